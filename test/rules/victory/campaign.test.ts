import { describe, expect, test } from 'vitest';
import { loadScenario } from '../../../src/data/scenario.ts';
import { advance, pending, verdictOf } from '../../../src/rules/play/play.ts';
import { DEFAULT_OPTIONS } from '../../../src/rules/state/options.ts';
import { setUp } from '../../../src/rules/state/setup.ts';
import { judged, type Moment, moment, playedFrom } from '../../support/moments.ts';

const HONSHU = [3407, 3506, 3507, 3606, 3607, 3705, 3706];
/** The resource hexes outside Manchuria and Korea. */
const SOUTHERN = [1813, 1916, 2008, 2014, 2017, 2220, 2415, 2517, 2616, 2813, 3219];
const FLEET: Moment['place'] = { 'us-cv-lexington': 5808 };

const endOf = (turn: number, at: Moment = {}) =>
  playedFrom('end-of-turn', { turn, place: FLEET, markers: { politicalWill: 5 }, ...at });

const verdict = (turn: number, at: Moment = {}) => verdictOf(endOf(turn, at).state);

describe('16.1 negotiations', () => {
  test('16.1 political will 0 in the end of turn phase: Japan has won', () => {
    expect(verdict(6, { markers: { politicalWill: 0 } })).toMatchObject({ winner: 'japan', rule: '16.1' });
  });

  test('16.1 the game is over: nothing is asked any more', () => {
    expect(pending(endOf(6, { markers: { politicalWill: 0 } }).state)).toBeUndefined();
  });

  test('16.1 with 1 it goes on', () => {
    const { state } = endOf(6, { markers: { politicalWill: 1 } });
    expect(verdictOf(state)).toBeUndefined();
    expect(state.board.turn).toBe(7);
  });

  test('16.1 a marker that was at 0 during the turn but is not when it ends loses nothing', () => {
    // 16.43A brings 3 in the political will segment.
    const { state } = playedFrom('us-political-will', {
      turn: 5,
      place: FLEET,
      allies: SOUTHERN,
      markers: { politicalWill: 0, asp: { allies: 0 } },
    });
    expect(verdictOf(state)).toBeUndefined();
    expect(state.board.turn).toBe(6);
  });

  test('4.5 what is lost in the political will segment ends the game in the same turn', () => {
    const { state } = playedFrom('us-political-will', { turn: 3, markers: { politicalWill: 2 } });
    expect(verdictOf(state)).toMatchObject({ winner: 'japan', rule: '16.1' });
    expect(state.board.turn).toBe(3);
  });

  test('4.5 it holds for the scenarios of one year too', () => {
    expect(verdict(3, { scenario: '1942', markers: { politicalWill: 0 } })).toMatchObject({
      winner: 'japan',
    });
  });
});

describe('16.1, 13.93 Japan surrenders', () => {
  const status = (at: Moment) =>
    playedFrom('national-status', { turn: 11, place: FLEET, markers: { politicalWill: 5 }, ...at });

  test('16.1 all of Honshu in Allied hands ends the game at once', () => {
    const { state, events } = status({ allies: HONSHU });
    expect(verdictOf(state)).toMatchObject({ winner: 'allies', rule: '16.1' });
    const segments = events.flatMap((event) => (event.type === 'segment-began' ? [event.segment] : []));
    expect(segments).toEqual(['national-status']);
  });

  test('13.93 a hex of Honshu without a city (3606) belongs to it', () => {
    expect(verdictOf(status({ allies: HONSHU.filter((hex) => hex !== 3606) }).state)).toBeUndefined();
  });

  test('13.93 no way to a resource hex for the third time running', () => {
    const cut = status({ allies: [...SOUTHERN, 3302, 3303, 3305], cutOff: 2 });
    expect(verdictOf(cut.state)).toMatchObject({ winner: 'allies', rule: '16.1' });
  });

  test('13.93 not for the second time', () => {
    const cut = status({ allies: [...SOUTHERN, 3302, 3303, 3305], cutOff: 1 });
    expect(verdictOf(cut.state)).toBeUndefined();
  });

  test('13.1 it holds for the scenarios of one year too', () => {
    const early = playedFrom('national-status', {
      scenario: '1944',
      turn: 9,
      allies: HONSHU,
      place: FLEET,
      markers: { politicalWill: 5 },
    });
    expect(verdictOf(early.state)).toMatchObject({ winner: 'allies' });
  });
});

