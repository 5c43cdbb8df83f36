import { describe, expect, it } from 'vitest';
import { garrisonsIn } from '../../../src/rules/combat/garrison.ts';
import { groundStrength } from '../../../src/rules/combat/strength.ts';
import { groundOutcome, isGroundBattle } from '../../../src/rules/combat/winner.ts';
import { emptyMapWith } from '../../support/situation.ts';
import { afterHits, battle, type Fight, hitsOf, targets } from './support.ts';

describe('13.76 garrisons in China', () => {
  it.each([
    [0, 1],
    [1, 1],
    [4, 1],
    [5, 2],
    [8, 2],
    [9, 3],
    [12, 3],
  ])('13.76 with %i divisions in China there are %i in each city', (divisionsInChina, count) => {
    const board = emptyMapWith({ markers: { divisionsInChina } });
    expect(garrisonsIn(board, '2609')).toEqual({ count, attack: 9, defense: 12 });
  });

  it('13.76 none under Allied control, none in a hex without a city, none at Kunming', () => {
    expect(garrisonsIn(emptyMapWith({ allies: [2609] }), '2609').count).toBe(0);
    expect(garrisonsIn(emptyMapWith({}), '2708').count).toBe(0);
    expect(garrisonsIn(emptyMapWith({}), '2407').count).toBe(0);
  });

  it('13.76 Hong Kong has them once it is Japanese', () => {
    expect(garrisonsIn(emptyMapWith({ scenario: '1941' }), '2709').count).toBe(0);
    expect(garrisonsIn(emptyMapWith({ scenario: '1941', japan: [2709] }), '2709').count).toBeGreaterThan(0);
  });
});

describe('13.94 garrisons of the home islands', () => {
  it('13.94 one of 12-12 in a home city', () => {
    expect(garrisonsIn(emptyMapWith({}), '3706')).toEqual({ count: 1, attack: 12, defense: 12 });
  });

  it('13.94 none once lost, though it be Japanese again; none in Japan outside cities', () => {
    const board = { ...emptyMapWith({}), lostHomeCities: ['3706' as const] };
    expect(garrisonsIn(board, '3706').count).toBe(0);
    expect(garrisonsIn(board, '3407').count).toBe(1);
    expect(garrisonsIn(emptyMapWith({ allies: [3706] }), '3706').count).toBe(0);
    expect(garrisonsIn(emptyMapWith({}), '3606').count).toBe(0);
  });
});

describe('13.76 garrisons in battle', () => {
  const canton: Fight = {
    hex: 2609,
    offensive: 'allies',
    place: { 'us-1m-div': 2609, 'us-cv-essex': 2610, 'jp-army-18': 2609 },
    landed: ['us-1m-div'],
    markers: { divisionsInChina: 5 },
  };

  it('13.76 they add 9 each to the ground strength of Japan', () => {
    const { board, battle: fought } = battle(canton);
    expect(groundStrength(board, fought, 'japan').total).toBe(18 + 9 + 9);
    expect(groundStrength(board, fought, 'allies').total).toBe(12);
  });

  it('13.76 in ground combat they are the last steps lost, and can all be lost', () => {
    const start = battle(canton);
    const allotment = hitsOf(start, 'ground', 'allies', 48);
    expect(targets({ ...start, allotment })).toEqual(['jp-army-18']);
    const one = afterHits(start, allotment, 'jp-army-18');
    expect(targets(one)).toEqual(['jp-army-18']);
    const end = afterHits(start, allotment, 'jp-army-18', 'jp-army-18', 'garrison:2', 'garrison:1');
    expect([targets(end), end.allotment.hits]).toEqual([[], 0]);
    expect(groundStrength(end.board, end.battle, 'japan').total).toBe(0);
    expect(groundOutcome(end.board, end.battle, { japan: 4, allies: 0 }).control).toBe('allies');
  });

  it('13.76 a garrison that the bombardment destroyed does not fight on the ground', () => {
    const start = battle({ ...canton, place: { 'us-1m-div': 2609, 'us-cv-essex': 2610 } });
    const after = afterHits(start, hitsOf(start, 'air-naval', 'allies', 14), 'garrison:2');
    expect(groundStrength(after.board, after.battle, 'japan').total).toBe(9);
  });

  it('13.76 alone they hold the hex: there is a ground battle', () => {
    const { board, battle: fought } = battle({
      ...canton,
      place: { 'us-1m-div': 2609, 'us-cv-essex': 2610 },
    });
    expect(isGroundBattle(board, fought)).toBe(true);
  });
});
