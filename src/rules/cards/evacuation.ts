import { ADJACENT, BOARD, COASTAL, indexOfPlace, PORTS } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import type { GroundUnit } from '../../data/units.ts';
import { type HexId, type HexIndex, idOf } from '../../hex/hex.ts';
import { difference, type HexSet, has, intersection, members, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import { navalAllowance, offensiveContext } from '../movement/context.ts';
import { canBeShipped, mayEnterCountry, SEA_LANES } from '../movement/limits.ts';
import { destinations } from '../movement/naval.ts';
import { enemyShips } from '../movement/sea-lift.ts';
import { search } from '../movement/search.ts';
import type { Answer } from '../play/decision.ts';
import { ask, push, sendTo } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { hexOf, occupationOf, unitsIn } from '../state/occupation.ts';
import type { EventRules } from './event-rules.ts';
import { cardOf } from './events.ts';

const MOST_UNITS = 3;

/**
 * J35: three ground units in a coastal hex and those around it are shipped to one port, as by strategic transport
 * (8.44) but whatever the Allied ZOI, their supply and their commanders. They are asked one by one: `chosen` holds the
 * coast, then the port, then the units that have gone.
 */
export const evacuation: EventRules = {
  playable: ({ board }) => members(heldCoasts(board)).some((coast) => canLeave(board, coast)),
  // 8.48: the stacking limits hold again when the card has been played.
  effect: (game) => ask(push(game, { step: 'stacking', data: {} }), 'J35', 'coast'),
  questions: {
    coast: {
      side: 'japan',
      about: 'the coast that is evacuated',
      answers: ({ board }) => coasts(board).map((hex) => ({ do: 'choose', what: idOf(hex) })),
      take: (game, answer) => (answer.do === 'choose' ? ask(game, 'J35', 'troops', [answer.what]) : game),
    },
    troops: {
      side: 'japan',
      about: 'a unit to evacuate, and its port',
      answers: ({ board }, [coast, port]) => [
        ...voyages(board, indexOfPlace(coast as HexId)!).filter(
          ({ to }) => port === undefined || to === port,
        ),
        { do: 'decline' },
      ],
      take: (game, answer, [coast, , ...gone]) => {
        if (answer.do !== 'place') return game;
        const shipped = sendTo(game, [answer.unit], answer.to, 'J35');
        const all = [...gone, answer.unit];
        return all.length < MOST_UNITS ? ask(shipped, 'J35', 'troops', [coast!, answer.to, ...all]) : shipped;
      },
    },
  },
};

/** Coastal hexes with Japanese units. */
const heldCoasts = (board: Board): HexSet => intersection(COASTAL, occupationOf(board).units.japan);

const canLeave = (board: Board, coast: HexIndex): boolean =>
  troopsAround(board, coast).some((unit) => portsFor(board, unit, coast).length > 0);

const coasts = (board: Board): HexIndex[] =>
  members(heldCoasts(board)).filter((coast) => canLeave(board, coast));

const voyages = (board: Board, coast: HexIndex): (Answer & { do: 'place' })[] =>
  troopsAround(board, coast).flatMap((unit) =>
    portsFor(board, unit, coast).map((to) => ({ do: 'place', unit: unit.id, to }) as const),
  );

const troopsAround = (board: Board, coast: HexIndex): GroundUnit[] =>
  members(within(setOf([coast]), 1, ADJACENT))
    .flatMap((hex) => unitsIn(board, hex))
    .filter((unit): unit is GroundUnit => unit.side === 'japan' && unit.class === 'ground')
    .filter(canBeShipped);

/** 8.44, 8.11: who is on a coast embarks there, others at the coast chosen; the distance doubles from a port; no enemy ships are passed. */
function portsFor(board: Board, unit: GroundUnit, coast: HexIndex): HexId[] {
  const at = hexOf(board, unit)!;
  const start = has(COASTAL, at) ? at : coast;
  const own = controlledBy(board, 'japan');
  const waters = difference(BOARD, enemyShips(board, 'japan'));
  if (!has(own, start) || !has(waters, start)) return [];
  const once = navalAllowance(offensiveContext('japan', cardOf('J35').oc, 0));
  const limit = has(PORTS, start) ? once * TABLES.movement.strategicFactor : once;
  const ports = difference(intersection(PORTS, own), occupationOf(board).units.allies);
  return destinations(search(start, limit, SEA_LANES, waters), ports)
    .map(({ to }) => to as HexId)
    .filter((to) => indexOfPlace(to) !== at && mayEnterCountry(unit, indexOfPlace(to)!));
}
