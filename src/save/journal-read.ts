import { readFileSync, statSync } from 'node:fs';
import { loadScenario } from '../data/scenario.ts';
import type { Asked, GameEvent } from '../rules/play/decision.ts';
import { advance, pending } from '../rules/play/play.ts';
import { setUp } from '../rules/state/setup.ts';
import type { State } from '../rules/state/state.ts';
import { InputError } from './input-error.ts';
import { PROGRAM } from './journal-lines.ts';
import {
  attempt,
  disagreement,
  fits,
  type Problem,
  type Replayed,
  type Start,
  startFor,
} from './journal-replay.ts';
import { damaged, type Recorded, scanJournal, versionOf } from './journal-scan.ts';

export interface ReadOptions {
  /** Where the replies cannot be followed, go on from the last full state instead of giving up. */
  readonly fromLastState?: boolean;
  /** Keep the state after every reply. */
  readonly keepStates?: boolean;
}

/** A journal read and played to its end. */
export interface ReadJournal extends Recorded {
  /** Where the game stands. */
  readonly state: State;
  /** By number of replies, where they could be played; only with `keepStates`. */
  readonly everyState?: ReadonlyMap<number, State>;
  /** What undo has to know of each reply. */
  readonly seen: readonly Seen[];
  /** The last reply began a turn, but was not followed by the full state. */
  readonly owesState: boolean;
  /** Set where the replies could not be followed and the last full state was taken instead. */
  readonly rescued?: { readonly from: number; readonly dropped: number };
}

/** Who replied, and whether something hidden came to light by it. */
export interface Seen {
  readonly side: Asked;
  readonly reveals: boolean;
}

/** The file of a journal, its lines read but not played. */
export function scanJournalFile(path: string): Recorded {
  return scanJournal(bytesOf(path), path);
}

/** Reads a journal and plays it to its end; throws an `InputError` that names the line that is wrong. */
export function readJournal(path: string, options: ReadOptions = {}): ReadJournal {
  return playThrough(scanJournalFile(path), options);
}

/** The same for the text of a journal. */
export function readJournalText(text: string, options: ReadOptions = {}): ReadJournal {
  return playThrough(scanJournal(Buffer.from(text), 'the journal'), options);
}

function bytesOf(path: string): Buffer {
  try {
    if (!statSync(path).isFile()) throw new InputError(`${path} is not a file.`, []);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT'
      ? new InputError(`There is no file ${path}.`, [])
      : new InputError(`${path} cannot be read:`, [message]);
  }
}

function playThrough(recorded: Recorded, options: ReadOptions): ReadJournal {
  const whole = playFrom(recorded, startFor(recorded, 1), options);
  if (!whole.problem) return { ...recorded, ...whole.end };
  const start = options.fromLastState ? lastState(recorded) : undefined;
  if (!start) throw disagreement(recorded, whole.problem);
  return rescue(recorded, start, whole.problem, options);
}

type End = Pick<ReadJournal, 'state' | 'everyState' | 'seen' | 'owesState'>;

function playFrom(
  recorded: Recorded,
  start: Start,
  { keepStates = false }: ReadOptions,
): { readonly end: End; readonly problem?: Problem } {
  // What cannot be played was not seen: taking it back is not free.
  const seen: Seen[] = recorded.replies.slice(0, start.n).map(({ side }) => ({ side, reveals: true }));
  const everyState = new Map([[start.n, start.state]]);
  const steps = attempt(recorded, start);
  let last: Replayed | undefined;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const { state, problem } = step.value;
      const owesState = last !== undefined && beginsTurn(last.events) && recorded.states.at(-1)?.n !== last.n;
      const end: End = { state, seen, owesState, ...(keepStates ? { everyState } : {}) };
      return problem ? { end, problem } : { end };
    }
    last = step.value;
    seen.push(seenIn(last.decision.side, last.events));
    if (keepStates) everyState.set(last.n, last.after);
  }
}

/** From the last full state as far as the replies after it can be followed. */
function rescue(recorded: Recorded, start: Start, problem: Problem, options: ReadOptions): ReadJournal {
  const { end } = playFrom(recorded, start, options);
  const kept = end.seen.length;
  const dropped = recorded.replies.length - kept;
  const lost = dropped === 1 ? 'the last reply is' : `the last ${dropped} replies are`;
  const warning = `${recorded.name} was written by version ${versionOf(recorded)} and cannot be followed at line ${problem.at} by version ${PROGRAM} (${problem.lines.join('; ')}). The game goes on from the full state of turn ${start.state.board.turn}, after reply ${start.n}${dropped > 0 ? `; ${lost} lost` : ''}.`;
  return {
    ...recorded,
    ...end,
    replies: recorded.replies.slice(0, kept),
    states: recorded.states.filter(({ n }) => n <= kept),
    warnings: [...recorded.warnings, warning],
    rescued: { from: start.n, dropped },
  };
}

/**
 * The last full state that is the one its reply led to, if there is one; the very last if no hash agrees, since
 * another version may count them in another way. An `InputError` if this version cannot play from it.
 */
function lastState(recorded: Recorded): Start | undefined {
  const line = recorded.states.findLast((state) => fits(recorded, state)) ?? recorded.states.at(-1);
  if (!line) return undefined;
  const { header, name } = recorded;
  const missing = missingFrom(line.state, setUp(loadScenario(header.scenario), header.options));
  if (missing.length > 0)
    throw damaged(name, line.at, `the state lacks what version ${PROGRAM} needs: ${missing.join(', ')}`);
  try {
    const { state } = advance(line.state);
    pending(state);
    return { n: line.n, state };
  } catch (error) {
    throw damaged(
      name,
      line.at,
      `version ${PROGRAM} cannot play from the state: ${(error as Error).message}`,
    );
  }
}

/** Another version may have kept less in a state: better to say so at once than to fail turns later. */
function missingFrom(state: State, model: State): string[] {
  return [
    ...Object.keys(model).filter((key) => !(key in state)),
    ...Object.keys(model.board)
      .filter((key) => !(key in state.board))
      .map((key) => `board ${key}`),
  ];
}

export const beginsTurn = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === 'turn-began');

/** A card drawn, or shown by the other side, cannot be forgotten. */
export const seenIn = (side: Asked, events: readonly GameEvent[]): Seen => ({
  side,
  reveals: events.some(
    (event) => event.type === 'card-drawn' || (event.type === 'card-played' && event.side !== side),
  ),
});
