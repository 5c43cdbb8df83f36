import type { CardId } from '../../data/ids.ts';
import { ADJACENT } from '../../data/map.ts';
import { type HexId, idOf } from '../../hex/hex.ts';
import { emptySet, type HexSet, intersection, members, setOf, union } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import { ask } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { supplyOf } from '../supply/supply.ts';
import type { EventRules } from './event-rules.ts';
import { setMarker } from './markers.ts';

/** J28, J44: the Tokyo Express runs from now on, to another hex if it ran before (6.23). */
export const tokyoExpress = (card: CardId): EventRules => ({
  whenPlayed: (game) => ask(game, card, 'express'),
  questions: {
    express: {
      side: 'japan',
      about: 'the hex the Tokyo Express runs to',
      answers: ({ board }) => members(inReach(board)).map((hex) => ({ do: 'choose', what: idOf(hex) })),
      take: (game, answer) => {
        if (answer.do !== 'choose') return game;
        return setMarker(game, 'Tokyo Express', { tokyoExpress: answer.what as HexId }, answer.what);
      },
    },
  },
});

/** 6.23: the hexes Japan controls within the range of one of its HQs in supply; nothing bars the way. */
function inReach(board: Board): HexSet {
  const ranges = supplyOf(board)
    .sides.japan.hqs.filter(({ inSupply }) => inSupply)
    .map(({ hq, hex }) => within(setOf([hex]), hq.range, ADJACENT));
  return intersection(controlledBy(board, 'japan'), ranges.reduce(union, emptySet()));
}
