import type { EventTable } from './event-rules.ts';

/** Allied offensives with something of their own. */
export const ALLIED_OPERATIONS: EventTable = {};
