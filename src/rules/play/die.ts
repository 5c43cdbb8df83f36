import type { Answer } from './decision.ts';

/** What a die of ten sides can show. */
export const DIE: Answer[] = Array.from({ length: 10 }, (_, die) => ({ do: 'roll', die }));
