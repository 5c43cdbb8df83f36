import { SCENARIO_IDS } from '../data/scenario.ts';
import { InputError } from './input-error.ts';
import {
  FORMAT,
  type Header,
  type Line,
  parseHeader,
  parseLine,
  type ReplyLine,
  type StateLine,
} from './journal-lines.ts';

/** A line with its number in the file, for messages. */
type At<T> = T & { readonly at: number };

/** What a journal says, lines taken back left out. Nothing has been played yet: see `replayJournal`. */
export interface Recorded {
  /** What the journal is called in messages. */
  readonly name: string;
  readonly header: Header;
  /** The replies that count, in order: number n is at n - 1. */
  readonly replies: readonly At<ReplyLine>[];
  /** Full states from which a game can go on, in order. */
  readonly states: readonly At<StateLine>[];
  /** Reasons by number; those of replies taken back are still there. */
  readonly whys: ReadonlyMap<number, unknown>;
  readonly warnings: readonly string[];
  /** How many bytes of the file are whole lines. */
  readonly bytes: number;
}

const NEWLINE = 0x0a;

/** Reads the lines of a journal and checks that they fit together; an `InputError` names the first that does not. */
export function scanJournal(bytes: Buffer, name: string): Recorded {
  const end = bytes.lastIndexOf(NEWLINE) + 1;
  const lines = linesOf(bytes.subarray(0, end), name);
  const header = headerOf(lines, bytes, name);
  const book: Book = { replies: [], states: [], whys: new Map() };
  for (const [i, text] of lines.entries()) {
    if (i === 0) continue;
    const at = i + 1;
    const line = parseLine(text);
    const problem = line.ok ? enter(book, line.value, at) : line.problem;
    if (problem !== undefined) throw damaged(name, at, problem);
  }
  const torn = bytes.length > end;
  const warnings = torn
    ? [`${name}: line ${lines.length + 1} was not written to its end and is left out.`]
    : [];
  return { name, header, ...book, warnings, bytes: end };
}

export const damaged = (name: string, at: number, ...problems: readonly string[]): InputError =>
  new InputError(`${name} is damaged at line ${at}:`, problems);

/** Byte by byte, so that what is no text is found where it is. */
function linesOf(bytes: Buffer, name: string): string[] {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const lines: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const to = bytes.indexOf(NEWLINE, from);
    try {
      lines.push(decoder.decode(bytes.subarray(from, to)));
    } catch {
      if (lines.length === 0) throw notAJournal(name, 'its first line is not text');
      throw damaged(name, lines.length + 1, 'is not text');
    }
    from = to + 1;
  }
  return lines;
}

const notAJournal = (name: string, reason: string): InputError =>
  new InputError(`${name} is not a journal:`, [reason]);

const BEGINNING = Buffer.from('{"line":"header"');

function headerOf([first]: readonly string[], bytes: Buffer, name: string): Header {
  if (bytes.length === 0) throw new InputError(`${name} is empty: there is nothing to read.`, []);
  if (first === undefined) {
    const length = Math.min(bytes.length, BEGINNING.length);
    if (!bytes.subarray(0, length).equals(BEGINNING.subarray(0, length)))
      throw notAJournal(name, 'its first line is not a header');
    throw new InputError(`${name} ends inside its first line, the header: there is nothing to read.`, []);
  }
  const format = formatOf(first);
  if (format === undefined) throw notAJournal(name, 'its first line is not a header');
  if (format !== FORMAT) {
    throw new InputError(
      `${name} is a journal of format ${JSON.stringify(format)}; this program reads format ${FORMAT}.`,
      [],
    );
  }
  const header = parseHeader(first);
  if (!header.ok) throw damaged(name, 1, header.problem);
  const { scenario, start } = header.value;
  if (!SCENARIO_IDS.includes(scenario)) {
    throw damaged(name, 1, `there is no scenario ${scenario}; there are ${SCENARIO_IDS.join(', ')}`);
  }
  if (start && start.scenario !== scenario)
    throw damaged(name, 1, `it starts from a state of ${start.scenario}, not of ${scenario}`);
  return header.value;
}

/** The format a header states, looked at before anything else of it; undefined if the line is no header. */
function formatOf(text: string): unknown {
  try {
    const raw = JSON.parse(text) as { line?: unknown; format?: unknown } | null;
    return raw?.line === 'header' ? (raw.format ?? null) : undefined;
  } catch {
    return undefined;
  }
}

interface Book {
  replies: At<ReplyLine>[];
  states: At<StateLine>[];
  readonly whys: Map<number, unknown>;
}

/** Enters a line; gives what is wrong with it, if anything is. */
function enter(book: Book, line: Line, at: number): string | undefined {
  const { replies, states, whys } = book;
  switch (line.line) {
    case 'reply':
      if (line.n !== replies.length + 1) return `reply ${line.n} where ${replies.length + 1} is next`;
      if (line.why !== undefined && !whys.has(line.why)) return `there is no why ${line.why} before it`;
      replies.push({ ...line, at });
      return undefined;
    case 'why':
      if (line.n !== whys.size + 1) return `why ${line.n} where ${whys.size + 1} is next`;
      whys.set(line.n, line.why);
      return undefined;
    case 'state':
      if (line.n !== replies.length) return `the state after reply ${line.n} stands after ${replies.length}`;
      if (line.turn !== line.state.board.turn)
        return `the state is of turn ${line.state.board.turn}, not ${line.turn}`;
      states.push({ ...line, at });
      return undefined;
    case 'undo': {
      if (line.to > replies.length) return `only ${replies.length} replies can be taken back to ${line.to}`;
      const { n: least } = takenOver(states) ?? { n: 0 };
      if (line.to < least) return `goes back behind reply ${least}, where another version took over`;
      book.replies = replies.slice(0, line.to);
      book.states = states.filter(({ n }) => n <= line.to);
      return undefined;
    }
  }
}

/** Where a version of the program last took over from another that it could not follow. */
export const takenOver = <T extends StateLine>(states: readonly T[]): T | undefined =>
  states.findLast(({ program }) => program !== undefined);

/** The version whose replies are to be followed. */
export const versionOf = ({ header, states }: Pick<Recorded, 'header' | 'states'>): string =>
  takenOver(states)?.program ?? header.program;
