import { enemyOf, type Place, type UnitId } from '../../../data/ids.ts';
import { BOARD, indexOfPlace } from '../../../data/map.ts';
import { type AirUnit, type GroundUnit, type NavalUnit, type Unit, unitOf } from '../../../data/units.ts';
import { type HexId, type HexIndex, idOf } from '../../../hex/hex.ts';
import { difference, has, setOf } from '../../../hex/hex-set.ts';
import { legRange, reachInside } from '../../movement/air.ts';
import { groundAllowance } from '../../movement/context.ts';
import { garrisoned } from '../../movement/garrisons.ts';
import { type Destination, LANDING_MODES, type Mode } from '../../movement/modes.ts';
import { modesOf, movesOf } from '../../movement/moves.ts';
import { overlandMoves } from '../../movement/overland.ts';
import { landingCost, organicCargo } from '../../movement/sea-lift.ts';
import { type Board, withChanges } from '../../state/board.ts';
import { derived } from '../../state/derived.ts';
import { hexOf, occupationOf, unitsIn } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { laterTurn } from '../../state/turn-track.ts';
import { zoiOf } from '../../supply/supply.ts';
import { abandon } from '../abandon.ts';
import { takeControl } from '../control-change.ts';
import type { Answer } from '../decision.ts';
import { declarable, judge } from '../declarable.ts';
import { mayDisengage } from '../disengagement.ts';
import {
  activatedOf,
  changeBoard,
  changeOffensive,
  comeBack,
  eventInForce,
  type Game,
  goTo,
  offensiveOf,
  place,
  type Step,
  sendTo,
  tell,
} from '../game.ts';
import { moveContext, quietContext } from '../move-context.ts';
import type { Moved } from '../offensive.ts';

/** 7.2 step 2, 7.23: units move stack by stack, each to its end before the next begins. */
export const movement: Step = {
  ask: (state) => {
    const { side, march } = offensiveOf(state);
    if (march && !march.asked) {
      return {
        kind: 'disengage',
        side: enemyOf(side),
        rule: '8.43',
        about: `withdraw before ${march.units.map((id) => unitOf(id).name).join(', ')}`,
      };
    }
    return { kind: 'move', side, rule: '7.23', about: 'where to move' };
  },
  answers: (state) => {
    const { stack, march } = offensiveOf(state);
    if (march) return march.asked ? marchOn(state) : disengagements(state);
    return stack.length === 0 ? firstUnits(state) : stackAnswers(state);
  },
  accepts: (state, answer) => answer.do === 'move' && isAnotherWay(state, answer),
  take: (game, answer) => {
    const { stack } = offensiveOf(game.state);
    switch (answer.do) {
      case 'abandon':
        return abandon(game);
      case 'add':
        return changeOffensive(game, {
          stack: eventInForce(game.state).oneStack ? game.state.board.activated : [...stack, answer.unit],
        });
      case 'turn-track':
        return toTurnTrack(game);
      case 'move':
        return move(game, answer);
      case 'withdraw':
        return withdraw(game, answer.to);
      case 'hold':
        return changeOffensive(game, { march: null, stack: [] });
      default:
        return offensiveOf(game.state).march
          ? changeOffensive(game, { march: null, stack: [] })
          : goTo(game, 'declaration');
    }
  },
  pass: (game) => goTo(game, 'declaration'),
};

const unmoved = (state: State): Unit[] => {
  const { side, moved } = offensiveOf(state);
  return activatedOf(state, side).filter((unit) => moved[unit.id] === undefined);
};

/** A stack begins with any unit that can go somewhere. */
function firstUnits(state: State): Answer[] {
  const offensive = offensiveOf(state);
  const context = moveContext(state, offensive.side);
  const together = eventInForce(state).oneStack;
  const units = unmoved(state).filter(
    (unit) => unit.class === 'air' || canMove(state, together ? unmoved(state) : [unit]),
  );
  return [
    ...units.map((unit) => ({ do: 'add', unit: unit.id }) as const),
    ...(declarable(state.board, offensive, context) ? [{ do: 'done' } as const] : []),
    { do: 'abandon' },
  ];
}

function stackAnswers(state: State): Answer[] {
  const { stack } = offensiveOf(state);
  const units = stack.map(unitOf);
  const at = state.board.at[units[0]!.index];
  const others = unmoved(state).filter(
    (unit) => state.board.at[unit.index] === at && !stack.includes(unit.id),
  );
  return [
    ...legalMoves(state, units),
    ...others
      .filter((unit) => canMove(state, [...units, unit]))
      .map((unit) => ({ do: 'add', unit: unit.id }) as const),
    ...(units.every((unit) => unit.class === 'air') ? [{ do: 'turn-track' } as const] : []),
  ];
}

