import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { emptyMapWith, type Situation, supplied } from '../../support/situation.ts';
import { FORMOSA_SEALED, HONSHU_CITIES, plus } from '../../support/variants.ts';

describe('6.22 ultimate supply sources', () => {
  const HQS: UnitId[] = [
    'jp-hq-combined-fleet-yamamoto',
    'jp-hq-combined-fleet-ozawa',
    'jp-hq-south',
    'jp-hq-south-seas',
  ];
  // Sasebo on Kyushu, Hakodate on Hokkaido, Saigon and Truk.
  const spread: Situation = {
    scenario: '1941',
    place: {
      'jp-hq-combined-fleet-yamamoto': 3307,
      'jp-hq-combined-fleet-ozawa': 3704,
      'jp-hq-south': 2212,
      'jp-hq-south-seas': 4017,
    },
  };
  const losing = (cities: number[]) => emptyMapWith(plus(spread, { allies: cities }));

  it('6.22 Japanese HQs anywhere trace to the cities of Honshu', () => {
    const board = emptyMapWith(spread);
    expect(HQS.filter((hq) => supplied(board, hq))).toEqual(HQS);
  });

  it('6.22 with every city of Honshu Allied no Japanese HQ is in supply, whatever else Japan holds', () => {
    // Hokkaido, Kyushu and the hex of Honshu without a city (3606) stay Japanese.
    const board = losing(HONSHU_CITIES);
    expect(HQS.filter((hq) => supplied(board, hq))).toEqual([]);
  });

  it.each(HONSHU_CITIES)('6.22 a single city of Honshu will do: %i', (left) => {
    // Kyoto (3506) has no port, but a coast: nothing in 6.21A bars a path that begins at sea there.
    const board = losing(HONSHU_CITIES.filter((city) => city !== left));
    expect(HQS.filter((hq) => supplied(board, hq))).toEqual(HQS);
  });

  it('6.22 the Allies trace to the edges of the map', () => {
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'cw-hq-seac': 1805, 'cw-hq-malaya': 2015, 'joint-hq-anzac': 3023, 'us-hq-c-pac': 5808 },
    });
    for (const hq of ['cw-hq-seac', 'cw-hq-malaya', 'joint-hq-anzac', 'us-hq-c-pac'] as const) {
      expect(supplied(board, hq), hq).toBe(true);
    }
  });

  it('6.22 an HQ in an edge hex is at its source, also under enemy ZOI; one next to the edge is not', () => {
    // Japanese air at Tana (4926) covers both Noumea (4828, an edge hex) and Efate (4826).
    const board = emptyMapWith({
      scenario: '1941',
      place: {
        'jp-hq-south-seas': 4825,
        'jp-af-24': 4926,
        'us-hq-sw-pac': 4828,
        'joint-hq-anzac': 4826,
      },
      japan: [4825, 4926],
    });
    expect(supplied(board, 'us-hq-sw-pac')).toBe(true);
    expect(supplied(board, 'joint-hq-anzac')).toBe(false);
  });

  it('6.22 the other way: with no enemy ZOI over Efate the HQ there is in supply', () => {
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'jp-hq-south-seas': 4825, 'joint-hq-anzac': 4826 },
      japan: [4825, 4926],
    });
    expect(supplied(board, 'joint-hq-anzac')).toBe(true);
  });
});

describe('6.21B the path of an HQ', () => {
  it('6.21B it may pass several ports, with land of any length between them', () => {
    // Honshu, sea, a port in North China, land, Wenchow, sea, Tainan: two changes of element.
    const board = emptyMapWith(plus(FORMOSA_SEALED, { place: { 'jp-hq-south': 2909 } }));
    expect(supplied(board, 'jp-hq-south')).toBe(true);
  });

  it('6.21B the ports must be under its own control', () => {
    const board = emptyMapWith(plus(FORMOSA_SEALED, { place: { 'jp-hq-south': 2909 }, allies: [2908] }));
    expect(supplied(board, 'jp-hq-south')).toBe(false);
  });

  describe('with Allied corps astride the coast on both sides of Wenchow', () => {
    const cutOff = plus(FORMOSA_SEALED, {
      place: { 'jp-hq-south': 2909, 'us-i-corps': 3008, 'us-x-corps': 2809 },
      allies: [3008, 2809],
    });

    it('6.21B E hexes with only enemy ground units bar it', () => {
      expect(supplied(emptyMapWith(cutOff), 'jp-hq-south')).toBe(false);
    });

    it('6.21B E but not with a unit of its own side there', () => {
      const board = emptyMapWith(plus(cutOff, { place: { 'jp-army-35': 3008 } }));
      expect(supplied(board, 'jp-hq-south')).toBe(true);
    });
  });

  describe('an HQ at Darwin under Japanese ZOI', () => {
    const darwin: Situation = {
      scenario: '1941',
      place: { 'joint-hq-abda': 3023, 'jp-hq-south': 2721, 'jp-cv-akagi': 3022 },
      japan: [2721],
    };

    it('6.21B land of any length will do: over Australia to the south edge', () => {
      expect(supplied(emptyMapWith(darwin), 'joint-hq-abda')).toBe(true);
    });

    it('6.21B E, B with the land barred by enemy ground units and the sea by ZOI it is out of supply', () => {
      const landed = plus(darwin, {
        place: { 'jp-army-2': 2923, 'jp-army-16': 3024, 'jp-army-19': 3123 },
        japan: [2923, 3024, 3123],
      });
      expect(supplied(emptyMapWith(landed), 'joint-hq-abda')).toBe(false);
      const withoutCarrier = plus(landed, { place: { 'jp-cv-akagi': 'out-of-play' } });
      expect(supplied(emptyMapWith(withoutCarrier), 'joint-hq-abda')).toBe(true);
    });
  });

  describe('an HQ at Rangoon with Japanese ZOI over its one sea exit', () => {
    // A carrier at 2010 covers 2008 and 2009, not the sea off Akyab.
    // The ports to the east are Japanese, so the way in by land is from India.
    const rangoon: Situation = {
      scenario: '1941',
      place: { 'cw-hq-malaya': 2008, 'jp-hq-south': 2015, 'jp-cv-soryu': 2010 },
      japan: [2010, 2015, 2110, 2709],
    };

    it('6.21B the path lands at Dacca and goes on by land', () => {
      expect(supplied(emptyMapWith(rangoon), 'cw-hq-malaya')).toBe(true);
    });

    it('6.21B C it cannot land on the open coast of Akyab', () => {
      // An enemy army alone in Dacca bars the road from India; the coast from 2006 to 2007 stays open to ships.
      const board = emptyMapWith(plus(rangoon, { place: { 'jp-army-15': 1905 }, japan: [1905] }));
      expect(supplied(board, 'cw-hq-malaya')).toBe(false);
    });
  });
});
