import { describe, expect, it } from 'vitest';
import { type Politics, politicalPhase, sentBy, surrenders, willBy } from '../../support/politics.ts';
import type { Situation } from '../../support/situation.ts';
import { at, go, holder, targets } from '../play/support.ts';

/** In January 1942 Japan holds Davao (2915); here Manila (2813) too. */
const fall = (place: Situation['place'] = {}, more: Politics = {}) =>
  politicalPhase({ japan: [2813, ...(more.japan ?? [])], allies: more.allies ?? [], place });

describe('13.22 the condition', () => {
  it('13.22 Manila and Davao', () => {
    expect(surrenders(fall())).toEqual(['philippines']);
    expect(willBy(fall(), '16.41')).toBe(-1);
  });

  it('13.22 not Davao alone', () => {
    expect(surrenders(politicalPhase({}))).toEqual([]);
  });

  it('13.22 not Manila alone', () => {
    expect(surrenders(fall({}, { allies: [2915] }))).toEqual([]);
  });
});

describe('13.22 ground units', () => {
  it('13.22 all are removed, on Luzon, Mindanao and the islands', () => {
    const played = fall(
      { 'us-r-corps': 2912, 'us-sl-corps': 2815, 'us-p-bde': 3014, 'us-m-corps': 2814 },
      { allies: [2815] },
    );
    expect(sentBy(played, '13.22')).toEqual({
      'us-r-corps': 'eliminated',
      'us-sl-corps': 'eliminated',
      'us-p-bde': 'eliminated',
      'us-m-corps': 'eliminated',
    });
  });

  it('13.22 Allied ones of other nations as well', () => {
    expect(sentBy(fall({ 'aus-1-corps': 2912 }), '13.22')).toEqual({ 'aus-1-corps': 'eliminated' });
  });

  it('13.22, 13.21 Jolo is part of the Philippines', () => {
    expect(sentBy(fall({ 'us-p-bde': 2715 }), '13.22')).toEqual({ 'us-p-bde': 'eliminated' });
  });

  it('13.22, 13.21 Palawan and Batan are not', () => {
    expect(sentBy(fall({ 'us-p-bde': 2714, 'us-sf-bde': 2910 }), '13.22')).toEqual({});
  });

  it('13.22 Japanese ones are not touched', () => {
    expect(sentBy(fall({ 'jp-army-14': 2813 }), '13.22')).toEqual({});
  });

  it('13.22, 13.1 where the troops were the base is Japanese', () => {
    expect(holder(fall({ 'us-p-bde': 3014 }), 3014)).toBe('japan');
  });
});

describe('13.22 HQs', () => {
  it('13.22, 6.14 a US one leaves and comes back next turn', () => {
    const played = fall({ 'us-hq-sw-pac': 3014 });
    expect(played.events).toContainEqual(
      expect.objectContaining({ type: 'placed', unit: 'us-hq-sw-pac', to: 'turn-3' }),
    );
    expect(holder(played, 3014)).toBe('japan');
  });

  it('13.22, 6.14 one with a dot does not come back', () => {
    const played = fall({ 'joint-hq-abda': 2715 });
    expect(at(played, 'joint-hq-abda')).not.toMatch(/^\d|^turn/);
  });
});

describe('13.22 US ships and air units', () => {
  it('13.22, 8.22 the example: CA Asia at Leyte can go to Soerabaja', () => {
    const played = fall({ 'us-ca-asia': 3014 });
    expect(played.decision).toMatchObject({ kind: 'emergency-move', side: 'allies' });
    expect(targets(played, 'go')).toContain('2220');
    expect(at(go(played, { do: 'go', to: '2220' }), 'us-ca-asia')).toBe('2220');
  });

  it('13.22, 8.22 not further than ten hexes', () => {
    const ports = targets(fall({ 'us-ca-asia': 3014 }), 'go');
    expect(ports).toContain('2015');
    expect(ports).not.toContain('1917');
    expect(ports).not.toContain('3727');
  });

  it('13.22, 8.22 they go when the political phase ends', () => {
    const played = fall({ 'us-ca-asia': 3014 });
    expect(played.decision?.kind).toBe('emergency-move');
    expect(played.events).toContainEqual({ type: 'segment-began', segment: 'us-political-will' });
  });

  it('13.22, 13.1 not to a port of the Philippines that falls at the same time', () => {
    expect(targets(fall({ 'us-ca-asia': 3014 }), 'go')).not.toContain('2715');
  });

  it('13.22, 8.22 not to a port of another nation that falls in the same segment', () => {
    const dei = [1813, 1916, 2017, 2019, 2220, 2415, 2517, 2616];
    // Kendari, 2719, is Dutch and vacant.
    expect(targets(fall({ 'us-ca-asia': 3014 }, { japan: dei }), 'go')).not.toContain('2719');
  });

  it('13.22, 8.32 an air unit can go to a friendly airfield within its range', () => {
    const played = fall({ 'us-feaf': 2715 });
    expect(played.decision).toMatchObject({ kind: 'emergency-move', side: 'allies' });
    expect(targets(played, 'go')).toContain('2616');
    expect(targets(played, 'go')).not.toContain('3023');
    expect(at(go(played, { do: 'go', to: '2616' }), 'us-feaf')).toBe('2616');
  });

  it('13.22, 13.1 they can, they need not: who stays keeps the base', () => {
    const played = go(fall({ 'us-ca-asia': 3014 }), { do: 'go', to: '3014' });
    expect(at(played, 'us-ca-asia')).toBe('3014');
    expect(holder(played, 3014)).toBe('allies');
  });

  it('13.22 nobody else in the Philippines is asked', () => {
    const played = fall({ 'uk-ca-exeter': 3014 });
    expect(played.decision?.kind).not.toBe('emergency-move');
    expect(at(played, 'uk-ca-exeter')).toBe('3014');
  });

  it('13.22 nor anybody who is elsewhere', () => {
    expect(fall({ 'us-ca-asia': 2616 }).decision?.kind).not.toBe('emergency-move');
  });
});
