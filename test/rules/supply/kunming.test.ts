import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { burmaRoad, emptyMapWith, type Situation, supplied } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

const start: Situation = { scenario: '1941' };
const road = (situation: Situation) => burmaRoad(emptyMapWith(situation));
const boxOf = (situation: Situation) => road(situation).box;
const isSupplied = (situation: Situation, unit: UnitId) => supplied(emptyMapWith(situation), unit);
const built = (...routes: ('jarhat' | 'ledo' | 'imphal')[]): Situation => ({
  markers: { transportRoutes: Object.fromEntries(routes.map((route) => [route, true])) },
});
const humpPlayed: Situation = { markers: { burmaRoad: { hump: true } } };
/** An HQ that makes the airfields of Northern India eligible and is too far off to supply anyone there. */
const madras: Situation = { place: { 'cw-hq-malaya': 1406 } };

describe('13.78 A the road to Rangoon', () => {
  it('13.78 A open: Allied routes from Kunming to Rangoon and the sea from there', () => {
    expect(road(start)).toMatchObject({ box: 'open', openBy: 'A' });
  });

  it.each([
    ['Lashio', 2206],
    ['Mandalay', 2106],
    ['Rangoon', 2008],
  ])('13.78 A closed with %s under Japanese control, vacant or not', (_, hex) => {
    expect(boxOf(plus(start, { japan: [hex] }))).toBe('closed-no-hump');
  });

  it('13.78 A Mandalay and Rangoon are joined twice, by 2007 and by 2107', () => {
    expect(boxOf(plus(start, { japan: [2107] }))).toBe('open');
    expect(boxOf(plus(start, { japan: [2007] }))).toBe('open');
    expect(boxOf(plus(start, { japan: [2007, 2107] }))).toBe('closed-no-hump');
  });

  it('13.78 A Myitkyina and Akyab are not on the way', () => {
    expect(boxOf(plus(start, { japan: [2006, 2305] }))).toBe('open');
  });

  const raid = plus(start, { place: { 'jp-cv-akagi': 1909 }, activated: ['jp-cv-akagi'] });

  it('13.78 A closed by Japanese ZOI over the sea exit of Rangoon', () => {
    expect(boxOf(raid)).toBe('closed-no-hump');
  });

  it('13.78 A not by ZOI that is neutralised', () => {
    const met = plus(raid, { place: { 'uk-cvl-hermes': 1908 }, activated: ['uk-cvl-hermes'] });
    expect(boxOf(met)).toBe('open');
  });

  it('13.78 A the edge of the map will do without Madras', () => {
    const offMadras = plus(start, { place: { 'jp-cv-akagi': 1507 }, activated: ['jp-cv-akagi'] });
    expect(boxOf(offMadras)).toBe('open');
  });

  it('13.78 A Madras will do without the edge of the map', () => {
    // Carriers west of Ceylon, in the middle of the bay and off the strait of Malacca.
    const barrier = plus(start, {
      place: { 'jp-cv-akagi': 1107, 'jp-cv-soryu': 1510, 'jp-cv-shokaku': 1811 },
      activated: ['jp-cv-akagi', 'jp-cv-soryu', 'jp-cv-shokaku'],
    });
    expect(boxOf(barrier)).toBe('open');
    const offMadrasToo = plus(barrier, { place: { 'jp-cvl-ryujo': 1507 }, activated: ['jp-cvl-ryujo'] });
    expect(boxOf(offMadrasToo)).toBe('closed-no-hump');
  });
});

describe('13.78 B the road to India', () => {
  const rangoonLost = plus(start, { japan: [2008] });

  it.each([
    ['Jarhat and Ledo', built('jarhat', 'ledo')],
    ['Jarhat and Imphal', built('jarhat', 'imphal')],
  ])('13.78 B open with %s built', (_, routes) => {
    expect(road(plus(rangoonLost, routes))).toMatchObject({ box: 'open', openBy: 'B' });
  });

  it.each([
    ['nothing', built()],
    ['only Jarhat', built('jarhat')],
    ['only Imphal', built('imphal')],
  ])('13.78 B closed with %s built', (_, routes) => {
    expect(boxOf(plus(rangoonLost, routes))).toBe('closed-no-hump');
  });

  it('13.78 B each of the two branches stands for the other', () => {
    const all = plus(rangoonLost, built('jarhat', 'ledo', 'imphal'));
    const ledoHeld = plus(all, { place: { 'jp-army-15': 2205 }, japan: [2205] });
    expect(boxOf(ledoHeld)).toBe('open');
    expect(boxOf(plus(ledoHeld, { place: { 'jp-army-33': 2105 }, japan: [2105] }))).toBe('closed-no-hump');
  });

  it('13.78 B closed with a Japanese army on the line to Madras', () => {
    const open = plus(rangoonLost, built('jarhat', 'ledo'));
    expect(boxOf(plus(open, { place: { 'jp-army-15': 2005 }, japan: [2005] }))).toBe('closed-no-hump');
    expect(boxOf(plus(open, { place: { 'jp-army-15': 1905 }, japan: [1905] }))).toBe('closed-no-hump');
    // Akyab is off the line.
    expect(boxOf(plus(open, { place: { 'jp-army-15': 2006 }, japan: [2006] }))).toBe('open');
  });

  it('13.78 A, B ZOI on the sea exit of Rangoon closes the one way, not the other', () => {
    const raid = plus(start, { place: { 'jp-cv-akagi': 1909 }, activated: ['jp-cv-akagi'] });
    expect(boxOf(raid)).toBe('closed-no-hump');
    expect(road(plus(raid, built('jarhat', 'ledo')))).toMatchObject({ box: 'open', openBy: 'B' });
  });
});

