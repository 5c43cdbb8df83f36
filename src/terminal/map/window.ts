import { AREAS, type AreaId } from '../../data/areas.ts';
import { type Hex, hexAt, inArea, MAP } from '../../data/map.ts';
import { COLUMNS, columnOf, rowOf } from '../../hex/hex.ts';
import { members } from '../../hex/hex-set.ts';
import { wordNamed } from '../names.ts';

/** A rectangle of the map, by printed columns and rows, both ends included. */
export interface Window {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

const FIRST = 10;
export const WHOLE_MAP: Window = { columns: [FIRST, FIRST + COLUMNS - 1], rows: [0, 28] };

/** Parts of the map that people speak of and the rules have no name for. */
const THEATRES = {
  'burma-and-india': { columns: [10, 24], rows: [3, 12] },
  'south-east-asia': { columns: [16, 29], rows: [8, 22] },
  'east-asia': { columns: [23, 40], rows: [2, 11] },
  'south-west-pacific': { columns: [30, 42], rows: [17, 28] },
  'south-pacific': { columns: [38, 54], rows: [17, 28] },
  'central-pacific': { columns: [36, 54], rows: [8, 20] },
  'north-pacific': { columns: [36, 56], rows: [0, 9] },
  'eastern-pacific': { columns: [49, 60], rows: [5, 26] },
} as const satisfies Record<string, Window>;

export const REGION_NAMES: readonly string[] = [...Object.keys(THEATRES), ...AREAS];

/** A theatre or an area of the rules with the hexes around it. */
export function regionWindow(typed: string): Window {
  const name = wordNamed('region', typed, REGION_NAMES);
  if (name in THEATRES) return THEATRES[name as keyof typeof THEATRES];
  return around(members(inArea(name as AreaId)).map(hexAt), 1);
}

export const windowAround = (hex: Hex, radius: number): Window => around([hex], radius);

function around(hexes: readonly Hex[], margin: number): Window {
  const columns = hexes.map((hex) => columnOf(hex.index));
  const rows = hexes.map((hex) => rowOf(hex.index));
  return {
    columns: [Math.max(FIRST, Math.min(...columns) - margin), Math.min(60, Math.max(...columns) + margin)],
    rows: [Math.max(0, Math.min(...rows) - margin), Math.min(28, Math.max(...rows) + margin)],
  };
}

export const hexesIn = ({ columns, rows }: Window): Hex[] =>
  MAP.hexes.filter(({ index }) => {
    const [column, row] = [columnOf(index), rowOf(index)];
    return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  });

/** The window cut into pieces of at most `width` columns; neighbours share one column so that nothing is lost between them. */
export function panels(window: Window, width: number): Window[] {
  const [first, last] = window.columns;
  const cut: Window[] = [];
  for (let from = first; ; from += width - 1) {
    const to = Math.min(from + width - 1, last);
    cut.push({ columns: [from, to], rows: window.rows });
    if (to === last) return cut;
  }
}
