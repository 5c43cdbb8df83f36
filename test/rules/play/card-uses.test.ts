import { describe, expect, test } from 'vitest';
import { isReduced, placeOf } from '../../../src/rules/state/board.ts';
import { hashState } from '../../../src/rules/state/state.ts';
import { aboutToPlay, offered, play } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';

/** South HQ at Saigon with an air flotilla; Combined Fleet HQ at Kure. */
const SAIGON: Situation = {
  scenario: '1941',
  turn: 3,
  place: { 'jp-hq-south': 2212, 'jp-hq-combined-fleet-yamamoto': 3407, 'jp-af-22': 2212, 'jp-army-38': 2212 },
};

describe('5.0 what a card can be used for', () => {
  test('5.0 A an operations card opens an offensive; 5.36 it is discarded, never removed', () => {
    // J5 is removed when played as an event.
    const state = aboutToPlay('J5', SAIGON);
    const after = play(
      state,
      { do: 'operations', card: 'J5' },
      { do: 'hq', hq: 'jp-hq-south' },
      { do: 'done' },
      { do: 'done' },
      { do: 'commit' },
    );
    expect(after.state.cards.japan).toMatchObject({ hand: [], discard: ['J5'], removed: [] });
  });

  test('5.0 a card may be discarded', () => {
    const { state } = play(aboutToPlay('J5', SAIGON), { do: 'discard', card: 'J5' });
    expect(state.cards.japan.discard).toEqual(['J5']);
  });

  test('4.22 a pass is offered while passes are left, and uses one up', () => {
    expect(offered(aboutToPlay('J5', SAIGON), 'pass')).toEqual([]);
    const state = aboutToPlay('J5', { ...SAIGON, markers: { passes: { japan: 1 } } });
    expect(play(state, { do: 'pass' }).state.board.markers.passes.japan).toBe(0);
  });

  test('5.31 an event whose HQ is not on the map cannot be played as one', () => {
    // J83 needs South HQ, A13 any HQ in supply.
    expect(
      offered(aboutToPlay('A13', { scenario: '1941', turn: 3, place: { 'us-hq-c-pac': 5808 } }), 'event'),
    ).toHaveLength(1);
    expect(
      offered(aboutToPlay('A35', { scenario: '1941', turn: 3, place: { 'us-hq-c-pac': 5808 } }), 'event'),
    ).toEqual([]);
  });

  test('5.32 a reaction card is an operations card for the offensive player', () => {
    expect(offered(aboutToPlay('J4', SAIGON), 'event')).toEqual([]);
    expect(offered(aboutToPlay('J4', SAIGON), 'operations')).toHaveLength(1);
  });
});

describe('6.13 voluntary withdrawal of an HQ', () => {
  test('6.13 any operations value will do, and the HQ is back next turn', () => {
    const { state } = play(aboutToPlay('J4', SAIGON), { do: 'withdraw-hq', card: 'J4', hq: 'jp-hq-south' });
    expect(placeOf(state.board, 'jp-hq-south')).toBe('turn-4');
    expect(state.cards.japan.discard).toEqual(['J4']);
  });

  test('6.13 even out of supply; 6.1 an HQ with a dot does not come back', () => {
    const cut: Situation = {
      scenario: '1941',
      turn: 3,
      place: { 'cw-hq-malaya': 2015, 'jp-hq-south': 2212, 'jp-af-22': 2112, 'jp-af-23': 2415 },
      japan: [2112, 2415],
    };
    const { state } = play(aboutToPlay('A13', cut), { do: 'withdraw-hq', card: 'A13', hq: 'cw-hq-malaya' });
    expect(placeOf(state.board, 'cw-hq-malaya')).toBe('eliminated');
  });
});

