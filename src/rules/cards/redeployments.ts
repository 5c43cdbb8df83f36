import type { EventTable } from './event-rules.ts';

/** Japanese units that go elsewhere without an offensive. */
export const REDEPLOYMENTS: EventTable = {};
