import type { Side } from '../../data/ids.ts';
import { ADJACENT, indexOfPlace } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { UNITS, type Unit } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { add, emptySet, type HexSet, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import type { Board } from './board.ts';
import { derived } from './derived.ts';

/** Which hexes units stand in, by side and kind. */
export interface Occupation {
  /** The hex of each unit in the order of `UNITS`; -1 for one that is not in a hex. */
  readonly hexOf: readonly number[];
  /** Hexes with any unit of a side. */
  readonly units: Readonly<Record<Side, HexSet>>;
  /** Hexes with ground or air units of a side. */
  readonly groundOrAir: Readonly<Record<Side, HexSet>>;
  /** Hexes with ground units, air units or an HQ of a side. */
  readonly holders: Readonly<Record<Side, HexSet>>;
}

export const KUNMING: HexIndex = indexOfPlace(TABLES.places.kunming)!;

/** 13.75: Kunming and the hexes around it are always Allied and never vacant. */
export const KUNMING_AREA: HexSet = within(setOf([KUNMING]), 1, ADJACENT);

const byPlaces = derived((at: Board['at']): Occupation => {
  const hexOf: number[] = new Array(UNITS.length).fill(-1);
  const units = { japan: emptySet(), allies: KUNMING_AREA.slice() };
  const groundOrAir = { japan: emptySet(), allies: KUNMING_AREA.slice() };
  const holders = { japan: emptySet(), allies: KUNMING_AREA.slice() };
  for (let u = 0; u < UNITS.length; u++) {
    const hex = indexOfPlace(at[u]!);
    if (hex === undefined) continue;
    const unit = UNITS[u]!;
    hexOf[u] = hex;
    add(units[unit.side], hex);
    if (unit.class !== 'naval') {
      add(holders[unit.side], hex);
      if (unit.class !== 'hq') add(groundOrAir[unit.side], hex);
    }
  }
  return { hexOf, units, groundOrAir, holders };
});

/** It depends on where units are alone, and is shared by boards on which they are the same. */
export const occupationOf = (board: Board): Occupation => byPlaces(board.at);

/** The hex a unit stands in; undefined if it is in none. */
export function hexOf(board: Board, unit: Unit): HexIndex | undefined {
  const hex = occupationOf(board).hexOf[unit.index]!;
  return hex < 0 ? undefined : (hex as HexIndex);
}

const stacksOf = derived(({ hexOf: at }: Occupation): ReadonlyMap<number, readonly Unit[]> => {
  const stacks = new Map<number, Unit[]>();
  for (const unit of UNITS) {
    const hex = at[unit.index]!;
    if (hex < 0) continue;
    const stack = stacks.get(hex);
    if (stack) stack.push(unit);
    else stacks.set(hex, [unit]);
  }
  return stacks;
});

const NOBODY: readonly Unit[] = [];

/** The units in a hex, in the order of `UNITS`. */
export const unitsIn = (board: Board, hex: HexIndex): readonly Unit[] =>
  stacksOf(occupationOf(board)).get(hex) ?? NOBODY;
