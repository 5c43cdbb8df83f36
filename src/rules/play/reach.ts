import type { Place } from '../../data/ids.ts';
import { ADJACENT, indexOfPlace } from '../../data/map.ts';
import { isCarrier, type Unit } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { has, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { fightingRange } from '../movement/air.ts';

/** 9.11: the hexes in which an air unit or carrier can fight from a place; 0 for others, who fight where they are. */
export function strikeRange(unit: Unit): number {
  if (unit.class === 'air') return fightingRange(unit);
  return unit.class === 'naval' && isCarrier(unit) ? unit.range! : 0;
}

/** Which of some hexes a unit can fight in from a place. */
export function inStrikeRange(unit: Unit, from: Place, hexes: readonly HexId[]): HexId[] {
  const at = indexOfPlace(from);
  if (at === undefined) return [];
  const reach = within(setOf([at]), strikeRange(unit), ADJACENT);
  return hexes.filter((hex) => has(reach, indexOfPlace(hex)!));
}

/** 9.2A: beyond its normal range an air unit fights at half strength. */
export function isExtended(unit: Unit, from: HexId, hex: HexId): boolean {
  if (unit.class !== 'air') return false;
  return !has(within(setOf([indexOfPlace(from)!]), unit.range, ADJACENT), indexOfPlace(hex)!);
}