describe('16.2 Allied victory', () => {
  /** Four turns of bombing, Harbin alone left to Japan, a B-29 on Saipan. */
  const WON: Moment = {
    place: { ...FLEET, 'us-hq-c-pac': 3813, 'us-20bc': 3813 },
    allies: [...SOUTHERN, 3303, 3305, 3813],
    bombedTurns: 4,
  };

  test('16.2 bombed four turns running, one resource hex, Tokyo in range: the Allies have won', () => {
    expect(verdict(12, WON)).toMatchObject({ winner: 'allies', rule: '16.2' });
  });

  test('16.2 with no resource hex as well', () => {
    expect(verdict(12, { ...WON, allies: [...WON.allies!, 3302] })).toMatchObject({ winner: 'allies' });
  });

  test('16.3 three turns are too few: Japan has won', () => {
    expect(verdict(12, { ...WON, bombedTurns: 3 })).toMatchObject({ winner: 'japan', rule: '16.3' });
  });

  test('16.3 two resource hexes are too many', () => {
    const two = { ...WON, allies: [...SOUTHERN, 3303, 3813] };
    expect(verdict(12, two)).toMatchObject({ winner: 'japan', rule: '16.3' });
  });

  test('16.3 without a B-29 in range of Tokyo Japan has won', () => {
    expect(verdict(12, { ...WON, place: FLEET })).toMatchObject({ winner: 'japan', rule: '16.3' });
  });

  test('16.3 a B-29 nine hexes or more away is not in range', () => {
    // Palau (3416) lies eleven hexes from Tokyo.
    const far = {
      ...WON,
      place: { ...FLEET, 'us-hq-c-pac': 3416, 'us-20bc': 3416 },
      allies: [...WON.allies!, 3416],
    };
    expect(verdict(12, far)).toMatchObject({ winner: 'japan', rule: '16.3' });
  });

  test('16.2, 13.74 a B-29 in the China box has Tokyo in range', () => {
    const china: Moment = {
      ...WON,
      place: { ...FLEET, 'cw-hq-seac': 1805, 'us-20bc': 'china-box' },
      markers: { politicalWill: 5, burmaRoad: { hump: true } },
    };
    expect(verdict(12, china)).toMatchObject({ winner: 'allies', rule: '16.2' });
  });

  test('16.1 nothing of it is judged before turn 12', () => {
    expect(verdict(11, WON)).toBeUndefined();
  });

  test('16.1 political will 0 beats it', () => {
    expect(verdict(12, { ...WON, markers: { politicalWill: 0 } })).toMatchObject({
      winner: 'japan',
      rule: '16.1',
    });
  });
});

describe('16.3 Japanese victory', () => {
  test('16.3 if the Allies have not won by the end of turn 12', () => {
    expect(verdict(12)).toMatchObject({ winner: 'japan', rule: '16.3' });
  });

  test('17.8, 17.13 the war from 1941 ends in the same way', () => {
    expect(verdict(12, { scenario: '1941' })).toMatchObject({ winner: 'japan', rule: '16.3' });
  });
});

describe('4.5 the next turn', () => {
  test('4.5 the turn marker goes on, and a new turn begins with reinforcements', () => {
    const { state, events } = endOf(6);
    expect(events).toContainEqual({ type: 'turn-began', turn: 7 });
    expect(events).toContainEqual({ type: 'segment-began', segment: 'reinforcement' });
    expect(state.board.turn).toBe(7);
  });

  test('4.5 a turn that ends remembers what Japan held', () => {
    const { state } = endOf(6, { japan: [4423] });
    expect(state.board.thisTurn.japaneseAtStart).toContain('4423');
  });

  test('12.4, 4.5 passes that were not made are lost', () => {
    const { state } = endOf(6, { markers: { politicalWill: 5, passes: { japan: 2, allies: 1 } } });
    expect(state.board.markers.passes).toEqual({ japan: 0, allies: 0 });
  });

  test('4.5 a game that is over does not go on to another turn', () => {
    const { events } = endOf(12);
    expect(events.some((event) => event.type === 'turn-began')).toBe(false);
    expect(events.some((event) => event.type === 'game-over')).toBe(true);
  });
});

describe('16.48B bids for a campaign', () => {
  const start = (scenario: string, japan: number, allies: number) =>
    setUp(loadScenario(scenario), { ...DEFAULT_OPTIONS, bids: { japan, allies } }).board.markers
      .politicalWill;

  test('16.48B what Japan’s player has bid is added to the 8 that follow Operation Z', () => {
    expect(start('1942-45', 2, 0)).toBe(10);
  });

  test('16.48B what the Allied player has bid is taken off', () => {
    expect(start('1942-45', 0, 3)).toBe(5);
  });

  test('16.48B 2 with different sides both count', () => {
    expect(start('1942-45', 1, 3)).toBe(6);
  });

  test('16.48B in the whole war only when Operation Z is over', () => {
    expect(start('1941', 2, 0)).toBe(0);
  });

  test('16.48A a year is decided by points: political will stays as it is', () => {
    expect(start('1942', 2, 0)).toBe(8);
  });

  test('16.48B it is no victory point: a campaign has none', () => {
    const state = moment({
      turn: 12,
      options: { bids: { japan: 3, allies: 0 } },
      markers: { politicalWill: 5 },
    });
    expect(judged(state)?.points).toBeUndefined();
  });

  test('4.5 advance leaves a finished game as it is', () => {
    const { state } = endOf(12);
    expect(advance(state).events).toEqual([]);
  });
});
