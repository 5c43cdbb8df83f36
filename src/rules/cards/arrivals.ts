import type { EventTable } from './event-rules.ts';

/** Events that bring a unit or an HQ into play. */
export const ARRIVALS: EventTable = {};
