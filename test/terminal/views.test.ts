import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/data/cards.ts';
import { findHex, MAP } from '../../src/data/map.ts';
import { loadScenario, SCENARIO_IDS } from '../../src/data/scenario.ts';
import { UNITS, unitOf } from '../../src/data/units.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { openGame } from '../../src/save/open-game.ts';
import { cardView } from '../../src/terminal/card-view.ts';
import { reportOf } from '../../src/terminal/game-report.ts';
import { hexReport, hexView } from '../../src/terminal/hex-view.ts';
import { LAYERS } from '../../src/terminal/map/layers.ts';
import { detail, overview } from '../../src/terminal/map/map-view.ts';
import {
  hexesIn,
  panels,
  REGION_NAMES,
  regionWindow,
  WHOLE_MAP,
  windowAround,
} from '../../src/terminal/map/window.ts';
import { scenariosView } from '../../src/terminal/scenario-view.ts';
import { plainScreen } from '../../src/terminal/screen.ts';
import { showView } from '../../src/terminal/show-view.ts';
import { unitReport, unitView } from '../../src/terminal/unit-view.ts';

const game = (id: string) => setUp(loadScenario(id));
const tooWide = (lines: readonly string[], width: number) => lines.filter((line) => line.length > width);

describe.each([80, 132])('on %i columns', (width) => {
  const screen = plainScreen(width);

  test.each(SCENARIO_IDS)('show %s fits and names every unit', (id) => {
    const { state, warnings } = openGame(id);
    const lines = showView(reportOf(state, warnings), screen);
    expect(tooWide(lines, width)).toEqual([]);
    const text = lines.join('\n').replace(/\s+/g, ' ');
    for (const unit of UNITS) expect(text).toContain(unit.name);
  });

  test.each(LAYERS)('the overview of %s fits', (layer) => {
    expect(tooWide(overview(game('1942').board, layer, WHOLE_MAP, screen), width)).toEqual([]);
  });

  test.each(REGION_NAMES)('%s in detail fits, on every layer', (region) => {
    const { board } = game('1943');
    for (const layer of LAYERS)
      expect(tooWide(detail(board, layer, regionWindow(region), screen), width)).toEqual([]);
  });

  test('every card, unit and hex fits', () => {
    const state = game('1942');
    for (const card of CARDS) expect(tooWide(cardView(card, screen, state), width)).toEqual([]);
    for (const unit of UNITS) expect(tooWide(unitView(unit, screen, state.board), width)).toEqual([]);
    for (const hex of MAP.hexes) expect(tooWide(hexView(hex, screen, state.board), width)).toEqual([]);
    expect(tooWide(scenariosView(screen), width)).toEqual([]);
  });
});

describe('the overview', () => {
  const lines = (layer: (typeof LAYERS)[number], id = '1942') =>
    overview(game(id).board, layer, WHOLE_MAP, plainScreen());
  /** The character of a hex: two lines of column numbers, four characters of row number. */
  const at = (drawn: readonly string[], hex: string) =>
    drawn[2 + Number(hex.slice(2))]![4 + Number(hex.slice(0, 2)) - 10];

  test('shows units, land by its holder, and sea', () => {
    const drawn = lines('units');
    expect([
      at(drawn, '3706'),
      at(drawn, '2015'),
      at(drawn, '3606'),
      at(drawn, '5908'),
      at(drawn, '5010'),
    ]).toEqual(['J', 'A', 'j', 'a', '.']);
  });

  test('shows ZOI: Japanese at Tokyo, Allied at Oahu, neutralised at Manila, none far off', () => {
    const drawn = lines('zoi');
    expect([at(drawn, '3706'), at(drawn, '5808'), at(drawn, '2813'), at(drawn, '4010')]).toEqual([
      'J',
      'A',
      'n',
      '.',
    ]);
  });

  test('shows who is out of supply', () => {
    const drawn = lines('supply');
    expect([at(drawn, '2917'), at(drawn, '3706'), at(drawn, '5808')]).toEqual(['!', 'J', 'A']);
  });

  test('shows control and terrain', () => {
    expect([
      at(lines('control'), '2015'),
      at(lines('control'), '2112'),
      at(lines('control'), '2111'),
    ]).toEqual(['A', 'J', 'J']);
    expect([at(lines('terrain'), '3823'), at(lines('terrain'), '5010')]).toEqual(['^', '.']);
  });

  test('uses two characters a hex where the screen is wide', () => {
    const wide = overview(game('1942').board, 'units', WHOLE_MAP, plainScreen(120));
    expect(wide[2 + 6]![4 + 2 * (37 - 10)]).toBe('J');
  });
});

