import type { EventTable } from './event-rules.ts';

/** Attack reactions (5.32B): submarines, kamikazes, skip bombing. */
export const ATTACKS: EventTable = {};
