import type { Card } from '../data/cards.ts';
import type { Side } from '../data/ids.ts';
import type { State } from '../rules/state/state.ts';
import { SIDE_WORD } from './words.ts';

/** Where a card is in a game, as far as a side may know; without a side, as it is. */
export function whereIs(card: Card, state: State, viewer?: Side): string {
  const { hand, discard, removed, futureOffensive } = state.cards[card.side];
  if (discard.includes(card.id)) return 'discarded';
  if (removed.includes(card.id)) return 'removed';
  const table = state.flow.some(
    (step) => step.step === 'offensive' && [step.data.card, ...step.data.reactionCards].includes(card.id),
  );
  if (table) return 'being played';
  // 5.0: of the enemy's other cards only the number is known.
  if (viewer !== undefined && viewer !== card.side) return 'not seen';
  if (hand.includes(card.id)) return viewer ? 'in hand' : `hand of ${SIDE_WORD[card.side]}`;
  return futureOffensive === card.id ? 'set aside' : 'in the deck';
}
