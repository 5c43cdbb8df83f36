import type { Card } from '../../data/cards.ts';
import type { CardId, Place, Side } from '../../data/ids.ts';
import { hexAt, inArea } from '../../data/map.ts';
import { loadScenario } from '../../data/scenario.ts';
import { HQS, type Hq } from '../../data/units.ts';
import { intersection, members, union } from '../../hex/hex-set.ts';
import { cardOf, eventOf, isOffensiveEvent } from '../cards/events.ts';
import { hexOf } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { hasFootholdInChina } from '../strategic/replacements.ts';
import { hqPorts } from '../supply/hq-ports.ts';
import { buildableRoutes } from '../supply/transport-routes.ts';
import { hqsFor } from './activation-limits.ts';
import { removeHq } from './control-change.ts';
import type { Answer } from './decision.ts';
import { changeBoard, changeCards, eventInForce, type Game, push, sendTo, tell, withBoard } from './game.ts';
import { drawByEvent, nextPlayer } from './next-player.ts';
import { begin } from './offensive.ts';
import { playable, spent, takeUp, toDiscard } from './piles.ts';

type Use =
  | 'operations'
  | 'event'
  | 'china-offensive'
  | 'end-rivalry'
  | 'future'
  | 'discard'
  | 'withdraw-hq'
  | 'return-hq'
  | 'build-route';

/** Every way a side may use a card now (4.22, 5.0). */
export function usesOf(state: State, side: Side, card: Card): Answer[] {
  const { board, cards } = state;
  const own = cards[side].hand.includes(card.id);
  const rules = eventOf(card.id) ?? {};
  const asEvent: Answer[] = mayBeEvent(state, side, card) ? [{ do: 'event', card: card.id }] : [];
  // 5.37: what must be played as an event has no other use.
  if (rules.onlyEvent || (asEvent.length > 0 && rules.compulsory?.(state))) return asEvent;
  if (rules.orDiscarded && rules.compulsory?.(state)) return own ? [{ do: 'discard', card: card.id }] : [];
  const answers: Answer[] = [];
  if (hqsFor(board, side, card, 'operations').length > 0) answers.push({ do: 'operations', card: card.id });
  answers.push(...asEvent, ...hqAnswers(state, side, card.id));
  if (card.oc === 3) answers.push(...threeOcAnswers(state, side, card.id));
  if (own && cards[side].futureOffensive === null && maySetAside(card))
    answers.push({ do: 'future', card: card.id });
  // 7.29: a card set aside is not thrown away to make room for another.
  if (own && (!rules.noDiscard || answers.length === 0)) answers.push({ do: 'discard', card: card.id });
  return answers;
}

/** Whether a card can be played as an event now: one that opens an offensive needs an HQ to direct it. */
function mayBeEvent(state: State, side: Side, card: Card): boolean {
  // 5.32: only the reaction player plays a reaction as an event.
  if (card.type === 'reaction') return false;
  const rules = eventOf(card.id);
  if (!rules || isBarredEvent(state, card.id) || rules.playable?.(state) === false) return false;
  if (rules.onlyEvent || rules.effect || rules.bringsHq) return true;
  return isOffensiveEvent(card) && hqsFor(state.board, side, card, 'event').length > 0;
}

/** 7.29A: the card a side has set aside, if it can open an offensive with it as an event now. */
export function futureEvent(state: State, side: Side): CardId | undefined {
  const id = state.cards[side].futureOffensive;
  if (id === null || !playable(state, side).includes(id)) return undefined;
  const card = cardOf(id);
  return isOffensiveEvent(card) && mayBeEvent(state, side, card) ? id : undefined;
}

/** 17.26, 17.37, 17.47: events on US political will are none in a game of one year. */
export const isBarredEvent = ({ scenario }: State, card: CardId): boolean =>
  loadScenario(scenario).specialRules.some(({ id, cards }) => id === 'one-year-game' && cards.includes(card));

/** 5.37: special events may not be set aside. */
const maySetAside = (card: Card): boolean => !card.special;

/** 5.0 C and D. */
function hqAnswers(state: State, side: Side, card: CardId): Answer[] {
  const { board } = state;
  const own = HQS.filter((hq) => hq.side === side);
  const taken = new Set(HQS.map((hq) => board.at[hq.index]));
  const withdraw: Answer[] = own
    .filter((hq) => hexOf(board, hq) !== undefined)
    .map((hq) => ({ do: 'withdraw-hq', card, hq: hq.id }));
  // 6.15: to a port of one's own at home, where it is in supply and no other HQ is.
  const ports = members(intersection(HOME[side], hqPorts(board, side)))
    .map((index) => hexAt(index).id)
    .filter((id) => !taken.has(id));
  const back: Answer[] = own
    .filter((hq) => isRelocated(state, hq))
    .flatMap((hq) => ports.map((to) => ({ do: 'return-hq', card, hq: hq.id, to }) as const));
  return [...withdraw, ...back];
}

