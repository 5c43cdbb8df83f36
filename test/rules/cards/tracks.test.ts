import { describe, expect, it, test } from 'vitest';
import type { CardId, Side } from '../../../src/data/ids.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { poolsOf } from '../../../src/rules/strategic/replacements.ts';
import { asEvent, draws, finish, holding, isOffered, pileOf } from '../../support/card-play.ts';
import { play } from '../../support/playing.ts';
import { efficiency } from '../../support/situation.ts';
import { laterSegment, NO_EFFECT } from '../../support/strategic.ts';
import { at, destinations, eventsLike, offensive, targets } from '../play/support.ts';

/** Turns in the middle of the years of the war. */
const IN = { 1942: 3, 1943: 6, 1944: 9, 1945: 12 } as const;
type Year = keyof typeof IN;

const ALLIED_PORTS = [2508, 2509, 2609, 2809, 2908, 3007, 3104, 3105];
const KOREA = [3205, 3206, 3304, 3305, 3306];

describe('15 the War in Europe', () => {
  const europe = (card: CardId, year: Year, from: number): number =>
    asEvent(holding(card, { turn: IN[year], markers: { warInEurope: from } }), card).state.board.markers
      .warInEurope;
  const moves = (card: CardId): number[] =>
    ([1942, 1943, 1944, 1945] as const).map((year) => europe(card, year, -2) + 2);

  const MINOR_AXIS: CardId[] = ['J51', 'J52', 'J53', 'J54', 'J56', 'J57'];
  const MINOR_ALLIED: CardId[] = ['A11', 'A14', 'A41', 'A42'];
  const MAJOR_ALLIED: CardId[] = ['A47', 'A66', 'A73'];
  const ALL: CardId[] = [...MINOR_AXIS, 'J55', ...MINOR_ALLIED, ...MAJOR_ALLIED];

  test.each(MINOR_AXIS)('%s takes the marker down by 2 in 1942, 1 in 1943 and not later', (card) => {
    expect(moves(card)).toEqual([-2, -1, 0, 0]);
  });

  test('J55 takes the marker down by 3 in 1942, 2 in 1943, 1 in 1944 and not in 1945', () => {
    expect(moves('J55')).toEqual([-3, -2, -1, 0]);
  });

  test.each(MINOR_ALLIED)('%s takes the marker up by 1 in 1942 and 1943, 2 in 1944, 3 in 1945', (card) => {
    expect(moves(card)).toEqual([1, 1, 2, 3]);
  });

  test.each(MAJOR_ALLIED)('%s takes the marker up by 1 in 1942, 2 in 1943, 3 in 1944 and 1945', (card) => {
    expect(moves(card)).toEqual([1, 2, 3, 3]);
  });

  test.each([...MINOR_AXIS, 'J55' as CardId])('%s 15.7 goes no farther than -7', (card) => {
    expect(europe(card, 1942, -6)).toBe(-7);
    expect(europe(card, 1942, -7)).toBe(-7);
  });

  test.each([...MINOR_ALLIED, ...MAJOR_ALLIED])('%s 15.7 goes no farther than +3', (card) => {
    expect(europe(card, 1945, 2)).toBe(3);
    expect(europe(card, 1945, 3)).toBe(3);
  });

  test.each(ALL)('%s is offered, leaves the game when played, and brings no card', (card) => {
    const state = holding(card);
    expect(isOffered(state, card)).toBe(true);
    const after = asEvent(state, card);
    expect(pileOf(after.state, card)).toBe('removed');
    expect(eventsLike(after, 'card-drawn')).toEqual([]);
    expect(after.decision?.kind).toBe('play-card');
  });
});

