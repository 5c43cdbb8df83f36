import { describe, expect, it } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { aboutToPlay, offered } from '../../support/playing.ts';
import { canActivate, type Situation } from '../../support/situation.ts';
import { laterSegment } from '../../support/strategic.ts';
import { plus } from '../../support/variants.ts';
import { at, fight, go, targets } from '../play/support.ts';

/** The card played as an event. */
const played = (card: CardId, situation: Situation & { clear?: boolean; other?: CardId[] }): Played =>
  go(aboutToPlay(card, situation), { do: 'event', card });

const places = (from: Played): string[] => targets(from, 'place');

const put = (from: Played, unit: UnitId, to: string): Played => go(from, { do: 'place', unit, to });

const removed = ({ state }: Played, side: 'japan' | 'allies') => state.cards[side].removed;

describe('J78 Tainan air unit', () => {
  const JAPAN: Situation = { turn: 3, place: { 'jp-hq-south': 2212 } };

  it('J78 brings it to an airfield in supply within the range of an HQ', () => {
    const start = played('J78', JAPAN);
    expect(start.decision).toMatchObject({ kind: 'card', side: 'japan', rule: 'J78' });
    // Saigon, where the HQ is, and Tainan; Truk is out of its range.
    expect(places(start)).toEqual(expect.arrayContaining(['2212', '2909']));
    expect(places(start)).not.toContain('4017');
    const after = put(start, 'jp-air-tainan', '2909');
    expect(at(after, 'jp-air-tainan')).toBe('2909');
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
    expect(removed(after, 'japan')).toContain('J78');
  });

  it('J78 brings it to no airfield the Allies control', () => {
    expect(places(played('J78', plus(JAPAN, { allies: [2909] })))).not.toContain('2909');
  });

  it('J78 is lost without an HQ in supply (5.33)', () => {
    const after = played('J78', { turn: 3 });
    expect(at(after, 'jp-air-tainan')).toBe('out-of-play');
    expect(after.decision?.kind).toBe('play-card');
    expect(removed(after, 'japan')).toContain('J78');
  });

  it('J78 keeps out of enemy ZOI and of full hexes (10.11)', () => {
    const full = plus(JAPAN, { place: { 'jp-ad-1': 2909, 'jp-ad-2': 2909, 'jp-ad-3': 2909 } });
    expect(places(played('J78', full))).not.toContain('2909');
    const watched = plus(JAPAN, { place: { 'us-hq-sw-pac': 2813, 'us-cv-wasp': 2810 }, allies: [2813] });
    expect(places(played('J78', watched))).not.toContain('2909');
  });
});

describe('A4 Arcadia Conference', () => {
  const INDIES: Situation = {
    turn: 2,
    allies: [1917, 2018, 2019, 2220, 2415, 2517, 2616, 2719],
    markers: { rivalry: { allies: 'rivalry' } },
  };

  it('A4 ends US rivalry and brings ABDA to a port of Java, Borneo, Sumatra or Celebes', () => {
    const start = played('A4', INDIES);
    expect(start.state.board.markers.rivalry.allies).toBe('agreement');
    expect(start.decision).toMatchObject({ kind: 'card', side: 'allies', rule: 'A4' });
    expect(places(start)).toEqual(['1917', '2018', '2019', '2220', '2415', '2517', '2616', '2719']);
    const after = put(start, 'joint-hq-abda', '2019');
    expect(at(after, 'joint-hq-abda')).toBe('2019');
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(removed(after, 'allies')).toContain('A4');
  });

  it('A4 brings ABDA under agreement too', () => {
    const agreed = plus(INDIES, { markers: { rivalry: { allies: 'agreement' } } });
    expect(places(played('A4', agreed))).toContain('2019');
  });

  it('A4 keeps ABDA out of enemy ZOI that is not neutralised', () => {
    const watched = plus(INDIES, {
      place: { 'jp-hq-south': 2212, 'jp-ad-1': 2415 },
      japan: [2415],
    });
    expect(places(played('A4', watched))).not.toContain('2616');
    expect(places(played('A4', watched))).toContain('2019');
  });

  it('A4 loses ABDA for good where there is no such port', () => {
    const lost = played('A4', { turn: 2, japan: INDIES.allies!, markers: INDIES.markers! });
    expect(lost.decision?.kind).toBe('play-card');
    expect(at(lost, 'joint-hq-abda')).toBe('out-of-play');
    expect(lost.state.board.markers.rivalry.allies).toBe('agreement');
    expect(at(laterSegment(lost, 'reinforcement', 3), 'joint-hq-abda')).toBe('out-of-play');
  });
});

