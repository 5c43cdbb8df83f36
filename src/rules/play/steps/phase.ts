import type { Side } from '../../../data/ids.ts';
import { calendar, TABLES } from '../../../data/tables.ts';
import type { State } from '../../state/state.ts';
import { pop, push, type Step, top } from '../game.ts';

/** 4.21: who has more cards begins the offensives phase; when all are played it is over. */
export const phase: Step = {
  ask: () => undefined,
  answers: () => [],
  take: (game) => game,
  pass: (game) => {
    const step = top(game.state);
    if (step.step !== 'phase') return game;
    return push(
      pop(game),
      { step: 'phase', data: { ...step.data, played: true } },
      { step: 'play-card', data: { side: first(game.state) } },
    );
  },
};

/** Whether the cards of this phase are still to be played. */
export function isToBePlayed(state: State): boolean {
  const step = top(state);
  return step.step === 'phase' && step.data.phase === 'offensives' && !step.data.played;
}

function first({ board, cards }: State): Side {
  const [japan, allies] = [cards.japan.hand.length, cards.allies.hand.length];
  if (japan !== allies) return japan > allies ? 'japan' : 'allies';
  return TABLES.initiativeOnTie[String(calendar(board.turn).year) as '1942'];
}
