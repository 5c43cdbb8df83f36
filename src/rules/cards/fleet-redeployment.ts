import type { UnitId } from '../../data/ids.ts';
import { ADJACENT, MAP, PORTS } from '../../data/map.ts';
import { HQS, UNITS, type Unit, unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { difference, type HexSet, intersection, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import { offensiveContext } from '../movement/context.ts';
import { SEA_LANES } from '../movement/limits.ts';
import { destinations, safeWithout } from '../movement/naval.ts';
import { search } from '../movement/search.ts';
import type { Answer } from '../play/decision.ts';
import { ask, push, sendTo } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { hexOf, occupationOf } from '../state/occupation.ts';
import type { EventRules } from './event-rules.ts';
import { cardOf } from './events.ts';

const MOST_SHIPS = 4;
const COMBINED_FLEET: readonly UnitId[] = ['jp-hq-combined-fleet-yamamoto', 'jp-hq-combined-fleet-ozawa'];

/** Ports near the oil. */
const NEAR_RESOURCES = intersection(
  PORTS,
  within(setOf(MAP.hexes.filter((hex) => hex.resource).map((hex) => hex.index)), 3, ADJACENT),
);

/**
 * J77: the Combined Fleet HQ and four ships go, one by one and any distance, to ports near resource hexes;
 * `chosen` holds those that have gone.
 */
export const fleetRedeployment: EventRules = {
  playable: ({ board }) => movers([]).some((unit) => portsFor(board, unit).length > 0),
  // 8.24: the stacking limits hold again when the card has been played.
  effect: (game) => ask(push(game, { step: 'stacking', data: {} }), 'J77', 'redeploy'),
  questions: {
    redeploy: {
      side: 'japan',
      about: 'the Combined Fleet HQ or a ship, and its new port',
      answers: ({ board }, gone) => [...voyages(board, gone as UnitId[]), { do: 'decline' }],
      take: (game, answer, gone) =>
        answer.do === 'place'
          ? ask(sendTo(game, [answer.unit], answer.to, 'J77'), 'J77', 'redeploy', [...gone, answer.unit])
          : game,
    },
  },
};

const voyages = (board: Board, gone: readonly UnitId[]): Answer[] =>
  movers(gone).flatMap((unit) =>
    portsFor(board, unit).map((to) => ({ do: 'place', unit: unit.id, to }) as const),
  );

/** Who may still go: the HQ, and ships up to the limit. */
function movers(gone: readonly UnitId[]): Unit[] {
  const ships = gone.filter((id) => unitOf(id).class === 'naval').length;
  return UNITS.filter(
    ({ id, side, class: kind }) =>
      !gone.includes(id) &&
      (COMBINED_FLEET.includes(id) || (side === 'japan' && kind === 'naval' && ships < MOST_SHIPS)),
  );
}

/** By sea, never into Allied ZOI; a carrier under way neutralises none (as in 8.23). */
function portsFor(board: Board, unit: Unit): HexId[] {
  const start = hexOf(board, unit);
  if (start === undefined) return [];
  const waters = safeWithout(board, [unit], offensiveContext('japan', cardOf('J77').oc, 0));
  const found = search(start, Number.POSITIVE_INFINITY, SEA_LANES, waters);
  return destinations(found, difference(harbours(board), unit.class === 'hq' ? hqHexes(board) : [])).map(
    ({ to }) => to as HexId,
  );
}

const harbours = (board: Board): HexSet =>
  difference(intersection(NEAR_RESOURCES, controlledBy(board, 'japan')), occupationOf(board).units.allies);

/** 6.11: one HQ a hex. */
const hqHexes = (board: Board): HexSet =>
  setOf(HQS.map((hq) => hexOf(board, hq)).filter((hex) => hex !== undefined));
