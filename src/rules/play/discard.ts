import type { CardId, Side } from '../../data/ids.ts';
import { cardOf } from '../cards/events.ts';
import { changeCards, type Game } from './game.ts';

/** A card that lies nowhere goes on the discard pile; a special event there means a shuffle when the turn ends (5.37). */
export function discarded(game: Game, side: Side, card: CardId): Game {
  const { discard, reshuffle } = game.state.cards[side];
  return changeCards(game, side, {
    discard: [...discard, card],
    reshuffle: reshuffle || cardOf(card).special,
  });
}

/** 5.36: a card played as an event goes on the discard pile, or out of the game if it says so. */
export function spent(game: Game, side: Side, card: CardId): Game {
  if (!cardOf(card).removed) return discarded(game, side, card);
  return changeCards(game, side, { removed: [...game.state.cards[side].removed, card] });
}
