import { describe, expect, it } from 'vitest';
import { politicalPhase } from '../../support/politics.ts';
import type { Situation } from '../../support/situation.ts';
import { at, go, holder, targets } from '../play/support.ts';

/** The Dutch East Indies fall; whoever is at a base of theirs without troops has to flee. */
const KEYS = [1813, 1916, 2017, 2019, 2220, 2415, 2517, 2616];
const fall = (place: NonNullable<Situation['place']>, more: Situation = {}) =>
  politicalPhase({ ...more, japan: [...KEYS, ...(more.japan ?? [])], place });

describe('8.22 ships in the political phase', () => {
  it('8.22 must leave a hex that a surrender has made Japanese', () => {
    const played = fall({ 'us-ca-northampton': 2719 });
    expect(holder(played, 2719)).toBe('japan');
    expect(played.decision).toMatchObject({ kind: 'emergency-move', side: 'allies' });
    expect(targets(played, 'go')).not.toContain('2719');
  });

  it('8.22 when the political phase ends: the political will has been judged', () => {
    const played = fall({ 'us-ca-northampton': 2719 });
    expect(played.events).toContainEqual({ type: 'segment-began', segment: 'us-political-will' });
    expect(played.events).not.toContainEqual({ type: 'segment-began', segment: 'attrition' });
  });

  it('8.22 to a friendly port within ten hexes, of their own choice', () => {
    const played = fall({ 'us-ca-northampton': 2719 });
    // Darwin is five hexes away, Manila seven; Townsville and Colombo are too far.
    expect(targets(played, 'go')).toEqual(expect.arrayContaining(['3023', '2813']));
    expect(targets(played, 'go')).not.toContain('3727');
    expect(targets(played, 'go')).not.toContain('1307');
    expect(at(go(played, { do: 'go', to: '3023' }), 'us-ca-northampton')).toBe('3023');
  });

  it('8.22 not to a port that was lost in the same phase', () => {
    expect(targets(fall({ 'us-ca-northampton': 2719 }), 'go')).not.toContain('2721');
  });

  it('8.22 enemy ZOI does not hinder them', () => {
    const played = fall({ 'us-ca-northampton': 2719, 'jp-hq-south': 2415, 'jp-af-22': 2721 });
    expect(targets(played, 'go')).toContain('3023');
  });

  it('8.22 a ship in a port that did not change hands stays', () => {
    const played = fall({ 'us-ca-northampton': 3023 });
    expect(at(played, 'us-ca-northampton')).toBe('3023');
    expect(played.decision?.kind).not.toBe('emergency-move');
  });

  it('8.22 none within ten hexes: it is eliminated', () => {
    // Teloekbetoeng, with every port within ten hexes Japanese.
    const played = fall(
      { 'us-ca-northampton': 1917 },
      { japan: [2015, 2008, 2813, 1307, 1308, 2018, 2715, 1905, 2426, 2525, 2825, 3023] },
    );
    expect(at(played, 'us-ca-northampton')).toBe('eliminated');
  });

  it('8.22 each of several ships goes its own way', () => {
    const first = fall({ 'us-ca-northampton': 2719, 'us-ca-asia': 2719 });
    const second = go(first, { do: 'go', to: '3023' });
    expect(second.decision).toMatchObject({ kind: 'emergency-move', side: 'allies' });
    const both = go(second, { do: 'go', to: '2813' });
    expect(new Set([at(both, 'us-ca-northampton'), at(both, 'us-ca-asia')])).toEqual(
      new Set(['3023', '2813']),
    );
  });
});

describe('8.32 air units in the political phase', () => {
  it('8.32 go to a friendly airfield within their extended range', () => {
    // Amboina: Darwin is four hexes away, and New Guinea is Japanese.
    expect(at(fall({ 'us-5af': 2919 }, { japan: [3119, 3319] }), 'us-5af')).toBe('3023');
  });

  it('8.32 are eliminated without one', () => {
    // Kendari: Darwin is five hexes away, Jolo, Sarong and Biak are Japanese.
    expect(at(fall({ 'us-5af': 2719 }, { japan: [2715, 3119, 3319] }), 'us-5af')).toBe('eliminated');
  });

  it('8.32 an LRB flies six hexes', () => {
    expect(targets(fall({ 'us-19-lrb': 2719 }), 'go')).toContain('3023');
  });

  it('8.32 choose among several', () => {
    const played = fall({ 'us-5af': 2721 });
    expect(played.decision).toMatchObject({ kind: 'emergency-move', side: 'allies' });
    expect(targets(played, 'go')).toEqual(expect.arrayContaining(['2825', '3023']));
  });

  it('8.32 when the political phase ends', () => {
    const played = fall({ 'us-5af': 2721 });
    expect(played.events).toContainEqual({ type: 'segment-began', segment: 'us-political-will' });
  });

  it('8.32 with troops of their own in the hex they stay', () => {
    const played = fall({ 'us-5af': 2719, 'us-x-corps': 2719 });
    expect(played.decision?.kind).not.toBe('emergency-move');
    expect(at(played, 'us-5af')).toBe('2719');
  });

  it('8.32, 8.34 the stacking limit is settled afterwards', () => {
    const played = fall(
      { 'us-hq-sw-pac': 3727, 'us-5af': 2919, 'aus-1-corps': 3023, 'aus-2-corps': 3023, 'us-13af': 3023 },
      { japan: [3119, 3319] },
    );
    expect(played.decision).toMatchObject({ kind: 'overstacked', side: 'allies' });
    expect(targets(played, 'remove', 'unit')).toEqual(['us-13af', 'us-5af']);
  });
});
