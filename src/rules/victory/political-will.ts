import { TABLES } from '../../data/tables.ts';
import { changeBoard, type Game, tell } from '../play/game.ts';

/** 16.4: the marker moves, within its track. */
export function changeWill(game: Game, change: number, rule: string, reason: string): Game {
  const { min, max } = TABLES.politicalWill;
  const politicalWill = Math.min(max, Math.max(min, game.state.board.markers.politicalWill + change));
  return tell(changeBoard(game, { markers: { politicalWill } }), {
    type: 'political-will',
    change,
    now: politicalWill,
    rule,
    reason,
  });
}
