import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/data/cards.ts';
import { loadScenario } from '../../../src/data/scenario.ts';
import { seeded } from '../../../src/players/chance.ts';
import { randomGame } from '../../../src/players/random-game.ts';
import type { DecisionKind } from '../../../src/rules/play/decision.ts';
import { setUp } from '../../../src/rules/state/setup.ts';
import { aboutToPlay, offered, play } from '../../support/playing.ts';

/** The questions of an offensive by the step of 7.2 that asks them; dice and questions of cards come with any. */
const STEP: Readonly<Partial<Record<DecisionKind, number>>> = {
  'choose-hq': 1,
  activate: 1,
  move: 2,
  disengage: 2,
  'declare-battles': 3,
  weather: 4,
  'special-reaction': 6,
  intelligence: 7,
  'reaction-hq': 8,
  react: 8,
  'choose-battle': 11,
  'allot-hit': 11,
  'carrier-swap': 11,
  retreat: 13,
  'post-battle-move': 13,
  'emergency-move': 14,
};

describe('7.2 the sequence of an offensive', () => {
  it('7.2 no step comes before an earlier one is over', () => {
    let [last, offensives] = [0, 0];
    for (const { decision, events } of randomGame(setUp(loadScenario('1943')), seeded('sequence'))) {
      const step = STEP[decision.kind];
      if (step !== undefined) {
        expect(step, decision.kind).toBeGreaterThanOrEqual(last);
        last = step;
      }
      const over = events.some(({ type }) => ['offensive-ended', 'abandoned', 'cancelled'].includes(type));
      if (over) [last, offensives] = [0, offensives + 1];
    }
    expect(offensives).toBeGreaterThan(20);
  });
});

describe('cards in general', () => {
  it('5.2 every card but the two of December 1941 prints an intelligence value for operations', () => {
    expect(CARDS.filter((card) => card.ocIntelligence === null).map(({ id }) => id)).toEqual(['J1', 'J2']);
  });

  it('5.34 a political event moves its marker and opens no offensive', () => {
    const before = aboutToPlay('J74', { place: { 'jp-hq-south': 2212 } });
    const { state, events, decision } = play(before, { do: 'event', card: 'J74' });
    expect(state.board.markers.politicalWill).toBe(before.board.markers.politicalWill - 1);
    expect(events.some(({ type }) => type === 'offensive-ended')).toBe(false);
    expect(decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('10.33 PT boats take the barges away for good, and keep J73 from bringing any', () => {
    const boats = aboutToPlay('A23', {
      place: { 'us-hq-sw-pac': 3727, 'jp-hq-south': 2212 },
      markers: { barges: 'available' },
      other: ['J73', 'J40'],
    });
    const { state } = play(boats, { do: 'event', card: 'A23' });
    expect(state.board.markers.barges).toBe('never');
    const drawn = offered(state, 'draw')[0];
    const ready = drawn ? play(state, drawn).state : state;
    expect(play(ready, { do: 'event', card: 'J73' }).state.board.markers.barges).toBe('never');
  });
});
