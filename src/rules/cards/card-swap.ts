import type { CardId, Side } from '../../data/ids.ts';
import { ask, changeCards, type Game, tell } from '../play/game.ts';
import type { EventRules } from './event-rules.ts';
import { loseCard } from './lost-cards.ts';

/** Offers a card of the hand for one of the discard pile, if there is any to be had. */
export const offerSwap = (game: Game, side: Side, card: CardId): Game =>
  onOffer(game, side, card).length > 0 ? ask(game, card, 'give') : game;

/** The discards but the card that is being played. */
const onOffer = ({ state }: Game, side: Side, card: CardId): CardId[] =>
  state.cards[side].discard.filter((id) => id !== card);

/** The two questions of such an offer: what is given, which may be nothing, and what is taken for it. */
export const swapQuestions = (side: Side, card: CardId): NonNullable<EventRules['questions']> => ({
  give: {
    side,
    about: 'a card of the hand for one of the discard pile',
    answers: ({ cards }) => [
      ...cards[side].hand.map((what) => ({ do: 'choose', what }) as const),
      { do: 'decline' },
    ],
    take: (game, answer) => {
      if (answer.do !== 'choose') return game;
      const offered = onOffer(game, side, card);
      const given = loseCard(game, side, answer.what as CardId, card);
      return ask(given, card, 'take', offered);
    },
  },
  take: {
    side,
    about: 'a card of the discard pile',
    // What lay there before the other was given.
    answers: (_state, chosen) => chosen.map((what) => ({ do: 'choose', what })),
    take: (game, answer) => (answer.do === 'choose' ? fetch(game, side, answer.what as CardId, card) : game),
  },
});

function fetch(game: Game, side: Side, what: CardId, by: CardId): Game {
  const { hand, discard } = game.state.cards[side];
  const taken = changeCards(game, side, {
    hand: [...hand, what],
    discard: discard.filter((id) => id !== what),
  });
  return tell(taken, { type: 'card-taken', side, card: what, rule: by });
}
