import { loadScenario } from '../../src/data/scenario.ts';
import { seeded } from '../../src/players/chance.ts';
import { randomGame } from '../../src/players/random-game.ts';
import type { Answer, DecisionKind, GameEvent } from '../../src/rules/play/decision.ts';
import { verdictOf } from '../../src/rules/play/play.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/state/options.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import type { State } from '../../src/rules/state/state.ts';
import type { Verdict } from '../../src/rules/victory/verdict.ts';
import { createMemoryJournal } from '../../src/save/journal.ts';
import { readJournalText } from '../../src/save/journal-read.ts';
import { brokenAfter, brokenAtEnd } from './invariants.ts';

/** A random game played to its end, or to the first thing that broke. */
export interface PlayedGame {
  readonly replies: number;
  readonly verdict: Verdict | undefined;
  /** What broke; empty if nothing did. */
  readonly broken: readonly string[];
  readonly journal: string;
}

/** Hears of every reply of a game. */
export type Listener = (kind: DecisionKind, answer: Answer, events: readonly GameEvent[]) => void;

/** A game to play: a scenario, or a position, and a seed. */
export interface Game {
  readonly scenario: string;
  readonly seed: string;
  /** Where it does not begin with the set-up. */
  readonly start?: State;
}

/** Plays a game with every check there is, then reads its journal back and compares the hash of each step. */
export function playGame({ scenario, seed, start }: Game, listen: Listener = () => {}): PlayedGame {
  const header = { scenario, options: DEFAULT_OPTIONS, seed, ...(start ? { start } : {}) };
  const journal = createMemoryJournal(header);
  const broken: string[] = [];
  let verdict: Verdict | undefined;
  try {
    const game = randomGame(start ?? setUp(loadScenario(scenario)), seeded(seed));
    for (;;) {
      const next = game.next();
      if (next.done) {
        verdict = verdictOf(next.value);
        broken.push(...brokenAtEnd(next.value));
        break;
      }
      const { decision, answer, after, events } = next.value;
      journal.append({ line: 'reply', decision, answer, after, events });
      listen(decision.kind, answer, events);
      broken.push(...brokenAfter(next.value).map((what) => `after ${decision.kind}: ${what}`));
      if (broken.length > 0) break;
    }
    // Reading plays the game again and fails at the first hash that differs.
    readJournalText(journal.text());
  } catch (error) {
    broken.push((error as Error).message);
  }
  return { replies: journal.replies(), verdict, broken, journal: journal.text() };
}
