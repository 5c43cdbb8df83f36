import { ADJACENT } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { isCarrier, isLrb, type Unit } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { emptySet, type HexSet, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';

/** 6.4: air and carrier units project ZOI, if they are in supply. */
export const projectsZoi = (unit: Unit): boolean => unit.class === 'air' || isCarrier(unit);

/** 6.4: an LRB projects ZOI but does not neutralise any. */
export const neutralises = (unit: Unit): boolean => projectsZoi(unit) && !isLrb(unit);

/** The zone of air units and carriers that stand in these hexes. */
export function zoneAround(hexes: readonly HexIndex[]): HexSet {
  return hexes.length === 0 ? emptySet() : within(setOf(hexes), TABLES.zoiRange, ADJACENT);
}
