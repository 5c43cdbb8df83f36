import { enemyOf, type Nation, SIDES, type Side, type UnitId } from '../../src/data/ids.ts';
import { findHex, hexAt, MAP } from '../../src/data/map.ts';
import { type BurmaRoadBox, TABLES } from '../../src/data/tables.ts';
import { type Hq, isCarrier, isLrb, UNITS, type Unit } from '../../src/data/units.ts';
import { type HexId, type HexIndex, idOf, indexOf } from '../../src/hex/hex.ts';
import type { Board } from '../../src/rules/state/board.ts';
import { HEXSIDES, KUNMING, type PlacedUnit, type Position, readPosition } from './position.ts';
import {
  activationSteps,
  type Element,
  type Steps,
  supplySteps,
  traceSupply,
  within,
  withinLandLogistics,
  withinRange,
} from './trace.ts';

/**
 * Supply, ZOI, activation and the Burma Road once more, straight from the rulebook and slowly:
 * what the rules core computes is checked against this.
 */
export interface SlowSupply {
  /** Units and HQs in supply, in a hex or in the China box. */
  readonly inSupply: Set<UnitId>;
  /** `neutralised` is a part of `hexes`. */
  readonly zoi: Record<Side, { hexes: Set<HexId>; neutralised: Set<HexId> }>;
  readonly eligiblePorts: Record<Side, Set<HexId>>;
  readonly eligibleAirfields: Record<Side, Set<HexId>>;
  readonly burmaRoad: BurmaRoadBox;
  /** The HQs that are in a hex. */
  readonly hqs: Map<UnitId, SlowHq>;
}

export interface SlowHq {
  readonly inSupply: boolean;
  /** Units in hexes whose supply this HQ alone would be enough for; none if it is not in supply itself. */
  readonly supplies: Set<UnitId>;
  readonly canActivate: Set<UnitId>;
}

export function slowSupply(board: Board): SlowSupply {
  const position = readPosition(board);
  const projecting = settleZoi(position);
  const of = {
    japan: supplyOf(position, 'japan', projecting),
    allies: supplyOf(position, 'allies', projecting),
  };
  const inSupply = new Set([...of.japan.inSupply, ...of.allies.inSupply]);
  const hqs = new Map<UnitId, SlowHq>();
  for (const side of SIDES) {
    for (const { unit: hq, hex } of hqsOf(position, side)) {
      const supplied = inSupply.has(hq.id);
      hqs.set(hq.id, {
        inSupply: supplied,
        supplies: of[side].supplies.get(hq.id) ?? new Set(),
        canActivate: supplied ? activatable(position, projecting, hq, hex, of[side]) : new Set(),
      });
    }
  }
  return {
    inSupply,
    zoi: { japan: zoiOf('japan', projecting), allies: zoiOf('allies', projecting) },
    eligiblePorts: { japan: ids(of.japan.eligiblePorts), allies: ids(of.allies.eligiblePorts) },
    eligibleAirfields: { japan: ids(of.japan.eligibleAirfields), allies: ids(of.allies.eligibleAirfields) },
    burmaRoad: of.allies.burmaRoad!,
    hqs,
  };
}

const ids = (hexes: Iterable<HexIndex>): Set<HexId> => new Set([...hexes].map(idOf));

// ---------------------------------------------------------------------------------------------------------
// ZOI: 6.4, and mutual ZOI of 6.21A
// ---------------------------------------------------------------------------------------------------------

/** The units of each side that have a ZOI. */
type Projecting = Record<Side, readonly PlacedUnit[]>;

/** 6.4: air units and carriers in a hex have a ZOI, if they are in supply. */
const candidates = (position: Position, side: Side): PlacedUnit[] =>
  position.placed.filter(({ unit }) => unit.side === side && (unit.class === 'air' || isCarrier(unit)));

/** For every hex the hexes that the ZOI of a unit there reaches. */
const ZOI_AROUND = new Map(MAP.hexes.map(({ index }) => [index, withinRange(index, TABLES.zoiRange)]));

/** The hexes the ZOI of some units reaches. */
function reachOf(units: readonly PlacedUnit[]): Set<HexIndex> {
  const hexes = new Set<HexIndex>();
  for (const { hex } of units) for (const reached of ZOI_AROUND.get(hex)!) hexes.add(reached);
  return hexes;
}

