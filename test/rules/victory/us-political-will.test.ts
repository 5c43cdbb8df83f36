import { describe, expect, test } from 'vitest';
import { indexOfPlace } from '../../../src/data/map.ts';
import { takeControl } from '../../../src/rules/play/control-change.ts';
import { advance } from '../../../src/rules/play/play.ts';
import { hexesGained, hexesNeeded } from '../../../src/rules/victory/progress-of-war.ts';
import { type Moment, moment, playedFrom, turnBegan, willBy } from '../../support/moments.ts';

/** A carrier and a cruiser at Oahu: the fleet gives no reason to complain (16.46). */
const FLEET: NonNullable<Moment['place']> = { 'us-cv-lexington': 5808, 'us-ca-northampton': 5808 };

/** The political will segment of an otherwise quiet turn 3. */
const segment = (at: Moment = {}) => playedFrom('us-political-will', { turn: 3, place: FLEET, ...at });

const NORTH_INDIA = [1905, 2005, 2104, 2105, 2205];
const AUSTRALIA = [2426, 2525, 2825, 3023, 3226, 3624, 3626, 3727];
const DUTCH = [1813, 1916, 2017, 2019, 2220, 2415, 2517, 2616];
const BURMA = [2008, 2106, 2206, 2305];

/** The national status segment, after which the political will segment follows. */
const status = (at: Moment) => playedFrom('national-status', { turn: 3, place: FLEET, ...at });

describe('16.41 surrenders', () => {
  test('16.41 Australia costs 2', () => {
    expect(willBy(status({ japan: AUSTRALIA }), '16.41')).toEqual([-2]);
  });

  test('16.41 Burma costs 1', () => {
    expect(willBy(status({ japan: BURMA }), '16.41')).toEqual([-1]);
  });

  test('16.41 the Dutch East Indies cost 1', () => {
    expect(willBy(status({ japan: DUTCH }), '16.41')).toEqual([-1]);
  });

  test('16.41 India costs 2', () => {
    const fallen = status({ japan: NORTH_INDIA, markers: { india: 'unstable' } });
    expect(fallen.state.board.surrendered).toContain('india');
    expect(willBy(fallen, '16.41')).toEqual([-2]);
  });

  test('16.41 Malaya costs 1', () => {
    expect(willBy(status({ japan: [2014, 2015] }), '16.41')).toEqual([-1]);
  });

  test('16.41 the Philippines cost 1', () => {
    expect(willBy(status({ japan: [2813, 2915] }), '16.41')).toEqual([-1]);
  });

  test('16.41 two nations on one turn cost what each of them does', () => {
    const { state } = status({ japan: [2014, 2015, 2813, 2915], markers: { politicalWill: 8 } });
    expect(state.board.markers.politicalWill).toBe(6);
  });

  test('16.41 the Australian Mandates cost nothing: they are not on the list', () => {
    const lost = status({ japan: [4021, 4423] });
    expect(lost.state.board.mandates).toBe('japan');
    expect(willBy(lost, '16.41')).toEqual([]);
  });

  test('16.41 a nation falls once only', () => {
    expect(willBy(status({ japan: [2014, 2015], surrendered: ['malaya'] }), '16.41')).toEqual([]);
  });

  const ALL_BUT_MALAYA = ['australia', 'burma', 'china', 'dutch-east-indies', 'india', 'philippines'];
  const OCCUPIED = [...AUSTRALIA, ...BURMA, ...DUTCH, ...NORTH_INDIA, 2813, 2915];

  test('16.41 when the last nation of the list falls, 2 more are lost', () => {
    const all = status({ japan: [...OCCUPIED, 2014, 2015], surrendered: ALL_BUT_MALAYA });
    expect(willBy(all, '16.41')).toEqual([-1, -2]);
  });

  test('16.41 not while one of them still fights', () => {
    const one = status({
      japan: [...OCCUPIED, 2014, 2015],
      surrendered: ALL_BUT_MALAYA.filter((nation) => nation !== 'china'),
    });
    expect(willBy(one, '16.41')).toEqual([-1]);
  });
});

