import { describe, expect, it } from 'vitest';
import { airNavalStrength, groundStrength } from '../../../src/rules/combat/strength.ts';
import { defenseOf } from '../../../src/rules/combat/values.ts';
import { withChanges } from '../../../src/rules/state/board.ts';
import { battle } from './support.ts';

describe('9.2A air-naval strength', () => {
  const example = battle({
    hex: 4612,
    offensive: 'allies',
    place: {
      'us-cv-lexington': 4711,
      'us-7af-lrb': 5108,
      'us-7af': 5108,
      'us-5af': 5108,
      'us-bb-north-carolina': 4612,
    },
    extended: ['us-5af'],
  });

  it('9.2C the example: 12 + 4 + 10 + 5 (extended range) + 16 = 47', () => {
    const { total, parts } = airNavalStrength(example.board, example.battle, 'allies');
    expect(total).toBe(47);
    expect(parts).toContainEqual({ unit: 'us-5af', attack: 5, halved: true });
    expect(parts).toContainEqual({ unit: 'us-7af', attack: 10, halved: false });
  });

  it('9.2A half strength is rounded up', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'allies',
      place: { 'us-14af': 5108, 'us-7af': [5108, 'reduced'] },
      extended: ['us-14af', 'us-7af'],
    });
    expect(airNavalStrength(board, fought, 'allies').parts.map(({ attack }) => attack)).toEqual([5, 3]);
  });

  it('9.2A a reduced unit counts its reduced side', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-cv-akagi': [4612, 'reduced'] },
    });
    expect(airNavalStrength(board, fought, 'japan').total).toBe(8);
  });

  it('9.12 a ship outside the hex adds nothing, a carrier outside and a ship inside do', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-cv-akagi': 4614, 'jp-bb-hiei': 4614, 'jp-ca-aoba': 4612 },
    });
    expect(airNavalStrength(board, fought, 'japan').parts.map(({ unit }) => unit)).toEqual([
      'jp-cv-akagi',
      'jp-ca-aoba',
    ]);
  });

  it('9.2A units in the hex that are not activated count for the reaction player', () => {
    const { board, battle: fought } = battle({
      hex: 5808,
      offensive: 'japan',
      place: { 'us-7af': 5808, 'us-ca-new-orleans': 5808 },
    });
    expect(airNavalStrength(board, fought, 'allies').total).toBe(19);
  });

  it('9.2A units in the hex that are not activated do not count for the offensive player', () => {
    const { board, battle: fought } = battle({
      hex: 5808,
      offensive: 'allies',
      place: { 'us-7af': 5808, 'us-ca-new-orleans': 5808 },
      idle: ['us-7af'],
    });
    expect(airNavalStrength(board, fought, 'allies').total).toBe(9);
  });

  it('9.2D eliminated units do not count, reduced ones with what is left', () => {
    const board = withChanges(example.board, {
      units: { 'us-7af': { at: 'eliminated' }, 'us-cv-lexington': { reduced: true } },
    });
    expect(airNavalStrength(board, example.battle, 'allies').total).toBe(8 + 4 + 5 + 16);
  });

  it('9.2A ground units add nothing', () => {
    const { board, battle: fought } = battle({
      hex: 5808,
      offensive: 'japan',
      place: { 'us-x-corps': 5808 },
    });
    expect(airNavalStrength(board, fought, 'allies')).toEqual({ total: 0, parts: [] });
  });
});

