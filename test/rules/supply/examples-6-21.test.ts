import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { emptyMapWith, type Situation, supplied, zoiAt } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

/** Which of the units are in supply. */
const amongSupplied = (situation: Situation, units: UnitId[]) => {
  const board = emptyMapWith(situation);
  return units.filter((unit) => supplied(board, unit));
};

/*
 * The examples are drawn on maps; their words fix the positions only in part.
 * Where they leave a hex open, one is chosen that gives every fact they state.
 */

describe('6.21 example 1: the Japanese in Burma', () => {
  // A at Jarhat, B at Ledo, C at Myitkyina, D at Dimasur; Imphal is held by the Allies.
  const units: UnitId[] = ['jp-army-15', 'jp-army-28', 'jp-army-33', 'jp-army-31'];
  const [a, b, c, d] = units as [UnitId, UnitId, UnitId, UnitId];
  const burma: Situation = {
    scenario: '1941',
    place: { 'jp-hq-south': 2212, [a]: 2104, [b]: 2205, [c]: 2305, [d]: 2005, 'ind-1-corps': 2105 },
    japan: [2005, 2006, 2008, 2104, 2106, 2107, 2108, 2109, 2110, 2205, 2206, 2305],
  };

  it('6.21 ex. 1 all within 4 MP of Rangoon are in supply, the unit at Jarhat is not', () => {
    expect(amongSupplied(burma, units)).toEqual([b, c, d]);
  });

  it('6.21 ex. 1 it would be if the routes of Jarhat and Ledo were built', () => {
    const built = plus(burma, { markers: { transportRoutes: { jarhat: true, ledo: true } } });
    expect(amongSupplied(built, units)).toEqual(units);
  });

  it('6.21 ex. 1 nobody is if Rangoon is no Japanese port', () => {
    expect(amongSupplied(plus(burma, { allies: [2008] }), units)).toEqual([]);
  });
});

describe('6.21 example 2: the Japanese in New Guinea', () => {
  // Allied air at Port Moresby covers Madang (3721), not Wewak (3720). Hollandia is Allied and vacant.
  // A in the mountains 3521, B in the jungle 3621, C at Madang, D at Aitape, E at Sarong.
  const units: UnitId[] = ['jp-army-2', 'jp-army-16', 'jp-army-17', 'jp-army-18', 'jp-army-19'];
  const [a, b, c, d, e] = units as [UnitId, UnitId, UnitId, UnitId, UnitId];
  const newGuinea: Situation = {
    scenario: '1941',
    place: {
      'jp-hq-south-seas': 4017,
      [a]: 3521,
      [b]: 3621,
      [c]: 3721,
      [d]: 3620,
      [e]: 3119,
      'us-hq-sw-pac': 3727,
      'us-5af': 3823,
    },
    japan: [3119, 3521, 3620, 3621, 3720, 3721],
  };

  it('6.21 ex. 2 the ZOI lies over C and the sea by it', () => {
    const board = emptyMapWith(newGuinea);
    expect(zoiAt(board, 'allies', 3721)).toBe('active');
    expect(zoiAt(board, 'allies', 3821)).toBe('active');
    expect(zoiAt(board, 'allies', 3720)).toBe('none');
  });

  it('6.21 ex. 2 all but A, 5 MP from the only port, are in supply; C by land in spite of the ZOI', () => {
    expect(amongSupplied(newGuinea, units)).toEqual([b, c, d, e]);
  });

  it('6.21 ex. 2 with Hollandia as a port A is in supply too', () => {
    expect(amongSupplied(plus(newGuinea, { japan: [3520] }), units)).toEqual(units);
  });

  it('6.21 ex. 2 without Wewak only those on open coasts are', () => {
    expect(amongSupplied(plus(newGuinea, { allies: [3720] }), units)).toEqual([d, e]);
  });
});

describe('6.21 example 3: Malaya and Java', () => {
  const units: UnitId[] = [
    'cw-hq-malaya',
    'uk-air-ma',
    'jp-hq-south',
    'jp-ad-3', // Singora
    'jp-af-22', // Miri
    'jp-af-21', // Java
  ];
  const javanese = (hex: number): Situation => ({
    scenario: '1941',
    place: {
      'cw-hq-malaya': 2015,
      'uk-air-ma': 2015,
      'jp-hq-south': 2212,
      'jp-ad-3': 2012,
      'jp-af-22': 2415,
      'jp-af-21': hex,
    },
    japan: [2012, 2415, hex],
  });
  const without = (unit: UnitId, hex: number) =>
    plus(javanese(hex), { place: { [unit]: 'eliminated' as const } });

  it('6.21 ex. 3 air at Tjilatjap and air at Singapore exclude each other: the Allied unit projects', () => {
    expect(amongSupplied(javanese(2019), units)).toEqual([
      'cw-hq-malaya',
      'uk-air-ma',
      'jp-hq-south',
      'jp-ad-3',
      'jp-af-22',
    ]);
  });

  it('6.21 ex. 3 ZOI goes with supply', () => {
    const board = emptyMapWith(javanese(2019));
    expect(zoiAt(board, 'japan', 2019)).toBe('none');
    expect(zoiAt(board, 'allies', 2015)).not.toBe('none');
  });

  it('6.21 ex. 3 without the air unit at Singapore the one at Tjilatjap is in supply and cuts off the HQ', () => {
    expect(amongSupplied(without('uk-air-ma', 2019), units)).toEqual([
      'jp-hq-south',
      'jp-ad-3',
      'jp-af-22',
      'jp-af-21',
    ]);
  });

  it('6.21 ex. 3 without the one at Tjilatjap Singapore is in supply', () => {
    expect(amongSupplied(without('jp-af-21', 2019), ['cw-hq-malaya', 'uk-air-ma'])).toEqual([
      'cw-hq-malaya',
      'uk-air-ma',
    ]);
  });

  it('6.21 ex. 3 air at Batavia is in supply whatever Singapore does: HQ and air there are cut off', () => {
    expect(amongSupplied(javanese(2018), units)).toEqual(['jp-hq-south', 'jp-ad-3', 'jp-af-22', 'jp-af-21']);
    const board = emptyMapWith(javanese(2018));
    expect(zoiAt(board, 'allies', 2015)).toBe('none');
    expect(zoiAt(board, 'japan', 2018)).toBe('active');
  });

  it('6.21 ex. 3 Batavia depends on Miri: without it the air at Singapore is the one to stand', () => {
    // 2214 to 2216, where the path to Batavia runs, are then under ZOI that nobody neutralises.
    expect(amongSupplied(without('jp-af-22', 2018), units)).toEqual([
      'cw-hq-malaya',
      'uk-air-ma',
      'jp-hq-south',
      'jp-ad-3',
    ]);
  });
});
