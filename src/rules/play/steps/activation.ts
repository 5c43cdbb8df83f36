import { HQS, UNITS } from '../../../data/units.ts';
import type { State } from '../../state/state.ts';
import { abandon } from '../abandon.ts';
import { type ActivationTerms, whyNotChosen } from '../activation-limits.ts';
import type { Answer } from '../decision.ts';
import { cardOf, logisticsWith } from '../events.ts';
import { changeBoard, goTo, offensiveOf, type Step, tell } from '../game.ts';

/** 7.2 step 1, 7.21: units are activated one by one. */
export const activation: Step = {
  ask: (state) =>
    chosen(state).length === 0
      ? undefined
      : { kind: 'activate', side: offensiveOf(state).side, rule: '7.21', about: 'a unit to activate' },
  answers: (state) => [...chosen(state), { do: 'done' }, { do: 'abandon' }],
  take: (game, answer) => {
    if (answer.do === 'abandon') return abandon(game);
    if (answer.do !== 'activate') return goTo(game, 'movement');
    const activated = [...game.state.board.activated, answer.unit];
    return tell(changeBoard(game, { activated }), { type: 'activated', unit: answer.unit });
  },
  pass: (game) => goTo(game, 'movement'),
};

function chosen(state: State): Answer[] {
  const { board } = state;
  const terms = termsOf(state);
  return UNITS.filter(
    (unit) => unit.side === terms.hq.side && whyNotChosen(board, terms, board.activated, unit) === undefined,
  ).map((unit) => ({ do: 'activate', unit: unit.id }));
}

function termsOf(state: State): ActivationTerms {
  const { card: id, use, hq: hqId, oc } = offensiveOf(state);
  const hq = HQS.find((one) => one.id === hqId)!;
  const card = cardOf(id);
  return use === 'event'
    ? { hq, base: logisticsWith(card, hq.id), limits: card.activation }
    : { hq, base: oc, limits: undefined };
}
