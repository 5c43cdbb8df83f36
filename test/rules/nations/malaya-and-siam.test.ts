import { describe, expect, it } from 'vitest';
import { aboutToPlay } from '../../support/playing.ts';
import { gainsOf, politicalPhase, surrenders, willBy } from '../../support/politics.ts';
import { at, holder, move, offensive } from '../play/support.ts';

describe('13.32 Malaya', () => {
  it('13.32 surrenders with Singapore and Kuantan', () => {
    const played = politicalPhase({ japan: [2014, 2015] });
    expect(surrenders(played)).toEqual(['malaya']);
    expect(willBy(played, '16.41')).toBe(-1);
  });

  it('13.32 not with Singapore alone', () => {
    expect(surrenders(politicalPhase({ japan: [2015] }))).toEqual([]);
  });

  it('13.32 not with Kuantan and all the north', () => {
    expect(surrenders(politicalPhase({ japan: [2014, 1912, 1913, 2012, 2112] }))).toEqual([]);
  });

  it('13.32 the north need not be Japanese', () => {
    const played = politicalPhase({ japan: [2014, 2015], allies: [1912, 1913, 2012, 2112] });
    expect(surrenders(played)).toEqual(['malaya']);
  });

  it('13.32 no Allied unit is removed', () => {
    const played = politicalPhase({
      japan: [2014, 2015],
      allies: [1912, 1913],
      place: { 'ind-3-corps': 1913, 'aus-8-div': 2013, 'uk-air-ma': 1912 },
    });
    const removed = played.events.filter(({ type }) => type === 'placed');
    expect(removed).toEqual([]);
  });
});

describe('13.33 Siam', () => {
  it('13.33 never surrenders, whoever holds it', () => {
    const played = politicalPhase({ japan: [1911, 2010, 2011, 2109, 2110, 2209, 2210] });
    expect(surrenders(played)).toEqual([]);
    expect(willBy(played, '16.41')).toBe(0);
  });

  it('13.33 with Bangkok the rest of it does not change hands', () => {
    const played = politicalPhase({ japan: [2110] });
    expect(gainsOf(played, 'japan')).toEqual([]);
    expect(holder(played, 2210)).toBe('allies');
  });

  it('13.33 each hex is of whoever came or passed there last', () => {
    const state = aboutToPlay('J15', { place: { 'jp-hq-south': 2212, 'jp-army-15': 2110 } });
    const moved = move(offensive(state, 'J15', ['jp-army-15']), ['jp-army-15'], 'overland', 2209);
    expect(at(moved, 'jp-army-15')).toBe('2209');
    expect(holder(moved, 2209)).toBe('japan');
    expect(holder(moved, 1911)).toBe('allies');
  });
});
