import { describe, expect, it } from 'vitest';
import type { CardId, Side } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import { aboutToPlay } from '../../support/playing.ts';
import { playOnFrom, type SegmentStart, start, untilNextTurn, untilSegment } from '../../support/segments.ts';
import type { Situation } from '../../support/situation.ts';
import { HONSHU_CITIES } from '../../support/variants.ts';
import { eventsLike, fight, go, kinds, move, offensive } from './support.ts';

/** Both sides have an HQ in supply and a unit to activate. */
const FRONT: Situation = {
  place: { 'jp-hq-south': 2212, 'jp-af-22': 2212, 'us-hq-c-pac': 5808, 'us-7af': 5808 },
};

const TWO_OF_JAPAN: CardId[] = ['J5', 'J15'];
const TWO_OF_ALLIES: CardId[] = ['A1', 'A6'];
const THREE_OF_ALLIES: CardId[] = ['A1', 'A6', 'A11'];

interface Hands {
  japan: CardId[];
  allies: CardId[];
}

/** The initiative segment begins with these hands. */
const begin = (hands: Hands, more: Partial<SegmentStart> = {}): Played =>
  start({ segment: 'initiative', turn: 3, ...FRONT, hands, ...more });

const first = (played: Played): Side | undefined => eventsLike(played, 'initiative')[0]?.side;