describe('13.7 China', () => {
  const ATTACKS: CardId[] = ['J26', 'J41', 'J42'];
  const china = (card: CardId, from: string): string =>
    asEvent(holding(card, { markers: { china: from } }), card).state.board.markers.china;

  test.each(ATTACKS)('%s moves China one box towards collapse', (card) => {
    expect(china(card, 'stable-front')).toBe('unstable-front');
    expect(china(card, 'threat-to-chungking')).toBe('chungking-falls');
  });

  test.each(ATTACKS)('%s at the last box brings China down at once (13.73)', (card) => {
    const after = asEvent(holding(card, { markers: { china: 'chungking-falls' } }), card);
    expect(after.state.board.markers.china).toBe('government-collapsed');
    expect(eventsLike(after, 'surrendered').map(({ nation }) => nation)).toEqual(['china']);
  });

  test.each(ATTACKS)('%s 13.71 is no event without a port of China or a hex of Korea', (card) => {
    expect(isOffered(holding(card, { allies: [...ALLIED_PORTS, ...KOREA] }), card)).toBe(false);
    expect(isOffered(holding(card, { allies: ALLIED_PORTS }), card)).toBe(true);
  });

  test.each(ATTACKS)('%s is no event against a China that has fallen', (card) => {
    const fallen = { markers: { china: 'government-collapsed' } };
    expect(isOffered(holding(card, fallen, { surrendered: ['china'] }), card)).toBe(false);
  });

  test.each(ATTACKS)('%s leaves the game and brings no card', (card) => {
    const after = asEvent(holding(card), card);
    expect(pileOf(after.state, card)).toBe('removed');
    expect(after.decision?.kind).toBe('play-card');
  });

  test('J6 is an event only after A6', () => {
    expect(isOffered(holding('J6'), 'J6')).toBe(false);
    const state = holding('J6', {}, { events: ['doolittle-raid'] });
    expect(isOffered(state, 'J6')).toBe(true);
    const after = asEvent(state, 'J6');
    expect(after.state.board.markers.china).toBe('unstable-front');
    expect(pileOf(after.state, 'J6')).toBe('removed');
  });

  test('J6 brings China down at once (13.73)', () => {
    const last = { markers: { china: 'chungking-falls' } };
    const after = asEvent(holding('J6', last, { events: ['doolittle-raid'] }), 'J6');
    expect(eventsLike(after, 'surrendered').map(({ nation }) => nation)).toEqual(['china']);
  });

  test('J6 13.71 is no event without a foothold, whatever Doolittle did', () => {
    const state = holding('J6', { allies: [...ALLIED_PORTS, ...KOREA] }, { events: ['doolittle-raid'] });
    expect(isOffered(state, 'J6')).toBe(false);
  });

  const RECOVERIES: CardId[] = ['A49', 'A77', 'A81', 'A82', 'A83'];

  test.each(RECOVERIES)('%s moves China one box back', (card) => {
    expect(china(card, 'chungking-falls')).toBe('threat-to-chungking');
    expect(china(card, 'major-breakthrough')).toBe('unstable-front');
  });

  test.each(RECOVERIES)('%s does nothing where it would reach Stable Front', (card) => {
    expect(china(card, 'unstable-front')).toBe('unstable-front');
    expect(china(card, 'stable-front')).toBe('stable-front');
  });

  test.each(RECOVERIES)('%s does not raise a China that has fallen', (card) => {
    const fallen = holding(card, { markers: { china: 'government-collapsed' } }, { surrendered: ['china'] });
    const after = isOffered(fallen, card) ? asEvent(fallen, card).state : fallen;
    expect(after.board.markers.china).toBe('government-collapsed');
    expect(after.board.surrendered).toContain('china');
  });

  test.each([
    ['A49', 'removed'],
    ['A77', 'removed'],
    ['A81', 'discard'],
    ['A82', 'discard'],
    ['A83', 'discard'],
  ] as const)('%s goes to: %s', (card, pile) => {
    const after = asEvent(holding(card, { markers: { china: 'chungking-falls' } }), card);
    expect(pileOf(after.state, card)).toBe(pile);
    expect(after.decision?.kind).toBe('play-card');
  });
});

