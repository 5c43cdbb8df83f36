import { DIRECTIONS, type HexId, type HexIndex, INDICES, idOf, neighbour } from '../../hex/hex.ts';
import { type HexSet, has } from '../../hex/hex-set.ts';
import type { Sides } from '../../hex/sides.ts';

/** Where a search has been: how far each hex is and from where it was entered. */
export interface Search {
  readonly start: HexIndex;
  /** Hexes found, nearest first; the start is the first. */
  readonly found: readonly HexIndex[];
  readonly cost: Int16Array;
  readonly from: Int16Array;
}

/** Breadth-first over `sides`, at most `limit` hexes, only into hexes of `allowed`; hexes of `ends` are entered but not left. */
export function search(start: HexIndex, limit: number, sides: Sides, allowed: HexSet, ends?: HexSet): Search {
  const cost = new Int16Array(INDICES).fill(-1);
  const from = new Int16Array(INDICES).fill(-1);
  const found: HexIndex[] = [start];
  cost[start] = 0;
  for (const hex of found) {
    if (cost[hex]! >= limit || (ends && hex !== start && has(ends, hex))) continue;
    for (const direction of DIRECTIONS) {
      if (!has(sides[direction], hex)) continue;
      const next = neighbour(hex, direction)!;
      if (cost[next]! >= 0 || !has(allowed, next)) continue;
      cost[next] = cost[hex]! + 1;
      from[next] = hex;
      found.push(next);
    }
  }
  return { start, found, cost, from };
}

/** The way a search came to a hex, both ends included. */
export function pathTo({ start, from }: Search, hex: HexIndex): HexId[] {
  const path: HexId[] = [];
  for (let at = hex; at !== start; at = from[at]! as HexIndex) path.push(idOf(at));
  path.push(idOf(start));
  return path.reverse();
}
