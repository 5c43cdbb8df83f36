import { describe, expect, it } from 'vitest';
import { freed, gainsOf, politicalPhase, sentBy, surrenders, willBy } from '../../support/politics.ts';
import type { Situation } from '../../support/situation.ts';
import { at, holder } from '../play/support.ts';

const KEYS = [2008, 2106, 2206, 2305];
const fall = (place: Situation['place'] = {}) => politicalPhase({ japan: KEYS, place });

describe('13.52 Burma', () => {
  it('13.52 surrenders with Rangoon, Mandalay, Lashio and Myitkyina', () => {
    expect(surrenders(fall())).toEqual(['burma']);
    expect(willBy(fall(), '16.41')).toBe(-1);
  });

  it.each([
    ['Rangoon', 2008],
    ['Mandalay', 2106],
    ['Lashio', 2206],
    ['Myitkyina', 2305],
  ])('13.52 not without %s', (_, missing) => {
    expect(surrenders(politicalPhase({ japan: KEYS.filter((hex) => hex !== missing) }))).toEqual([]);
  });

  it('13.52 units marked B are out of play, in Burma or elsewhere', () => {
    const played = fall({ 'ind-1-burma-div': 2107, 'ind-b-div': 1905 });
    expect(sentBy(played, '13.52')).toEqual({ 'ind-1-burma-div': 'out-of-play', 'ind-b-div': 'out-of-play' });
  });

  it('13.52 other units in Burma are not', () => {
    const played = fall({ 'ind-1-corps': 2006, 'cn-5-army': 2207 });
    expect(sentBy(played, '13.52')).toEqual({});
    expect(at(played, 'ind-1-corps')).toBe('2006');
  });

  it('13.52 no hex changes hands: Akyab stays Allied, with or without units', () => {
    expect(gainsOf(fall(), 'japan')).toEqual([]);
    expect(holder(fall(), 2006)).toBe('allies');
  });

  it('13.1 with all four taken back Akyab is Allied again', () => {
    const played = politicalPhase({ surrendered: ['burma'], allies: KEYS, japan: [2006] });
    expect(freed(played)).toEqual(['burma']);
    expect(gainsOf(played, 'allies')).toEqual([2006]);
    expect(willBy(played, '16.41')).toBe(1);
  });
});