describe('13.78 C, D the marker', () => {
  const closed = plus(plus(start, madras), { japan: [2008, 2206] });

  it('13.78 C neither A nor B: closed, no Hump', () => {
    expect(boxOf(closed)).toBe('closed-no-hump');
  });

  it('13.78 D after A17: closed, Hump', () => {
    expect(boxOf(plus(closed, humpPlayed))).toBe('closed-hump');
  });

  it('13.78 D after A17, with the airfields of Northern India lost: closed, no Hump', () => {
    const lost = plus(plus(closed, humpPlayed), { japan: [1905, 2104] });
    expect(boxOf(lost)).toBe('closed-no-hump');
    expect(boxOf(plus(lost, { allies: [1905] }))).toBe('closed-hump');
  });

  it('13.78 D after A17 the road may be open all the same', () => {
    expect(boxOf(plus(start, humpPlayed))).toBe('open');
  });
});

describe('13.74 the China box', () => {
  const chennault = plus(start, { place: { 'us-14af': 'china-box' } });
  const closed = plus(plus(chennault, madras), { japan: [2008, 2206] });

  it('13.74 air units there are in supply with the Burma Road open, without any HQ', () => {
    expect(isSupplied(chennault, 'us-14af')).toBe(true);
  });

  it('13.74 not with the road closed', () => {
    expect(isSupplied(closed, 'us-14af')).toBe(false);
  });

  it('13.74 with the Hump and an eligible airfield in Northern India they are', () => {
    const hump = plus(closed, humpPlayed);
    expect(isSupplied(hump, 'us-14af')).toBe(true);
    expect(isSupplied(plus(hump, { japan: [1905, 2104] }), 'us-14af')).toBe(false);
    expect(isSupplied(plus(hump, { place: { 'cw-hq-malaya': 'eliminated' } }), 'us-14af')).toBe(false);
  });
});

describe('13.75 Kunming as a source', () => {
  // No HQ anywhere. Kunming itself 0, Lashio 1, Mandalay 1.5, Myitkyina 1.5 MP away.
  const burma = plus(start, {
    place: { 'cn-5-army': 2407, 'uk-15-corps': 2206, 'du-1-regt': 2106, 'us-i-corps': 2305 },
  });
  const units: UnitId[] = ['cn-5-army', 'uk-15-corps', 'du-1-regt', 'us-i-corps'];

  it('13.75 with the Burma Road open it supplies Allied units of every nation within 4 MP, without an HQ', () => {
    const board = emptyMapWith(burma);
    expect(units.filter((unit) => supplied(board, unit))).toEqual(units);
  });

  it('13.75 with the road closed and no Hump it does not', () => {
    const board = emptyMapWith(plus(burma, { japan: [2008] }));
    expect(units.filter((unit) => supplied(board, unit))).toEqual([]);
  });

  it('13.75 with the Hump it does', () => {
    const board = emptyMapWith(plus(plus(plus(burma, madras), humpPlayed), { japan: [2008] }));
    expect(units.filter((unit) => supplied(board, unit))).toEqual(units);
  });

  it('13.75, 6.21A exactly 4 MP by the roads of 1941: Jarhat; half a point more: Dacca', () => {
    // Kunming, 2306, Lashio by road 1, Imphal 3, Jarhat 4. Mandalay 1.5, Akyab 3.5, Dacca 4.5.
    const air = plus(start, { place: { 'uk-air-fe': 2104 } });
    expect(isSupplied(air, 'uk-air-fe')).toBe(true);
    expect(isSupplied(plus(air, { place: { 'uk-air-fe': 1905 } }), 'uk-air-fe')).toBe(false);
  });

  it('13.75 a ship in Rangoon, 2.5 MP away, is in supply, one at sea is not', () => {
    expect(isSupplied(plus(start, { place: { 'uk-ca-exeter': 2008 } }), 'uk-ca-exeter')).toBe(true);
    expect(isSupplied(plus(start, { place: { 'uk-ca-exeter': 2009 } }), 'uk-ca-exeter')).toBe(false);
  });

  it('13.75, 6.21A E enemy units alone in the way bar the path', () => {
    const hump = plus(plus(plus(start, madras), humpPlayed), {
      place: { 'uk-15-corps': 2106 },
      japan: [2008, 2206],
    });
    expect(isSupplied(hump, 'uk-15-corps')).toBe(true);
    expect(isSupplied(plus(hump, { place: { 'jp-army-15': 2206 } }), 'uk-15-corps')).toBe(false);
  });

  it.each([2407, 2306, 2307, 2406, 2408, 2506, 2507])(
    '13.75 Kunming and the hexes around it are always Allied: %i',
    (hex) => {
      expect(() => emptyMapWith(plus(start, { japan: [hex] }))).toThrow(/13\.75/);
    },
  );
});
