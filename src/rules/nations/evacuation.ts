import type { Place, UnitId } from '../../data/ids.ts';
import { AIRFIELDS, hexAt, inArea, PORTS } from '../../data/map.ts';
import { isCommonwealth, type Unit, unitOf } from '../../data/units.ts';
import { difference, intersection, members, union } from '../../hex/hex-set.ts';
import type { Board } from '../state/board.ts';
import { laterTurn } from '../state/turn-track.ts';
import { hasRoom } from '../strategic/arrivals.ts';
import { enemyZoiAgainst, suppliedAirfields, suppliedPorts } from '../supply/supply.ts';
import { unitsInArea } from './nations.ts';

/** Units being brought away from India (13.63). */
export interface Evacuation {
  /** Those still to be asked. */
  readonly units: readonly UnitId[];
  /** The board before the first of them left. */
  readonly before: Board;
}

/** 13.63: Commonwealth units in Central India must leave, US units anywhere in India may. Commonwealth HQs are another matter. */
export const evacuees = (board: Board): UnitId[] => [
  ...unitsInArea(board, 'central-india')
    .filter((unit) => unit.class !== 'hq' && isCommonwealth(unit))
    .map((unit) => unit.id),
  ...unitsInArea(board, 'india')
    .filter((unit) => unit.nation === 'us')
    .map((unit) => unit.id),
];

/** US units may stay. */
export const mustLeave = (id: UnitId): boolean => unitOf(id).nation !== 'us';

const REFUGES = union(inArea('ceylon'), inArea('maldives'));

/**
 * 13.63: to a supply-eligible port or airfield of Ceylon or the Maldives out of Japanese ZOI, where there is room;
 * an HQ to the turn track, as 6.14 has it.
 */
export function evacuationPlaces(board: Board, { before }: Evacuation, id: UnitId): Place[] {
  const unit = unitOf(id);
  if (unit.class === 'hq') return [laterTurn(board, 1)];
  const bases = intersection(REFUGES, basesFor(before, unit));
  return members(difference(bases, enemyZoiAgainst(before, 'allies')))
    .filter((hex) => hasRoom(board, hex, unit))
    .map((hex) => hexAt(hex).id)
    .filter((hex) => hex !== board.at[unit.index]);
}

const basesFor = (board: Board, unit: Unit) =>
  unit.class === 'air'
    ? intersection(AIRFIELDS, suppliedAirfields(board, 'allies'))
    : intersection(PORTS, suppliedPorts(board, 'allies'));