/** 6.15 is for HQs that have left the map and are due next turn, not for reinforcements still to come. */
function isRelocated({ board, scenario }: State, hq: Hq): boolean {
  const due = `turn-${board.turn + 1}`;
  const reinforcement = loadScenario(scenario).units[due as Place]?.includes(hq.id) ?? false;
  return board.at[hq.index] === due && !reinforcement;
}

const HOME = {
  japan: inArea('japanese-islands'),
  allies: [inArea('australia'), inArea('hawaii'), inArea('india')].reduce(union),
} as const;

/** 5.0 B and E, 17.26: what a card of value 3 can do besides. */
function threeOcAnswers(state: State, side: Side, card: CardId): Answer[] {
  const { board } = state;
  const answers: Answer[] = [];
  if (side === 'japan' && mayAttackChina(state)) answers.push({ do: 'china-offensive', card });
  for (const route of buildableRoutes(board, side)) answers.push({ do: 'build-route', card, route });
  if (loadScenario(state.scenario).oneYear && board.markers.rivalry[side] === 'rivalry')
    answers.push({ do: 'end-rivalry', card });
  return answers;
}

/** 13.72, 13.71: not on two turns running, not against a China that has surrendered, not without a foothold. */
function mayAttackChina({ board }: State): boolean {
  if (board.surrendered.includes('china')) return false;
  if (board.chinaOffensiveTurn !== null && board.turn - board.chinaOffensiveTurn < 2) return false;
  return hasFootholdInChina(board);
}

/** A card is used. */
export const useCard = (game: Game, side: Side, answer: Answer & { card: CardId }): Game =>
  USES[answer.do as Use](game, side, answer);

/** What each use of a card does; the card itself goes where such cards go. */
const USES: Record<Use, (game: Game, side: Side, answer: Answer & { card: CardId }) => Game> = {
  operations: (game, side, { card }) => offensive(game, side, card, 'operations'),
  event: (game, side, { card }) =>
    eventOf(card)?.effect ? takeEffect(game, side, card) : offensive(game, side, card, 'event'),
  discard: (game, side, { card }) => nextPlayer(toDiscard(game, side, card)),
  future: (game, side, { card }) =>
    nextPlayer(
      changeCards(game, side, {
        hand: game.state.cards[side].hand.filter((id) => id !== card),
        futureOffensive: card,
        futureSince: game.state.board.turn,
      }),
    ),
  'withdraw-hq': (game, side, answer) =>
    answer.do === 'withdraw-hq'
      ? nextPlayer(toDiscard(removeHq(game, answer.hq, '6.13'), side, answer.card))
      : game,
  'return-hq': (game, side, answer) => {
    if (answer.do !== 'return-hq') return game;
    return nextPlayer(toDiscard(sendTo(game, [answer.hq], answer.to, '6.15'), side, answer.card));
  },
  'build-route': (game, side, answer) => {
    if (answer.do !== 'build-route') return game;
    const transportRoutes = { ...game.state.board.markers.transportRoutes, [answer.route]: true };
    const built = tell(changeBoard(game, { markers: { transportRoutes } }), {
      type: 'marker',
      marker: answer.route,
      value: true,
    });
    return nextPlayer(toDiscard(built, side, answer.card));
  },
  'end-rivalry': (game, side, { card }) => {
    const rivalry = { ...game.state.board.markers.rivalry, [side]: 'agreement' as const };
    const ended = tell(changeBoard(game, { markers: { rivalry } }), {
      type: 'marker',
      marker: `rivalry of ${side}`,
      value: 'agreement',
    });
    return nextPlayer(toDiscard(ended, side, card));
  },
  'china-offensive': (game, side, { card }) =>
    push(toDiscard(game, side, card), { step: 'china-offensive', data: { side } }),
};

/** 5.33, 5.34: an event that opens no offensive does what it says; then cards are drawn, and the other player is next. */
function takeEffect(game: Game, side: Side, id: CardId): Game {
  const next = nextPlayer(spent(takeUp(game, side, id), side, id));
  // What the event asks lies above what follows it.
  return eventOf(id)!.effect!(drawByEvent(next, side, cardOf(id).draws ?? 0));
}

/** The card lies on the table while its offensive lasts: it is in no pile until that ends. */
function offensive(game: Game, side: Side, card: CardId, use: 'event' | 'operations'): Game {
  const { board } = game.state;
  const { futureOffensive, futureSince } = game.state.cards[side];
  const setAsideOn = futureOffensive === card ? futureSince : null;
  const { noZoi = null } = (use === 'event' ? eventOf(card) : undefined) ?? {};
  const taken = withBoard(takeUp(game, side, card), { ...board, noZoi });
  const begun = push(taken, {
    step: 'offensive',
    data: { ...begin(side, card, use, cardOf(card).oc, board), setAsideOn },
  });
  return eventInForce(begun.state).whenPlayed?.(begun) ?? begun;
}
