import { indexOfPlace } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import type { Unit } from '../../data/units.ts';
import { DIRECTIONS, type HexIndex, neighbour } from '../../hex/hex.ts';
import { add, emptySet, type HexSet, has } from '../../hex/hex-set.ts';
import type { Sides } from '../../hex/sides.ts';
import type { Board } from '../state/board.ts';
import { derived } from '../state/derived.ts';
import { hexOf } from '../state/occupation.ts';
import type { SideSupply } from '../supply/side-supply.ts';
import { supplyOf } from '../supply/supply.ts';

type Element = 'sea' | 'land';

/** A supply path under way: where, in which element, with how many changes at ports, after how many hexes. */
interface PathEnd {
  readonly hex: HexIndex;
  readonly element: Element;
  readonly changes: 0 | 1;
  readonly length: number;
}

const KWAI_ROUTE: readonly HexIndex[] = TABLES.kwai.bangkokToRangoon.map((hex) => indexOfPlace(hex)!);

/** 13.79: whether a Japanese unit can trace its supply along the whole route between Bangkok and Rangoon. */
export function tracesOverKwai(board: Board, unit: Unit): boolean {
  const hex = hexOf(board, unit);
  return hex !== undefined && has(suppliedOverKwai(board), hex);
}

/** The hexes that some supplied HQ supplies over the bridge, in either direction. */
const suppliedOverKwai = derived((board: Board): HexSet => {
  const reached = emptySet();
  if (!board.markers.transportRoutes.kwai) return reached;
  const supply = supplyOf(board).sides.japan;
  for (const route of [KWAI_ROUTE, KWAI_ROUTE.toReversed()]) {
    if (!isOpen(route, supply.network.land)) continue;
    for (const { hq, hex, inSupply, nearBases } of supply.hqs) {
      if (!inSupply) continue;
      const starts: PathEnd[] = [
        { hex, element: 'sea', changes: 0, length: 0 },
        { hex, element: 'land', changes: 0, length: 0 },
      ];
      const beyond = extend(starts, hq.range, supply)
        .filter((end) => end.hex === route[0] && end.element === 'land')
        .map((end) => ({ ...end, hex: route.at(-1)!, length: end.length + route.length - 1 }));
      for (const end of extend(beyond, hq.range, supply)) {
        if (end.element === 'sea' || has(nearBases, end.hex)) add(reached, end.hex);
      }
    }
  }
  return reached;
});

function isOpen(route: readonly HexIndex[], sides: Sides): boolean {
  return route.slice(1).every((to, i) => {
    const from = route[i]!;
    return DIRECTIONS.some((d) => neighbour(from, d) === to && has(sides[d], from));
  });
}

/** Every way on from these path ends within a range, the shortest for each hex, element and count of changes. */
function extend(
  starts: readonly PathEnd[],
  range: number,
  { network, eligiblePorts }: SideSupply,
): PathEnd[] {
  const byLength: PathEnd[][] = Array.from({ length: range + 1 }, () => []);
  for (const start of starts) byLength[start.length]?.push(start);
  const found = new Map<string, PathEnd>();
  for (const ends of byLength) {
    // Changing over costs no length, so the list may grow while it is read.
    for (const end of ends) {
      if (found.has(key(end))) continue;
      found.set(key(end), end);
      if (end.changes === 0 && end.length > 0 && has(eligiblePorts, end.hex)) {
        ends.push({ ...end, element: end.element === 'sea' ? 'land' : 'sea', changes: 1 });
      }
      for (const d of DIRECTIONS) {
        if (!has(network[end.element][d], end.hex)) continue;
        byLength[end.length + 1]?.push({ ...end, hex: neighbour(end.hex, d)!, length: end.length + 1 });
      }
    }
  }
  return [...found.values()];
}

const key = ({ hex, element, changes }: PathEnd): string => `${hex} ${element} ${changes}`;