describe('A20 Halsey replaces Ghormley', () => {
  const NOUMEA: Situation = { turn: 4, place: { 'us-hq-s-pac-ghormley': 4828, 'us-cv-wasp': 4828 } };

  it('A20 puts Halsey in the hex of Ghormley, who is out of the game', () => {
    const after = played('A20', NOUMEA);
    expect(at(after, 'us-hq-s-pac-halsey')).toBe('4828');
    expect(at(after, 'us-hq-s-pac-ghormley')).toBe('out-of-play');
  });

  it('A20 has Halsey direct the offensive, whoever else is on the map', () => {
    const after = played('A20', plus(NOUMEA, { place: { 'us-hq-c-pac': 5808 } }));
    expect(after.decision).toMatchObject({ kind: 'activate', side: 'allies' });
    expect(after.events).toContainEqual({ type: 'hq-chosen', hq: 'us-hq-s-pac-halsey', role: 'offensive' });
    expect(canActivate(after.state.board, 'us-hq-s-pac-halsey', 'us-cv-wasp')).toBe(true);
  });

  it('A20 is undone when the offensive is abandoned', () => {
    const after = go(played('A20', NOUMEA), { do: 'abandon' });
    expect(at(after, 'us-hq-s-pac-ghormley')).toBe('4828');
    expect(at(after, 'us-hq-s-pac-halsey')).toBe('out-of-play');
    expect(offered(after.state, 'event')).toEqual([{ do: 'event', card: 'A20' }]);
  });

  it('A20 stays when the offensive is over, and the card is out of the game', () => {
    const after = fight(go(played('A20', NOUMEA), { do: 'done' }));
    expect(at(after, 'us-hq-s-pac-halsey')).toBe('4828');
    expect(removed(after, 'allies')).toContain('A20');
  });

  it('A20 brings Halsey to any supplied port if Ghormley has not come yet, and he never comes', () => {
    const start = played('A20', { turn: 3, place: { 'us-hq-s-pac-ghormley': 'turn-4' } });
    expect(start.decision).toMatchObject({ kind: 'card', side: 'allies', rule: 'A20' });
    expect(places(start)).toEqual(expect.arrayContaining(['3727', '4828', '5808', '1805']));
    const after = put(start, 'us-hq-s-pac-halsey', '3727');
    expect(at(after, 'us-hq-s-pac-halsey')).toBe('3727');
    expect(at(laterSegment(after, 'reinforcement', 4), 'us-hq-s-pac-ghormley')).toBe('out-of-play');
  });

  it('A20 is not offered where Halsey would be out of supply', () => {
    // Ghormley at Manila, under the eyes of Japanese aircraft on Luzon.
    const manila: Situation = {
      turn: 4,
      place: { 'us-hq-s-pac-ghormley': 2813, 'jp-hq-south': 2212 },
      allies: [2813],
      japan: [2812],
    };
    expect(offered(aboutToPlay('A20', manila), 'event')).not.toEqual([]);
    const cut = plus(manila, { place: { 'jp-ad-1': 2812 } });
    expect(offered(aboutToPlay('A20', cut), 'event')).toEqual([]);
  });
});

describe('A27 Operation Vengeance', () => {
  const KURE: Situation = { turn: 5, place: { 'jp-hq-combined-fleet-yamamoto': 3407, 'us-hq-c-pac': 5808 } };

  it('A27 puts Ozawa in the hex of Yamamoto, who is out of the game', () => {
    const after = played('A27', KURE);
    expect(at(after, 'jp-hq-combined-fleet-ozawa')).toBe('3407');
    expect(at(after, 'jp-hq-combined-fleet-yamamoto')).toBe('out-of-play');
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(removed(after, 'allies')).toContain('A27');
  });

  it('A27 is not offered while Yamamoto is off the map', () => {
    const away = plus(KURE, { place: { 'jp-hq-combined-fleet-yamamoto': 'turn-6' } });
    expect(offered(aboutToPlay('A27', away), 'event')).toEqual([]);
    expect(offered(aboutToPlay('A27', KURE), 'event')).toEqual([{ do: 'event', card: 'A27' }]);
  });
});

