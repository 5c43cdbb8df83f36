import { describe, expect, test } from 'vitest';
import { SIDES } from '../../src/data/ids.ts';
import { loadScenario, SCENARIO_IDS } from '../../src/data/scenario.ts';
import { HQS, UNITS } from '../../src/data/units.ts';
import { idOf } from '../../src/hex/hex.ts';
import { type HexSet, has, members } from '../../src/hex/hex-set.ts';
import { activatableBy } from '../../src/rules/activation/activation.ts';
import type { Board } from '../../src/rules/state/board.ts';
import { hexOf } from '../../src/rules/state/occupation.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { commandedBy } from '../../src/rules/supply/command.ts';
import {
  inSupply,
  suppliedAirfields,
  suppliedPorts,
  supplyOf,
  zoiOf,
} from '../../src/rules/supply/supply.ts';
import { generator } from '../support/random.ts';
import { shuffledBoard } from './shuffle.ts';
import { type SlowSupply, slowSupply } from './slow-supply.ts';

const BOARDS_PER_SETUP = 250;

const sortedIds = (set: HexSet): string[] => members(set).map(idOf).sort();
const sorted = <T>(items: Iterable<T>): T[] => [...items].sort();

/** Everything the oracle knows of a board, asked of the rules core. */
function fast(board: Board) {
  return {
    inSupply: UNITS.filter((unit) => inSupply(board, unit.id))
      .map((unit) => unit.id)
      .sort(),
    zoi: SIDES.map((side) => [
      sortedIds(zoiOf(board, side).hexes),
      sortedIds(zoiOf(board, side).neutralised),
    ]),
    eligiblePorts: SIDES.map((side) => sortedIds(suppliedPorts(board, side))),
    eligibleAirfields: SIDES.map((side) => sortedIds(suppliedAirfields(board, side))),
    burmaRoad: supplyOf(board).sides.allies.burmaRoad!.box,
    hqs: SIDES.flatMap((side) => supplyOf(board).sides[side].hqs)
      .map(({ hq, inSupply: supplied, supplies }) => ({
        id: hq.id,
        inSupply: supplied,
        supplies: commandedBy(hq)
          .filter((unit) => {
            const hex = hexOf(board, unit);
            return hex !== undefined && has(supplies, hex);
          })
          .map((unit) => unit.id)
          .sort(),
        canActivate: activatableBy(board, HQS.find((other) => other.id === hq.id)!).sort(),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

function slow(board: Board): ReturnType<typeof fast> {
  const found: SlowSupply = slowSupply(board);
  return {
    inSupply: sorted(found.inSupply),
    zoi: SIDES.map((side) => [sorted(found.zoi[side].hexes), sorted(found.zoi[side].neutralised)]),
    eligiblePorts: SIDES.map((side) => sorted(found.eligiblePorts[side])),
    eligibleAirfields: SIDES.map((side) => sorted(found.eligibleAirfields[side])),
    burmaRoad: found.burmaRoad,
    hqs: [...found.hqs]
      .map(([id, hq]) => ({
        id,
        inSupply: hq.inSupply,
        supplies: sorted(hq.supplies),
        canActivate: sorted(hq.canActivate),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

describe('6.2, 6.3, 6.4, 13.74-13.78: the rules core agrees with the slow search', () => {
  test.each(SCENARIO_IDS)('on the set-up of %s', (id) => {
    const { board } = setUp(loadScenario(id));
    expect(fast(board)).toEqual(slow(board));
  });

  test.each(['1941', '1942', '1943', '1944'])(
    `on ${BOARDS_PER_SETUP} shuffled boards of %s`,
    (id) => {
      const { board: base } = setUp(loadScenario(id));
      const random = generator(Number(id) * 7);
      for (let i = 0; i < BOARDS_PER_SETUP; i++) {
        const board = shuffledBoard(base, random);
        expect(fast(board), `board ${i}`).toEqual(slow(board));
      }
    },
    60_000,
  );
});
