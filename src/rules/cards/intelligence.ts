import type { EventTable } from './event-rules.ts';

/** Intelligence cards and counteroffensives (5.32 A and C). */
export const INTELLIGENCE: EventTable = {};
