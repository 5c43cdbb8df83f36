import { enemyOf, type Side, type UnitId } from '../../data/ids.ts';
import { ALL_WATER, BOARD, NOT_ALL_WATER } from '../../data/map.ts';
import { type Hq, UNITS, type Unit } from '../../data/units.ts';
import { difference, emptySet, type HexSet, has, intersection, overlaps, setOf } from '../../hex/hex-set.ts';
import { addSidesWithin, noSides, type Sides, within } from '../../hex/sides.ts';
import type { Board } from '../state/board.ts';
import { derived } from '../state/derived.ts';
import { hexOf, KUNMING, occupationOf } from '../state/occupation.ts';
import { HUMP_AIRFIELDS } from '../supply/burma-road.ts';
import { mayCommand } from '../supply/command.ts';
import { enemyZoiAgainst, inSupply, type Supply, suppliedAirfields, supplyOf } from '../supply/supply.ts';
import type { Violation } from '../violation.ts';

/** The sides activation paths may cross, and where each HQ's lead: the same as long as supply is. */
const known = derived((_supply: Supply) => ({
  paths: {} as Partial<Record<Side, Sides>>,
  reach: new Map<Hq, HexSet>(),
}));

/**
 * 6.3, 6.4 C: an activation path crosses any hexside, passable or not, but an all-water one of a hex under
 * enemy ZOI that is not neutralised, and one with land on it of a hex where only enemy ground or air units stand.
 */
function pathSides(board: Board, side: Side, open: HexSet): Sides {
  const { groundOrAir, units } = occupationOf(board);
  const sides = noSides();
  addSidesWithin(sides, ALL_WATER, difference(BOARD, enemyZoiAgainst(board, side)));
  const enemyOnly = difference(difference(groundOrAir[enemyOf(side)], units[side]), open);
  addSidesWithin(sides, NOT_ALL_WATER, difference(BOARD, enemyOnly));
  return sides;
}

/** 6.3: the hexes an HQ's activation paths reach; none if it is off the map. In reaction battle hexes are open to them (7.26). */
export function activationReach(board: Board, hq: Hq, battleHexes?: HexSet): HexSet {
  const hex = hexOf(board, hq);
  if (hex === undefined) return emptySet();
  if (battleHexes) return within(setOf([hex]), hq.range, pathSides(board, hq.side, battleHexes));
  const { paths, reach } = known(supplyOf(board));
  paths[hq.side] ??= pathSides(board, hq.side, emptySet());
  const found = reach.get(hq) ?? within(setOf([hex]), hq.range, paths[hq.side]!);
  reach.set(hq, found);
  return found;
}

/** What an event does not ask for: supply of HQ and units (J48), the HQ's right to command them (A25). */
export interface Waived {
  readonly supply?: boolean;
  readonly command?: boolean;
}

/** Why an HQ cannot activate a unit (6.3, 6.12, 13.74); undefined if it can. How many it may activate is another matter. */
export function whyNotActivatable(
  board: Board,
  hq: Hq,
  unit: Unit,
  battleHexes?: HexSet,
  waived: Waived = {},
): Violation | undefined {
  if (unit.class === 'hq') return { rule: '6.1', message: `${unit.name} is an HQ: HQs do not move` };
  if (!waived.command && !mayCommand(hq, unit)) {
    return { rule: '6.12', message: `${hq.name} does not command ${unit.name}` };
  }
  if (hexOf(board, hq) === undefined) return { rule: '6.3', message: `${hq.name} is not on the map` };
  if (!waived.supply && !inSupply(board, hq.id))
    return { rule: '6.3', message: `${hq.name} is out of supply` };
  const hex = hexOf(board, unit);
  const inChina = board.at[unit.index] === 'china-box';
  if (hex === undefined && !inChina) return { rule: '6.3', message: `${unit.name} is not on the map` };
  if (!waived.supply && !inSupply(board, unit.id))
    return { rule: '6.3', message: `${unit.name} is out of supply` };
  const reach = activationReach(board, hq, battleHexes);
  if (inChina) {
    return reachesChinaBox(board, reach)
      ? undefined
      : { rule: '13.74', message: `${hq.name} has no path to Kunming or to a working airfield of the Hump` };
  }
  if (!has(reach, hex!)) {
    return { rule: '6.3', message: `${hq.name} has no activation path to ${unit.name}` };
  }
  return undefined;
}

/** 13.74: a path to Kunming will do, or, with the Hump open, one to a supply-eligible airfield at its Indian end. */
function reachesChinaBox(board: Board, reach: HexSet): boolean {
  if (has(reach, KUNMING)) return true;
  return (
    board.markers.hump && overlaps(reach, intersection(HUMP_AIRFIELDS, suppliedAirfields(board, 'allies')))
  );
}

export function activatableBy(board: Board, hq: Hq): UnitId[] {
  return UNITS.filter((unit) => whyNotActivatable(board, hq, unit) === undefined).map((unit) => unit.id);
}