describe('A51 Chennault', () => {
  /** SEAC at Calcutta; Rangoon is Japanese and the Burma Road closed. */
  const CBI: Situation = { turn: 4, place: { 'cw-hq-seac': 1805, 'uk-33-corps': 1805 }, japan: [2008] };

  it('A51 brings the 14th Air Force to Northern India or to China, and nowhere else', () => {
    const start = played('A51', CBI);
    expect(start.decision).toMatchObject({ kind: 'card', side: 'allies', rule: 'A51' });
    expect(places(start)).toEqual(['1905', '2104', '2205', 'china-box']);
    expect(at(put(start, 'us-14af', 'china-box'), 'us-14af')).toBe('china-box');
  });

  it('A51 may activate it at once; ground units not', () => {
    const after = put(played('A51', CBI), 'us-14af', '2104');
    expect(after.decision?.kind).toBe('activate');
    expect(targets(after, 'activate', 'unit')).toEqual(['us-14af']);
  });

  it('A51 disbands the AVG at once', () => {
    const avg = plus(CBI, { place: { 'us-avg': 'china-box' } });
    const start = played('A51', avg);
    expect(at(start, 'us-avg')).toBe('out-of-play');
    const after = fight(go(put(start, 'us-14af', '2104'), { do: 'done' }));
    expect(at(after, 'us-avg')).toBe('out-of-play');
    expect(at(after, 'us-14af')).toBe('2104');
    expect(removed(after, 'allies')).toContain('A51');
  });

  it('A51 makes room in China by the AVG that leaves', () => {
    const full = plus(CBI, { place: { 'us-avg': 'china-box', 'us-14af-lrb': 'china-box' } });
    expect(places(played('A51', full))).toContain('china-box');
    const crowded = plus(CBI, { place: { 'us-20bc': 'china-box', 'us-14af-lrb': 'china-box' } });
    expect(places(played('A51', crowded))).not.toContain('china-box');
  });

  it('A51 brings it elsewhere only if neither is possible', () => {
    const closed = plus(CBI, {
      place: { 'us-20bc': 'china-box', 'us-14af-lrb': 'china-box' },
      japan: [1905, 2104, 2205],
    });
    const start = played('A51', closed);
    expect(places(start)).toContain('1805');
    expect(places(start)).not.toContain('2104');
  });

  it('A51 is undone when the offensive is abandoned', () => {
    const avg = plus(CBI, { place: { 'us-avg': 2104 } });
    const after = go(put(played('A51', avg), 'us-14af', '2104'), { do: 'abandon' });
    expect(at(after, 'us-avg')).toBe('2104');
    expect(at(after, 'us-14af')).toBe('out-of-play');
  });
});

describe("A70 Slim's Burma Offensive", () => {
  const INDIA: Situation = {
    turn: 9,
    place: { 'cw-hq-seac': 1805, 'us-hq-c-pac': 5808, 'us-cv-wasp': 1805, 'uk-33-corps': 1805 },
    japan: [2008],
  };

  it('A70 brings the 7th Armoured Brigade to a supplied port of India or Burma', () => {
    const start = played('A70', INDIA);
    expect(start.decision).toMatchObject({ kind: 'card', side: 'allies', rule: 'A70' });
    expect(places(start)).toEqual(['1307', '1308', '1406', '1805', '1905']);
    expect(places(played('A70', plus(INDIA, { allies: [2008] })))).toContain('2008');
  });

  it('A70 may activate it at once, and no US ship', () => {
    const after = put(played('A70', INDIA), 'uk-7-armd-bde', '1905');
    expect(after.decision?.kind).toBe('activate');
    expect(targets(after, 'activate', 'unit')).toEqual(['uk-33-corps', 'uk-7-armd-bde']);
    const over = fight(go(after, { do: 'done' }));
    expect(at(over, 'uk-7-armd-bde')).toBe('1905');
    expect(removed(over, 'allies')).toContain('A70');
  });

  it('A70 is directed by SEAC or not played', () => {
    const without = plus(INDIA, { place: { 'cw-hq-seac': 'turn-10' } });
    expect(offered(aboutToPlay('A70', without), 'event')).toEqual([]);
  });

  it('A70 goes on without the brigade where there is no such port, and it never comes', () => {
    // SEAC at Townsville; India and Burma are out of its range.
    const far = plus(INDIA, { place: { 'cw-hq-seac': 3727, 'uk-33-corps': 3727 } });
    const start = played('A70', far);
    expect(start.decision?.kind).toBe('activate');
    const over = fight(go(start, { do: 'done' }));
    expect(at(over, 'uk-7-armd-bde')).toBe('out-of-play');
    expect(at(laterSegment(over, 'reinforcement', 10), 'uk-7-armd-bde')).toBe('out-of-play');
  });
});
