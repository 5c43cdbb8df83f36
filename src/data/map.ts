import { z } from 'zod';
import {
  DIRECTIONS,
  type Direction,
  type HexId,
  type HexIndex,
  INDICES,
  idOf,
  indexAt,
  indexOf,
  neighbour,
  opposite,
} from '../hex/hex.ts';
import { type HexSet, setOf } from '../hex/hex-set.ts';
import { noSides, openSide, type Sides, stepsBetween } from '../hex/sides.ts';
import { type AreaId, partsOf, type SimpleAreaId } from './areas.ts';
import { DataError } from './data-error.ts';
import type { Place } from './ids.ts';
import { parseData, readDataFile } from './read.ts';
import { hexId, simpleAreaId } from './schemas.ts';

export const TERRAINS = ['ocean', 'open', 'jungle', 'mixed', 'mountain', 'atoll'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const EDGES = ['west', 'south', 'east'] as const;
export type Edge = (typeof EDGES)[number];

/**
 * What may cross a hexside. Only `water` and `closed-sea` are all-water sides; every other side has land on it,
 * passable or not, and an activation path may cross it in spite of ZOI (6.4 C).
 */
export const SIDE_WORDS = {
  water: { ships: true, ground: false, route: false, allWater: true },
  'water-closed-land': { ships: true, ground: false, route: false, allWater: false },
  coast: { ships: true, ground: true, route: false, allWater: false },
  land: { ships: false, ground: true, route: false, allWater: false },
  road: { ships: false, ground: true, route: true, allWater: false },
  'road-coast': { ships: true, ground: true, route: true, allWater: false },
  'closed-sea': { ships: false, ground: false, route: false, allWater: true },
  'closed-land': { ships: false, ground: false, route: false, allWater: false },
  closed: { ships: false, ground: false, route: false, allWater: false },
} as const;
export type SideWord = keyof typeof SIDE_WORDS;

export interface Hex {
  readonly id: HexId;
  readonly index: HexIndex;
  readonly name: string | null;
  /** A second printed name, of the city or the island. */
  readonly alt: string | null;
  readonly terrain: Terrain;
  readonly area: SimpleAreaId | null;
  readonly port: boolean;
  readonly airfield: boolean;
  readonly resource: boolean;
  readonly city: 'city' | 'chinese-city' | 'japanese-home-city' | null;
  /** Inside the printed line of the Japanese Empire. */
  readonly empire: boolean;
  /** 8.35: only a stop between two legs. */
  readonly airFerry: boolean;
  readonly edge: Edge | null;
}

const landSchema = z.strictObject({
  hex: hexId,
  name: z.string().nullable().default(null),
  alt: z.string().nullable().default(null),
  terrain: z.enum(TERRAINS),
  area: simpleAreaId.nullable().default(null),
  port: z.boolean().default(false),
  airfield: z.boolean().default(false),
  resource: z.boolean().default(false),
  city: z.enum(['city', 'chinese-city', 'japanese-home-city']).nullable().default(null),
  empire: z.boolean().default(false),
  airFerry: z.boolean().default(false),
});

const pairWords = Object.keys(SIDE_WORDS).filter((word) => word !== 'water') as Exclude<SideWord, 'water'>[];

const mapSchema = z.strictObject({
  /** The rows of each column, as runs from first to last. */
  columns: z.record(z.string().regex(/^\d\d$/), z.array(z.tuple([z.int(), z.int()]))),
  edges: z.record(z.enum(EDGES), z.array(hexId)),
  /** Every hexside that is not plain water, once, as a pair of neighbours. */
  hexsides: z.record(z.enum(pairWords), z.array(z.string().regex(/^\d{4}-\d{4}$/))),
  /** Every hex that is more than open sea. */
  land: z.array(landSchema),
});

const FILE = 'map.json';

export interface GameMap {
  readonly hexes: readonly Hex[];
  readonly byIndex: readonly (Hex | undefined)[];
  /** By hex index and direction; undefined where no hex lies beyond the side. */
  readonly words: readonly (SideWord | undefined)[];
}

/** Builds the map from its file: geometry, hexes, hexsides; throws a `DataError` on the first thing wrong. */
export function buildMap(raw: unknown): GameMap {
  const data = parseData(FILE, raw, mapSchema);
  const byIndex: (Hex | undefined)[] = new Array(INDICES).fill(undefined);
  for (const index of playable(data.columns)) byIndex[index] = openSea(index);
  const required = (hex: HexId, where: string): Hex => {
    const found = byIndex[indexOf(hex)!];
    if (!found) throw new DataError(FILE, `${where} ${hex}`, 'there is no such hex on the board');
    return found;
  };
  const names = new Map<string, HexId>();
  for (const { hex, ...facts } of data.land) {
    const entry = `land ${hex}`;
    const { index, terrain } = required(hex, 'land');
    if (terrain !== 'ocean' || byIndex[index]!.name) throw new DataError(FILE, entry, 'is listed twice');
    if ((facts.terrain === 'ocean') !== (facts.area === null)) {
      throw new DataError(FILE, entry, 'land has an area, sea has none');
    }
    if (facts.terrain === 'ocean' && (facts.port || facts.airfield || facts.city || facts.resource)) {
      throw new DataError(FILE, entry, 'has a base at sea');
    }
    for (const name of [facts.name, facts.alt]) {
      if (name && names.has(name))
        throw new DataError(FILE, entry, `shares its name with ${names.get(name)}`);
      if (name) names.set(name, hex);
    }
    byIndex[index] = { ...byIndex[index]!, ...facts };
  }
  for (const edge of EDGES) {
    for (const hex of data.edges[edge]) {
      const found = required(hex, `edges ${edge}`);
      byIndex[found.index] = { ...found, edge };
    }
  }
  const words = sideWords(byIndex, data.hexsides, required);
  const hexes = byIndex.filter((hex) => hex !== undefined);
  for (const hex of hexes) Object.freeze(hex);
  return Object.freeze({ hexes, byIndex, words });
}

function* playable(columns: Record<string, [number, number][]>): Iterable<HexIndex> {
  for (const [column, runs] of Object.entries(columns)) {
    for (const [first, last] of runs) {
      for (let row = first; row <= last; row++) {
        const index = indexAt(Number(column), row);
        if (index === undefined)
          throw new DataError(FILE, `columns ${column}`, `row ${row} is outside the frame`);
        yield index;
      }
    }
  }
}

const openSea = (index: HexIndex): Hex => ({
  id: idOf(index),
  index,
  name: null,
  alt: null,
  terrain: 'ocean',
  area: null,
  port: false,
  airfield: false,
  resource: false,
  city: null,
  empire: false,
  airFerry: false,
  edge: null,
});

function sideWords(
  byIndex: readonly (Hex | undefined)[],
  hexsides: Record<Exclude<SideWord, 'water'>, string[]>,
  required: (hex: HexId, where: string) => Hex,
): (SideWord | undefined)[] {
  const words: (SideWord | undefined)[] = new Array(INDICES * 6).fill(undefined);
  for (const hex of byIndex) {
    if (!hex) continue;
    for (const direction of DIRECTIONS) {
      const other = neighbour(hex.index, direction);
      if (other !== undefined && byIndex[other]) words[hex.index * 6 + direction] = 'water';
    }
  }
  for (const word of pairWords) {
    for (const pair of hexsides[word]) {
      const where = `hexsides ${word}`;
      const [a, b] = pair.split('-').map((hex) => required(hex as HexId, where)) as [Hex, Hex];
      const direction = DIRECTIONS.find((d) => neighbour(a.index, d) === b.index);
      if (direction === undefined)
        throw new DataError(FILE, `${where} ${pair}`, 'the two hexes are no neighbours');
      const side = a.index * 6 + direction;
      if (words[side] !== 'water')
        throw new DataError(FILE, `${where} ${pair}`, `is also listed as ${words[side]}`);
      if (SIDE_WORDS[word].ground && (a.terrain === 'ocean' || b.terrain === 'ocean')) {
        throw new DataError(FILE, `${where} ${pair}`, 'joins by land a hex without land');
      }
      words[side] = word;
      words[b.index * 6 + opposite(direction)] = word;
    }
  }
  return words;
}

export const MAP: GameMap = buildMap(readDataFile(FILE, z.unknown()));

export const hexAt = (index: HexIndex): Hex => MAP.byIndex[index]!;

/** The hex of a printed number; undefined if the board has none. */
export function findHex(id: string): Hex | undefined {
  const index = indexOf(id);
  return index === undefined ? undefined : MAP.byIndex[index];
}

/** The index of a place that is a hex of the board; undefined for a box. Hexes have four characters, boxes more. */
export function indexOfPlace(place: Place): HexIndex | undefined {
  if (place.length !== 4) return undefined;
  // Asked for every unit of every new board: reading the digits beats looking the string up.
  const column = (place.charCodeAt(0) - FIRST_COLUMN_DIGIT) * 10 + place.charCodeAt(1) - ZERO;
  const row = (place.charCodeAt(2) - ZERO) * 10 + place.charCodeAt(3) - ZERO;
  return ((column << 5) | row) as HexIndex;
}

const ZERO = '0'.charCodeAt(0);
const FIRST_COLUMN_DIGIT = '1'.charCodeAt(0);

/** The word of a hexside; undefined where no hex lies beyond it. */
export const sideWord = (index: HexIndex, direction: Direction): SideWord | undefined =>
  MAP.words[index * 6 + direction];

/** 1.3: a city, port, airfield or resource symbol makes a hex a named one. */
export const isNamed = (hex: Hex): boolean => hex.city !== null || hex.port || hex.airfield || hex.resource;

const hexesWhere = (test: (hex: Hex) => boolean): HexSet =>
  setOf(MAP.hexes.filter(test).map((hex) => hex.index));

function sidesWhere(test: (word: (typeof SIDE_WORDS)[SideWord]) => boolean): Sides {
  const sides = noSides();
  for (const { index } of MAP.hexes) {
    for (const direction of DIRECTIONS) {
      const word = sideWord(index, direction);
      if (word && test(SIDE_WORDS[word])) openSide(sides, index, direction);
    }
  }
  return sides;
}

export const BOARD = hexesWhere(() => true);
export const LAND = hexesWhere((hex) => hex.terrain !== 'ocean');
export const PORTS = hexesWhere((hex) => hex.port);
export const AIRFIELDS = hexesWhere((hex) => hex.airfield);
export const EDGE_HEXES: Record<Edge, HexSet> = {
  west: hexesWhere((hex) => hex.edge === 'west'),
  south: hexesWhere((hex) => hex.edge === 'south'),
  east: hexesWhere((hex) => hex.edge === 'east'),
};
export const ofTerrain = (...terrains: Terrain[]): HexSet =>
  hexesWhere((hex) => terrains.includes(hex.terrain));
export const inArea = (area: AreaId): HexSet =>
  hexesWhere((hex) => hex.area !== null && partsOf(area).includes(hex.area));

/** Every side with a hex beyond it: ranges, ZOI and command ranges count over these. */
export const ADJACENT = sidesWhere(() => true);
/** 1.3: the range between two hexes, over hexes that exist. */
export const rangeBetween = (a: Hex, b: Hex): number =>
  stepsBetween(setOf([a.index]), setOf([b.index]), ADJACENT)!;

/** Sides that ships and sea supply cross. */
export const SHIPS = sidesWhere((side) => side.ships);
/** All-water sides, passable or not. */
export const ALL_WATER = sidesWhere((side) => side.allWater);
/** Sides with land on them, passable or not. */
export const NOT_ALL_WATER = sidesWhere((side) => !side.allWater);
/** Sides that ground units and land supply cross. */
export const GROUND = sidesWhere((side) => side.ground);
/** Sides that a printed transport route crosses. */
export const ROUTES = sidesWhere((side) => side.route);

/** A land hex ships can reach. */
export const COASTAL = hexesWhere(
  (hex) =>
    hex.terrain !== 'ocean' &&
    DIRECTIONS.some((d) => {
      const word = sideWord(hex.index, d);
      return word !== undefined && SIDE_WORDS[word].ships;
    }),
);

/** 1.3: land that no ground unit can leave by land. */
export const ONE_HEX_ISLANDS = hexesWhere(
  (hex) =>
    hex.terrain !== 'ocean' &&
    !DIRECTIONS.some((d) => {
      const word = sideWord(hex.index, d);
      return word !== undefined && SIDE_WORDS[word].ground;
    }),
);