describe('16.41 liberation', () => {
  const freed = (nation: string, more: Moment = {}) =>
    willBy(status({ surrendered: [nation], markers: { politicalWill: 4 }, ...more }), '16.41');

  test('16.41 Malaya freed brings back 1', () => {
    expect(freed('malaya')).toEqual([1]);
  });

  test('16.41 Australia freed brings back 2', () => {
    expect(freed('australia')).toEqual([2]);
  });

  test('16.41 Burma freed brings back 1', () => {
    expect(freed('burma')).toEqual([1]);
  });

  test('16.41 the Dutch East Indies freed bring back 1', () => {
    // The scenario has Miri (2415) in Japanese hands.
    expect(freed('dutch-east-indies', { allies: DUTCH })).toEqual([1]);
  });

  test('16.41 the Philippines freed bring back 1', () => {
    // The scenario has Davao (2915) in Japanese hands.
    expect(freed('philippines', { allies: [2813, 2915] })).toEqual([1]);
  });

  test('16.41 India has no asterisk: it brings back nothing', () => {
    expect(freed('india')).toEqual([]);
  });

  test('16.41 China has no asterisk: it brings back nothing', () => {
    expect(freed('china')).toEqual([]);
  });

  test('16.41 part of the hexes is not enough', () => {
    expect(freed('malaya', { japan: [2014] })).toEqual([]);
  });

  test('16.41 nothing comes back twice', () => {
    expect(freed('malaya', { liberated: ['malaya'] })).toEqual([]);
  });

  test('16.41 what the fall of all nations cost comes back with the first that is free', () => {
    const all = ['australia', 'burma', 'china', 'dutch-east-indies', 'india', 'malaya', 'philippines'];
    const occupied = [...AUSTRALIA, ...BURMA, ...DUTCH, ...NORTH_INDIA, 2813, 2915];
    const first = status({ surrendered: all, japan: occupied, markers: { politicalWill: 1 } });
    expect(willBy(first, '16.41')).toEqual([1, 2]);
  });

  test('16.41 but not again with the second', () => {
    const all = ['australia', 'burma', 'china', 'dutch-east-indies', 'india', 'malaya', 'philippines'];
    const occupied = [...BURMA, ...DUTCH, ...NORTH_INDIA, 2813, 2915];
    const second = status({
      surrendered: all,
      liberated: ['malaya'],
      japan: occupied,
      markers: { politicalWill: 1 },
    });
    expect(willBy(second, '16.41')).toEqual([2]);
  });
});

