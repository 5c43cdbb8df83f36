import type { EventTable } from './event-rules.ts';

/** Weather and personalities (5.32 D and E). */
export const WEATHER: EventTable = {};
