import type { CardId, Side } from '../../data/ids.ts';
import { cardOf } from '../cards/events.ts';
import type { State } from '../state/state.ts';
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

/** A card leaves the hand, or the place it was set aside in. */
export const takeUp = (game: Game, side: Side, card: CardId): Game =>
  changeCards(game, side, without(game.state, side, card));

function without(state: State, side: Side, card: CardId): Partial<State['cards'][Side]> {
  const { hand, futureOffensive } = state.cards[side];
  return futureOffensive === card
    ? { futureOffensive: null, futureSince: null }
    : { hand: hand.filter((id) => id !== card) };
}

/** It leaves them for the discard pile. */
export const toDiscard = (game: Game, side: Side, card: CardId): Game =>
  discarded(takeUp(game, side, card), side, card);

/** The hand, and the card set aside on an earlier turn if it would not be the last one played (7.29B). */
export function playable({ cards, board }: State, side: Side): CardId[] {
  const { hand, futureOffensive, futureSince } = cards[side];
  const ripe = futureOffensive !== null && futureSince !== null && futureSince < board.turn;
  return ripe && hand.length > 0 ? [...hand, futureOffensive] : [...hand];
}
