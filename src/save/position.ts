import { z } from 'zod';
import { CARDS, findCard } from '../data/cards.ts';
import { type CardId, forEachSide, LAST_TURN, type Place, type Side, type UnitId } from '../data/ids.ts';
import { findHex } from '../data/map.ts';
import { markersOf, markersSchema } from '../data/markers.ts';
import { entryName } from '../data/read.ts';
import { LASTING_EVENTS, loadScenario, placeSchema, SCENARIO_IDS, type Scenario } from '../data/scenario.ts';
import { cardId, hexId, side, unitId } from '../data/schemas.ts';
import { firstSegment, NATIONS_AT_RISK, PHASES, SEGMENTS } from '../data/tables.ts';
import { findUnit, UNITS } from '../data/units.ts';
import type { HexId } from '../hex/hex.ts';
import { resourcesOf } from '../rules/control/control.ts';
import { type Board, withChanges } from '../rules/state/board.ts';
import type { CardPiles } from '../rules/state/cards.ts';
import { checkBoard } from '../rules/state/check.ts';
import { DEFAULT_OPTIONS, optionsSchema } from '../rules/state/options.ts';
import { setUp } from '../rules/state/setup.ts';
import type { State } from '../rules/state/state.ts';
import { newTurn } from '../rules/state/this-turn.ts';
import { supplyOf } from '../rules/supply/supply.ts';
import type { Violation } from '../rules/violation.ts';
import { InputError } from './input-error.ts';

const markers = markersSchema.shape;
const eitherSide = <T extends z.ZodType>(schema: T) =>
  z.strictObject({ japan: schema.optional(), allies: schema.optional() });

/** YAML reads an unquoted hex or scenario as a number. */
const unquoted = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), schema);

const place = unquoted(placeSchema);

const unitChange = z.union([
  place.transform((at) => ({ at })),
  z.strictObject({ at: place.optional(), reduced: z.boolean().optional() }),
]);

/** A scenario plus changes; documented in docs/position-files.md. */
const positionSchema = z.strictObject({
  scenario: unquoted(z.string()),
  /** For people; not read. */
  note: z.string().optional(),
  turn: z.int().min(1).max(LAST_TURN).optional(),
  phase: z.enum(PHASES).optional(),
  segment: z.enum(SEGMENTS).optional(),
  clear: z.boolean().default(false),
  units: z.record(unitId, unitChange).default({}),
  control: z.record(hexId, side).default({}),
  markers: z
    .strictObject({
      ...markersSchema.partial().shape,
      tokyoExpress: unquoted(markers.tokyoExpress).optional(),
      burmaRoad: markers.burmaRoad.partial().optional(),
      asp: markers.asp.partial().optional(),
      rivalry: markers.rivalry.partial().optional(),
      replacementsSaved: markers.replacementsSaved.partial().optional(),
      transportRoutes: markers.transportRoutes.partial().optional(),
      passes: markers.passes.partial().optional(),
    })
    .default({}),
  surrendered: z.array(z.enum(NATIONS_AT_RISK)).optional(),
  events: z.array(z.enum(LASTING_EVENTS)).optional(),
  held: z.record(hexId, z.int().positive()).optional(),
  liberated: z.array(z.enum(NATIONS_AT_RISK)).optional(),
  mandates: side.optional(),
  cutOff: z.int().min(0).optional(),
  bombedTurns: z.int().min(0).optional(),
  lostHomeCities: z.array(hexId).optional(),
  options: optionsSchema.optional(),
  activated: z.array(unitId).default([]),
  hands: eitherSide(z.array(cardId)).default({}),
  decks: eitherSide(z.array(cardId)).default({}),
  discards: eitherSide(z.array(cardId)).default({}),
  removed: eitherSide(z.array(cardId)).default({}),
  futureOffensive: eitherSide(cardId.nullable()).default({}),
  deal: eitherSide(z.int().min(0).max(7)).default({}),
});

type Position = z.infer<typeof positionSchema>;

export interface ReadPosition {
  readonly state: State;
  readonly warnings: readonly Violation[];
}

