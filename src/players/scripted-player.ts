import type { Answer, Decision, GameEvent } from '../rules/play/decision.ts';
import { legalReplies, pending, reply } from '../rules/play/play.ts';
import type { State } from '../rules/state/state.ts';

/** What a script says: an answer as it is, or part of one that only one legal answer has. */
export type Line = Partial<Record<string, unknown>> & { readonly do: string };

export interface Played {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly decision: Decision | undefined;
}

/** Plays a script from a state, line by line; a line that fits no legal answer, or several, is an error that lists them. */
export function playScript(start: State, script: readonly Line[]): Played {
  let state = start;
  const events: GameEvent[] = [];
  for (const [i, line] of script.entries()) {
    const outcome = reply(state, answerFor(state, line, i));
    if (!outcome.ok)
      throw new Error(
        `line ${i}: ${outcome.violations.map(({ rule, message }) => `${message} (${rule})`).join('; ')}`,
      );
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { state, events, decision: pending(state) };
}

/** The legal answer a line means. */
function answerFor(state: State, line: Line, i: number): Answer {
  const legal = legalReplies(state);
  const fitting = legal.filter((answer) =>
    Object.entries(line).every(
      ([key, value]) => JSON.stringify((answer as Record<string, unknown>)[key]) === JSON.stringify(value),
    ),
  );
  // Ways that differ only in their path lead to the same place; the first is the shortest.
  const [first, ...others] = fitting;
  const same = first && others.every((other) => withoutPath(other) === withoutPath(first));
  if (first && same) return first;
  const kind = pending(state)?.kind ?? 'nothing';
  const list = (fitting.length > 0 ? fitting : legal).slice(0, 12).map((answer) => JSON.stringify(answer));
  throw new Error(
    `line ${i}, ${JSON.stringify(line)}: ${fitting.length === 0 ? 'not legal' : 'ambiguous'} at ${kind}; ${list.join(' ')}`,
  );
}

const withoutPath = (answer: Answer): string => JSON.stringify({ ...answer, path: undefined });
