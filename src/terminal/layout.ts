import type { Screen } from './screen.ts';

/** A piece of text and how to colour it; colours have no width, so they are added last. */
export interface Piece {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

const painted = ({ text, paint }: Piece): string => (paint ? paint(text) : text);

/** Pieces in a row, broken between pieces where the line is full; later lines are indented. */
export function flow(
  pieces: readonly Piece[],
  { width }: Screen,
  indent: number,
  separator = ', ',
): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const [i, piece] of pieces.entries()) {
    const last = i === pieces.length - 1;
    const text = last ? piece.text : piece.text + separator.trimEnd();
    const gap = used === 0 ? 0 : separator.length - separator.trimEnd().length;
    if (used > 0 && indent + used + gap + text.length > width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += (used > 0 ? ' '.repeat(gap) : '') + painted({ ...piece, text });
    used += (used > 0 ? gap : 0) + text.length;
  }
  if (used > 0) lines.push(line);
  return lines;
}

/** `label` at the left, pieces beside it, wrapped under one another. */
export function labelled(
  label: Piece,
  labelWidth: number,
  pieces: readonly Piece[],
  screen: Screen,
  separator = ', ',
): string[] {
  const head = painted({ ...label, text: label.text.padEnd(labelWidth) });
  const lines = flow(pieces, screen, labelWidth, separator);
  return [head + (lines[0] ?? ''), ...lines.slice(1).map((line) => ' '.repeat(labelWidth) + line)].map(
    (line) => line.trimEnd(),
  );
}

/** Prose broken at words. */
export function wrapped(text: string, screen: Screen, indent = 0): string[] {
  const words = text.split(/\s+/).map((word) => ({ text: word }));
  return flow(words, screen, indent, ' ').map((line) => ' '.repeat(indent) + line);
}

/** Rows of cells in columns as wide as they need to be; the last one is not padded. */
export function table(rows: readonly (readonly Piece[])[], indent = 2): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, { text }] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, text.length);
  }
  return rows.map((row) =>
    (
      ' '.repeat(indent) +
      row
        .map((cell, i) => painted({ ...cell, text: cell.text.padEnd(i < row.length - 1 ? widths[i]! : 0) }))
        .join('  ')
    ).trimEnd(),
  );
}

export const piece = (text: string | number, paint?: (text: string) => string): Piece =>
  paint ? { text: String(text), paint } : { text: String(text) };