describe('14 rivalry', () => {
  const rivalry = (japan: string, allies: string) => ({ markers: { rivalry: { japan, allies } } });
  const QUARRELS: [CardId, Side, Side][] = [
    ['J7', 'japan', 'allies'],
    ['J11', 'japan', 'allies'],
    ['J34', 'japan', 'allies'],
    ['A2', 'allies', 'japan'],
    ['A43', 'allies', 'japan'],
  ];

  test.each(QUARRELS)(
    '%s: played by %s, begins the rivalry of %s and of nobody else',
    (card, side, victim) => {
      const extra = card === 'A2' ? { other: ['J4' as CardId] } : {};
      const after = asEvent(holding(card, rivalry('agreement', 'agreement'), extra), card);
      expect(after.state.board.markers.rivalry[victim]).toBe('rivalry');
      expect(after.state.board.markers.rivalry[side]).toBe('agreement');
    },
  );

  test.each(QUARRELS)('%s: %s draws a card for it', (card, side) => {
    const after = asEvent(holding(card, rivalry('agreement', 'agreement')), card);
    expect(draws(after, side)).toBe(true);
    expect(pileOf(after.state, card)).toBe('discard');
  });

  test.each(QUARRELS)(
    '%s: %s may play it, and draws, where there is rivalry already (5.31D)',
    (card, side) => {
      const state = holding(card, rivalry('rivalry', 'rivalry'));
      expect(isOffered(state, card)).toBe(true);
      expect(draws(asEvent(state, card), side)).toBe(true);
    },
  );

  test('J7 5.35 the fourth card of a phase is not drawn', () => {
    expect(draws(asEvent(holding('J7', {}, { drawn: 2 }), 'J7'), 'japan')).toBe(true);
    expect(asEvent(holding('J7', {}, { drawn: 3 }), 'J7').decision?.kind).toBe('play-card');
  });

  test('J7 5.35, 5.36 for operations no card is drawn', () => {
    const ship = { place: { 'jp-ca-aoba': 2212 } } as const;
    const begun = offensive(holding('J7', ship), 'J7', ['jp-ca-aoba']);
    const over = finish(play(begun.state, { do: 'done' }));
    expect(over.decision?.kind).toBe('play-card');
    expect(pileOf(over.state, 'J7')).toBe('discard');
  });

  const ACCORDS: [CardId, Side, string][] = [
    ['J33', 'japan', 'discard'],
    ['J67', 'japan', 'discard'],
    ['J68', 'japan', 'discard'],
    ['A10', 'allies', 'removed'],
    ['A52', 'allies', 'removed'],
  ];

  test.each(ACCORDS)('%s ends the rivalry of %s and goes to: %s', (card, side, pile) => {
    const after = asEvent(holding(card, rivalry('rivalry', 'rivalry')), card);
    const enemy = side === 'japan' ? 'allies' : 'japan';
    expect(after.state.board.markers.rivalry).toEqual({ [side]: 'agreement', [enemy]: 'rivalry' });
    expect(pileOf(after.state, card)).toBe(pile);
    expect(eventsLike(after, 'card-drawn')).toEqual([]);
  });

  test.each(ACCORDS)('%s is an event of %s with no rivalry to end too', (card) => {
    expect(isOffered(holding(card, rivalry('agreement', 'agreement')), card)).toBe(true);
  });

  /** A hand of one more card, and three discards. */
  const swapping = (card: CardId, side: Side) =>
    side === 'japan'
      ? holding(card, {}, { hand: ['J5'], discard: ['J16', 'J23', 'J40'] })
      : holding(card, {}, { hand: ['A6'], discard: ['A19', 'A21', 'A31'] });
  const given = (side: Side): CardId => (side === 'japan' ? 'J5' : 'A6');
  const taken = (side: Side): CardId => (side === 'japan' ? 'J23' : 'A21');

  test.each(ACCORDS)('%s lets %s exchange a card of the hand for one of the discards', (card, side) => {
    const asked = asEvent(swapping(card, side), card);
    expect(asked.decision).toMatchObject({ kind: 'card', side });
    const swapped = play(
      asked.state,
      { do: 'choose', what: given(side) },
      { do: 'choose', what: taken(side) },
    );
    expect(swapped.state.cards[side].hand).toEqual([taken(side)]);
    expect(pileOf(swapped.state, given(side))).toBe('discard');
    expect(swapped.state.cards[side].discard).not.toContain(taken(side));
  });

  test.each(ACCORDS)('%s: %s need not exchange', (card, side) => {
    const kept = play(asEvent(swapping(card, side), card).state, { do: 'decline' });
    expect(kept.state.cards[side].hand).toEqual([given(side)]);
    expect(kept.decision?.kind).toBe('play-card');
  });

  test.each(ACCORDS)('%s: %s cannot take the very card played nor the one given', (card, side) => {
    const choosing = play(asEvent(swapping(card, side), card).state, { do: 'choose', what: given(side) });
    const choices = targets(choosing, 'choose', 'what');
    expect(choices).toHaveLength(3);
    expect(choices).not.toContain(card);
    expect(choices).not.toContain(given(side));
  });

  test.each(ACCORDS)('%s: without a discard %s is asked nothing', (card, side) => {
    const state = holding(card, {}, { hand: [given(side)] });
    expect(asEvent(state, card).decision?.kind).toBe('play-card');
  });

  test.each(ACCORDS)('%s: without another card in hand %s is asked nothing', (card, side) => {
    const state = holding(card, {}, { discard: [taken(side)] });
    expect(asEvent(state, card).decision?.kind).toBe('play-card');
  });

  test.each(ACCORDS)('%s: cards out of the game are not for %s to take', (card, side) => {
    const base = swapping(card, side);
    const piles = base.cards[side];
    const out = piles.deck[0]!;
    const removed: State = {
      ...base,
      cards: { ...base.cards, [side]: { ...piles, deck: piles.deck.slice(1), removed: [out] } },
    };
    const choosing = play(asEvent(removed, card).state, { do: 'choose', what: given(side) });
    expect(targets(choosing, 'choose', 'what')).not.toContain(out);
  });

  test('J33 5.37 Tojo given away in 1944 resigns at once', () => {
    const state = holding(
      'J33',
      { turn: 9, markers: { politicalWill: 5 } },
      { hand: ['J43'], discard: ['J16', 'J23'] },
    );
    const after = play(
      asEvent(state, 'J33').state,
      { do: 'choose', what: 'J43' },
      { do: 'choose', what: 'J16' },
    );
    expect(after.state.board.markers).toMatchObject({ tojo: 'resigned', politicalWill: 3 });
    expect(pileOf(after.state, 'J43')).toBe('removed');
  });

  test('J33 5.37 Tojo given away before 1944 means a shuffle and nothing else', () => {
    const state = holding(
      'J33',
      { turn: 5, markers: { politicalWill: 5 } },
      { hand: ['J43'], discard: ['J16', 'J23'] },
    );
    const after = play(
      asEvent(state, 'J33').state,
      { do: 'choose', what: 'J43' },
      { do: 'choose', what: 'J16' },
    );
    expect(after.state.board.markers).toMatchObject({ tojo: 'pm', politicalWill: 5 });
    expect(after.state.cards.japan.reshuffle).toBe(true);
  });
});

