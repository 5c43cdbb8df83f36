import type { Side } from '../../data/ids.ts';
import type { Board } from '../state/board.ts';

/** 8.45A, 14.2B: the amphibious shipping points a side may still use this turn, with those of an event on top; under rivalry Japan uses half of its own. */
export function aspLeft(board: Board, side: Side, extra = 0): number {
  const { asp, rivalry } = board.markers;
  const usable = side === 'japan' && rivalry.japan === 'rivalry' ? Math.ceil(asp.japan / 2) : asp[side];
  return Math.max(0, usable + extra - board.thisTurn.aspUsed[side]);
}
