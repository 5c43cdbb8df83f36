import type { CardId, UnitId } from '../../data/ids.ts';
import { ADJACENT, indexOfPlace } from '../../data/map.ts';
import { UNITS, type Unit } from '../../data/units.ts';
import { has, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { DIE } from '../play/die.ts';
import { ask, tell } from '../play/game.ts';
import { type Board, placeOf } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import type { EventRules } from './event-rules.ts';
import { takeStep } from './lost-steps.ts';

const TOKYO = indexOfPlace('3706')!;
const NEAR_TOKYO = within(setOf([TOKYO]), 8, ADJACENT);
const WORST_HIT = 4;

/** J76, J79: a raid on the base of a B-29 that threatens Japan; it is rolled for when there is no way back. */
export const b29Raid = (card: CardId): EventRules => ({
  beforeReaction: (game) => ask(game, card, 'raid'),
  questions: {
    raid: {
      side: 'chance',
      about: `the raid on the B-29s: ${WORST_HIT} or less`,
      answers: ({ board }) => (targets(board).length > 0 ? DIE : []),
      take: (game, answer) => {
        if (answer.do !== 'roll') return game;
        const rolled = tell(game, { type: 'die-rolled', purpose: 'raid on the B-29s', die: answer.die });
        return answer.die <= WORST_HIT ? ask(rolled, card, 'target') : rolled;
      },
    },
    target: {
      side: 'japan',
      about: 'the B-29 that loses a step',
      answers: ({ board }) => targets(board).map(({ id }) => ({ do: 'choose', what: id })),
      take: (game, answer) => (answer.do === 'choose' ? takeStep(game, answer.what as UnitId) : game),
    },
  },
});

/** B-29s in the China box or within eight hexes of Tokyo. */
const targets = (board: Board): Unit[] =>
  UNITS.filter((unit) => {
    if (unit.class !== 'air' || unit.type !== 'b29') return false;
    const hex = hexOf(board, unit);
    return hex === undefined ? placeOf(board, unit.id) === 'china-box' : has(NEAR_TOKYO, hex);
  });
