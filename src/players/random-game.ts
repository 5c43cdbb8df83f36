import type { Answer, Decision, GameEvent } from '../rules/play/decision.ts';
import { advance, legalReplies, pending, reply } from '../rules/play/play.ts';
import type { State } from '../rules/state/state.ts';
import type { Random } from './chance.ts';
import { randomAnswer } from './random-player.ts';

/** A reply of a random game, with what led to it. */
export interface RandomReply {
  readonly before: State;
  readonly decision: Decision;
  readonly legal: readonly Answer[];
  readonly answer: Answer;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** Many times what the longest game takes: beyond it something runs in circles. */
const MOST_REPLIES = 50_000;

/** Plays a game at random, reply by reply, to its end. */
export function* randomGame(start: State, random: Random): Generator<RandomReply, State> {
  let state = advance(start).state;
  for (let i = 0; i < MOST_REPLIES; i++) {
    const decision = pending(state);
    if (!decision) return state;
    const legal = legalReplies(state);
    if (legal.length === 0) throw new Error(`${decision.kind} has no legal answer`);
    const answer = randomAnswer(legal, random);
    const outcome = reply(state, answer);
    if (!outcome.ok) throw new Error(`an offered answer was refused: ${JSON.stringify(outcome.violations)}`);
    yield { before: state, decision, legal, answer, after: outcome.state, events: outcome.events };
    state = outcome.state;
  }
  throw new Error(`the game has not ended after ${MOST_REPLIES} replies`);
}