describe('13.62 India', () => {
  const UNREST: [CardId, string][] = [
    ['J15', 'removed'],
    ['J82', 'discard'],
  ];
  const india = (card: CardId, from: string) =>
    asEvent(holding(card, { markers: { india: from } }), card).state.board.markers.india;

  test.each(UNREST)('%s moves India one box towards Revolts and goes to: %s', (card, pile) => {
    expect(india(card, 'stable')).toBe('unrest');
    expect(india(card, 'unstable')).toBe('revolts');
    const after = asEvent(holding(card), card);
    expect(pileOf(after.state, card)).toBe(pile);
    expect(after.decision?.kind).toBe('play-card');
  });

  test.each(UNREST)('%s stays in Revolts and does not make India surrender', (card) => {
    const after = asEvent(holding(card, { markers: { india: 'revolts' } }), card);
    expect(after.state.board.markers.india).toBe('revolts');
    expect(eventsLike(after, 'surrendered')).toEqual([]);
  });

  /** Reduced Indians and marines beside their HQs. */
  const replacing = (card: CardId, turn: number) => {
    const state = holding(card, {
      turn: 4,
      place: {
        'cw-hq-seac': 1805,
        'us-hq-sw-pac': 3727,
        'ind-4-corps': [1805, 'reduced'],
        'uk-15-corps': [1905, 'reduced'],
        'us-1m-div': [3727, 'reduced'],
        'uk-air-seac': [1805, 'reduced'],
      },
    });
    return laterSegment(asEvent(state, card), 'replacement', turn);
  };
  const steps = (state: State) => poolsOf(state.board, 'allies').ground;

  test.each(UNREST)('%s costs the Allies one ground step on the next turn, and on that alone', (card) => {
    const without = (turn: number) => steps({ ...holding(card), board: { ...holding(card).board, turn } });
    expect(steps(replacing(card, 5).state)).toBe(without(5) - 1);
    expect(steps(replacing(card, 6).state)).toBe(without(6));
  });

  test.each(UNREST)('%s: the steps left next turn are not for ground units of the Commonwealth', (card) => {
    const next = targets(replacing(card, 5), 'replace', 'unit');
    expect(next).toContain('us-1m-div');
    expect(next).toContain('uk-air-seac');
    expect(next).not.toContain('ind-4-corps');
    expect(next).not.toContain('uk-15-corps');
    expect(targets(replacing(card, 6), 'replace', 'unit')).toContain('ind-4-corps');
  });

  it('J15 and J82 in one turn cost two steps', () => {
    const first = asEvent(holding('J15', { turn: 4 }, { hand: ['J82'], other: ['A2', 'A6'] }), 'J15');
    const passed = play(first.state, { do: 'discard', card: 'A2' });
    const both = asEvent(passed.state, 'J82').state;
    const due = poolsOf({ ...holding('J15').board, turn: 5 }, 'allies').ground;
    expect(poolsOf({ ...both.board, turn: 5 }, 'allies').ground).toBe(Math.max(0, due - 2));
  });
});

