import type { UnitId } from '../../../data/ids.ts';
import { indexOfPlace } from '../../../data/map.ts';
import { isCarrier, type Unit } from '../../../data/units.ts';
import { type HexId, idOf } from '../../../hex/hex.ts';
import { difference, has, intersection, members, setOf } from '../../../hex/hex-set.ts';
import { type Mode, STRATEGIC_MODES } from '../../movement/modes.ts';
import { attackable, landings } from '../../movement/naval.ts';
import { hexOf } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { abandon } from '../abandon.ts';
import { contestHex } from '../contest.ts';
import type { Answer } from '../decision.ts';
import { battleLimit, carriersAtSea, commonTargets, contested, reachOf, targetsOf } from '../declarable.ts';
import {
  activatedOf,
  changeOffensive,
  eventInForce,
  type Game,
  goTo,
  offensiveOf,
  type Step,
  tell,
} from '../game.ts';
import { moveContext } from '../move-context.ts';
import { inStrikeRange } from '../reach.ts';

/** 7.2 step 3, 7.24: forced battle hexes, then who fights or covers where, then the player commits himself. */
export const declaration: Step = {
  ask: (state) => {
    if (answersFor(state).length <= 1) return undefined;
    return {
      kind: 'declare-battles',
      side: offensiveOf(state).side,
      rule: '7.24',
      about: 'battle hexes and who fights in them',
    };
  },
  answers: answersFor,
  take: (game, answer) => {
    const forced = declareForced(game);
    const { battles, covers } = offensiveOf(forced.state);
    switch (answer.do) {
      case 'abandon':
        return abandon(game);
      case 'join': {
        const known = battles.some(({ hex }) => hex === answer.hex);
        const declared = known ? forced : declare(forced, answer.hex);
        const joined = offensiveOf(declared.state).battles.map((battle) =>
          battle.hex === answer.hex ? { ...battle, joined: [...battle.joined, answer.unit] } : battle,
        );
        return tell(changeOffensive(declared, { battles: joined }), {
          type: 'joined',
          unit: answer.unit,
          hex: answer.hex,
        });
      }
      case 'cover':
        return tell(changeOffensive(forced, { covers: { ...covers, [answer.unit]: answer.hex } }), {
          type: 'covered',
          unit: answer.unit,
          hex: answer.hex,
        });
      default:
        return committed(forced);
    }
  },
  // Nothing is open but the way back: the event lacks what it demands.
  pass: abandon,
};

const committed = (game: Game): Game => goTo(game, 'weather');

const forcedHexes = (state: State): HexId[] =>
  members(contested(state.board, offensiveOf(state).side)).map(idOf);

/** Battle hexes as they stand, the forced ones among them. */
function declaredHexes(state: State): HexId[] {
  return [...new Set([...forcedHexes(state), ...offensiveOf(state).battles.map(({ hex }) => hex)])];
}

function declareForced(game: Game): Game {
  const known = offensiveOf(game.state).battles.map(({ hex }) => hex);
  return forcedHexes(game.state)
    .filter((hex) => !known.includes(hex))
    .reduce(declare, game);
}

const declare = (game: Game, hex: HexId): Game => contestHex(game, hex, false);

function answersFor(state: State): Answer[] {
  const free = freeFighters(state);
  const bound = free.filter((unit) => isBound(state, unit));
  return [
    ...free.flatMap((unit) => joins(state, unit)),
    ...free.flatMap((unit) => covers(state, unit)),
    ...(bound.length === 0 && !lacks(state) ? [{ do: 'commit' } as const] : []),
    { do: 'abandon' },
  ];
}

/** What an event still demands before the player may commit himself; forced battle hexes count. */
const lacks = (state: State) =>
  eventInForce(state).commitCondition?.(declareForced({ state, events: [] }).state);

/** Activated air units and carriers, outside battle hexes, that have not been given anything to do. */
function freeFighters(state: State): Unit[] {
  const offensive = offensiveOf(state);
  const { side, moved, battles } = offensive;
  const busy = new Set<UnitId>([
    ...battles.flatMap(({ joined }) => joined),
    ...(Object.keys(offensive.covers) as UnitId[]),
  ]);
  const hexes = declaredHexes(state);
  return activatedOf(state, side).filter((unit) => {
    const fights = unit.class === 'air' || isCarrier(unit);
    const at = state.board.at[unit.index]!;
    const away = moved[unit.id];
    const strategic = away !== undefined && (away.cannotFight || STRATEGIC_MODES.includes(away.mode as Mode));
    // 12.31: a B-29 that has bombed Japan this turn does not fight in an offensive.
    const spent = state.board.thisTurn.bombers.includes(unit.id);
    return (
      fights &&
      !spent &&
      !busy.has(unit.id) &&
      !strategic &&
      hexOf(state.board, unit) !== undefined &&
      !hexes.includes(at as HexId)
    );
  });
}

/** 7.24: a carrier that did not end in a friendly port must fight or cover. */
function isBound(state: State, unit: Unit): boolean {
  return unit.class === 'naval' && carriersAtSea(state.board, offensiveOf(state)).includes(unit);
}

function joins(state: State, unit: Unit): Answer[] {
  const { board } = state;
  const offensive = offensiveOf(state);
  const declared = declaredHexes(state);
  const limit = battleLimit(offensive);
  const open = declared.length < limit ? openTargets(state) : declared;
  const forbidden = eventInForce(state).forbiddenTargets ?? [];
  const allowed = targetsOf(offensive);
  return inStrikeRange(unit, board.at[unit.index]!, open)
    .filter((hex) => !forbidden.includes(hex) && (!allowed || has(allowed, indexOfPlace(hex)!)))
    .map((hex) => ({ do: 'join', unit: unit.id, hex }));
}

/** Hexes that may still become battle hexes: with an operations card only one that every carrier at sea without a landing to cover reaches. */
function openTargets(state: State): HexId[] {
  const { board } = state;
  const offensive = offensiveOf(state);
  const open = attackable(board, offensive.side);
  const allowed = targetsOf(offensive);
  const targets = allowed ? intersection(open, allowed) : open;
  if (battleLimit(offensive) > 1) return members(targets).map(idOf);
  const ashore = landings(board, moveContext(state, offensive.side));
  const needy = carriersAtSea(board, offensive).filter(
    (unit) =>
      offensive.covers[unit.id] === undefined &&
      !members(ashore).some((hex) => has(reachOf(board, unit), hex)),
  );
  return commonTargets(board, needy, targets).map(idOf);
}

/** 7.24: landings in vacant enemy hexes can be covered from the air. */
function covers(state: State, unit: Unit): Answer[] {
  const { board } = state;
  const { side } = offensiveOf(state);
  const battles = setOf(declaredHexes(state).map((hex) => indexOfPlace(hex)!));
  const ashore = difference(landings(board, moveContext(state, side)), battles);
  return inStrikeRange(unit, board.at[unit.index]!, members(ashore).map(idOf)).map((hex) => ({
    do: 'cover',
    unit: unit.id,
    hex,
  }));
}
