import type { CardId, Place, UnitId } from '../../data/ids.ts';
import { findHex, hexAt, inArea, indexOfPlace, rangeBetween } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { unitOf } from '../../data/units.ts';
import { has, union } from '../../hex/hex-set.ts';
import { ask } from '../play/game.ts';
import { giveSteps } from '../play/steps/replacements.ts';
import type { Board } from '../state/board.ts';
import { placesFor } from '../strategic/arrivals.ts';
import {
  mayBeRestored,
  type Pools,
  type Replacing,
  type StepUse,
  usesOfSteps,
} from '../strategic/replacements.ts';
import type { EventRules, EventTable } from './event-rules.ts';
import { freeRoute } from './free-route.ts';
import { remember, setMarker, setRivalry } from './markers.ts';

/** Steps for Japan, to be used at once or kept. */
const japanGets = (card: CardId, pools: Partial<Pools>): EventRules => ({
  effect: (game) => giveSteps(game, 'japan', card, pools),
});

/** Of what rule 11 allows only this. */
const only =
  (allowed: (board: Board, use: StepUse) => boolean) =>
  (board: Board, replacing: Replacing): StepUse[] =>
    usesOfSteps(board, replacing).filter((use) => allowed(board, use));

const isOnTable = (board: Board, unit: UnitId): boolean => board.at[unitOf(unit).index] !== 'eliminated';

const RANGOON = findHex(TABLES.places.rangoon)!;
const BOSE_RANGE = 3;

/** J39: within three hexes of Rangoon. */
function isNearRangoon(place: Place): boolean {
  const hex = indexOfPlace(place);
  return hex !== undefined && rangeBetween(hexAt(hex), RANGOON) <= BOSE_RANGE;
}

const AVG: UnitId = 'us-avg';
/** A17: those that can be rebuilt; the bombers are of the 14th Air Force too. */
const FOURTEENTH: readonly UnitId[] = ['us-14af', 'us-14af-lrb'];
const AIRLIFT_AREA = union(inArea('north-india'), inArea('burma'));

const isInAirliftArea = (place: Place): boolean => {
  const hex = indexOfPlace(place);
  return hex !== undefined && has(AIRLIFT_AREA, hex);
};

/** A17: the AVG or the 14th Air Force where they are, or the 14th brought back to Northern India or Burma. */
function airliftUses(board: Board, { pools, before }: Replacing): StepUse[] {
  if (pools.air === 0) return [];
  const restored = [AVG, ...FOURTEENTH].flatMap((unit): StepUse[] => {
    const { index } = unitOf(unit);
    const to = board.at[index]!;
    const near = to === 'china-box' || isInAirliftArea(to);
    return near && board.reduced[index] && mayBeRestored(before, unitOf(unit)) ? [{ unit, to }] : [];
  });
  const rebuilt = FOURTEENTH.filter((unit) => !isOnTable(board, unit)).flatMap((unit) =>
    placesFor(board, before, unitOf(unit))
      .filter(isInAirliftArea)
      .map((to) => ({ unit, to })),
  );
  return [...restored, ...rebuilt];
}

/** Events that give replacement steps (5.33). */
export const REPLACEMENTS: EventTable = {
  J5: japanGets('J5', { air: 2 }),
  J30: japanGets('J30', { air: 3 }),
  // Bose: troops around Rangoon that are there now.
  J39: {
    ...japanGets('J39', { ground: 2 }),
    stepUses: only((board, { unit, to }) => isOnTable(board, unit) && isNearRangoon(to)),
  },
  J71: { effect: (game) => giveSteps(remember(game, 'interceptors'), 'japan', 'J71', { air: 2 }) },
  J72: japanGets('J72', { naval: 3 }),
  // Curtin: Australian troops.
  A3: {
    effect: (game) => giveSteps(game, 'allies', 'A3', { ground: 2 }),
    stepUses: only((_board, { unit }) => unitOf(unit).nation === 'australia'),
  },
  A15: { effect: (game) => giveSteps(game, 'allies', 'A15', { 'us-naval': 2 }) },
  A17: {
    effect: (game) => giveSteps(setMarker(game, 'Hump', { hump: true }, true), 'allies', 'A17', { air: 1 }),
    stepUses: airliftUses,
  },
  // Sextant: the steps are used before the route is built, as the card has it.
  A39: {
    effect: (game) => {
      const agreed = setRivalry(game, 'allies', 'agreement');
      return giveSteps(ask(agreed, 'A39', 'route'), 'allies', 'A39', { chinese: 3, air: 1 });
    },
    questions: { route: freeRoute('allies') },
  },
  // Stilwell: a Chinese army that is there is made whole, before anybody moves.
  A48: {
    beforeMovement: (game) => giveSteps(game, 'allies', 'A48', { chinese: 1 }),
    stepUses: only((board, { unit }) => isOnTable(board, unit)),
  },
};
