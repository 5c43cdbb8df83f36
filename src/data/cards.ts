import { z } from 'zod';
import { DataError } from './data-error.ts';
import type { CardId, Side } from './ids.ts';
import { parseData, readDataFile } from './read.ts';
import { cardId, nation, unitId } from './schemas.ts';
import { findUnit } from './units.ts';

const UNIT_CLASSES = ['naval', 'air', 'ground'] as const;
const unitClass = z.enum(UNIT_CLASSES);

/** Units an event lets the player activate: every condition of a filter holds. */
const unitFilter = z.strictObject({
  class: unitClass.optional(),
  nations: z.array(nation).optional(),
  commonwealth: z.literal(true).optional(),
  carriers: z.literal(true).optional(),
});

/** What limits or widens the choice of units for an event's offensive (7.21). */
const activationSchema = z.strictObject({
  /** Exactly these units, from where they stand. */
  units: z.array(unitId).optional(),
  oneStack: z.literal(true).optional(),
  noReactivationThisTurn: z.literal(true).optional(),
  /** This many units, whatever the HQs. */
  total: z.int().optional(),
  classes: z.array(unitClass).optional(),
  /** All units of one of these classes. */
  eitherClass: z.array(unitClass).optional(),
  maxGround: z.int().optional(),
  groundSizes: z.array(z.enum(['regiment', 'brigade', 'division', 'corps', 'army'])).optional(),
  groundUnits: z.array(unitId).optional(),
  allow: z.array(unitFilter).optional(),
  ignoresCommandLimits: z.literal(true).optional(),
  mustInclude: z.literal('chinese-army-in-range').optional(),
  freeUnits: z.literal('chinese-armies-in-range').optional(),
  battleHexes: z.literal('one-hex-islands').optional(),
  noAsp: z.literal(true).optional(),
  supplyNotRequired: z.literal(true).optional(),
});

const cardSchema = z.strictObject({
  id: cardId,
  title: z.string().min(1),
  subtitle: z.string().optional(),
  type: z.enum(['military', 'reaction', 'resource', 'political']),
  kind: z.enum([
    'asp',
    'attack',
    'china',
    'counteroffensive',
    'delay',
    'hq',
    'india',
    'infrastructure',
    'intelligence',
    'inter-service-rivalry',
    'offensive',
    'permanent',
    'personality',
    'political-will',
    'raid',
    'redeployment',
    'reinforcement',
    'replacement',
    'special',
    'war-in-europe',
    'weather',
  ]),
  subkind: z.enum(['submarine', 'kamikaze', 'skip-bombing']).optional(),
  oc: z.int().min(1).max(3),
  /** Null where the card prints a dash. */
  ocIntelligence: z.int().nullable(),
  ecIntelligence: z.int().nullable(),
  /** The intelligence condition the event sets. */
  intelligence: z.enum(['surprise', 'intercept', 'ambush']).optional(),
  logistics: z
    .union([
      z.int(),
      z.strictObject({ default: z.int(), byHq: z.record(unitId, z.int()) }),
      z.strictObject({ enemyOcPlus: z.int() }),
    ])
    .optional(),
  /** Which HQ may activate. */
  hq: z
    .union([
      z.literal('any'),
      z.strictObject({ only: z.array(unitId) }),
      z.strictObject({ all: z.array(unitId) }),
      z.strictObject({ types: z.array(z.enum(['us', 'commonwealth', 'joint'])) }),
    ])
    .optional(),
  activation: activationSchema.optional(),
  /** Cards drawn when played as an event (5.35). */
  draws: z.int().min(1).optional(),
  /** Removed from the game when played as an event (5.36). */
  removed: z.boolean().default(false),
  /** 5.37: never set aside; played otherwise than as an event, it has the deck shuffled when the turn ends. */
  special: z.boolean().default(false),
  effect: z.string().min(1),
});

export type Card = z.infer<typeof cardSchema> & { readonly side: Side; readonly number: number };

const FILE = 'cards.json';

export const DECK_SIZE: Record<Side, number> = { japan: 86, allies: 84 };

const PREFIX: Record<Side, string> = { japan: 'J', allies: 'A' };

export const sideOfCard = (id: CardId): Side => (id.startsWith(PREFIX.japan) ? 'japan' : 'allies');

export function buildCards(raw: unknown): readonly Card[] {
  const { cards } = parseData(FILE, raw, z.strictObject({ cards: z.array(cardSchema) }));
  const seen = new Set<CardId>();
  for (const card of cards) {
    const wrong = (reason: string): never => {
      throw new DataError(FILE, `cards ${card.id}`, reason);
    };
    if (seen.has(card.id)) wrong('is listed twice');
    seen.add(card.id);
    const side = sideOfCard(card.id);
    if (Number(card.id.slice(1)) > DECK_SIZE[side]) wrong(`the ${side} deck has ${DECK_SIZE[side]} cards`);
    for (const id of hqsNamed(card)) {
      const hq = findUnit(id);
      if (hq?.class !== 'hq') wrong(`${id} is not an HQ`);
      if (hq?.side !== side) wrong(`${id} is not an HQ of its own side`);
    }
    for (const id of [...(card.activation?.units ?? []), ...(card.activation?.groundUnits ?? [])]) {
      if (findUnit(id)?.side !== side) wrong(`${id} is not a unit of its own side`);
    }
  }
  for (const side of ['japan', 'allies'] as const) {
    const size = cards.filter((card) => sideOfCard(card.id) === side).length;
    if (size !== DECK_SIZE[side]) throw new DataError(FILE, 'cards', `${size} cards for ${side}`);
  }
  return Object.freeze(
    cards.map((card) =>
      Object.freeze({ ...card, side: sideOfCard(card.id), number: Number(card.id.slice(1)) }),
    ),
  );
}

function hqsNamed({ hq, logistics }: z.infer<typeof cardSchema>): string[] {
  const activating = typeof hq !== 'object' ? [] : 'only' in hq ? hq.only : 'all' in hq ? hq.all : [];
  const counting = typeof logistics === 'object' && 'byHq' in logistics ? Object.keys(logistics.byHq) : [];
  return [...activating, ...counting];
}

export const CARDS: readonly Card[] = buildCards(readDataFile(FILE, z.unknown()));

const byId = new Map<string, Card>(CARDS.map((card) => [card.id, card]));

export const findCard = (id: string): Card | undefined => byId.get(id.toUpperCase());
