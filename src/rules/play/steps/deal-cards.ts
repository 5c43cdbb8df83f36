import { forEachSide, SIDES, type Side } from '../../../data/ids.ts';
import { loadScenario } from '../../../data/scenario.ts';
import { HISTORICAL_HAND } from '../../state/setup.ts';
import type { State } from '../../state/state.ts';
import { handSizes } from '../../strategic/hands.ts';
import { changeBoard, changeCards, dataOf, type Game, pop, push, type Step, tell } from '../game.ts';

/** 4.14: as many cards as resources, surrenders and strategic warfare leave each side. */
export function beginDeal(game: Game): Game {
  const sizes = handSizes(game.state.board);
  const passes = forEachSide((side) => sizes[side].passes);
  const told = tell(
    changeBoard(game, { markers: { passes } }),
    ...SIDES.map((side) => ({ type: 'hand-size', side, ...sizes[side] }) as const),
  );
  const deal = forEachSide((side) => sizes[side].cards);
  return isHistorical(game.state) ? dealHistory(told, deal) : push(told, { step: 'deal-cards', data: deal });
}

/** 17.12: the whole war may go on into 1942 with the hands of history. */
const isHistorical = ({ scenario, board, options }: State): boolean =>
  options.historicalHand &&
  board.turn === 2 &&
  loadScenario(scenario).specialRules.some(({ id }) => id === 'historical-hands');

/** 17.25 D and F. */
function dealHistory(game: Game, deal: Record<Side, number>): Game {
  const { deck, hand } = game.state.cards.japan;
  const given = HISTORICAL_HAND.filter((card) => deck.includes(card));
  const dealt = changeCards(game, 'japan', {
    deck: deck.filter((card) => !given.includes(card)),
    hand: [...hand, ...given],
  });
  return push(
    dealt,
    { step: 'deal-cards', data: { ...deal, japan: deal.japan - given.length } },
    { step: 'opening-card', data: { option: 'arcadia' } },
  );
}

/** Hands are dealt a card at a time; which card is a matter of chance. */
export const dealCards: Step = {
  ask: (state) => {
    const side = nextSide(state);
    return side && state.cards[side].deck.length > 0
      ? { kind: 'draw-card', side: 'chance', rule: '4.14', about: `a card for ${side}` }
      : undefined;
  },
  answers: (state) => state.cards[nextSide(state)!].deck.map((card) => ({ do: 'draw', card })),
  take: (game, answer) => {
    if (answer.do !== 'draw') return game;
    const side = nextSide(game.state)!;
    const { deck, hand } = game.state.cards[side];
    const dealt = changeCards(game, side, {
      deck: deck.filter((id) => id !== answer.card),
      hand: [...hand, answer.card],
    });
    return tell(lessToDeal(dealt, side), { type: 'card-drawn', side, card: answer.card });
  },
  // A deck that has run out is made up of the discards again.
  pass: (game) => {
    const side = nextSide(game.state);
    return side ? reshuffle(game, side) : pop(game);
  },
};

/** The side that still gets cards and has some to get; Japan first. */
function nextSide(state: State): Side | undefined {
  const data = dataOf(state, 'deal-cards');
  return SIDES.find((side) => {
    const { deck, discard } = state.cards[side];
    return data[side] > 0 && deck.length + discard.length > 0;
  });
}

function lessToDeal(game: Game, side: Side): Game {
  const data = dataOf(game.state, 'deal-cards');
  return push(pop(game), { step: 'deal-cards', data: { ...data, [side]: data[side] - 1 } });
}

/** 5.37: deck and discards together; a draw is a matter of chance, so the order does not matter. */
export function reshuffle(game: Game, side: Side): Game {
  const { deck, discard } = game.state.cards[side];
  return tell(changeCards(game, side, { deck: [...deck, ...discard], discard: [] }), {
    type: 'reshuffled',
    side,
  });
}
