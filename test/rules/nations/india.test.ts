import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { aboutToPlay } from '../../support/playing.ts';
import {
  everyOutcome,
  freed,
  gainsOf,
  type Politics,
  politicalPhase,
  sentBy,
  surrenders,
  willBy,
} from '../../support/politics.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { journey, reaches } from '../movement/support.ts';
import { at, go, holder, move, offensive, targets } from '../play/support.ts';

/** Jarhat, Dimasur, Ledo, Dacca, Imphal. */
const NORTH = [2104, 2005, 2205, 1905, 2105];
const lost = (india: string, more: Politics = {}) =>
  politicalPhase({ ...more, japan: [...NORTH, ...(more.japan ?? [])], markers: { india } });
const marker = (india: string, more: Politics = {}) => lost(india, more).state.board.markers.india;

/** India falls now; an HQ in Australia keeps the ports of Ceylon and the Maldives supply-eligible. */
const fall = (place: Situation['place'] = {}, more: Politics = {}) =>
  lost('unstable', { ...more, place: { 'us-hq-sw-pac': 3727, ...place } });

describe('13.61 who goes where', () => {
  const voyage = (unit: UnitId, from: number, more: Situation = {}) =>
    journey(plus({ place: { [unit]: from }, japan: [2008, 1905] }, more), [unit], {
      side: unit.startsWith('jp') ? 'japan' : 'allies',
      oc: 3,
    });
  const MADRAS: Situation = { place: { 'uk-15-corps': 1406 } };

  it('13.61 Japanese troops do not march into Central India, not even into vacant hexes', () => {
    expect(reaches(voyage('jp-army-15', 1905), 'overland', 1805)).toBe(false);
  });

  it('13.61 they do into Northern India', () => {
    expect(reaches(voyage('jp-army-15', 1905), 'overland', 2005)).toBe(true);
  });

  it('13.61 Japanese carriers may stop where they have Allied units in Central India in range', () => {
    // 1507 lies beside Madras.
    expect(reaches(voyage('jp-cv-akagi', 2008, MADRAS), 'naval', 1507)).toBe(true);
    expect(reaches(voyage('jp-cv-akagi', 2008), 'naval', 1507)).toBe(false);
  });

  it('13.61 Allied troops enter all of it', () => {
    expect(reaches(voyage('uk-33-corps', 1805, { allies: [1905] }), 'overland', 1905)).toBe(true);
    expect(reaches(voyage('uk-33-corps', 1805), 'overland', 1705)).toBe(true);
  });
});

describe('13.62 the track', () => {
  it.each([
    ['stable', 'unrest'],
    ['unrest', 'strikes'],
    ['strikes', 'unstable'],
  ])('13.62 with all of Northern India Japanese: from %s to %s', (from, to) => {
    const played = lost(from);
    expect(played.state.board.markers.india).toBe(to);
    expect(surrenders(played)).toEqual([]);
  });

  it.each([
    ['Jarhat', 2104],
    ['Dimasur', 2005],
    ['Ledo', 2205],
    ['Dacca', 1905],
    ['Imphal', 2105],
  ])('13.62 it stays while %s is Allied', (_, missing) => {
    const played = politicalPhase({
      japan: NORTH.filter((hex) => hex !== missing),
      markers: { india: 'unrest' },
    });
    expect(played.state.board.markers.india).toBe('unrest');
  });

  it('13.62 one box a turn, whatever else Japan holds', () => {
    expect(marker('stable', { japan: [1307, 1308, 1208] })).toBe('unrest');
  });

  it('13.62 India surrenders in the segment in which it comes to Revolts', () => {
    const played = lost('unstable');
    expect(played.state.board.markers.india).toBe('revolts');
    expect(surrenders(played)).toEqual(['india']);
    expect(willBy(played, '16.41')).toBe(-2);
  });

  it('13.62 an event has brought it to Revolts: India surrenders in the next national status segment', () => {
    expect(surrenders(politicalPhase({ markers: { india: 'revolts' } }))).toEqual(['india']);
  });

  it('13.62 a hex of Northern India taken back brings it to Stable at once', () => {
    const state = aboutToPlay('A6', {
      place: { 'cw-hq-seac': 1805, 'uk-33-corps': 1805 },
      japan: NORTH,
      markers: { india: 'unstable' },
    });
    const start = offensive(state, 'A6', ['uk-33-corps']);
    expect(start.state.board.markers.india).toBe('unstable');
    const moved = move(start, ['uk-33-corps'], 'overland', 1905);
    expect(moved.state.board.markers.india).toBe('stable');
  });

  it('13.62 a hex of Burma does not', () => {
    const state = aboutToPlay('A6', {
      place: { 'cw-hq-seac': 1805, 'uk-33-corps': 2008 },
      japan: [...NORTH, 2007],
      markers: { india: 'unstable' },
    });
    const moved = move(offensive(state, 'A6', ['uk-33-corps']), ['uk-33-corps'], 'overland', 2007);
    expect(holder(moved, 2007)).toBe('allies');
    expect(moved.state.board.markers.india).toBe('unstable');
  });

  it('13.62 India never comes back', () => {
    const played = politicalPhase({ surrendered: ['india'], markers: { india: 'revolts' } });
    expect(surrenders(played)).toEqual([]);
    expect(freed(played)).toEqual([]);
    expect(willBy(played, '16.41')).toBe(0);
    expect(played.state.board.surrendered).toContain('india');
  });
});

