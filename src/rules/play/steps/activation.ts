import type { UnitId } from '../../../data/ids.ts';
import { HQS, UNITS } from '../../../data/units.ts';
import { cardOf, logisticsWith } from '../../cards/events.ts';
import { derived } from '../../state/derived.ts';
import type { State } from '../../state/state.ts';
import { abandon } from '../abandon.ts';
import { type ActivationTerms, whyNotChosen } from '../activation-limits.ts';
import type { Answer } from '../decision.ts';
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
  pass: (game) => {
    const named = namedUnits(game.state);
    const activated = named.length > 0 ? changeBoard(game, { activated: named }) : game;
    return goTo(
      named.reduce((after, unit) => tell(after, { type: 'activated', unit }), activated),
      'movement',
    );
  },
};

const chosen = derived((state: State): Answer[] => {
  const { board } = state;
  const { side } = offensiveOf(state);
  const terms = termsOf(state);
  return UNITS.filter(
    (unit) =>
      unit.side === side &&
      terms.some((one) => whyNotChosen(board, one, board.activated, unit) === undefined),
  ).map((unit) => ({ do: 'activate', unit: unit.id }));
});

/** The terms of the HQ in charge; where all HQs direct together (J2), each one's, for the number of units the card gives. */
function termsOf(state: State): ActivationTerms[] {
  const { card: id, use, hq: hqId, oc } = offensiveOf(state);
  const card = cardOf(id);
  const limits = use === 'event' ? card.activation : undefined;
  // 7.21: J1 names its units, which `pass` activates.
  if (limits?.units) return [];
  return HQS.filter((hq) => (hqId === null ? hq.side === 'japan' : hq.id === hqId)).map((hq) => ({
    hq,
    base: use === 'event' ? logisticsWith(card, hq.id) : oc,
    limits,
    ...(limits?.total === undefined ? {} : { total: limits.total }),
  }));
}

/** The units an event names, if it does. */
function namedUnits(state: State): readonly UnitId[] {
  const { card, use } = offensiveOf(state);
  return use === 'event' ? (cardOf(card).activation?.units ?? []) : [];
}
