import { describe, expect, it } from 'vitest';
import { applySwap, legalSwaps } from '../../../src/rules/combat/carrier-swap.ts';
import { placeOf } from '../../../src/rules/state/board.ts';
import { afterHits, battle, conditionOf, type Fight, hitsOf } from './support.ts';

const fight: Fight = {
  hex: 4612,
  offensive: 'allies',
  place: {
    'us-cv-wasp': 4612,
    'us-cv-enterprise': 4612,
    'jp-cv-akagi': 4614,
    'jp-cvl-ryujo': 4614,
    'jp-ca-aoba': 4614,
  },
};

describe('9.2F7 the range of Japanese naval aircraft', () => {
  const start = battle(fight);

  it('9.2F7 the example: both reduced, the CVL is sunk and the CV at full strength again', () => {
    const { board, allotment } = afterHits(
      start,
      hitsOf(start, 'air-naval', 'allies', 20),
      'jp-cv-akagi',
      'jp-cvl-ryujo',
    );
    const swap = { restored: 'jp-cv-akagi', loses: 'jp-cvl-ryujo' } as const;
    expect(legalSwaps(board, start.battle, allotment)).toContainEqual(swap);
    const after = applySwap(board, start.battle, swap);
    expect([conditionOf(after, 'jp-cv-akagi'), conditionOf(after, 'jp-cvl-ryujo')]).toEqual([
      'full',
      'eliminated',
    ]);
  });

  it('9.2F7 a sunk carrier comes back reduced where it was', () => {
    const { board, allotment } = afterHits(
      start,
      hitsOf(start, 'air-naval', 'allies', 60),
      'jp-ca-aoba',
      'jp-cvl-ryujo',
      'jp-cv-akagi',
      'jp-cv-akagi',
    );
    const swap = { restored: 'jp-cv-akagi', loses: 'jp-cvl-ryujo' } as const;
    expect(legalSwaps(board, start.battle, allotment)).toEqual([swap]);
    const after = applySwap(board, start.battle, swap);
    expect(placeOf(after, 'jp-cv-akagi')).toBe('4614');
    expect([conditionOf(after, 'jp-cv-akagi'), conditionOf(after, 'jp-cvl-ryujo')]).toEqual([
      'reduced',
      'eliminated',
    ]);
  });

  it('9.2F7 the carrier that takes the step may be undamaged', () => {
    const { board, allotment } = afterHits(start, hitsOf(start, 'air-naval', 'allies', 12), 'jp-cv-akagi');
    expect(legalSwaps(board, start.battle, allotment)).toEqual([
      { restored: 'jp-cv-akagi', loses: 'jp-cvl-ryujo' },
    ]);
    const after = applySwap(board, start.battle, { restored: 'jp-cv-akagi', loses: 'jp-cvl-ryujo' });
    expect([conditionOf(after, 'jp-cv-akagi'), conditionOf(after, 'jp-cvl-ryujo')]).toEqual([
      'full',
      'reduced',
    ]);
  });

  it('9.2F7 not after an Allied critical hit', () => {
    const { board, allotment } = afterHits(
      start,
      hitsOf(start, 'air-naval', 'allies', 12, true),
      'jp-cv-akagi',
    );
    expect(legalSwaps(board, start.battle, allotment)).toEqual([]);
  });

  it('9.2F7 not with one carrier', () => {
    const lone = battle({ ...fight, place: { 'us-cv-wasp': 4612, 'jp-cv-akagi': 4614, 'jp-ca-aoba': 4614 } });
    const { board, allotment } = afterHits(lone, hitsOf(lone, 'air-naval', 'allies', 12), 'jp-cv-akagi');
    expect(legalSwaps(board, lone.battle, allotment)).toEqual([]);
  });

  it('9.2F7 not for a carrier that lost nothing in this battle, nor for other ships', () => {
    const damaged = battle({ ...fight, place: { ...fight.place, 'jp-cv-akagi': [4614, 'reduced'] } });
    const { board, allotment } = afterHits(damaged, hitsOf(damaged, 'air-naval', 'allies', 10), 'jp-ca-aoba');
    expect(legalSwaps(board, damaged.battle, allotment)).toEqual([]);
  });

  it('9.2F7 not for the Allies', () => {
    const { board, allotment } = afterHits(start, hitsOf(start, 'air-naval', 'japan', 12), 'us-cv-wasp');
    expect(legalSwaps(board, start.battle, allotment)).toEqual([]);
  });
});
