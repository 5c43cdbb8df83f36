import type { EventTable } from './event-rules.ts';

/** Events that give replacement steps (5.33). */
export const REPLACEMENTS: EventTable = {};
