import type { Answer } from '../rules/play/decision.ts';
import { pick, type Random } from './chance.ts';

/**
 * Answers anything at random, a little eager: first a kind of answer, by weight, then one of that kind. He prefers
 * offensives to paper work and going on to stopping, so that things happen; he takes something back only if there is
 * nothing else.
 */
export function randomAnswer(legal: readonly Answer[], random: Random): Answer {
  const willing = legal.filter((answer) => answer.do !== 'abandon');
  const choices = willing.length > 0 ? willing : legal;
  const kinds = [...new Set(choices.map(kindOf))];
  const kind = byWeight(kinds, random);
  return pick(
    choices.filter((answer) => kindOf(answer) === kind),
    random,
  );
}

/** Answers of a kind are many for some kinds; ways to move are kinds of their own. */
const kindOf = (answer: Answer): string => ('mode' in answer ? `${answer.do} ${answer.mode}` : answer.do);

/** How much likelier a kind is than one that is not listed. */
const WEIGHT: Readonly<Record<string, number>> = {
  operations: 12,
  event: 12,
  'withdraw-hq': 0.5,
  'return-hq': 3,
  'turn-track': 0.2,
  'move amphibious': 3,
  'move organic': 3,
  'move barge': 3,
  'move naval': 3,
  done: 0.08,
  decline: 0.2,
  commit: 0.3,
};

function byWeight(kinds: readonly string[], random: Random): string {
  const weightOf = (kind: string) => WEIGHT[kind] ?? 1;
  let left = random() * kinds.reduce((sum, kind) => sum + weightOf(kind), 0);
  for (const kind of kinds) {
    left -= weightOf(kind);
    if (left < 0) return kind;
  }
  return kinds.at(-1)!;
}
