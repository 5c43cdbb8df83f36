import type { CardQuestion } from '../../cards/event-rules.ts';
import { eventOf } from '../../cards/events.ts';
import { derived } from '../../state/derived.ts';
import type { State } from '../../state/state.ts';
import type { Answer } from '../decision.ts';
import { pop, type Step, top } from '../game.ts';

/** A question of a card's own. */
export const card: Step = {
  ask: (state) => {
    const { question, card: id } = dataOf(state);
    const side = typeof question.side === 'function' ? question.side(state) : question.side;
    const needed = side === 'chance' ? 1 : 2;
    if (answersOf(state).length < needed) return undefined;
    return { kind: 'card', side, rule: id, about: question.about };
  },
  answers: (state) => [...answersOf(state)],
  take: (game, answer) => {
    const { question, chosen } = dataOf(game.state);
    return question.take(pop(game), answer, chosen);
  },
  pass: (game) => {
    const [only] = answersOf(game.state);
    return only ? card.take(game, only) : pop(game);
  },
};

function dataOf(state: State): { question: CardQuestion; card: string; chosen: readonly string[] } {
  const step = top(state);
  if (step.step !== 'card') throw new Error(`no card asks but ${step.step}`);
  const question = eventOf(step.data.card)?.questions?.[step.data.question];
  if (!question) throw new Error(`${step.data.card} has no question ${step.data.question}`);
  return { question, card: step.data.card, chosen: step.data.chosen };
}

const answersOf = derived((state: State): readonly Answer[] => {
  const { question, chosen } = dataOf(state);
  return question.answers(state, chosen);
});
