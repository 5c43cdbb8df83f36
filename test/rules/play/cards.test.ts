import { describe, expect, it } from 'vitest';
import type { CardId, Side } from '../../../src/data/ids.ts';
import { advance, legalReplies } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { readPosition } from '../../../src/save/position.ts';
import { positionOf, type Situation } from '../../support/situation.ts';
import { HONSHU_CITIES, plus } from '../../support/variants.ts';
import { at, go, holder, kinds, offensive, targets } from './support.ts';

interface Table extends Situation {
  hands: Partial<Record<Side, CardId[]>>;
  future?: Partial<Record<Side, CardId>>;
}

/** Hands as stated, on an empty map; whoever has more cards is about to play one. */
function table({ hands, future = {}, ...situation }: Table): State {
  const position = {
    ...positionOf(situation, true),
    hands: { japan: [], allies: [], ...hands },
    futureOffensive: future,
  };
  return advance(readPosition('table', position).state).state;
}

const HQS: Situation = { place: { 'jp-hq-south': 2212, 'us-hq-c-pac': 5808 } };
const usesOf = (state: State, card: CardId) => [
  ...new Set(
    legalReplies(state).flatMap((answer) => ('card' in answer && answer.card === card ? [answer.do] : [])),
  ),
];

describe('5.0 uses of a card', () => {
  it('5.0 an operations card of value 3 starts an offensive, attacks China or moves an HQ', () => {
    const state = table({ ...HQS, hands: { japan: ['J15'] } });
    expect(usesOf(state, 'J15').filter((use) => use !== 'event')).toEqual([
      'operations',
      'withdraw-hq',
      'china-offensive',
      'future',
      'discard',
    ]);
  });

  it('13.72, 13.77 values below 3 do neither attack China nor build routes', () => {
    const state = table({ ...HQS, hands: { japan: ['J5'] } });
    expect(usesOf(state, 'J5').filter((use) => use !== 'event')).toEqual([
      'operations',
      'withdraw-hq',
      'future',
      'discard',
    ]);
    expect(usesOf(table({ ...HQS, hands: { allies: ['A11'] } }), 'A11')).not.toContain('build-route');
  });

  it('7.21 without an HQ in supply there is no offensive', () => {
    const state = table({ ...HQS, allies: HONSHU_CITIES, hands: { japan: ['J5'] } });
    expect(usesOf(state, 'J5')).not.toContain('operations');
  });

  it('5.0 a discarded card goes to the discard pile', () => {
    const state = table({ ...HQS, hands: { japan: ['J5', 'J15'], allies: ['A1'] } });
    const after = go(state, { do: 'discard', card: 'J5' });
    expect(after.state.cards.japan.hand).toEqual(['J15']);
    expect(after.state.cards.japan.discard).toContain('J5');
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('7.1 a military event is played as event or for operations', () => {
    const state = table({ ...HQS, hands: { japan: ['J16'] } });
    expect(usesOf(state, 'J16')).toEqual(expect.arrayContaining(['operations', 'event']));
  });

  it('5.32 the offensive player plays no reaction event, but the card for operations', () => {
    const state = table({ ...HQS, hands: { japan: ['J4'] } });
    expect(usesOf(state, 'J4')).toContain('operations');
    expect(usesOf(state, 'J4')).not.toContain('event');
  });
});

describe('4.21, 4.22 turns', () => {
  it('4.21 more cards begin; with as many Japan does in 1942, the Allies in 1943', () => {
    const first = (hands: Table['hands'], turn = 2) =>
      legalReplies(table({ ...HQS, hands, turn })).find((answer) => 'card' in answer) as { card: string };
    expect(first({ japan: ['J5'], allies: ['A1', 'A2'] }).card).toMatch(/^A/);
    expect(first({ japan: ['J5', 'J7'], allies: ['A1'] }).card).toMatch(/^J/);
    expect(first({ japan: ['J5'], allies: ['A1'] }).card).toMatch(/^J/);
    expect(first({ japan: ['J5'], allies: ['A1'] }, 5).card).toMatch(/^A/);
  });

  it('4.22 players alternate; who has no cards left is passed over', () => {
    const state = table({ ...HQS, hands: { japan: ['J5', 'J7', 'J15'], allies: ['A1'] } });
    const allies = go(state, { do: 'discard', card: 'J5' });
    const japan = go(allies, { do: 'discard', card: 'A1' });
    expect(japan.decision?.side).toBe('japan');
    expect(go(japan, { do: 'discard', card: 'J7' }).decision?.side).toBe('japan');
  });

  it('4.22 the phase is over when both hands are empty', () => {
    const state = table({ ...HQS, hands: { japan: ['J5'] } });
    const after = go(state, { do: 'discard', card: 'J5' });
    expect(after.events).toContainEqual({ type: 'segment-began', segment: 'national-status' });
  });
});

describe('12.4 passes', () => {
  const allied = (allies: number) =>
    table({ ...HQS, hands: { allies: ['A1', 'A2'] }, markers: { passes: { allies } } });

  it('12.4 a pass keeps the cards and is used up', () => {
    const after = go(allied(1), { do: 'pass' });
    expect(after.state.cards.allies.hand).toEqual(['A1', 'A2']);
    expect(after.state.board.markers.passes.allies).toBe(0);
    expect(kinds(after)).not.toContain('pass');
  });

  it('12.4 without passes there is none', () => {
    expect(kinds(go(allied(0)))).not.toContain('pass');
  });

  it('4.22 the other player is next', () => {
    const state = table({
      ...HQS,
      hands: { allies: ['A1', 'A2'], japan: ['J5'] },
      markers: { passes: { allies: 1 } },
    });
    expect(go(state, { do: 'pass' }).decision?.side).toBe('japan');
  });
});

describe('7.29 future offensives', () => {
  it('7.29 a card set aside is out of the hand, and setting it aside is the play', () => {
    const state = table({ ...HQS, hands: { japan: ['J5', 'J15'], allies: ['A1'] } });
    const after = go(state, { do: 'future', card: 'J5' });
    expect(after.state.cards.japan).toMatchObject({ hand: ['J15'], futureOffensive: 'J5' });
    expect(after.decision?.side).toBe('allies');
  });

  it('7.29B not played on the turn it was set aside', () => {
    const state = table({ ...HQS, hands: { japan: ['J5', 'J15'] } });
    const after = go(state, { do: 'future', card: 'J5' });
    expect(usesOf(after.state, 'J5')).toEqual([]);
    expect(usesOf(after.state, 'J15')).not.toEqual([]);
  });

  it('7.29B on a later turn it is played as any card of the hand', () => {
    const state = table({ ...HQS, hands: { japan: ['J15'] }, future: { japan: 'J16' } });
    expect(usesOf(state, 'J16')).toEqual(expect.arrayContaining(['operations', 'event', 'withdraw-hq']));
    const over = go(offensive(state, 'J16', []), { do: 'done' }, { do: 'commit' });
    expect(over.state.cards.japan.futureOffensive).toBeNull();
    expect(over.state.cards.japan.discard).toContain('J16');
    expect(over.state.cards.japan.hand).toEqual(['J15']);
  });

  it('7.29B never as the last card', () => {
    const state = table({ ...HQS, hands: { japan: ['J15'] }, future: { japan: 'J5' } });
    const after = go(state, { do: 'discard', card: 'J15' });
    expect(after.events).toContainEqual({ type: 'segment-began', segment: 'national-status' });
    expect(after.state.cards.japan.futureOffensive).toBe('J5');
  });

  it('7.29 one at a time, and not thrown away for another', () => {
    const state = table({ ...HQS, hands: { japan: ['J15', 'J7'] }, future: { japan: 'J5' } });
    expect(kinds(go(state))).not.toContain('future');
    expect(usesOf(state, 'J5')).not.toContain('discard');
  });

  it('7.29 when it has been played another may be set aside', () => {
    const state = table({ ...HQS, hands: { japan: ['J15', 'J7'] }, future: { japan: 'J5' } });
    const played = go(state, { do: 'withdraw-hq', card: 'J5', hq: 'jp-hq-south' });
    expect(usesOf(played.state, 'J15')).toContain('future');
  });

  it('5.37, 7.29 not the resignation of Tojo nor the Soviet invasion', () => {
    expect(usesOf(table({ ...HQS, hands: { japan: ['J43'] } }), 'J43')).not.toContain('future');
    expect(usesOf(table({ ...HQS, hands: { allies: ['A79'] } }), 'A79')).not.toContain('future');
  });

  it('7.29 an abandoned offensive puts the card back where it was', () => {
    const state = table({ ...HQS, hands: { japan: ['J15'] }, future: { japan: 'J5' } });
    expect(go(offensive(state, 'J5', []), { do: 'abandon' }).state).toEqual(state);
  });
});

describe('6.13 withdrawing HQs', () => {
  it('6.13 any operations card takes one off, to come back next turn', () => {
    const state = table({ ...HQS, hands: { japan: ['J18'] } });
    const after = go(state, { do: 'withdraw-hq', card: 'J18', hq: 'jp-hq-south' });
    expect(at(after, 'jp-hq-south')).toBe('turn-3');
    expect(after.state.cards.japan.discard).toContain('J18');
  });

  it('6.13 in supply or not', () => {
    const state = table({ ...HQS, allies: HONSHU_CITIES, hands: { japan: ['J18'] } });
    expect(usesOf(state, 'J18')).toContain('withdraw-hq');
  });

  it('6.1 one with a dot never comes back', () => {
    for (const hq of ['cw-hq-malaya', 'joint-hq-abda'] as const) {
      const state = table({ place: { [hq]: 2015 }, hands: { allies: ['A1'] } });
      expect(at(go(state, { do: 'withdraw-hq', card: 'A1', hq }), hq)).not.toMatch(/^turn|^\d/);
    }
    const anzac = table({ place: { 'joint-hq-anzac': 3727 }, hands: { allies: ['A1'] } });
    expect(at(go(anzac, { do: 'withdraw-hq', card: 'A1', hq: 'joint-hq-anzac' }), 'joint-hq-anzac')).toBe(
      'turn-3',
    );
  });

  it("6.13 only HQs on the map, and only one's own", () => {
    const state = table({
      place: { 'jp-hq-south': 2212, 'jp-hq-south-seas': 'turn-3', 'us-hq-c-pac': 5808 },
      hands: { japan: ['J18'] },
    });
    expect(targets(go(state), 'withdraw-hq', 'hq')).toEqual(['jp-hq-south']);
  });
});

describe('6.15 early return', () => {
  it('6.15 a Japanese HQ comes back to a supplied port in the Japanese islands', () => {
    const state = table({
      place: { 'jp-hq-south': 2212, 'jp-hq-south-seas': 'turn-3' },
      hands: { japan: ['J18'] },
    });
    const ports = targets(go(state), 'return-hq');
    expect(ports).toEqual(expect.arrayContaining(['3407', '3706']));
    // Neither Truk, nor Seoul, nor Formosa.
    for (const hex of ['4017', '3305', '2909']) expect(ports).not.toContain(hex);
    const after = go(state, { do: 'return-hq', hq: 'jp-hq-south-seas', to: '3706' });
    expect(at(after, 'jp-hq-south-seas')).toBe('3706');
    expect(after.state.cards.japan.discard).toContain('J18');
  });

  it('6.15 an Allied one to Australia, Oahu or India', () => {
    const state = table({
      place: { 'us-hq-c-pac': 4828, 'cw-hq-seac': 'turn-3', 'us-hq-sw-pac': 3727, 'joint-hq-anzac': 1307 },
      hands: { allies: ['A1'] },
    });
    const ports = targets(go(state), 'return-hq');
    expect(ports).toEqual(expect.arrayContaining(['3023', '5808', '1406']));
    for (const hex of ['4828', '4825', '5823', '2008']) expect(ports).not.toContain(hex);
  });

  it('6.15 not to a port the enemy holds, and not where another HQ is (6.11)', () => {
    const state = table({
      place: { 'us-hq-c-pac': 5808, 'us-hq-sw-pac': 'turn-3', 'joint-hq-anzac': 3727 },
      japan: [3023],
      hands: { allies: ['A1'] },
    });
    const ports = targets(go(state), 'return-hq');
    for (const hex of ['5808', '3727', '3023']) expect(ports).not.toContain(hex);
    expect(ports).toContain('3626');
  });

  it('6.15 on the very turn it left', () => {
    const state = table({
      place: { 'jp-hq-south': 2212, 'jp-hq-south-seas': 3704 },
      hands: { japan: ['J18', 'J5'] },
    });
    const gone = go(state, { do: 'withdraw-hq', card: 'J18', hq: 'jp-hq-south' });
    expect(targets(gone, 'return-hq', 'hq')).toEqual(['jp-hq-south']);
  });

  it('6.15 not for HQs due later', () => {
    const state = table({
      place: { 'jp-hq-south': 2212, 'jp-hq-south-seas': 'turn-5' },
      hands: { japan: ['J18'] },
    });
    expect(targets(go(state), 'return-hq')).toEqual([]);
  });

  it('6.15 nor for reinforcements that have not come yet', () => {
    const state = table({
      place: { 'us-hq-c-pac': 5808, 'us-hq-s-pac-ghormley': 'turn-3' },
      hands: { allies: ['A1'] },
    });
    expect(targets(go(state), 'return-hq')).toEqual([]);
  });
});

describe('13.72 China offensives', () => {
  const china = (more: Situation = {}, hands: CardId[] = ['J15', 'J21']) =>
    table({
      ...plus({ place: { 'jp-hq-south': 2212, 'cw-hq-seac': 1805 } }, more),
      hands: { japan: hands },
    });
  const roll = (state: State, die: number) =>
    go(state, { do: 'china-offensive', card: 'J15' }, { do: 'roll', die });
  const marker = (state: State, die: number) => roll(state, die).state.board.markers.china;
  /** Eleven divisions; with the Burma Road closed and no Hump nothing is taken off, with the Hump four. */
  const CLOSED: Situation = { japan: [2008] };
  const front = (at: string): Situation => ({ markers: { china: at } });

  it('13.72A divisions less the support of the open Burma Road: 11 - 8', () => {
    expect(marker(china(), 3)).toBe('unstable-front');
    expect(marker(china(), 4)).toBe('stable-front');
  });

  it('13.72A closed with the Hump 11 - 4, closed without it 11', () => {
    const hump = plus(CLOSED, { markers: { burmaRoad: { hump: true } } });
    expect(marker(china(hump), 7)).toBe('unstable-front');
    expect(marker(china(hump), 8)).toBe('stable-front');
    expect(marker(china(CLOSED), 9)).toBe('unstable-front');
  });

  it('13.72A each success one box towards collapse', () => {
    expect(marker(china(plus(CLOSED, front('major-breakthrough'))), 9)).toBe('threat-to-chungking');
  });

  it('13.72A a failure moves nothing without Allied air units in China', () => {
    expect(marker(china(front('major-breakthrough')), 9)).toBe('major-breakthrough');
  });

  it('13.72A with one the marker goes back a box, but never to Stable Front', () => {
    const avg: Situation = { place: { 'us-avg': 'china-box' } };
    expect(marker(china(plus(avg, front('major-breakthrough'))), 9)).toBe('unstable-front');
    expect(marker(china(plus(avg, front('unstable-front'))), 9)).toBe('unstable-front');
  });

  it('13.72B each supplied air unit that is no LRB adds one to the die', () => {
    const support = (units: NonNullable<Situation['place']>, more: Situation = {}) => {
      const asked = go(china(plus({ place: units }, more)), { do: 'china-offensive', card: 'J15' });
      return (asked.decision?.modifiers ?? []).reduce((sum, { change }) => sum + change, 0);
    };
    expect(support({})).toBe(0);
    expect(support({ 'us-avg': 'china-box' })).toBe(1);
    expect(support({ 'us-avg': 'china-box', 'us-14af': 'china-box' })).toBe(2);
    expect(support({ 'us-10af-lrb': 'china-box' })).toBe(0);
    expect(support({ 'us-14af-lrb': 'china-box' })).toBe(1);
    // With the road closed and no Hump they are out of supply.
    expect(support({ 'us-avg': 'china-box' }, CLOSED)).toBe(0);
    expect(marker(china({ place: { 'us-avg': 'china-box' }, ...front('major-breakthrough') }), 2)).toBe(
      'threat-to-chungking',
    );
    expect(marker(china({ place: { 'us-avg': 'china-box' }, ...front('major-breakthrough') }), 3)).toBe(
      'unstable-front',
    );
  });

  it('13.72 the card is discarded and the turn goes on', () => {
    const after = roll(china(), 9);
    expect(after.state.cards.japan.discard).toContain('J15');
    expect(after.decision?.kind).toBe('play-card');
  });

  it('13.72 not twice a turn nor on two turns running, whether it succeeded or not', () => {
    for (const die of [0, 9]) {
      const after = roll(china(), die).state;
      expect(usesOf(after, 'J21')).not.toContain('china-offensive');
      const later = (turns: number): State => ({
        ...after,
        board: { ...after.board, turn: after.board.turn + turns },
      });
      expect(usesOf(later(1), 'J21')).not.toContain('china-offensive');
      expect(usesOf(later(2), 'J21')).toContain('china-offensive');
    }
  });

  it('13.71 not when the Allies hold every Chinese port and Korea', () => {
    const ports = [2508, 2509, 2609, 2809, 2908, 3007, 3104, 3105];
    const korea = [3205, 3206, 3304, 3305, 3306];
    const all = china({ allies: [...ports, ...korea] });
    expect(usesOf(all, 'J15')).not.toContain('china-offensive');
    expect(usesOf(china({ allies: ports }), 'J15')).toContain('china-offensive');
  });

  it('13.73 at collapse China surrenders at once: its armies are gone, air units come back next turn', () => {
    const last = plus(front('chungking-falls'), {
      place: { 'cn-5-army': 2206, 'cn-6-army': 2407, 'us-14af': 'china-box' },
    });
    const after = roll(china(last), 0);
    expect(after.state.board.markers.china).toBe('government-collapsed');
    expect(after.state.board.surrendered).toContain('china');
    expect(at(after, 'us-14af')).toBe('turn-3');
    for (const army of ['cn-5-army', 'cn-6-army', 'cn-66-army'] as const)
      expect(at(after, army)).not.toMatch(/^\d|^turn/);
  });

  it('13.72 the Allies do not attack China by operations card', () => {
    expect(usesOf(table({ ...HQS, hands: { allies: ['A6'] } }), 'A6')).not.toContain('china-offensive');
  });
});

describe('13.77 transport routes', () => {
  const allied = (more: Situation = {}) =>
    table({ ...plus({ place: { 'cw-hq-seac': 1805 } }, more), hands: { allies: ['A6', 'A9'] } });
  const routes = (state: State) => targets(go(state), 'build-route', 'route');

  it('13.77B the first is Jarhat, then Ledo or Imphal', () => {
    expect(routes(allied())).toEqual(['jarhat']);
    const first = go(allied(), { do: 'build-route', card: 'A6', route: 'jarhat' });
    expect(first.state.board.markers.transportRoutes).toMatchObject({ jarhat: true, ledo: false });
    expect(first.state.cards.allies.discard).toContain('A6');
    expect(routes(first.state)).toEqual(['imphal', 'ledo']);
    const ledo = allied({ markers: { transportRoutes: { jarhat: true, ledo: true } } });
    expect(routes(ledo)).toEqual(['imphal']);
  });

  it('13.77B only while all of Northern India and Akyab are Allied', () => {
    expect(routes(allied({ japan: [2105] }))).toEqual([]);
    expect(routes(allied({ japan: [2006] }))).toEqual([]);
    expect(holder(allied(), 2006)).toBe('allies');
  });

  const japanese = (more: Situation = {}) =>
    table({
      ...plus({ place: { 'jp-hq-south': 2212 }, japan: [2008, 2007, 2106, 2105] }, more),
      hands: { japan: ['J15'] },
    });

  it('13.77C Japan builds at Imphal alone, and needs no route at Jarhat', () => {
    expect(routes(japanese())).toEqual(['imphal']);
    const built = go(japanese(), { do: 'build-route', card: 'J15', route: 'imphal' });
    expect(built.state.board.markers.transportRoutes).toMatchObject({ jarhat: false, imphal: true });
  });

  it('13.77C only from Rangoon, supplied, along routes it holds', () => {
    expect(routes(japanese({ allies: [2008] }))).toEqual([]);
    expect(routes(japanese({ allies: [2106] }))).toEqual([]);
    expect(routes(japanese({ allies: [2105] }))).toEqual([]);
    // Without any HQ on the map no port is supply-eligible.
    expect(routes(japanese({ place: { 'jp-hq-south': 'turn-4' } }))).toEqual([]);
  });
});

describe('17.26 ending rivalry', () => {
  const rivalry: Situation = { markers: { rivalry: { japan: 'rivalry', allies: 'rivalry' } } };

  it('17.26 in a one-year game a card of value 3 ends it', () => {
    const state = table({ ...plus(HQS, rivalry), scenario: '1942', hands: { japan: ['J15', 'J5'] } });
    expect(usesOf(state, 'J5')).not.toContain('end-rivalry');
    const after = go(state, { do: 'end-rivalry', card: 'J15' });
    expect(after.state.board.markers.rivalry).toEqual({ japan: 'agreement', allies: 'rivalry' });
    expect(after.state.cards.japan.discard).toContain('J15');
  });

  it('17.26 not without rivalry, and not in longer games', () => {
    expect(usesOf(table({ ...HQS, scenario: '1942', hands: { japan: ['J15'] } }), 'J15')).not.toContain(
      'end-rivalry',
    );
    for (const scenario of ['1941', '1942-45', '1942-43']) {
      const state = table({ ...plus(HQS, rivalry), scenario, turn: 3, hands: { japan: ['J15'] } });
      expect(usesOf(state, 'J15')).not.toContain('end-rivalry');
    }
  });
});