describe('the detailed map', () => {
  test('puts odd columns half a hex lower and tells units and bases', () => {
    const lines = detail(game('1942').board, 'units', windowAround(findHex('2015')!, 1), plainScreen());
    // Columns 19, 20, 21 and rows 14 to 16: 2014 is at the top, 1914 and 2114 one line lower.
    expect(lines[1]).toMatch(/^ {8}2014ACR/);
    expect(lines[2]).toMatch(/^1914A {3}A1g/);
    expect(lines.join('\n')).toMatch(/2015PAC[\s\S]*AH1a1g/);
    expect(lines.join('\n')).toContain(
      '2015 Singapore        Malaya HQ, MA (Malaya) Air, 8 Australian Division',
    );
  });

  test('is cut into panels that share a column, and loses no hex', () => {
    const cut = panels(WHOLE_MAP, 10);
    expect(cut.every(({ columns: [from, to] }) => to - from < 10)).toBe(true);
    expect(new Set(cut.flatMap(hexesIn)).size).toBe(MAP.hexes.length);
    for (let i = 1; i < cut.length; i++) expect(cut[i]!.columns[0]).toBe(cut[i - 1]!.columns[1]);
  });
});

describe('reports', () => {
  test('show has what the documentation promises', () => {
    const report = reportOf(game('1942'), []);
    expect(report).toMatchObject({ scenario: '1942', turn: 2, phase: 'offensives' });
    expect(report.units).toHaveLength(200);
    expect(report.units.find(({ id }) => id === 'us-19-lrb')).toEqual({
      id: 'us-19-lrb',
      at: '2917',
      reduced: true,
      inSupply: false,
    });
    expect(report.units.find(({ id }) => id === 'us-5af')).toMatchObject({ at: 'delay-box', inSupply: null });
    expect(report.hqs.find(({ id }) => id === 'jp-hq-south')).toMatchObject({
      at: '2212',
      inSupply: true,
      efficiency: 1,
    });
    expect(report.control['2015']).toBe('allies');
    expect(Object.keys(report.control)).toHaveLength(
      MAP.hexes.filter((hex) => hex.port || hex.airfield || hex.city || hex.resource).length,
    );
    expect(report.resources.japan).toEqual(['2415', '3302', '3303', '3305']);
    expect(report.burmaRoad.box).toBe('open');
    expect(report.zoi.japan.hexes).toContain('3706');
    expect(report.zoi.allies.neutralised).toContain('2813');
  });

  test('hex tells its sides and who is there', () => {
    const report = hexReport(findHex('2015')!, game('1942').board);
    expect(report.sides[0]).toEqual({ direction: 'N', hex: '2014', side: 'road' });
    expect(report.now!.units.map(({ id }) => id)).toEqual(['cw-hq-malaya', 'uk-air-ma', 'aus-8-div']);
    expect(report.now!.suppliedPort).toEqual({ japan: false, allies: true });
  });

  test('unit tells its set-ups, its supply and why an HQ cannot activate it', () => {
    const report = unitReport(unitOf('us-19-lrb'), game('1942').board);
    expect(report.setups.map(({ at }) => at)).toEqual(['2812', '2917', 'eliminated', 'eliminated']);
    expect(report.now).toMatchObject({ at: '2917', inSupply: false, suppliedBy: [] });
    expect(report.now!.activation.every(({ possible, rule }) => !possible && rule === '6.3')).toBe(true);
  });
});
