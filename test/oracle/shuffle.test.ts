import { expect, test } from 'vitest';
import { findHex } from '../../src/data/map.ts';
import { loadScenario } from '../../src/data/scenario.ts';
import { TABLES } from '../../src/data/tables.ts';
import { UNITS } from '../../src/data/units.ts';
import { idOf } from '../../src/hex/hex.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { generator } from '../support/random.ts';
import { KUNMING_AREA } from './position.ts';
import { shuffledBoard } from './shuffle.ts';

test.each(['1941', '1942', '1943', '1944'])('shuffled boards of %s are in order', (scenario) => {
  const { board: base } = setUp(loadScenario(scenario));
  const random = generator(Number(scenario));
  for (let count = 0; count < 100; count++) {
    const board = shuffledBoard(base, random);
    const placeOf = (unit: (typeof UNITS)[number]) => board.at[unit.index]!;
    const onMap = UNITS.filter((unit) => findHex(placeOf(unit)));
    const hqs = onMap.filter((unit) => unit.class === 'hq');
    expect(new Set(hqs.map(placeOf)).size).toBe(hqs.length);
    for (const hq of hqs) expect(findHex(placeOf(hq))!.port).toBe(true);
    for (const unit of onMap) {
      const hex = findHex(placeOf(unit))!;
      if (unit.class === 'ground') expect(hex.area).not.toBeNull();
      if (unit.class === 'air') expect(hex.airfield).toBe(true);
      if (unit.class === 'naval') expect(hex.port || hex.area === null).toBe(true);
    }
    for (const unit of UNITS) {
      if (board.reduced[unit.index]) expect(unit.class !== 'hq' && unit.reduced).toBeTruthy();
    }
    const inBox = UNITS.filter((unit) => placeOf(unit) === 'china-box');
    expect(inBox.length).toBeLessThanOrEqual(TABLES.chinaBox.units);
    for (const unit of inBox) expect([unit.side, unit.class]).toEqual(['allies', 'air']);
    for (const index of KUNMING_AREA) expect(board.japaneseHexes).not.toContain(idOf(index));
    for (const hex of board.japaneseHexes) expect(findHex(hex)!.area).not.toBeNull();
    for (const id of board.activated) {
      const unit = UNITS.find((other) => other.id === id)!;
      expect(unit.class).not.toBe('hq');
      expect(onMap.includes(unit) || inBox.includes(unit)).toBe(true);
    }
  }
});

test('the same random numbers give the same board', () => {
  const { board } = setUp(loadScenario('1943'));
  expect(shuffledBoard(board, generator(5))).toEqual(shuffledBoard(board, generator(5)));
});
