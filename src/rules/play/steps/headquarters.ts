import type { State } from '../../state/state.ts';
import { hqsFor } from '../activation-limits.ts';
import { cardOf } from '../events.ts';
import { changeOffensive, goTo, offensiveOf, type Step, tell } from '../game.ts';

/** 7.2 step 1: one HQ directs the offensive. */
export const headquarters: Step = {
  ask: (state) => {
    const { side, hq } = offensiveOf(state);
    if (hq !== null || choices(state).length < 2) return undefined;
    return { kind: 'choose-hq', side, rule: '7.21', about: 'the HQ that directs the offensive' };
  },
  answers: (state) => choices(state).map((hq) => ({ do: 'hq', hq: hq.id })),
  take: (game, answer) =>
    answer.do === 'hq'
      ? tell(changeOffensive(game, { hq: answer.hq }), {
          type: 'hq-chosen',
          hq: answer.hq,
          role: 'offensive',
        })
      : game,
  pass: (game) => {
    const only = choices(game.state)[0]!;
    const chosen =
      offensiveOf(game.state).hq === null ? headquarters.take(game, { do: 'hq', hq: only.id }) : game;
    return goTo(chosen, 'activation');
  },
};

function choices(state: State) {
  const { side, card, use } = offensiveOf(state);
  return hqsFor(state.board, side, cardOf(card), use);
}
