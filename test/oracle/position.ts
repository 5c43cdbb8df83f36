import { enemyOf, SIDES, type Side } from '../../src/data/ids.ts';
import { findHex, MAP, SIDE_WORDS, type SideWord, sideWord } from '../../src/data/map.ts';
import { TABLES } from '../../src/data/tables.ts';
import { UNITS, type Unit } from '../../src/data/units.ts';
import { DIRECTIONS, type HexIndex, indexOf, neighbour } from '../../src/hex/hex.ts';
import type { Board } from '../../src/rules/state/board.ts';

/** A hexside as seen from one of its hexes. */
export interface Hexside {
  readonly to: HexIndex;
  readonly word: SideWord;
}

/** The hexsides of every hex that have a hex beyond them. */
export const HEXSIDES: ReadonlyMap<HexIndex, readonly Hexside[]> = new Map(
  MAP.hexes.map(({ index }) => [
    index,
    DIRECTIONS.flatMap((direction) => {
      const to = neighbour(index, direction);
      const word = sideWord(index, direction);
      return to === undefined || word === undefined ? [] : [{ to, word }];
    }),
  ]),
);

export const KUNMING = indexOf(TABLES.places.kunming)!;

/** 13.75: Kunming and the hexes around it are always Allied, and never vacant. */
export const KUNMING_AREA: ReadonlySet<HexIndex> = new Set([
  KUNMING,
  ...HEXSIDES.get(KUNMING)!.map((side) => side.to),
]);

export interface PlacedUnit {
  readonly unit: Unit;
  readonly hex: HexIndex;
}

/** What lies where, and which hexes and hexsides follow from it; no ZOI and no supply yet. */
export interface Position {
  readonly board: Board;
  /** The units that are in a hex, of either side. */
  readonly placed: readonly PlacedUnit[];
  readonly controls: (side: Side, hex: HexIndex) => boolean;
  /** No unit of either side is there. */
  readonly vacant: (hex: HexIndex) => boolean;
  /** 6.21A E: hexes whose sides the supply lines of a side may not cross. */
  readonly barsSupply: Record<Side, ReadonlySet<HexIndex>>;
  /** 6.3, second exception: hexes whose land sides the activation paths of a side may not cross. */
  readonly barsActivation: Record<Side, ReadonlySet<HexIndex>>;
  /** 8.44, 13.77, 13.79: a transport route crosses this side, and it is built. */
  readonly hasRoute: (from: HexIndex, side: Hexside) => boolean;
}

export function readPosition(board: Board): Position {
  const placed: PlacedUnit[] = [];
  for (const unit of UNITS) {
    const hex = findHex(board.at[unit.index]!);
    if (hex) placed.push({ unit, hex: hex.index });
  }

  const japanese = new Set(board.japaneseHexes.map((id) => indexOf(id)!));
  const controller = (hex: HexIndex): Side =>
    japanese.has(hex) && !KUNMING_AREA.has(hex) ? 'japan' : 'allies';

  /** The hexes with a unit of the side of one of these classes; around Kunming there is always Allied ground. */
  const hexesWith = (side: Side, classes: readonly Unit['class'][]): Set<HexIndex> => {
    const found = placed.filter(({ unit }) => unit.side === side && classes.includes(unit.class));
    const hexes = new Set(found.map(({ hex }) => hex));
    if (side === 'allies' && classes.includes('ground')) for (const hex of KUNMING_AREA) hexes.add(hex);
    return hexes;
  };
  const anyUnit = {
    japan: hexesWith('japan', ['ground', 'air', 'naval', 'hq']),
    allies: hexesWith('allies', ['ground', 'air', 'naval', 'hq']),
  };
  /** Hexes with such units of the enemy and no unit at all of the side. */
  const enemyAlone = (side: Side, classes: readonly Unit['class'][]): Set<HexIndex> =>
    new Set([...hexesWith(enemyOf(side), classes)].filter((hex) => !anyUnit[side].has(hex)));

  return {
    board,
    placed,
    controls: (side, hex) => controller(hex) === side,
    vacant: (hex) => SIDES.every((side) => !anyUnit[side].has(hex)),
    barsSupply: {
      japan: enemyAlone('japan', ['ground', 'air', 'hq']),
      allies: enemyAlone('allies', ['ground', 'air', 'hq']),
    },
    barsActivation: {
      japan: enemyAlone('japan', ['ground', 'air']),
      allies: enemyAlone('allies', ['ground', 'air']),
    },
    hasRoute: routesOf(board),
  };
}

function routesOf({ markers: { transportRoutes: built } }: Board): Position['hasRoute'] {
  /** 13.77: a hex with a "no transport route" marker has no route to any of its neighbours. */
  const without = new Set<HexIndex>();
  for (const place of ['jarhat', 'ledo', 'imphal'] as const) {
    if (!built[place]) without.add(indexOf(TABLES.transportRoutes[place])!);
  }
  /** 13.79. */
  const kwai = TABLES.kwai.sides.map((pair) => pair.split('-').map((id) => indexOf(id)!));
  const isKwai = (a: HexIndex, b: HexIndex) => kwai.some((pair) => pair.includes(a) && pair.includes(b));

  return (from, { to, word }) =>
    SIDE_WORDS[word].route && !without.has(from) && !without.has(to) && (built.kwai || !isKwai(from, to));
}
