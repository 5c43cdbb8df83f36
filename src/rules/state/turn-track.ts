import { LAST_TURN, type Place } from '../../data/ids.ts';
import type { Board } from './board.ts';

/** The box of a later turn; after the last one a unit is out of play. */
export function laterTurn({ turn }: Board, turns: number): Place {
  const later = turn + turns;
  return later > LAST_TURN ? 'out-of-play' : `turn-${later}`;
}