const movesOn = derived((_board: Board) => new Map<string, (Answer & { do: 'move' })[]>());

/**
 * Every move of a stack that leaves the offensive declarable, quiet ways round enemy ZOI included. A board with
 * activated units belongs to one offensive, so what was worked out when the stack was begun serves when it is complete.
 */
export function legalMoves(state: State, units: readonly Unit[]): (Answer & { do: 'move' })[] {
  const known = movesOn(state.board);
  const key = `${offensiveOf(state).card} ${units.map(({ id }) => id).join()}`;
  const moves = known.get(key) ?? findMoves(state, units);
  known.set(key, moves);
  return moves;
}

/** Whether a stack has any legal move: mode by mode, since the first will mostly do. */
function canMove(state: State, units: readonly Unit[]): boolean {
  const context = moveContext(state, offensiveOf(state).side);
  const isLegal = legalIn(state, units);
  return modesOf(state.board, units, context).some(([mode, find]) =>
    find().some(({ to, path }) => isLegal({ do: 'move', mode, to, path })),
  );
}

/** What the event and the battles still to be declared have against a move. */
function legalIn(state: State, units: readonly Unit[]): (move: Answer & { do: 'move' }) => boolean {
  const { forbidsMove } = eventInForce(state);
  const judged = judgeMoves(state, units);
  return (move) => !forbidsMove?.(state, units, move.mode, move.to) && judged(move);
}

function findMoves(state: State, units: readonly Unit[]): (Answer & { do: 'move' })[] {
  const offensive = offensiveOf(state);
  const context = moveContext(state, offensive.side);
  const loud = flatten(movesOf(state.board, units, context));
  const giveaways = loud.filter(
    ({ mode, path }) => !offensive.touchedZoi && touchesZoi(state, units, mode, path),
  );
  const quiet =
    giveaways.length === 0 ? [] : flatten(movesOf(state.board, units, quietContext(state, context)));
  const needed = quiet.filter(({ mode, to }) =>
    giveaways.some((other) => other.mode === mode && other.to === to),
  );
  return [...loud, ...needed].filter(legalIn(state, units));
}

/**
 * Whether a path that was not offered is a legal way to a place that was: the move is worked out anew with every hex
 * barred but those of the path. A way that could be cut short inside its own hexes is none; flights go by their stops.
 */
function isAnotherWay(state: State, { mode, to, path }: Answer & { do: 'move' }): boolean {
  const { side, stack, march } = offensiveOf(state);
  if (march || stack.length === 0 || mode.startsWith('air')) return false;
  const units = stack.map(unitOf);
  if (!legalMoves(state, units).some((legal) => legal.mode === mode && legal.to === to)) return false;
  const hexes = setOf(path.flatMap((place) => indexOfPlace(place) ?? []));
  const along = movesOf(state.board, units, { ...moveContext(state, side), avoid: difference(BOARD, hexes) })[
    mode
  ];
  return along?.some((found) => found.to === to && found.path.join() === path.join()) ?? false;
}

const flatten = (moves: Partial<Record<Mode, Destination[]>>): (Answer & { do: 'move' })[] =>
  (Object.entries(moves) as [Mode, Destination[]][]).flatMap(([mode, found]) =>
    found.map(({ to, path }) => ({ do: 'move', mode, to, path }) as const),
  );

/** Whether a move of this stack leaves the offensive declarable. */
function judgeMoves(
  state: State,
  units: readonly Unit[],
): (move: { mode: Mode; to: Place; path: readonly Place[] }) => boolean {
  const offensive = offensiveOf(state);
  const away = Object.fromEntries(units.map((unit) => [unit.id, { at: 'out-of-play' as const }]));
  const judged = judge(
    withChanges(state.board, { units: away }),
    offensive,
    moveContext(state, offensive.side),
  );
  return ({ mode, to, path }) => judged({ units, mode, to, path });
}

/** 7.25E: whether a move enters, crosses or leaves enemy ZOI, neutralised or not. */
export function touchesZoi(
  state: State,
  units: readonly Unit[],
  mode: Mode,
  path: readonly Place[],
): boolean {
  const { hexes } = zoiOf(state.board, enemyOf(offensiveOf(state).side));
  const stops = path.map(indexOfPlace);
  if (stops.some((hex) => hex !== undefined && has(hexes, hex))) return true;
  if (!mode.startsWith('air')) return false;
  const range = legRange(units as AirUnit[], mode !== 'air');
  const clear = difference(BOARD, hexes);
  // A leg is quiet if some way of it is.
  return stops.slice(1).some((to, i) => {
    const from = stops[i];
    return from !== undefined && to !== undefined && !has(reachInside(from, range, clear), to);
  });
}

