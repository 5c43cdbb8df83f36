import { describe, expect, it } from 'vitest';
import type { Played } from '../../../src/players/scripted-player.ts';
import type { GameEvent } from '../../../src/rules/play/decision.ts';
import { verdictOf } from '../../../src/rules/play/play.ts';
import { phaseOf, segmentOf } from '../../../src/rules/state/state.ts';
import {
  atStartOf,
  playOnFrom,
  resources,
  type SegmentStart,
  segmentsOf,
  start,
  until,
  untilNextTurn,
  untilSegment,
} from '../../support/segments.ts';
import type { Situation } from '../../support/situation.ts';
import { at, eventsLike, go, kinds } from '../play/support.ts';

/** HQs at home, and nobody else. */
const QUIET: Situation = {
  place: { 'jp-hq-south': 2212, 'us-hq-c-pac': 5808, 'us-cv-enterprise': 5808 },
  markers: { politicalWill: 8 },
};

const at5 = (more: Partial<SegmentStart> & Pick<SegmentStart, 'segment'>): Played =>
  start({ turn: 5, ...QUIET, ...more });

/** Where in the order of events the first of a kind is; fails if there is none. */
function place({ events }: Played, happened: (event: GameEvent) => boolean): number {
  const index = events.findIndex(happened);
  expect(index).toBeGreaterThanOrEqual(0);
  return index;
}

describe('4.0 the sequence of play', () => {
  it('4.0 the segments of a turn in their order', () => {
    const turn = untilNextTurn(at5({ segment: 'reinforcement' }));
    const began = turn.events.findIndex(({ type }) => type === 'turn-began');
    expect(segmentsOf({ ...turn, events: turn.events.slice(0, began) })).toEqual([
      'reinforcement',
      'replacement',
      'strategic-warfare',
      'deal-cards',
      'initiative',
      'offensives',
      'national-status',
      'us-political-will',
      'attrition',
      'end-of-turn',
    ]);
  });

  it('4.0 the next turn begins with its reinforcements', () => {
    const turn = untilNextTurn(at5({ segment: 'attrition' }));
    const began = turn.events.findIndex(({ type }) => type === 'turn-began');
    expect(segmentsOf({ ...turn, events: turn.events.slice(began) })[0]).toBe('reinforcement');
  });

  it('4.1 the strategic phase ends with the deal, the offensives phase follows', () => {
    const dealing = at5({ segment: 'deal-cards' });
    expect(phaseOf(dealing.state)).toBe('strategic');
    expect(phaseOf(untilSegment(dealing, 'offensives').state)).toBe('offensives');
  });
});

describe('4.11 reinforcements', () => {
  /** Two delayed and due on the Allied side, one due on the Japanese; each can come in. */
  const ARRIVALS: Situation = {
    place: {
      'us-hq-c-pac': 5808,
      'jp-hq-south': 2212,
      'us-ca-northampton': 'delay-box',
      'us-cv-essex': 'turn-5',
      'jp-cv-taiho': 'turn-5',
    },
    markers: { politicalWill: 8, warInEurope: 3, rivalry: { allies: 'agreement' } },
  };
  const arrived = (played: Played): string[] =>
    eventsLike(played, 'placed').flatMap(({ unit, to }) => (/^\d/.test(to) ? [unit] : []));
  const all = () => untilSegment(start({ segment: 'reinforcement', turn: 5, ...ARRIVALS }), 'replacement');

  it('4.11 Allied units that were delayed come first, then those of the turn, then the Japanese', () => {
    expect(arrived(all())).toEqual(['us-ca-northampton', 'us-cv-essex', 'jp-cv-taiho']);
  });

  it('4.11 units of later turns do not come', () => {
    const later = { ...ARRIVALS, place: { ...ARRIVALS.place, 'us-cv-essex': 'turn-6' as const } };
    const played = untilSegment(start({ segment: 'reinforcement', turn: 5, ...later }), 'replacement');
    expect(at(played, 'us-cv-essex')).toBe('turn-6');
  });

  it('4.11 Japanese reinforcements are never delayed', () => {
    const war = {
      ...ARRIVALS,
      markers: { politicalWill: 8, warInEurope: -7, rivalry: { japan: 'rivalry', allies: 'rivalry' } },
    };
    const played = untilSegment(start({ segment: 'reinforcement', turn: 5, ...war }), 'replacement');
    expect(at(played, 'jp-cv-taiho')).toMatch(/^\d/);
    expect(at(played, 'us-cv-essex')).toBe('delay-box');
  });
});

describe('4.12 replacements', () => {
  it('4.12 the Allies use theirs first', () => {
    const played = untilSegment(at5({ segment: 'replacement' }), 'strategic-warfare');
    expect(eventsLike(played, 'replacements-received').map(({ side }) => side)).toEqual(['allies', 'japan']);
  });

  it('4.12 Japan is asked when the Allies are done', () => {
    const played = at5({
      segment: 'replacement',
      place: {
        'us-hq-c-pac': 5808,
        'us-cv-enterprise': [5808, 'reduced'],
        'jp-hq-south': 2212,
        'jp-army-31': [2212, 'reduced'],
      },
    });
    expect(played.decision).toMatchObject({ kind: 'replace', side: 'allies' });
    expect(go(played, { do: 'done' }).decision).toMatchObject({ kind: 'replace', side: 'japan' });
  });
});

