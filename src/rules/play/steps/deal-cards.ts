import { SIDES, type Side } from '../../../data/ids.ts';
import type { State } from '../../state/state.ts';
import { changeCards, type Game, pop, push, type Step, tell, top } from '../game.ts';

/** 4.14: hands are dealt a card at a time; which card is a matter of chance. */
export const dealCards: Step = {
  ask: (state) => {
    const side = nextSide(state);
    return side && { kind: 'draw-card', side: 'chance', rule: '4.14', about: `a card for ${side}` };
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
  pass: pop,
};

/** The side that still gets cards; Japan first. */
function nextSide(state: State): Side | undefined {
  const step = top(state);
  if (step.step !== 'deal-cards') throw new Error(`cards are not being dealt but ${step.step}`);
  return SIDES.find((side) => step.data[side] > 0 && state.cards[side].deck.length > 0);
}

function lessToDeal(game: Game, side: Side): Game {
  const step = top(game.state);
  if (step.step !== 'deal-cards') return game;
  return push(pop(game), { step: 'deal-cards', data: { ...step.data, [side]: step.data[side] - 1 } });
}
