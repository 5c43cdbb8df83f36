import { describe, expect, it } from 'vitest';
import { applyHit, chooser, weakestTargets } from '../../../src/rules/combat/hits.ts';
import { afterHits, battle, conditionOf, type Fight, hitsOf, targets } from './support.ts';

/** The example of 9.2C continued: 47 hits, an undamaged unit of defence 18 and too few hits left for it. */
const example: Fight = {
  hex: 4612,
  offensive: 'allies',
  place: {
    'us-cv-lexington': 4711,
    'us-bb-north-carolina': 4612,
    'jp-bb-yamato': 4612,
    'jp-ca-aoba': 4612,
    'jp-ca-mogami': 4612,
    'jp-ca-takao': 4612,
    'jp-cl-tenryu': 4612,
  },
};
const allButYamato = ['jp-ca-aoba', 'jp-ca-mogami', 'jp-ca-takao', 'jp-cl-tenryu'] as const;

describe('9.2F1 hits and steps', () => {
  it('9.2F1 a step costs the defence strength; the first reduces, the second eliminates', () => {
    const start = battle({ ...example, place: { 'us-cv-lexington': 4711, 'jp-ca-aoba': 4612 } });
    const once = afterHits(start, hitsOf(start, 'air-naval', 'allies', 21), 'jp-ca-aoba');
    expect([once.allotment.hits, conditionOf(once.board, 'jp-ca-aoba')]).toEqual([11, 'reduced']);
    const twice = applyHit(once.board, once.battle, once.allotment, 'jp-ca-aoba');
    expect([twice.allotment.hits, conditionOf(twice.board, 'jp-ca-aoba')]).toEqual([1, 'eliminated']);
    expect(twice.allotment.taken).toEqual(['jp-ca-aoba', 'jp-ca-aoba']);
    expect(targets(twice)).toEqual([]);
  });

  it('9.2F1 a step that costs more than the hits left cannot be hit', () => {
    const start = battle({ ...example, place: { 'us-cv-lexington': 4711, 'jp-ca-aoba': 4612 } });
    const allotment = hitsOf(start, 'air-naval', 'allies', 9);
    expect(targets({ ...start, allotment })).toEqual([]);
    expect(() => applyHit(start.board, start.battle, allotment, 'jp-ca-aoba')).toThrow();
  });

  it('9.2F one’s own units, ground units and the enemy outside the battle are no targets', () => {
    const start = battle({
      ...example,
      place: { ...example.place, 'jp-sn-4': 4612 },
      elsewhere: { 'jp-bb-hiei': 4613 },
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 99) })).toEqual(
      ['jp-bb-yamato', ...allButYamato].sort(),
    );
  });

  it('A5 the defence that a card has raised is what a step costs', () => {
    const start = battle({
      hex: 2015,
      offensive: 'japan',
      place: { 'uk-air-ma': 2015, 'jp-ca-aoba': 2015 },
      effects: [
        { kind: 'strength', side: 'allies', stat: 'defense', units: ['uk-air-ma'], change: 2, source: 'A5' },
      ],
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'japan', 10) })).toEqual([]);
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'japan', 11) })).toEqual(['uk-air-ma']);
  });
});

