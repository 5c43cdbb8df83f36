import type { Card } from '../data/cards.ts';
import type { Side, UnitId } from '../data/ids.ts';
import { unitOf } from '../data/units.ts';
import type { State } from '../rules/state/state.ts';
import { whereIs } from './card-place.ts';
import { labelled, piece, wrapped } from './layout.ts';
import type { Screen } from './screen.ts';
import { titled } from './words.ts';

export const cardReport = (card: Card, state?: State, viewer?: Side) => ({
  ...card,
  ...(state ? { now: whereIs(card, state, viewer) } : {}),
});

/** How wide the names of the values are. */
const LABEL = 20;

export function cardView(card: Card, screen: Screen, state?: State, viewer?: Side): string[] {
  const { paint } = screen;
  const rows: [string, string][] = [
    ['Type', `${card.type}, ${card.kind.replaceAll('-', ' ')}${card.subkind ? ` (${card.subkind})` : ''}`],
    ['Operations value', String(card.oc)],
    [
      'Intelligence',
      `OC ${card.ocIntelligence ?? '-'}, EC ${card.ecIntelligence ?? '-'}${card.intelligence ? `, ${card.intelligence}` : ''}`,
    ],
    ...(card.logistics === undefined
      ? []
      : ([['Logistics', logisticsWord(card.logistics)]] as [string, string][])),
    ...(card.hq === undefined ? [] : ([['Activated by', hqWord(card.hq)]] as [string, string][])),
    [
      'As an event',
      [card.draws ? 'draw a card' : '', card.removed ? 'removed from the game' : 'discarded']
        .filter(Boolean)
        .join(', '),
    ],
    ...(state ? ([['Now', whereIs(card, state, viewer)]] as [string, string][]) : []),
  ];
  return [
    paint.side[card.side](paint.heading(`${card.id} ${card.title}`)) +
      (card.subtitle ? `: ${card.subtitle}` : ''),
    ...rows.flatMap(([name, value]) =>
      labelled(
        piece(`  ${name}`, paint.faint),
        LABEL,
        value.split(' ').map((word) => piece(word)),
        screen,
        ' ',
      ),
    ),
    ...wrapped(card.effect, screen, 2),
  ];
}

function logisticsWord(logistics: NonNullable<Card['logistics']>): string {
  if (typeof logistics === 'number') return String(logistics);
  if ('enemyOcPlus' in logistics) {
    return logistics.enemyOcPlus === 0
      ? "the enemy card's OC value"
      : `the enemy card's OC value +${logistics.enemyOcPlus}`;
  }
  const special = Object.entries(logistics.byHq).map(
    ([hq, value]) => `${value} with ${unitOf(hq as UnitId).name}`,
  );
  return [...special, `${logistics.default} with another HQ`].join(', ');
}

function hqWord(hq: NonNullable<Card['hq']>): string {
  if (hq === 'any') return 'any HQ';
  if ('types' in hq) return `a ${hq.types.map(titled).join(' or ')} HQ`;
  const ids = 'only' in hq ? hq.only : hq.all;
  return ids.map((id) => unitOf(id).name).join('only' in hq ? ' or ' : ' and ');
}
