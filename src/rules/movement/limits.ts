import { BOARD, COASTAL, hexAt, inArea, ONE_HEX_ISLANDS, SHIPS } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import type { GroundUnit, Unit } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { difference, type HexSet, has, members, setOf, union } from '../../hex/hex-set.ts';
import { addSidesWithin, noSides, type Sides } from '../../hex/sides.ts';
import { controllerOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { unitsIn } from '../state/occupation.ts';
import { garrisoned } from './garrisons.ts';

const INLAND_CHINA = inArea('china-inland');
const CENTRAL_INDIA = inArea('central-india');
const MANCHURIA = inArea('manchuria');
const CLOSED = union(MANCHURIA, inArea('soviet-sakhalin'));
const CHINESE_COUNTRY = [inArea('north-india'), inArea('burma'), INLAND_CHINA].reduce(union);

/** 8.41, 13.61, 13.71, 13.91: whether a ground unit may be in a land hex at all. */
export function mayEnterCountry(unit: Unit, hex: HexIndex): boolean {
  if (has(CLOSED, hex)) return false;
  if (unit.nation === 'china') return has(CHINESE_COUNTRY, hex);
  if (has(INLAND_CHINA, hex)) return false;
  return unit.side === 'allies' || !has(CENTRAL_INDIA, hex);
}

/** 8.21, 13.91: sides that ships cross under way; Manchuria is closed to them as well. */
export const SEA_LANES: Sides = noSides();
addSidesWithin(SEA_LANES, SHIPS, difference(BOARD, MANCHURIA));

/** Airfields no air unit may use: Soviet and Manchurian ones, and those inland in China (8.41C, 13.71, 13.91). */
export const CLOSED_AIRFIELDS: HexSet = union(CLOSED, INLAND_CHINA);

/** 1.3, 8.45: who can land from the sea. */
export const canLand = (unit: GroundUnit): boolean =>
  !['netherlands', 'india', 'china'].includes(unit.nation) && !unit.armour;

/** 8.44, 8.49: who can be shipped; the armoured brigade too. */
export const canBeShipped = (unit: GroundUnit): boolean => canLand(unit) || unit.armour;

/** 8.45A: what a landing of this unit costs. */
export function aspCost(unit: GroundUnit, reduced: boolean): number {
  const steps = reduced || unit.reduced === null ? 1 : 2;
  if (unit.aspPerStep !== undefined) return unit.aspPerStep * steps;
  return unit.type === 'corps' || unit.type === 'army' ? steps : 1;
}

/** 8.46: the five Japanese brigades, and the ships that carry one each. */
export const isOrganicCargo = (unit: Unit): boolean =>
  unit.side === 'japan' && unit.class === 'ground' && unit.type === 'brigade';
export const isOrganicCarrier = (unit: Unit): boolean =>
  unit.side === 'japan' && unit.class === 'naval' && ['CA', 'CL', 'APD'].includes(unit.type);

/** 8.45: coasts where troops can land: no mountains, but for Port Moresby. */
export const LANDING_COASTS: HexSet = setOf(
  members(COASTAL).filter((index) => {
    const { id, terrain } = hexAt(index);
    return TABLES.terrain[terrain].landing || TABLES.mountainLandings.includes(id);
  }),
);

/**
 * 8.45D: a US Army unit ends a landing on a one-hex island that Japan controls and has units on only where
 * US Marines have just landed, beside it or before it.
 */
export function armyMayLand(
  board: Board,
  unit: GroundUnit,
  hex: HexIndex,
  marinesLanding: boolean,
  landed: readonly string[],
): boolean {
  if (unit.nation !== 'us' || unit.service !== 'army' || !has(ONE_HEX_ISLANDS, hex)) return true;
  const here = unitsIn(board, hex);
  const defended = here.some((other) => other.side === 'japan') || has(garrisoned(board, 'japan'), hex);
  if (controllerOf(board, hex) !== 'japan' || !defended) return true;
  const marinesThere = here.some(
    (other) => other.class === 'ground' && other.marine && landed.includes(other.id),
  );
  return marinesLanding || marinesThere;
}