describe('16.42 Alaska', () => {
  test('16.42 a hex of the Aleutians held for the third turn running costs 1', () => {
    expect(willBy(segment({ japan: [4600], held: { '4600': 2 } }), '16.42')).toEqual([-1]);
  });

  test('16.42 not on the second turn', () => {
    const second = segment({ japan: [4600], held: { '4600': 1 } });
    expect(willBy(second, '16.42')).toEqual([]);
    expect(second.state.board.held).toEqual({ '4600': 2 });
  });

  test('16.42 Dutch Harbor (5100) is the last of them', () => {
    expect(willBy(segment({ japan: [5100], held: { '5100': 2 } }), '16.42')).toEqual([-1]);
  });

  test('16.42 two hexes do not add up: it must be one and the same', () => {
    expect(willBy(segment({ japan: [4700], held: { '4600': 2 } }), '16.42')).toEqual([]);
  });

  test('16.42 a hex that was lost begins anew', () => {
    const lost = segment({ allies: [4600], held: { '4600': 2 } });
    expect(lost.state.board.held['4600']).toBeUndefined();
  });

  test('16.42 so does one that was lost and taken back within a turn', () => {
    const start = moment({
      segment: 'us-political-will',
      turn: 3,
      place: FLEET,
      japan: [4600],
      held: { '4600': 2 },
    });
    const attu = indexOfPlace('4600')!;
    const lost = takeControl({ state: start, events: [] }, attu, 'allies');
    const back = advance(takeControl(lost, attu, 'japan').state);
    expect(willBy(back, '16.42')).toEqual([]);
    expect(back.state.board.held).toEqual({ '4600': 1 });
  });

  test('16.42 once in a game', () => {
    const again = segment({ japan: [4600], held: { '4600': 3 }, events: ['alaska-occupied'] });
    expect(willBy(again, '16.42')).toEqual([]);
  });

  test('16.42 several hexes cost 1 together', () => {
    const two = segment({ japan: [4600, 4700], held: { '4600': 2, '4700': 2 } });
    expect(willBy(two, '16.42')).toEqual([-1]);
  });

  test('16.42, 17.38I in 1943 Attu/Kiska has been held for two turns: the third costs 1', () => {
    const fifth = playedFrom('us-political-will', { scenario: '1943', turn: 5, clear: false });
    expect(willBy(fifth, '16.42')).toEqual([-1]);
  });

  test('16.42, 17.38I not if the Allies have it back by then', () => {
    const back = playedFrom('us-political-will', { scenario: '1943', turn: 5, clear: false, allies: [4600] });
    expect(willBy(back, '16.42')).toEqual([]);
  });
});

describe('16.42 Hawaii', () => {
  test('16.42 Oahu held for the second turn running costs 1', () => {
    expect(
      willBy(
        segment({
          place: { ...FLEET, 'us-cv-lexington': 3727, 'us-ca-northampton': 3727 },
          japan: [5808],
          held: { '5808': 1 },
        }),
        '16.42',
      ),
    ).toEqual([-1]);
  });

  test('16.42 so does Kauai', () => {
    expect(willBy(segment({ japan: [5708], held: { '5708': 1 } }), '16.42')).toEqual([-1]);
  });

  test('16.42 so does the island of Hawaii', () => {
    expect(willBy(segment({ japan: [5908], held: { '5908': 1 } }), '16.42')).toEqual([-1]);
  });

  test('16.42 so does Midway', () => {
    expect(willBy(segment({ japan: [5108], held: { '5108': 1 } }), '16.42')).toEqual([-1]);
  });

  test('16.42 not on the first turn', () => {
    expect(willBy(segment({ japan: [5108] }), '16.42')).toEqual([]);
  });

  test('16.42 once in a game, also by another island', () => {
    const again = segment({ japan: [5708], held: { '5708': 1 }, events: ['hawaii-occupied'] });
    expect(willBy(again, '16.42')).toEqual([]);
  });

  test('16.42 Alaska and Hawaii count each for itself', () => {
    const both = segment({ japan: [4600, 5108], held: { '4600': 2, '5108': 1 } });
    expect(willBy(both, '16.42')).toEqual([-1, -1]);
  });
});

describe('16.43A resources', () => {
  /** Three resource hexes: Harbin, Mukden, Seoul; the scenario's others are Allied. */
  const THREE = { allies: [2415, 2517, 2616, 2813, 2008, 2014, 2017, 2220, 1813, 1916, 3219] };

  test('16.43A three resource hexes or fewer on turn 5 bring 3', () => {
    expect(willBy(segment({ turn: 5, ...THREE }), '16.43A')).toEqual([3]);
  });

  test('16.43A still on turn 12', () => {
    expect(willBy(segment({ turn: 12, ...THREE }), '16.43A')).toEqual([3]);
  });

  test('16.43A not on turn 4', () => {
    expect(willBy(segment({ turn: 4, ...THREE }), '16.43A')).toEqual([]);
  });

  test('16.43A not with four', () => {
    expect(willBy(segment({ turn: 5, ...THREE, japan: [2415], allies: [] }), '16.43A')).toEqual([]);
  });

  test('16.43A once in a game', () => {
    expect(willBy(segment({ turn: 6, ...THREE, events: ['resources-lost'] }), '16.43A')).toEqual([]);
  });

  test('16.43A the once is remembered', () => {
    expect(segment({ turn: 5, ...THREE }).state.board.events).toContain('resources-lost');
  });
});

