import { CARDS, type Card } from '../data/cards.ts';
import type { Side } from '../data/ids.ts';
import type { State } from '../rules/state/state.ts';
import { whereIs } from './card-place.ts';
import { piece, table } from './layout.ts';
import type { Screen } from './screen.ts';

/** Which cards are wanted: every condition that is given holds. */
export interface CardFilter {
  readonly side?: Side | undefined;
  readonly type?: Card['type'] | undefined;
  /** Words of title or event, case aside. */
  readonly text?: string | undefined;
}

export function cardsFound({ side, type, text }: CardFilter): Card[] {
  const wanted = text?.toLowerCase();
  return CARDS.filter(
    (card) =>
      (side === undefined || card.side === side) &&
      (type === undefined || card.type === type) &&
      (wanted === undefined ||
        `${card.title} ${card.subtitle ?? ''} ${card.effect}`.toLowerCase().includes(wanted)),
  );
}

export const cardsReport = (cards: readonly Card[], state?: State, viewer?: Side) =>
  cards.map((card) => ({ ...card, ...(state ? { now: whereIs(card, state, viewer) } : {}) }));

/** A line a card: id, title, type, operations value, logistics, what becomes of it as an event, where it is. */
export function cardsView(
  cards: readonly Card[],
  { paint, width }: Screen,
  state?: State,
  viewer?: Side,
): string[] {
  const head = ['id', 'title', 'type', 'OC', 'log', 'event', ...(state ? ['now'] : [])];
  const rows = cards.map((card) => [
    piece(card.id, paint.side[card.side]),
    piece(shortened(titleOf(card), titleRoom(width, state !== undefined))),
    piece(card.type),
    piece(card.oc),
    piece(logisticsWord(card)),
    piece(afterWord(card)),
    ...(state ? [piece(whereIs(card, state, viewer), paint.faint)] : []),
  ]);
  return [
    ...table([head.map((text) => piece(text, paint.faint)), ...rows], 0),
    '',
    `${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`,
  ];
}

const titleOf = ({ title, subtitle }: Card): string => (subtitle ? `${title}: ${subtitle}` : title);

/** What the other columns leave. */
const titleRoom = (width: number, withPlace: boolean): number => Math.max(16, width - (withPlace ? 61 : 41));

const shortened = (text: string, room: number): string =>
  text.length <= room ? text : `${text.slice(0, room - 1).trimEnd()}…`;

function logisticsWord({ logistics }: Card): string {
  if (logistics === undefined) return '-';
  if (typeof logistics === 'number') return String(logistics);
  if ('enemyOcPlus' in logistics) return `OC+${logistics.enemyOcPlus}`;
  return `${logistics.default}-${Math.max(...Object.values(logistics.byHq))}`;
}

const afterWord = ({ draws, removed }: Card): string =>
  [draws ? 'draw' : '', removed ? 'removed' : ''].filter(Boolean).join(', ') || '-';
