import type { CardId } from '../../data/ids.ts';
import type { EventTable } from './event-rules.ts';

/** Offensives by their entry alone: units are activated within the limits it states, and fight. */
const PLAIN_CARDS: readonly CardId[] = [
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

export const PLAIN: EventTable = Object.fromEntries(PLAIN_CARDS.map((card) => [card, {}]));
