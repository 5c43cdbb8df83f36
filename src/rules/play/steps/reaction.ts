import { enemyOf, type Side, type UnitId } from '../../../data/ids.ts';
import { ADJACENT, indexOfPlace } from '../../../data/map.ts';
import {
  type GroundUnit,
  HQS,
  type Hq,
  isCarrier,
  type NavalUnit,
  UNITS,
  type Unit,
  unitOf,
} from '../../../data/units.ts';
import { type HexId, idOf } from '../../../hex/hex.ts';
import { has, setOf } from '../../../hex/hex-set.ts';
import { within } from '../../../hex/sides.ts';
import { cardOf, logisticsWith } from '../../cards/events.ts';
import { loseStep } from '../../combat/hits.ts';
import type { Mode } from '../../movement/modes.ts';
import { movesOf } from '../../movement/moves.ts';
import { landingCost } from '../../movement/sea-lift.ts';
import { placeOf } from '../../state/board.ts';
import { derived } from '../../state/derived.ts';
import { hexOf, unitsIn } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { supplyOf } from '../../supply/supply.ts';
import { type ActivationTerms, hqsFor, whyNotChosen } from '../activation-limits.ts';
import { contestHex } from '../contest.ts';
import type { Answer } from '../decision.ts';
import {
  changeBoard,
  changeOffensive,
  eventInForce,
  type Game,
  goTo,
  offensiveOf,
  place,
  type Step,
  tell,
  withBoard,
} from '../game.ts';
import { moveContext } from '../move-context.ts';
import type { Moved } from '../offensive.ts';
import { inStrikeRange } from '../reach.ts';
import { counteroffensiveIn } from '../reaction-cards.ts';
import { spendAsp } from './movement.ts';

/** 7.2 step 8, 7.26: one HQ of the reaction player sends units to the battles; each must take part in one. */
export const reaction: Step = {
  ask: (state) => {
    const { side, reaction: under, reactionDone } = offensiveOf(state);
    const enemy = enemyOf(side);
    const forced = forcedOut(state);
    if (forced.length === 1) return undefined;
    if (forced.length > 1)
      return {
        kind: 'react',
        side: enemy,
        rule: '5.3',
        about: `where ${unitOf(forced[0]!.units[0]!).name} goes`,
      };
    if (reactionDone || openBattles(state).length === 0) return undefined;
    if (under === null && !airJoins(state)) {
      return hqs(state).length === 0
        ? undefined
        : { kind: 'reaction-hq', side: enemy, rule: '7.26', about: 'the HQ that reacts' };
    }
    return reactions(state).length === 0
      ? undefined
      : { kind: 'react', side: enemy, rule: '7.26', about: 'a unit to react with' };
  },
  answers: (state) => {
    const forced = forcedOut(state);
    if (forced.length > 0) return forced;
    return offensiveOf(state).reaction === null && !airJoins(state)
      ? [...hqs(state).map((hq) => ({ do: 'hq', hq: hq.id }) as const), { do: 'decline' }]
      : [...reactions(state), { do: 'done' }];
  },
  take: (game, answer) => {
    switch (answer.do) {
      case 'hq':
        return tell(changeOffensive(game, { reaction: { hq: answer.hq, activated: [], fightsAt: {} } }), {
          type: 'hq-chosen',
          hq: answer.hq,
          role: 'reaction',
        });
      case 'react':
        if (forcedOut(game.state).length > 0) return comeOut(game, answer);
        return airJoins(game.state) ? joinByAir(game, answer) : react(game, answer);
      default:
        return changeOffensive(game, { reactionDone: true });
    }
  },
  pass: (game) => {
    const [only] = forcedOut(game.state);
    if (only) return comeOut(game, only);
    return goTo(caughtWithoutEscort(dropEmptySpecials(game)), 'attack-cards');
  },
};

/** The battles that may be reacted to: all, or at surprise only those made by special reaction (7.27). */
function openBattles(state: State): HexId[] {
  const { intelligence, battles } = offensiveOf(state);
  const { reaction: allowed } = eventInForce(state);
  if (allowed === 'none') return [];
  if (allowed === 'air-joins') return battles.map(({ hex }) => hex);
  return battles.filter(({ special }) => special || intelligence !== 'surprise').map(({ hex }) => hex);
}

