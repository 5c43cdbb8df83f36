import { unitOf } from '../../data/units.ts';
import { offensiveOf } from '../play/game.ts';
import type { EventTable } from './event-rules.ts';
import { cardOf } from './events.ts';
import { strengthen } from './strengthen.ts';

/** Intelligence cards and counteroffensives (5.32 A and C). What they set, whom they activate, is in the card's entry. */
export const INTELLIGENCE: EventTable = {
  J4: {},
  J13: {
    afterFailedRoll: true,
    playable: (state) => !offensiveOf(state).reactionCards.some((id) => cardOf(id).kind === 'intelligence'),
  },
  J49: {},
  J69: {},
  J70: {},
  J84: {},
  // Coast watchers see ships and planes.
  A8: {
    playable: ({ board }) =>
      board.activated.some((id) => {
        const unit = unitOf(id);
        return unit.side === 'japan' && (unit.class === 'air' || unit.class === 'naval');
      }),
  },
  A12: { combat: () => [{ kind: 'critical-on-modified', side: 'allies', source: 'A12' }] },
  A26: { combat: () => [{ kind: 'die', combat: 'ground', side: 'allies', change: 4, source: 'A26' }] },
  A59: {},
  A5: { combat: strengthen('A5', 'allies', 'defense', 2, (unit) => unit.class === 'air') },
  J17: {
    combat: strengthen(
      'J17',
      'japan',
      'attack',
      2,
      (unit) => unit.class === 'naval' && ['CA', 'CL', 'APD'].includes(unit.type),
    ),
  },
  J45: {},
  J46: {
    combat: strengthen(
      'J46',
      'allies',
      'defense',
      2,
      (unit) => unit.class === 'naval' && unit.range !== undefined,
    ),
  },
  J85: {},
};
