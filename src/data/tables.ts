import { z } from 'zod';
import { DataError } from './data-error.ts';
import type { Turn } from './ids.ts';
import { findHex, TERRAINS } from './map.ts';
import { parseData, readDataFile } from './read.ts';
import { hexId, side, unitId } from './schemas.ts';
import { findUnit } from './units.ts';

export const PHASES = ['strategic', 'offensives', 'political', 'attrition', 'end-of-turn'] as const;
export type Phase = (typeof PHASES)[number];

/** 4.0: the segments of a turn, in order. */
export const SEGMENTS = [
  'reinforcement',
  'replacement',
  'strategic-warfare',
  'deal-cards',
  'initiative',
  'offensives',
  'national-status',
  'us-political-will',
  'attrition',
  'end-of-turn',
] as const;
export type Segment = (typeof SEGMENTS)[number];

export const CHINA_TRACK = [
  'government-collapsed',
  'chungking-falls',
  'threat-to-chungking',
  'major-breakthrough',
  'unstable-front',
  'stable-front',
] as const;

export const INDIA_TRACK = ['revolts', 'unstable', 'strikes', 'unrest', 'stable'] as const;

export const BURMA_ROAD_BOXES = ['open', 'closed-hump', 'closed-no-hump'] as const;
export type BurmaRoadBox = (typeof BURMA_ROAD_BOXES)[number];

/** Nations that can surrender (13). */
export const NATIONS_AT_RISK = [
  'philippines',
  'malaya',
  'dutch-east-indies',
  'burma',
  'india',
  'china',
  'australia',
  'japan',
] as const;
export type NationAtRisk = (typeof NATIONS_AT_RISK)[number];

/** Areas whose control as a whole counts (13.84, 13.85, 13.92). */
export const KEY_REGIONS = ['australian-mandates', 'new-guinea', 'marshalls'] as const;
export type KeyRegion = (typeof KEY_REGIONS)[number];

const hexes = z.array(hexId);
const commanded = z.enum(['all', 'air']).optional();
const resultRow = z.strictObject({ upTo: z.int().nullable(), effect: z.number() });

const schema = z.strictObject({
  turns: z.array(z.strictObject({ turn: z.int(), year: z.int(), months: z.string() })).length(12),
  phases: z.array(
    z.strictObject({ phase: z.enum(PHASES), rule: z.string(), segments: z.array(z.enum(SEGMENTS)) }),
  ),
  /** 4.21. */
  initiativeOnTie: z.record(z.enum(['1941', '1942', '1943', '1944', '1945']), side),
  /** 8.42 and 9.4: cost of entry in movement points (null: no ground unit enters by land), the attacker's modifier, whether troops may land. */
  terrain: z.record(
    z.enum(TERRAINS),
    z.strictObject({ cost: z.int().nullable(), groundModifier: z.int(), landing: z.boolean() }),
  ),
  /** 8.45: mountains where troops may land all the same. */
  mountainLandings: hexes,
  /** 8.42. */
  routeCost: z.number(),
  /** 6.21A. */
  landLogisticsLimit: z.int(),
  movement: z.strictObject({
    naval: z.int(),
    ground: z.int(),
    strategicFactor: z.int(),
    emergencyNaval: z.int(),
  }),
  /** 8.24, 8.34, 8.48, 6.11. */
  stacking: z.strictObject({
    naval: z.int(),
    airAndGround: z.int(),
    hq: z.int(),
    navalBackAfter: z.int(),
    airAndGroundBackAfter: z.int(),
  }),
  /** 6.4. */
  zoiRange: z.int(),
  /** 6.12: which units of which nation an HQ of a kind commands and supplies. */
  command: z.record(
    z.enum(['japan', 'us', 'commonwealth', 'joint']),
    z.strictObject({
      japan: commanded,
      us: commanded,
      commonwealth: commanded,
      china: commanded,
      netherlands: commanded,
    }),
  ),
  limits: z.strictObject({
    reactionCards: z.int(),
    counteroffensives: z.int(),
    cardsDrawnInPhase: z.int(),
    futureOffensives: z.int(),
    ocBattleHexes: z.int(),
    reactionAsp: z.int(),
    kamikazesInBattle: z.int(),
  }),
  /** 9.2 and 9.4: the first row whose `upTo` is not below the modified die. */
  combat: z.strictObject({
    airNaval: z.array(resultRow),
    airNavalCritical: z.int(),
    ground: z.array(resultRow),
  }),
  /** 11.0. */
  replacements: z
    .array(
      z.strictObject({
        turn: z.int(),
        japanNaval: z.int(),
        ground: z.int(),
        air: z.int(),
        usNaval: z.int(),
        chinese: z.int(),
        usNavalIfOahu: z.int(),
        commonwealthNaval: z.int(),
      }),
    )
    .length(12),
  replacementHexes: z.strictObject({ usNaval: hexId, commonwealthNaval: hexes, chinese: hexId }),
  /** 15: the first level whose `from` is not above the marker. */
  warInEurope: z.strictObject({
    min: z.int(),
    max: z.int(),
    levels: z.array(
      z.strictObject({
        level: z.int(),
        from: z.int(),
        delayed: z.boolean(),
        divertUpTo: z.int().nullable(),
        losesAsp: z.boolean(),
        cards: z.int(),
      }),
    ),
  }),
  /** 13.76. */
  divisionsInChina: z.strictObject({ max: z.int(), perGarrison: z.int() }),
  /** 13.74. */
  chinaBox: z.strictObject({ units: z.int(), b29: z.int() }),
  /** 13.72, 13.78: what each state of the road takes from a Chinese offensive. */
  burmaRoad: z.record(z.enum(BURMA_ROAD_BOXES), z.int()),
  politicalWill: z.strictObject({ min: z.int(), max: z.int() }),
  escort: z.array(z.int()),
  /** 12.1, 12.5. */
  cardDraw: z.strictObject({
    japan: z.strictObject({
      min: z.int(),
      max: z.int(),
      resourcesPerCard: z.int(),
      reserveTurns: z.array(z.int()),
      passes: z.record(z.enum(['4', '5', '6', '7']), z.int()),
    }),
    allies: z.strictObject({
      min: z.int(),
      byTurn: z.array(z.strictObject({ upTo: z.int(), cards: z.int(), passes: z.int() })),
    }),
  }),
  /** 12.3. */
  bombing: z.strictObject({
    units: z.array(unitId),
    target: hexId,
    range: z.int(),
    safeRange: z.int(),
    success: z.strictObject({ full: z.int(), reduced: z.int() }),
  }),
  /** 13. */
  nations: z.record(
    z.enum(NATIONS_AT_RISK),
    z.strictObject({ rule: z.string(), surrenderKeys: hexes, bases: hexes }),
  ),
  regions: z.record(z.enum(KEY_REGIONS), z.strictObject({ rule: z.string(), keys: hexes })),
  /** 13.77: where a "no transport route" marker lies until the route is built. */
  transportRoutes: z.strictObject({ jarhat: hexId, ledo: hexId, imphal: hexId }),
  /** 13.79: hexsides whose route exists only once the bridge is built. */
  kwai: z.strictObject({ sides: z.array(z.string().regex(/^\d{4}-\d{4}$/)), bangkokToRangoon: hexes }),
  /** 6.23. */
  humpAirfields: hexes,
  places: z.strictObject({
    kunming: hexId,
    rangoon: hexId,
    madras: hexId,
    tokyo: hexId,
    oahu: hexId,
    townsville: hexId,
  }),
});