/** 7.26: HQs in supply with a battle hex within their straight range. */
function hqs(state: State): Hq[] {
  const { side } = offensiveOf(state);
  const counter = counteroffensiveIn(offensiveOf(state));
  const enemy = enemyOf(side);
  const open = openBattles(state).map((hex) => indexOfPlace(hex)!);
  return supplyOf(state.board)
    .sides[enemy].hqs.filter(
      ({ hq, hex, inSupply }) =>
        inSupply && open.some((battle) => has(within(setOf([hex]), hq.range, ADJACENT), battle)),
    )
    .map(({ hq }) => hq)
    .filter(
      (hq) => counter === undefined || hqsFor(state.board, enemy, cardOf(counter), 'event').includes(hq),
    );
}

function termsOf(state: State): ActivationTerms {
  const { reaction: under, oc } = offensiveOf(state);
  const counter = counteroffensiveIn(offensiveOf(state));
  const hq = HQS.find((one) => one.id === under!.hq)!;
  return {
    hq,
    // 5.32C: a counteroffensive counts by its own logistics value.
    base: counter ? logisticsWith(cardOf(counter), hq.id, oc) : oc,
    limits: counter ? cardOf(counter).activation : undefined,
    battleHexes: setOf(openBattles(state).map((hex) => indexOfPlace(hex)!)),
  };
}

/** Every way to activate a unit, or a ground unit with a ship beside it, and bring it into a battle. */
const reactions = derived((state: State): (Answer & { do: 'react' })[] => {
  if (airJoins(state)) return joinsByAir(state);
  const terms = termsOf(state);
  const chosen = offensiveOf(state).reaction!.activated;
  const able = UNITS.filter(
    (unit) =>
      unit.side === terms.hq.side &&
      !isHeldAtSurprise(state, unit) &&
      !isSpentBomber(state, unit) &&
      whyNotChosen(state.board, terms, chosen, unit) === undefined,
  );
  return [...able.flatMap((unit) => alone(state, unit)), ...convoys(state, terms, able)];
});

/** 7.26, 9.1: who is in a battle hex that may not be reacted to fights there and nowhere else. */
function isHeldAtSurprise(state: State, unit: Unit): boolean {
  const at = placeOf(state.board, unit.id);
  const declared = offensiveOf(state).battles.some(({ hex }) => hex === at);
  return declared && !openBattles(state).includes(at as HexId);
}

/** 12.31: a B-29 that has bombed Japan this turn reacts only where it is attacked. */
const isSpentBomber = (state: State, unit: Unit): boolean =>
  state.board.thisTurn.bombers.includes(unit.id) && !isEntered(state, unit);

/** Whether enemies have come into the battle hex a unit stands in. */
function isEntered(state: State, unit: Unit): boolean {
  const hex = hexOf(state.board, unit);
  return (
    hex !== undefined &&
    openBattles(state).includes(idOf(hex)) &&
    unitsIn(state.board, hex).some(({ side }) => side !== unit.side)
  );
}

/** J2: a unit an event calls out, and the hexes it may go to. */
function forcedOut(state: State): (Answer & { do: 'react' })[] {
  const forced = eventInForce(state).forcedReaction?.(state) ?? [];
  return forced.map(({ unit, to }) => {
    const from = placeOf(state.board, unit) as HexId;
    return { do: 'react', units: [unit], mode: 'naval', to, path: [from, to], battle: to } as const;
  });
}

/** It counts as activated, fights where it has come to, and goes home after the battle. */
function comeOut(game: Game, { units, to, path }: Answer & { do: 'react' }): Game {
  const [unit] = units as [UnitId];
  const activated = changeBoard(game, { activated: [...game.state.board.activated, unit] });
  const { moved } = offensiveOf(game.state);
  const recorded = changeOffensive(activated, {
    moved: { ...moved, [unit]: recordOf(units, unit, 'naval', path) },
  });
  const out = tell(place(recorded, units, to), { type: 'moved', units, mode: 'naval', path });
  return contestHex(out, to as HexId, false);
}

/** J2: no HQ and no activation; air units join a battle in range from where they are. */
const airJoins = (state: State): boolean => eventInForce(state).reaction === 'air-joins';

