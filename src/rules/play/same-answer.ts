import type { Answer } from './decision.ts';

/** Whether two answers say the same, whatever the order in which they say it. */
export function saysTheSame(a: Answer, b: Answer): boolean {
  return a.do === b.do && sameValue(a, b);
}

function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) =>
    sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}
