import { CARDS } from '../../data/cards.ts';
import { type CardId, enemyOf, type Side } from '../../data/ids.ts';
import type { Board } from '../state/board.ts';
import type { CardPiles } from '../state/cards.ts';
import type { GameOptions } from '../state/options.ts';
import type { FlowStep, State } from '../state/state.ts';
import type { GameEvent } from './decision.ts';

/** What a side may know of a game (5.0): the whole board, its own cards, and of the enemy's what lies open. */
export interface View {
  readonly side: Side;
  readonly scenario: string;
  readonly options: GameOptions;
  readonly board: Board;
  readonly flow: readonly FlowStep[];
  readonly own: CardPiles;
  readonly enemy: {
    readonly handSize: number;
    readonly hasFutureOffensive: boolean;
    readonly futureSince: number | null;
    readonly drawn: number;
    readonly reshuffle: boolean;
    readonly discard: readonly CardId[];
    readonly removed: readonly CardId[];
    /** Cards that are in his deck, his hand, or set aside: which is where is not known. */
    readonly unseen: readonly CardId[];
  };
}

export function viewFor(state: State, side: Side): View {
  const { scenario, options, board, flow, cards } = state;
  const { hand, deck, discard, removed, futureOffensive, futureSince, drawn, reshuffle } =
    cards[enemyOf(side)];
  const unseen = new Set<CardId | null>([...hand, ...deck, futureOffensive]);
  return {
    side,
    scenario,
    options,
    board,
    flow,
    own: cards[side],
    enemy: {
      handSize: hand.length,
      hasFutureOffensive: futureOffensive !== null,
      futureSince,
      drawn,
      reshuffle,
      discard,
      removed,
      // In the order of the deck, which tells nothing.
      unseen: CARDS.map((card) => card.id).filter((id) => unseen.has(id)),
    },
  };
}

/** What happened, as a side sees it: which cards the enemy draws or sets aside stays hidden. */
export function eventsFor(events: readonly GameEvent[], side: Side): GameEvent[] {
  return events.map((event) => {
    if (event.type === 'card-drawn' && event.side !== side)
      return { type: 'card-hidden', side: event.side, as: 'drawn' };
    if (event.type === 'card-played' && event.as === 'future' && event.side !== side) {
      return { type: 'card-hidden', side: event.side, as: 'set aside' };
    }
    return event;
  });
}

/** A whole state that fits a view: the enemy's unseen cards dealt at random. For planning. */
export function imagine(
  { side, scenario, options, board, flow, own, enemy }: View,
  random: () => number,
): State {
  const cards = shuffled(enemy.unseen, random);
  const hand = cards.slice(0, enemy.handSize);
  const futureOffensive = enemy.hasFutureOffensive ? cards[enemy.handSize]! : null;
  const deck = cards.slice(enemy.handSize + (futureOffensive ? 1 : 0));
  const piles: CardPiles = {
    deck,
    hand,
    discard: enemy.discard,
    removed: enemy.removed,
    futureOffensive,
    futureSince: enemy.futureSince,
    drawn: enemy.drawn,
    reshuffle: enemy.reshuffle,
  };
  return {
    scenario,
    options,
    board,
    flow,
    cards: side === 'japan' ? { japan: own, allies: piles } : { japan: piles, allies: own },
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
