import { describe, expect, test } from 'vitest';
import { reply } from '../../../src/rules/play/play.ts';
import { hashState } from '../../../src/rules/state/state.ts';
import { aboutToPlay, offered, play } from '../../support/playing.ts';

/** A battleship at Truk (4017), about to sail for Kwajalein (4715), seven hexes off; the card allows fifteen. */
const sailing = play(
  aboutToPlay('J9', { scenario: '1941', turn: 3, place: { 'jp-hq-south-seas': 4017, 'jp-bb-nagato': 4017 } }),
  { do: 'operations', card: 'J9' },
  { do: 'activate', unit: 'jp-bb-nagato' },
  { do: 'add', unit: 'jp-bb-nagato' },
).state;

const way = (...path: string[]) =>
  reply(sailing, { do: 'move', mode: 'naval', to: '4715', path: path as `${number}`[] });

describe('8.21 a player may take another way than the one offered', () => {
  const shortest = offered(sailing, 'move').find(
    (answer) => answer.do === 'move' && answer.mode === 'naval' && answer.to === '4715',
  )!;

  test('8.21 the way offered is the shortest', () => {
    expect('path' in shortest && shortest.path).toHaveLength(8);
  });

  test('8.21 a longer way round to the south, hex by hex', () => {
    const round = ['4017', '4018', '4118', '4219', '4319', '4419', '4518', '4618', '4617', '4716', '4715'];
    const outcome = way(...round);
    expect(outcome.ok).toBe(true);
    expect(outcome.ok && outcome.events[0]).toMatchObject({ type: 'moved', path: round });
  });

  test('8.21 not one with a gap, nor one longer than the card allows; nothing changes then', () => {
    const before = hashState(sailing);
    expect(way('4017', '4219', '4715').ok).toBe(false);
    const column = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `40${from + i}`);
    expect(way(...column(17, 27), '4127', '4715').ok).toBe(false);
    expect(hashState(sailing)).toBe(before);
  });
});
