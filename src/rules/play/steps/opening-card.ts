import type { CardId } from '../../../data/ids.ts';
import { cardOf } from '../../cards/events.ts';
import type { State } from '../../state/state.ts';
import type { Answer } from '../decision.ts';
import { changeCards, dataOf, type Game, pop, push, type Step, tell } from '../game.ts';

const ARCADIA: CardId = 'A4';
const KONDO: CardId = 'J47';

/** 17.25 D and E: Arcadia as one of the Allies' first cards; Kondo for a Japanese hand that could attack nowhere. */
export const openingCard: Step = {
  ask: (state) => {
    if (dataOf(state, 'opening-card').option === 'arcadia') {
      return has(state, 'allies', ARCADIA)
        ? { kind: 'opening-card', side: 'allies', rule: '17.25D', about: 'Arcadia as one of the first cards' }
        : undefined;
    }
    return exchangeable(state).length > 0
      ? { kind: 'opening-card', side: 'japan', rule: '17.25E', about: 'a card given for Kondo' }
      : undefined;
  },
  answers: (state) => [
    ...(dataOf(state, 'opening-card').option === 'arcadia'
      ? [{ do: 'take', card: ARCADIA } as const]
      : exchangeable(state).map((card): Answer => ({ do: 'exchange', card }))),
    { do: 'decline' },
  ],
  take: (game, answer) => {
    if (answer.do === 'take') return takeArcadia(pop(game));
    return answer.do === 'exchange' ? takeKondo(pop(game), answer.card) : pop(game);
  },
  pass: pop,
};

const has = ({ cards }: State, side: 'japan' | 'allies', card: CardId): boolean =>
  cards[side].deck.includes(card);

/** 17.25E: the cards Japan may give: of value 3, or if it has none, any; nothing if it holds an event with a logistics value. */
function exchangeable(state: State): CardId[] {
  const hand = state.cards.japan.hand.map(cardOf);
  if (!has(state, 'japan', KONDO) || hand.some((card) => card.type === 'military' && card.logistics !== null))
    return [];
  const three = hand.filter((card) => card.oc === 3);
  return (three.length > 0 ? three : hand).map((card) => card.id);
}

/** It is one of the cards to be dealt, which lie next on the stack. */
function takeArcadia(game: Game): Game {
  const { deck, hand } = game.state.cards.allies;
  const taken = changeCards(game, 'allies', {
    deck: deck.filter((card) => card !== ARCADIA),
    hand: [...hand, ARCADIA],
  });
  const deal = dataOf(taken.state, 'deal-cards');
  const fewer = { ...deal, allies: deal.allies - 1 };
  return tell(push(pop(taken), { step: 'deal-cards', data: fewer }), {
    type: 'card-taken',
    side: 'allies',
    card: ARCADIA,
    rule: '17.25D',
  });
}

function takeKondo(game: Game, given: CardId): Game {
  const { deck, hand, discard } = game.state.cards.japan;
  return tell(
    changeCards(game, 'japan', {
      deck: deck.filter((card) => card !== KONDO),
      hand: [...hand.filter((card) => card !== given), KONDO],
      discard: [...discard, given],
    }),
    { type: 'card-taken', side: 'japan', card: KONDO, rule: '17.25E' },
  );
}