function joinsByAir(state: State): (Answer & { do: 'react' })[] {
  const { side, reaction: under } = offensiveOf(state);
  const open = openBattles(state);
  return UNITS.filter(
    (unit) => unit.class === 'air' && unit.side !== side && under?.fightsAt[unit.id] === undefined,
  )
    .filter((unit) => !open.includes(placeOf(state.board, unit.id) as HexId))
    .flatMap((unit) => stays(state, unit, open));
}

function joinByAir(game: Game, { units, battle }: Answer & { do: 'react' }): Game {
  const under = offensiveOf(game.state).reaction ?? { hq: null, activated: [], fightsAt: {} };
  const fightsAt = { ...under.fightsAt, [units[0]!]: battle };
  return tell(changeOffensive(game, { reaction: { ...under, fightsAt } }), {
    type: 'joined',
    unit: units[0]!,
    hex: battle,
  });
}

function alone(state: State, unit: Unit): (Answer & { do: 'react' })[] {
  const at = placeOf(state.board, unit.id);
  const open = openBattles(state);
  const inside = open.includes(at as HexId);
  const flies = unit.class === 'air' || isCarrier(unit);
  // 9.11: who starts in a battle hex fights there, from within or, by air, from outside.
  const battles = inside ? [at as HexId] : open;
  const stay = stays(state, unit, battles);
  return inside && !flies ? stay : [...stay, ...journeys(state, [unit], battles)];
}

/** Fighting from where it is: by air from a distance, else in the hex itself. */
function stays(state: State, unit: Unit, battles: readonly HexId[]): (Answer & { do: 'react' })[] {
  const at = placeOf(state.board, unit.id) as HexId;
  const flies = unit.class === 'air' || isCarrier(unit);
  return (flies ? inStrikeRange(unit, at, battles) : battles.filter((hex) => hex === at)).map(
    (battle) => ({ do: 'react', units: [unit.id], mode: 'stay', to: at, path: [at], battle }) as const,
  );
}

/** Moves that end where all the units can take part in one of these battles. */
function journeys(
  state: State,
  units: readonly Unit[],
  battles: readonly HexId[],
): (Answer & { do: 'react' })[] {
  const context = {
    ...moveContext(state, units[0]!.side),
    battleHexes: openBattles(state),
    asp: reactionAsp(state, units[0]!.side),
  };
  return Object.entries(movesOf(state.board, units, context)).flatMap(([mode, found]) =>
    found.flatMap(({ to, path }) =>
      battles
        .filter((battle) => units.every((unit) => joinsFrom(unit, units, to, battle)))
        .map(
          (battle) =>
            ({
              do: 'react',
              units: units.map((unit) => unit.id),
              mode: mode as Mode,
              to,
              path,
              battle,
            }) as const,
        ),
    ),
  );
}

/** 9.11, 9.12: air units and carriers fight from a distance; a ship beside such a carrier escorts it; others must be in the hex. */
function joinsFrom(unit: Unit, units: readonly Unit[], to: HexId | 'china-box', battle: HexId): boolean {
  if (to === battle) return true;
  if (unit.class === 'air' || isCarrier(unit)) return inStrikeRange(unit, to, [battle]).length > 0;
  return (
    unit.class === 'naval' &&
    units.some((other) => isCarrier(other) && inStrikeRange(other, to, [battle]).length > 0)
  );
}

/** 8.45A: one point in a whole reaction. */
function reactionAsp(state: State, side: Side): number {
  const { moved, reaction: under } = offensiveOf(state);
  const used = under!.activated.some((id) => moved[id]?.mode === 'amphibious');
  return used ? 0 : moveContext(state, side).asp;
}

/** Two units of the same hex that go together: troops with a ship (8.45B, 8.46), or a carrier with an escort (9.12). */
function convoys(state: State, terms: ActivationTerms, able: readonly Unit[]): (Answer & { do: 'react' })[] {
  const open = openBattles(state);
  const outside = able.filter((unit) => !open.includes(placeOf(state.board, unit.id) as HexId));
  const leaders = outside.filter((unit) => unit.class === 'ground' || isCarrier(unit));
  const ships = outside.filter((unit): unit is NavalUnit => unit.class === 'naval');
  const chosen = offensiveOf(state).reaction!.activated;
  return leaders.flatMap((unit) =>
    ships
      .filter((ship) => ship !== unit && (unit.class === 'ground' || !isCarrier(ship)))
      .filter((ship) => placeOf(state.board, ship.id) === placeOf(state.board, unit.id))
      .filter((ship) => whyNotChosen(state.board, terms, [...chosen, unit.id], ship) === undefined)
      .flatMap((ship) =>
        // In the battle hex itself a carrier and its escort can as well come one by one.
        journeys(state, [unit, ship], open).filter(
          ({ to, battle }) => (to === battle) === (unit.class === 'ground'),
        ),
      ),
  );
}

