import type { Side } from '../../data/ids.ts';
import { type NationAtRisk, TABLES } from '../../data/tables.ts';
import { resourcesOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { europeLevel } from './europe.ts';

export interface HandSize {
  readonly cards: number;
  readonly passes: number;
}

/** 12.1, 12.4, 12.5: how many cards each side draws this turn and how often it may pass. */
export const handSizes = (board: Board): Readonly<Record<Side, HandSize>> => ({
  japan: japaneseHand(board),
  allies: alliedHand(board),
});

/** 12.11, 12.12: one for two resource hexes, or the prewar reserve; less what submarines and bombing cost, but four at least. */
function japaneseHand(board: Board): HandSize {
  const { min, max, resourcesPerCard, reserveTurns, passes } = TABLES.cardDraw.japan;
  const byResources = Math.ceil(resourcesOf(board, 'japan').length / resourcesPerCard);
  const base = reserveTurns.includes(board.turn) ? max : Math.min(max, Math.max(min, byResources));
  const cards = Math.max(min, base - board.thisTurn.cardsLost);
  return { cards, passes: passes[String(cards) as keyof typeof passes] };
}

const COSTLY: readonly NationAtRisk[] = ['china', 'india', 'australia'];
const MOST_PASSES = 2;

/** 12.51, 12.52: freeing a nation does not bring its card back (13.1). */
function alliedHand(board: Board): HandSize {
  const { min, byTurn } = TABLES.cardDraw.allies;
  const { cards: base, passes } = byTurn.find(({ upTo }) => board.turn <= upTo)!;
  const lost =
    COSTLY.filter((nation) => board.surrendered.includes(nation)).length - europeLevel(board).cards;
  return { cards: base === 0 ? 0 : Math.max(min, base - lost), passes: Math.min(MOST_PASSES, passes + lost) };
}
