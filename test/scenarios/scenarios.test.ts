import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { UnitId } from '../../src/data/ids.ts';
import { projectPath } from '../../src/data/read.ts';
import { loadScenario, parseScenario, SCENARIO_IDS } from '../../src/data/scenario.ts';
import { UNITS, unitOf } from '../../src/data/units.ts';
import { resourcesOf } from '../../src/rules/control/control.ts';
import { isReduced, placeOf } from '../../src/rules/state/board.ts';
import { checkBoard } from '../../src/rules/state/check.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { supplyOf } from '../../src/rules/supply/supply.ts';
import { RULE_18 } from './rule-18.ts';

const YEARS = ['1941', '1942', '1943', '1944'] as const;
const ALL = [
  ['1941', '17.1', 1, 12, '1941', '1941'],
  ['1942', '17.2', 2, 4, '1942', '1942'],
  ['1943', '17.3', 5, 7, '1943', '1943'],
  ['1944', '17.4', 8, 10, '1944', '1944'],
  ['1942-43', '17.5', 2, 7, '1942', '1943'],
  ['1943-44', '17.6', 5, 10, '1943', '1944'],
  ['1942-44', '17.7', 2, 10, '1942', '1944'],
  ['1942-45', '17.8', 2, 12, '1942', '1941'],
  ['1943-45', '17.9', 5, 12, '1943', '1941'],
] as const;

const start = (id: string) => setUp(loadScenario(id)).board;

/** A cell of the tables as our places: `[2917]` is the reduced side in hex 2917. */
function cell(text: string): { at: string; reduced: boolean } {
  const reduced = text.startsWith('[');
  const bare = text.replace(/[[\]]/g, '');
  const words: Record<string, string> = {
    Delay: 'delay-box',
    Elim: 'eliminated',
    Event: 'out-of-play',
    'China Box': 'china-box',
  };
  const at = words[bare] ?? (bare.length === 4 ? bare : `turn-${bare}`);
  return { at, reduced };
}

describe('the nine scenarios', () => {
  test('are all there, in the order of their rules', () => {
    expect(SCENARIO_IDS).toEqual(ALL.map(([id]) => id));
  });

  test.each(ALL)(
    '%s (%s) lasts from turn %i to turn %i, set up as %s, won as %s',
    (id, rule, first, last, setup, victory) => {
      const scenario = loadScenario(id);
      expect(scenario).toMatchObject({ rule, firstTurn: first, lastTurn: last });
      expect(scenario.units).toEqual(loadScenario(setup).units);
      expect(scenario.victory).toEqual(loadScenario(victory).victory);
    },
  );

  test.each(ALL)('%s stands on a board with nothing wrong on it', (id) => {
    expect(checkBoard(start(id)).errors).toEqual([]);
  });

  test.each(ALL)('%s states the resources and the Burma Road as the map has them (12.11, 13.78)', (id) => {
    const board = start(id);
    const { markers } = loadScenario(id);
    expect(resourcesOf(board, 'japan')).toHaveLength(markers.japanResources);
    expect(supplyOf(board).sides.allies.burmaRoad!.box).toBe(markers.burmaRoad.box);
  });

  test('17.11 only the two carriers that J1 finds at sea are no legal resting place', () => {
    const warnings = Object.fromEntries(SCENARIO_IDS.map((id) => [id, checkBoard(start(id)).warnings]));
    const { '1941': first, ...others } = warnings;
    expect(first!.map(({ rule, message }) => `${rule} ${message.slice(0, 13)}`)).toEqual(
      ['8.21 CV Lexington ', '8.21 CV Enterprise'].map((t) => t.slice(0, 18)),
    );
    expect(Object.values(others).flat()).toEqual([]);
  });

  test('17.26, 17.37, 17.47 hold for the one-year games alone', () => {
    const oneYear = SCENARIO_IDS.filter((id) =>
      loadScenario(id).specialRules.some((rule) => rule.id === 'one-year-game'),
    );
    expect(oneYear).toEqual(['1942', '1943', '1944']);
  });
});

describe('18.0 set-up tables', () => {
  test('have a row for each unit of the game', () => {
    expect(new Set(RULE_18.map(([id]) => id))).toEqual(new Set(UNITS.map((unit) => unit.id)));
    expect(RULE_18).toHaveLength(200);
  });

  test.each(YEARS.map((year, i) => [year, i] as const))(
    '%s: every unit is where its row says, on the side it says',
    (year, i) => {
      const board = start(year);
      for (const row of RULE_18) {
        const id = row[0] as UnitId;
        // A unit at full strength is not bracketed.
        expect([id, placeOf(board, id), isReduced(board, id)]).toEqual([
          id,
          ...Object.values(cell(row[i + 1]!)),
        ]);
      }
    },
  );

  // Counted off the tables by hand of rule 18: hexes of four digits in each column.
  test.each(YEARS.map((year, i) => [year, i] as const))(
    '%s: the number of units on the map agrees, side by side',
    (year, i) => {
      const board = start(year);
      for (const side of ['japan', 'allies'] as const) {
        const inTable = RULE_18.filter(
          (row) => unitOf(row[0] as UnitId).side === side && /^\[?\d{4}\]?$/.test(row[i + 1]!),
        ).length;
        const onMap = UNITS.filter(
          (unit) => unit.side === side && /^\d{4}$/.test(board.at[unit.index]!),
        ).length;
        expect(onMap).toBe(inTable);
      }
    },
  );
});

