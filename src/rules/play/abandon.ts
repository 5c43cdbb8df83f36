import { changeCards, type Game, offensiveOf, pop, tell } from './game.ts';

/** The offensive is called off before battles are committed: board, shipping points and card are as they were. */
export function abandon(game: Game): Game {
  const { side, card, before, setAsideOn } = offensiveOf(game.state);
  const { hand } = game.state.cards[side];
  const back = pop({ ...game, state: { ...game.state, board: before } });
  const pile =
    setAsideOn === null ? { hand: [...hand, card] } : { futureOffensive: card, futureSince: setAsideOn };
  return tell(changeCards(back, side, pile), { type: 'abandoned', side, card });
}