describe('16.4 political will', () => {
  const will = (card: CardId, situation = {}) => {
    const state = holding(card, { markers: { politicalWill: 4 }, ...situation });
    return asEvent(state, card).state.board.markers.politicalWill;
  };

  test('J74 takes one point away', () => {
    expect(will('J74')).toBe(3);
    expect(pileOf(asEvent(holding('J74'), 'J74').state, 'J74')).toBe('removed');
  });

  test('A1 gives one while Japan holds Manila', () => {
    expect(will('A1', { japan: [2813] })).toBe(5);
    expect(will('A1', { allies: [2813] })).toBe(4);
    expect(pileOf(asEvent(holding('A1', { japan: [2813] }), 'A1').state, 'A1')).toBe('removed');
  });

  test('A6 gives one and allows J6', () => {
    expect(will('A6')).toBe(5);
    const raid = asEvent(holding('A6', {}, { other: ['J6'] }), 'A6');
    expect(pileOf(raid.state, 'A6')).toBe('removed');
    expect(raid.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(isOffered(raid.state, 'J6')).toBe(true);
  });

  test('A6 for operations allows nothing', () => {
    const thrown = play(holding('A6', {}, { other: ['J6'] }), { do: 'discard', card: 'A6' });
    expect(isOffered(thrown.state, 'J6')).toBe(false);
  });

  test.each(['J74', 'A1', 'A6'] as CardId[])('%s brings no card', (card) => {
    expect(asEvent(holding(card), card).decision?.kind).toBe('play-card');
  });
});

describe('13.79 the bridge', () => {
  /** Japan from Bangkok to Rangoon and on to Mandalay. */
  const burma = {
    place: { 'jp-hq-south': 2110, 'jp-army-15': 2106 },
    japan: [2110, 2008, 2106, 2107, 2108, 2109],
  } as const;
  const held = { place: { ...burma.place }, japan: [...burma.japan] };

  test('J18 builds it if Japan holds 2108 and 2109, and the HQ works better in Burma', () => {
    const before = holding('J18', held);
    const after = asEvent(before, 'J18').state;
    expect(after.board.markers.transportRoutes.kwai).toBe(true);
    expect(efficiency(after.board, 'jp-hq-south', ['jp-army-15'])).toBe(
      efficiency(before.board, 'jp-hq-south', ['jp-army-15']) + 1,
    );
    expect(pileOf(after, 'J18')).toBe('removed');
  });

  test.each([2108, 2109])('J18 builds nothing while the Allies hold %i', (hex) => {
    const state = holding('J18', { ...held, japan: held.japan.filter((one) => one !== hex), allies: [hex] });
    const after = isOffered(state, 'J18') ? asEvent(state, 'J18').state : state;
    expect(after.board.markers.transportRoutes.kwai).toBe(false);
  });

  test('J18 stays for the rest of the game', () => {
    const next = laterSegment(asEvent(holding('J18', held), 'J18'), 'initiative', 6);
    expect(next.state.board.markers.transportRoutes.kwai).toBe(true);
  });
});

describe('10.2 Panama', () => {
  const due = {
    turn: 4,
    place: { 'us-hq-sw-pac': 3727, 'us-cv-wasp': 'turn-5', 'us-1m-div': 'turn-6' },
    markers: { warInEurope: NO_EFFECT },
  } as const;
  const panama = () => {
    const asked = asEvent(holding('J80', due), 'J80');
    return play(asked.state, { do: 'draw', card: asked.state.cards.japan.deck[0] });
  };

  test('J80 draws a card and leaves the game', () => {
    const asked = asEvent(holding('J80', due), 'J80');
    expect(draws(asked, 'japan')).toBe(true);
    expect(pileOf(asked.state, 'J80')).toBe('removed');
  });

  test('J80 the reinforcements of the next turn go to the delay box', () => {
    expect(at(laterSegment(panama(), 'reinforcement', 5), 'us-cv-wasp')).toBe('delay-box');
    const quiet = laterSegment({ state: holding('J80', due) }, 'reinforcement', 5);
    expect(at(quiet, 'us-cv-wasp')).not.toBe('delay-box');
  });

  test('J80 those of the turn after do not', () => {
    const after = laterSegment(panama(), 'reinforcement', 6);
    expect(at(after, 'us-1m-div')).not.toBe('delay-box');
  });

  test('J80 10.23 HQs and B-29s are not delayed', () => {
    const place = { ...due.place, 'us-hq-c-pac': 'turn-5', 'us-21bc': 'turn-5' } as const;
    const asked = asEvent(holding('J80', { ...due, place }), 'J80');
    const drawn = play(asked.state, { do: 'draw', card: asked.state.cards.japan.deck[0] });
    const next = laterSegment(drawn, 'reinforcement', 5);
    expect(at(next, 'us-hq-c-pac')).not.toBe('delay-box');
    expect(at(next, 'us-21bc')).not.toBe('delay-box');
  });
});

describe('markers for good', () => {
  test('A18 gives the Allies one shipping point, now and later', () => {
    const before = holding('A18');
    const after = asEvent(before, 'A18');
    expect(after.state.board.markers.asp.allies).toBe(before.board.markers.asp.allies + 1);
    expect(pileOf(after.state, 'A18')).toBe('removed');
    expect(after.decision?.kind).toBe('play-card');
    const next = laterSegment(after, 'initiative', 6).state.board.markers.asp.allies;
    expect(next).toBe(before.board.markers.asp.allies + 1);
  });

  test.each(['available', 'none'])('A23 with barges %s: there are none any more', (barges) => {
    const after = asEvent(holding('A23', { markers: { barges } }), 'A23');
    expect(after.state.board.markers.barges).toBe('never');
    expect(draws(after, 'allies')).toBe(true);
    expect(pileOf(after.state, 'A23')).toBe('removed');
  });

  test('A23 in the offensives that follow no unit goes by barge (8.47)', () => {
    const rabaul = {
      place: { 'jp-hq-south-seas': 4021, 'jp-army-17': 4021 },
      japan: [4021, 4020, 3921],
      markers: { barges: 'available' },
    } as const;
    const table = { ...rabaul, japan: [...rabaul.japan] };
    const barges = (state: State) =>
      destinations(
        offensive(state, 'J15', ['jp-army-17'], { hq: 'jp-hq-south-seas' }),
        ['jp-army-17'],
        'barge',
      );
    expect(barges(holding('J15', table))).not.toEqual([]);
    const asked = asEvent(holding('A23', table, { other: ['J15'] }), 'A23');
    const after = play(asked.state, { do: 'draw', card: asked.state.cards.allies.deck[0] });
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(barges(after.state)).toEqual([]);
  });

  test.each([2, 4])('A80 takes escorts of %i away and draws a card', (escort) => {
    const after = asEvent(holding('A80', { markers: { escort } }), 'A80');
    expect(after.state.board.markers.escort).toBe(0);
    expect(draws(after, 'allies')).toBe(true);
    expect(pileOf(after.state, 'A80')).toBe('removed');
  });

  test.each([
    [3, [1]],
    [6, []],
  ])(
    'A80 on turn %i the submarine roll has no escort modifier; the torpedoes of 1942 stay',
    (turn, changes) => {
      const after = asEvent(holding('A80', { turn: 2, markers: { escort: 4 } }), 'A80');
      const next = laterSegment(after, 'strategic-warfare', turn);
      expect(next.decision?.kind).toBe('die');
      const dice = (next.decision?.modifiers ?? [])
        .map(({ change }) => change)
        .filter((change) => change > 0);
      expect(dice).toEqual(changes);
    },
  );

  test('J31 is an event, remembered, out of the game, and brings no card', () => {
    const state = holding('J31');
    expect(isOffered(state, 'J31')).toBe(true);
    const after = asEvent(state, 'J31');
    expect(after.state.board.events).toContain('island-fortifications');
    expect(pileOf(after.state, 'J31')).toBe('removed');
    expect(after.decision?.kind).toBe('play-card');
  });
});