/** 6.4: a ZOI is neutralised where the ZOI of an enemy that is not an LRB reaches too. */
function neutralisedBy(units: readonly PlacedUnit[]): Set<HexIndex> {
  return reachOf(units.filter(({ unit }) => !isLrb(unit)));
}

/** The ZOI that bars the lines of a side: the enemy's, where the side does not neutralise it. */
function barringZoi(side: Side, projecting: Projecting): Set<HexIndex> {
  const neutralised = neutralisedBy(projecting[side]);
  return new Set([...reachOf(projecting[enemyOf(side)])].filter((hex) => !neutralised.has(hex)));
}

function zoiOf(side: Side, projecting: Projecting): SlowSupply['zoi'][Side] {
  const hexes = reachOf(projecting[side]);
  const neutralised = neutralisedBy(projecting[enemyOf(side)]);
  return { hexes: ids(hexes), neutralised: ids([...hexes].filter((hex) => neutralised.has(hex))) };
}

/**
 * 6.21A: who has a ZOI when supply depends on ZOI and ZOI on supply. Where units of both sides exclude each other
 * the Allied ones have theirs: the Allies begin with all their units and lose only those that the Japanese put
 * out of supply although all these Allied units have a ZOI.
 */
function settleZoi(position: Position): Projecting {
  let allies = candidates(position, 'allies');
  for (;;) {
    const japan = projectingAgainst(position, 'japan', allies);
    const left = projectingAgainst(position, 'allies', japan);
    if (left.length === allies.length) return { japan, allies };
    allies = left;
  }
}

/** The most units of a side that can have a ZOI together while these enemy units have theirs. */
function projectingAgainst(position: Position, side: Side, enemy: readonly PlacedUnit[]): PlacedUnit[] {
  let own = candidates(position, side);
  for (;;) {
    const projecting = side === 'japan' ? { japan: own, allies: enemy } : { japan: enemy, allies: own };
    const { inSupply } = supplyOf(position, side, projecting);
    const left = own.filter(({ unit }) => inSupply.has(unit.id));
    if (left.length === own.length) return own;
    own = left;
  }
}

// ---------------------------------------------------------------------------------------------------------
// Supply: 6.2, 13.74, 13.75, 13.78
// ---------------------------------------------------------------------------------------------------------

/** The supply of one side while certain units of both sides have a ZOI. */
interface SideSupply {
  readonly inSupply: Set<UnitId>;
  readonly eligiblePorts: Set<HexIndex>;
  readonly eligibleAirfields: Set<HexIndex>;
  /** By HQ in supply: the units in hexes that it supplies. */
  readonly supplies: Map<UnitId, Set<UnitId>>;
  /** Null for Japan, which has no part in it. */
  readonly burmaRoad: BurmaRoadBox | null;
}

function supplyOf(position: Position, side: Side, projecting: Projecting): SideSupply {
  const { board } = position;
  const steps = supplySteps(position, side, barringZoi(side, projecting));
  const eligiblePorts = findEligiblePorts(position, side, steps);
  const eligibleAirfields = findEligibleAirfields(position, side, steps, eligiblePorts);
  const burmaRoad = side === 'allies' ? findBurmaRoad(position, steps.sea, eligibleAirfields) : null;
  const supplies = new Map<UnitId, Set<UnitId>>();
  const inSupply = new Set<UnitId>();

  const suppliedHexes = hexesSuppliedFromEnds(position, side, steps);
  const nearPort = withinLandLogistics(position, side, eligiblePorts);
  for (const { unit: hq, hex } of hqsOf(position, side)) {
    if (!suppliedHexes.has(hex)) continue;
    inSupply.add(hq.id);
    const supplied = unitsSuppliedBy(position, hq, hex, steps, eligiblePorts, nearPort);
    supplies.set(hq.id, supplied);
    for (const id of supplied) inSupply.add(id);
  }
  if (burmaRoad === 'open' || burmaRoad === 'closed-hump') {
    for (const id of unitsSuppliedFromKunming(position)) inSupply.add(id);
  }
  if (side === 'japan') {
    // 6.23: the units in the hex of the Tokyo Express, but no HQ.
    for (const { unit, hex } of position.placed) {
      if (unit.side !== 'japan' || unit.class === 'hq') continue;
      if (idOf(hex) === board.markers.tokyoExpress) inSupply.add(unit.id);
    }
  }
  // 6.21A "important": activated units stay in supply until the offensive ends.
  for (const unit of UNITS) {
    if (unit.side !== side || !board.activated.includes(unit.id)) continue;
    if (findHex(board.at[unit.index]!) || inChinaBox(board, unit)) inSupply.add(unit.id);
  }
  return { inSupply, eligiblePorts, eligibleAirfields, supplies, burmaRoad };
}

