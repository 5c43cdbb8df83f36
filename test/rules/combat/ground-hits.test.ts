import { describe, expect, it } from 'vitest';
import { afterHits, battle, conditionOf, type Fight, hitsOf, targets } from './support.ts';

const fight: Fight = {
  hex: 2015,
  offensive: 'japan',
  place: { 'jp-army-38': 2015, 'jp-sn-1': 2015, 'ind-3-corps': 2015, 'aus-8-div': [2015, 'reduced'] },
};

describe('9.4B ground hits', () => {
  it('9.4B1 only ground units are hit, activated or not', () => {
    const start = battle({
      ...fight,
      place: { ...fight.place, 'uk-air-ma': 2015, 'uk-ca-exeter': 2015, 'cw-hq-malaya': 2015 },
      reacting: ['aus-8-div'],
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'ground', 'japan', 99) })).toEqual(['ind-3-corps']);
  });

  it('9.4B2 a step costs the defence strength', () => {
    const start = battle({ ...fight, place: { 'jp-army-38': 2015, 'ind-3-corps': 2015 } });
    expect(targets({ ...start, allotment: hitsOf(start, 'ground', 'japan', 8) })).toEqual([]);
    const after = afterHits(start, hitsOf(start, 'ground', 'japan', 18), 'ind-3-corps', 'ind-3-corps');
    expect(conditionOf(after.board, 'ind-3-corps')).toBe('eliminated');
  });

  it('9.4B3 reduced units and units of one step come after all full ones', () => {
    const start = battle({ ...fight, place: { ...fight.place, 'du-1-regt': 2015 } });
    const allotment = hitsOf(start, 'ground', 'japan', 99);
    expect(targets({ ...start, allotment })).toEqual(['ind-3-corps']);
    expect(targets(afterHits(start, allotment, 'ind-3-corps'))).toEqual([
      'aus-8-div',
      'du-1-regt',
      'ind-3-corps',
    ]);
  });

  it('9.4B4 nobody is hit twice before all are reduced; what is left over is lost', () => {
    const start = battle({ ...fight, place: { 'jp-sn-1': 2015, 'jp-army-38': 2015, 'ind-3-corps': 2015 } });
    const after = afterHits(start, hitsOf(start, 'ground', 'allies', 17), 'jp-sn-1');
    // 11 hits: enough for the brigade's second step (6), not for the army (12).
    expect([targets(after), after.allotment.hits]).toEqual([[], 11]);
  });

  it('9.4B5 landed units cost half', () => {
    const start = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': 4612, 'jp-ca-aoba': 4612, 'us-w-bde': 4612 },
      landed: ['jp-sn-4'],
    });
    const after = afterHits(start, hitsOf(start, 'ground', 'allies', 4), 'jp-sn-4');
    expect([after.allotment.hits, conditionOf(after.board, 'jp-sn-4')]).toEqual([1, 'reduced']);
  });

  it('9.4B ground combat may take the last step', () => {
    const start = battle({
      hex: 4612,
      offensive: 'japan',
      place: { 'jp-sn-4': 4612, 'jp-ca-aoba': 4612, 'us-w-bde': 4612 },
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'ground', 'japan', 6) })).toEqual(['us-w-bde']);
  });

  it('9.13 landed units that were turned back are not hit', () => {
    const start = battle({
      hex: 2015,
      offensive: 'japan',
      place: { 'jp-army-38': 2015, 'jp-army-25': 2015, 'uk-air-ma': 2015, 'aus-8-div': 2015 },
      landed: ['jp-army-25'],
    });
    expect(targets({ ...start, allotment: hitsOf(start, 'ground', 'allies', 99) })).toEqual(['jp-army-38']);
  });
});
