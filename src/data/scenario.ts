import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { AREAS } from './areas.ts';
import { findCard, sideOfCard } from './cards.ts';
import { DataError } from './data-error.ts';
import { LAST_TURN, type Place, SIDES } from './ids.ts';
import { findHex } from './map.ts';
import { markersSchema } from './markers.ts';
import { parseData, projectPath } from './read.ts';
import { bySide, cardId, hexId, side, unitId } from './schemas.ts';
import { INDIA_TRACK, KEY_REGIONS, NATIONS_AT_RISK, PHASES } from './tables.ts';
import { findUnit, UNITS } from './units.ts';

const turn = z.int().min(1).max(LAST_TURN);

/** A hex or a box; turn boxes are `turn-2` to `turn-12`. */
export const placeSchema = z.custom<Place>(
  (value) =>
    typeof value === 'string' &&
    (hexId.safeParse(value).success ||
      /^turn-([2-9]|1[0-2])$/.test(value) ||
      ['delay-box', 'china-box', 'eliminated', 'out-of-play'].includes(value)),
  {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is no place: a hex number, delay-box, china-box, turn-2 to turn-12, eliminated or out-of-play`,
  },
);

/** What has happened for good, beyond the tracks. */
export const LASTING_EVENTS = [
  'doolittle-raid',
  'island-fortifications',
  'pt-boats',
  /** A80: no escort helps against submarines any more. */
  'no-escorts',
  /** J71: strategic bombing meets interceptors. */
  'interceptors',
  /** 16.42, 16.43A: counted once only. */
  'alaska-occupied',
  'hawaii-occupied',
  'resources-lost',
  /** 17.27 J and K: Japan has held them at the end of a turn. */
  'kauai-taken',
  'oahu-taken',
  'hawaii-taken',
] as const;

/** 17.27, 17.38, 17.48: a thing that gives points if it is so when the game ends. */
const conditionSchema = z.union([
  z.strictObject({ surrendered: z.enum(NATIONS_AT_RISK) }),
  z.strictObject({ burmaRoad: z.literal('closed') }),
  z.strictObject({ cutOff: z.tuple([hexId, hexId]) }),
  z.strictObject({ indiaTrack: z.array(z.enum(INDIA_TRACK)) }),
  z.strictObject({ holdsRegion: z.enum(KEY_REGIONS), side }),
  z.strictObject({
    lacksRegion: z.enum(KEY_REGIONS),
    side,
    hexesAtLeast: z.int().optional(),
    portsAtLeast: z.int().optional(),
  }),
  /** At the end of any turn, with a unit there. */
  z.strictObject({ takenOnce: hexId, side }),
  z.strictObject({ lacksInSupply: hexId, side }),
  z.strictObject({ alliedPortWithin: z.int(), of: hexId }),
  z.strictObject({ noAlliedPortWithin: z.int(), of: hexId }),
  z.strictObject({ noAlliedPortIn: z.enum(AREAS) }),
  /** Allied ports there, but this many in supply at most. */
  z.strictObject({ alliedPortsIn: z.enum(AREAS), inSupplyAtMost: z.int() }),
]);

const pointsSchema = z.union([
  z.strictObject({ points: z.int(), when: conditionSchema }),
  z.strictObject({
    points: z.int(),
    each: z.enum([
      'north-india-hex-held-by-japan',
      'political-will-box-below-6',
      'political-will-box-above-5',
      'kauai-or-hawaii-taken-by-japan',
      'resource-held-by-allies',
    ]),
  }),
]);

const victorySchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('campaign'), rule: z.string() }),
  z.strictObject({
    type: z.literal('points'),
    rule: z.string(),
    /** Only hexes in supply count, if the players want it so. */
    tournamentOption: z.boolean(),
    alliedAutomatic: z.strictObject({ japanResourcesBelow: z.int() }).optional(),
    points: z.record(z.string().regex(/^[A-R]$/), pointsSchema),
    levels: z.array(
      z.strictObject({
        result: z.enum(['allied-decisive', 'allied-tactical', 'japanese-tactical', 'japanese-decisive']),
        upTo: z.int().nullable(),
      }),
    ),
  }),
]);

const header = {
  id: z.string().regex(/^19\d\d(-\d\d)?$/),
  rule: z.string().regex(/^17\.\d$/),
  name: z.string().min(1),
  firstTurn: turn,
  lastTurn: turn,
};

const baseSchema = z.strictObject({
  ...header,
  /** 17.26, 17.37, 17.47 hold for these games alone. */
  oneYear: z.boolean(),
  startsIn: z.enum(PHASES),
  control: z.strictObject({ areas: z.array(z.enum(AREAS)), japan: z.array(hexId), allies: z.array(hexId) }),
  surrendered: z.array(z.enum(NATIONS_AT_RISK)),
  events: z.array(z.enum(LASTING_EVENTS)),
  held: z.record(hexId, z.int().positive()),
  markers: markersSchema,
  cards: z.strictObject({
    removed: bySide(z.array(cardId)),
    discard: bySide(z.array(cardId)),
    hand: bySide(z.array(cardId)),
    futureOffensive: bySide(cardId.nullable()),
    deal: bySide(z.int().min(0).max(7)),
  }),
  specialRules: z.array(
    z.strictObject({
      rule: z.string().regex(/^17\.\d\d[A-F]?$/),
      id: z.enum([
        'december-1941',
        'historical-hands',
        'emergency-naval-moves-first',
        'arcadia-in-allied-hand',
        'kondo-exchange',
        'historical-japanese-hand',
        'one-year-game',
      ]),
      optional: z.boolean(),
      cards: z.array(cardId),
    }),
  ),
  victory: victorySchema,
  units: z.record(placeSchema, z.array(unitId)),
  reduced: z.array(unitId),
});

const combinedSchema = z.strictObject({ ...header, setupFrom: z.string(), victoryFrom: z.string() });

/** A scenario, complete: a combined one has taken its set-up and its victory conditions from others. */
export type Scenario = z.infer<typeof baseSchema> & {
  readonly setupFrom: string;
  readonly victoryFrom: string;
};

type BaseScenario = z.infer<typeof baseSchema>;

const fileOf = (id: string): string => `scenarios/${id}.yaml`;

const textOf = (id: string): string => readFileSync(projectPath(fileOf(id)), 'utf8');

/** The rule of a scenario without reading the whole of it: every command needs the list, few a scenario. */
const ruleOf = (id: string): string => /^rule: '(.+)'$/m.exec(textOf(id))?.[1] ?? '';

/** The ids of all scenarios, in the order of their rules (17.1 to 17.9). */
export const SCENARIO_IDS: readonly string[] = readdirSync(projectPath('scenarios'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''))
  .map((id) => ({ id, rule: ruleOf(id) }))
  .sort((a, b) => a.rule.localeCompare(b.rule))
  .map(({ id }) => id);

const loaded = new Map<string, Scenario>();

/** A scenario by its id, checked; throws a `DataError` if its file is not in order. */
export function loadScenario(id: string): Scenario {
  const known = loaded.get(id);
  if (known) return known;
  if (!existsSync(projectPath(fileOf(id)))) throw new DataError(fileOf(id), id, 'there is no such scenario');
  const raw = parse(textOf(id)) as { setupFrom?: string };
  const scenario = raw.setupFrom === undefined ? standalone(parseScenario(id, raw)) : combined(id, raw);
  loaded.set(id, scenario);
  return scenario;
}

const standalone = (base: BaseScenario): Scenario => ({
  ...base,
  setupFrom: base.id,
  victoryFrom: base.id,
});

/** 17.5 to 17.9: the set-up of one scenario, the victory conditions of another, its own length. */
function combined(id: string, raw: unknown): Scenario {
  const own = parseData(fileOf(id), raw, combinedSchema);
  const setup = loadScenario(own.setupFrom);
  if (setup.firstTurn !== own.firstTurn) {
    throw new DataError(fileOf(id), 'firstTurn', `${own.setupFrom} is set up for turn ${setup.firstTurn}`);
  }
  return {
    ...setup,
    ...own,
    oneYear: false,
    specialRules: setup.specialRules.filter((rule) => rule.id !== 'one-year-game'),
    victory: loadScenario(own.victoryFrom).victory,
  };
}

/** Checks a scenario of its own: schema, then every unit, hex and card it names. */
export function parseScenario(id: string, raw: unknown): BaseScenario {
  const file = fileOf(id);
  const scenario = parseData(file, raw, baseSchema);
  const wrong = (entry: string, reason: string): never => {
    throw new DataError(file, entry, reason);
  };
  if (scenario.id !== id) wrong('id', `the file is called ${id}`);
  if (scenario.firstTurn > scenario.lastTurn) wrong('lastTurn', 'comes before the first turn');
  checkUnits(scenario, wrong);
  const hexes = {
    japan: scenario.control.japan,
    allies: scenario.control.allies,
    held: Object.keys(scenario.held),
  };
  for (const [list, ids] of Object.entries(hexes)) {
    for (const hex of ids) if (!findHex(hex)?.area) wrong(`control ${list}`, `${hex} is not a land hex`);
  }
  checkCards(scenario, wrong);
  return scenario;
}

function checkUnits(scenario: BaseScenario, wrong: (entry: string, reason: string) => never): void {
  const placed = new Set<string>();
  for (const [place, ids] of Object.entries(scenario.units)) {
    if (/^\d/.test(place) && !findHex(place)) wrong(`units ${place}`, 'there is no such hex on the board');
    for (const id of ids) {
      if (!findUnit(id)) wrong(`units ${place}`, `there is no unit ${id}`);
      if (placed.has(id)) wrong(`units ${place}`, `${id} is placed twice`);
      placed.add(id);
    }
  }
  for (const unit of UNITS) if (!placed.has(unit.id)) wrong('units', `${unit.id} has no place`);
  for (const id of scenario.reduced) {
    const unit = findUnit(id);
    if (!unit) wrong('reduced', `there is no unit ${id}`);
    else if (unit.class === 'hq' || unit.reduced === null) wrong('reduced', `${id} has no reduced side`);
  }
}

function checkCards({ cards }: BaseScenario, wrong: (entry: string, reason: string) => never): void {
  for (const of of SIDES) {
    const future = cards.futureOffensive[of];
    const ids = [...cards.removed[of], ...cards.discard[of], ...cards.hand[of], ...(future ? [future] : [])];
    for (const id of ids) {
      if (!findCard(id) || sideOfCard(id) !== of) wrong(`cards ${of}`, `there is no card ${id} in this deck`);
      if (ids.indexOf(id) !== ids.lastIndexOf(id)) wrong(`cards ${of}`, `${id} is in two places`);
    }
  }
}
