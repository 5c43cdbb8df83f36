import { describe, expect, it } from 'vitest';
import { keepLastStep, lastStepChoice } from '../../../src/rules/combat/hits.ts';
import { afterHits, battle, conditionOf, type Fight, hitsOf, targets } from './support.ts';

const landing: Fight = {
  hex: 4612,
  offensive: 'allies',
  place: { 'us-cv-essex': 4611, 'jp-sn-1': 4612, 'jp-army-18': 4612 },
  japan: [4612],
};

describe('9.2F5 air-naval hits on ground units', () => {
  it('9.2F5 hit ground units if the enemy has no air or naval unit in the battle', () => {
    const start = battle(landing);
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 14) })).toEqual([
      'jp-army-18',
      'jp-sn-1',
    ]);
  });

  it.each(['jp-ca-aoba', 'jp-af-24'] as const)('9.2F5 do not if he has: %s', (unit) => {
    const place = { ...landing.place, [unit]: unit === 'jp-af-24' ? 4715 : 4612 };
    const start = battle({ ...landing, place, reacting: ['jp-af-24'] });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 14) })).toEqual([unit]);
  });

  it('9.2F5 do not even when his last air or naval unit is gone: the rest is lost', () => {
    const start = battle({ ...landing, place: { ...landing.place, 'jp-cl-tenryu': [4612, 'reduced'] } });
    const after = afterHits(start, hitsOf(start, 'air-naval', 'allies', 60), 'jp-cl-tenryu');
    expect(after.allotment.hits).toBe(52);
    expect(targets(after)).toEqual([]);
  });

  it('19 Davao: the 10 hits of Nachi reduce the Mindanao corps', () => {
    const start = battle({
      hex: 2915,
      offensive: 'japan',
      place: { 'jp-ca-nachi': 2915, 'us-m-corps': 2915, 'jp-army-16': [2915, 'reduced'] },
      landed: ['jp-army-16'],
    });
    const after = afterHits(start, hitsOf(start, 'air-naval', 'japan', 10), 'us-m-corps');
    expect(conditionOf(after.board, 'us-m-corps')).toBe('reduced');
  });

  it('9.2F5 the defence of landed units is whole in the air-naval battle', () => {
    const start = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': 4612, 'us-marine-211': 4612 },
      landed: ['jp-sn-4'],
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 5) })).toEqual([]);
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 6) })).toEqual(['jp-sn-4']);
  });

  it('8.45B those caught without escort are out of the battle', () => {
    const start = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': 4612, 'us-ca-northampton': 4612 },
      landed: ['jp-sn-4'],
      cannotFight: ['jp-sn-4'],
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 20) })).toEqual([]);
  });

  it('9.2F5 full units first, as among ships', () => {
    const start = battle({ ...landing, place: { ...landing.place, 'jp-sn-1': [4612, 'reduced'] } });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 14) })).toEqual([
      'jp-army-18',
    ]);
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 14, true) })).toEqual([
      'jp-army-18',
      'jp-sn-1',
    ]);
  });
});

describe('9.2F5 the last step', () => {
  it('9.2F5 of a lone unit survives any number of hits', () => {
    const start = battle({ ...landing, place: { 'us-cv-essex': 4611, 'jp-army-18': 4612 } });
    const after = afterHits(start, hitsOf(start, 'air-naval', 'allies', 99), 'jp-army-18');
    expect(conditionOf(after.board, 'jp-army-18')).toBe('reduced');
    expect(targets(after)).toEqual([]);
  });

  it('9.2F5 of a unit of one step survives, also a critical hit', () => {
    const start = battle({ hex: 4612, offensive: 'japan', place: { 'jp-cv-akagi': 4614, 'us-w-bde': 4612 } });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'japan', 99) })).toEqual([]);
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'japan', 1, true) })).toEqual([]);
  });

  it('9.2F5 with hits for all steps the reaction player says which unit keeps it', () => {
    const start = battle(landing);
    // Two steps of 12 and two of 6.
    const allotment = hitsOf(start, 'air-naval', 'allies', 36);
    expect(lastStepChoice(start.board, start.battle, allotment).sort()).toEqual(['jp-army-18', 'jp-sn-1']);
    const kept = keepLastStep(start.board, start.battle, allotment, 'jp-army-18');
    expect(lastStepChoice(start.board, start.battle, kept)).toEqual([]);
    const after = afterHits(start, kept, 'jp-sn-1', 'jp-army-18');
    expect(targets(after)).toEqual(['jp-sn-1']);
    const end = afterHits(after, after.allotment, 'jp-sn-1');
    expect(targets(end)).toEqual([]);
    expect([conditionOf(end.board, 'jp-army-18'), conditionOf(end.board, 'jp-sn-1')]).toEqual([
      'reduced',
      'eliminated',
    ]);
  });

  it('9.2F5 with fewer hits there is nothing to choose and the roller decides who dies', () => {
    const start = battle(landing);
    const allotment = hitsOf(start, 'air-naval', 'allies', 35);
    expect(lastStepChoice(start.board, start.battle, allotment)).toEqual([]);
    expect(() => keepLastStep(start.board, start.battle, allotment, 'jp-sn-1')).toThrow();
    const after = afterHits(start, allotment, 'jp-army-18', 'jp-sn-1');
    expect(targets(after)).toEqual(['jp-army-18', 'jp-sn-1']);
    const end = afterHits(start, allotment, 'jp-army-18', 'jp-sn-1', 'jp-army-18');
    expect([targets(end), end.allotment.hits]).toEqual([[], 5]);
  });

  it('9.2F5 no such choice in ground combat or against ships', () => {
    const start = battle(landing);
    expect(lastStepChoice(start.board, start.battle, hitsOf(start, 'ground', 'allies', 99))).toEqual([]);
    const ships = battle({ ...landing, place: { ...landing.place, 'jp-ca-aoba': 4612 } });
    expect(lastStepChoice(ships.board, ships.battle, hitsOf(ships, 'air-naval', 'allies', 99))).toEqual([]);
  });

  it('9.2F5 where there is a garrison it has the last step', () => {
    const start = battle({
      hex: 2609,
      offensive: 'allies',
      place: { 'us-cv-essex': 2610, 'jp-army-18': [2609, 'reduced'] },
      markers: { divisionsInChina: 5 },
    });
    const allotment = hitsOf(start, 'air-naval', 'allies', 99);
    expect(lastStepChoice(start.board, start.battle, allotment)).toEqual([]);
    const after = afterHits(start, allotment, 'jp-army-18', 'garrison:2');
    expect(conditionOf(after.board, 'jp-army-18')).toBe('eliminated');
    expect(targets(after)).toEqual([]);
  });
});
