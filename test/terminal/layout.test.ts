import { describe, expect, test } from 'vitest';
import { flow, labelled, piece, table, wrapped } from '../../src/terminal/layout.ts';
import { plainScreen, screenOf } from '../../src/terminal/screen.ts';

describe('text fits the screen', () => {
  test('pieces break between pieces, never inside', () => {
    const pieces = ['Akagi', 'Soryu', 'Shokaku', 'Hiei'].map((name) => piece(name));
    expect(flow(pieces, plainScreen(14), 0)).toEqual(['Akagi, Soryu,', 'Shokaku, Hiei']);
  });

  test('later lines stand under the first', () => {
    const pieces = ['Akagi', 'Soryu', 'Shokaku'].map((name) => piece(name));
    expect(labelled(piece('3706'), 6, pieces, plainScreen(20))).toEqual([
      '3706  Akagi, Soryu,',
      '      Shokaku',
    ]);
  });

  test('prose breaks at words', () => {
    expect(wrapped('one two three four', plainScreen(10), 2)).toEqual(['  one two', '  three', '  four']);
  });

  test('a word too long for the line stands alone', () => {
    expect(wrapped('a extraordinarily b', plainScreen(10))).toEqual(['a', 'extraordinarily', 'b']);
  });

  test('columns are as wide as their widest cell, colours not counted', () => {
    const red = (text: string) => `<${text}>`;
    expect(
      table(
        [
          [piece('a', red), piece('x')],
          [piece('bbb'), piece('y')],
        ],
        0,
      ),
    ).toEqual(['<a  >  x', 'bbb  y']);
  });
});

describe('colour', () => {
  const colours = (stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv) =>
    screenOf(stream, env).paint.alarm('x') !== 'x';

  test.each<[string, { isTTY?: boolean }, NodeJS.ProcessEnv, boolean]>([
    ['on a terminal', { isTTY: true }, {}, true],
    ['not through a pipe', {}, {}, false],
    ['not with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR does not count', { isTTY: true }, { NO_COLOR: '' }, true],
    ['NO_COLOR wins over FORCE_COLOR', { isTTY: true }, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
    ['through a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['not on a dumb terminal', { isTTY: true }, { TERM: 'dumb' }, false],
  ])('%s', (_when, stream, env, expected) => expect(colours(stream, env)).toBe(expected));

  test('without a terminal the screen is 80 columns wide', () => {
    expect(screenOf({}, {}).width).toBe(80);
    expect(screenOf({ columns: 132 }, {}).width).toBe(132);
  });
});
