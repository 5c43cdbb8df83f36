import { enemyOf, type Place, type Side, type UnitId } from '../../data/ids.ts';
import { ADJACENT, indexOfPlace, PORTS } from '../../data/map.ts';
import { isCarrier, type NavalUnit, type Unit, unitOf } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import {
  difference,
  emptySet,
  type HexSet,
  has,
  intersection,
  members,
  overlaps,
  setOf,
  union,
} from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { eventOf } from '../cards/events.ts';
import { controlledBy, controllerOf } from '../control/control.ts';
import type { MoveContext } from '../movement/context.ts';
import { garrisoned } from '../movement/garrisons.ts';
import { LANDING_MODES, type Mode, STRATEGIC_MODES } from '../movement/modes.ts';
import { attackable, landings } from '../movement/naval.ts';
import { type Board, placeOf } from '../state/board.ts';
import { hexOf, occupationOf, unitsIn } from '../state/occupation.ts';
import type { Offensive } from './offensive.ts';

/** How many battle hexes a card allows: one for an operations card, any number for an event (7.24). */
export const battleLimit = ({ use }: Offensive): number =>
  use === 'operations' ? 1 : Number.POSITIVE_INFINITY;

/** 7.24: hexes with units of both sides; each must be a battle hex. */
export function contested(board: Board, side: MoveContext['side']): HexSet {
  return intersection(occupationOf(board).units[side], attackable(board, side));
}

/** A stack about to move, taken off the board it is judged by. */
export interface Arrival {
  readonly units: readonly Unit[];
  readonly to: Place;
  readonly mode: Mode;
  readonly path: readonly Place[];
}

/** Carriers that ended their move away from a friendly port: each must fight or cover a landing (7.24, 8.21). */
export function carriersAtSea(board: Board, offensive: Offensive): NavalUnit[] {
  return (Object.keys(offensive.moved) as UnitId[])
    .map(unitOf)
    .filter((unit): unit is NavalUnit => isCarrier(unit))
    .filter((unit) => !STRATEGIC_MODES.includes(offensive.moved[unit.id]!.mode as Mode))
    .filter((unit) => {
      const hex = hexOf(board, unit);
      return hex !== undefined && !has(ownPorts(board, offensive.side), hex);
    });
}

const ownPorts = (board: Board, side: MoveContext['side']): HexSet =>
  intersection(PORTS, controlledBy(board, side));

export const reachOf = (board: Board, unit: NavalUnit, at: Place = placeOf(board, unit.id)): HexSet =>
  within(setOf([indexOfPlace(at)!]), unit.range!, ADJACENT);

/** Whether battles can be declared as the rules demand, with the units where they are now. */
export const declarable = (board: Board, offensive: Offensive, context: MoveContext): boolean =>
  judge(board, offensive, context)();

/**
 * The same question for many destinations of one stack: `board` is without the stack.
 * What does not depend on where it goes is worked out once.
 */
export function judge(
  board: Board,
  offensive: Offensive,
  context: MoveContext,
): (arrival?: Arrival) => boolean {
  const { side } = offensive;
  const enemies = attackable(board, side);
  const allowed = targetsOf(offensive);
  const forced = contested(board, side);
  const ashore = landings(board, context);
  const limit = battleLimit(offensive);
  const atSea = carriersAtSea(board, offensive).map((unit) => ({
    hex: hexOf(board, unit)!,
    reach: reachOf(board, unit),
  }));
  return (arrival) => {
    const to = arrival && indexOfPlace(arrival.to);
    const foes = arrival ? difference(enemies, displacedBy(board, side, arrival)) : enemies;
    const meets = to !== undefined && has(foes, to);
    if (meets && allowed && !has(allowed, to)) return false;
    const hexes = members(forced);
    if (meets && !has(forced, to)) hexes.push(to);
    if (hexes.length > limit) return false;
    const lands =
      arrival && LANDING_MODES.includes(arrival.mode) && to !== undefined && controllerOf(board, to) !== side;
    const cover = lands ? union(ashore, setOf([to])) : ashore;
    const carriers = [...atSea, ...arriving(board, side, arrival, to)];
    const needy = carriers.filter(({ hex, reach }) => !hexes.includes(hex) && !overlaps(reach, cover));
    if (needy.length === 0) return true;
    const open = allowed ? intersection(foes, allowed) : foes;
    const targets = limit === 1 && hexes.length === 1 ? setOf(hexes) : open;
    if (limit > 1) return needy.every(({ reach }) => overlaps(reach, targets));
    return members(needy.map(({ reach }) => reach).reduce(intersection, targets)).length > 0;
  };
}

/** J12: the only hexes an event lets be battle hexes. */
export const targetsOf = ({ card, use }: Offensive): HexSet | undefined =>
  use === 'event' ? eventOf(card)?.targets : undefined;

/** 6.14: HQs that troops marching in find alone are gone, and cannot be fought any more. */
function displacedBy(board: Board, side: Side, { mode, path }: Arrival): HexSet {
  if (mode !== 'overland') return NOWHERE;
  return setOf(
    path.flatMap((place) => {
      const hex = indexOfPlace(place);
      if (hex === undefined || has(garrisoned(board, enemyOf(side)), hex)) return [];
      const foes = unitsIn(board, hex).filter((unit) => unit.side !== side);
      return foes.length > 0 && foes.every((unit) => unit.class === 'hq') ? [hex] : [];
    }),
  );
}

const NOWHERE = emptySet();

/** The carriers of a stack that arrives outside a friendly port, not on strategic movement. */
function arriving(
  board: Board,
  side: MoveContext['side'],
  arrival: Arrival | undefined,
  to: HexIndex | undefined,
) {
  if (
    !arrival ||
    to === undefined ||
    STRATEGIC_MODES.includes(arrival.mode) ||
    has(ownPorts(board, side), to)
  )
    return [];
  return arrival.units
    .filter((unit): unit is NavalUnit => isCarrier(unit))
    .map((unit) => ({ hex: to, reach: reachOf(board, unit, arrival.to) }));
}

/** The hexes of `targets` that all these carriers reach. */
export function commonTargets(board: Board, carriers: readonly NavalUnit[], targets: HexSet): HexIndex[] {
  return members(carriers.map((unit) => reachOf(board, unit)).reduce(intersection, targets));
}
