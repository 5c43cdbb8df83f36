import type { EventTable } from './event-rules.ts';

/** Events that move a marker (5.34). */
export const TRACKS: EventTable = {};
