import { describe, expect, test } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import { advance, legalReplies } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { asEvent, holding, isOffered, pileOf } from '../../support/card-play.ts';
import { willBy } from '../../support/moments.ts';
import { play } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { at, eventsLike, go, isReduced, targets } from '../play/support.ts';

/** The same game with a card that Japan has set aside. */
const settingAside = (state: State, card: CardId): State => ({
  ...state,
  cards: { ...state.cards, japan: { ...state.cards.japan, futureOffensive: card, futureSince: 2 } },
});

describe('A16 Makin Island raid', () => {
  // Oahu's HQ reaches 25 hexes: Kwajalein and Truk, but not Tainan.
  const MAKIN: Situation = { place: { 'jp-af-24': 4715, 'jp-af-25': 4017, 'jp-af-21': 2909 } };

  test('A16 the Allies choose an air unit in range of a US HQ; it loses a step', () => {
    const asked = asEvent(holding('A16', MAKIN), 'A16');
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'allies' });
    expect(targets(asked, 'choose', 'what')).toEqual(['jp-af-24', 'jp-af-25']);
    const raided = go(asked, { do: 'choose', what: 'jp-af-25' });
    expect(isReduced(raided, 'jp-af-25')).toBe(true);
    expect(isReduced(raided, 'jp-af-24')).toBe(false);
    expect(raided.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(pileOf(raided.state, 'A16')).toBe('removed');
  });

  test('A16 a reduced unit is eliminated', () => {
    const reduced: Situation = { place: { 'jp-af-24': [4715, 'reduced'] } };
    expect(at(asEvent(holding('A16', reduced), 'A16'), 'jp-af-24')).toBe('eliminated');
  });

  test('A16 the home islands are spared, a Commonwealth HQ raids nobody, and without a target it is no event', () => {
    // Okinawa's HQ reaches Tokyo and Iwo Jima.
    const near: Situation = { place: { 'us-hq-sw-pac': 3209, 'jp-af-24': 3706 }, allies: [3209] };
    expect(isOffered(holding('A16', near), 'A16')).toBe(false);
    expect(isOffered(holding('A16', plus(near, { place: { 'jp-af-25': 3709 } })), 'A16')).toBe(true);
    const far: Situation = { place: { 'cw-hq-seac': 1905, 'jp-af-24': 2008 }, japan: [2008] };
    expect(isOffered(holding('A16', far), 'A16')).toBe(false);
  });
});

describe('A60 and A67 Japan loses a card', () => {
  const CHINA: Situation = { place: { 'us-20bc': 'china-box' } };
  // Saipan is seven hexes from Tokyo.
  const SAIPAN: Situation = { place: { 'us-20bc': 3813 }, allies: [3813] };
  const RAIDS: [CardId, Situation][] = [
    ['A60', CHINA],
    ['A67', SAIPAN],
  ];

  test.each(RAIDS)(
    '%s chance takes one of the hand, which is discarded; no offensive follows',
    (card, map) => {
      const asked = asEvent(holding(card, map, { other: ['J4', 'J16'] }), card);
      expect(asked.decision).toMatchObject({ kind: 'card', side: 'chance' });
      expect(targets(asked, 'choose', 'what')).toEqual(['J16', 'J4']);
      const lost = go(asked, { do: 'choose', what: 'J16' });
      expect(lost.state.cards.japan.hand).toEqual(['J4']);
      expect(pileOf(lost.state, 'J16')).toBe('discard');
      expect(eventsLike(lost, 'card-lost')).toEqual([
        { type: 'card-lost', side: 'japan', card: 'J16', by: card },
      ]);
      expect(lost.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
      expect(pileOf(lost.state, card)).toBe('removed');
    },
  );

  test.each(RAIDS)('%s the only card is chance all the same', (card, map) => {
    const asked = asEvent(holding(card, map, { other: ['J4'] }), card);
    expect(asked.decision).toMatchObject({ side: 'chance' });
    expect(go(asked, { do: 'choose', what: 'J4' }).state.cards.japan.hand).toEqual([]);
  });

  test.each(RAIDS)('%s the card set aside is safe (7.29B)', (card, map) => {
    const state = settingAside(holding(card, map, { other: ['J4', 'J16'] }), 'J40');
    const asked = asEvent(state, card);
    expect(targets(asked, 'choose', 'what')).toEqual(['J16', 'J4']);
    expect(go(asked, { do: 'choose', what: 'J4' }).state.cards.japan.futureOffensive).toBe('J40');
  });

  test.each(RAIDS)('%s with no card in the hand there is none to lose', (card, map) => {
    const { state } = advance(holding(card, map, { other: [] }));
    expect(legalReplies(state).length).toBeGreaterThan(0);
    expect(isOffered(state, card)).toBe(false);
  });

  test('A60 asks for a B-29 in the China box', () => {
    expect(isOffered(holding('A60', CHINA), 'A60')).toBe(true);
    expect(isOffered(holding('A60', SAIPAN), 'A60')).toBe(false);
    expect(isOffered(holding('A60', { place: { 'us-14af-lrb': 'china-box' } }), 'A60')).toBe(false);
  });

  test('A67 asks for a B-29 in a hex that has Tokyo in range; the China box is none', () => {
    expect(isOffered(holding('A67', SAIPAN), 'A67')).toBe(true);
    expect(isOffered(holding('A67', CHINA), 'A67')).toBe(false);
    const bomberAt = (unit: UnitId, hex: number): Situation => ({ place: { [unit]: hex }, allies: [hex] });
    // Guam is eight hexes from Tokyo, Leyte eleven.
    expect(isOffered(holding('A67', bomberAt('us-21bc', 3814)), 'A67')).toBe(true);
    expect(isOffered(holding('A67', bomberAt('us-21bc', 3014)), 'A67')).toBe(false);
    expect(isOffered(holding('A67', bomberAt('us-7af-lrb', 3209)), 'A67')).toBe(false);
  });

  describe('5.37 when it is Tojo Resigns', () => {
    const losing = (situation: Situation) =>
      play(
        holding('A60', plus(CHINA, situation), { other: ['J43', 'J4'] }),
        { do: 'event', card: 'A60' },
        { do: 'choose', what: 'J43' },
      );

    test('A60 from 1944 on he resigns at once: J43 is an event, and gone', () => {
      const resigned = losing({ turn: 8 });
      expect(resigned.state.board.markers.tojo).toBe('resigned');
      expect(willBy(resigned, 'J43')).toEqual([-2]);
      expect(pileOf(resigned.state, 'J43')).toBe('removed');
      expect(resigned.state.cards.japan.reshuffle).toBe(false);
    });

    test('A60 before that nothing happens but a shuffle at the end of the turn', () => {
      const discarded = losing({ turn: 7 });
      expect(discarded.state.board.markers.tojo).not.toBe('resigned');
      expect(willBy(discarded, 'J43')).toEqual([]);
      expect(pileOf(discarded.state, 'J43')).toBe('discard');
      expect(discarded.state.cards.japan.reshuffle).toBe(true);
    });

    test('A60 nor does it in a game of one year, where J43 is no event (17.47)', () => {
      const discarded = losing({ scenario: '1944', turn: 8 });
      expect(willBy(discarded, 'J43')).toEqual([]);
      expect(pileOf(discarded.state, 'J43')).toBe('discard');
      expect(discarded.state.cards.japan.reshuffle).toBe(true);
    });
  });
});