describe('16.46 the fleet', () => {
  const without = (place: NonNullable<Moment['place']>, turn = 3) =>
    willBy(segment({ place, turn }), '16.46');

  test('16.46 no US carrier on the map costs 1', () => {
    expect(without({ 'us-ca-northampton': 5808 })).toEqual([-1]);
  });

  test('16.46 no US ship of any kind costs 1 more', () => {
    expect(without({})).toEqual([-1, -1]);
  });

  test('16.46 an escort carrier is a carrier (1.3)', () => {
    expect(without({ 'us-cve-sangamon': 5808 })).toEqual([]);
  });

  test('16.46 a light carrier is a carrier (1.3)', () => {
    expect(without({ 'us-cvl-cowpens': 5808 })).toEqual([]);
  });

  test('16.46 a British carrier does not count', () => {
    expect(without({ 'us-ca-northampton': 5808, 'uk-cv-indomitable': 1307 })).toEqual([-1]);
  });

  test('16.46 British ships are no US ships', () => {
    expect(without({ 'uk-cv-indomitable': 1307, 'aus-ca-kent': 3727 })).toEqual([-1, -1]);
  });

  test('16.46 carriers that wait off the map are not on it', () => {
    expect(
      without({ 'us-ca-northampton': 5808, 'us-cv-wasp': 'delay-box', 'us-cv-essex': 'turn-6' }),
    ).toEqual([-1]);
  });

  test('16.46 it costs every turn', () => {
    expect(without({ 'us-ca-northampton': 5808 }, 9)).toEqual([-1]);
  });

  test('16.46 with carriers at sea nothing is lost', () => {
    expect(without({ 'us-cv-lexington': 5410 })).toEqual([]);
  });
});

