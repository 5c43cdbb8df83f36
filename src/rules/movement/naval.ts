import { enemyOf } from '../../data/ids.ts';
import { ADJACENT, inArea, indexOfPlace, PORTS } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { isCarrier, type NavalUnit, type Unit } from '../../data/units.ts';
import { type HexIndex, idOf } from '../../hex/hex.ts';
import { difference, type HexSet, has, intersection, setOf, union } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import { type Board, placeOf, withChanges } from '../state/board.ts';
import { derived } from '../state/derived.ts';
import { KUNMING_AREA, occupationOf } from '../state/occupation.ts';
import { enemyZoiAgainst } from '../supply/supply.ts';
import { projectsZoi } from '../zoi/zone.ts';
import { battlesFrom, type MoveContext, navalAllowance, wholeBoard } from './context.ts';
import { garrisoned } from './garrisons.ts';
import { SEA_LANES } from './limits.ts';
import type { Destination } from './modes.ts';
import { pathTo, type Search, search } from './search.ts';

const INLAND_CHINA = union(inArea('china-inland'), KUNMING_AREA);

/** 7.24: hexes with enemy units, garrisons included, where a battle can be declared. */
export function attackable(board: Board, side: MoveContext['side']): HexSet {
  const enemy = enemyOf(side);
  const present = union(occupationOf(board).units[enemy], garrisoned(board, enemy));
  return difference(present, INLAND_CHINA);
}

/** Enemy hexes where ground units of the side have landed in this offensive. */
export function landings(board: Board, { side, landed }: MoveContext): HexSet {
  const hexes = setOf(landed.flatMap((id) => indexOfPlace(placeOf(board, id)) ?? []));
  return intersection(hexes, controlledBy(board, enemyOf(side)));
}

/** The range at which all carriers of a stack can take part together; undefined without carriers. */
export function carrierRange(ships: readonly NavalUnit[]): number | undefined {
  const ranges = ships.filter(isCarrier).map((ship) => ship.range!);
  return ranges.length === 0 ? undefined : Math.min(...ranges);
}

/** 8.21 (and 7.26 in reaction): where ships may end an ordinary move. */
export function navalStops(
  board: Board,
  ships: readonly NavalUnit[],
  start: HexIndex,
  context: MoveContext,
): HexSet {
  const { side, role } = context;
  const range = carrierRange(ships);
  if (role === 'reaction') {
    const battles = setOf(battlesFrom(idOf(start), context).map((hex) => indexOfPlace(hex)!));
    return range === undefined ? battles : within(battles, range, ADJACENT);
  }
  const enemies = attackable(board, side);
  const ashore = landings(board, context);
  const stops = [enemies, ashore, intersection(PORTS, controlledBy(board, side))].reduce(union);
  return range === undefined ? stops : union(stops, within(union(enemies, ashore), range, ADJACENT));
}

/** 8.21: ordinary naval movement; ZOI does not hinder it. */
export function navalMoves(
  board: Board,
  ships: readonly NavalUnit[],
  start: HexIndex,
  context: MoveContext,
): Destination[] {
  const found = search(start, navalAllowance(context), SEA_LANES, wholeBoard(context));
  return destinations(found, navalStops(board, ships, start, context));
}

/** 8.23: from a friendly port to another at twice the distance, outside enemy ZOI; the offensive player alone. */
export function navalStrategicMoves(
  board: Board,
  ships: readonly NavalUnit[],
  start: HexIndex,
  context: MoveContext,
): Destination[] {
  const ports = intersection(PORTS, controlledBy(board, context.side));
  if (context.role !== 'offensive' || !has(ports, start)) return [];
  const safe = safeWithout(board, ships, context);
  if (!has(safe, start)) return [];
  const limit = navalAllowance(context) * TABLES.movement.strategicFactor;
  // 7.24: beside enemies there is a battle, and these ships take part in none.
  const ends = difference(ports, occupationOf(board).units[enemyOf(context.side)]);
  return destinations(search(start, limit, SEA_LANES, safe), ends);
}

/** 6.4 A: hexes outside enemy ZOI while these units, on strategic movement, project none themselves. */
export const safeWithout = (board: Board, units: readonly Unit[], context: MoveContext): HexSet =>
  difference(
    wholeBoard(context),
    enemyZoiAgainst(boardWithout(board, units.filter(projectsZoi)), context.side),
  );

const boardsWithout = derived((_board: Board) => new Map<string, Board>());

/** The board without some units; asked for again and again while moves are worked out, so it is kept. */
function boardWithout(board: Board, units: readonly Unit[]): Board {
  if (units.length === 0) return board;
  const key = units.map(({ id }) => id).join();
  const known = boardsWithout(board).get(key);
  if (known) return known;
  const away = Object.fromEntries(units.map(({ id }) => [id, { at: 'out-of-play' as const }]));
  const without = withChanges(board, { units: away });
  boardsWithout(board).set(key, without);
  return without;
}

/** Every hex of `stops` a search has found, but the start. */
export function destinations(found: Search, stops: HexSet): Destination[] {
  return found.found
    .filter((hex) => hex !== found.start && has(stops, hex))
    .map((hex) => ({ to: idOf(hex), cost: found.cost[hex]!, path: pathTo(found, hex) }));
}
