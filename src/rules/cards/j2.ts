import type { UnitId } from '../../data/ids.ts';
import { COASTAL, inArea, indexOfPlace, PORTS, SHIPS } from '../../data/map.ts';
import { unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { has, intersection } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { loseStep } from '../combat/hits.ts';
import { controlledBy } from '../control/control.ts';
import { LANDING_MODES } from '../movement/modes.ts';
import { type Game, offensiveOf, tell, withBoard } from '../play/game.ts';
import { placeOf } from '../state/board.ts';
import { hexOf, unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import type { EventRules } from './event-rules.ts';

const FORCE_Z: UnitId = 'uk-bb-force-z';
/** Manila and Singapore: coast guns and mines. */
const FORTRESSES: readonly HexId[] = ['2813', '2015'];
const MALAYAN_COAST = intersection(COASTAL, inArea('malaya'));

/** Operation I: the conquest of South-East Asia (17.11). */
export const J2: EventRules = {
  // The second card of turn 1.
  onlyEvent: true,
  playable: ({ board, cards }) => board.turn === 1 && !cards.japan.hand.includes('J1'),
  noZoi: 'allies',
  reaction: 'air-joins',
  forbidsMove: (state, units, mode, to) => {
    if (!LANDING_MODES.includes(mode) || to === 'china-box') return false;
    const unescorted = units.every((unit) => unit.class === 'ground');
    return !nearPort(state, to) || (FORTRESSES.includes(to) && unescorted);
  },
  beforeReaction: damageEscorts,
  forcedReaction: forceZ,
  combat: (_board, { hex }) =>
    FORTRESSES.includes(hex) ? [{ kind: 'no-bombardment', source: '17.11' }] : [],
  freeEmergencyMoves: 'allies',
};

/** Within five hexes by sea of a Japanese port. */
function nearPort(state: State, to: HexId): boolean {
  const ports = intersection(PORTS, controlledBy(state.board, 'japan'));
  return has(within(ports, 5, SHIPS), indexOfPlace(to)!);
}

/** Force Z comes out to a Malayan coast that Japanese ships have entered; the Allies choose among several. */
function forceZ(state: State): { unit: UnitId; to: HexId }[] {
  const { enteredBySea, moved } = offensiveOf(state);
  if (hexOf(state.board, unitOf(FORCE_Z)) === undefined || moved[FORCE_Z]) return [];
  const coasts = enteredBySea.filter((hex) => has(MALAYAN_COAST, indexOfPlace(hex)!));
  return [...new Set(coasts)].sort().map((to) => ({ unit: FORCE_Z, to }));
}

/** Ships that bring troops to Manila or Singapore lose a step each before battle. */
function damageEscorts(game: Game): Game {
  const { landed } = offensiveOf(game.state);
  return FORTRESSES.reduce((after, hex) => {
    const here = unitsIn(after.state.board, indexOfPlace(hex)!);
    if (!here.some((unit) => landed.includes(unit.id))) return after;
    return here
      .filter((unit) => unit.side === 'japan' && unit.class === 'naval')
      .reduce((hit, unit) => {
        const board = loseStep(hit.state.board, unit.id);
        const left = placeOf(board, unit.id) === 'eliminated' ? 'eliminated' : 'reduced';
        return tell(withBoard(hit, board), { type: 'step-lost', target: unit.id, hex, left });
      }, after);
  }, game);
}
