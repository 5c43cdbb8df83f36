import type { UnitId } from '../../data/ids.ts';
import { ADJACENT, indexOfPlace, PORTS } from '../../data/map.ts';
import { isCarrier, type NavalUnit, unitOf } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { type HexSet, has, intersection, members, overlaps, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import type { MoveContext } from '../movement/context.ts';
import { type Mode, STRATEGIC_MODES } from '../movement/modes.ts';
import { attackable, landings } from '../movement/naval.ts';
import { type Board, placeOf } from '../state/board.ts';
import { hexOf, occupationOf } from '../state/occupation.ts';
import type { Offensive } from './offensive.ts';

/** How many battle hexes a card allows: one for an operations card, any number for an event (7.24). */
export const battleLimit = ({ use }: Offensive): number =>
  use === 'operations' ? 1 : Number.POSITIVE_INFINITY;

/** 7.24: hexes with units of both sides; each must be a battle hex. */
export function contested(board: Board, side: MoveContext['side']): HexSet {
  return intersection(occupationOf(board).units[side], attackable(board, side));
}

/** Carriers that ended their move away from a friendly port: each must fight or cover a landing (7.24, 8.21). */
export function carriersAtSea(board: Board, offensive: Offensive): NavalUnit[] {
  const ports = intersection(PORTS, controlledBy(board, offensive.side));
  return (Object.keys(offensive.moved) as UnitId[])
    .map(unitOf)
    .filter((unit): unit is NavalUnit => unit.class === 'naval' && isCarrier(unit))
    .filter((unit) => !STRATEGIC_MODES.includes(offensive.moved[unit.id]!.mode as Mode))
    .filter((unit) => {
      const hex = hexOf(board, unit);
      return hex !== undefined && !has(ports, hex);
    });
}

export const reachOf = (board: Board, unit: NavalUnit): HexSet =>
  within(setOf([indexOfPlace(placeOf(board, unit.id))!]), unit.range!, ADJACENT);

/** Whether battles can be declared as the rules demand, with the units where they are now. */
export function declarable(board: Board, offensive: Offensive, context: MoveContext): boolean {
  const forced = contested(board, offensive.side);
  const hexes = members(forced);
  const limit = battleLimit(offensive);
  if (hexes.length > limit) return false;
  const vacantLandings = landings(board, context);
  const needy = carriersAtSea(board, offensive).filter((unit) => {
    const hex = hexOf(board, unit)!;
    return !has(forced, hex) && !overlaps(reachOf(board, unit), vacantLandings);
  });
  if (needy.length === 0) return true;
  const targets = limit === 1 && hexes.length === 1 ? setOf(hexes) : attackable(board, offensive.side);
  if (limit > 1) return needy.every((unit) => overlaps(reachOf(board, unit), targets));
  return commonTargets(board, needy, targets).length > 0;
}

/** The hexes of `targets` that all these carriers reach. */
export function commonTargets(board: Board, carriers: readonly NavalUnit[], targets: HexSet): HexIndex[] {
  return members(carriers.map((unit) => reachOf(board, unit)).reduce(intersection, targets));
}
