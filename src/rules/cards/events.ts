import { CARDS, type Card } from '../../data/cards.ts';
import type { CardId } from '../../data/ids.ts';
import { unitOf } from '../../data/units.ts';
import { ALLIED_OPERATIONS } from './allied-operations.ts';
import { ARRIVALS } from './arrivals.ts';
import { ATTACKS } from './attacks.ts';
import type { EventRules, EventTable } from './event-rules.ts';
import { INTELLIGENCE } from './intelligence.ts';
import { J1 } from './j1.ts';
import { J2 } from './j2.ts';
import { JAPANESE_OPERATIONS } from './japanese-operations.ts';
import { MODIFIERS } from './modifiers.ts';
import { RAIDS } from './raids.ts';
import { REDEPLOYMENTS } from './redeployments.ts';
import { REPLACEMENTS } from './replacements.ts';
import { A79, J43 } from './special-events.ts';
import { TRACKS } from './tracks.ts';
import { WEATHER } from './weather.ts';

/** Nothing beyond the card's entry: units are activated within the limits it states, and fight. */
const PLAIN: EventRules = {};

/** The events that can be played. What is not here is not offered. */
const EVENTS: EventTable = {
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
  J1,
  J2,
  J16: PLAIN,
  J23: {
    combat: () => [
      { kind: 'die', combat: 'ground', side: 'japan', change: 1, source: 'J23', onlyIf: { kind: 'brigade' } },
    ],
  },
  J40: PLAIN,
  J43,
  J50: PLAIN,
  A5: {
    combat: (_board, battle) => [
      {
        kind: 'strength',
        side: 'allies',
        stat: 'defense',
        units: battle.participants
          .map(({ unit }) => unit)
          .filter((id) => unitOf(id).side === 'allies' && unitOf(id).class === 'air'),
        change: 2,
        source: 'A5',
      },
    ],
  },
  A13: PLAIN,
  A19: PLAIN,
  A21: PLAIN,
  A31: PLAIN,
  A32: PLAIN,
  A34: PLAIN,
  A35: PLAIN,
  A40: PLAIN,
  A44: PLAIN,
  A45: PLAIN,
  A53: PLAIN,
  A54: PLAIN,
  A56: PLAIN,
  A57: PLAIN,
  A58: PLAIN,
  A63: PLAIN,
  A64: PLAIN,
  A71: PLAIN,
  A76: PLAIN,
  A79,
};

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));

export const cardOf = (id: CardId): Card => BY_ID.get(id)!;

/** What an event does; undefined if it cannot be played. */
export const eventOf = (id: CardId): EventRules | undefined => EVENTS[id];

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
