import type { Side } from '../../src/data/ids.ts';
import { hexAt, SIDE_WORDS } from '../../src/data/map.ts';
import { TABLES } from '../../src/data/tables.ts';
import type { HexIndex } from '../../src/hex/hex.ts';
import { HEXSIDES, type Hexside, type Position } from './position.ts';

export type Element = 'sea' | 'land';
export const ELEMENTS: readonly Element[] = ['sea', 'land'];

/** The hexes that a line may go on to from a hex. */
export type Steps = ReadonlyMap<HexIndex, readonly HexIndex[]>;

function stepsWhere(may: (from: HexIndex, side: Hexside) => boolean): Steps {
  const steps = new Map<HexIndex, HexIndex[]>();
  for (const [from, sides] of HEXSIDES) {
    steps.set(
      from,
      sides.filter((side) => may(from, side)).map((side) => side.to),
    );
  }
  return steps;
}

/**
 * The hexsides that supply lines of a side may cross, by sea and by land (6.21A).
 * `barringZoi` is the enemy ZOI that is not neutralised.
 */
export function supplySteps(
  position: Position,
  side: Side,
  barringZoi: ReadonlySet<HexIndex>,
): Record<Element, Steps> {
  const barred = position.barsSupply[side];
  return {
    sea: stepsWhere((from, { to, word }) => {
      if (!SIDE_WORDS[word].ships) return false; // 6.21A A
      if (barringZoi.has(from) || barringZoi.has(to)) return false; // 6.21A B
      return !barred.has(from) && !barred.has(to); // 6.21A E
    }),
    land: stepsWhere((from, { to, word }) => {
      if (!SIDE_WORDS[word].ground) return false; // 6.21A A
      return !barred.has(from) && !barred.has(to); // 6.21A E
    }),
  };
}

/** The hexsides that activation paths of a side may cross (6.3): all but two kinds. */
export function activationSteps(position: Position, side: Side, barringZoi: ReadonlySet<HexIndex>): Steps {
  const barred = position.barsActivation[side];
  return stepsWhere((from, { to, word }) =>
    SIDE_WORDS[word].allWater
      ? !barringZoi.has(from) && !barringZoi.has(to)
      : !barred.has(from) && !barred.has(to),
  );
}

/** Where lines arrive whose last hexside was crossed by sea, or by land; a line of no length arrives by both. */
export type Arrivals = Record<Element, Set<HexIndex>>;

/** A line as far as it matters for going on. */
interface LineEnd {
  readonly hex: HexIndex;
  /** In which element the last hexside was crossed, or the first one will be. */
  readonly element: Element;
  readonly changesLeft: number;
}

/**
 * All ends of supply lines that start in one of some hexes, in one of some elements, are at most so long,
 * and change between sea and land at most so often, only at the hexes named.
 */
export function traceSupply(line: {
  readonly from: Iterable<HexIndex>;
  readonly steps: Record<Element, Steps>;
  readonly elements: readonly Element[];
  readonly maxLength: number;
  readonly maxChanges: number;
  readonly mayChangeAt: (hex: HexIndex) => boolean;
}): Arrivals {
  const arrivals: Arrivals = { sea: new Set(), land: new Set() };
  /** Per number of changes left: a line that comes later to the same end is no shorter, so it adds nothing. */
  const seen = new Map<number, Arrivals>();
  const isNew = ({ hex, element, changesLeft }: LineEnd): boolean => {
    if (!seen.has(changesLeft)) seen.set(changesLeft, { sea: new Set(), land: new Set() });
    const before = seen.get(changesLeft)![element];
    if (before.has(hex)) return false;
    before.add(hex);
    arrivals[element].add(hex);
    return true;
  };

  let ends: LineEnd[] = [];
  for (const hex of line.from) {
    for (const element of line.elements) {
      const start = { hex, element, changesLeft: line.maxChanges };
      if (isNew(start)) ends.push(start);
    }
  }
  for (let length = 1; length <= line.maxLength && ends.length > 0; length++) {
    const longer: LineEnd[] = [];
    for (const { hex, element, changesLeft } of ends) {
      for (const next of ELEMENTS) {
        const changes = next !== element;
        if (changes && (changesLeft === 0 || !line.mayChangeAt(hex))) continue; // 6.21A C, D, F, G
        for (const to of line.steps[next].get(hex)!) {
          const end = { hex: to, element: next, changesLeft: changes ? changesLeft - 1 : changesLeft };
          if (isNew(end)) longer.push(end);
        }
      }
    }
    ends = longer;
  }
  return arrivals;
}

/** The hexes at most so many steps from some hexes, these included. */
export function within(from: Iterable<HexIndex>, steps: Steps, maxLength: number): Set<HexIndex> {
  const reached = new Set(from);
  let ends = [...reached];
  for (let length = 1; length <= maxLength && ends.length > 0; length++) {
    const longer: HexIndex[] = [];
    for (const hex of ends) {
      for (const to of steps.get(hex)!) {
        if (reached.has(to)) continue;
        reached.add(to);
        longer.push(to);
      }
    }
    ends = longer;
  }
  return reached;
}

/** Every side with a hex beyond it: over these ranges are counted. */
const ADJACENT = stepsWhere(() => true);

export const withinRange = (from: HexIndex, range: number): Set<HexIndex> => within([from], ADJACENT, range);

/** 6.21A, land logistics limit: the hexes at most 4 movement points overland from one of some hexes. */
export function withinLandLogistics(
  position: Position,
  side: Side,
  sources: Iterable<HexIndex>,
): Set<HexIndex> {
  const spent = new Map<HexIndex, number>();
  for (const hex of sources) spent.set(hex, 0);
  const unfinished = [...spent.keys()];
  while (unfinished.length > 0) {
    const hex = unfinished.pop()!;
    for (const to of overlandNeighbours(position, side, hex)) {
      const total = spent.get(hex)! + to.cost;
      if (total > TABLES.landLogisticsLimit) continue;
      if (total >= (spent.get(to.hex) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(to.hex, total);
      unfinished.push(to.hex);
    }
  }
  return new Set(spent.keys());
}

/** Where a ground unit could go from a hex, and for how many movement points (8.42, as changed by 6.21A). */
function overlandNeighbours(
  position: Position,
  side: Side,
  from: HexIndex,
): { hex: HexIndex; cost: number }[] {
  const barred = position.barsSupply[side];
  if (barred.has(from)) return [];
  const vacantOrOwn = (hex: HexIndex) => position.vacant(hex) || position.controls(side, hex);
  const found: { hex: HexIndex; cost: number }[] = [];
  for (const hexside of HEXSIDES.get(from)!) {
    const { to, word } = hexside;
    const entry = TABLES.terrain[hexAt(to).terrain].cost;
    if (!SIDE_WORDS[word].ground || entry === null || barred.has(to)) continue;
    const byRoute = position.hasRoute(from, hexside) && vacantOrOwn(from) && vacantOrOwn(to);
    found.push({ hex: to, cost: byRoute ? TABLES.routeCost : entry });
  }
  return found;
}
