import type { EventTable } from './event-rules.ts';

/** Allied raids without an offensive. */
export const RAIDS: EventTable = {};
