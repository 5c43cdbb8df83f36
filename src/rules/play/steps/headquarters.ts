import { cardOf } from '../../cards/events.ts';
import type { State } from '../../state/state.ts';
import { hqsFor } from '../activation-limits.ts';
import { changeOffensive, goTo, offensiveOf, type Step, tell } from '../game.ts';

/** 7.2 step 1: one HQ directs the offensive. */
export const headquarters: Step = {
  ask: (state) => {
    const { side, hq } = offensiveOf(state);
    if (hq !== null || needsNoHq(state) || choices(state).length < 2) return undefined;
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
    const [only] = choices(game.state);
    const open = offensiveOf(game.state).hq === null && !needsNoHq(game.state);
    return goTo(open && only ? headquarters.take(game, { do: 'hq', hq: only.id }) : game, 'activation');
  },
};

/** Events that name their units (J1), or that all HQs direct together (J2). */
function needsNoHq(state: State): boolean {
  const { card: id, use } = offensiveOf(state);
  const card = cardOf(id);
  return (
    use === 'event' &&
    (card.activation?.units !== undefined || (typeof card.hq === 'object' && 'all' in card.hq))
  );
}

function choices(state: State) {
  const { side, card, use } = offensiveOf(state);
  return hqsFor(state.board, side, cardOf(card), use);
}
