import { forEachSide, SIDES, type Side } from '../../../data/ids.ts';
import { newTurn } from '../../state/this-turn.ts';
import { takenNow } from '../../victory/taken.ts';
import { type Verdict, verdictNow } from '../../victory/verdict.ts';
import { changeBoard, changeCards, type Game, push, tell, withBoard } from '../game.ts';
import { reshuffle } from './deal-cards.ts';

/** 4.5: the game ends, or the next turn begins. */
export function endTurn(game: Game): Game {
  const { board } = game.state;
  const counted = withBoard(game, { ...board, events: [...board.events, ...takenNow(board)] });
  const verdict = verdictNow(counted.state);
  return verdict ? endGame(counted, verdict) : nextTurn(counted);
}

export const endGame = (game: Game, verdict: Verdict): Game =>
  push(tell(game, { type: 'game-over', verdict }), { step: 'game-over', data: verdict });

/** 4.5, 6.23, 10.3, 12.4: what holds for a turn only is gone. */
function nextTurn(game: Game): Game {
  const cleared = changeBoard(SIDES.reduce(tidyCards, game), {
    markers: { tokyoExpress: null, passes: forEachSide(() => 0) },
  });
  const { board } = cleared.state;
  const turn = board.turn + 1;
  const thisTurn = newTurn(board.japaneseHexes, board.markers.asp.allies);
  const later = board.later.filter((effect) => effect.turn >= turn);
  return tell(withBoard(cleared, { ...board, turn, thisTurn, later }), { type: 'turn-began', turn });
}

/** 5.35, 5.37. */
function tidyCards(game: Game, side: Side): Game {
  const shuffled = game.state.cards[side].reshuffle ? reshuffle(game, side) : game;
  return changeCards(shuffled, side, { drawn: 0, reshuffle: false });
}
