import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADJACENT, BOARD, GROUND, MAP, ROUTES, SHIPS } from '../../src/data/map.ts';
import { DIRECTIONS, type HexIndex, neighbour } from '../../src/hex/hex.ts';
import {
  add,
  addAll,
  count,
  difference,
  emptySet,
  has,
  intersection,
  isEmpty,
  members,
  overlaps,
  sameSet,
  setOf,
  union,
} from '../../src/hex/hex-set.ts';
import {
  addSidesWithin,
  closure,
  noSides,
  type Sides,
  step,
  stepsBetween,
  within,
} from '../../src/hex/sides.ts';

const NETWORKS: Record<string, Sides> = { ADJACENT, SHIPS, GROUND, ROUTES };

/** The slow, obvious version: a hex at a time, one side at a time. */
const neighboursOver = (sides: Sides, hex: HexIndex): HexIndex[] =>
  DIRECTIONS.filter((d) => has(sides[d], hex)).map((d) => neighbour(hex, d)!);

function slowSteps(sides: Sides, from: Iterable<HexIndex>): Map<HexIndex, number> {
  const steps = new Map<HexIndex, number>([...from].map((hex) => [hex, 0]));
  for (const [hex, reached] of steps) {
    for (const other of neighboursOver(sides, hex)) if (!steps.has(other)) steps.set(other, reached + 1);
  }
  return steps;
}

const anyHexes = fc.uniqueArray(fc.constantFrom(...MAP.hexes.map((hex) => hex.index)), { maxLength: 200 });

describe('sets of hexes', () => {
  test('agree with Set on every operation', () => {
    fc.assert(
      fc.property(anyHexes, anyHexes, (a, b) => {
        const [setA, setB] = [setOf(a), setOf(b)];
        const sorted = (hexes: HexIndex[]) => [...hexes].sort((x, y) => x - y);
        expect(members(setA)).toEqual(sorted(a));
        expect(count(setA)).toBe(a.length);
        expect(members(union(setA, setB))).toEqual(sorted([...new Set([...a, ...b])]));
        expect(members(intersection(setA, setB))).toEqual(sorted(a.filter((hex) => b.includes(hex))));
        expect(members(difference(setA, setB))).toEqual(sorted(a.filter((hex) => !b.includes(hex))));
        expect(overlaps(setA, setB)).toBe(a.some((hex) => b.includes(hex)));
        expect(isEmpty(setA)).toBe(a.length === 0);
        expect(sameSet(setA, setOf([...a].reverse()))).toBe(true);
        expect(sameSet(setA, setB)).toBe(a.length === b.length && a.every((hex) => b.includes(hex)));
        const grown = setOf(a);
        addAll(grown, setB);
        for (const hex of b) add(grown, hex);
        expect(sameSet(grown, union(setA, setB))).toBe(true);
      }),
    );
  });

  test('a hex is a member of its own set alone', () => {
    for (const hex of MAP.hexes) expect(members(setOf([hex.index]))).toEqual([hex.index]);
  });
});

describe.each(Object.entries(NETWORKS))('searching %s hexsides', (_name, sides) => {
  test('one step from every single hex', () => {
    for (const { index } of MAP.hexes) {
      const next = emptySet();
      step(setOf([index]), sides, next);
      expect(members(next)).toEqual(neighboursOver(sides, index).sort((a, b) => a - b));
    }
  });

  test('everything within every range of every hex of the board', () => {
    for (const { index } of MAP.hexes) {
      const steps = slowSteps(sides, [index]);
      for (const range of [0, 1, 2, 5, 13]) {
        const expected = [...steps].filter(([, n]) => n <= range).map(([hex]) => hex);
        expect(members(within(setOf([index]), range, sides))).toEqual(expected.sort((a, b) => a - b));
      }
    }
  });

  test('everything connected, from random sets of hexes', () => {
    fc.assert(
      fc.property(anyHexes, (from) => {
        const expected = [...slowSteps(sides, from).keys()].sort((a, b) => a - b);
        expect(members(closure(setOf(from), sides))).toEqual(expected);
      }),
    );
  });

  test('the number of steps between random sets of hexes', () => {
    fc.assert(
      fc.property(anyHexes, anyHexes, (from, to) => {
        const steps = slowSteps(sides, from);
        const found = to.map((hex) => steps.get(hex)).filter((n) => n !== undefined);
        const expected = found.length === 0 ? undefined : Math.min(...found);
        expect(stepsBetween(setOf(from), setOf(to), sides)).toBe(expected);
      }),
    );
  });

  test('keeping only the sides with both ends in a set', () => {
    fc.assert(
      fc.property(anyHexes, (left) => {
        const allowed = difference(BOARD, setOf(left));
        const kept = noSides();
        addSidesWithin(kept, sides, allowed);
        for (const { index } of MAP.hexes) {
          const expected = neighboursOver(sides, index).filter(
            (other) => has(allowed, index) && has(allowed, other),
          );
          expect(neighboursOver(kept, index)).toEqual(expected);
        }
      }),
      { numRuns: 25 },
    );
  });
});
