import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildCards, CARDS } from '../../src/data/cards.ts';
import { DataError } from '../../src/data/data-error.ts';
import {
  AIRFIELDS,
  buildMap,
  findHex,
  isNamed,
  MAP,
  ONE_HEX_ISLANDS,
  PORTS,
  sideWord,
} from '../../src/data/map.ts';
import { projectPath } from '../../src/data/read.ts';
import { buildTables } from '../../src/data/tables.ts';
import { buildUnits, isCarrier, isLrb, UNITS } from '../../src/data/units.ts';
import { DIRECTIONS, neighbour, opposite } from '../../src/hex/hex.ts';
import { count, has } from '../../src/hex/hex-set.ts';

// biome-ignore lint/suspicious/noExplicitAny: raw data to be spoilt
type Raw = any;
const raw = (name: string): Raw => JSON.parse(readFileSync(projectPath(`src/data/files/${name}`), 'utf8'));

/** The error that building from spoilt data ends in. */
function errorOf(build: (raw: unknown) => unknown, file: string, spoil: (data: Raw) => void): DataError {
  const data = raw(file);
  spoil(data);
  try {
    build(data);
  } catch (error) {
    expect(error).toBeInstanceOf(DataError);
    return error as DataError;
  }
  throw new Error('the spoilt data was accepted');
}

describe('the map', () => {
  test('counts of the printed map', () => {
    expect(MAP.hexes).toHaveLength(1139);
    expect(MAP.hexes.filter((hex) => hex.area !== null)).toHaveLength(361);
    expect(count(PORTS)).toBe(76);
    expect(count(AIRFIELDS)).toBe(142);
    expect(MAP.hexes.filter((hex) => hex.resource)).toHaveLength(14);
    expect(MAP.hexes.filter((hex) => hex.empire)).toHaveLength(83);
    expect(MAP.hexes.filter((hex) => hex.terrain === 'atoll')).toHaveLength(34);
    expect(MAP.hexes.filter((hex) => hex.city === 'japanese-home-city')).toHaveLength(8);
  });

  test('1.3 one-hex islands: 116, Kyushu and Leyte among them, Singapore not', () => {
    expect(count(ONE_HEX_ISLANDS)).toBe(116);
    const island = (hex: string) => has(ONE_HEX_ISLANDS, findHex(hex)!.index);
    expect([island('3307'), island('3014'), island('2015')]).toEqual([true, true, false]);
  });

  test('1.3 named hexes: Attu is none (17.38), Guadalcanal is one', () => {
    expect(isNamed(findHex('4600')!)).toBe(false);
    expect(isNamed(findHex('4423')!)).toBe(true);
  });

  test('8.21 ships enter Soerabaja from 2219, 2319 and 2320, not from 2119, 2120 and 2221', () => {
    const from = (hex: string) => {
      const { index } = findHex(hex)!;
      const direction = DIRECTIONS.find((d) => neighbour(index, d) === findHex('2220')!.index)!;
      return sideWord(index, direction);
    };
    const open = ['water', 'water-closed-land', 'coast', 'road-coast'];
    for (const hex of ['2219', '2319', '2320']) expect(open).toContain(from(hex));
    for (const hex of ['2119', '2120', '2221']) expect(open).not.toContain(from(hex));
  });

  test('every hexside is the same from both ends', () => {
    for (const hex of MAP.hexes) {
      for (const d of DIRECTIONS) {
        const other = neighbour(hex.index, d);
        if (other === undefined || !MAP.byIndex[other]) expect(sideWord(hex.index, d)).toBeUndefined();
        else expect(sideWord(other, opposite(d))).toBe(sideWord(hex.index, d));
      }
    }
  });

  test.each<[string, (data: Raw) => void, string, RegExp]>([
    ['a hex twice', (d) => d.land.push(d.land[0]), 'land 1005', /listed twice/],
    [
      'a hex off the board',
      (d) => d.land.push({ hex: '1305', terrain: 'open', area: 'ceylon' }),
      'land 1305',
      /no such hex/,
    ],
    [
      'a name twice',
      (d) => {
        d.land[1].name = d.land[0].name;
      },
      'land 1206',
      /shares its name with 1005/,
    ],
    [
      'an unknown area',
      (d) => {
        d.land[0].area = 'atlantis';
      },
      'land 1005 area',
      /Invalid option/,
    ],
    [
      'land without an area',
      (d) => {
        delete d.land[0].area;
      },
      'land 1005',
      /land has an area/,
    ],
    [
      'hexes that do not touch',
      (d) => d.hexsides.coast.push('1206-1208'),
      'hexsides coast 1206-1208',
      /no neighbours/,
    ],
    [
      'a hexside of two kinds',
      (d) => d.hexsides.land.push(d.hexsides.coast[0]),
      `hexsides land ${raw('map.json').hexsides.coast[0]}`,
      /also listed as coast/,
    ],
    [
      'land across the sea',
      (d) => d.hexsides.land.push('1004-1005'),
      'hexsides land 1004-1005',
      /without land/,
    ],
    [
      'a row outside the frame',
      (d) => {
        d.columns['10'] = [[4, 40]];
      },
      'columns 10',
      /outside the frame/,
    ],
  ])('%s stops with file, entry and reason', (_what, spoil, entry, reason) => {
    const error = errorOf(buildMap, 'map.json', spoil);
    expect(error.file).toBe('map.json');
    expect(error.entry).toBe(entry);
    expect(error.reason).toMatch(reason);
  });
});

