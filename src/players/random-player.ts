import type { Answer } from '../rules/play/decision.ts';
import { pick, type Random } from './chance.ts';

/**
 * Answers anything at random, a little eager: he ends a step less often than he goes on with it, so that offensives
 * have units, moves and battles; he takes something back only if there is nothing else.
 */
export function randomAnswer(legal: readonly Answer[], random: Random): Answer {
  const willing = legal.filter((answer) => answer.do !== 'abandon');
  const choices = willing.length > 0 ? willing : legal;
  const on = choices.filter(
    (answer) => !['done', 'decline', 'commit', 'hold', 'pass', 'discard'].includes(answer.do),
  );
  const eager = on.length > 0 && random() < EAGERNESS ? on : choices;
  // Answers of a kind are many for some kinds: first the kind, then one of it.
  const kinds = [...new Set(eager.map(kindOf))];
  const kind = pick(kinds, random);
  return pick(
    eager.filter((answer) => kindOf(answer) === kind),
    random,
  );
}

const EAGERNESS = 0.85;

const kindOf = (answer: Answer): string => ('mode' in answer ? `${answer.do} ${answer.mode}` : answer.do);
