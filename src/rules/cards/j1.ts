import type { UnitId } from '../../data/ids.ts';
import { unitOf } from '../../data/units.ts';
import { offensiveOf, sendTo } from '../play/game.ts';
import { hexOf } from '../state/occupation.ts';
import { changeWill } from '../victory/political-will.ts';
import type { EventRules } from './event-rules.ts';

const OAHU = '5808' as const;
const US_CARRIERS: readonly UnitId[] = ['us-cv-lexington', 'us-cv-enterprise'];

/** Operation Z: the four ships of Ominato strike Pearl Harbor (17.11). */
export const J1: EventRules = {
  onlyEvent: true,
  playable: ({ board }) => board.turn === 1,
  navalHexes: 18,
  oneStack: true,
  // The US carriers at sea.
  forbiddenTargets: ['5410', '5609'],
  commitCondition: (state) =>
    offensiveOf(state).battles.some(({ hex }) => hex === OAHU)
      ? undefined
      : { rule: 'J1', message: 'Oahu must be a battle hex' },
  reaction: 'none',
  combat: (_board, battle) => [
    { kind: 'no-air-naval-roll', side: 'allies', source: 'J1' },
    {
      kind: 'strength',
      side: 'allies',
      stat: 'defense',
      units: battle.participants.map(({ unit }) => unit).filter((id) => unitOf(id).side === 'allies'),
      multiply: 0.5,
      source: 'J1',
    },
  ],
  afterBattles: (game) => {
    const there = US_CARRIERS.filter(
      (id) =>
        hexOf(game.state.board, unitOf(id)) !== undefined && game.state.board.at[unitOf(id).index] !== OAHU,
    );
    const moved = sendTo(game, there, OAHU, 'J1');
    // 16.44A, 16.48B: from 0, where it stands, by 8 and by what was bid.
    const { japan, allies } = game.state.options.bids;
    const aroused = changeWill(moved, 8, '16.44A', 'Pearl Harbor');
    return japan === allies ? aroused : changeWill(aroused, japan - allies, '16.48B', 'the bids for sides');
  },
};
