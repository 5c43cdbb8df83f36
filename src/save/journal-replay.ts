import { loadScenario } from '../data/scenario.ts';
import type { Answer, Decision, GameEvent } from '../rules/play/decision.ts';
import type { Game } from '../rules/play/game.ts';
import { advance, pending, reply } from '../rules/play/play.ts';
import { setUp } from '../rules/state/setup.ts';
import { hashState, type State } from '../rules/state/state.ts';
import { InputError } from './input-error.ts';
import { type Header, PROGRAM, type ReplyLine, type StateLine } from './journal-lines.ts';
import { damaged, type Recorded, takenOver, versionOf } from './journal-scan.ts';

/** A reply played again: the question, the answer, and what came of it. */
export interface Replayed {
  readonly n: number;
  readonly decision: Decision;
  readonly answer: Answer;
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
  /** The hash of the state after it. */
  readonly hash: string;
  /** The number of its why. */
  readonly why?: number;
}

/**
 * Plays a journal again, reply by reply, and checks each; an `InputError` names the line that does not fit.
 * It keeps no state but the last. With `from` it begins at that reply, by way of the last full state before it.
 */
export function* replayJournal(recorded: Recorded, from = 1): Generator<Replayed, State> {
  const steps = attempt(recorded, startFor(recorded, from));
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const { state, problem } = step.value;
      if (problem) throw disagreement(recorded, problem);
      return state;
    }
    if (step.value.n >= from) yield step.value;
  }
}

/** The state after reply `n`, 0 for the beginning. */
export function stateAt(recorded: Recorded, n: number): State {
  const last = replayJournal({ ...recorded, ...upTo(recorded, n) }, n).next();
  return last.done ? last.value : last.value.after;
}

const upTo = ({ replies, states }: Recorded, to: number): Pick<Recorded, 'replies' | 'states'> => ({
  replies: replies.slice(0, to),
  states: states.filter(({ n }) => n <= to),
});

/** The first moment of a game. */
export const beginningOf = ({ scenario, options, start }: Header): State =>
  start ?? setUp(loadScenario(scenario), options);

/** The game at its first question, with what happened on the way there. */
export const openingOf = (header: Header): Game => advance(beginningOf(header));

/** A place in a journal from which to play: the state after `n` replies. */
export interface Start {
  readonly n: number;
  readonly state: State;
}

/** Why a line cannot be followed. */
export interface Problem {
  readonly at: number;
  readonly lines: readonly string[];
}

/** Where to begin so that reply `from` comes up. */
export function startFor(recorded: Recorded, from: number): Start {
  const { states, header, name } = recorded;
  const first = takenOver(states);
  const line = states.findLast(({ n }) => n < from) ?? first;
  // What came before another version took over cannot be played by this one.
  const start = line && first && line.n < first.n ? first : line;
  if (start) {
    if (!fits(recorded, start)) throw disagreement(recorded, foreignState(start));
    return start;
  }
  try {
    return { n: 0, state: openingOf(header).state };
  } catch (error) {
    throw damaged(name, 1, `it starts from a state that cannot be played: ${(error as Error).message}`);
  }
}

/** Plays as far as the replies can be followed. */
export function* attempt(
  recorded: Recorded,
  { n, state }: Start,
): Generator<Replayed, { readonly state: State; readonly problem?: Problem }> {
  const full = new Map(recorded.states.map((line) => [line.n, line]));
  for (const line of recorded.replies.slice(n)) {
    const step = play(state, line);
    if ('problem' in step) return { state, problem: { at: line.at, lines: step.problem } };
    const kept = full.get(line.n);
    if (kept && !fits(recorded, kept)) return { state, problem: foreignState(kept) };
    yield step;
    state = step.after;
  }
  return { state };
}

/** One reply: the same question, a legal answer, the same state after it. */
function play(
  before: State,
  { n, side, kind, answer, hash, why }: ReplyLine,
): Replayed | { readonly problem: string[] } {
  try {
    const decision = pending(before);
    if (!decision) return { problem: [`reply ${n} answers ${kind} of ${side}, but nothing is asked`] };
    if (decision.kind !== kind || decision.side !== side) {
      return {
        problem: [`reply ${n} answers ${kind} of ${side}, asked is ${decision.kind} of ${decision.side}`],
      };
    }
    const outcome = reply(before, answer);
    if (!outcome.ok) {
      return { problem: outcome.violations.map(({ rule, message }) => `reply ${n}: ${message} (${rule})`) };
    }
    const found = hashState(outcome.state);
    if (found !== hash)
      return { problem: [`reply ${n} leads to the state ${found}, the journal has ${hash}`] };
    const { state: after, events } = outcome;
    return { n, decision, answer, before, after, events, hash, ...(why === undefined ? {} : { why }) };
  } catch (error) {
    // An answer nobody could have given can be nonsense to the rules core.
    return { problem: [`reply ${n} cannot be played: ${(error as Error).message}`] };
  }
}

/** Whether a full state is the one its reply led to; where a version took over it need not be. */
export function fits({ replies }: Pick<Recorded, 'replies'>, { n, state, program }: StateLine): boolean {
  return program !== undefined || n === 0 || hashState(state) === replies[n - 1]!.hash;
}

const foreignState = ({ at, n }: StateLine & { readonly at: number }): Problem => ({
  at,
  lines: [`the state is not the one that reply ${n} leads to`],
});

/** The error for a journal that cannot be followed: damage, or the work of another version. */
export function disagreement(recorded: Recorded, { at, lines }: Problem): InputError {
  const { name, states } = recorded;
  const version = versionOf(recorded);
  if (version === PROGRAM) return damaged(name, at, ...lines);
  const last = states.at(-1);
  return new InputError(
    `${name} was written by version ${version}; version ${PROGRAM} cannot follow it at line ${at}:`,
    [
      ...lines,
      last
        ? `there is a full state to go on from at the start of turn ${last.turn}, after reply ${last.n}`
        : 'there is no full state to go on from',
    ],
  );
}
