import { indexOfPlace } from '../../data/map.ts';
import { calendar } from '../../data/tables.ts';
import { moveChina } from '../nations/china.ts';
import { takeControl } from '../play/control-change.ts';
import { changeBoard, tell } from '../play/game.ts';
import { changeWill } from '../victory/political-will.ts';
import type { EventRules } from './event-rules.ts';

/** 5.37: the two events that must be played once their time has come. */

/** Tojo resigns: compulsory from 1944 on. */
export const J43: EventRules = {
  compulsory: ({ board }) => calendar(board.turn).year >= 1944,
  effect: (game) =>
    tell(changeWill(changeBoard(game, { markers: { tojo: 'resigned' } }), -2, 'J43', 'Tojo has resigned'), {
      type: 'marker',
      marker: 'Tojo',
      value: 'resigned',
    }),
};

const MANCHURIA = ['3302', '3303'] as const;

/** The Soviets invade Manchuria: compulsory once Tojo has resigned, and not before. */
export const A79: EventRules = {
  playable: ({ board }) => board.markers.tojo === 'resigned',
  compulsory: () => true,
  noDiscard: true,
  effect: (game) => {
    const taken = MANCHURIA.reduce((after, hex) => takeControl(after, indexOfPlace(hex)!, 'allies'), game);
    return moveChina(taken, 2, true);
  },
};
