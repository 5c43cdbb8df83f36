import type { EventTable } from './event-rules.ts';

/** Offensives that change strength, dice or distance. */
export const MODIFIERS: EventTable = {};
