import type { CardQuestion } from '../../cards/event-rules.ts';
import { eventOf } from '../../cards/events.ts';
import { derived } from '../../state/derived.ts';
import type { State } from '../../state/state.ts';
import type { Answer } from '../decision.ts';
import { dataOf, pop, type Step } from '../game.ts';

/** A question of a card's own. */
export const card: Step = {
  ask: (state) => {
    const { question, card: id } = asked(state);
    const side = typeof question.side === 'function' ? question.side(state) : question.side;
    const needed = side === 'chance' ? 1 : 2;
    if (answersOf(state).length < needed) return undefined;
    return { kind: 'card', side, rule: id, about: question.about };
  },
  answers: (state) => [...answersOf(state)],
  take: (game, answer) => {
    const { question, chosen } = asked(game.state);
    return question.take(pop(game), answer, chosen);
  },
  pass: (game) => {
    const [only] = answersOf(game.state);
    return only ? card.take(game, only) : pop(game);
  },
};

function asked(state: State): { question: CardQuestion; card: string; chosen: readonly string[] } {
  const { card: id, question: name, chosen } = dataOf(state, 'card');
  const question = eventOf(id)?.questions?.[name];
  if (!question) throw new Error(`${id} has no question ${name}`);
  return { question, card: id, chosen };
}

const answersOf = derived((state: State): readonly Answer[] => {
  const { question, chosen } = asked(state);
  return question.answers(state, chosen);
});
