import { describe, expect, it } from 'vitest';
import type { Side } from '../../../src/data/ids.ts';
import { findHex, rangeBetween } from '../../../src/data/map.ts';
import { airNavalModifiers, groundModifiers } from '../../../src/rules/combat/modifiers.ts';
import { airNavalResult, groundResult } from '../../../src/rules/combat/results.ts';
import { airNavalStrength } from '../../../src/rules/combat/strength.ts';
import { airNavalWinner, groundOutcome, isGroundBattle } from '../../../src/rules/combat/winner.ts';
import { afterHits, battle, conditionOf, type Fight, hitsOf, targets, total } from './support.ts';

const rolled = (
  start: ReturnType<typeof battle>,
  combat: 'air-naval' | 'ground',
  side: Side,
  die: number,
) => {
  const result = (combat === 'ground' ? groundResult : airNavalResult)(start.board, start.battle, side, die);
  return { result, allotment: hitsOf(start, combat, side, result.hits, result.critical) };
};

describe('19 the first turn', () => {
  const december = { scenario: '1941', turn: 1, offensive: 'japan', intelligence: 'surprise' } as const;

  it('19 Pearl Harbor: 36 hits against halved defences, 34 of them used', () => {
    const americans = ['us-bb-md-ca', 'us-7af', 'us-7af-lrb', 'us-ca-new-orleans', 'us-x-corps'] as const;
    const start = battle({
      ...december,
      hex: 5808,
      place: {
        'jp-cv-akagi': 5506,
        'jp-cv-soryu': 5506,
        'jp-cv-shokaku': 5506,
        'jp-bb-hiei': 5506,
        ...Object.fromEntries(americans.map((unit) => [unit, 5808])),
      },
      effects: [
        { kind: 'no-air-naval-roll', side: 'allies', source: 'J1' },
        {
          kind: 'strength',
          side: 'allies',
          stat: 'defense',
          units: [...americans],
          multiply: 0.5,
          source: 'J1',
        },
      ],
    });
    expect(rangeBetween(findHex('5506')!, findHex('5808')!)).toBe(3);
    const { result, allotment } = rolled(start, 'air-naval', 'japan', 8);
    expect(result).toEqual({ die: 8, modified: 11, effect: 1, strength: 36, hits: 36, critical: false });
    const end = afterHits(
      start,
      allotment,
      'us-bb-md-ca',
      'us-7af',
      'us-7af-lrb',
      'us-ca-new-orleans',
      'us-bb-md-ca',
      'us-7af',
      'us-7af-lrb',
    );
    expect(end.allotment.hits).toBe(2);
    expect(targets(end)).toEqual([]);
    expect(americans.map((unit) => conditionOf(end.board, unit))).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
      'reduced',
      'full',
    ]);
    expect(rolled(start, 'air-naval', 'allies', 9).result).toMatchObject({ hits: 0, critical: false });
  });

  it('19 Hong Kong: the reduced 17th Army has -2 and its 9 hits destroy the division', () => {
    const start = battle({
      ...december,
      hex: 2709,
      place: { 'jp-army-17': [2709, 'reduced'], 'uk-hk-div': 2709 },
    });
    expect(total(groundModifiers(start.board, start.battle, 'japan'))).toBe(-2);
    const { result, allotment } = rolled(start, 'ground', 'japan', 5);
    expect(result.hits).toBe(9);
    const end = afterHits(start, allotment, 'uk-hk-div', 'uk-hk-div');
    expect(rolled(start, 'ground', 'allies', 9).result.hits).toBeLessThan(12);
    expect(groundOutcome(end.board, end.battle, { japan: 0, allies: 2 }).control).toBe('japan');
  });

  it('19 northern Luzon: 27 + 12, a die of 5 with surprise, 20 hits; then the landing of the 14th Army', () => {
    const start = battle({
      ...december,
      hex: 2812,
      place: {
        'jp-ad-5': 2909,
        'jp-af-21': 3009,
        'jp-af-23': 3009,
        'jp-ca-takao': 2812,
        'jp-army-14': 2812,
        'us-feaf': 2812,
        'us-19-lrb': 2812,
        'us-nl-corps': 2812,
      },
      extended: ['jp-ad-5', 'jp-af-21', 'jp-af-23'],
      landed: ['jp-army-14'],
      assaultedDefenders: true,
    });
    const { result, allotment } = rolled(start, 'air-naval', 'japan', 2);
    expect(result).toEqual({ die: 2, modified: 5, effect: 0.5, strength: 39, hits: 20, critical: false });
    const after = afterHits(start, allotment, 'us-feaf', 'us-19-lrb');
    expect(after.allotment.hits).toBe(1);
    expect(airNavalWinner(after.board, after.battle)).toBe('japan');
    expect(groundModifiers(after.board, after.battle, 'japan').map(({ rule }) => rule)).toEqual(['9.4A1']);
    expect(total(groundModifiers(after.board, after.battle, 'allies'))).toBe(3);
    const japanese = rolled(after, 'ground', 'japan', 5);
    expect(japanese.result.hits).toBe(27);
    const allied = rolled(after, 'ground', 'allies', 0);
    expect(allied.result.hits).toBe(6);
    const end = afterHits(
      afterHits(after, japanese.allotment, 'us-nl-corps', 'us-nl-corps'),
      allied.allotment,
      'jp-army-14',
    );
    expect([conditionOf(end.board, 'us-nl-corps'), conditionOf(end.board, 'jp-army-14')]).toEqual([
      'eliminated',
      'reduced',
    ]);
    expect(groundOutcome(end.board, end.battle, { japan: 1, allies: 2 })).toMatchObject({
      winner: 'japan',
      control: 'japan',
    });
  });

  it('19 southern Luzon: Zuiho cannot reduce the corps; the 19th Army has +4 and -2, the corps retreats', () => {
    const start = battle({
      ...december,
      hex: 2913,
      place: { 'jp-cvl-zuiho': 2913, 'jp-army-19': [2913, 'reduced'], 'us-sl-corps': 2913 },
      landed: ['jp-army-19'],
      assaultedDefenders: true,
    });
    const { allotment } = rolled(start, 'air-naval', 'japan', 8);
    expect(targets({ ...start, allotment })).toEqual([]);
    expect(groundModifiers(start.board, start.battle, 'japan').map(({ change }) => change)).toEqual([
      2, 2, -2,
    ]);
    const end = afterHits(start, hitsOf(start, 'ground', 'japan', 14), 'us-sl-corps');
    expect(groundOutcome(end.board, end.battle, { japan: 0, allies: 1 })).toMatchObject({
      winner: 'japan',
      retreats: 'allies',
    });
  });

  it('19 Samar/Leyte: from three hexes only Japan can do damage, and reduces the Asiatic Fleet', () => {
    const start = battle({ ...december, hex: 3014, place: { 'jp-cvl-ryujo': 3216, 'us-ca-asia': 3014 } });
    const { result, allotment } = rolled(start, 'air-naval', 'japan', 3);
    expect(result).toMatchObject({ modified: 6, hits: 6 });
    expect(conditionOf(afterHits(start, allotment, 'us-ca-asia').board, 'us-ca-asia')).toBe('reduced');
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 99, true) })).toEqual([]);
  });

  it('19 Davao: 14 ground hits destroy the corps that Nachi has reduced', () => {
    const start = battle({
      ...december,
      hex: 2915,
      place: {
        'jp-ca-nachi': 2915,
        'jp-army-16': [2915, 'reduced'],
        'us-m-corps': [2915, 'reduced'],
      },
      landed: ['jp-army-16'],
      assaultedDefenders: true,
    });
    const { result, allotment } = rolled(start, 'ground', 'japan', 7);
    expect(result).toMatchObject({ modified: 7, hits: 14 });
    const end = afterHits(start, allotment, 'us-m-corps');
    expect(groundOutcome(end.board, end.battle, { japan: 0, allies: 1 }).winner).toBe('japan');
  });

  it('19 Wake: the landing wins in the air and loses on the beach', () => {
    const start = battle({
      ...december,
      hex: 4612,
      place: {
        'jp-af-24': 4715,
        'jp-cl-tenryu': 4612,
        'jp-sn-4': 4612,
        'us-marine-211': 4612,
        'us-w-bde': 4612,
      },
      extended: ['jp-af-24'],
      landed: ['jp-sn-4'],
      assaultedDefenders: true,
    });
    const { result, allotment } = rolled(start, 'air-naval', 'japan', 2);
    expect(result).toMatchObject({ strength: 9, modified: 5, hits: 5 });
    expect(targets({ ...start, allotment })).toEqual([]);
    expect(airNavalWinner(start.board, start.battle)).toBe('japan');
    expect(isGroundBattle(start.board, start.battle)).toBe(true);
    expect(groundModifiers(start.board, start.battle, 'japan').map(({ rule }) => rule)).toEqual(['9.4A1']);
    const japanese = rolled(start, 'ground', 'japan', 3);
    expect(japanese.result.hits).toBe(4);
    expect(targets({ ...start, allotment: japanese.allotment })).toEqual([]);
    const marines = rolled(start, 'ground', 'allies', 9);
    expect(marines.result).toMatchObject({ modified: 12, hits: 4 });
    const end = afterHits(start, marines.allotment, 'jp-sn-4');
    expect(groundOutcome(end.board, end.battle, { japan: 1, allies: 0 })).toMatchObject({
      winner: 'allies',
      retreats: 'japan',
      control: 'allies',
    });
  });
});

