import type { Side } from '../../src/data/ids.ts';
import type { NationAtRisk, Segment } from '../../src/data/tables.ts';
import type { Played } from '../../src/players/scripted-player.ts';
import { advance, legalReplies, pending, reply } from '../../src/rules/play/play.ts';
import type { State } from '../../src/rules/state/state.ts';
import { readPosition } from '../../src/save/position.ts';
import { positionOf, type Situation } from './situation.ts';
import { plus } from './variants.ts';

export interface Politics extends Situation {
  surrendered?: NationAtRisk[];
  liberated?: NationAtRisk[];
  mandates?: Side;
  cutOff?: number;
}

/** A US fleet at Oahu, far from everything, so that nothing else moves the political will. */
const QUIET: Situation = { place: { 'us-cv-essex': 5808 } };

/** A segment of the turn begins on a map with just these units, and the game goes on to the next question. */
export function segmentWith(segment: Segment, politics: Politics): Played {
  const { surrendered, liberated, mandates, cutOff, ...situation } = politics;
  const { state } = readPosition('situation', {
    ...positionOf(plus(QUIET, situation), true),
    segment,
    ...(surrendered ? { surrendered } : {}),
    ...(liberated ? { liberated } : {}),
    ...(mandates ? { mandates } : {}),
    ...(cutOff === undefined ? {} : { cutOff }),
  });
  const begun = advance(state);
  return { ...begun, decision: pending(begun.state) };
}

/** The political phase from its national status segment on. */
export const politicalPhase = (politics: Politics): Played => segmentWith('national-status', politics);

export const surrenders = ({ events }: Played): NationAtRisk[] =>
  events.flatMap((event) => (event.type === 'surrendered' ? [event.nation] : []));

export const freed = ({ events }: Played): NationAtRisk[] =>
  events.flatMap((event) => (event.type === 'liberated' ? [event.nation] : []));

/** Where units were put by a rule. */
export const sentBy = ({ events }: Played, rule: string): Record<string, string> =>
  Object.fromEntries(
    events.flatMap((event) =>
      event.type === 'placed' && event.rule === rule ? [[event.unit, event.to]] : [],
    ),
  );

/** The hexes that came to a side. */
export const gainsOf = ({ events }: Played, side: Side): number[] =>
  events
    .flatMap((event) => (event.type === 'control-changed' && event.to === side ? [Number(event.hex)] : []))
    .sort();

/** What a rule did to the political will. */
export const willBy = ({ events }: Played, rule: string): number =>
  events.reduce(
    (sum, event) => (event.type === 'political-will' && event.rule === rule ? sum + event.change : sum),
    0,
  );

/** What happened before a segment began. */
export function eventsBefore({ events }: Played, segment: Segment) {
  const end = events.findIndex((event) => event.type === 'segment-began' && event.segment === segment);
  return events.slice(0, end < 0 ? events.length : end);
}

/** Every way the questions of one kind can be answered to their end. */
export function everyOutcome(state: State, kind: string): State[] {
  if (pending(state)?.kind !== kind) return [state];
  return legalReplies(state).flatMap((answer) => {
    const outcome = reply(state, answer);
    return outcome.ok ? everyOutcome(outcome.state, kind) : [];
  });
}