describe('9.2F2 and 9.2F3 full units before reduced ones', () => {
  it('9.2F2 a reduced unit is no target while a full one is there', () => {
    const start = battle({
      ...example,
      place: { 'us-cv-lexington': 4711, 'jp-ca-aoba': [4612, 'reduced'], 'jp-ca-takao': 4612 },
    });
    const first = { ...start, allotment: hitsOf(start, 'air-naval', 'allies', 50) };
    expect(targets(first)).toEqual(['jp-ca-takao']);
    const second = afterHits(start, first.allotment, 'jp-ca-takao');
    expect(targets(second)).toEqual(['jp-ca-aoba', 'jp-ca-takao']);
  });

  it('9.2F2 a unit of one step counts as reduced', () => {
    const start = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-cv-akagi': 4614, 'us-marine-211': 4612, 'us-ca-northampton': 4612 },
    });
    const allotment = hitsOf(start, 'air-naval', 'japan', 16);
    expect(targets({ ...start, allotment })).toEqual(['us-ca-northampton']);
    const after = afterHits(start, allotment, 'us-ca-northampton', 'us-marine-211');
    expect(conditionOf(after.board, 'us-marine-211')).toBe('eliminated');
  });

  it('9.2F3 nobody is hit twice while another is at full strength', () => {
    const start = battle(example);
    const after = afterHits(start, hitsOf(start, 'air-naval', 'allies', 47), 'jp-ca-aoba');
    expect(targets(after)).toEqual(['jp-bb-yamato', 'jp-ca-mogami', 'jp-ca-takao', 'jp-cl-tenryu']);
  });

  it('9.2F3 the example: hits that do not reduce the last full unit are lost', () => {
    const start = battle(example);
    const after = afterHits(start, hitsOf(start, 'air-naval', 'allies', 47), ...allButYamato);
    // 47 - 38 leaves 9: enough for the reduced Tenryu (8), but not for Yamato (18).
    expect(after.allotment.hits).toBe(9);
    expect(targets(after)).toEqual([]);
  });

  it('9.2F6 the example: with a critical hit they may eliminate a reduced unit', () => {
    const start = battle(example);
    const after = afterHits(start, hitsOf(start, 'air-naval', 'allies', 47, true), ...allButYamato);
    expect(targets(after)).toEqual(['jp-cl-tenryu']);
    const end = afterHits(
      start,
      hitsOf(start, 'air-naval', 'allies', 47, true),
      ...allButYamato,
      'jp-cl-tenryu',
    );
    expect(conditionOf(end.board, 'jp-cl-tenryu')).toBe('eliminated');
    expect(targets(end)).toEqual([]);
  });

  it('9.2F2 full escorts outside shield reduced units, and the other way round', () => {
    const start = battle({
      ...example,
      place: {
        'us-cv-lexington': 4612,
        'jp-cv-akagi': [4614, 'reduced'],
        'jp-ca-aoba': 4614,
        'jp-ca-takao': [4612, 'reduced'],
      },
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 50) })).toEqual([
      'jp-ca-aoba',
    ]);
    const inHex = battle({
      ...example,
      place: { 'us-cv-lexington': 4612, 'jp-cv-akagi': [4614, 'reduced'], 'jp-ca-takao': 4612 },
    });
    expect(targets({ ...inHex, allotment: hitsOf(inHex, 'air-naval', 'allies', 50) })).toEqual([
      'jp-ca-takao',
    ]);
  });
});

describe('9.2F4 air units and carriers outside the hex', () => {
  /** One side has an air unit and a CV, the other three CVs, none of them in the hex. */
  const distant = battle({
    hex: 4612,
    offensive: 'japan',
    place: {
      'us-7af': 5108,
      'us-cv-wasp': 4611,
      'jp-cv-akagi': 4614,
      'jp-cv-soryu': 4614,
      'jp-cv-shokaku': 4614,
    },
  });

  it('9.2F4 the example: two of three carriers can be hit, whichever', () => {
    const allotment = hitsOf(distant, 'air-naval', 'allies', 60);
    expect(targets({ ...distant, allotment })).toEqual(['jp-cv-akagi', 'jp-cv-shokaku', 'jp-cv-soryu']);
    const one = afterHits(distant, allotment, 'jp-cv-shokaku');
    expect(targets(one)).toEqual(['jp-cv-akagi', 'jp-cv-soryu']);
    const two = afterHits(distant, allotment, 'jp-cv-shokaku', 'jp-cv-akagi');
    expect(targets(two)).toEqual([]);
  });

  it('9.2F4 the second example: one carrier against two full ones wastes most of 45 hits', () => {
    const start = battle({
      hex: 4612,
      offensive: 'allies',
      place: { 'jp-cv-akagi': 4614, 'us-cv-wasp': 4611, 'us-cv-enterprise': 4611 },
    });
    const after = afterHits(start, hitsOf(start, 'air-naval', 'japan', 45), 'us-cv-wasp');
    expect(after.allotment.hits).toBe(33);
    expect(targets(after)).toEqual([]);
  });

  it('9.2F4, 9.2F6 a critical hit sinks the one that can be hit but reaches no other', () => {
    const start = battle({
      hex: 4612,
      offensive: 'allies',
      place: { 'jp-cv-akagi': 4614, 'us-cv-wasp': 4611, 'us-cv-enterprise': 4611 },
    });
    const after = afterHits(start, hitsOf(start, 'air-naval', 'japan', 45, true), 'us-cv-wasp');
    expect(targets(after)).toEqual(['us-cv-wasp']);
    const end = afterHits(start, hitsOf(start, 'air-naval', 'japan', 45, true), 'us-cv-wasp', 'us-cv-wasp');
    expect(targets(end)).toEqual([]);
  });

  it('9.2F4 without air units or carriers none outside the hex can be hit, but those inside can', () => {
    const start = battle({
      hex: 4612,
      offensive: 'allies',
      place: { 'us-bb-washington': 4612, 'jp-cv-akagi': 4614, 'jp-cv-soryu': 4612, 'jp-af-24': 4715 },
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 60) })).toEqual([
      'jp-cv-soryu',
    ]);
  });

  it('9.2F4 escorts outside the hex can always be hit', () => {
    const start = battle({
      hex: 4612,
      offensive: 'allies',
      place: { 'us-bb-washington': 4612, 'jp-cv-akagi': 4614, 'jp-ca-aoba': 4614, 'jp-bb-hiei': 4614 },
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 60) })).toEqual([
      'jp-bb-hiei',
      'jp-ca-aoba',
    ]);
  });

  it('9.2F4 units in the hex do not use up the limit', () => {
    const start = battle({
      hex: 4612,
      offensive: 'allies',
      place: { 'us-cv-wasp': 4611, 'jp-cv-akagi': 4614, 'jp-cv-soryu': 4612, 'jp-cv-shokaku': 4612 },
    });
    const after = afterHits(
      start,
      hitsOf(start, 'air-naval', 'allies', 60),
      'jp-cv-soryu',
      'jp-cv-shokaku',
      'jp-cv-akagi',
    );
    expect(after.allotment.hits).toBe(24);
  });

  it('9.2C in simultaneous combat losses do not lower one’s own limit', () => {
    const allies = hitsOf(distant, 'air-naval', 'allies', 24);
    const afterJapan = afterHits(
      distant,
      hitsOf(distant, 'air-naval', 'japan', 60, true),
      'us-cv-wasp',
      'us-cv-wasp',
    );
    const both = afterHits(afterJapan, allies, 'jp-cv-akagi', 'jp-cv-soryu');
    expect(both.allotment.hits).toBe(0);
  });

  it('9.2E who applies his hits second counts the air units and carriers that are left', () => {
    const afterJapan = afterHits(
      distant,
      hitsOf(distant, 'air-naval', 'japan', 60, true),
      'us-cv-wasp',
      'us-cv-wasp',
    );
    expect(hitsOf(afterJapan, 'air-naval', 'allies', 24).distantLimit).toBe(1);
  });
});

