import { CARDS, type Card } from '../../data/cards.ts';
import type { CardId } from '../../data/ids.ts';

/**
 * Military events that only let units be activated and fight, within the limits their data states:
 * everything about them is in the card's entry. Events that do more are added here with their effects.
 */
const PLAIN: readonly CardId[] = [
  'J16',
  'J40',
  'J50',
  'A13',
  'A19',
  'A21',
  'A31',
  'A32',
  'A34',
  'A35',
  'A40',
  'A44',
  'A45',
  'A53',
  'A54',
  'A56',
  'A57',
  'A58',
  'A63',
  'A64',
  'A71',
  'A76',
];

/** Whether a card's event can be played; what is not built is not offered. */
export const eventIsBuilt = (card: Card): boolean => PLAIN.includes(card.id);

export const cardOf = (id: CardId): Card => CARDS.find((card) => card.id === id)!;

/** 5.31, 7.21: what an event's logistics value is with an HQ. */
export function logisticsWith({ logistics }: Card, hq: string): number {
  if (typeof logistics === 'number') return logistics;
  if (logistics && 'default' in logistics)
    return (logistics.byHq as Record<string, number>)[hq] ?? logistics.default;
  return 0;
}
