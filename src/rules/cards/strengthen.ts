import type { CardId, Side } from '../../data/ids.ts';
import { type Unit, unitOf } from '../../data/units.ts';
import type { EventRules } from './event-rules.ts';

/** Units of a side in a battle that are stronger, or weaker, by a card. */
export const strengthen =
  (
    source: CardId,
    side: Side,
    stat: 'attack' | 'defense',
    change: number,
    affects: (unit: Unit) => boolean,
  ): NonNullable<EventRules['combat']> =>
  (_board, battle) => [
    {
      kind: 'strength',
      side,
      stat,
      units: battle.participants
        .map(({ unit }) => unit)
        .filter((id) => unitOf(id).side === side && affects(unitOf(id))),
      change,
      source,
    },
  ];