/** The state a position file describes; throws an `InputError` that names everything wrong with it. */
export function readPosition(file: string, raw: unknown): ReadPosition {
  const parsed = positionSchema.safeParse(raw);
  if (!parsed.success) {
    throw new InputError(
      `${file} is not a position file:`,
      parsed.error.issues.map((issue) => `${entryName(raw, issue.path)}: ${issue.message}`),
    );
  }
  const position = parsed.data;
  const unknown = unknownNames(position);
  if (unknown.length > 0) throw new InputError(`${file} cannot be used:`, unknown);
  const scenario = loadScenario(position.scenario);
  const options = position.options ?? DEFAULT_OPTIONS;
  const start = setUp(scenario, options);
  const board = changedBoard(start.board, scenario, position);
  const cards = {
    japan: changedPiles(start, position, 'japan'),
    allies: changedPiles(start, position, 'allies'),
  };
  const check = checkBoard(board);
  const problems = [
    ...[...check.errors, ...statedMarkerErrors(board, position)].map(
      ({ rule, message }) => `${message} (${rule})`,
    ),
    ...cards.japan.problems,
    ...cards.allies.problems,
  ];
  if (problems.length > 0) throw new InputError(`${file} cannot be used:`, problems);
  return {
    state: {
      scenario: scenario.id,
      options,
      board,
      cards: { japan: cards.japan.piles, allies: cards.allies.piles },
      flow: flowOf(scenario, position, start),
    },
    warnings: check.warnings,
  };
}

/** Names that are well formed but of nothing in the game. */
function unknownNames(position: Position): string[] {
  const problems: string[] = [];
  if (!SCENARIO_IDS.includes(position.scenario)) {
    problems.push(
      `scenario: there is no scenario ${position.scenario}; there are ${SCENARIO_IDS.join(', ')}`,
    );
  }
  const hexes = [...Object.keys(position.control), ...Object.keys(position.held ?? {})];
  for (const hex of hexes) {
    if (!findHex(hex)) problems.push(`control ${hex}: there is no such hex on the board`);
    else if (!findHex(hex)!.area) problems.push(`control ${hex}: nobody controls the open sea (1.3)`);
  }
  for (const [id, { at, reduced }] of unitChanges(position)) {
    const unit = findUnit(id);
    if (!unit) problems.push(`units ${id}: there is no such unit`);
    else if (at !== undefined && /^\d/.test(at) && !findHex(at)) {
      problems.push(`units ${id}: there is no hex ${at} on the board`);
    } else if (reduced && (unit.class === 'hq' || unit.reduced === null)) {
      problems.push(`units ${id}: has no reduced side`);
    }
  }
  for (const id of position.activated)
    if (!findUnit(id)) problems.push(`activated ${id}: there is no such unit`);
  const express = position.markers.tokyoExpress;
  if (express && !findHex(express))
    problems.push(`markers tokyoExpress: there is no hex ${express} on the board`);
  return problems;
}

const unitChanges = (position: Position) =>
  Object.entries(position.units) as [UnitId, { at?: Place; reduced?: boolean }][];

function changedBoard(start: Board, scenario: Scenario, position: Position): Board {
  const cleared: Board = position.clear
    ? { ...start, at: UNITS.map(() => 'out-of-play'), reduced: UNITS.map(() => false) }
    : start;
  // 16.48B: bids have moved political will already.
  const startMarkers = { ...scenario.markers, politicalWill: start.markers.politicalWill };
  const changed = withChanges(cleared, {
    units: Object.fromEntries(unitChanges(position)),
    control: position.control as Partial<Record<HexId, Side>>,
    activated: position.activated,
    markers: markersOf(markersSchema.parse(overlay(startMarkers, position.markers))),
  });
  return {
    ...changed,
    turn: position.turn ?? start.turn,
    surrendered: position.surrendered ?? start.surrendered,
    events: position.events ?? start.events,
    held: position.held ?? start.held,
    liberated: position.liberated ?? start.liberated,
    mandates: position.mandates ?? start.mandates,
    cutOff: position.cutOff ?? start.cutOff,
    bombedTurns: position.bombedTurns ?? start.bombedTurns,
    lostHomeCities: position.lostHomeCities ?? start.lostHomeCities,
    // The turn begins, for all that counts from its beginning, with the position.
    thisTurn: newTurn(changed.japaneseHexes, changed.markers.asp.allies),
  };
}

