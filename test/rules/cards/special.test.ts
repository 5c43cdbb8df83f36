import { describe, expect, test } from 'vitest';
import { hexesGained } from '../../../src/rules/victory/progress-of-war.ts';
import { asEvent, holding, isOffered, pileOf, usesOf } from '../../support/card-play.ts';
import { play } from '../../support/playing.ts';
import { untilNextTurn } from '../../support/segments.ts';
import type { Situation } from '../../support/situation.ts';
import { eventsLike, holder, kinds } from '../play/support.ts';

const WILL: Situation = { markers: { politicalWill: 6 } };
/** Turn 1 is December 1941; three turns a year follow. */
const LAST_OF_1943 = 7;
const FIRST_OF_1944 = 8;

describe('5.37 Tojo resigns', () => {
  const tojo = (turn: number) => holding('J43', { ...WILL, turn });

  test.each([2, LAST_OF_1943])(
    'J43 on turn %i may be event, operations or discard, but not set aside',
    (turn) => {
      expect(usesOf(tojo(turn), 'J43')).toEqual(['event', 'operations', 'discard']);
    },
  );

  test.each([FIRST_OF_1944, 11])('J43 on turn %i must be an event', (turn) => {
    expect(kinds(tojo(turn)).filter((use) => use !== 'pass')).toEqual(['event']);
  });

  test.each([2, FIRST_OF_1944])('J43 on turn %i costs two points of will and changes the marker', (turn) => {
    const after = asEvent(tojo(turn), 'J43');
    expect(after.state.board.markers).toMatchObject({ tojo: 'resigned', politicalWill: 4 });
    expect(pileOf(after.state, 'J43')).toBe('removed');
    expect(after.state.cards.japan.reshuffle).toBe(false);
    expect(after.decision?.kind).toBe('play-card');
  });

  test('J43 thrown away before 1944 changes nothing but that the deck is shuffled when the turn ends', () => {
    const after = play(tojo(5), { do: 'discard', card: 'J43' });
    expect(after.state.board.markers).toMatchObject({ tojo: 'pm', politicalWill: 6 });
    expect(pileOf(after.state, 'J43')).toBe('discard');
    const next = untilNextTurn(after);
    expect(eventsLike(next, 'reshuffled')).toEqual([{ type: 'reshuffled', side: 'japan' }]);
    expect(pileOf(next.state, 'J43')).toBe('deck');
  });

  test('J43 as an event means no shuffle', () => {
    expect(eventsLike(untilNextTurn(asEvent(tojo(5), 'J43')), 'reshuffled')).toEqual([]);
  });
});

describe('5.37 the Soviets in Manchuria', () => {
  const soviets = (tojo: 'pm' | 'resigned', more: Situation = {}) =>
    holding('A79', { ...more, turn: 11, markers: { tojo, ...more.markers } });

  test('A79 is an operations card while Tojo is prime minister', () => {
    expect(isOffered(soviets('pm'), 'A79')).toBe(false);
    expect(usesOf(soviets('pm'), 'A79')).toEqual(['operations']);
  });

  test('A79 is thrown away where it can be used for nothing else, and the deck is shuffled', () => {
    // No HQ, and with Akyab Japanese no route to build (13.77B).
    const state = soviets('pm', { place: { 'us-hq-c-pac': 'out-of-play' }, japan: [2006] });
    expect(usesOf(state, 'A79')).toEqual(['discard']);
    expect(play(state, { do: 'discard', card: 'A79' }).state.cards.allies.reshuffle).toBe(true);
  });

  test('A79 must be an event once he has resigned', () => {
    expect(kinds(soviets('resigned')).filter((use) => use !== 'pass')).toEqual(['event']);
  });

  test('A79 becomes one by J43 in the very same turn', () => {
    const state = holding('J43', { turn: 11 }, { other: ['A79'] });
    const resigned = asEvent(state, 'J43');
    expect(resigned.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
    expect(usesOf(resigned.state, 'A79')).toEqual(['event']);
  });

  test('A79 takes 3302 and 3303 from Japan, which counts as progress of the war', () => {
    const before = soviets('resigned', { japan: [3302, 3303] });
    const after = asEvent(before, 'A79');
    expect(holder(before, 3302)).toBe('japan');
    expect([holder(after, 3302), holder(after, 3303)]).toEqual(['allies', 'allies']);
    expect(hexesGained(after.state.board).sort()).toEqual(['3302', '3303']);
  });

  test.each([
    ['chungking-falls', 'major-breakthrough'],
    ['major-breakthrough', 'stable-front'],
    ['unstable-front', 'stable-front'],
    ['stable-front', 'stable-front'],
  ] as const)('A79 China goes from %s to %s', (from, to) => {
    expect(asEvent(soviets('resigned', { markers: { china: from } }), 'A79').state.board.markers.china).toBe(
      to,
    );
  });

  test('A79 a China that has fallen stays so, but Manchuria is lost', () => {
    const base = soviets('resigned', { japan: [3302, 3303], markers: { china: 'government-collapsed' } });
    const fallen = { ...base, board: { ...base.board, surrendered: ['china' as const] } };
    const after = asEvent(fallen, 'A79');
    expect(after.state.board.markers.china).toBe('government-collapsed');
    expect(holder(after, 3302)).toBe('allies');
  });

  test('A79 leaves the game, and nothing is shuffled or drawn', () => {
    const after = asEvent(soviets('resigned'), 'A79');
    expect(pileOf(after.state, 'A79')).toBe('removed');
    expect(after.state.cards.allies.reshuffle).toBe(false);
    expect(after.decision?.kind).toBe('play-card');
  });

  test.each(['operations', 'event'])('A79 is never set aside (%s)', (use) => {
    const state = soviets(use === 'event' ? 'resigned' : 'pm');
    expect(usesOf(state, 'A79')).not.toContain('future');
  });
});