describe('6.15 early return of an HQ', () => {
  const away: Situation = { ...SAIGON, place: { ...SAIGON.place, 'jp-hq-south': 'turn-4' } };

  test('6.15 to a supplied port of the home islands where no HQ is', () => {
    const state = aboutToPlay('J4', away);
    const ports = offered(state, 'return-hq').map((answer) => (answer as { to: string }).to);
    expect(ports).toContain('3706');
    // Kure has the Combined Fleet's; Saigon is not Japan.
    expect(ports).not.toContain('3407');
    expect(ports).not.toContain('2212');
    expect(placeOf(play(state, { do: 'return-hq', to: '3706' }).state.board, 'jp-hq-south')).toBe('3706');
  });

  test('6.15 Allied HQs to Australia, Oahu or India', () => {
    const allied: Situation = {
      scenario: '1942-45',
      turn: 4,
      place: { 'us-hq-c-pac': 5808, 'us-hq-sw-pac': 'turn-5' },
    };
    const ports = offered(aboutToPlay('A13', allied), 'return-hq').map(
      (answer) => (answer as { to: string }).to,
    );
    expect(ports).toEqual(expect.arrayContaining(['3727', '3023', '1805']));
    expect(ports).not.toContain('5808');
    expect(ports).not.toContain('4828');
  });

  test('6.15 a reinforcement still to come is not hurried', () => {
    const allied: Situation = {
      scenario: '1942-45',
      turn: 2,
      place: { 'us-hq-c-pac': 5808, 'joint-hq-anzac': 'turn-3' },
    };
    expect(offered(aboutToPlay('A13', allied), 'return-hq')).toEqual([]);
  });
});

describe('7.29 future offensives', () => {
  test('7.29 a card is set aside, face down, and the turn passes', () => {
    const { state } = play(aboutToPlay('J4', { ...SAIGON }), { do: 'future', card: 'J4' });
    expect(state.cards.japan).toMatchObject({ hand: [], futureOffensive: 'J4', futureSince: 3 });
  });

  test('7.29 one at a time', () => {
    const state = aboutToPlay('J4', SAIGON);
    const taken = {
      ...state,
      cards: {
        ...state.cards,
        japan: {
          ...state.cards.japan,
          futureOffensive: 'J9',
          futureSince: 1,
          deck: state.cards.japan.deck.filter((id) => id !== 'J9'),
        },
      },
    } as const;
    expect(offered(taken, 'future')).toEqual([]);
  });

  test('7.29B not on the turn it was set aside, later it may be played, but not as the last card', () => {
    const state = aboutToPlay('J4', SAIGON);
    const aside = (since: number, hand: readonly 'J4'[]) =>
      ({
        ...state,
        cards: {
          ...state.cards,
          japan: { ...state.cards.japan, hand, futureOffensive: 'J9', futureSince: since },
        },
      }) as const;
    const plays = (from: typeof state) =>
      offered(from, 'operations').map((answer) => (answer as { card: string }).card);
    expect(plays(aside(3, ['J4']))).toEqual(['J4']);
    expect(plays(aside(2, ['J4']))).toEqual(['J4', 'J9']);
    expect(plays(aside(2, []))).toEqual([]);
  });

  test('5.37 the two special events cannot be set aside', () => {
    expect(offered(aboutToPlay('J43', SAIGON), 'future')).toEqual([]);
  });
});

