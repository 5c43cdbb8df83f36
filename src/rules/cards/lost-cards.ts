import type { CardId, Side } from '../../data/ids.ts';
import { isBarredEvent } from '../play/card-uses.ts';
import { type Game, tell } from '../play/game.ts';
import { spent, takeUp, toDiscard } from '../play/piles.ts';
import { eventOf } from './events.ts';

/** A card is taken from a hand by another; a special event whose time has come takes place at once (5.37). */
export function loseCard(game: Game, side: Side, card: CardId, by: CardId): Game {
  const told = tell(game, { type: 'card-lost', side, card, by });
  const rules = eventOf(card);
  const { state } = game;
  const isDue =
    rules?.compulsory?.(state) && rules.playable?.(state) !== false && !isBarredEvent(state, card);
  const happens = isDue ? rules?.effect : undefined;
  return happens ? spent(happens(takeUp(told, side, card)), side, card) : toDiscard(told, side, card);
}
