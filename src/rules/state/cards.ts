import type { CardId, Side } from '../../data/ids.ts';

/** Where the cards of one side are. Every card of its deck is in exactly one of these. */
export interface CardPiles {
  /** Not in any order: a draw is a matter of chance. */
  readonly deck: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly removed: readonly CardId[];
  /** Set aside for a future offensive (7.29). */
  readonly futureOffensive: CardId | null;
  /** The turn it was set aside. */
  readonly futureSince: number | null;
  /** 5.35: cards drawn by events in this offensives phase. */
  readonly drawn: number;
  /** 5.37: deck and discards are shuffled together when the turn ends. */
  readonly reshuffle: boolean;
}

export type Cards = Readonly<Record<Side, CardPiles>>;
