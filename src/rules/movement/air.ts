import { enemyOf } from '../../data/ids.ts';
import { ADJACENT, AIRFIELDS, indexOfPlace, MAP } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type AirUnit, UNITS } from '../../data/units.ts';
import { type HexId, type HexIndex, idOf } from '../../hex/hex.ts';
import { difference, type HexSet, has, intersection, members, setOf, union } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { occupationOf, unitsIn } from '../state/occupation.ts';
import { HUMP_AIRFIELDS } from '../supply/burma-road.ts';
import { suppliedAirfields } from '../supply/supply.ts';
import { airLegs, battlesFrom, type MoveContext, wholeBoard } from './context.ts';
import { CLOSED_AIRFIELDS } from './limits.ts';
import type { Destination } from './modes.ts';
import { safeWithout } from './naval.ts';

/** A place an air unit can be between two legs. */
type Base = HexIndex | 'china-box';

const FERRY = MAP.hexes.find((hex) => hex.airFerry)!.index;

/** The range a whole stack can fly a leg: the normal one, or the longest each unit has. */
export function legRange(units: readonly AirUnit[], extended: boolean): number {
  return Math.min(
    ...units.map((unit) => (extended ? Math.max(unit.range, unit.extendedRange ?? 0) : unit.range)),
  );
}

/** Whether any unit of a stack has an extended range to use. */
export const hasExtendedRange = (units: readonly AirUnit[]): boolean =>
  units.some((unit) => unit.extendedRange !== undefined);

/** 8.31: flights in legs of normal range, or of extended range as well. */
export function airMoves(
  board: Board,
  units: readonly AirUnit[],
  start: Base,
  context: MoveContext,
  extended: boolean,
): Destination[] {
  if (extended && !hasExtendedRange(units)) return [];
  // 8.31: who must fight cannot have used a bracketed range.
  if (extended && context.role === 'reaction' && units.some((unit) => unit.transferOnly)) return [];
  const range = legRange(units, extended);
  const flights = fly(
    board,
    units,
    start,
    airLegs(context),
    (from) =>
      context.avoid === null
        ? within(setOf([from]), range, ADJACENT)
        : reachInside(from, range, wholeBoard(context)),
    context,
    wholeBoard(context),
  );
  return flights.filter(
    ({ to }) =>
      context.role === 'offensive' || units.every((unit) => reachesBattle(unit, start, to, context)),
  );
}

/** 7.26, 8.31: in reaction every unit must take part in a declared battle from where it lands, in the one it has left if any. */
function reachesBattle(unit: AirUnit, start: Base, to: Destination['to'], context: MoveContext): boolean {
  if (to === 'china-box') return false;
  const range = fightingRange(unit);
  const reach = within(setOf([indexOfPlace(to)!]), range, ADJACENT);
  return battlesFrom(place(start), context).some((hex) => has(reach, indexOfPlace(hex)!));
}

/** 1.3, 9.2A: how far a unit can fight: a bracketed range is for moving only. */
export const fightingRange = (unit: AirUnit): number =>
  unit.transferOnly ? unit.range : Math.max(unit.range, unit.extendedRange ?? 0);

/** 8.33: twice as many legs, outside enemy ZOI, and no battle; the offensive player alone. */
export function airStrategicMoves(
  board: Board,
  units: readonly AirUnit[],
  start: Base,
  context: MoveContext,
): Destination[] {
  if (context.role !== 'offensive') return [];
  const safe = safeWithout(board, units, context);
  if (start !== 'china-box' && !has(safe, start)) return [];
  const range = legRange(units, true);
  const reach = (from: HexIndex) => reachInside(from, range, safe);
  const legs = airLegs(context) * TABLES.movement.strategicFactor;
  // 7.24: beside enemies there is a battle, and these units take part in none.
  const enemies = occupationOf(board).units[enemyOf(context.side)];
  return fly(board, units, start, legs, reach, context, safe).filter(
    ({ to }) => to === 'china-box' || !has(enemies, indexOfPlace(to)!),
  );
}

/** Hexes within a range over safe hexes alone. */
export function reachInside(from: HexIndex, range: number, safe: HexSet): HexSet {
  let reached = setOf([from]);
  for (let i = 0; i < range; i++) reached = intersection(within(reached, 1, ADJACENT), safe);
  return reached;
}

/** Airfields a side may use. */
export const airBases = (board: Board, side: MoveContext['side']): HexSet =>
  difference(intersection(AIRFIELDS, controlledBy(board, side)), CLOSED_AIRFIELDS);

/** Leg by leg from base to base, the fewest legs first; out of the China box only to airfields of `open`. */
function fly(
  board: Board,
  units: readonly AirUnit[],
  start: Base,
  legs: number,
  reach: (from: HexIndex) => HexSet,
  context: MoveContext,
  open: HexSet,
): Destination[] {
  const own = airBases(board, context.side);
  const stops = mayRefuelAtFerry(board, context) ? union(own, setOf([FERRY])) : own;
  const ends = difference(own, closedTo(board, context));
  const gates = chinaGates(board, context);
  const paths = new Map<Base, Base[]>([[start, [start]]]);
  let last: Base[] = [start];
  for (let leg = 1; leg <= legs && last.length > 0; leg++) {
    const next: Base[] = [];
    for (const base of last) {
      const bases: Base[] =
        base === 'china-box' ? members(intersection(gates, open)) : members(intersection(reach(base), stops));
      if (base !== 'china-box' && has(gates, base)) bases.push('china-box');
      for (const to of bases) {
        if (paths.has(to)) continue;
        paths.set(to, [...paths.get(base)!, to]);
        next.push(to);
      }
    }
    last = next;
  }
  return [...paths]
    .filter(
      ([base]) => base !== start && (base === 'china-box' ? roomInChina(board, units) : has(ends, base)),
    )
    .map(([base, path]) => ({ to: place(base), cost: path.length - 1, path: path.map(place) }));
}

const place = (base: Base): HexId | 'china-box' => (base === 'china-box' ? base : idOf(base));

/** 8.35: for the Allies, between two legs, while no Japanese ship is there. */
function mayRefuelAtFerry(board: Board, { side }: MoveContext): boolean {
  return side === 'allies' && !unitsIn(board, FERRY).some((unit) => unit.side === 'japan');
}

/** 8.31: where a flight may not end: beside enemy ground units, or in a declared battle hex. */
function closedTo(board: Board, { side, battleHexes }: MoveContext): HexSet {
  const enemies = members(occupationOf(board).groundOrAir[enemyOf(side)]).filter((hex) =>
    unitsIn(board, hex).some((unit) => unit.side !== side && unit.class === 'ground'),
  );
  return setOf([...enemies, ...battleHexes.map((hex) => indexOfPlace(hex)!)]);
}

/** 13.74: airfields of Northern India one leg from the China box, whatever the range. */
function chinaGates(board: Board, { side }: MoveContext): HexSet {
  if (side !== 'allies' || board.surrendered.includes('china')) return setOf([]);
  return intersection(HUMP_AIRFIELDS, suppliedAirfields(board, 'allies'));
}

/** 13.74: two air units in the box, one of them a B-29 at most. */
function roomInChina(board: Board, units: readonly AirUnit[]): boolean {
  const there = UNITS.filter(
    (unit): unit is AirUnit => unit.class === 'air' && board.at[unit.index] === 'china-box',
  );
  const all = [...there.filter((unit) => !units.includes(unit)), ...units];
  return (
    all.length <= TABLES.chinaBox.units &&
    all.filter((unit) => unit.type === 'b29').length <= TABLES.chinaBox.b29
  );
}