describe('9.34, 19 the offensive of January 1942', () => {
  it('19 Singapore: 45 against 6, the Malaya air unit is eliminated and nobody else hit', () => {
    const fight: Fight = {
      hex: 2015,
      offensive: 'japan',
      turn: 2,
      place: {
        'jp-bb-kongo': 2015,
        'jp-ca-mogami': 2015,
        'jp-af-22': 2112,
        'uk-air-ma': 2015,
        'aus-8-div': 2015,
      },
      reacting: ['uk-air-ma', 'aus-8-div'],
    };
    const start = battle(fight);
    expect(airNavalStrength(start.board, start.battle, 'japan').total).toBe(45);
    expect(airNavalModifiers(start.board, start.battle, 'japan')).toEqual([]);
    const japanese = rolled(start, 'air-naval', 'japan', 6);
    const allied = rolled(start, 'air-naval', 'allies', 7);
    expect([japanese.result.hits, allied.result.hits]).toEqual([45, 6]);
    const end = afterHits(start, japanese.allotment, 'uk-air-ma', 'uk-air-ma');
    expect([targets(end), end.allotment.hits]).toEqual([[], 45 - 18]);
    expect(targets({ ...start, allotment: allied.allotment })).toEqual([]);
    expect(isGroundBattle(end.board, end.battle)).toBe(false);
    expect(groundOutcome(end.board, end.battle, null).control).toBe('allies');
  });

  it('19 Kuantan: 9 hits and 14, a step each, the 38th Army retreats', () => {
    const start = battle({
      hex: 2014,
      offensive: 'japan',
      turn: 2,
      place: { 'jp-army-38': 2014, 'ind-3-corps': 2014 },
      reacting: ['ind-3-corps'],
    });
    expect(isGroundBattle(start.board, start.battle)).toBe(true);
    const japanese = rolled(start, 'ground', 'japan', 1);
    const allied = rolled(start, 'ground', 'allies', 7);
    // The example says 13; the table rounds 13.5 up, and one step is lost either way.
    expect([japanese.result.hits, allied.result.hits]).toEqual([9, 14]);
    const end = afterHits(
      afterHits(start, japanese.allotment, 'ind-3-corps'),
      allied.allotment,
      'jp-army-38',
    );
    expect(targets(end)).toEqual([]);
    expect(groundOutcome(end.board, end.battle, { japan: 1, allies: 1 })).toMatchObject({
      winner: 'allies',
      retreats: 'japan',
      control: 'allies',
    });
  });
});
