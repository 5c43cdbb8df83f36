import type { UnitId } from '../../../data/ids.ts';
import { HQS, UNITS } from '../../../data/units.ts';
import { cardOf, logisticsWith } from '../../cards/events.ts';
import { derived } from '../../state/derived.ts';
import type { State } from '../../state/state.ts';
import { abandon } from '../abandon.ts';
import { type ActivationTerms, owesChinese, slotsLeft, whyNotChosen } from '../activation-limits.ts';
import type { Answer } from '../decision.ts';
import { changeBoard, eventInForce, goTo, offensiveOf, type Step, tell } from '../game.ts';

/** 7.2 step 1, 7.21: units are activated one by one. */
export const activation: Step = {
  ask: (state) =>
    chosen(state).length === 0
      ? undefined
      : { kind: 'activate', side: offensiveOf(state).side, rule: '7.21', about: 'a unit to activate' },
  answers: (state) => [
    ...chosen(state),
    ...(owing(state) ? [] : [{ do: 'done' } as const]),
    { do: 'abandon' },
  ],
  take: (game, answer) => {
    if (answer.do === 'abandon') return abandon(game);
    if (answer.do !== 'activate') return toMovement(game);
    const activated = [...game.state.board.activated, answer.unit];
    return tell(changeBoard(game, { activated }), { type: 'activated', unit: answer.unit });
  },
  pass: (game) => {
    const named = namedUnits(game.state);
    const activated = named.length > 0 ? changeBoard(game, { activated: named }) : game;
    return toMovement(named.reduce((after, unit) => tell(after, { type: 'activated', unit }), activated));
  },
};

/** 7.2 step 1: what an event gives before movement comes now. */
const toMovement: Step['pass'] = (game) => {
  const next = goTo(game, 'movement');
  return eventInForce(next.state).beforeMovement?.(next) ?? next;
};

const chosen = derived((state: State): Answer[] => {
  const { board } = state;
  const { side } = offensiveOf(state);
  const terms = termsOf(state);
  const last = owing(state) && terms.every((one) => slotsLeft(board, one, board.activated) === 1);
  return UNITS.filter(
    (unit) =>
      unit.side === side &&
      (!last || unit.nation === 'china') &&
      terms.some((one) => whyNotChosen(board, one, board.activated, unit) === undefined),
  ).map((unit) => ({ do: 'activate', unit: unit.id }));
});

/** A38: a Chinese army must still be activated. */
const owing = (state: State): boolean =>
  termsOf(state).some((terms) => owesChinese(state.board, terms, state.board.activated));

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
    armyWithOneShip: eventInForce(state).armyWithOneShip?.(hq.id) ?? false,
  }));
}

/** The units an event names, if it does. */
function namedUnits(state: State): readonly UnitId[] {
  const { card, use } = offensiveOf(state);
  return use === 'event' ? (cardOf(card).activation?.units ?? []) : [];
}