describe('17.22 against 18.0', () => {
  test('15th Army is at 2109, 38th Army at 1913 in 1942', () => {
    const board = start('1942');
    expect(placeOf(board, 'jp-army-15')).toBe('2109');
    expect(placeOf(board, 'jp-army-38')).toBe('1913');
  });
});

describe('control at the start', () => {
  const holds = (id: string, hex: string) => start(id).japaneseHexes.includes(hex as `${number}`);

  test('1.3, 17.14 Japan holds the Empire, Korea and the Chinese coast; Guam and Hong Kong are Allied', () => {
    for (const hex of ['3706', '3305', '3007', '2909', '4715', '4017', '2212'])
      expect(holds('1941', hex)).toBe(true);
    for (const hex of ['3814', '2709', '2813', '2015', '5808', '2407'])
      expect(holds('1941', hex)).toBe(false);
    expect(start('1941').japaneseHexes).toHaveLength(83);
  });

  test('17.22 the markers of 1942 and every hex where Japanese units stand', () => {
    for (const hex of [
      '1912',
      '2012',
      '1913',
      '2109',
      '2112',
      '2415',
      '2709',
      '2812',
      '2915',
      '3814',
      '4021',
    ]) {
      expect(holds('1942', hex)).toBe(true);
    }
    for (const hex of ['2813', '2015', '2912', '3014', '2008']) expect(holds('1942', hex)).toBe(false);
  });

  test('17.32 in 1943 the surrendered countries are Japanese but for hexes with Allied units', () => {
    for (const hex of [
      '2813',
      '2715',
      '2015',
      '2019',
      '2008',
      '2305',
      '4021',
      '4222',
      '4600',
      '4612',
      '5018',
    ]) {
      expect(holds('1943', hex)).toBe(true);
    }
    for (const hex of ['2006', '4423', '3823', '3922', '5108']) expect(holds('1943', hex)).toBe(false);
  });

  test('17.42 in 1944 the Allies have Tarawa, Lae and the marker at 4122', () => {
    for (const hex of ['5018', '3822', '4122', '4222', '4322']) expect(holds('1944', hex)).toBe(false);
    for (const hex of ['4021', '3720', '4415', '4715', '2709']) expect(holds('1944', hex)).toBe(true);
  });
});