describe('13.72 China offensives', () => {
  // Twelve divisions in China, the Burma Road open: 12 less 8.
  const china = (extra: Situation = {}): ReturnType<typeof aboutToPlay> =>
    aboutToPlay('J9', { ...SAIGON, ...extra, place: { ...SAIGON.place, ...extra.place } });

  test('13.72A four or less succeeds and moves the marker towards collapse', () => {
    const won = play(china(), { do: 'china-offensive', card: 'J9' }, { do: 'roll', die: 4 }).state;
    expect(won.board.markers.china).toBe('unstable-front');
    const lost = play(china(), { do: 'china-offensive', card: 'J9' }, { do: 'roll', die: 5 }).state;
    expect(lost.board.markers.china).toBe('stable-front');
  });

  test('13.72B a supplied air unit in the China box adds one to the die; a failure then moves the marker back, but not to Stable Front', () => {
    const flying: Situation = { place: { 'us-14af': 'china-box' }, markers: { china: 'major-breakthrough' } };
    const lost = play(china(flying), { do: 'china-offensive', card: 'J9' }, { do: 'roll', die: 4 }).state;
    expect(lost.board.markers.china).toBe('unstable-front');
    const again = play(
      china({ ...flying, markers: { china: 'unstable-front' } }),
      { do: 'china-offensive', card: 'J9' },
      { do: 'roll', die: 4 },
    ).state;
    expect(again.board.markers.china).toBe('unstable-front');
  });

  test('13.72 only with a card of value 3, and not on two turns running', () => {
    expect(offered(aboutToPlay('J4', SAIGON), 'china-offensive')).toEqual([]);
    const state = china();
    const done = (turn: number) => ({ ...state, board: { ...state.board, chinaOffensiveTurn: turn } });
    expect(offered(done(2), 'china-offensive')).toEqual([]);
    expect(offered(done(1), 'china-offensive')).toHaveLength(1);
  });

  test('13.73 collapse takes the Chinese armies and sends the air units home', () => {
    const last: Situation = {
      place: { 'us-14af': 'china-box', 'cn-5-army': [2407, 'reduced'] },
      markers: { china: 'chungking-falls' },
    };
    const { board } = play(china(last), { do: 'china-offensive', card: 'J9' }, { do: 'roll', die: 3 }).state;
    expect(board.surrendered).toContain('china');
    expect(placeOf(board, 'cn-5-army')).toBe('eliminated');
    expect(placeOf(board, 'us-14af')).toBe('turn-4');
  });
});

describe('13.77 transport routes', () => {
  const allied = (extra: Situation = {}) =>
    aboutToPlay('A45', { scenario: '1941', turn: 3, place: { 'us-hq-c-pac': 5808 }, ...extra });
  const routes = (state: ReturnType<typeof allied>) =>
    offered(state, 'build-route').map((answer) => (answer as { route: string }).route);

  test('13.77B Jarhat first, then Ledo or Imphal, one card each', () => {
    expect(routes(allied())).toEqual(['jarhat']);
    expect(routes(allied({ markers: { transportRoutes: { jarhat: true } } }))).toEqual(['ledo', 'imphal']);
    expect(
      play(allied(), { do: 'build-route', route: 'jarhat' }).state.board.markers.transportRoutes.jarhat,
    ).toBe(true);
  });

  test('13.77B all of Northern India and Akyab must be Allied', () => {
    expect(routes(allied({ japan: [2006] }))).toEqual([]);
    expect(routes(allied({ japan: [2205] }))).toEqual([]);
  });

  test('13.77C Japan builds Imphal, if its routes lead there from Rangoon, a supplied port', () => {
    const burma = [2008, 2007, 2106, 2105];
    const japan = (held: number[]) => aboutToPlay('J9', { ...SAIGON, japan: held });
    expect(offered(japan(burma), 'build-route')).toHaveLength(1);
    expect(offered(japan(burma.filter((hex) => hex !== 2106)), 'build-route')).toEqual([]);
  });
});

describe('17.26, 17.37, 17.47 the end of rivalry', () => {
  const torn = (scenario: string) =>
    aboutToPlay('J9', { ...SAIGON, scenario, turn: 3, markers: { rivalry: { japan: 'rivalry' } } });

  test('17.26 a card of value 3 ends it in a one-year game', () => {
    const { board } = play(torn('1942'), { do: 'end-rivalry', card: 'J9' }).state;
    expect(board.markers.rivalry.japan).toBe('agreement');
  });

  test('17.26 not in a longer one', () => {
    expect(offered(torn('1942-45'), 'end-rivalry')).toEqual([]);
  });
});

describe('7.2 calling an offensive off', () => {
  test('7.2 until battles are committed everything goes back, card and shipping points too', () => {
    const state = aboutToPlay('J9', { ...SAIGON, markers: { asp: { japan: 7 } } });
    const back = play(
      state,
      { do: 'operations', card: 'J9' },
      { do: 'hq', hq: 'jp-hq-south' },
      { do: 'activate', unit: 'jp-army-38' },
      { do: 'done' },
      { do: 'add', unit: 'jp-army-38' },
      { do: 'move', mode: 'amphibious', to: '2112' },
      { do: 'abandon' },
    );
    expect(hashState(back.state)).toBe(hashState(state));
    expect(isReduced(back.state.board, 'jp-army-38')).toBe(false);
  });
});
