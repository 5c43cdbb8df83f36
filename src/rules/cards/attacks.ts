import { type AirUnit, UNITS, type Unit } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { activatedOf, offensiveOf } from '../play/game.ts';
import { loseShipping } from '../play/shipping.ts';
import { placeOf } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import type { EventTable } from './event-rules.ts';
import { kamikaze, reaches } from './kamikaze.ts';
import { loseShips, shipQuestion } from './lost-steps.ts';
import { midgets, submarine } from './submarines.ts';

/** Attack reactions (5.32B): submarines, kamikazes, skip bombing. */
export const ATTACKS: EventTable = {
  J24: submarine('J24', { when: 'after', chooser: 'japan', one: 4 }),
  J27: submarine('J27', { when: 'after', chooser: 'japan', one: 4, two: 7, sinksOne: true }),
  J36: submarine('J36', { when: 'before', chooser: 'japan', one: 4 }),
  J75: submarine('J75', { when: 'before', chooser: 'japan', one: 4 }),
  J86: submarine('J86', { when: 'after', chooser: 'japan', one: 7 }),
  A61: submarine('A61', { when: 'before', chooser: 'japan', one: 4, two: 7 }),
  A68: submarine('A68', { when: 'after', chooser: 'allies', one: 7 }),
  A78: midgets('A78', { when: 'before', chooser: 'allies', one: 7 }),
  J61: kamikaze('J61'),
  J62: kamikaze('J62'),
  J63: kamikaze('J63'),
  J66: kamikaze('J66'),
  J81: kamikaze('J81'),
  A24: {
    attack: { when: 'before', strike: (game) => loseShips(loseShipping(game), 'A24', 1) },
    questions: { ship: shipQuestion('A24', 'japan', bombable) },
  },
};

const SMALL_SHIPS: readonly string[] = ['CA', 'CL', 'APD'];

/** A24: activated small ships that have moved to where US air units other than LRBs reach, extended range included. */
function bombable(state: State): Unit[] {
  const { board } = state;
  const { moved } = offensiveOf(state);
  const bombers = UNITS.filter(
    (unit): unit is AirUnit => unit.class === 'air' && unit.type === 'air' && unit.nation === 'us',
  );
  return activatedOf(state, 'japan').filter(
    (unit) =>
      unit.class === 'naval' &&
      SMALL_SHIPS.includes(unit.type) &&
      moved[unit.id] !== undefined &&
      hexOf(board, unit) !== undefined &&
      bombers.some((bomber) => reaches(board, bomber, placeOf(board, unit.id) as HexId)),
  );
}
