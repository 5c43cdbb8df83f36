import { TABLES } from '../../data/tables.ts';
import type { Unit } from '../../data/units.ts';
import type { Board } from '../state/board.ts';

/** 15: the level the War in Europe stands at. */
export const europeLevel = ({ markers }: Board) =>
  TABLES.warInEurope.levels.find(({ from }) => markers.warInEurope >= from)!;

/** 10.22: the US Army's ground and air units, and escort carriers; B-29s are never delayed and so never go (10.23). */
export const mayGoToEurope = (unit: Unit): boolean =>
  unit.nation === 'us' &&
  ((unit.class === 'naval' && unit.type === 'CVE') ||
    (unit.class === 'ground' && unit.service === 'army') ||
    (unit.class === 'air' && unit.service === 'army' && unit.type !== 'b29'));

/** 10.24, 14.1B, 15.6: whether a die sends a unit to Europe. */
export function goesToEurope(board: Board, die: number): boolean {
  const { divertUpTo } = europeLevel(board);
  if (divertUpTo === null) return false;
  return Math.min(9, Math.max(0, die + rivalryModifier(board))) <= divertUpTo;
}

/** 14.1B. */
export const rivalryModifier = ({ markers }: Board): number =>
  markers.rivalry.allies === 'rivalry' ? -1 : 0;
