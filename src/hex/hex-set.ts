import { COLUMNS, type HexIndex } from './hex.ts';

/**
 * A set of hexes: one word a column, one bit a row (see `HexIndex`). A plain array of small integers:
 * engines keep those unboxed, and a typed array of this size costs ten times as much to create.
 */
export type HexSet = number[];

const EMPTY: HexSet = new Array(COLUMNS).fill(0);

export const emptySet = (): HexSet => EMPTY.slice();

export function setOf(indices: Iterable<HexIndex>): HexSet {
  const set = emptySet();
  for (const index of indices) add(set, index);
  return set;
}

export function has(set: HexSet, index: HexIndex): boolean {
  return ((set[index >> 5]! >>> (index & 31)) & 1) === 1;
}

export function add(set: HexSet, index: HexIndex): void {
  set[index >> 5]! |= 1 << (index & 31);
}

/** Adds `other` to `set` in place. */
export function addAll(set: HexSet, other: HexSet): void {
  for (let c = 0; c < COLUMNS; c++) set[c]! |= other[c]!;
}

export function union(a: HexSet, b: HexSet): HexSet {
  const set = emptySet();
  for (let c = 0; c < COLUMNS; c++) set[c] = a[c]! | b[c]!;
  return set;
}

export function intersection(a: HexSet, b: HexSet): HexSet {
  const set = emptySet();
  for (let c = 0; c < COLUMNS; c++) set[c] = a[c]! & b[c]!;
  return set;
}

export function difference(a: HexSet, b: HexSet): HexSet {
  const set = emptySet();
  for (let c = 0; c < COLUMNS; c++) set[c] = a[c]! & ~b[c]!;
  return set;
}

export function overlaps(a: HexSet, b: HexSet): boolean {
  for (let c = 0; c < COLUMNS; c++) if ((a[c]! & b[c]!) !== 0) return true;
  return false;
}

export function sameSet(a: HexSet, b: HexSet): boolean {
  for (let c = 0; c < COLUMNS; c++) if (a[c] !== b[c]) return false;
  return true;
}

export function isEmpty(set: HexSet): boolean {
  for (let c = 0; c < COLUMNS; c++) if (set[c] !== 0) return false;
  return true;
}

/** The members, in the order of their printed numbers. */
export function members(set: HexSet): HexIndex[] {
  const found: HexIndex[] = [];
  for (let c = 0; c < COLUMNS; c++) {
    for (let word = set[c]!; word !== 0; word &= word - 1) {
      found.push(((c << 5) | (31 - Math.clz32(word & -word))) as HexIndex);
    }
  }
  return found;
}

export function count(set: HexSet): number {
  return members(set).length;
}