describe('4.13, 4.14 strategic warfare and cards', () => {
  it('4.13 strategic warfare is over before the first card is dealt', () => {
    const played = untilSegment(at5({ segment: 'strategic-warfare' }), 'initiative');
    const submarines = place(played, ({ type }) => type === 'submarines');
    expect(submarines).toBeLessThan(place(played, ({ type }) => type === 'hand-size'));
    expect(submarines).toBeLessThan(place(played, ({ type }) => type === 'card-drawn'));
  });

  it('4.14 the hands are complete before the initiative is decided', () => {
    const played = untilSegment(at5({ segment: 'deal-cards', ...resources(14) }), 'offensives');
    const drawn = played.events.findLastIndex(({ type }) => type === 'card-drawn');
    expect(drawn).toBeLessThan(place(played, ({ type }) => type === 'initiative'));
    expect(eventsLike(played, 'card-drawn')).toHaveLength(14);
  });
});

describe('4.22 offensives', () => {
  it('4.22 go on while anybody holds a card', () => {
    const played = at5({ segment: 'offensives', hands: { japan: ['J5', 'J7'], allies: [] } });
    const after = go(played, { do: 'discard', card: 'J5' });
    expect(segmentOf(after.state)).toBe('offensives');
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
  });

  it('4.22 a player must play, set aside or discard a card unless he may pass', () => {
    const played = at5({ segment: 'offensives', hands: { japan: ['J5', 'J7'], allies: [] } });
    expect(kinds(played)).toEqual(expect.arrayContaining(['operations', 'future', 'discard']));
    expect(kinds(played)).not.toContain('pass');
    expect(kinds(played)).not.toContain('decline');
  });

  it('4.22 with both hands empty there is none', () => {
    const played = at5({ segment: 'offensives', hands: { japan: [], allies: [] } });
    expect(segmentsOf(played).slice(0, 2)).toEqual(['offensives', 'national-status']);
  });

  it('4.22 the cards played go round and round', () => {
    const hands = { japan: ['J5', 'J7'], allies: ['A1', 'A6'] } as const;
    const played = untilSegment(
      at5({ segment: 'offensives', hands: { japan: [...hands.japan], allies: [...hands.allies] } }),
      'national-status',
    );
    expect(eventsLike(played, 'card-played').map(({ side }) => side)).toEqual([
      'allies',
      'japan',
      'allies',
      'japan',
    ]);
  });

  it('4.22 after a pass it is the other player’s turn again and again', () => {
    const played = at5({
      segment: 'offensives',
      hands: { japan: ['J5'], allies: ['A1'] },
      markers: { politicalWill: 8, passes: { allies: 2, japan: 1 } },
    });
    const passed = go(played, { do: 'pass' }, { do: 'pass' }, { do: 'pass' });
    expect(passed.decision?.side).toBe('japan');
    expect(kinds(passed)).not.toContain('pass');
  });
});

describe('4.3 the political phase', () => {
  it('4.31 nations surrender before US political will is judged', () => {
    // Manila and Davao are Japanese (13.22); without a US carrier on the map will falls (16.46).
    const played = at5({
      segment: 'national-status',
      place: { 'us-hq-c-pac': 5808, 'us-ca-northampton': 5808, 'jp-hq-south': 2212 },
      japan: [2813, 2915],
      surrendered: [],
    });
    const fell = place(played, (event) => event.type === 'surrendered' && event.nation === 'philippines');
    expect(fell).toBeLessThan(
      place(played, (event) => event.type === 'political-will' && event.rule.startsWith('16.46')),
    );
  });

  it('4.32 will is judged in its own segment, before attrition', () => {
    // Without a US carrier on the map will falls (16.46).
    const played = at5({
      segment: 'national-status',
      place: { 'us-hq-c-pac': 5808, 'us-ca-northampton': 5808, 'jp-hq-south': 2212 },
    });
    const fell = place(played, (event) => event.type === 'political-will' && event.rule.startsWith('16.46'));
    const attrition = place(
      played,
      (event) => event.type === 'segment-began' && event.segment === 'attrition',
    );
    const will = place(
      played,
      (event) => event.type === 'segment-began' && event.segment === 'us-political-will',
    );
    expect(fell).toBeGreaterThan(will);
    expect(fell).toBeLessThan(attrition);
  });
});

describe('4.4 the attrition phase', () => {
  it('4.4 comes after the political phase: units are still whole when will is judged', () => {
    // Marines on Guadalcanal without any HQ to supply them.
    const played = at5({
      segment: 'us-political-will',
      place: { 'us-cv-enterprise': 5808, 'us-1m-div': 4423, 'jp-hq-south': 2212 },
      allies: [4423],
    });
    const lost = place(played, (event) => event.type === 'attrition' && event.unit === 'us-1m-div');
    expect(lost).toBeGreaterThan(
      place(played, (event) => event.type === 'segment-began' && event.segment === 'attrition'),
    );
  });

  it('4.4 ships do not suffer', () => {
    const played = at5({
      segment: 'attrition',
      place: { 'us-cv-enterprise': 4423, 'jp-hq-south': 2212 },
      allies: [4423],
    });
    expect(eventsLike(played, 'attrition')).toEqual([]);
  });
});