const hqsOf = (position: Position, side: Side): { unit: Hq; hex: HexIndex }[] =>
  position.placed.flatMap(({ unit, hex }) =>
    unit.side === side && unit.class === 'hq' ? [{ unit, hex }] : [],
  );

const inChinaBox = (board: Board, unit: Unit): boolean => board.at[unit.index] === 'china-box';

/** 6.22. */
function ultimateSources(position: Position, side: Side): HexIndex[] {
  const isSource = ({ index, edge, area, city }: (typeof MAP.hexes)[number]): boolean =>
    side === 'allies'
      ? edge !== null
      : area === 'honshu' && city !== null && position.controls('japan', index);
  return MAP.hexes.filter(isSource).map((hex) => hex.index);
}

/** 6.21B: where an HQ is in supply: lines of any length, through any number of ports of one's own. */
function hexesSuppliedFromEnds(position: Position, side: Side, steps: Record<Element, Steps>): Set<HexIndex> {
  const arrivals = traceSupply({
    from: ultimateSources(position, side),
    steps,
    elements: ['sea', 'land'],
    maxLength: Number.POSITIVE_INFINITY,
    maxChanges: Number.POSITIVE_INFINITY,
    mayChangeAt: (hex) => hexAt(hex).port && position.controls(side, hex),
  });
  return new Set([...arrivals.sea, ...arrivals.land]);
}

/** 1.3: ports of one's own that a line of any length reaches by sea from an HQ, in supply or not. */
function findEligiblePorts(position: Position, side: Side, steps: Record<Element, Steps>): Set<HexIndex> {
  const arrivals = traceSupply({
    from: hqsOf(position, side).map(({ hex }) => hex),
    steps,
    elements: ['sea'],
    maxLength: Number.POSITIVE_INFINITY,
    maxChanges: 0,
    mayChangeAt: () => false,
  });
  return new Set([...arrivals.sea].filter((hex) => hexAt(hex).port && position.controls(side, hex)));
}

/** 1.3: airfields of one's own that a line of any length reaches from an HQ, in supply or not, over one port. */
function findEligibleAirfields(
  position: Position,
  side: Side,
  steps: Record<Element, Steps>,
  eligiblePorts: ReadonlySet<HexIndex>,
): Set<HexIndex> {
  const arrivals = traceSupply({
    from: hqsOf(position, side).map(({ hex }) => hex),
    steps,
    elements: ['sea', 'land'],
    maxLength: Number.POSITIVE_INFINITY,
    maxChanges: 1,
    mayChangeAt: (hex) => eligiblePorts.has(hex),
  });
  const reached = [...arrivals.sea, ...arrivals.land];
  return new Set(reached.filter((hex) => hexAt(hex).airfield && position.controls(side, hex)));
}

/** The column of the table of 6.12 that a nation's units stand in. */
function columnOf(nation: Nation): keyof (typeof TABLES.command)['joint'] | null {
  switch (nation) {
    case 'japan':
    case 'us':
    case 'china':
    case 'netherlands':
      return nation;
    case 'uk':
    case 'australia':
    case 'new-zealand':
    case 'india':
      return 'commonwealth';
    case 'joint':
      return null; // HQs alone
  }
}

/** 6.12: whether an HQ may supply and activate a unit, by its nation. */
function commands(hq: Hq, unit: Unit): boolean {
  const column = columnOf(unit.nation);
  if (unit.class === 'hq' || column === null) return false;
  const entry = TABLES.command[hq.command][column];
  return entry === 'all' || (entry === 'air' && unit.class === 'air');
}

