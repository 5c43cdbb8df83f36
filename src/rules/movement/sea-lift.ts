import { enemyOf } from '../../data/ids.ts';
import { ALL_WATER, BOARD, COASTAL, indexOfPlace, PORTS, SHIPS } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type GroundUnit, isCarrier, type NavalUnit } from '../../data/units.ts';
import { DIRECTIONS, type HexIndex, idOf, neighbour } from '../../hex/hex.ts';
import { difference, type HexSet, has, intersection, members, setOf, union } from '../../hex/hex-set.ts';
import { controlledBy } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { occupationOf, unitsIn } from '../state/occupation.ts';
import { enemyZoiAgainst, suppliedPorts } from '../supply/supply.ts';
import { type MoveContext, navalAllowance, wholeBoard } from './context.ts';
import {
  armyMayLand,
  aspCost,
  canBeShipped,
  canLand,
  isOrganicCargo,
  isOrganicCarrier,
  LANDING_COASTS,
  mayEnterCountry,
  SEA_LANES,
} from './limits.ts';
import type { Destination } from './modes.ts';
import { destinations, navalStops, safeWithout } from './naval.ts';
import { search } from './search.ts';

/** Ground units that go by sea, and the ships that go with them. */
export interface Convoy {
  readonly troops: readonly GroundUnit[];
  readonly escorts: readonly NavalUnit[];
}

/** 8.45A: the points a landing costs; with `organic` the ships' own cargo goes free (8.46). */
export function landingCost(board: Board, { troops, escorts }: Convoy, organic: boolean): number {
  const lifted = organic ? organicCargo({ troops, escorts }) : [];
  return troops
    .filter((unit) => !lifted.includes(unit))
    .reduce((sum, unit) => sum + aspCost(unit, board.reduced[unit.index]!), 0);
}

/** 8.46: brigades carried by cruisers and destroyer transports of the stack, one each. */
export function organicCargo({ troops, escorts }: Convoy): GroundUnit[] {
  return troops.filter(isOrganicCargo).slice(0, escorts.filter(isOrganicCarrier).length);
}

/** 8.45, 8.46: landings of a convoy, by shipping points or by the warships' own lift. */
export function landingMoves(
  board: Board,
  convoy: Convoy,
  start: HexIndex,
  context: MoveContext,
  organic: boolean,
): Destination[] {
  const { troops } = convoy;
  if (troops.length === 0 || !troops.every(canLand)) return [];
  if (organic && organicCargo(convoy).length === 0) return [];
  const cost = landingCost(board, convoy, organic);
  const points = context.role === 'reaction' ? Math.min(context.asp, TABLES.limits.reactionAsp) : context.asp;
  if (cost > points || !mayEmbark(board, start, context)) return [];
  const open = convoyWaters(board, convoy, context);
  if (!has(open, start)) return [];
  const ashore = landingStops(board, convoy, context);
  const stops = intersection(ashore, escortStops(board, convoy, start, context));
  return destinations(search(start, navalAllowance(context), SEA_LANES, open), stops);
}

/** 8.4: from a coast of one's own. */
function mayEmbark(board: Board, start: HexIndex, { side }: MoveContext): boolean {
  return has(intersection(COASTAL, controlledBy(board, side)), start);
}

/**
 * 8.45B, 8.11, 6.4 B: hexes a convoy may be in. A carrier that goes along neutralises enemy ZOI wherever they are;
 * without warships there may be no enemy ship.
 */
function convoyWaters(board: Board, { escorts }: Convoy, context: MoveContext): HexSet {
  const { side } = context;
  const waters = wholeBoard(context);
  const safe = escorts.some(isCarrier) ? waters : difference(waters, enemyZoiAgainst(board, side));
  return escorts.length > 0 ? safe : difference(safe, enemyShips(board, side));
}

export function enemyShips(board: Board, side: MoveContext['side']): HexSet {
  const enemy = occupationOf(board).units[enemyOf(side)];
  return setOf(
    members(enemy).filter((hex) =>
      unitsIn(board, hex).some((unit) => unit.side !== side && unit.class === 'naval'),
    ),
  );
}

