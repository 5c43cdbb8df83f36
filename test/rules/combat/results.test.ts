import { describe, expect, it } from 'vitest';
import type { CombatEffect } from '../../../src/rules/combat/effects.ts';
import { airNavalOrder } from '../../../src/rules/combat/order.ts';
import { airNavalResult, groundResult, rollsAirNaval } from '../../../src/rules/combat/results.ts';
import { battle, type Fight } from './support.ts';

const example: Fight = {
  hex: 4612,
  offensive: 'allies',
  place: {
    'us-cv-lexington': 4711,
    'us-7af-lrb': 5108,
    'us-7af': 5108,
    'us-5af': 5108,
    'us-bb-north-carolina': 4612,
    'jp-bb-yamato': 4612,
  },
  extended: ['us-5af'],
};

describe('9.2B the air-naval table', () => {
  it.each([
    [0, 0.25, 12],
    [1, 0.25, 12],
    [2, 0.25, 12],
    [3, 0.5, 24],
    [4, 0.5, 24],
    [5, 0.5, 24],
    [6, 1, 47],
    [7, 1, 47],
    [8, 1, 47],
    [9, 1, 47],
  ])('9.2C the example: 47 strength and a %i', (die, effect, hits) => {
    const { board, battle: fought } = battle(example);
    expect(airNavalResult(board, fought, 'allies', die)).toEqual({
      die,
      modified: die,
      effect,
      strength: 47,
      hits,
      critical: die === 9,
    });
  });

  it('9.2B the modified die is looked up, beyond 9 too', () => {
    const { board, battle: fought } = battle({ ...example, intelligence: 'surprise' });
    expect(airNavalResult(board, fought, 'allies', 0)).toMatchObject({ modified: 3, hits: 24 });
    expect(airNavalResult(board, fought, 'allies', 3)).toMatchObject({ modified: 6, hits: 47 });
    expect(airNavalResult(board, fought, 'allies', 8)).toMatchObject({ modified: 11, hits: 47 });
  });

  it('9.2B only an unmodified 9 is a critical hit', () => {
    const { board, battle: fought } = battle({ ...example, intelligence: 'surprise' });
    expect(airNavalResult(board, fought, 'allies', 6)).toMatchObject({ modified: 9, critical: false });
    expect(airNavalResult(board, fought, 'allies', 9)).toMatchObject({ modified: 12, critical: true });
  });

  it('A12 a modified 9 or more is critical for the side of the card only', () => {
    const effects: CombatEffect[] = [{ kind: 'critical-on-modified', side: 'allies', source: 'A12' }];
    const { board, battle: fought } = battle({
      ...example,
      offensive: 'japan',
      intelligence: 'ambush',
      effects,
    });
    expect(airNavalResult(board, fought, 'allies', 4)).toMatchObject({ modified: 8, critical: false });
    expect(airNavalResult(board, fought, 'allies', 5)).toMatchObject({ modified: 9, critical: true });
    expect(airNavalResult(board, fought, 'japan', 8)).toMatchObject({ critical: false });
  });

  it('J1 a side that may not roll gets no hits and no critical hit', () => {
    const effects: CombatEffect[] = [{ kind: 'no-air-naval-roll', side: 'japan', source: 'J1' }];
    const { board, battle: fought } = battle({ ...example, effects });
    expect(rollsAirNaval(board, fought, 'japan')).toBe(false);
    expect(airNavalResult(board, fought, 'japan', 9)).toMatchObject({ hits: 0, critical: false });
    expect(rollsAirNaval(board, fought, 'allies')).toBe(true);
  });

  it('9.2B a side without air and naval units does not roll', () => {
    const { board, battle: fought } = battle({
      ...example,
      place: { 'us-cv-lexington': 4711, 'jp-sn-4': 4612 },
    });
    expect(rollsAirNaval(board, fought, 'japan')).toBe(false);
    expect(airNavalResult(board, fought, 'japan', 9)).toMatchObject({ hits: 0, critical: false });
  });
});

describe('9.4A the ground table', () => {
  it.each([
    [0, 0.5, 5],
    [2, 0.5, 5],
    [3, 1, 9],
    [6, 1, 9],
    [7, 1.5, 14],
    [8, 1.5, 14],
    [9, 2, 18],
  ])('9.4A 9 strength and a %i', (die, effect, hits) => {
    const { board, battle: fought } = battle({
      hex: 2014,
      offensive: 'japan',
      place: { 'jp-army-38': 2014, 'ind-3-corps': 2014 },
    });
    expect(groundResult(board, fought, 'allies', die)).toEqual({
      die,
      modified: die,
      effect,
      strength: 9,
      hits,
      critical: false,
    });
  });

  it('9.4A below 0 is the first row', () => {
    const { board, battle: fought } = battle({
      hex: 3823,
      offensive: 'japan',
      place: { 'jp-army-38': 3823, 'aus-8-div': 3823 },
    });
    expect(groundResult(board, fought, 'japan', 0)).toMatchObject({ modified: -3, effect: 0.5, hits: 9 });
    expect(groundResult(board, fought, 'japan', 5)).toMatchObject({ modified: 2, effect: 0.5, hits: 9 });
    expect(groundResult(board, fought, 'japan', 6)).toMatchObject({ modified: 3, effect: 1, hits: 18 });
  });
});

describe('9.2C to 9.2E who applies his hits first', () => {
  it.each([
    ['9.2C', 'intercept', 'simultaneous'],
    ['9.2D', 'surprise', ['allies', 'japan']],
    ['9.2E', 'ambush', ['japan', 'allies']],
  ] as const)('%s %s, in an Allied offensive', (_, intelligence, order) => {
    expect(airNavalOrder(battle({ ...example, intelligence }).battle)).toEqual(order);
  });

  it('9.2D, 9.2E in a Japanese offensive', () => {
    const japanese: Fight = { ...example, offensive: 'japan' };
    expect(airNavalOrder(battle({ ...japanese, intelligence: 'surprise' }).battle)).toEqual([
      'japan',
      'allies',
    ]);
    expect(airNavalOrder(battle({ ...japanese, intelligence: 'ambush' }).battle)).toEqual([
      'allies',
      'japan',
    ]);
  });
});