describe('the units', () => {
  test('18.0: 74 Japanese and 126 Allied, by class', () => {
    const number = (side: string, of: string) =>
      UNITS.filter((unit) => unit.side === side && unit.class === of).length;
    expect(['hq', 'naval', 'air', 'ground'].map((of) => number('japan', of))).toEqual([4, 19, 25, 26]);
    expect(['hq', 'naval', 'air', 'ground'].map((of) => number('allies', of))).toEqual([8, 42, 26, 50]);
  });

  test('1.3 only the Allies have LRBs, all with a range of six or more', () => {
    const lrbs = UNITS.filter(isLrb);
    expect(lrbs).toHaveLength(10);
    for (const unit of lrbs)
      expect([unit.side, unit.class === 'air' && unit.range >= 6]).toEqual(['allies', true]);
  });

  test('1.3 carriers are CV, CVL and CVE', () => {
    const types = new Set(UNITS.filter(isCarrier).map((unit) => unit.class === 'naval' && unit.type));
    expect(types).toEqual(new Set(['CV', 'CVL', 'CVE']));
  });

  test.each<[string, (data: Raw) => void, string, RegExp]>([
    ['an id twice', (d) => d.units.push(d.units[0]), 'units jp-hq-combined-fleet-yamamoto', /listed twice/],
    [
      'an unknown class',
      (d) => {
        d.units[4].class = 'submarine';
      },
      'units jp-cv-akagi class',
      /Invalid/,
    ],
    [
      'a strength that is no number',
      (d) => {
        d.units[4].full.attack = 'many';
      },
      'units jp-cv-akagi full attack',
      /number/,
    ],
    [
      'a carrier without range',
      (d) => {
        delete d.units[4].range;
      },
      'units jp-cv-akagi',
      /carriers have a range/,
    ],
    [
      'a nation on the wrong side',
      (d) => {
        d.units[4].nation = 'us';
      },
      'units jp-cv-akagi',
      /us fights for japan/,
    ],
    [
      'a pair that is none',
      (d) => {
        d.units.find((u: Raw) => u.id === 'us-5af').pair = 'us-7af';
      },
      'units us-5af',
      /pair us-7af/,
    ],
  ])('%s stops with file, entry and reason', (_what, spoil, entry, reason) => {
    const error = errorOf(buildUnits, 'units.json', spoil);
    expect(error.message).toContain(`units.json: ${entry}: `);
    expect(error.reason).toMatch(reason);
  });
});