describe('9.2F6 critical hits', () => {
  const start = battle({
    hex: 2015,
    offensive: 'japan',
    place: { 'jp-bb-kongo': 2015, 'jp-ca-mogami': 2015, 'jp-af-22': 2112, 'uk-air-ma': 2015 },
  });

  it('19 with 6 hits a critical hit takes a step off the 22nd or Mogami, not Kongo', () => {
    const allotment = hitsOf(start, 'air-naval', 'allies', 6, true);
    expect(targets({ ...start, allotment })).toEqual(['jp-af-22', 'jp-ca-mogami']);
    const after = afterHits(start, allotment, 'jp-af-22');
    expect([after.allotment.hits, conditionOf(after.board, 'jp-af-22')]).toEqual([0, 'reduced']);
    expect(targets(after)).toEqual([]);
  });

  it('9.2F6 among equally weak units the reaction player chooses', () => {
    const allotment = hitsOf(start, 'air-naval', 'allies', 6, true);
    expect(weakestTargets(start.board, start.battle, allotment)).toHaveLength(2);
    expect(chooser(start.board, start.battle, allotment)).toBe('allies');
    const theirs = { ...start, battle: { ...start.battle, offensive: 'allies' as const } };
    expect(chooser(theirs.board, theirs.battle, allotment)).toBe('japan');
  });

  it('9.2F6 with enough hits for a step the roller chooses and gets no step for nothing', () => {
    const allotment = hitsOf(start, 'air-naval', 'allies', 12, true);
    expect(chooser(start.board, start.battle, allotment)).toBe('allies');
    expect(weakestTargets(start.board, start.battle, allotment)).toEqual([]);
    const after = afterHits(start, allotment, 'jp-ca-mogami');
    expect(after.allotment.hits).toBe(2);
    expect(targets(after)).toEqual([]);
  });

  it('9.2F6 without a critical hit 6 hits do nothing', () => {
    expect(targets({ ...start, allotment: hitsOf(start, 'air-naval', 'allies', 6) })).toEqual([]);
  });

  it('9.2F6 the weakest is looked for among units that can be hit', () => {
    const ships = battle({
      hex: 4612,
      offensive: 'allies',
      place: { 'us-dd-asia': 4612, 'jp-cvl-ryujo': 4614, 'jp-bb-hiei': 4612 },
    });
    expect(targets({ ...ships, allotment: hitsOf(ships, 'air-naval', 'allies', 2, true) })).toEqual([
      'jp-bb-hiei',
    ]);
  });

  it('9.2F6 the step may be the last of a reduced unit although full ones are there', () => {
    const place = { 'us-dd-asia': 4612, 'jp-cl-tenryu': [4612, 'reduced'], 'jp-bb-hiei': 4612 } as const;
    const ships = battle({
      hex: 4612,
      offensive: 'allies',
      place: { ...place, 'jp-cl-tenryu': [4612, 'reduced'] },
    });
    const after = afterHits(ships, hitsOf(ships, 'air-naval', 'allies', 2, true), 'jp-cl-tenryu');
    expect(conditionOf(after.board, 'jp-cl-tenryu')).toBe('eliminated');
  });
});
