import { enemyOf, type Side } from '../../data/ids.ts';
import { TABLES } from '../../data/tables.ts';
import { changeCards, dataOf, type Game, pop, push } from './game.ts';

/** 4.22: it is the other player's turn; one without cards lets his go by. */
export function nextPlayer(game: Game): Game {
  const { side } = dataOf(game.state, 'play-card');
  return push(pop(game), { step: 'play-card', data: { side: enemyOf(side) } });
}

/** 5.35: an event may bring cards, three in a phase at most. */
export function drawByEvent(game: Game, side: Side, draws: number): Game {
  const { drawn } = game.state.cards[side];
  const cards = Math.min(draws, TABLES.limits.cardsDrawnInPhase - drawn);
  if (cards <= 0) return game;
  return push(changeCards(game, side, { drawn: drawn + cards }), {
    step: 'deal-cards',
    data: { japan: 0, allies: 0, [side]: cards },
  });
}