describe('16.47 progress of the war', () => {
  /** Turn 4 began with the hexes in Japanese hands; some of them are Allied now. */
  function progress(asp: number, atStart: number[], more: Moment = {}) {
    const now = moment({
      segment: 'us-political-will',
      turn: 4,
      place: FLEET,
      markers: { asp: { allies: asp } },
      ...more,
    });
    return willBy(advance(turnBegan(now, atStart)), '16.47');
  }

  /** Ports and airfields of New Guinea and the Solomons, none of them Japanese in the scenario. */
  const BASES = [3822, 3922, 4222, 4322, 4423];

  test('16.47 four hexes of those Japan held satisfy', () => {
    expect(progress(7, BASES.slice(0, 4))).toEqual([]);
  });

  test('16.47 three do not, and cost 1', () => {
    expect(progress(7, BASES.slice(0, 3))).toEqual([-1]);
  });

  test('16.47 with 3 ASP three are enough', () => {
    expect(progress(3, BASES.slice(0, 3))).toEqual([]);
  });

  test('16.47 the example: 3 ASP, five hexes taken, three of them lost again: two are too few', () => {
    expect(progress(3, BASES, { japan: BASES.slice(0, 3) })).toEqual([-1]);
  });

  test('16.47 without ASP nothing is asked', () => {
    expect(progress(0, [])).toEqual([]);
  });

  test('16.47 not before turn 4', () => {
    expect(progress(7, [], { turn: 3 })).toEqual([]);
  });

  test('16.47 until the end of the game', () => {
    expect(progress(7, [], { turn: 12 })).toEqual([-1]);
  });

  test('16.47 hexes that Japan takes from the Allies are not counted against them', () => {
    expect(progress(4, BASES.slice(0, 4), { japan: [2015, 2014] })).toEqual([]);
  });

  test('16.47 what Japan has taken this turn and lost again gains nothing: it was Allied when the turn began', () => {
    expect(progress(4, BASES.slice(0, 3), { allies: [4024] })).toEqual([-1]);
  });

  test('16.47 Attu/Kiska does not count: an island with a name only', () => {
    expect(progress(1, [4600])).toEqual([-1]);
  });

  test('16.47 an island with an airfield does', () => {
    expect(progress(1, [4322])).toEqual([]);
  });

  test('16.47 a city without base or resource does, where it is no island', () => {
    expect(progress(1, [2105])).toEqual([]);
  });

  test('16.47 a resource hex does', () => {
    expect(progress(1, [3219])).toEqual([]);
  });

  test('16.47 a hex without any of them does not', () => {
    expect(progress(1, [3622, 3522, 2107])).toEqual([-1]);
  });

  test('13.63 hexes of Central India that are taken back after India’s surrender do not count', () => {
    expect(progress(1, [1406, 1805], { surrendered: ['india'] })).toEqual([-1]);
  });

  test('16.47 the shipping of the end of the reinforcement segment counts', () => {
    // 10.31: a point arrives on turn 4.
    const { state } = playedFrom('reinforcement', { turn: 4, place: FLEET, markers: { asp: { allies: 2 } } });
    expect(hexesNeeded(state.board)).toBe(3);
  });

  test('16.47 shipping that is used up in the turn still counts', () => {
    const state = moment({ turn: 4, markers: { asp: { allies: 3 } } });
    const used = { ...state.board.thisTurn, aspUsed: { japan: 0, allies: 3 } };
    expect(hexesNeeded({ ...state.board, thisTurn: used })).toBe(3);
  });

  test('16.47 hexes that come with the control of a region count', () => {
    const mandates = moment({
      segment: 'national-status',
      turn: 5,
      place: FLEET,
      mandates: 'japan',
      allies: [4021, 4423],
      japan: [4020, 3820],
      markers: { asp: { allies: 4 } },
    });
    const { state, events } = advance(turnBegan(mandates, [4021, 4423]));
    expect(state.board.mandates).toBe('allies');
    expect(willBy({ events }, '16.47')).toEqual([]);
  });

  test('16.47 hexes that come with the liberation of a nation count', () => {
    // Manila and Davao free the Philippines: Jolo (2715) and Leyte (3014) follow.
    const islands = moment({
      segment: 'national-status',
      turn: 8,
      place: FLEET,
      surrendered: ['philippines'],
      allies: [2813, 2915],
      japan: [2715, 3014],
      markers: { asp: { allies: 8 } },
    });
    expect(willBy(advance(turnBegan(islands, [2813, 2915])), '16.47')).toEqual([]);
  });

  test('16.47 the hexes gained are those that were Japanese when the turn began', () => {
    const state = turnBegan(moment({ turn: 4 }), [4222, 4423]);
    expect(hexesGained(state.board).sort()).toEqual(['4222', '4423']);
  });
});

describe('4.32, 16.4 the track', () => {
  test('4.32 all that is judged in the segment adds up', () => {
    const { state } = segment({
      turn: 4,
      place: {},
      japan: [5108],
      held: { '5108': 1 },
      markers: { politicalWill: 8, asp: { allies: 4 } },
    });
    // 16.42 -1, 16.46 -2, 16.47 -1.
    expect(state.board.markers.politicalWill).toBe(4);
  });

  test('4.32 comes after the national status segment', () => {
    const { events } = status({});
    const segments = events.flatMap((event) => (event.type === 'segment-began' ? [event.segment] : []));
    expect(segments.slice(0, 2)).toEqual(['national-status', 'us-political-will']);
  });

  test('16.4 the marker does not fall below 0', () => {
    const { state } = segment({ place: {}, markers: { politicalWill: 1 } });
    expect(state.board.markers.politicalWill).toBe(0);
  });
});