/** Where all troops of a convoy may come ashore together. */
function landingStops(board: Board, { troops }: Convoy, context: MoveContext): HexSet {
  const marinesLanding = troops.some((unit) => unit.marine);
  const battles = setOf(context.battleHexes.map((hex) => indexOfPlace(hex)!));
  return setOf(
    members(LANDING_COASTS).filter(
      (hex) =>
        (context.role === 'offensive' || has(battles, hex)) &&
        troops.every(
          (unit) =>
            mayEnterCountry(unit, hex) &&
            (context.role === 'reaction' ||
              context.armyLandsAnywhere ||
              armyMayLand(board, unit, hex, marinesLanding, context.landed)),
        ),
    ),
  );
}

/** 8.21: where ships may stop that bring troops ashore: on enemy coasts by that very landing, else as ever. */
function escortStops(board: Board, { escorts }: Convoy, start: HexIndex, context: MoveContext): HexSet {
  if (escorts.length === 0) return BOARD;
  const enemyCoasts = intersection(COASTAL, controlledBy(board, enemyOf(context.side)));
  const stops = navalStops(board, escorts, start, context);
  return context.role === 'reaction' ? stops : union(stops, enemyCoasts);
}

/**
 * 8.44: troops shipped to a supplied port of their own, at twice the distance if they leave from a port;
 * outside enemy ZOI, not to a hex with enemies. Ships may go along, and only with them do troops pass enemy ships
 * (8.11): for the doubled distance by strategic movement (8.23), else by ordinary, when carriers neutralise ZOI.
 */
export function transportMoves(
  board: Board,
  convoy: Convoy,
  start: HexIndex,
  context: MoveContext,
): Destination[] {
  const { troops, escorts } = convoy;
  if (context.role !== 'offensive' || troops.length === 0 || !troops.every(canBeShipped)) return [];
  if (!mayEmbark(board, start, context)) return [];
  const { side } = context;
  const ends = difference(suppliedPorts(board, side), occupationOf(board).units[enemyOf(side)]);
  const allowed = setOf(members(ends).filter((hex) => troops.every((unit) => mayEnterCountry(unit, hex))));
  const limit = navalAllowance(context);
  const voyage = (hexes: number, open: HexSet): Destination[] =>
    has(open, start) ? destinations(search(start, hexes, SEA_LANES, open), allowed) : [];
  const ordinary = voyage(limit, convoyWaters(board, convoy, context));
  if (!has(PORTS, start)) return ordinary;
  const safe = safeWithout(board, escorts, context);
  const waters = escorts.length > 0 ? safe : difference(safe, enemyShips(board, side));
  const doubled = voyage(limit * TABLES.movement.strategicFactor, waters);
  return [...ordinary, ...doubled.filter(({ to }) => !ordinary.some((other) => other.to === to))];
}

/** 8.47: one Japanese ground unit over one all-water hexside, by barge, in an offensive with a card of value 3. */
export function bargeMoves(
  board: Board,
  troops: readonly GroundUnit[],
  start: HexIndex,
  context: MoveContext,
): Destination[] {
  const [unit] = troops;
  const allowed = context.side === 'japan' && context.role === 'offensive' && context.oc === 3;
  if (!unit || troops.length !== 1 || !allowed || context.bargeUsed || board.markers.barges !== 'available')
    return [];
  if (!mayEmbark(board, start, context)) return [];
  const open = convoyWaters(board, { troops, escorts: [] }, context);
  if (!has(open, start)) return [];
  const stops = landingStops(board, { troops, escorts: [] }, context);
  return DIRECTIONS.flatMap((direction) => {
    if (!has(ALL_WATER[direction], start) || !has(SHIPS[direction], start)) return [];
    const to = neighbour(start, direction)!;
    if (!has(open, to) || !has(stops, to)) return [];
    return [{ to: idOf(to), cost: 1, path: [idOf(start), idOf(to)] }];
  });
}
