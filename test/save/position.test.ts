import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/data/scenario.ts';
import { UNITS } from '../../src/data/units.ts';
import { isReduced, placeOf } from '../../src/rules/state/board.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { phaseOf } from '../../src/rules/state/state.ts';
import { inSupply } from '../../src/rules/supply/supply.ts';
import { InputError } from '../../src/save/input-error.ts';
import { openGame } from '../../src/save/open-game.ts';
import { readPosition } from '../../src/save/position.ts';

const read = (position: object) => readPosition('test', { scenario: '1942-45', ...position });
const boardOf = (position: object) => read(position).state.board;

function complaints(position: object): readonly string[] {
  try {
    read(position);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as InputError).lines;
  }
  return [];
}

describe('a position file', () => {
  test('without changes is its scenario', () => {
    expect(read({}).state).toEqual(setUp(loadScenario('1942-45')));
  });

  test('moves, reduces and removes units', () => {
    const board = boardOf({
      units: {
        'jp-cv-akagi': { at: '4017', reduced: true },
        'us-cv-lexington': { at: 'eliminated' },
        'us-7af': 'turn-4',
        'us-5af': { at: 'china-box' },
        'jp-army-38': { reduced: true },
      },
    });
    expect([placeOf(board, 'jp-cv-akagi'), isReduced(board, 'jp-cv-akagi')]).toEqual(['4017', true]);
    expect(placeOf(board, 'us-cv-lexington')).toBe('eliminated');
    expect(placeOf(board, 'us-7af')).toBe('turn-4');
    expect(placeOf(board, 'us-5af')).toBe('china-box');
    expect([placeOf(board, 'jp-army-38'), isReduced(board, 'jp-army-38')]).toEqual(['1913', true]);
    expect(placeOf(board, 'jp-army-15')).toBe('2109');
  });

  test('with clear: true starts from an empty map and the control of the start', () => {
    const board = boardOf({ clear: true, units: { 'jp-hq-south': '2212' } });
    expect(UNITS.filter((unit) => board.at[unit.index] !== 'out-of-play').map((unit) => unit.id)).toEqual([
      'jp-hq-south',
    ]);
    expect(board.reduced).not.toContain(true);
    expect(board.japaneseHexes).toEqual(setUp(loadScenario('1942-45')).board.japaneseHexes);
  });

  test('sets control, turn, phase, tracks and lasting things, and leaves the rest', () => {
    const { state } = read({
      turn: 5,
      phase: 'political',
      control: { '2015': 'japan', '3814': 'allies' },
      markers: {
        politicalWill: 7,
        transportRoutes: { jarhat: true },
        burmaRoad: { hump: true },
        rivalry: { japan: 'rivalry' },
      },
      surrendered: ['malaya'],
      events: ['doolittle-raid'],
      activated: ['jp-cv-akagi'],
    });
    expect([state.board.turn, phaseOf(state)]).toEqual([5, 'political']);
    expect(state.board.japaneseHexes).toContain('2015');
    expect(state.board.japaneseHexes).not.toContain('3814');
    expect(state.board.markers).toMatchObject({
      politicalWill: 7,
      hump: true,
      transportRoutes: { jarhat: true, ledo: false, imphal: false, kwai: false },
      rivalry: { japan: 'rivalry', allies: 'agreement' },
      divisionsInChina: 11,
    });
    expect(state.board.surrendered).toEqual(['malaya']);
    expect(state.board.events).toEqual(['doolittle-raid']);
    expect(state.board.activated).toEqual(['jp-cv-akagi']);
  });

  test('6.23 sends the Tokyo Express', () => {
    const cut = { clear: true, units: { 'jp-army-17': '4021' } };
    expect(inSupply(boardOf(cut), 'jp-army-17')).toBe(false);
    expect(inSupply(boardOf({ ...cut, markers: { tokyoExpress: '4021' } }), 'jp-army-17')).toBe(true);
  });
});

