import { calendar } from '../../data/tables.ts';
import type { Modifier } from '../modifier.ts';
import type { Board } from '../state/board.ts';

const DEFECTIVE_TORPEDOES = 1942;

/** 12.21, 12.22: what changes the die of submarine warfare. */
export function submarineModifiers({ turn, markers, events }: Board): Modifier[] {
  const modifiers: Modifier[] = [{ rule: '12.21', change: -turn, reason: `turn ${turn}` }];
  if (markers.escort > 0 && !events.includes('no-escorts'))
    modifiers.push({ rule: '12.22A', change: markers.escort, reason: 'escorts' });
  if (calendar(turn).year === DEFECTIVE_TORPEDOES)
    modifiers.push({ rule: '12.22B', change: 1, reason: 'defective torpedoes' });
  return modifiers;
}

export const submarinesSucceed = (board: Board, die: number): boolean =>
  submarineModifiers(board).reduce((sum, { change }) => sum + change, die) <= 0;