describe('9.2B5 cards and strength', () => {
  const place = { 'jp-ca-aoba': 4612, 'jp-cl-tenryu': 4612 } as const;

  it('J47 adds 2 to the attack of the units it names only', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place,
      effects: [
        {
          kind: 'strength',
          side: 'japan',
          stat: 'attack',
          units: ['jp-ca-aoba'],
          change: 2,
          source: 'J47',
        },
      ],
    });
    expect(airNavalStrength(board, fought, 'japan').parts.map(({ attack }) => attack)).toEqual([14, 4]);
    expect(defenseOf(board, fought, 'air-naval', 'jp-ca-aoba')).toBe(10);
  });

  it('A5 adds 2 to the defence of Allied air units', () => {
    const { board, battle: fought } = battle({
      hex: 2015,
      offensive: 'japan',
      place: { 'uk-air-ma': 2015, 'uk-ca-exeter': 2015 },
      effects: [
        { kind: 'strength', side: 'allies', stat: 'defense', units: ['uk-air-ma'], change: 2, source: 'A5' },
      ],
    });
    expect(defenseOf(board, fought, 'air-naval', 'uk-air-ma')).toBe(11);
    expect(defenseOf(board, fought, 'air-naval', 'uk-ca-exeter')).toBe(8);
    expect(airNavalStrength(board, fought, 'allies').total).toBe(11);
  });

  it('A25 subtracts 1 from US ground units, never below 0', () => {
    const { board, battle: fought } = battle({
      hex: 3922,
      offensive: 'allies',
      place: { 'us-i-corps': 3922, 'us-p-bde': 3922 },
      effects: [
        {
          kind: 'strength',
          side: 'allies',
          stat: 'attack',
          units: ['us-i-corps', 'us-p-bde'],
          change: -1,
          source: 'A25',
        },
        {
          kind: 'strength',
          side: 'allies',
          stat: 'attack',
          units: ['us-p-bde'],
          change: -1,
          source: 'again',
        },
      ],
    });
    expect(groundStrength(board, fought, 'allies').parts.map(({ attack }) => attack)).toEqual([21, 0]);
  });
});

describe('9.4A ground strength', () => {
  it('9.4A counts all ground units in the hex, activated or not', () => {
    const { board, battle: fought } = battle({
      hex: 2014,
      offensive: 'japan',
      place: { 'jp-army-38': 2014, 'jp-army-25': [2014, 'reduced'], 'ind-3-corps': 2014 },
      idle: ['jp-army-25'],
    });
    expect(groundStrength(board, fought, 'japan').total).toBe(27);
    expect(groundStrength(board, fought, 'allies').total).toBe(9);
  });

  it('9.4A supply, air units and ships do not matter (9.14)', () => {
    const { board, battle: fought } = battle({
      hex: 2015,
      offensive: 'japan',
      place: { 'aus-8-div': 2015, 'uk-air-ma': 2015, 'uk-ca-exeter': 2015 },
    });
    expect(groundStrength(board, fought, 'allies').total).toBe(6);
  });

  it('9.13 landed units of an offensive that lost the air-naval battle do not count', () => {
    const fight = {
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': 4612, 'us-w-bde': 4612, 'us-marine-211': 4612 },
      landed: ['jp-sn-4'],
    } as const;
    const lost = battle({ ...fight, landed: ['jp-sn-4'] });
    expect(groundStrength(lost.board, lost.battle, 'japan').total).toBe(0);
    const won = battle({ ...fight, landed: ['jp-sn-4'], place: { ...fight.place, 'jp-cv-soryu': 4612 } });
    expect(groundStrength(won.board, won.battle, 'japan').total).toBe(4);
  });

  it('8.45B units caught without escort do not count', () => {
    const { board, battle: fought } = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': [4612, 'reduced'], 'jp-cv-soryu': 4613 },
      landed: ['jp-sn-4'],
      cannotFight: ['jp-sn-4'],
    });
    expect(groundStrength(board, fought, 'japan').total).toBe(0);
  });
});

describe('9.4B5 defence of landed units', () => {
  const { board, battle: fought } = battle({
    hex: 4612,
    offensive: 'japan',
    place: { 'jp-sn-4': 4612, 'jp-army-2': 4612, 'us-w-bde': 4612 },
    landed: ['jp-sn-4'],
  });

  it('9.4B5 is halved in ground combat', () => {
    expect(defenseOf(board, fought, 'ground', 'jp-sn-4')).toBe(3);
  });

  it('9.4B5 is halved rounding up', () => {
    const uneven = battle({
      hex: 3922,
      offensive: 'allies',
      place: { 'aus-pm-bde': 3922 },
      landed: ['aus-pm-bde'],
    });
    expect(defenseOf(uneven.board, uneven.battle, 'ground', 'aus-pm-bde')).toBe(3);
  });

  it('9.4B5 is whole for units that marched, for the defender, and in the air-naval battle', () => {
    expect(defenseOf(board, fought, 'ground', 'jp-army-2')).toBe(12);
    expect(defenseOf(board, fought, 'ground', 'us-w-bde')).toBe(6);
    expect(defenseOf(board, fought, 'air-naval', 'jp-sn-4')).toBe(6);
  });
});
