import type { UnitId } from '../../data/ids.ts';
import { AIRFIELDS, findHex, hexAt, rangeBetween } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { unitOf } from '../../data/units.ts';
import { has, members } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import type { Modifier } from '../modifier.ts';
import type { Board } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import { inSupply, suppliedAirfields } from '../supply/supply.ts';

/** The B-29s' part of the strategic segment under way. */
export interface Bombing {
  /** Those still to be asked. */
  readonly units: readonly UnitId[];
  /** The one whose die is to be rolled. */
  readonly rolling: UnitId | null;
  readonly successes: number;
}

const TOKYO = findHex(TABLES.bombing.target)!;

/** 12.31: in supply, on a supply-eligible airfield within eight hexes of Tokyo, or in China. */
export function hasTokyoInRange(board: Board, id: UnitId): boolean {
  if (!inSupply(board, id)) return false;
  const unit = unitOf(id);
  if (board.at[unit.index] === 'china-box') return true;
  const hex = hexOf(board, unit);
  return (
    hex !== undefined &&
    has(suppliedAirfields(board, 'allies'), hex) &&
    rangeBetween(hexAt(hex), TOKYO) <= TABLES.bombing.range
  );
}

/** 12.31: who may bomb this turn; not one that has just been rebuilt. */
export const bombersReady = (board: Board): UnitId[] =>
  TABLES.bombing.units.filter((id) => !board.thisTurn.rebuilt.includes(id) && hasTokyoInRange(board, id));

/** 12.32, J71: interceptors. */
export const bombingModifiers = (board: Board): Modifier[] =>
  board.events.includes('interceptors') && !isEscorted(board)
    ? [{ rule: 'J71', change: 1, reason: 'high-altitude interceptors' }]
    : [];

/** J71: the Allies control a supply-eligible airfield within five hexes of Tokyo. */
function isEscorted(board: Board): boolean {
  const supplied = suppliedAirfields(board, 'allies');
  return NEAR_TOKYO.some((hex) => has(supplied, hex));
}

/** 12.32, J71: once the Allies have such an airfield the interceptors are gone for good. */
export const withoutOutflownInterceptors = (board: Board): Board =>
  board.events.includes('interceptors') && isEscorted(board)
    ? { ...board, events: board.events.filter((event) => event !== 'interceptors') }
    : board;

const modified = (board: Board, die: number): number =>
  bombingModifiers(board).reduce((sum, { change }) => sum + change, die);

/** 12.32. */
export function bombingSucceeds(board: Board, id: UnitId, die: number): boolean {
  const { success } = TABLES.bombing;
  return modified(board, die) <= (board.reduced[unitOf(id).index] ? success.reduced : success.full);
}

const NEAR_TOKYO = members(AIRFIELDS).filter(
  (hex) => rangeBetween(hexAt(hex), TOKYO) <= TABLES.bombing.safeRange,
);

/** 12.32: a 9 costs a step, unless the Allies have an airfield within five hexes of Tokyo. */
export const bombingCostsStep = (board: Board, die: number): boolean =>
  die === 9 && !NEAR_TOKYO.some((hex) => controllerOf(board, hex) === 'allies');
