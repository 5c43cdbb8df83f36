import { describe, expect, test } from 'vitest';
import { findHex, MAP, rangeBetween } from '../../src/data/map.ts';
import { DIRECTIONS, distance, idOf, indexOf, neighbour, opposite } from '../../src/hex/hex.ts';

const index = (hex: string) => indexOf(hex)!;

describe('hex numbers', () => {
  test('every hex of the board has an index of its own and comes back from it', () => {
    const indices = new Set(MAP.hexes.map((hex) => indexOf(hex.id)));
    expect(indices.size).toBe(1139);
    for (const hex of MAP.hexes) expect(idOf(indexOf(hex.id)!)).toBe(hex.id);
  });

  test.each(['0915', '6115', '2029', '201', '20155', 'tokyo', ''])('%j is no hex of the frame', (text) => {
    expect(indexOf(text)).toBeUndefined();
  });
});

describe('neighbours', () => {
  // Even columns stand half a hex higher: 2015's eastern neighbours are in rows 14 and 15, those of 2115 in rows 15 and 16.
  test.each([
    ['2015', ['2014', '2114', '2115', '2016', '1915', '1914']],
    ['2115', ['2114', '2215', '2216', '2116', '2016', '2015']],
  ])('of %s clockwise from the north', (hex, expected) => {
    expect(DIRECTIONS.map((d) => idOf(neighbour(index(hex), d)!))).toEqual(expected);
  });

  test('are mutual', () => {
    for (const hex of MAP.hexes) {
      for (const d of DIRECTIONS) {
        const other = neighbour(hex.index, d);
        if (other !== undefined) expect(neighbour(other, opposite(d))).toBe(hex.index);
      }
    }
  });
});

describe('1.3 range: the first hex is not counted, the last one is', () => {
  // Distances the rulebook states: Z operation (19), 8.22 and 8.32 examples, 7.27 example.
  test.each([
    ['3705', '5506', 18],
    ['5506', '5808', 3],
    ['4612', '5108', 6],
    ['3014', '2220', 10],
    ['3520', '3319', 2],
    ['2015', '2015', 0],
  ])('%s to %s is %i', (a, b, expected) => {
    expect(distance(index(a), index(b))).toBe(expected);
    expect(distance(index(b), index(a))).toBe(expected);
  });

  test('equals the number of steps on an unbroken field, for every pair within seven columns of three hexes', () => {
    for (const from of ['2015', '3510', '4720']) {
      const steps = walk(index(from), 7);
      for (const [hex, count] of steps) expect(distance(index(from), hex)).toBe(count);
      expect(steps.size).toBe(1 + 3 * 7 * 8);
    }
  });
});

describe('1.3 range over missing interiors counts hexes that exist', () => {
  test.each([
    ['2609', '3007', 5],
    ['2305', '3004', 13],
    ['2015', '2212', 4],
  ])('%s to %s is %i', (a, b, expected) => {
    expect(rangeBetween(findHex(a)!, findHex(b)!)).toBe(expected);
  });
});

/** Plain breadth-first walk over the field, playable or not. */
function walk(from: ReturnType<typeof index>, range: number) {
  const steps = new Map([[from, 0]]);
  for (const [hex, count] of steps) {
    if (count === range) continue;
    for (const d of DIRECTIONS) {
      const other = neighbour(hex, d);
      if (other !== undefined && !steps.has(other)) steps.set(other, count + 1);
    }
  }
  return steps;
}
