import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/data/cards.ts';
import type { CardId, Side } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { begin } from '../../../src/rules/play/offensive.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import {
  atStartOf,
  handSize,
  playOnFrom,
  resources,
  type SegmentStart,
  start,
  untilNextTurn,
  untilSegment,
} from '../../support/segments.ts';
import type { Situation } from '../../support/situation.ts';
import { go } from '../play/support.ts';

/** Turn 5: no reserve of Japan's, seven cards for the Allies. */
const deal = (more: Partial<SegmentStart> = {}): Played => start({ segment: 'deal-cards', turn: 5, ...more });
const japan = (more: Partial<SegmentStart>) => handSize(deal(more), 'japan');
const allies = (more: Partial<SegmentStart>) => handSize(deal(more), 'allies');

/** Everything the segment deals is dealt. */
const dealt = (more: Partial<SegmentStart> = {}): Played => untilSegment(deal(more), 'initiative');

describe('4.14 dealing', () => {
  it('4.14 each side gets its cards from its own deck', () => {
    const { cards } = dealt({ ...resources(14) }).state;
    expect(cards.japan.hand).toHaveLength(7);
    expect(cards.allies.hand).toHaveLength(7);
    expect(cards.japan.hand.filter((card) => !card.startsWith('J'))).toEqual([]);
    expect(cards.allies.hand.filter((card) => !card.startsWith('A'))).toEqual([]);
  });

  it('4.14 cards that were dealt are no longer in the deck', () => {
    const { deck, hand } = dealt({ ...resources(14) }).state.cards.japan;
    expect(hand.filter((card) => deck.includes(card))).toEqual([]);
  });

  it('5.0 neither discards nor cards out of the game nor one set aside are dealt', () => {
    const played = deal({
      ...resources(14),
      discards: { japan: ['J5'] },
      removed: { japan: ['J1', 'J2'] },
      future: { japan: 'J16' },
    });
    const offered = legalReplies(played.state).flatMap((answer) => ('card' in answer ? [answer.card] : []));
    for (const card of ['J5', 'J1', 'J2', 'J16'] as const) expect(offered).not.toContain(card);
    expect(offered).toContain('J3');
  });
});

describe('5.0 a deck that runs out', () => {
  const JAPANESE = CARDS.filter(({ side }) => side === 'japan').map(({ id }) => id);
  /** Three cards are left in the deck, J1 and J2 are out of the game. */
  const left: CardId[] = ['J3', 'J4', 'J5'];
  const gone: CardId[] = ['J1', 'J2'];
  const discards = { japan: JAPANESE.filter((card) => ![...left, ...gone].includes(card)) };
  const short = () => dealt({ ...resources(14), discards, removed: { japan: gone } });

  it('5.0 the discards are used again for the cards that are missing', () => {
    const { hand, discard } = short().state.cards.japan;
    expect(hand).toHaveLength(7);
    expect(hand).toEqual(expect.arrayContaining(left));
    expect(discard).toEqual([]);
  });

  it('5.36 cards out of the game are not', () => {
    const { hand, deck, removed } = short().state.cards.japan;
    expect(removed).toEqual(gone);
    expect([...hand, ...deck].filter((card) => gone.includes(card))).toEqual([]);
  });
});

describe('12.11 resource hexes', () => {
  it.each([
    [14, 7],
    [13, 7],
    [12, 6],
    [11, 6],
    [10, 5],
    [9, 5],
    [8, 4],
  ])('12.11 for %i resource hexes Japan gets %i cards: one for two, rounded up', (held, cards) => {
    expect(japan(resources(held))?.cards).toBe(cards);
  });

  it('12.11 four at least, with few resource hexes', () => {
    expect(japan(resources(3))?.cards).toBe(4);
  });

  it('12.11 four at least, with none', () => {
    expect(japan(resources(0))?.cards).toBe(4);
  });
});