describe('the cards of a position file', () => {
  test('a stated hand replaces the scenario’s, and nothing more is dealt to that side', () => {
    const { state } = read({ hands: { japan: ['J47', 'J3'] } });
    expect(state.cards.japan.hand).toEqual(['J47', 'J3']);
    expect(state.cards.japan.deck).not.toContain('J47');
    expect(state.cards.japan.deck).toHaveLength(86 - 2 - 2);
    expect(state.flow.at(-1)).toEqual({ step: 'deal-cards', data: { japan: 0, allies: 5 } });
  });

  test('deal says how many are dealt on top of a stated hand', () => {
    const { state } = read({ hands: { japan: ['J47'] }, deal: { japan: 6 } });
    expect(state.flow.at(-1)).toEqual({ step: 'deal-cards', data: { japan: 6, allies: 5 } });
  });

  test('a card stated in one pile leaves the pile the scenario had it in', () => {
    const { state } = readPosition('test', {
      scenario: '1943',
      hands: { japan: ['J8'] },
      futureOffensive: { allies: null },
    });
    expect(state.cards.japan.hand).toEqual(['J8']);
    expect(state.cards.japan.discard).toEqual(['J12', 'J14', 'J20', 'J25', 'J29', 'J35']);
    expect(state.cards.allies.futureOffensive).toBeNull();
    expect(state.cards.allies.deck).toContain('A29');
  });

  test('a stated discard pile replaces the old one, whose cards go back to the deck', () => {
    const { state } = readPosition('test', { scenario: '1943', discards: { allies: ['A40'] } });
    expect(state.cards.allies.discard).toEqual(['A40']);
    expect(state.cards.allies.deck).toContain('A13');
  });

  test('a stated deck must hold every card that is in no other pile', () => {
    expect(complaints({ decks: { japan: ['J3'] } })).toContain('decks japan: J4 is in no pile');
  });

  test('a card cannot be in two piles, nor in the deck of the enemy', () => {
    expect(complaints({ hands: { japan: ['J5'] }, discards: { japan: ['J5'] } })).toEqual([
      'cards J5: is in two places',
    ]);
    expect(complaints({ hands: { japan: ['A5'] } })).toEqual([
      'cards A5: there is no such card in the deck of japan',
    ]);
    expect(complaints({ hands: { japan: ['J87'] } })).toEqual([
      'cards J87: there is no such card in the deck of japan',
    ]);
  });
});

describe('what is illegal in a position file is named', () => {
  test.each<[string, object, RegExp]>([
    ['an unknown scenario', { scenario: '1946' }, /there is no scenario 1946; there are 1941,/],
    ['an unknown unit', { units: { 'jp-cv-kaga': '3706' } }, /jp-cv-kaga: there is no such unit/],
    ['no unit id at all', { units: { akagi: '3706' } }, /akagi/],
    ['a hex off the board', { units: { 'jp-cv-akagi': '1305' } }, /there is no hex 1305/],
    ['a place that is none', { units: { 'jp-cv-akagi': 'limbo' } }, /units jp-cv-akagi/],
    ['an unknown key', { weather: 'fine' }, /weather/],
    ['a track out of bounds', { markers: { warInEurope: 4 } }, /warInEurope/],
    ['8.4 a ground unit at sea', { units: { 'jp-army-38': '2114' } }, /on land \(8\.4\)/],
    ['8.31 an air unit off an airfield', { units: { 'jp-ad-1': '2113' } }, /on an airfield \(8\.31\)/],
    ['8.35 an air unit at the ferry stop', { units: { 'us-7af': '5408' } }, /on an airfield \(8\.31\)/],
    ['8.21 a ship inland', { units: { 'jp-cv-akagi': '2106' } }, /ships cannot get there \(8\.21\)/],
    ['6.11 an HQ outside a port', { units: { 'jp-hq-south': '2106' } }, /must be in a port \(6\.11\)/],
    ['6.11 two HQs in a hex', { units: { 'jp-hq-south': '4017' } }, /one HQ a hex \(6\.11\)/],
    ['13.74 a ship in the China box', { units: { 'us-cv-lexington': 'china-box' } }, /only Allied air units/],
    [
      '13.74 three air units in the China box',
      { units: { 'us-7af': 'china-box', 'us-5af': 'china-box', 'us-avg': 'china-box' } },
      /3 air units in the China box, at most 2/,
    ],
    [
      '13.74 two B-29s in the China box',
      { units: { 'us-20bc': 'china-box', 'us-21bc': 'china-box' } },
      /2 B-29s in the China box/,
    ],
    ['13.71 a Japanese army inland in China', { units: { 'jp-army-38': '2407' } }, /\(13\.71\)/],
    ['13.61 a Japanese army at Calcutta', { units: { 'jp-army-38': '1805' } }, /\(13\.61\)/],
    ['13.91 anybody in Manchuria', { units: { 'us-x-corps': '3303' } }, /\(13\.91\)/],
    ['8.41C anybody in the Soviet Union', { units: { 'us-x-corps': '3801' } }, /\(8\.41C\)/],
    ['8.41E a Chinese army in Siam', { units: { 'cn-5-army': '2110' } }, /\(8\.41E\)/],
    ['13.75 Kunming Japanese', { control: { '2407': 'japan' } }, /always Allied \(13\.75\)/],
    ['1.3 control of the sea', { control: { '2114': 'japan' } }, /nobody controls the open sea/],
    ['6.23 a Tokyo Express to an Allied hex', { markers: { tokyoExpress: '4423' } }, /\(6\.23\)/],
    ['13.77 Ledo before Jarhat', { markers: { transportRoutes: { ledo: true } } }, /\(13\.77\)/],
    ['a one-step unit reduced', { units: { 'du-1-regt': { reduced: true } } }, /has no reduced side/],
    [
      '12.11 resources other than the map’s',
      { markers: { japanResources: 5 } },
      /Japan controls 4, not 5 \(12\.11\)/,
    ],
    [
      '13.78 a Burma Road other than the map’s',
      { markers: { burmaRoad: { box: 'closed-hump' } } },
      /the road is open, not closed-hump \(13\.78\)/,
    ],
  ])('%s', (_what, position, expected) => {
    expect(complaints(position).join('\n')).toMatch(expected);
  });

  test('everything wrong is named at once', () => {
    expect(
      complaints({ units: { 'jp-army-38': '2114', 'jp-ad-1': '2113' }, control: { '2407': 'japan' } }),
    ).toHaveLength(3);
  });

  test('what can be so only in the middle of an offensive is a warning', () => {
    const { warnings } = read({
      units: { 'jp-army-38': '2015', 'jp-cv-akagi': '4420', 'us-7af': '4021', 'us-3maw': 'turn-2' },
    });
    expect(warnings.map(({ rule }) => rule).sort()).toEqual(['10.1', '6.5', '8.21', '8.32']);
  });

  test('8.24, 8.34 overstacking is a warning; a pair of air units counts once', () => {
    const ships = ['us-cv-essex', 'us-cv-franklin', 'us-cv-hancock', 'us-cv-intrepid'].map((id) => [
      id,
      '5808',
    ]);
    expect(read({ units: Object.fromEntries(ships) }).warnings.map(({ rule }) => rule)).toEqual(['8.24']);
    const three = { 'us-7af': '5808', 'us-m-bde': '5808' };
    expect(read({ units: three }).warnings).toEqual([]);
    expect(read({ units: { ...three, 'us-11-abn-div': '5808' } }).warnings.map(({ rule }) => rule)).toEqual([
      '8.48',
    ]);
  });
});

