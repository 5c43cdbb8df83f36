import { type Hex, MAP } from '../../data/map.ts';
import { indexAt } from '../../hex/hex.ts';
import type { Board } from '../../rules/state/board.ts';
import { unitsIn } from '../../rules/state/occupation.ts';
import { inSupply } from '../../rules/supply/supply.ts';
import { labelled, type Piece, piece, wrapped } from '../layout.ts';
import type { Screen } from '../screen.ts';
import { unitPiece } from '../unit-piece.ts';
import { LAYER_VIEWS, type Layer } from './layers.ts';
import { hexesIn, panels, type Window } from './window.ts';

const hexIn = (column: number, row: number): Hex | undefined => {
  const index = indexAt(column, row);
  return index === undefined ? undefined : MAP.byIndex[index];
};

const paintedText = ({ text, paint }: Piece): string => (paint && text.trim() !== '' ? paint(text) : text);

/** The whole map, one or two characters a hex; the half-hex step between columns is left out. */
export function overview(board: Board, layer: Layer, window: Window, screen: Screen): string[] {
  const [first, last] = window.columns;
  const wide = (last - first + 1) * 2 + 4 <= screen.width;
  const gap = wide ? ' ' : '';
  const columns = range(first, last);
  const tens = columns.map((c) => (c % 10 === 0 ? String(c / 10) : ' ')).join(gap);
  const ones = columns.map((c) => String(c % 10)).join(gap);
  const rows = range(...window.rows).map((row) => {
    const cells = columns.map((column) => {
      const hex = hexIn(column, row);
      return hex ? paintedText(LAYER_VIEWS[layer].glyph(hex, board, screen.paint)) : ' ';
    });
    return `${screen.paint.faint(String(row).padStart(2, '0'))}  ${cells.join(gap)}`.trimEnd();
  });
  return [
    screen.paint.faint(`    ${tens}`.trimEnd()),
    screen.paint.faint(`    ${ones}`),
    ...rows,
    ...wrapped(`${LAYER_VIEWS[layer].legend.glyph}.`, screen),
  ];
}

/** Characters a hex is wide, one of them a gap. */
const CELL = 8;

/** Part of the map with two lines a hex, odd columns half a hex lower; as many panels as the screen needs. */
export function detail(board: Board, layer: Layer, window: Window, screen: Screen): string[] {
  const cut = panels(window, Math.max(2, Math.floor(screen.width / CELL)));
  return [
    ...cut.flatMap((panel, i) => [
      ...(cut.length > 1
        ? [
            screen.paint.heading(
              `Columns ${panel.columns[0]} to ${panel.columns[1]} (part ${i + 1} of ${cut.length})`,
            ),
          ]
        : []),
      ...drawPanel(board, layer, panel, screen),
      '',
    ]),
    ...wrapped(
      `${LAYER_VIEWS[layer].legend.detail}. After a hex number: P port, A airfield, C city, R resource.`,
      screen,
    ),
    ...placeList(board, window, screen),
  ];
}

function drawPanel(board: Board, layer: Layer, { columns, rows }: Window, { paint }: Screen): string[] {
  const across = range(...columns);
  const lines = (rows[1] - rows[0] + 1) * 2 + 1;
  const drawn = range(0, lines - 1).map((line) =>
    across
      .map((column) => {
        const offset = line - (column % 2);
        const hex = offset < 0 ? undefined : hexIn(column, rows[0] + (offset >> 1));
        if (!hex || rows[0] + (offset >> 1) > rows[1]) return ' '.repeat(CELL);
        const cell =
          offset % 2 === 0 ? title(hex, paint.faint) : LAYER_VIEWS[layer].detail(hex, board, paint);
        return paintedText({ ...cell, text: cell.text.slice(0, CELL - 1).padEnd(CELL) });
      })
      .join('')
      .trimEnd(),
  );
  const head = across.map((column) => String(column).padEnd(CELL)).join('');
  return [paint.faint(head.trimEnd()), ...drawn];
}

function title(hex: Hex, faint: (text: string) => string): Piece {
  if (!hex.area) return piece(hex.name ? hex.id : '  .', faint);
  const flags = [
    hex.port ? 'P' : '',
    hex.airfield ? 'A' : '',
    hex.city ? 'C' : '',
    hex.resource ? 'R' : '',
  ].join('');
  return piece(hex.id + flags);
}

/** Who stands where in the window. */
function placeList(board: Board, window: Window, screen: Screen): string[] {
  return hexesIn(window).flatMap((hex) => {
    const units = unitsIn(board, hex.index);
    if (units.length === 0) return [];
    const pieces = units.map((unit) =>
      unitPiece(unit, board.reduced[unit.index]!, inSupply(board, unit.id), screen.paint),
    );
    return labelled(piece(`${hex.id} ${hex.name ?? ''}`.slice(0, 21)), 22, pieces, screen);
  });
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