describe('12.12 the strategic reserve', () => {
  it.each([2, 3, 4])('12.12 on turn %i Japan gets seven cards whatever it controls', (turn) => {
    expect(japan({ turn, ...resources(4) })?.cards).toBe(7);
  });

  it('12.12 from turn 5 on resources count', () => {
    expect(japan({ turn: 5, ...resources(4) })?.cards).toBe(4);
  });

  it('12.12 submarines take a card of it', () => {
    const sunk = start({ segment: 'strategic-warfare', turn: 4, ...resources(4) });
    expect(handSize(go(sunk, { do: 'roll', die: 0 }), 'japan')?.cards).toBe(6);
  });
});

describe('12.4 Japanese passes', () => {
  it.each([
    [14, 7, 0],
    [12, 6, 1],
    [10, 5, 2],
    [8, 4, 2],
  ])('12.4 with %i resources, %i cards: passes %i', (held, cards, passes) => {
    expect(japan(resources(held))).toEqual({ cards, passes });
  });

  it('12.4 a card set aside does not count', () => {
    expect(japan({ ...resources(12), future: { japan: 'J16' } })).toEqual({ cards: 6, passes: 1 });
    const { cards } = dealt({ ...resources(12), future: { japan: 'J16' } }).state;
    expect(cards.japan.futureOffensive).toBe('J16');
    expect(cards.japan.hand).toHaveLength(6);
  });

  it('12.4 a card that submarines cost gives a pass', () => {
    const sunk = start({ segment: 'strategic-warfare', turn: 5, ...resources(14) });
    expect(handSize(go(sunk, { do: 'roll', die: 0 }), 'japan')).toEqual({ cards: 6, passes: 1 });
  });

  it('12.4 the passes are there in the offensives phase', () => {
    const played = untilSegment(deal({ ...resources(10) }), 'offensives');
    expect(played.state.board.markers.passes.japan).toBe(2);
  });

  it('12.4 what is not used is lost when the phase ends', () => {
    const left = start({
      segment: 'national-status',
      turn: 5,
      ...resources(14),
      markers: { passes: { japan: 2, allies: 2 } },
    });
    const next = untilSegment(left, 'initiative');
    expect(next.state.board.turn).toBe(6);
    expect(next.state.board.markers.passes).toEqual({ japan: 0, allies: 0 });
  });
});

describe('12.51 Allied cards', () => {
  it.each([
    [2, 5, 2],
    [3, 6, 1],
    [4, 7, 0],
    [5, 7, 0],
    [12, 7, 0],
  ])('12.51 on turn %i: %i cards and %i passes', (turn, cards, passes) => {
    expect(allies({ turn })).toEqual({ cards, passes });
  });

  it('12.51 on turn 1 none: only Japan has two cards', () => {
    const { cards } = playOnFrom(atStartOf({ scenario: '1941', segment: 'offensives', turn: 1 })).state;
    expect(cards.allies.hand).toEqual([]);
    expect([...cards.japan.hand].sort()).toEqual(['J1', 'J2']);
  });
});

const EUROPE_4: Situation = { markers: { warInEurope: -7 } };

describe('12.52 fewer Allied cards', () => {
  it('12.52A China has surrendered: a card less and a pass', () => {
    expect(allies({ surrendered: ['china'] })).toEqual({ cards: 6, passes: 1 });
  });

  it('12.52B so India', () => {
    expect(allies({ surrendered: ['india'] })).toEqual({ cards: 6, passes: 1 });
  });

  it('12.52C so Australia', () => {
    expect(allies({ surrendered: ['australia'] })).toEqual({ cards: 6, passes: 1 });
  });

  it('12.52D so the War in Europe at level 4', () => {
    expect(allies(EUROPE_4)).toEqual({ cards: 6, passes: 1 });
  });

  it('12.52D not at level 3', () => {
    expect(allies({ markers: { warInEurope: -6 } })).toEqual({ cards: 7, passes: 0 });
  });

  it('12.52 no other nation costs a card', () => {
    const others = ['philippines', 'malaya', 'dutch-east-indies', 'burma'];
    expect(allies({ surrendered: others })).toEqual({ cards: 7, passes: 0 });
  });

  it('12.52 two of them: two cards less and two passes', () => {
    expect(allies({ surrendered: ['china', 'india'] })).toEqual({ cards: 5, passes: 2 });
  });

  it('12.52 three of them: still two passes', () => {
    expect(allies({ surrendered: ['china', 'india', 'australia'] })).toEqual({ cards: 4, passes: 2 });
  });

  it('12.51 four of them: never fewer than four cards', () => {
    const all = { surrendered: ['china', 'india', 'australia'], ...EUROPE_4 };
    expect(allies(all)).toEqual({ cards: 4, passes: 2 });
  });

  it('12.51 never fewer than four on turn 2, and two passes', () => {
    expect(allies({ turn: 2, surrendered: ['china', 'india'] })).toEqual({ cards: 4, passes: 2 });
  });

  it('12.52 a card less on turn 3 adds its pass to that of the turn', () => {
    expect(allies({ turn: 3, surrendered: ['china'] })).toEqual({ cards: 5, passes: 2 });
  });

  it('13.1 a nation that has been freed still costs its card', () => {
    const freed = { surrendered: ['australia'], liberated: ['australia'] };
    expect(allies(freed)).toEqual({ cards: 6, passes: 1 });
  });
});

