import { describe, expect, it } from 'vitest';
import { aboutToPlay } from '../../support/playing.ts';
import {
  eventsBefore,
  freed,
  gainsOf,
  type Politics,
  politicalPhase,
  segmentWith,
  surrenders,
  willBy,
} from '../../support/politics.ts';
import { go, holder } from '../play/support.ts';

/** All of Malaya but its two keys, Kuantan and Singapore, is Allied. */
const MALAYA_FALLS: Politics = { japan: [2014, 2015], allies: [1912, 1913, 2012, 2112] };
/** Malaya has fallen, and the Allies are back in Kuantan and Singapore. */
const MALAYA_FREE: Politics = {
  surrendered: ['malaya'],
  allies: [2014, 2015],
  japan: [1912, 1913, 2012, 2112],
};

describe('4.31 the national status segment', () => {
  it('4.31 nations surrender in it, before the political will segment', () => {
    const played = politicalPhase(MALAYA_FALLS);
    const surrendered = eventsBefore(played, 'us-political-will').filter(
      ({ type }) => type === 'surrendered',
    );
    expect(surrendered).toHaveLength(1);
  });

  it('4.31, 13.1 not while offensives go on, though the hexes are taken', () => {
    const state = aboutToPlay('J5', { japan: [2014, 2015], other: ['A2'] });
    const during = go(state, { do: 'discard', card: 'J5' });
    expect(during.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
    expect(surrenders(during)).toEqual([]);
    expect(surrenders(go(during, { do: 'discard', card: 'A2' }))).toEqual(['malaya']);
  });

  it('4.31 several nations may surrender in one segment', () => {
    const played = politicalPhase({ japan: [2014, 2015, 2813] });
    expect(surrenders(played).sort()).toEqual(['malaya', 'philippines']);
  });
});

describe('13.1 a nation surrenders', () => {
  it('13.1 its airfields and ports without Allied units are Japanese', () => {
    expect(gainsOf(politicalPhase(MALAYA_FALLS), 'japan')).toEqual([1912, 1913, 2012, 2112]);
  });

  it('13.1 hexes without an airfield or port stay as they are', () => {
    const played = politicalPhase(MALAYA_FALLS);
    expect(holder(played, 2013)).toBe('allies');
    expect(holder(played, 2113)).toBe('allies');
  });

  it('13.1 hexes of other nations stay as they are', () => {
    const played = politicalPhase(MALAYA_FALLS);
    expect(holder(played, 1813)).toBe('allies');
    expect(holder(played, 2813)).toBe('allies');
  });

  it('13.1 ground units keep their hex', () => {
    const played = politicalPhase({ ...MALAYA_FALLS, place: { 'ind-3-corps': 1913 } });
    expect(gainsOf(played, 'japan')).toEqual([1912, 2012, 2112]);
    expect(holder(played, 1913)).toBe('allies');
  });

  it('13.1 so do air units: any Allied unit will do', () => {
    const played = politicalPhase({ ...MALAYA_FALLS, place: { 'uk-air-ma': 1913 } });
    expect(holder(played, 1913)).toBe('allies');
  });

  it('13.1 it surrenders once only', () => {
    const played = politicalPhase({ ...MALAYA_FALLS, surrendered: ['malaya'] });
    expect(surrenders(played)).toEqual([]);
    expect(gainsOf(played, 'japan')).toEqual([]);
    expect(willBy(played, '16.41')).toBe(0);
  });

  it('13.1 also when it had been freed meanwhile', () => {
    const played = politicalPhase({ ...MALAYA_FALLS, surrendered: ['malaya'], liberated: ['malaya'] });
    expect(surrenders(played)).toEqual([]);
    expect(willBy(played, '16.41')).toBe(0);
  });

  it('13.1 the surrender is recorded', () => {
    expect(politicalPhase(MALAYA_FALLS).state.board.surrendered).toEqual(['malaya']);
  });
});

describe('13.1 a nation is taken back', () => {
  it('13.1 with all its keys the Allies have its airfields and ports again', () => {
    const played = politicalPhase(MALAYA_FREE);
    expect(freed(played)).toEqual(['malaya']);
    expect(gainsOf(played, 'allies')).toEqual([1912, 1913, 2012, 2112]);
  });

  it('13.1 not with some of them', () => {
    const played = politicalPhase({ ...MALAYA_FREE, allies: [2015], japan: [1912, 1913, 2012, 2112, 2014] });
    expect(freed(played)).toEqual([]);
    expect(gainsOf(played, 'allies')).toEqual([]);
  });

  it('13.1 Japanese ground units keep their hex', () => {
    const played = politicalPhase({ ...MALAYA_FREE, place: { 'jp-army-25': 2112 } });
    expect(gainsOf(played, 'allies')).toEqual([1912, 1913, 2012]);
  });

  it('13.1 and units of any other kind: an air unit', () => {
    const played = politicalPhase({ ...MALAYA_FREE, place: { 'jp-af-22': 1913 } });
    expect(gainsOf(played, 'allies')).toEqual([1912, 2012, 2112]);
  });

  it('13.1 and units of any other kind: a ship', () => {
    const played = politicalPhase({
      surrendered: ['philippines'],
      allies: [2813, 2915],
      japan: [2715, 2812, 2911, 3014],
      place: { 'jp-ca-aoba': 2715 },
    });
    expect(gainsOf(played, 'allies')).toEqual([2812, 2911, 3014]);
  });

  it('13.1 a nation that never surrendered gives nothing', () => {
    const played = politicalPhase({ ...MALAYA_FREE, surrendered: [] });
    expect(freed(played)).toEqual([]);
    expect(gainsOf(played, 'allies')).toEqual([]);
  });

  it('13.1, 16.41 the political will it cost comes back', () => {
    expect(willBy(politicalPhase(MALAYA_FALLS), '16.41')).toBe(-1);
    expect(willBy(politicalPhase(MALAYA_FREE), '16.41')).toBe(1);
  });

  it('13.1, 12.52 the cards it cost do not', () => {
    const deal = (politics: Politics) =>
      segmentWith('deal-cards', { turn: 5, markers: { warInEurope: 1 }, ...politics }).events.flatMap(
        (event) => (event.type === 'hand-size' && event.side === 'allies' ? [event.cards] : []),
      );
    expect(deal({})).toEqual([7]);
    expect(deal({ surrendered: ['australia'] })).toEqual([6]);
    expect(deal({ surrendered: ['australia'], liberated: ['australia'] })).toEqual([6]);
  });
});
