import { enemyOf, type Place, type Side, type UnitId } from '../../../data/ids.ts';
import { BOARD, COASTAL, indexOfPlace, PORTS } from '../../../data/map.ts';
import type { AirUnit, Unit } from '../../../data/units.ts';
import { DIRECTIONS, type HexIndex, idOf, neighbour } from '../../../hex/hex.ts';
import { difference, type HexSet, has, intersection, union } from '../../../hex/hex-set.ts';
import { controlledBy } from '../../control/control.ts';
import { airBases, airMoves, hasExtendedRange } from '../../movement/air.ts';
import { navalAllowance } from '../../movement/context.ts';
import { SEA_LANES } from '../../movement/limits.ts';
import { type Mode, STRATEGIC_MODES } from '../../movement/modes.ts';
import { search } from '../../movement/search.ts';
import { placeOf } from '../../state/board.ts';
import { hexOf, occupationOf } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { mayCommand } from '../../supply/command.ts';
import { enemyZoiAgainst, supplyOf } from '../../supply/supply.ts';
import type { Answer } from '../decision.ts';
import {
  activatedOf,
  changeOffensive,
  type Game,
  goTo,
  offensiveOf,
  place,
  type Step,
  tell,
} from '../game.ts';
import { moveContext } from '../move-context.ts';

/** 7.2 step 13, 9.6: activated units go home, the reaction player's first. */
export const postBattle: Step = {
  ask: (state) => {
    const [unit] = waiting(state);
    if (!unit || answersFor(state).length < 2) return undefined;
    return { kind: 'post-battle-move', side: unit.side, rule: '9.6', about: 'who goes where' };
  },
  answers: (state) => answersFor(state),
  take: (game, answer) => (answer.do === 'go' ? goHome(game, answer.unit, answer.to) : game),
  pass: (game) => {
    const [unit] = waiting(game.state);
    if (!unit) return goTo(game, 'aftermath');
    const [only] = answersFor(game.state);
    return only ? goHome(game, only.unit, only.to) : goHome(game, unit.id, 'eliminated');
  },
};

const answersFor = (state: State): (Answer & { do: 'go' })[] =>
  waiting(state).flatMap((unit) =>
    homes(state, unit).map((to) => ({ do: 'go', unit: unit.id, to }) as const),
  );

/**
 * The units that may go next. Where troops have to leave a lost landing the order is the player's: a carrier that is
 * gone no longer keeps enemy ZOI from them (9.62). Else it does not matter, and they go as they were activated.
 */
function waiting(state: State): Unit[] {
  const { side } = offensiveOf(state);
  const first = returning(state, enemyOf(side));
  const units = first.length > 0 ? first : returning(state, side);
  return units.some((unit) => unit.class === 'ground') ? units : units.slice(0, 1);
}

/** Ships and air units that have not moved strategically, and troops turned back from a landing. */
function returning(state: State, side: Side): Unit[] {
  const { postBattle: gone, moved, repulsed } = offensiveOf(state);
  return activatedOf(state, side).filter((unit) => {
    const onMap = hexOf(state.board, unit) !== undefined || placeOf(state.board, unit.id) === 'china-box';
    const mode = moved[unit.id]?.mode;
    if (!onMap || gone.includes(unit.id) || STRATEGIC_MODES.includes(mode as Mode) || mode === 'turn-track')
      return false;
    return unit.class === 'ground' ? repulsed.includes(unit.id) : true;
  });
}

function goHome(game: Game, unit: UnitId, to: Place): Game {
  const stays = placeOf(game.state.board, unit) === to;
  const moved = stays ? game : tell(place(game, [unit], to), { type: 'placed', unit, to, rule: '9.6' });
  return changeOffensive(moved, { postBattle: [...offensiveOf(game.state).postBattle, unit] });
}

/** Where a unit may end its post-battle move; staying where it is included, if it may. */
function homes(state: State, unit: Unit): (Place & (`${number}` | 'china-box'))[] {
  if (unit.class === 'ground') return harbours(state, unit);
  const all = unit.class === 'air' ? airHomes(state, unit) : ports(state, unit);
  if (unit.side === offensiveOf(state).side) return all;
  // 9.61: in supply and in an HQ's range, where that can be had.
  const supplied = all.filter(
    (to) => to !== 'china-box' && has(supplyingHexes(state, unit), indexOfPlace(to)!),
  );
  return supplied.length > 0 ? supplied : all;
}

function supplyingHexes(state: State, unit: Unit): HexSet {
  return supplyOf(state.board)
    .sides[unit.side].hqs.filter(({ hq, inSupply }) => inSupply && mayCommand(hq, unit))
    .map(({ supplies }) => supplies)
    .reduce(union, difference(BOARD, BOARD));
}

function ports(state: State, unit: Unit) {
  const { board } = state;
  const own = intersection(PORTS, controlledBy(board, unit.side));
  const found = search(hexOf(board, unit)!, navalAllowance(moveContext(state, unit.side)), SEA_LANES, BOARD);
  return found.found.filter((hex) => has(own, hex)).map(idOf);
}

/** 8.31 without the wish to fight: legs of any range the unit has. */
function airHomes(state: State, unit: AirUnit) {
  const { board } = state;
  const at = placeOf(board, unit.id) as `${number}` | 'china-box';
  const start = at === 'china-box' ? at : indexOfPlace(at)!;
  const context = { ...moveContext(state, unit.side), role: 'offensive', battleHexes: [] } as const;
  const flights = airMoves(board, [unit], start, context, hasExtendedRange([unit])).map(({ to }) => to);
  const own = airBases(board, unit.side);
  const mayStay = at === 'china-box' || (has(own, indexOfPlace(at)!) && !flights.includes(at));
  return mayStay ? [at, ...flights] : flights;
}

/** 8.45C, 9.62: coasts of one's own, clear of enemies, and out of enemy ZOI as soon as it has been left. */
function harbours(state: State, unit: Unit) {
  const { board } = state;
  const start = hexOf(board, unit)!;
  const zoi = enemyZoiAgainst(board, unit.side);
  const enemies = occupationOf(board).units[enemyOf(unit.side)];
  const limit = navalAllowance(moveContext(state, unit.side));
  const own = intersection(COASTAL, controlledBy(board, unit.side));
  const cost = new Map<HexIndex, number>([[start, 0]]);
  for (const [hex, spent] of cost) {
    if (spent === limit) continue;
    for (const direction of DIRECTIONS) {
      if (!has(SEA_LANES[direction], hex)) continue;
      const next = neighbour(hex, direction)!;
      const closed = has(enemies, next) || (has(zoi, next) && !has(zoi, hex));
      if (!closed && !cost.has(next)) cost.set(next, spent + 1);
    }
  }
  return [...cost.keys()].filter((hex) => hex !== start && has(own, hex)).map(idOf);
}