/**
 * An event that brings a card has been played and its offensive is over but for the card's fate.
 * A80 brings one card.
 */
function afterEvent({
  use = 'event',
  drawn = 0,
  hands = { japan: ['J5'], allies: ['A1'] },
}: {
  use?: 'event' | 'operations';
  drawn?: number;
  hands?: Record<Side, CardId[]>;
} = {}): Played {
  const state = atStartOf({
    segment: 'offensives',
    turn: 5,
    place: { 'us-hq-c-pac': 5808, 'jp-hq-south': 2212 },
    hands,
  });
  const { deck } = state.cards.allies;
  const played: State = {
    ...state,
    cards: {
      ...state.cards,
      allies: { ...state.cards.allies, drawn, deck: deck.filter((card) => card !== 'A80') },
    },
    flow: [
      { step: 'turn', data: { segment: 'offensives', begun: true } },
      { step: 'play-card', data: { side: 'allies' } },
      {
        step: 'offensive',
        data: { ...begin('allies', 'A80', use, 1, state.board), stage: 'aftermath' },
      },
    ],
  };
  return playOnFrom(played);
}

describe('5.35 drawing cards', () => {
  it('5.35 an event that says so brings a card', () => {
    expect(CARDS.find(({ id }) => id === 'A80')?.draws).toBe(1);
    expect(afterEvent().decision).toMatchObject({ kind: 'draw-card', side: 'chance' });
    const drawn = go(afterEvent(), { do: 'draw', card: 'A6' });
    expect(drawn.state.cards.allies.hand).toEqual(['A1', 'A6']);
  });

  it('5.35 after it the other player is next', () => {
    expect(go(afterEvent(), { do: 'draw', card: 'A6' }).decision).toMatchObject({
      kind: 'play-card',
      side: 'japan',
    });
  });

  it('5.35 not if the card was played for operations', () => {
    const after = afterEvent({ use: 'operations' });
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(after.state.cards.allies.hand).toEqual(['A1']);
  });

  it('5.35 a third card in a phase is drawn', () => {
    expect(afterEvent({ drawn: 2 }).decision?.kind).toBe('draw-card');
  });

  it('5.35 a fourth is not', () => {
    const after = afterEvent({ drawn: 3 });
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(after.state.cards.allies.hand).toEqual(['A1']);
  });

  it('5.35 the count begins anew with the next turn', () => {
    const next = untilNextTurn(afterEvent({ drawn: 3 }));
    expect(next.state.board.turn).toBe(6);
    expect(next.state.cards.allies.drawn).toBe(0);
  });

  it('5.35, 4.22 a card drawn by the last card of both players is played', () => {
    const last = go(afterEvent({ hands: { japan: [], allies: [] } }), { do: 'draw', card: 'A6' });
    expect(last.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });
});

describe('5.37 special events', () => {
  /** One card in a hand and none in the other: when it has been played the turn runs out. */
  const with1 = (card: CardId, more: Partial<SegmentStart> = {}): Played =>
    start({
      segment: 'offensives',
      turn: 3,
      place: { 'us-hq-c-pac': 5808, 'jp-hq-south': 2212 },
      hands: card.startsWith('J') ? { japan: [card], allies: [] } : { japan: [], allies: [card] },
      ...more,
    });
  const uses = (played: Played): string[] => [
    ...new Set(legalReplies(played.state).map((answer) => answer.do)),
  ];

  it('5.37 Tojo played for operations goes back into the deck when the turn ends', () => {
    const after = untilNextTurn(go(with1('J43'), { do: 'withdraw-hq', card: 'J43', hq: 'jp-hq-south' }));
    expect(after.events).toContainEqual({ type: 'reshuffled', side: 'japan' });
    expect(after.state.cards.japan.deck).toContain('J43');
  });

  it('5.37 so the Soviet invasion', () => {
    const after = untilNextTurn(go(with1('A79'), { do: 'withdraw-hq', card: 'A79', hq: 'us-hq-c-pac' }));
    expect(after.events).toContainEqual({ type: 'reshuffled', side: 'allies' });
    expect(after.state.cards.allies.deck).toContain('A79');
  });

  it('5.37 all discards go back into the deck, but no card out of the game and none set aside', () => {
    const after = untilNextTurn(
      go(
        with1('J43', {
          discards: { japan: ['J5', 'J15'] },
          removed: { japan: ['J1', 'J2'] },
          future: { japan: 'J16' },
        }),
        { do: 'discard', card: 'J43' },
      ),
    );
    const { deck, discard, removed, futureOffensive } = after.state.cards.japan;
    expect(discard).toEqual([]);
    expect(deck).toEqual(expect.arrayContaining(['J5', 'J15', 'J43']));
    expect(removed).toEqual(['J1', 'J2']);
    expect(futureOffensive).toBe('J16');
    expect(deck).not.toContain('J16');
  });

  it('5.37 the other deck is not shuffled', () => {
    const after = untilNextTurn(
      go(with1('J43', { discards: { allies: ['A1'] } }), { do: 'discard', card: 'J43' }),
    );
    expect(after.events).not.toContainEqual({ type: 'reshuffled', side: 'allies' });
    expect(after.state.cards.allies.discard).toEqual(['A1']);
  });

  it('5.37 not before the turn ends', () => {
    const played = go(with1('J43', { hands: { japan: ['J43', 'J5'], allies: [] } }), {
      do: 'discard',
      card: 'J43',
    });
    expect(played.state.cards.japan.discard).toEqual(['J43']);
    expect(played.state.cards.japan.deck).not.toContain('J43');
  });

  it('5.37 a turn without a special event shuffles nothing', () => {
    const after = untilNextTurn(go(with1('J5'), { do: 'discard', card: 'J5' }));
    expect(after.events.filter(({ type }) => type === 'reshuffled')).toEqual([]);
    expect(after.state.cards.japan.discard).toContain('J5');
  });

  it('5.37 the shuffle of one turn is not repeated on the next', () => {
    const after = untilNextTurn(go(with1('J43'), { do: 'discard', card: 'J43' }));
    expect(after.state.cards.japan.reshuffle).toBe(false);
  });

  it('5.37, J43 before 1944 Japan may play Tojo for operations or discard him', () => {
    expect(uses(with1('J43'))).toEqual(expect.arrayContaining(['operations', 'discard']));
  });

  it('5.37, J43 from 1944 on Tojo is played as the event and no other way', () => {
    expect(uses(with1('J43', { turn: 8 }))).toEqual(['event']);
  });

  it('5.37, A79 while Tojo is in office the Soviet invasion is played for operations, not discarded', () => {
    expect(uses(with1('A79'))).toContain('operations');
    expect(uses(with1('A79'))).not.toContain('event');
    expect(uses(with1('A79'))).not.toContain('discard');
  });

  it('5.37, 7.29 neither is set aside', () => {
    expect(uses(with1('J43'))).not.toContain('future');
    expect(uses(with1('A79'))).not.toContain('future');
  });
});