describe('13.63 who is lost', () => {
  it('13.63 every Indian unit, in India or elsewhere', () => {
    const played = fall({ 'ind-1-corps': 1805, 'ind-2-corps': 2008, 'ind-4-corps': 'turn-4' });
    expect(at(played, 'ind-1-corps')).toBe('out-of-play');
    expect(at(played, 'ind-2-corps')).toBe('out-of-play');
    expect(at(played, 'ind-4-corps')).toBe('out-of-play');
  });

  it('13.63 the divisions of Burma are Indian too', () => {
    expect(at(fall({ 'ind-b-div': 2008 }), 'ind-b-div')).toBe('out-of-play');
  });

  it('13.63 nobody else who has a place to go', () => {
    const played = fall({ 'uk-15-corps': 2008, 'cn-5-army': 2106 });
    expect(sentBy(played, '13.63')).toEqual({});
  });
});

describe('13.63 who is brought away', () => {
  it('13.63 Commonwealth troops in Central India go to Ceylon or the Maldives', () => {
    const played = fall({ 'uk-15-corps': 1805 });
    expect(played.decision).toMatchObject({ kind: 'evacuate', side: 'allies' });
    expect(targets(played, 'place')).toEqual(['1005', '1307', '1308']);
    expect(at(go(played, { do: 'place', to: '1308' }), 'uk-15-corps')).toBe('1308');
  });

  it('13.63 so do ships', () => {
    expect(targets(fall({ 'uk-bb-warspite': 1406 }), 'place')).toEqual(['1005', '1307', '1308']);
  });

  it('13.63 and air units', () => {
    expect(targets(fall({ 'uk-air-seac': 1406 }), 'place')).toEqual(['1005', '1307', '1308']);
  });

  it('13.63 Australians and New Zealanders are Commonwealth units', () => {
    expect(targets(fall({ 'aus-1-corps': 1705 }), 'place')).toEqual(['1005', '1307', '1308']);
    expect(targets(fall({ 'nz-3-div': 1705 }), 'place')).toEqual(['1005', '1307', '1308']);
  });

  it('13.63 those in Ceylon stay', () => {
    const played = fall({ 'uk-15-corps': 1307, 'uk-bb-warspite': 1308 });
    expect(played.decision?.kind).not.toBe('evacuate');
    expect(sentBy(played, '13.63')).toEqual({});
  });

  it('13.63 those in Northern India stay', () => {
    const played = lost('unstable', { place: { 'us-hq-sw-pac': 3727, 'uk-15-corps': 2104 } });
    expect(sentBy(played, '13.63')).toEqual({});
    expect(played.decision?.kind).not.toBe('evacuate');
  });

  it('13.63 US units may stay or go', () => {
    const played = fall({ 'us-10af-lrb': 1805 });
    expect(played.decision).toMatchObject({ kind: 'evacuate', side: 'allies' });
    expect(targets(played, 'place')).toEqual(['1005', '1307', '1308']);
    expect(at(go(played, { do: 'done' }), 'us-10af-lrb')).toBe('1805');
    expect(at(go(played, { do: 'place', to: '1307' }), 'us-10af-lrb')).toBe('1307');
  });

  it('13.63 Dutch units are no Commonwealth units', () => {
    const played = fall({ 'du-cl-dutch': 1406 });
    expect(played.decision?.kind).not.toBe('evacuate');
    expect(at(played, 'du-cl-dutch')).toBe('1406');
  });

  it('13.63 not to a port that Japan controls', () => {
    expect(targets(fall({ 'uk-15-corps': 1805 }, { japan: [1307] }), 'place')).toEqual(['1005', '1308']);
  });

  it('13.63 not to one under Japanese ZOI that is not neutralised', () => {
    // A Japanese carrier at Trincomalee, in supply from Rangoon, covers Colombo.
    const played = fall(
      { 'uk-15-corps': 1805, 'jp-hq-south': 2008, 'jp-cv-akagi': 1308 },
      { japan: [1308, 2008] },
    );
    expect(at(played, 'uk-15-corps')).toBe('1005');
  });

  it('13.63 with Ceylon and the Maldives Japanese they are out of the game', () => {
    const played = fall({ 'uk-15-corps': 1805 }, { japan: [1208, 1307, 1308, 1005] });
    expect(at(played, 'uk-15-corps')).toBe('out-of-play');
  });

  it('13.63 also without any supply-eligible place', () => {
    const played = lost('unstable', { place: { 'uk-15-corps': 1805 } });
    expect(at(played, 'uk-15-corps')).toBe('out-of-play');
  });

  it('13.63, 8.48 three to a hex: who finds no room is out of the game', () => {
    const played = fall(
      { 'uk-15-corps': 1805, 'aus-1-corps': 1307, 'aus-2-corps': 1307, 'nz-3-div': 1307 },
      { japan: [1005, 1308] },
    );
    expect(at(played, 'uk-15-corps')).toBe('out-of-play');
  });

  it('13.63 when there is room for one of two, the Allies choose which is lost', () => {
    const played = fall(
      { 'uk-15-corps': 1805, 'uk-33-corps': 1805, 'aus-1-corps': 1307, 'aus-2-corps': 1307 },
      { japan: [1005, 1308] },
    );
    const saved = everyOutcome(played.state, 'evacuate').map((after) => [
      at(after, 'uk-15-corps'),
      at(after, 'uk-33-corps'),
    ]);
    expect(saved).toContainEqual(['1307', 'out-of-play']);
    expect(saved).toContainEqual(['out-of-play', '1307']);
  });
});