function move(game: Game, { mode, to, path }: Answer & { do: 'move' }): Game {
  const { state } = game;
  const offensive = offensiveOf(state);
  const units = (offensive.march?.units ?? offensive.stack).map(unitOf);
  const ids = units.map((unit) => unit.id);
  const touched = offensive.touchedZoi || touchesZoi(state, units, mode, path);
  const told = tell(game, { type: 'moved', units: ids, mode, path });
  const assaulted = LANDING_MODES.includes(mode) ? assaultedNow(state, to as HexId) : [];
  const paid =
    LANDING_MODES.includes(mode) && mode !== 'barge' ? payAsp(told, units, mode === 'organic') : told;
  const recorded = changeOffensive(place(paid, ids, to), {
    stack: [],
    march: null,
    touchedZoi: touched,
    bargeUsed: offensive.bargeUsed || mode === 'barge',
    enteredBySea: units.some((unit) => unit.class === 'naval')
      ? [...offensive.enteredBySea, ...(path.slice(1) as HexId[])]
      : offensive.enteredBySea,
    landed: [
      ...offensive.landed,
      ...(LANDING_MODES.includes(mode) ? ids.filter((id) => unitOf(id).class === 'ground') : []),
    ],
    assaulted: [...offensive.assaulted, ...assaulted],
    moved: { ...offensive.moved, ...records(state, units, mode, path) },
  });
  return mode === 'overland' ? march(recorded, units as GroundUnit[], path as HexId[]) : recorded;
}

/** How each unit of a stack has moved. */
function records(
  state: State,
  units: readonly Unit[],
  mode: Mode,
  path: readonly Place[],
): Record<string, Moved> {
  const troops = units.filter((unit): unit is GroundUnit => unit.class === 'ground');
  const escorts = units.filter((unit): unit is NavalUnit => unit.class === 'naval');
  const cargo = mode === 'organic' ? organicCargo({ troops, escorts }) : [];
  const lifters = escorts.filter((unit) => ['CA', 'CL', 'APD'].includes(unit.type));
  const before = offensiveOf(state).moved;
  return Object.fromEntries(
    units.map((unit) => [
      unit.id,
      {
        mode,
        from: before[unit.id]?.from ?? (path[0] as HexId),
        lastFrom: path.at(-2) as HexId,
        carriedBy: cargo.includes(unit as GroundUnit) ? lifters[cargo.indexOf(unit as GroundUnit)]!.id : null,
        cannotFight:
          mode === 'air-strategic' ||
          mode === 'naval-strategic' ||
          (mode === 'air-extended' && unit.class === 'air' && unit.transferOnly),
      } satisfies Moved,
    ]),
  );
}

/** 9.4: the landing's target, if reaction ground units or an HQ are there. */
function assaultedNow(state: State, hex: HexId): HexId[] {
  const { side, assaulted } = offensiveOf(state);
  const index = indexOfPlace(hex)!;
  const defended =
    has(garrisoned(state.board, enemyOf(side)), index) ||
    unitsIn(state.board, index).some(
      (unit) => unit.side !== side && (unit.class === 'ground' || unit.class === 'hq'),
    );
  return defended && !assaulted.includes(hex) ? [hex] : [];
}

/** 8.45A. */
function payAsp(game: Game, units: readonly Unit[], organic: boolean): Game {
  const { side } = offensiveOf(game.state);
  const convoy = {
    troops: units.filter((unit): unit is GroundUnit => unit.class === 'ground'),
    escorts: units.filter((unit): unit is NavalUnit => unit.class === 'naval'),
  };
  return spendAsp(game, side, landingCost(game.state.board, convoy, organic));
}

export function spendAsp(game: Game, side: 'japan' | 'allies', points: number): Game {
  if (points === 0) return game;
  const { aspUsed } = game.state.board.thisTurn;
  const used = { ...aspUsed, [side]: aspUsed[side] + points };
  return tell(changeBoard(game, { thisTurn: { aspUsed: used } }), { type: 'asp-spent', side, points });
}

