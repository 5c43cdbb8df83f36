import type { EventTable } from './event-rules.ts';

/** Japanese offensives with something of their own. */
export const JAPANESE_OPERATIONS: EventTable = {};