/** 6.21A: the units in hexes that an HQ, itself in supply, supplies. */
function unitsSuppliedBy(
  position: Position,
  hq: Hq,
  hqHex: HexIndex,
  steps: Record<Element, Steps>,
  eligiblePorts: ReadonlySet<HexIndex>,
  nearPort: ReadonlySet<HexIndex>,
): Set<UnitId> {
  // The first and the last hex of a line are no change of element, so their ports do not count.
  const arrivals = traceSupply({
    from: [hqHex],
    steps,
    elements: ['sea', 'land'],
    maxLength: hq.range,
    maxChanges: 1,
    mayChangeAt: (hex) => eligiblePorts.has(hex),
  });
  const nearHq = withinLandLogistics(position, hq.side, [hqHex]);
  const isSupplied = (hex: HexIndex): boolean =>
    arrivals.sea.has(hex) || (arrivals.land.has(hex) && (nearHq.has(hex) || nearPort.has(hex)));
  const units = position.placed.filter(({ unit, hex }) => commands(hq, unit) && isSupplied(hex));
  return new Set(units.map(({ unit }) => unit.id));
}

/** 13.74, 13.75: what Kunming supplies while it is a source, whatever the nation. */
function unitsSuppliedFromKunming(position: Position): UnitId[] {
  const near = withinLandLogistics(position, 'allies', [KUNMING]);
  const inHexes = position.placed.filter(
    ({ unit, hex }) => unit.side === 'allies' && unit.class !== 'hq' && near.has(hex),
  );
  const inBox = UNITS.filter((unit) => inChinaBox(position.board, unit));
  return [...inHexes.map(({ unit }) => unit), ...inBox].map((unit) => unit.id);
}

/** 13.78. The sea steps and the airfields are those of the Allies. */
function findBurmaRoad(
  position: Position,
  seaSteps: Steps,
  eligibleAirfields: ReadonlySet<HexIndex>,
): BurmaRoadBox {
  const madras = indexOf(TABLES.places.madras)!;
  const rangoon = indexOf(TABLES.places.rangoon)!;
  const passable = (hex: HexIndex): boolean =>
    position.controls('allies', hex) && !position.barsSupply.allies.has(hex);
  const routeSteps = new Map<HexIndex, HexIndex[]>();
  for (const [from, sides] of HEXSIDES) {
    const on = sides.filter((side) => position.hasRoute(from, side) && passable(from) && passable(side.to));
    routeSteps.set(
      from,
      on.map((side) => side.to),
    );
  }
  const byRoute = within([KUNMING], routeSteps, Number.POSITIVE_INFINITY);
  const bySeaFromRangoon = within([rangoon], seaSteps, Number.POSITIVE_INFINITY);
  const seaIsOpen = [...bySeaFromRangoon].some((hex) => hex === madras || hexAt(hex).edge !== null);
  if (byRoute.has(rangoon) && seaIsOpen) return 'open'; // A
  if (byRoute.has(madras)) return 'open'; // B
  return humpAirfields(position, eligibleAirfields).length > 0 ? 'closed-hump' : 'closed-no-hump'; // C, D
}

/** 6.23: the airfields that are the Indian end of the Hump; none before card A17 is played. */
function humpAirfields(position: Position, eligibleAirfields: ReadonlySet<HexIndex>): HexIndex[] {
  if (!position.board.markers.hump) return [];
  return TABLES.humpAirfields.map((id) => indexOf(id)!).filter((hex) => eligibleAirfields.has(hex));
}

// ---------------------------------------------------------------------------------------------------------
// Activation: 6.3, 13.74
// ---------------------------------------------------------------------------------------------------------

/** The units that an HQ, itself in supply, may activate. */
function activatable(
  position: Position,
  projecting: Projecting,
  hq: Hq,
  hqHex: HexIndex,
  supply: SideSupply,
): Set<UnitId> {
  const steps = activationSteps(position, hq.side, barringZoi(hq.side, projecting));
  const reached = within([hqHex], steps, hq.range);
  const chinaBoxReached = [KUNMING, ...humpAirfields(position, supply.eligibleAirfields)].some((hex) =>
    reached.has(hex),
  );
  const units = UNITS.filter((unit) => {
    if (!commands(hq, unit) || !supply.inSupply.has(unit.id)) return false;
    if (inChinaBox(position.board, unit)) return chinaBoxReached;
    return reached.has(findHex(position.board.at[unit.index]!)!.index);
  });
  return new Set(units.map((unit) => unit.id));
}
