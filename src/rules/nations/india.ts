import { INDIA_TRACK } from '../../data/tables.ts';
import { changeBoard, type Game, tell } from '../play/game.ts';
import { holdsKeys } from './nations.ts';

/** 13.62: with all of Northern India in Japanese hands the marker moves a box towards Revolts. */
export function indiaWavers(game: Game): Game {
  const { markers, surrendered } = game.state.board;
  if (surrendered.includes('india') || !holdsKeys(game.state.board, 'india', 'japan')) return game;
  const india = INDIA_TRACK[Math.max(0, INDIA_TRACK.indexOf(markers.india) - 1)]!;
  return tell(changeBoard(game, { markers: { india } }), { type: 'marker', marker: 'India', value: india });
}
