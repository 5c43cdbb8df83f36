import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { unitOf } from '../../../src/data/units.ts';
import { poolFor } from '../../../src/rules/strategic/replacements.ts';
import { freed, politicalPhase, sentBy, surrenders, willBy } from '../../support/politics.ts';
import { emptyMapWith, type Situation } from '../../support/situation.ts';
import { at } from '../play/support.ts';

/** The ports and coastal airfields of the mainland. */
const KEYS = [2426, 2525, 2825, 3023, 3226, 3624, 3626, 3727];
const fall = (place: Situation['place'] = {}) => politicalPhase({ japan: KEYS, place });

describe('13.82 the condition', () => {
  it('13.82 every port and coastal airfield of the mainland', () => {
    expect(surrenders(fall())).toEqual(['australia']);
    expect(willBy(fall(), '16.41')).toBe(-2);
  });

  it.each([
    ['Broome', 2426],
    ['Derby', 2525],
    ['Wyndham', 2825],
    ['Darwin', 3023],
    ['the airfield of 3226', 3226],
    ['Cape York', 3624],
    ['Cairns', 3626],
    ['Townsville', 3727],
  ])('13.82 not while %s is Allied', (_, missing) => {
    expect(surrenders(politicalPhase({ japan: KEYS.filter((hex) => hex !== missing) }))).toEqual([]);
  });

  it('13.82 the Mandates do not count', () => {
    const played = politicalPhase({ japan: KEYS, allies: [4021, 4020, 4423, 3820, 4222] });
    expect(surrenders(played)).toEqual(['australia']);
  });
});

describe('13.83 what it does', () => {
  it('13.83 Australian reinforcements still to come are lost', () => {
    const played = fall({ 'aus-3-corps': 'turn-3', 'aus-4-corps': 'turn-8' });
    expect(at(played, 'aus-3-corps')).toBe('out-of-play');
    expect(at(played, 'aus-4-corps')).toBe('out-of-play');
  });

  it('13.83 delayed ones too', () => {
    expect(at(fall({ 'aus-3-corps': 'delay-box' }), 'aus-3-corps')).toBe('out-of-play');
  });

  it('13.83 those of other nations are not', () => {
    const played = fall({ 'nz-3-div': 'turn-8', 'uk-33-corps': 'turn-8' });
    expect(sentBy(played, '13.83')).toEqual({});
    expect(at(played, 'nz-3-div')).toBe('turn-8');
  });

  it('13.83 Australian units in play go on', () => {
    const played = fall({ 'us-hq-sw-pac': 3823, 'aus-1-corps': 3823, 'aus-air': 3823 });
    expect(at(played, 'aus-1-corps')).toBe('3823');
    expect(at(played, 'aus-air')).toBe('3823');
  });

  it('13.83 also one that has been in play and is off the map for a while', () => {
    expect(at(fall({ 'aus-1-corps': 'turn-4' }), 'aus-1-corps')).toBe('turn-4');
  });

  const pool = (unit: UnitId, place: NonNullable<Situation['place']>, surrendered: boolean) => {
    const board = emptyMapWith({ place });
    return poolFor(surrendered ? { ...board, surrendered: ['australia'] } : board, unitOf(unit));
  };

  it('13.83 reduced Australian units can still be given replacements', () => {
    expect(pool('aus-1-corps', { 'aus-1-corps': [3823, 'reduced'] }, true)).toBe('ground');
  });

  it('13.83 eliminated ones cannot any more', () => {
    expect(pool('aus-1-corps', { 'aus-1-corps': 'eliminated' }, false)).toBe('ground');
    expect(pool('aus-1-corps', { 'aus-1-corps': 'eliminated' }, true)).toBeUndefined();
  });

  it('13.83 eliminated units of other nations can', () => {
    expect(pool('nz-3-div', { 'nz-3-div': 'eliminated' }, true)).toBe('ground');
  });

  it('13.83, 13.1 it surrenders once; taken back it stays among the surrendered', () => {
    const played = politicalPhase({ surrendered: ['australia'] });
    expect(played.state.board.surrendered).toContain('australia');
    expect(freed(played)).toEqual(['australia']);
    expect(willBy(played, '16.41')).toBe(2);
  });

  it('13.83 its reinforcements do not come back with it', () => {
    const played = politicalPhase({ surrendered: ['australia'], place: { 'aus-4-corps': 'out-of-play' } });
    expect(at(played, 'aus-4-corps')).toBe('out-of-play');
  });
});
