import { describe, expect, test } from 'vitest';
import { loadScenario, SCENARIO_IDS } from '../../../src/data/scenario.ts';
import { placeOf, withChanges } from '../../../src/rules/state/board.ts';
import { setUp } from '../../../src/rules/state/setup.ts';
import { cloneState, hashState, phaseOf, type State } from '../../../src/rules/state/state.ts';
import { inSupply, supplyOf } from '../../../src/rules/supply/supply.ts';

const start = (id: string): State => setUp(loadScenario(id));

describe.each(SCENARIO_IDS)('the state of %s', (id) => {
  test('is plain data that survives JSON', () => {
    const state = start(id);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('has a hash that depends on what it says, not on how it was built', () => {
    const state = start(id);
    const { board, cards, flow, scenario, options } = state;
    expect(hashState({ flow, cards, board: { ...board }, scenario, options })).toBe(hashState(state));
    expect(hashState(JSON.parse(JSON.stringify(state)))).toBe(hashState(state));
    const moved = withChanges(board, { units: { 'jp-hq-south': { at: '2015' } } });
    expect(hashState({ ...state, board: moved })).not.toBe(hashState(state));
  });

  test('can be copied; what is done to the copy leaves the original alone', () => {
    const state = start(id);
    const before = hashState(state);
    const copy = cloneState(state);
    expect(hashState(copy)).toBe(before);
    (copy.board.at as string[])[0] = 'eliminated';
    (copy.cards.japan.deck as string[]).length = 0;
    expect(hashState(state)).toBe(before);
  });
});

test('17.2 begins in the offensives phase with the hands still to be dealt', () => {
  const state = start('1942');
  expect(phaseOf(state)).toBe('offensives');
  expect(state.flow).toContainEqual({ step: 'deal-cards', data: { japan: 7, allies: 5 } });
});

test('17.11 December 1941 deals no cards: Japan holds J1 and J2', () => {
  const state = start('1941');
  expect(state.flow).toEqual([{ step: 'turn', data: { segment: 'initiative', begun: false } }]);
  expect(state.cards.japan.hand).toEqual(['J1', 'J2']);
  expect(state.cards.allies.hand).toEqual([]);
});

describe('changing a board', () => {
  test('gives another board and leaves the first one, and what is known of it, as they were', () => {
    const { board } = start('1942');
    const supply = supplyOf(board);
    const moved = withChanges(board, {
      units: { 'jp-cv-akagi': { at: '4017', reduced: true } },
      control: { '2015': 'japan' },
    });
    expect(placeOf(board, 'jp-cv-akagi')).toBe('3706');
    expect(placeOf(moved, 'jp-cv-akagi')).toBe('4017');
    expect(board.japaneseHexes).not.toContain('2015');
    expect(moved.japaneseHexes).toContain('2015');
    expect(supplyOf(board)).toBe(supply);
  });

  test('control that changes there and back is the same board to the eye', () => {
    const state = start('1943');
    const there = withChanges(state.board, { control: { '4423': 'japan', '3706': 'allies' } });
    const back = withChanges(there, { control: { '3706': 'japan', '4423': 'allies' } });
    expect(hashState({ ...state, board: back })).toBe(hashState(state));
  });

  test('6.0 supply follows at once', () => {
    const { board } = start('1942');
    expect(inSupply(board, 'jp-army-38')).toBe(true);
    const noHq = withChanges(board, { units: { 'jp-hq-south': { at: 'eliminated' } } });
    expect(inSupply(noHq, 'jp-army-38')).toBe(false);
  });
});