describe('the cards', () => {
  test('86 Japanese and 84 Allied ones', () => {
    expect(CARDS.filter((card) => card.side === 'japan')).toHaveLength(86);
    expect(CARDS.filter((card) => card.side === 'allies')).toHaveLength(84);
  });

  // Figures the rulebook's card list gives.
  test.each([
    ['J3', { type: 'military', logistics: 3, intelligence: 'surprise', hq: 'any' }],
    ['J23', { oc: 2 }],
    ['J47', { type: 'military', logistics: 7, hq: { only: ['jp-hq-south', 'jp-hq-south-seas'] } }],
    ['A20', { hq: { only: ['us-hq-s-pac-halsey'] } }],
    ['A5', { type: 'reaction', kind: 'counteroffensive', intelligence: 'intercept', logistics: 3 }],
    ['J4', { type: 'reaction', intelligence: 'intercept', draws: 1 }],
  ])('%s has the values of the card list', (id, values) => {
    expect(CARDS.find((card) => card.id === id)).toMatchObject(values);
  });

  test.each<[string, (data: Raw) => void, string, RegExp]>([
    [
      'an HQ that does not exist',
      (d) => {
        d.cards[46].hq.only = ['jp-hq-north'];
      },
      'cards J47',
      /jp-hq-north is not an HQ/,
    ],
    [
      'an HQ of the enemy',
      (d) => {
        d.cards[46].hq.only = ['us-hq-c-pac'];
      },
      'cards J47',
      /not an HQ of its own side/,
    ],
    [
      'a unit that does not exist',
      (d) => {
        d.cards[0].activation.units.push('jp-cv-kaga');
      },
      'cards J1',
      /jp-cv-kaga is not a unit/,
    ],
    [
      'a card number too high',
      (d) => {
        d.cards[0].id = 'J87';
      },
      'cards J87',
      /86 cards/,
    ],
    ['a card missing', (d) => d.cards.pop(), 'cards', /83 cards for allies/],
    [
      'an operations value of four',
      (d) => {
        d.cards[0].oc = 4;
      },
      'cards J1 oc',
      /<=3/,
    ],
  ])('%s stops with file, entry and reason', (_what, spoil, entry, reason) => {
    const error = errorOf(buildCards, 'cards.json', spoil);
    expect(error.entry).toBe(entry);
    expect(error.reason).toMatch(reason);
  });
});

describe('the tables', () => {
  test.each<[string, (data: Raw) => void, string, RegExp]>([
    [
      'a hex that does not exist',
      (d) => d.nations.burma.surrenderKeys.push('1305'),
      'nations burma',
      /no hex 1305/,
    ],
    [
      'open sea as a place',
      (d) => {
        d.places.tokyo = '5408';
      },
      'places',
      /5408 is open sea/,
    ],
    [
      'a Hump airfield without airfield',
      (d) => d.humpAirfields.push('2107'),
      'humpAirfields',
      /2107 has no airfield/,
    ],
    ['a bomber that is none', (d) => d.bombing.units.push('us-7af'), 'bombing units', /us-7af is not a B-29/],
    ['a turn missing', (d) => d.turns.pop(), 'turns', /./],
  ])('%s stops with file, entry and reason', (_what, spoil, entry, reason) => {
    const error = errorOf(buildTables, 'tables.json', spoil);
    expect(error.entry).toBe(entry);
    expect(error.reason).toMatch(reason);
  });
});

test('data is frozen', () => {
  expect(() => {
    (UNITS[0] as { name: string }).name = 'changed';
  }).toThrow(TypeError);
  expect(() => (CARDS as Raw).push(CARDS[0])).toThrow(TypeError);
  expect(() => {
    (MAP.hexes[0] as { name: string | null }).name = 'changed';
  }).toThrow(TypeError);
});
