import type { Answer, Decision, GameEvent } from '../rules/play/decision.ts';
import { hashState, type State } from '../rules/state/state.ts';
import { InputError } from './input-error.ts';
import { FORMAT, type Header, type Line, PROGRAM } from './journal-lines.ts';
import {
  beginsTurn,
  type ReadJournal,
  type ReadOptions,
  readJournal,
  type Seen,
  seenIn,
} from './journal-read.ts';
import { takenOver } from './journal-scan.ts';
import { buffered, memory, newFile, openFile, type Sink } from './journal-sink.ts';

/** The record of a game under way, one line a reply; the format is in docs/journal.md. */
export interface Journal {
  readonly header: Header;
  /** How many replies count. */
  readonly replies: () => number;
  /** Writes an entry and gives its number: of the reply, of the why, or of the replies that remain. */
  readonly append: (entry: Entry) => number;
  /** Whether going back to `to` replies takes back only one player's decisions, and nothing he has seen since. */
  readonly isFreeUndo: (to: number) => boolean;
  /** Writes what a buffered journal has kept back. */
  readonly flush: () => void;
  readonly close: () => void;
}

export type Entry =
  | {
      readonly line: 'reply';
      readonly decision: Pick<Decision, 'side' | 'kind'>;
      readonly answer: Answer;
      readonly after: State;
      readonly events: readonly GameEvent[];
      /** The number of the why that explains it. */
      readonly why?: number;
    }
  | { readonly line: 'why'; readonly why: unknown }
  | { readonly line: 'undo'; readonly to: number };

/** What a game begins with; `start` where that is not the set-up of the scenario. */
export type NewHeader = Pick<Header, 'scenario' | 'options' | 'seed'> & { readonly start?: State };

/** A new journal, every line on the disk as it is appended; an `InputError` if the file exists. */
export const createJournal = (path: string, header: NewHeader): Journal =>
  begin(newFile(path), headerOf(header));

/** The same for games played by the hundred: lines are kept until `flush` or `close`. */
export function createBufferedJournal(path: string, header: NewHeader): Journal {
  const sink = buffered(newFile(path));
  const journal = begin(sink, headerOf(header));
  // The file is taken, and says by whom.
  sink.flush();
  return journal;
}

/** A journal without a file. */
export function createMemoryJournal(header: NewHeader): Journal & { readonly text: () => string } {
  const sink = memory();
  return { ...begin(sink, headerOf(header)), text: sink.text };
}

/** Goes on with a journal: reads it, cuts off a torn last line, and appends to it. */
export function openJournal(
  path: string,
  options: ReadOptions = {},
): { readonly journal: Journal; readonly read: ReadJournal } {
  const read = readJournal(path, options);
  const sink = openFile(path, read.bytes);
  const { header, replies, whys, seen, state, rescued } = read;
  if (rescued) {
    if (rescued.dropped > 0) put(sink, { line: 'undo', to: replies.length, free: false });
    putState(sink, replies.length, state, PROGRAM);
  } else if (read.owesState) putState(sink, replies.length, state);
  const least = rescued ? replies.length : (takenOver(read.states)?.n ?? 0);
  return { journal: journalOn(sink, header, { seen, whys: whys.size, least }), read };
}

const headerOf = ({ scenario, options, seed, start }: NewHeader): Header => ({
  line: 'header',
  format: FORMAT,
  program: PROGRAM,
  scenario,
  options,
  seed,
  ...(start ? { start } : {}),
});

function begin(sink: Sink, header: Header): Journal {
  put(sink, header);
  return journalOn(sink, header, { seen: [], whys: 0, least: 0 });
}

const put = (sink: Sink, line: Header | Line): void => sink.write(JSON.stringify(line));

const putState = (sink: Sink, n: number, state: State, program?: string): void =>
  put(sink, { line: 'state', n, turn: state.board.turn, state, ...(program ? { program } : {}) });

/** What is on the sink already: the replies that count, the number of whys, and how far back undo may go. */
interface Written {
  readonly seen: readonly Seen[];
  readonly whys: number;
  readonly least: number;
}

function journalOn(sink: Sink, header: Header, written: Written): Journal {
  let seen = [...written.seen];
  let { whys } = written;
  let closed = false;
  const isFreeUndo = (to: number) => {
    const taken = seen.slice(to);
    return taken.every(({ side, reveals }) => side !== 'chance' && side === taken[0]!.side && !reveals);
  };

  function append(entry: Entry): number {
    if (closed) throw new Error('the journal is closed');
    switch (entry.line) {
      case 'reply':
        return reply(entry);
      case 'why':
        put(sink, { line: 'why', n: whys + 1, why: entry.why });
        whys += 1;
        return whys;
      case 'undo':
        return undo(entry.to);
    }
  }

  function reply({ decision, answer, after, events, why }: Entry & { line: 'reply' }): number {
    const { side, kind } = decision;
    if (why !== undefined && (why < 1 || why > whys)) throw new Error(`there is no why ${why}`);
    const n = seen.length + 1;
    const reason = why === undefined ? {} : { why };
    put(sink, { line: 'reply', n, side, kind, answer, hash: hashState(after), ...reason });
    seen.push(seenIn(side, events));
    if (beginsTurn(events)) {
      putState(sink, n, after);
      sink.sync();
    }
    return n;
  }

  function undo(to: number): number {
    if (!Number.isInteger(to) || to < 0 || to > seen.length)
      throw new Error(`${seen.length} replies cannot be taken back to ${to}`);
    if (to < written.least) {
      throw new InputError(
        `Replies up to ${written.least} were played by another version and cannot be taken back.`,
        [],
      );
    }
    put(sink, { line: 'undo', to, free: isFreeUndo(to) });
    seen = seen.slice(0, to);
    return to;
  }

  return {
    header,
    replies: () => seen.length,
    append,
    isFreeUndo,
    flush: sink.flush,
    close: () => {
      if (closed) return;
      closed = true;
      sink.sync();
      sink.close();
    },
  };
}
