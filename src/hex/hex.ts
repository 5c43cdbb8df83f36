/** A hex by its printed number: two digits of column, two of row. */
export type HexId = `${number}`;

declare const denseIndex: unique symbol;

/**
 * A hex by its place in arrays and bit sets: 32 indices a column, one for each row.
 * A column of the map has at most 29 rows, so it fills one 32-bit word of a `HexSet`,
 * and a step in any direction is a shift of that word.
 */
export type HexIndex = number & { readonly [denseIndex]: true };

/** 0 to 5: north, north-east, south-east, south, south-west, north-west. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const FIRST_COLUMN = 10;
const LAST_COLUMN = 60;
const LAST_ROW = 28;

/** How many columns, and so how many words of a `HexSet`, the board has. */
export const COLUMNS = LAST_COLUMN - FIRST_COLUMN + 1;

/** The size of an array indexed by `HexIndex`. */
export const INDICES = COLUMNS * 32;

/** The index of a hex inside the board's frame, whether or not it is playable; undefined outside it. */
export function indexAt(column: number, row: number): HexIndex | undefined {
  const inside = column >= FIRST_COLUMN && column <= LAST_COLUMN && row >= 0 && row <= LAST_ROW;
  return inside ? ((((column - FIRST_COLUMN) << 5) | row) as HexIndex) : undefined;
}

/** The index of a printed number; undefined if it is not one of four digits inside the frame. */
export function indexOf(hex: string): HexIndex | undefined {
  return /^\d{4}$/.test(hex) ? indexAt(Number(hex.slice(0, 2)), Number(hex.slice(2))) : undefined;
}

export const columnOf = (index: HexIndex): number => (index >> 5) + FIRST_COLUMN;

export const rowOf = (index: HexIndex): number => index & 31;

export function idOf(index: HexIndex): HexId {
  return `${columnOf(index)}${String(rowOf(index)).padStart(2, '0')}` as HexId;
}

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction;

/** Even columns stand half a hex higher than odd ones: what that does to the row, by direction. */
const ROW_CHANGE = {
  even: [-1, -1, 0, 1, 0, -1],
  odd: [-1, 0, 1, 1, 1, 0],
} as const;

const COLUMN_CHANGE = [0, 1, 1, 0, -1, -1] as const;

/** The neighbour in a direction; undefined outside the frame. */
export function neighbour(index: HexIndex, direction: Direction): HexIndex | undefined {
  const column = columnOf(index);
  const rows = column % 2 === 0 ? ROW_CHANGE.even : ROW_CHANGE.odd;
  return indexAt(column + COLUMN_CHANGE[direction], rowOf(index) + rows[direction]);
}

/** The straight distance of 1.3 "range" on an unbroken field: the first hex is not counted, the last one is. */
export function distance(a: HexIndex, b: HexIndex): number {
  const x = columnOf(a) - columnOf(b);
  const z = slant(a) - slant(b);
  return Math.max(Math.abs(x), Math.abs(z), Math.abs(x + z));
}

const slant = (index: HexIndex): number => rowOf(index) - (columnOf(index) >> 1);
