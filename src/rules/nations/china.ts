import { CHINA_TRACK } from '../../data/tables.ts';
import { changeBoard, type Game, tell } from '../play/game.ts';
import { surrender } from './surrender.ts';

/**
 * 13.72: the marker moves towards collapse (below 0) or back, box by box; back into Stable Front only where an event
 * says so. 13.73: China falls the moment it reaches the end. A China that has fallen is past moving.
 */
export function moveChina(game: Game, boxes: number, mayBeStable = false): Game {
  const { markers, surrendered } = game.state.board;
  if (surrendered.includes('china')) return game;
  const at = CHINA_TRACK.indexOf(markers.china);
  const stable = CHINA_TRACK.length - 1;
  const last = mayBeStable || at === stable ? stable : stable - 1;
  const to = Math.max(0, Math.min(last, at + boxes));
  if (to === at) return game;
  const china = CHINA_TRACK[to]!;
  const moved = tell(changeBoard(game, { markers: { china } }), {
    type: 'marker',
    marker: 'China',
    value: china,
  });
  return to === 0 ? surrender(moved, 'china') : moved;
}
