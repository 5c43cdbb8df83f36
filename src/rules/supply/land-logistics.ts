import type { Side } from '../../data/ids.ts';
import { BOARD, indexOfPlace, MAP, ofTerrain, ROUTES, type Terrain } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { COLUMNS, DIRECTIONS, type HexId, type HexIndex, neighbour } from '../../hex/hex.ts';
import { difference, emptySet, type HexSet, setOf, union } from '../../hex/hex-set.ts';
import { addSidesWithin, noSides, openSide, type Sides, step } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { derived } from '../state/derived.ts';
import { occupationOf } from '../state/occupation.ts';

const KWAI_SIDES: Sides = pairsOpen(TABLES.kwai.sides);

function pairsOpen(pairs: readonly string[]): Sides {
  const sides = noSides();
  for (const pair of pairs) {
    const [a, b] = pair.split('-').map((hex) => indexOfPlace(hex as HexId)!) as [HexIndex, HexIndex];
    for (const d of DIRECTIONS) {
      if (neighbour(a, d) === b) openSide(sides, a, d);
      if (neighbour(b, d) === a) openSide(sides, b, d);
    }
  }
  return sides;
}

/** 13.77, 13.79: the transport routes that exist, given which have been built. */
export const routesBuilt = derived((built: Board['markers']['transportRoutes']): Sides => {
  const markers = (['jarhat', 'ledo', 'imphal'] as const).filter((route) => !built[route]);
  const cut = setOf(markers.map((route) => indexOfPlace(TABLES.transportRoutes[route])!));
  const routes = noSides();
  addSidesWithin(routes, ROUTES, difference(BOARD, cut));
  if (!built.kwai)
    for (const d of DIRECTIONS) for (let c = 0; c < COLUMNS; c++) routes[d][c]! &= ~KWAI_SIDES[d][c]!;
  return routes;
});

/** 6.21A: routes at half cost, where both hexes are vacant or under the side's own control, and none is `barred`. */
export function cheapRoutes(board: Board, side: Side, barred: HexSet): Sides {
  const { units } = occupationOf(board);
  const vacant = difference(BOARD, union(units.japan, units.allies));
  const usable = difference(union(vacant, controlledBy(board, side)), barred);
  const routes = noSides();
  addSidesWithin(routes, routesBuilt(board.markers.transportRoutes), usable);
  return routes;
}

/** Routes a side holds from end to end: every hex under its control and none `barred`. */
export function routesHeld(board: Board, side: Side, barred: HexSet): Sides {
  const routes = noSides();
  const held = difference(controlledBy(board, side), barred);
  addSidesWithin(routes, routesBuilt(board.markers.transportRoutes), held);
  return routes;
}

/** Costs are counted in halves of a movement point, the price of a transport route. */
const halves = (points: number): number => points / TABLES.routeCost;

const LIMIT = halves(TABLES.landLogisticsLimit);

/** Terrain by what entering it costs, in halves of a point. */
const ENTRY: readonly { readonly cost: number; readonly hexes: HexSet }[] = [
  ...new Set(MAP.hexes.map((hex) => TABLES.terrain[hex.terrain].cost)),
]
  .filter((cost) => cost !== null)
  .map((cost) => ({
    cost: halves(cost),
    hexes: ofTerrain(
      ...(Object.keys(TABLES.terrain) as Terrain[]).filter((name) => TABLES.terrain[name].cost === cost),
    ),
  }));

/**
 * 6.21A, land logistics limit: hexes within four movement points overland of any of `sources`,
 * by terrain costs (8.42) over `land` sides, half a point along `cheap` transport routes.
 */
export function landLogistics(sources: HexSet, land: Sides, cheap: Sides): HexSet {
  const reached = emptySet();
  // due[k]: hexes entered at a cost of k halves of a point, unless they were reached for less.
  const due: HexSet[] = [sources.slice()];
  for (let spent = 1; spent <= LIMIT; spent++) due.push(emptySet());
  for (let spent = 0; spent <= LIMIT; spent++) {
    const here = due[spent]!;
    let found = 0;
    for (let c = 0; c < COLUMNS; c++) {
      here[c]! &= ~reached[c]!;
      reached[c]! |= here[c]!;
      found |= here[c]!;
    }
    if (found === 0 || spent === LIMIT) continue;
    step(here, cheap, due[spent + 1]!);
    const around = emptySet();
    step(here, land, around);
    for (const { cost, hexes } of ENTRY) {
      if (spent + cost > LIMIT) continue;
      const later = due[spent + cost]!;
      for (let c = 0; c < COLUMNS; c++) later[c]! |= around[c]! & hexes[c]!;
    }
  }
  return reached;
}