function react(game: Game, { units, mode, to, path, battle }: Answer & { do: 'react' }): Game {
  const offensive = offensiveOf(game.state);
  const side = enemyOf(offensive.side);
  const under = offensive.reaction!;
  const activated = changeBoard(game, { activated: [...game.state.board.activated, ...units] });
  const told = units.reduce((after, unit) => tell(after, { type: 'activated', unit }), activated);
  const gone = mode === 'stay' ? told : tell(place(told, units, to), { type: 'moved', units, mode, path });
  const paid =
    mode === 'amphibious' || mode === 'organic'
      ? spendAsp(gone, side, costOf(game.state, units, mode === 'organic'))
      : gone;
  const flyers = units.filter((id) => unitOf(id).class === 'air' || isCarrier(unitOf(id)));
  return changeOffensive(paid, {
    reaction: {
      ...under,
      activated: [...under.activated, ...units],
      fightsAt: { ...under.fightsAt, ...Object.fromEntries(flyers.map((id) => [id, battle])) },
    },
    moved: {
      ...offensive.moved,
      ...Object.fromEntries(units.map((id) => [id, recordOf(units, id, mode, path)])),
    },
  });
}

function recordOf(
  units: readonly UnitId[],
  id: UnitId,
  mode: Mode | 'stay',
  path: readonly (HexId | 'china-box')[],
): Moved {
  const carrier = units.find((other) => unitOf(other).class === 'naval');
  return {
    mode: mode === 'stay' ? 'stayed' : mode,
    from: path[0]!,
    lastFrom: path.at(-2) ?? path[0]!,
    carriedBy: mode === 'organic' && unitOf(id).class === 'ground' ? carrier! : null,
    cannotFight: false,
  };
}

function costOf(state: State, units: readonly UnitId[], organic: boolean): number {
  const all = units.map(unitOf);
  const troops = all.filter((unit): unit is GroundUnit => unit.class === 'ground');
  const escorts = all.filter((unit): unit is NavalUnit => unit.class === 'naval');
  return landingCost(state.board, { troops, escorts }, organic);
}

/** 7.27: a special reaction that sends nobody makes no battle. */
function dropEmptySpecials(game: Game): Game {
  const { battles, reaction: under, side } = offensiveOf(game.state);
  const kept = battles.filter(({ hex, special }) => {
    if (!special) return true;
    const inHex = unitsIn(game.state.board, indexOfPlace(hex)!).some((unit) => unit.side !== side);
    return inHex || Object.values(under?.fightsAt ?? {}).includes(hex);
  });
  return changeOffensive(game, { battles: kept });
}

/** 8.45B: troops landed without a ship beside them, where enemy ships have come, lose a step each and do not fight. */
function caughtWithoutEscort(game: Game): Game {
  const { battles, side, landed, reaction: under, moved } = offensiveOf(game.state);
  return battles.reduce((after, { hex }) => {
    const here = unitsIn(after.state.board, indexOfPlace(hex)!);
    const troops = here.filter((unit) => unit.side === side && landed.includes(unit.id));
    const escorted = here.some((unit) => unit.side === side && unit.class === 'naval');
    const hunted = here.some(
      (unit) =>
        unit.side !== side &&
        unit.class === 'naval' &&
        under?.activated.includes(unit.id) &&
        moved[unit.id]?.mode !== 'stayed',
    );
    if (troops.length === 0 || escorted || !hunted) return after;
    return troops.reduce((caught, unit) => {
      const before = caught.state.board;
      const board = loseStep(before, unit.id);
      const left = placeOf(board, unit.id) === 'eliminated' ? 'eliminated' : 'reduced';
      const told = tell(withBoard(caught, board), { type: 'step-lost', target: unit.id, hex, left });
      return changeOffensive(told, { repulsed: [...offensiveOf(told.state).repulsed, unit.id] });
    }, after);
  }, game);
}
