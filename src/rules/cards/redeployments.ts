import { evacuation } from './evacuation.ts';
import type { EventTable } from './event-rules.ts';
import { fleetRedeployment } from './fleet-redeployment.ts';

/** Japanese units that go elsewhere without an offensive. */
export const REDEPLOYMENTS: EventTable = { J35: evacuation, J77: fleetRedeployment };
