import type { UnitId } from '../../data/ids.ts';
import { unitOf } from '../../data/units.ts';
import { changeBoard, offensiveOf, place, tell } from '../play/game.ts';
import { hexOf } from '../state/occupation.ts';
import type { EventRules } from './event-rules.ts';

const OAHU = '5808' as const;
const US_CARRIERS: readonly UnitId[] = ['us-cv-lexington', 'us-cv-enterprise'];

/** Operation Z: the four ships of Ominato strike Pearl Harbor (17.11). */
export const J1: EventRules = {
  onlyEvent: ({ board }) => board.turn === 1,
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
    const moved = there.reduce(
      (after, unit) => tell(after, { type: 'placed', unit, to: OAHU, rule: 'J1' }),
      place(game, there, OAHU),
    );
    return tell(changeBoard(moved, { markers: { politicalWill: 8 } }), {
      type: 'marker',
      marker: 'political will',
      value: 8,
    });
  },
};
