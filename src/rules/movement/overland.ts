import { enemyOf } from '../../data/ids.ts';
import { GROUND, hexAt, indexOfPlace } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import type { GroundUnit } from '../../data/units.ts';
import { DIRECTIONS, type Direction, type HexIndex, idOf, neighbour } from '../../hex/hex.ts';
import { has, setOf, union } from '../../hex/hex-set.ts';
import type { Board } from '../state/board.ts';
import { occupationOf, unitsIn } from '../state/occupation.ts';
import { routesBuilt } from '../supply/land-logistics.ts';
import { groundAllowance, type MoveContext } from './context.ts';
import { garrisoned } from './garrisons.ts';
import { mayEnterCountry } from './limits.ts';
import type { Destination } from './modes.ts';

/** A way overland so far. */
interface March {
  readonly hex: HexIndex;
  readonly cost: number;
  readonly path: readonly HexIndex[];
}

/** 8.42: marches of a stack, each to its cheapest. */
export function overlandMoves(
  board: Board,
  troops: readonly GroundUnit[],
  start: HexIndex,
  context: MoveContext,
  allowance = groundAllowance(context),
): Destination[] {
  const battles = setOf(context.battleHexes.map((hex) => indexOfPlace(hex)!));
  // 8.42: nobody leaves a declared battle hex.
  if (troops.length === 0 || has(battles, start)) return [];
  const enemy = enemyOf(context.side);
  const enemies = union(occupationOf(board).holders[enemy], garrisoned(board, enemy));
  const best = new Map<HexIndex, March>([[start, { hex: start, cost: 0, path: [start] }]]);
  const open: March[] = [best.get(start)!];
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost);
    const at = open.pop()!;
    if (best.get(at.hex) !== at) continue;
    // 8.11, 8.42: enemy ground or air units, an HQ, or a battle hex end the march.
    if (at.hex !== start && (has(enemies, at.hex) || has(battles, at.hex))) continue;
    for (const direction of DIRECTIONS) {
      const cost = at.cost + stepCost(board, troops, at.hex, direction, context);
      if (cost > allowance) continue;
      const hex = neighbour(at.hex, direction)!;
      if (context.avoid && has(context.avoid, hex)) continue;
      if (cost >= (best.get(hex)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const march = { hex, cost, path: [...at.path, hex] };
      best.set(hex, march);
      open.push(march);
    }
  }
  return [...best.values()]
    .filter(({ hex }) => hex !== start && (context.role === 'offensive' || has(battles, hex)))
    .map(({ hex, cost, path }) => ({ to: idOf(hex), cost, path: path.map(idOf) }));
}

/** 8.42: what one step costs a stack; infinite where it may not go. */
export function stepCost(
  board: Board,
  troops: readonly GroundUnit[],
  from: HexIndex,
  direction: Direction,
  context: MoveContext,
): number {
  if (!has(GROUND[direction], from)) return Number.POSITIVE_INFINITY;
  const to = neighbour(from, direction)!;
  if (!troops.every((unit) => mayEnterCountry(unit, to))) return Number.POSITIVE_INFINITY;
  const route = has(routesBuilt(board.markers.transportRoutes)[direction], from);
  const { terrain } = hexAt(to);
  // 8.49: armour crosses mountains along a route alone.
  if (terrain === 'mountain' && !route && troops.some((unit) => unit.armour)) return Number.POSITIVE_INFINITY;
  const byRoute = route && !slowedBy(board, context, to);
  return byRoute ? TABLES.routeCost : (TABLES.terrain[terrain].cost ?? Number.POSITIVE_INFINITY);
}

/** 8.42: whom the route rate does not lead to: any enemy but ships, for a reaction only ground units. */
function slowedBy(board: Board, { side, role }: MoveContext, hex: HexIndex): boolean {
  const { holders, groundOrAir } = occupationOf(board);
  const enemy = enemyOf(side);
  if (has(garrisoned(board, enemy), hex)) return true;
  if (role === 'offensive') return has(holders[enemy], hex);
  return (
    has(groundOrAir[enemy], hex) &&
    unitsIn(board, hex).some((unit) => unit.side === enemy && unit.class === 'ground')
  );
}