/** 6.5: a march takes every vacant hex it enters at once; 8.43: defenders it meets may withdraw. */
function march(game: Game, troops: readonly GroundUnit[], path: readonly HexId[]): Game {
  const { side } = offensiveOf(game.state);
  let after = game;
  const [, ...entered] = path;
  for (const [i, hex] of entered.entries()) {
    const index = indexOfPlace(hex)!;
    const last = i === entered.length - 1;
    if (!holdsOut(after.state, index, last)) after = takeControl(after, index, side);
  }
  const end = indexOfPlace(path.at(-1)!)!;
  if (!mayDisengage(after.state, end)) return after;
  const spent = costOf(game.state, troops, path);
  return changeOffensive(after, { march: { units: troops.map((unit) => unit.id), spent, asked: false } });
}

/** Whether the enemy keeps a hex that is marched into: ground or air units there, at the end of a march ships too, or an HQ in company. */
function holdsOut(state: State, hex: HexIndex, last: boolean): boolean {
  const { side } = offensiveOf(state);
  const enemies = unitsIn(state.board, hex).filter((unit) => unit.side !== side);
  if (enemies.some((unit) => unit.class === 'ground' || unit.class === 'air')) return true;
  // 13.76, 13.94: garrisons hold their cities.
  if (has(garrisoned(state.board, enemyOf(side)), hex)) return true;
  // 6.14: an HQ alone does not hold a hex.
  return last && enemies.some((unit) => unit.class === 'naval');
}

function costOf(state: State, troops: readonly GroundUnit[], path: readonly HexId[]): number {
  const { side, before } = offensiveOf(state);
  const context = moveContext(state, side);
  const start = indexOfPlace(path[0]!)!;
  const board = withChanges(before, {
    units: Object.fromEntries(troops.map((unit) => [unit.id, { at: path[0]! }])),
  });
  return (
    overlandMoves(board, troops, start, context).find(({ to }) => to === path.at(-1))?.cost ??
    groundAllowance(context)
  );
}

function disengagements(state: State): Answer[] {
  const { march: met } = offensiveOf(state);
  const troops = met!.units.map(unitOf) as GroundUnit[];
  const hex = hexOf(state.board, troops[0]!)!;
  const places = mayDisengage(state, hex) || [];
  return [...places.map((to) => ({ do: 'withdraw', to: idOf(to) }) as const), { do: 'hold' }];
}

/** 8.43: the defenders go, to a hex that is then theirs (6.5), and the march may go on with what it has left. */
function withdraw(game: Game, to: HexId): Game {
  const { side, march: met } = offensiveOf(game.state);
  const hex = hexOf(game.state.board, unitOf(met!.units[0]!))!;
  const leaving = unitsIn(game.state.board, hex).filter(
    (unit) => unit.side !== side && unit.class === 'ground',
  );
  const gone = leaving.reduce(
    (after, unit) => tell(place(after, [unit.id], to), { type: 'retreated', unit: unit.id, to }),
    game,
  );
  const vacant = !occupied(gone.state, hex);
  const refuge = takeControl(gone, indexOfPlace(to)!, enemyOf(side));
  const taken = vacant ? takeControl(refuge, hex, side) : refuge;
  return vacant
    ? changeOffensive(taken, { march: { ...met!, asked: true } })
    : changeOffensive(taken, { march: null });
}

const occupied = (state: State, hex: HexIndex): boolean => {
  const { side } = offensiveOf(state);
  const { holders } = occupationOf(state.board);
  return (
    has(holders[enemyOf(side)], hex) &&
    unitsIn(state.board, hex).some((unit) => unit.side !== side && unit.class !== 'hq')
  );
};

function marchOn(state: State): Answer[] {
  const offensive = offensiveOf(state);
  const context = moveContext(state, offensive.side);
  const troops = offensive.march!.units.map(unitOf) as GroundUnit[];
  const start = hexOf(state.board, troops[0]!)!;
  const left = groundAllowance(context) - offensive.march!.spent;
  const on = overlandMoves(state.board, troops, start, context, left)
    .map(({ to, path }) => ({ do: 'move', mode: 'overland', to, path }) as const)
    .filter(judgeMoves(state, troops));
  return [...on, { do: 'done' }];
}

/** 8.33: air units taken off the map come back next turn. */
function toTurnTrack(game: Game): Game {
  const { stack, moved } = offensiveOf(game.state);
  const to = laterTurn(game.state.board, 1);
  const from = (id: UnitId) => game.state.board.at[unitOf(id).index] as HexId;
  const records = Object.fromEntries(
    stack.map((id) => [
      id,
      {
        mode: 'turn-track',
        from: from(id),
        lastFrom: from(id),
        carriedBy: null,
        cannotFight: true,
      } satisfies Moved,
    ]),
  );
  const gone = comeBack(sendTo(game, stack, to, '8.33'), stack);
  return changeOffensive(gone, { stack: [], moved: { ...moved, ...records } });
}