/** `base` with what `over` states in its place, group by group. */
function overlay(base: object, over: object): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const inner = merged[key];
    merged[key] = isGroup(inner) && isGroup(value) ? overlay(inner, value) : value;
  }
  return merged;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Markers that follow from the map may be stated, but only as they are. */
function statedMarkerErrors(board: Board, { markers: stated }: Position): Violation[] {
  const errors: Violation[] = [];
  const resources = resourcesOf(board, 'japan').length;
  if (stated.japanResources !== undefined && stated.japanResources !== resources) {
    errors.push({
      rule: '12.11',
      message: `markers japanResources: Japan controls ${resources}, not ${stated.japanResources}`,
    });
  }
  const box = supplyOf(board).sides.allies.burmaRoad!.box;
  if (stated.burmaRoad?.box !== undefined && stated.burmaRoad.box !== box) {
    errors.push({
      rule: '13.78',
      message: `markers burmaRoad box: the road is ${box}, not ${stated.burmaRoad.box}`,
    });
  }
  return errors;
}

/** A pile that is stated replaces the scenario's; a card stated in one pile leaves any other; what falls out goes to the deck. */
function changedPiles(start: State, position: Position, of: Side): { piles: CardPiles; problems: string[] } {
  const before = start.cards[of];
  const stated = {
    hand: position.hands[of],
    discard: position.discards[of],
    removed: position.removed[of],
    deck: position.decks[of],
  };
  const future = position.futureOffensive[of];
  const named = [...Object.values(stated).flatMap((pile) => pile ?? []), ...(future ? [future] : [])];
  const problems = named.flatMap((id) => {
    if (findCard(id)?.side !== of) return [`cards ${id}: there is no such card in the deck of ${of}`];
    return named.indexOf(id) === named.lastIndexOf(id) ? [] : [`cards ${id}: is in two places`];
  });
  const kept = (pile: readonly CardId[]) => pile.filter((id) => !named.includes(id));
  const hand = stated.hand ?? kept(before.hand);
  const discard = stated.discard ?? kept(before.discard);
  const removed = stated.removed ?? kept(before.removed);
  const futureOffensive =
    future !== undefined ? future : (kept([before.futureOffensive].filter((id) => id !== null))[0] ?? null);
  const elsewhere = new Set<CardId | null>([...hand, ...discard, ...removed, futureOffensive]);
  const deck = CARDS.filter((card) => card.side === of && !elsewhere.has(card.id)).map((card) => card.id);
  for (const id of stated.deck ? deck.filter((card) => !stated.deck!.includes(card)) : []) {
    problems.push(`decks ${of}: ${id} is in no pile`);
  }
  return {
    piles: {
      deck,
      hand,
      discard,
      removed,
      futureOffensive,
      futureSince: futureOffensive === null ? null : 0,
      drawn: 0,
      reshuffle: false,
    },
    problems: [...new Set(problems)],
  };
}

/**
 * A position that says nothing of turn, phase or cards begins as its scenario does, with whatever comes before the
 * first card. Otherwise only cards are dealt; a side whose hand is stated gets none, unless the position says how many.
 */
function flowOf(scenario: Scenario, position: Position, start: State): State['flow'] {
  const { turn, phase, segment, hands, deal: wanted } = position;
  const moved = turn !== undefined || phase !== undefined || segment !== undefined;
  const stated = Object.keys(hands).length + Object.keys(wanted).length > 0;
  if (!moved && !stated && !position.clear) return start.flow;
  const deal = forEachSide((of) => wanted[of] ?? (hands[of] || moved ? 0 : scenario.cards.deal[of]));
  const at = segment ?? firstSegment(phase ?? scenario.startsIn);
  return [
    { step: 'turn', data: { segment: at, begun: false } },
    ...(deal.japan + deal.allies > 0 ? [{ step: 'deal-cards', data: deal } as const] : []),
  ];
}
