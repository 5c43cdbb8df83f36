import { CARDS, type Card } from '../../data/cards.ts';
import type { CardId } from '../../data/ids.ts';
import { ALLIED_OPERATIONS } from './allied-operations.ts';
import { ARRIVALS } from './arrivals.ts';
import { ATTACKS } from './attacks.ts';
import type { EventRules, EventTable } from './event-rules.ts';
import { INTELLIGENCE } from './intelligence.ts';
import { J1 } from './j1.ts';
import { J2 } from './j2.ts';
import { JAPANESE_OPERATIONS } from './japanese-operations.ts';
import { MODIFIERS } from './modifiers.ts';
import { PLAIN } from './plain.ts';
import { RAIDS } from './raids.ts';
import { REDEPLOYMENTS } from './redeployments.ts';
import { REPLACEMENTS } from './replacements.ts';
import { A79, J43 } from './special-events.ts';
import { TRACKS } from './tracks.ts';
import { WEATHER } from './weather.ts';

/** The events that can be played. What is not here is not offered. Put together when first asked: events need the game, and the game events. */
const table = (): EventTable => ({
  ...REPLACEMENTS,
  ...ARRIVALS,
  ...ATTACKS,
  ...WEATHER,
  ...JAPANESE_OPERATIONS,
  ...REDEPLOYMENTS,
  ...ALLIED_OPERATIONS,
  ...RAIDS,
  ...TRACKS,
  ...INTELLIGENCE,
  ...MODIFIERS,
  ...PLAIN,
  J1,
  J2,
  J43,
  A79,
});

let events: EventTable | undefined;

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));

export const cardOf = (id: CardId): Card => BY_ID.get(id)!;

/** What an event does; undefined if it cannot be played. */
export function eventOf(id: CardId): EventRules | undefined {
  events ??= table();
  return events[id];
}

/** Whether a card can be played as an event that opens an offensive. */
export const isOffensiveEvent = (card: Card): boolean =>
  card.kind === 'offensive' && eventOf(card.id) !== undefined;

/** 5.31, 7.21: what an event's logistics value is with an HQ. */
export function logisticsWith({ logistics }: Card, hq: string, enemyOc = 0): number {
  if (typeof logistics === 'number') return logistics;
  if (logistics && 'default' in logistics)
    return (logistics.byHq as Record<string, number>)[hq] ?? logistics.default;
  // J65, J85: by the operations value of the card they answer.
  if (logistics && 'enemyOcPlus' in logistics) return enemyOc + logistics.enemyOcPlus;
  return 0;
}