describe('naming a game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'erasmus-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  test('a scenario by its id', () => {
    expect(openGame('1943').state.board.turn).toBe(5);
  });

  test('JSON and YAML files alike', () => {
    const json = openGame(file('a.json', '{"scenario": "1942-45", "turn": 3}'));
    const yaml = openGame(file('b.yaml', 'scenario: 1942-45\nturn: 3\n'));
    expect(json.state).toEqual(yaml.state);
    expect(json.state.board.turn).toBe(3);
  });

  test('hexes and scenarios without quotation marks, as people write YAML', () => {
    const text =
      'scenario: 1943\nunits:\n  jp-cv-shokaku: 3407\n  jp-bb-nagato: { at: 4017 }\ncontrol: { 4423: japan }\nmarkers: { tokyoExpress: 4021 }\n';
    const { board } = openGame(file('unquoted.yaml', text)).state;
    expect([placeOf(board, 'jp-cv-shokaku'), placeOf(board, 'jp-bb-nagato')]).toEqual(['3407', '4017']);
    expect(board.japaneseHexes).toContain('4423');
    expect(board.markers.tokyoExpress).toBe('4021');
  });

  test('a file that exists wins over a scenario of the same name', () => {
    const before = process.cwd();
    file('1943', 'scenario: "1942"\n');
    try {
      process.chdir(folder);
      expect(openGame('1943').state.scenario).toBe('1942');
    } finally {
      process.chdir(before);
    }
  });

  test.each([
    ['nothing of that name', '1946', /There is no file and no scenario called "1946"/],
    ['a folder', folder, /is not a file/],
    ['a broken file', file('broken.json', '{"scenario": '), /cannot be read/],
    ['a list', file('list.json', '[]'), /is not a position file/],
  ])('%s is refused', (_what, source, message) => {
    expect(() => openGame(source)).toThrow(message);
  });

  test('the positions that tests and documentation use are all in order', () => {
    const positions = readdirSync('test/positions');
    expect(positions.length).toBeGreaterThan(0);
    for (const name of positions) {
      expect(() => openGame(join('test/positions', name))).not.toThrow();
      expect(readFileSync(join('test/positions', name), 'utf8')).toContain('note');
    }
  });
});