export type Tables = z.infer<typeof schema>;

const FILE = 'tables.json';

export function buildTables(raw: unknown): Tables {
  const tables = parseData(FILE, raw, schema);
  const hexLists: Record<string, readonly string[]> = {
    mountainLandings: tables.mountainLandings,
    'replacementHexes commonwealthNaval': tables.replacementHexes.commonwealthNaval,
    humpAirfields: tables.humpAirfields,
    'kwai bangkokToRangoon': tables.kwai.bangkokToRangoon,
    'kwai sides': tables.kwai.sides.flatMap((pair) => pair.split('-')),
    places: Object.values(tables.places),
    transportRoutes: Object.values(tables.transportRoutes),
  };
  for (const [nation, { surrenderKeys, bases }] of Object.entries(tables.nations)) {
    hexLists[`nations ${nation}`] = [...surrenderKeys, ...bases];
  }
  for (const [region, { keys }] of Object.entries(tables.regions)) hexLists[`regions ${region}`] = keys;
  for (const [entry, list] of Object.entries(hexLists)) {
    for (const hex of list) {
      if (!findHex(hex)) throw new DataError(FILE, entry, `there is no hex ${hex} on the board`);
      if (findHex(hex)?.area === null) throw new DataError(FILE, entry, `${hex} is open sea`);
    }
  }
  for (const hex of tables.humpAirfields) {
    if (!findHex(hex)!.airfield) throw new DataError(FILE, 'humpAirfields', `${hex} has no airfield`);
  }
  for (const id of tables.bombing.units) {
    const unit = findUnit(id);
    if (unit?.class !== 'air' || unit.type !== 'b29')
      throw new DataError(FILE, 'bombing units', `${id} is not a B-29`);
  }
  return tables;
}

export const TABLES: Tables = buildTables(readDataFile(FILE, z.unknown()));

/** When a turn takes place. */
export const calendar = (turn: Turn | number) => TABLES.turns[turn - 1]!;

/** The phase a segment belongs to. */
export const phaseWith = (segment: Segment): Phase =>
  TABLES.phases.find(({ segments }) => segments.includes(segment))!.phase;

/** The first segment of a phase. */
export const firstSegment = (phase: Phase): Segment =>
  TABLES.phases.find((candidate) => candidate.phase === phase)!.segments[0]!;