describe('13.63 HQs', () => {
  it('13.63, 6.14 a Commonwealth one in Central India leaves for the next turn', () => {
    expect(fall({ 'cw-hq-seac': 1805 }).events).toContainEqual(
      expect.objectContaining({ type: 'placed', unit: 'cw-hq-seac', to: 'turn-3' }),
    );
  });

  it('13.63, 13.61 so does one in Ceylon, which is part of India', () => {
    expect(fall({ 'cw-hq-seac': 1307 }).events).toContainEqual(
      expect.objectContaining({ type: 'placed', unit: 'cw-hq-seac', to: 'turn-3' }),
    );
  });

  it('13.63, 6.14 one with a dot does not come back', () => {
    expect(at(fall({ 'cw-hq-malaya': 1406 }), 'cw-hq-malaya')).not.toMatch(/^\d|^turn/);
  });

  it('13.63 one elsewhere stays', () => {
    expect(at(fall({ 'cw-hq-seac': 2008 }), 'cw-hq-seac')).toBe('2008');
  });

  it('13.63 a US HQ need not go', () => {
    const outcomes = everyOutcome(fall({ 'us-hq-c-pac': 1805 }).state, 'evacuate');
    expect(outcomes.map((after) => at(after, 'us-hq-c-pac'))).toContain('1805');
  });
});

describe('13.63 the country', () => {
  it('13.63 Central India does not become Japanese', () => {
    const played = fall();
    expect(gainsOf(played, 'japan')).toEqual([]);
    expect(holder(played, 1406)).toBe('allies');
    expect(holder(played, 1805)).toBe('allies');
  });

  it('13.63 Allied units may come back to it later, by land', () => {
    const state = aboutToPlay('A6', { place: { 'cw-hq-seac': 1307, 'uk-33-corps': 1905 } });
    const after = { ...state, board: { ...state.board, surrendered: ['india' as const] } };
    const moved = move(offensive(after, 'A6', ['uk-33-corps']), ['uk-33-corps'], 'overland', 1805);
    expect(at(moved, 'uk-33-corps')).toBe('1805');
  });

  it('13.63 and by sea', () => {
    const state = aboutToPlay('A6', {
      place: { 'cw-hq-seac': 1307, 'uk-33-corps': 1308 },
      markers: { asp: { allies: 4 } },
    });
    const after = { ...state, board: { ...state.board, surrendered: ['india' as const] } };
    const moved = move(offensive(after, 'A6', ['uk-33-corps']), ['uk-33-corps'], 'amphibious', 1406);
    expect(at(moved, 'uk-33-corps')).toBe('1406');
  });
});
