import { sideOfCard } from '../../src/data/cards.ts';
import type { CardId, Side } from '../../src/data/ids.ts';
import type { Line, Played } from '../../src/players/scripted-player.ts';
import type { Battle } from '../../src/rules/combat/battle.ts';
import { buildBattle } from '../../src/rules/play/build-battle.ts';
import type { Answer } from '../../src/rules/play/decision.ts';
import { offensiveOf } from '../../src/rules/play/game.ts';
import { legalReplies, pending } from '../../src/rules/play/play.ts';
import type { LastingEvent } from '../../src/rules/state/board.ts';
import type { State } from '../../src/rules/state/state.ts';
import { aboutToPlay, offered, play } from './playing.ts';
import type { Situation } from './situation.ts';
import { plus } from './variants.ts';

/** One HQ of each side, so that nothing but the card decides whether its event can be played. */
export const BOTH_HQS: Situation = { place: { 'jp-hq-south': 2212, 'us-hq-c-pac': 5808 } };

/** What a table has besides its map. */
export interface Extra {
  readonly discard?: readonly CardId[];
  /** More cards in the hand of the card's side. */
  readonly hand?: readonly CardId[];
  readonly events?: readonly LastingEvent[];
  /** Cards drawn by events in this phase (5.35). */
  readonly drawn?: number;
  readonly other?: CardId[];
  readonly surrendered?: State['board']['surrendered'];
}

/** The side of a card is about to play it. */
export function holding(card: CardId, situation: Situation = {}, extra: Extra = {}): State {
  const { other } = extra;
  const state = aboutToPlay(card, { ...plus(BOTH_HQS, situation), ...(other ? { other } : {}) });
  const side = sideOfCard(card);
  const { hand = [], discard = [] } = extra;
  const moved = [...hand, ...discard];
  const piles = state.cards[side];
  return {
    ...state,
    board: {
      ...state.board,
      events: extra.events ?? state.board.events,
      surrendered: extra.surrendered ?? state.board.surrendered,
    },
    cards: {
      ...state.cards,
      [side]: {
        ...piles,
        hand: [...piles.hand, ...hand],
        discard,
        deck: piles.deck.filter((id) => !moved.includes(id)),
        drawn: extra.drawn ?? 0,
      },
    },
  };
}

/** Whether the card can be played as an event. */
export const isOffered = (state: State, card: CardId): boolean =>
  offered(state, 'event').some((answer) => 'card' in answer && answer.card === card);

/** The uses of a card that open to its player now. */
export const usesOf = (state: State, card: CardId): string[] => [
  ...new Set(
    (['event', 'operations', 'discard', 'future'] as const).filter((use) =>
      offered(state, use).some((answer) => 'card' in answer && answer.card === card),
    ),
  ),
];

/** The card is played as an event, up to the next question. */
export const asEvent = (state: State, card: CardId) => play(state, { do: 'event', card });

/** Where a card lies. */
export function pileOf({ cards }: State, card: CardId): string {
  const { hand, discard, removed, deck, futureOffensive } = cards[sideOfCard(card)];
  if (hand.includes(card)) return 'hand';
  if (discard.includes(card)) return 'discard';
  if (removed.includes(card)) return 'removed';
  if (deck.includes(card)) return 'deck';
  return futureOffensive === card ? 'future' : 'table';
}

/** Whether chance is asked for a card that this side draws. */
export function draws(played: Played, side: Side): boolean {
  const { decision, state } = played;
  const [first] = offered(state, 'draw');
  return (
    decision?.kind === 'draw-card' &&
    first !== undefined &&
    'card' in first &&
    sideOfCard(first.card) === side
  );
}

const IDLE: readonly Answer['do'][] = ['commit', 'decline', 'done', 'hold', 'keep'];
const MOST_REPLIES = 80;

/** Nobody does anything he need not, and every die shows the same, until the next card is played or drawn. */
export function finish(from: Played, die = 0): Played {
  let played = from;
  for (let i = 0; i < MOST_REPLIES; i++) {
    const kind = pending(played.state)?.kind;
    if (!kind || kind === 'play-card' || kind === 'draw-card') return played;
    const legal = legalReplies(played.state);
    const idle = legal.find((answer) => IDLE.includes(answer.do)) ?? legal[0]!;
    const next = play(played.state, kind === 'die' ? { do: 'roll', die } : (idle as Line));
    played = { ...next, events: [...played.events, ...next.events] };
  }
  throw new Error('the offensive does not end');
}

/** The battle of an offensive in a hex, with what its cards do to it. */
export function battleIn(state: State, hex: number): Battle {
  const declared = offensiveOf(state).battles.find((battle) => battle.hex === String(hex));
  if (!declared) throw new Error(`there is no battle in ${hex}`);
  return buildBattle(state, declared);
}