describe('4.5 the end of a turn', () => {
  it('4.5 the turn marker moves on by one', () => {
    const played = at5({ segment: 'end-of-turn' });
    expect(played.events).toContainEqual({ type: 'turn-began', turn: 6 });
    expect(played.state.board.turn).toBe(6);
  });

  it('4.5 will at 0: Japan wins', () => {
    const played = at5({ segment: 'end-of-turn', markers: { politicalWill: 0 } });
    expect(verdictOf(played.state)).toMatchObject({ winner: 'japan', rule: '16.1' });
  });

  it('4.5 will at 0 in the political phase ends nothing before the turn ends', () => {
    const played = at5({ segment: 'us-political-will', markers: { politicalWill: 0 } });
    expect(segmentsOf(played)).toEqual(['us-political-will', 'attrition', 'end-of-turn']);
    expect(verdictOf(played.state)).toMatchObject({ winner: 'japan' });
  });

  it('4.5 will at 1: the game goes on', () => {
    const played = at5({ segment: 'end-of-turn', markers: { politicalWill: 1 } });
    expect(verdictOf(played.state)).toBeUndefined();
    expect(played.state.board.turn).toBe(6);
  });

  it('4.5 the last turn of a scenario ends the game', () => {
    const played = start({ scenario: '1942', segment: 'end-of-turn', turn: 4, ...QUIET });
    expect(eventsLike(played, 'game-over')).toHaveLength(1);
    expect(played.decision).toBeUndefined();
  });

  it('4.5 the turn before it does not', () => {
    const played = start({ scenario: '1942', segment: 'end-of-turn', turn: 3, ...QUIET });
    expect(eventsLike(played, 'game-over')).toEqual([]);
    expect(played.state.board.turn).toBe(4);
  });

  it('4.5 the campaign ends with turn 12', () => {
    const eleven = start({ segment: 'end-of-turn', turn: 11, ...QUIET });
    expect(eleven.state.board.turn).toBe(12);
    const twelve = start({ segment: 'end-of-turn', turn: 12, ...QUIET });
    expect(verdictOf(twelve.state)).toBeDefined();
  });

  it('4.5, 6.23 the Tokyo Express marker is removed', () => {
    const played = at5({
      segment: 'end-of-turn',
      japan: [4423],
      markers: { politicalWill: 8, tokyoExpress: '4423' },
    });
    expect(played.state.board.markers.tokyoExpress).toBeNull();
  });

  it('4.5, 6.23 not before: it still supplies at attrition', () => {
    const express = {
      place: { 'jp-ss': 4423, 'us-cv-enterprise': 5808 },
      japan: [4423],
      markers: { politicalWill: 8, tokyoExpress: '4423' },
    } as const;
    const supplied = at5({ segment: 'attrition', ...express, japan: [4423] });
    expect(eventsLike(supplied, 'attrition')).toEqual([]);
    const without = at5({ segment: 'attrition', ...express, japan: [4423], markers: { politicalWill: 8 } });
    expect(eventsLike(without, 'attrition').map(({ unit }) => unit)).toEqual(['jp-ss']);
  });

  it('4.5, 10.3 shipping points can be used again', () => {
    const state = atStartOf({ segment: 'end-of-turn', turn: 5, ...QUIET });
    const used = {
      ...state,
      board: { ...state.board, thisTurn: { ...state.board.thisTurn, aspUsed: { japan: 3, allies: 2 } } },
    };
    expect(playOnFrom(used).state.board.thisTurn.aspUsed).toEqual({ japan: 0, allies: 0 });
  });

  it('4.5 units that bombed or were brought back count anew', () => {
    const state = atStartOf({ segment: 'end-of-turn', turn: 10, ...QUIET });
    const thisTurn = {
      ...state.board.thisTurn,
      bombers: ['us-21bc'] as const,
      rebuilt: ['us-20bc'] as const,
    };
    const next = playOnFrom({ ...state, board: { ...state.board, thisTurn } }).state.board.thisTurn;
    expect(next.bombers).toEqual([]);
    expect(next.rebuilt).toEqual([]);
  });
});

describe('17.11 December 1941', () => {
  it('4.14, 17.11 after the two Japanese cards turn 2 begins: nobody surrenders, nobody suffers', () => {
    const state = atStartOf({
      scenario: '1941',
      segment: 'offensives',
      turn: 1,
      hands: { japan: [], allies: [] },
      markers: { politicalWill: 8 },
    });
    const next = until(playOnFrom(state), (event) => event.type === 'turn-began');
    const began = next.events.findIndex(({ type }) => type === 'turn-began');
    expect(segmentsOf({ ...next, events: next.events.slice(0, began) })).toEqual([
      'offensives',
      'end-of-turn',
    ]);
    expect(next.state.board.turn).toBe(2);
  });
});