describe('4.21 initiative by cards', () => {
  it('4.21 Japan with more cards goes first', () => {
    const played = begin({ japan: TWO_OF_JAPAN, allies: ['A1'] }, { turn: 6 });
    expect(first(played)).toBe('japan');
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
  });

  it('4.21 the Allies with more cards go first', () => {
    const played = begin({ japan: ['J5'], allies: TWO_OF_ALLIES }, { turn: 3 });
    expect(first(played)).toBe('allies');
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it.each([2, 3, 4])('4.21 as many cards in 1942, turn %i: Japan', (turn) => {
    expect(first(begin({ japan: ['J5'], allies: ['A1'] }, { turn }))).toBe('japan');
  });

  it.each([5, 7, 8, 10, 11, 12])('4.21 as many cards from 1943 on, turn %i: the Allies', (turn) => {
    expect(first(begin({ japan: ['J5'], allies: ['A1'] }, { turn }))).toBe('allies');
  });

  it('4.21 December 1941 is Japan’s', () => {
    const played = start({ scenario: '1941', segment: 'initiative', turn: 1, ...FRONT });
    expect(first(played)).toBe('japan');
  });

  it('7.29 a card set aside does not count: two and one are not more than two', () => {
    const hands = { japan: ['J15', 'J7'] as CardId[], allies: TWO_OF_ALLIES };
    expect(first(begin(hands, { turn: 6, future: { japan: 'J5' } }))).toBe('allies');
  });

  it('7.29 a card set aside does not count: two and one are fewer than three', () => {
    // In 1942 as many would be enough for Japan; J5 is no event that opens an offensive.
    const played = begin({ japan: ['J15', 'J7'], allies: THREE_OF_ALLIES }, { future: { japan: 'J5' } });
    expect(first(played)).toBe('allies');
  });
});

describe('7.29A initiative by a card set aside', () => {
  /** Japan has fewer cards and RI, an offensive, set aside on an earlier turn. */
  const fewer = (more: Partial<SegmentStart> = {}): Played =>
    begin({ japan: TWO_OF_JAPAN, allies: THREE_OF_ALLIES }, { future: { japan: 'J16' }, ...more });

  it('7.29A who has fewer cards may open with it', () => {
    expect(fewer().decision).toMatchObject({ kind: 'seize-initiative', side: 'japan' });
  });

  it('7.29A nobody has the initiative before that is decided', () => {
    expect(eventsLike(fewer(), 'initiative')).toEqual([]);
  });

  it('7.29A so the Allies', () => {
    const played = begin(
      { japan: [...TWO_OF_JAPAN, 'J7'], allies: TWO_OF_ALLIES },
      { turn: 6, future: { allies: 'A21' } },
    );
    expect(played.decision).toMatchObject({ kind: 'seize-initiative', side: 'allies' });
  });

  it('7.29A it is played as an event, not for operations, and no other card instead', () => {
    expect(legalReplies(fewer().state)).toEqual([{ do: 'event', card: 'J16' }, { do: 'decline' }]);
  });

  it('7.29A played, it wins the initiative and opens an offensive', () => {
    const played = go(fewer(), { do: 'event', card: 'J16' });
    expect(eventsLike(played, 'initiative')).toEqual([
      { type: 'initiative', side: 'japan', by: 'future-offensive' },
    ]);
    expect(eventsLike(played, 'card-played')).toEqual([
      { type: 'card-played', side: 'japan', card: 'J16', as: 'event' },
    ]);
    expect(played.state.cards.japan).toMatchObject({ futureOffensive: null, hand: TWO_OF_JAPAN });
  });

  it('4.22 after that offensive the other player is next', () => {
    const over = go(offensive(fewer(), 'J16', [], { use: 'event' }), { do: 'done' }, { do: 'commit' });
    expect(over.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('7.29A called off, it has won nothing: the same question is open again', () => {
    const back = go(offensive(fewer(), 'J16', [], { use: 'event' }), { do: 'abandon' });
    expect(back.decision).toMatchObject({ kind: 'seize-initiative', side: 'japan' });
    expect(back.state.cards.japan).toMatchObject({ futureOffensive: 'J16', hand: TWO_OF_JAPAN });
  });

  it('7.29A not played, who has more cards goes first', () => {
    const played = go(fewer(), { do: 'decline' });
    expect(eventsLike(played, 'initiative')).toEqual([
      { type: 'initiative', side: 'allies', by: 'more-cards' },
    ]);
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
    expect(played.state.cards.japan.futureOffensive).toBe('J16');
  });

  it('7.29B not played, it is as any other card in the same phase', () => {
    const later = go(fewer(), { do: 'decline' }, { do: 'discard', card: 'A1' });
    const uses = legalReplies(later.state).flatMap((answer) =>
      'card' in answer && answer.card === 'J16' ? [answer.do] : [],
    );
    expect(uses).toEqual(expect.arrayContaining(['event', 'operations']));
  });

  it('4.21 with as many cards the second player has no such choice: Japan in 1943', () => {
    const played = begin(
      { japan: TWO_OF_JAPAN, allies: TWO_OF_ALLIES },
      { turn: 6, future: { japan: 'J16' } },
    );
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('4.21 with as many cards the second player has no such choice: the Allies in 1942', () => {
    const played = begin({ japan: TWO_OF_JAPAN, allies: TWO_OF_ALLIES }, { future: { allies: 'A21' } });
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
  });

  it('4.21 who has more cards goes first without it', () => {
    const played = begin({ japan: ['J5', 'J7', 'J15'], allies: TWO_OF_ALLIES }, { future: { japan: 'J16' } });
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(kinds(played)).toContain('operations');
  });

  it('7.29A a card that is no EC offensive does not do: a resource', () => {
    expect(fewer({ future: { japan: 'J37' } }).decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('7.29A a card that is no EC offensive does not do: a reaction', () => {
    const played = begin(
      { japan: [...TWO_OF_JAPAN, 'J7'], allies: TWO_OF_ALLIES },
      { turn: 6, future: { allies: 'A5' } },
    );
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
  });

  it('7.29A nor one whose event cannot be played: no HQ of Japan is in supply', () => {
    expect(fewer({ allies: HONSHU_CITIES }).decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('7.29A nor one whose event asks for an HQ that is not there', () => {
    const played = begin(
      { japan: [...TWO_OF_JAPAN, 'J7'], allies: TWO_OF_ALLIES },
      { turn: 6, future: { allies: 'A58' } },
    );
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
  });

  it('7.29B without another card it would be the last one played', () => {
    const played = begin({ japan: [], allies: THREE_OF_ALLIES }, { future: { japan: 'J16' } });
    expect(played.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });
});

describe('7.29 keeping a card', () => {
  const setAside = (): Played =>
    go(begin({ japan: TWO_OF_JAPAN, allies: [] }, { turn: 2 }), { do: 'future', card: 'J15' });

  it('7.29 it lies there on the next turn, neither in the hand nor in a pile', () => {
    const next = untilNextTurn(setAside());
    expect(next.state.board.turn).toBe(3);
    const { futureOffensive, hand, deck, discard, removed } = next.state.cards.japan;
    expect(futureOffensive).toBe('J15');
    for (const pile of [hand, deck, discard, removed]) expect(pile).not.toContain('J15');
  });

  it('7.29B it may lie there for several turns', () => {
    const next = untilNextTurn(setAside());
    const after = untilNextTurn({ ...untilSegment({ ...next, events: [] }, 'offensives'), events: [] });
    expect(after.state.board.turn).toBe(4);
    expect(after.state.cards.japan.futureOffensive).toBe('J15');
  });

  it('7.29 while it lies there no other is set aside, on a later turn either', () => {
    const played = begin({ japan: TWO_OF_JAPAN, allies: [] }, { future: { japan: 'J16' } });
    expect(kinds(played)).not.toContain('future');
  });

  it('7.29 once a turn: the earlier card played and a new one set aside, there is no third', () => {
    const played = begin({ japan: ['J5', 'J15', 'J7'], allies: [] }, { future: { japan: 'J18' } });
    const again = go(
      played,
      { do: 'withdraw-hq', card: 'J18', hq: 'jp-hq-south' },
      { do: 'future', card: 'J5' },
    );
    expect(kinds(again)).not.toContain('future');
  });

  it('7.29 each player may have one', () => {
    const played = go(begin({ japan: TWO_OF_JAPAN, allies: TWO_OF_ALLIES }), { do: 'future', card: 'J15' });
    expect(kinds(played)).toContain('future');
  });

  it('7.29 a card set aside does not keep the phase going', () => {
    const played = begin({ japan: ['J5'], allies: [] }, { future: { japan: 'J16' } });
    const over = go(played, { do: 'discard', card: 'J5' });
    expect(over.events).toContainEqual({ type: 'segment-began', segment: 'national-status' });
  });
});

describe('7.29B a card set aside in reaction', () => {
  /** Aoba attacks Guadalcanal; the Allies hold Matador, a counteroffensive. */
  const GUADALCANAL: Situation = {
    place: {
      'jp-hq-south-seas': 4021,
      'jp-ca-aoba': 4021,
      'us-1m-div': 4423,
      'us-hq-s-pac-ghormley': 4828,
    },
  };

  /** The Allies are asked how to meet the offensive, with these cards and one set aside on a turn. */
  function attacked(hand: CardId[], future: { card: CardId; since: number } | null): CardId[] {
    const state = aboutToPlay('J5', { ...GUADALCANAL, other: hand });
    const { allies } = state.cards;
    const piles = future
      ? {
          futureOffensive: future.card,
          futureSince: future.since,
          deck: allies.deck.filter((id) => id !== future.card),
        }
      : {};
    const ready = playOnFrom({ ...state, cards: { ...state.cards, allies: { ...allies, ...piles } } });
    const sailed = move(offensive(ready, 'J5', ['jp-ca-aoba']), ['jp-ca-aoba'], 'naval', 4423);
    const asked = fight(sailed, [], { intelligence: [] });
    expect(asked.decision).toMatchObject({ kind: 'intelligence', side: 'allies' });
    return legalReplies(asked.state).flatMap((answer) => (answer.do === 'card' ? [answer.card] : []));
  }

  it('5.32C a counteroffensive of the hand answers an offensive', () => {
    expect(attacked(['A5', 'A1'], null)).toEqual(['A5']);
  });

  it('7.29B so does one set aside on an earlier turn', () => {
    expect(attacked(['A1'], { card: 'A5', since: 1 })).toEqual(['A5']);
  });

  it('7.29B not one set aside this turn', () => {
    expect(attacked(['A1'], { card: 'A5', since: 2 })).toEqual([]);
  });

  it('7.29B not as the last card', () => {
    expect(attacked([], { card: 'A5', since: 1 })).toEqual([]);
  });
});