describe('tracks, cards and hands', () => {
  test('17.14 markers of December 1941', () => {
    expect(loadScenario('1941').markers).toMatchObject({
      politicalWill: 0,
      china: 'stable-front',
      divisionsInChina: 12,
      burmaRoad: { box: 'open', hump: false },
      india: 'stable',
      warInEurope: 0,
      asp: { japan: 7, allies: 0 },
      japanResources: 3,
      rivalry: { japan: 'agreement', allies: 'agreement' },
      transportRoutes: { jarhat: false, ledo: false, imphal: false, kwai: false },
      passes: { japan: 0, allies: 0 },
    });
  });

  test('17.23 what differs in January 1942', () => {
    expect(loadScenario('1942').markers).toMatchObject({
      politicalWill: 8,
      divisionsInChina: 11,
      asp: { japan: 7, allies: 1 },
      japanResources: 4,
      passes: { japan: 0, allies: 2 },
    });
  });

  test('17.33 markers of 1943', () => {
    expect(loadScenario('1943').markers).toMatchObject({
      politicalWill: 6,
      china: 'major-breakthrough',
      divisionsInChina: 7,
      burmaRoad: { box: 'closed-hump', hump: true },
      warInEurope: -1,
      asp: { japan: 7, allies: 4 },
      barges: 'available',
      rivalry: { japan: 'rivalry', allies: 'rivalry' },
      replacementsSaved: { air: 2, naval: 1 },
      transportRoutes: { jarhat: true, ledo: false, imphal: false, kwai: true },
    });
  });

  test('17.43 markers of 1944', () => {
    expect(loadScenario('1944').markers).toMatchObject({
      politicalWill: 5,
      divisionsInChina: 5,
      warInEurope: 2,
      asp: { japan: 5, allies: 8 },
      barges: 'never',
      replacementsSaved: { air: 0, naval: 0 },
      passes: { japan: 1, allies: 0 },
    });
    expect(loadScenario('1944').events).toContain('island-fortifications');
  });

  test('17.24, 17.34, 17.44 delay boxes', () => {
    const delayed = (id: string) =>
      UNITS.filter((unit) => start(id).at[unit.index] === 'delay-box').map((unit) => unit.id);
    // Every Allied reinforcement of turn 2 but SEAC HQ, which is at Calcutta.
    const due2 = RULE_18.filter((row) => row[1] === '2' && unitOf(row[0] as UnitId).side === 'allies').map(
      (row) => row[0],
    );
    expect(new Set(delayed('1942'))).toEqual(new Set(due2.filter((id) => id !== 'cw-hq-seac')));
    const due5 = RULE_18.filter((row) => row[2] === '5' && unitOf(row[0] as UnitId).side === 'allies').map(
      (row) => row[0],
    );
    expect(new Set(delayed('1943'))).toEqual(new Set(due5));
    expect(delayed('1944')).toEqual([]);
  });

  test('17.25A, 17.35, 17.45 cards removed, discarded, set aside and to be dealt', () => {
    const { cards: in1942 } = loadScenario('1942');
    expect(in1942.removed.japan).toEqual(['J1', 'J2']);
    expect(in1942.deal).toEqual({ japan: 7, allies: 5 });
    const { cards: in1943 } = loadScenario('1943');
    expect(in1943.removed.japan).toHaveLength(11);
    expect(in1943.removed.allies).toHaveLength(14);
    expect(in1943.discard).toEqual({
      japan: ['J8', 'J12', 'J14', 'J20', 'J25', 'J29', 'J35'],
      allies: ['A13', 'A15'],
    });
    expect(in1943.futureOffensive).toEqual({ japan: 'J26', allies: 'A29' });
    expect(in1943.deal).toEqual({ japan: 7, allies: 7 });
    const { cards: in1944 } = loadScenario('1944');
    expect(in1944.removed.japan).toHaveLength(16);
    expect(in1944.removed.allies).toHaveLength(25);
    expect(in1944.discard).toEqual({ japan: ['J7'], allies: ['A2'] });
    expect(in1944.futureOffensive).toEqual({ japan: 'J4', allies: 'A45' });
    expect(in1944.deal).toEqual({ japan: 6, allies: 7 });
  });

  test('every card of each deck is in exactly one pile', () => {
    for (const id of SCENARIO_IDS) {
      const { cards } = setUp(loadScenario(id));
      for (const [side, size] of [
        ['japan', 86],
        ['allies', 84],
      ] as const) {
        const { deck, hand, discard, removed, futureOffensive } = cards[side];
        const all = [...deck, ...hand, ...discard, ...removed, ...(futureOffensive ? [futureOffensive] : [])];
        expect(all).toHaveLength(size);
        expect(new Set(all).size).toBe(size);
      }
    }
  });
});

describe('a scenario file with something wrong in it', () => {
  const raw = () => parse(readFileSync(projectPath('scenarios/1942.yaml'), 'utf8'));

  test.each<[string, (data: ReturnType<typeof raw>) => void, RegExp]>([
    ['a unit missing', (d) => d.units['2415'].pop(), /scenarios\/1942.yaml: units: jp-sn-2 has no place/],
    ['a unit twice', (d) => d.units['2415'].push('jp-army-38'), /units 2415: jp-army-38 is placed twice/],
    [
      'an unknown unit',
      (d) => d.units['2415'].push('jp-cv-zuikaku'),
      /units 2415: there is no unit jp-cv-zuikaku/,
    ],
    [
      'a hex off the board',
      (d) => {
        d.units['1305'] = d.units['2415'];
        delete d.units['2415'];
      },
      /units 1305: there is no such hex/,
    ],
    ['control of the sea', (d) => d.control.japan.push('5408'), /control japan: 5408 is not a land hex/],
    ['a card in two piles', (d) => d.cards.discard.japan.push('J1'), /cards japan: J1 is in two places/],
    ['a card of the other deck', (d) => d.cards.discard.japan.push('A5'), /cards japan: there is no card A5/],
    ['an HQ reduced', (d) => d.reduced.push('jp-hq-south'), /reduced: jp-hq-south has no reduced side/],
    [
      'a track out of bounds',
      (d) => {
        d.markers.politicalWill = 11;
      },
      /markers politicalWill/,
    ],
    [
      'a key that means nothing',
      (d) => {
        d.weather = 'fine';
      },
      /weather/,
    ],
  ])('%s is named', (_what, spoil, message) => {
    const data = raw();
    spoil(data);
    expect(() => parseScenario('1942', data)).toThrow(message);
  });
});
