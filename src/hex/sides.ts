import { COLUMNS, type Direction, type HexIndex } from './hex.ts';
import { add, emptySet, type HexSet, overlaps } from './hex-set.ts';

/**
 * Which hexsides are open: for each direction the hexes that may be left that way.
 * Hexsides have two ends, so an open side is open from both.
 */
export type Sides = readonly [HexSet, HexSet, HexSet, HexSet, HexSet, HexSet];

export const noSides = (): Sides => [emptySet(), emptySet(), emptySet(), emptySet(), emptySet(), emptySet()];

/** Opens the side of `index` in a direction, from this end only. */
export function openSide(sides: Sides, index: HexIndex, direction: Direction): void {
  add(sides[direction], index);
}

/** Adds to `into` every hex one step from those of `from` in columns `first` to `last`. */
export function step(from: HexSet, sides: Sides, into: HexSet, first = 0, last = COLUMNS - 1): void {
  const [north, northEast, southEast, south, southWest, northWest] = sides;
  for (let c = first; c <= last; c++) {
    const word = from[c]!;
    if (word === 0) continue;
    const odd = c & 1;
    into[c]! |= ((word & north[c]!) >>> 1) | ((word & south[c]!) << 1);
    if (c + 1 < COLUMNS) {
      into[c + 1]! |= ((word & northEast[c]!) >>> (1 - odd)) | ((word & southEast[c]!) << odd);
    }
    if (c > 0) {
      into[c - 1]! |= ((word & northWest[c]!) >>> (1 - odd)) | ((word & southWest[c]!) << odd);
    }
  }
}

/** Adds to `into` those of `sides` both of whose ends lie in `allowed`. */
export function addSidesWithin(into: Sides, sides: Sides, allowed: HexSet): void {
  const [north, northEast, southEast, south, southWest, northWest] = sides;
  for (let c = 0; c < COLUMNS; c++) {
    const here = allowed[c]!;
    if (here === 0) continue;
    const odd = c & 1;
    const east = c + 1 < COLUMNS ? allowed[c + 1]! : 0;
    const west = c > 0 ? allowed[c - 1]! : 0;
    into[0][c]! |= north[c]! & here & (here << 1);
    into[1][c]! |= northEast[c]! & here & (east << (1 - odd));
    into[2][c]! |= southEast[c]! & here & (east >>> odd);
    into[3][c]! |= south[c]! & here & (here >>> 1);
    into[4][c]! |= southWest[c]! & here & (west >>> odd);
    into[5][c]! |= northWest[c]! & here & (west << (1 - odd));
  }
}

/** Everything that can be reached from `seeds` over open sides, the seeds included. */
export function closure(seeds: HexSet, sides: Sides): HexSet {
  const [north, northEast, southEast, south, southWest, northWest] = sides;
  const set = seeds.slice();
  // Sweeping east and west in turn, each column filled before its neighbours, settles in a few passes.
  for (let eastward = true, changed = true; changed; eastward = !eastward) {
    changed = false;
    for (let i = 0; i < COLUMNS; i++) {
      const c = eastward ? i : COLUMNS - 1 - i;
      if (set[c] === 0) continue;
      const word = fillColumn(set[c]!, north[c]!, south[c]!);
      set[c] = word;
      const odd = c & 1;
      const toEast = ((word & northEast[c]!) >>> (1 - odd)) | ((word & southEast[c]!) << odd);
      const toWest = ((word & northWest[c]!) >>> (1 - odd)) | ((word & southWest[c]!) << odd);
      if (c + 1 < COLUMNS && (toEast & ~set[c + 1]!) !== 0) {
        set[c + 1]! |= toEast;
        changed = true;
      }
      if (c > 0 && (toWest & ~set[c - 1]!) !== 0) {
        set[c - 1]! |= toWest;
        changed = true;
      }
    }
  }
  return set;
}

function fillColumn(word: number, north: number, south: number): number {
  for (;;) {
    const next = word | ((word & north) >>> 1) | ((word & south) << 1);
    if (next === word) return word;
    word = next;
  }
}

/** The hexes one step from `frontier` that are not in `reached`; they are added to it. Undefined if there are none. */
function advance(frontier: HexSet, sides: Sides, reached: HexSet): HexSet | undefined {
  const next = emptySet();
  step(frontier, sides, next);
  let found = 0;
  for (let c = 0; c < COLUMNS; c++) {
    next[c]! &= ~reached[c]!;
    reached[c]! |= next[c]!;
    found |= next[c]!;
  }
  return found === 0 ? undefined : next;
}

/** Every hex at most `range` steps from `from`, itself included. */
export function within(from: HexSet, range: number, sides: Sides): HexSet {
  const reached = from.slice();
  let frontier: HexSet | undefined = from;
  for (let i = 0; i < range && frontier; i++) frontier = advance(frontier, sides, reached);
  return reached;
}

/** The number of steps from `from` to the nearest hex of `to`; undefined if there is no way. */
export function stepsBetween(from: HexSet, to: HexSet, sides: Sides): number | undefined {
  const reached = from.slice();
  let frontier: HexSet | undefined = from;
  for (let steps = 0; frontier; steps++) {
    if (overlaps(frontier, to)) return steps;
    frontier = advance(frontier, sides, reached);
  }
  return undefined;
}
