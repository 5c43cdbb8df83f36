import { enemyOf, type UnitId } from '../../src/data/ids.ts';
import { findHex, hexAt, MAP, SIDE_WORDS } from '../../src/data/map.ts';
import { TABLES } from '../../src/data/tables.ts';
import {
  type AirUnit,
  type GroundUnit,
  isCarrier,
  type NavalUnit,
  UNITS,
  type Unit,
} from '../../src/data/units.ts';
import { type HexId, type HexIndex, idOf, indexOf } from '../../src/hex/hex.ts';
import type { MoveContext } from '../../src/rules/movement/context.ts';
import type { Mode } from '../../src/rules/movement/modes.ts';
import { type Board, withChanges } from '../../src/rules/state/board.ts';
import { HEXSIDES, type Hexside, KUNMING_AREA, type Position, readPosition } from './position.ts';
import { type SlowSupply, slowSupply } from './slow-supply.ts';
import { withinRange } from './trace.ts';

/** By destination what it costs: hexes at sea, legs in the air, movement points on land. */
export type SlowDestinations = Map<HexId | 'china-box', number>;

/** The modes that lead anywhere. */
export type SlowMoves = Partial<Record<Mode, SlowDestinations>>;

/**
 * Movement once more, straight from chapter 8 and slowly: where units of one hex can go together.
 * What the rules core computes is checked against this. Staying where they are is no move.
 */
export const slowMoves = (board: Board, units: readonly Unit[], context: MoveContext): SlowMoves =>
  slowMovement(board, units, context).moves;

export interface SlowMovement {
  readonly moves: SlowMoves;
  /** What a path costs by a mode, step by step; infinitely much if it cannot be gone. Whether it may end there is not asked. */
  readonly pathCost: (mode: Mode, path: readonly (HexId | 'china-box')[]) => number;
}

export function slowMovement(board: Board, units: readonly Unit[], context: MoveContext): SlowMovement {
  const stack = {
    ships: units.filter((unit) => unit.class === 'naval'),
    air: units.filter((unit) => unit.class === 'air'),
    ground: units.filter((unit) => unit.class === 'ground'),
  };
  const table = readTable(board, units, context);
  return {
    moves: findMoves(table, stack),
    pathCost: (mode, path) => {
      const places = path.map((id) => (id === 'china-box' ? id : findHex(id)!.index));
      return places[0] === table.start ? costOfPath(table, stack, mode, places) : NEVER;
    },
  };
}

/** Ships, air units, ground units, or ships and ground units. */
interface Stack {
  readonly ships: readonly NavalUnit[];
  readonly air: readonly AirUnit[];
  readonly ground: readonly GroundUnit[];
}

const NEVER = Number.POSITIVE_INFINITY;

function findMoves(table: Table, { ships, air, ground }: Stack): SlowMoves {
  const { board } = table;
  const moves: SlowMoves = {};
  const add = (mode: Mode, found: SlowDestinations): void => {
    if (found.size > 0) moves[mode] = found;
  };
  if (air.length > 0) {
    add('air', byLegs(table, air, 'normal'));
    if (mayUseExtended(table, air)) add('air-extended', byLegs(table, air, 'extended'));
    add('air-strategic', airStrategic(table, air));
  } else if (ground.length > 0) {
    if (ships.length === 0) {
      add('overland', overland(table, ground));
      add('barge', barge(table, ground));
    }
    add('strategic-transport', strategicTransport(table, ground, ships));
    if (aspFor(board, ground, 0) <= aspOf(table)) add('amphibious', landing(table, ground, ships));
    const lifted = liftedFree(ground, ships);
    if (lifted > 0 && aspFor(board, ground, lifted) <= aspOf(table)) {
      add('organic', landing(table, ground, ships));
    }
  } else if (ships.length > 0) {
    add('naval', naval(table, ships));
    add('naval-strategic', navalStrategic(table));
  }
  return moves;
}

function costOfPath(table: Table, stack: Stack, mode: Mode, path: readonly Place[]): number {
  const { ships, air, ground } = stack;
  const hexes = path as HexIndex[];
  switch (mode) {
    case 'air':
      return costOfFlight(table, air, legOf(air, 'normal'), new Set(), path);
    case 'air-extended':
      return costOfFlight(table, air, legOf(air, 'extended'), new Set(), path);
    case 'air-strategic':
      return costOfFlight(table, air, legOf(air, 'extended'), strategicZoi(table), path);
    case 'overland':
      return costOfMarch(table, ground, hexes);
    case 'naval':
      return costAtSea(hexes, () => false);
    case 'naval-strategic':
      return costAtSea(hexes, barredToStrategic(table, true));
    case 'strategic-transport': {
      const ordinary = costAtSea(hexes, barredToLandings(table, ships));
      if (ordinary <= navalHexes(table)) return ordinary;
      return costAtSea(hexes, barredToStrategic(table, ships.length > 0));
    }
    case 'amphibious':
    case 'organic':
    case 'barge':
      return costAtSea(hexes, barredToLandings(table, ships));
  }
}

// ---------------------------------------------------------------------------------------------------------
// What lies on the table
// ---------------------------------------------------------------------------------------------------------

type Place = HexIndex | 'china-box';

interface Table {
  readonly board: Board;
  readonly context: MoveContext;
  readonly position: Position;
  readonly start: Place;
  /** A land hex of one's own; the sea is nobody's. */
  readonly own: (hex: HexIndex) => boolean;
  readonly enemyControlled: (hex: HexIndex) => boolean;
  readonly enemyUnits: ReadonlySet<HexIndex>;
  readonly enemyShips: ReadonlySet<HexIndex>;
  readonly enemyGround: ReadonlySet<HexIndex>;
  /** Ground units, air units and HQs: who stops a march (8.11). */
  readonly enemyHolders: ReadonlySet<HexIndex>;
  readonly battleHexes: ReadonlySet<HexIndex>;
  /** Enemy-controlled hexes where units of the side have come ashore in this offensive. */
  readonly landings: ReadonlySet<HexIndex>;
  readonly supply: () => SlowSupply;
  /** The same with moving ships and air units taken off the map: in strategic movement they have no ZOI (8.23, 8.33). */
  readonly supplyWithout: () => SlowSupply;
}

const suppliesKnown = new WeakMap<Board, SlowSupply>();

function supplyOf(board: Board): SlowSupply {
  if (!suppliesKnown.has(board)) suppliesKnown.set(board, slowSupply(board));
  return suppliesKnown.get(board)!;
}

function readTable(board: Board, units: readonly Unit[], context: MoveContext): Table {
  const { side } = context;
  const position = readPosition(board);
  const enemies = position.placed.filter(({ unit }) => unit.side !== side);
  const garrisons = side === 'allies' ? japaneseGarrisons(position) : [];
  const hexesOf = (...classes: Unit['class'][]): Set<HexIndex> => {
    const hexes = enemies.filter(({ unit }) => classes.includes(unit.class)).map(({ hex }) => hex);
    return new Set(classes.includes('ground') ? [...hexes, ...garrisons] : hexes);
  };
  const isLand = (hex: HexIndex): boolean => hexAt(hex).area !== null;
  const own = (hex: HexIndex): boolean => isLand(hex) && position.controls(side, hex);
  const enemyControlled = (hex: HexIndex): boolean => isLand(hex) && !own(hex);
  const place = board.at[units[0]!.index]!;
  const fleet = units.filter((unit) => unit.class !== 'ground');
  const off = Object.fromEntries(fleet.map((unit) => [unit.id, { at: 'out-of-play' as const }]));
  let without: SlowSupply | null = null;
  return {
    board,
    context,
    position,
    start: place === 'china-box' ? place : findHex(place)!.index,
    own,
    enemyControlled,
    enemyUnits: hexesOf('ground', 'air', 'naval', 'hq'),
    enemyShips: hexesOf('naval'),
    enemyGround: hexesOf('ground'),
    enemyHolders: hexesOf('ground', 'air', 'hq'),
    battleHexes: new Set(context.battleHexes.map((id) => indexOf(id)!)),
    landings: new Set(
      position.placed
        .filter(({ unit, hex }) => context.landed.includes(unit.id) && enemyControlled(hex))
        .map(({ hex }) => hex),
    ),
    supply: () => supplyOf(board),
    supplyWithout: () => {
      without ??= fleet.length === 0 ? supplyOf(board) : slowSupply(withChanges(board, { units: off }));
      return without;
    },
  };
}

/** 13.76, 13.94: ground units count as present in Chinese cities, Hong Kong and Japan's home cities while Japan holds them. */
const japaneseGarrisons = (position: Position): HexIndex[] =>
  MAP.hexes
    .filter(({ id, city }) => id === '2709' || city === 'chinese-city' || city === 'japanese-home-city')
    .map(({ index }) => index)
    // 13.9, 13.91: Manchuria is no part of China, and nobody attacks it.
    .filter((hex) => position.controls('japan', hex) && hexAt(hex).area !== 'manchuria');

/** Enemy ZOI that is not neutralised (6.4). */
function activeZoi({ context }: Table, supply: SlowSupply): Set<HexIndex> {
  const zoi = supply.zoi[enemyOf(context.side)];
  return new Set([...zoi.hexes].filter((id) => !zoi.neutralised.has(id)).map((id) => indexOf(id)!));
}

/** 7.22, 8.1: five hexes for each point of operations value, or an event's own distance if that is longer. */
function navalHexes({ context: { oc, navalHexes: ofEvent } }: Table): number {
  const byCard = 5 * oc;
  return ofEvent !== null && ofEvent > byCard ? ofEvent : byCard;
}

// ---------------------------------------------------------------------------------------------------------
// Areas: 8.41, 13.61, 13.71, 13.91
// ---------------------------------------------------------------------------------------------------------

function mayBeIn(unit: Unit, hex: HexIndex): boolean {
  const { area } = hexAt(hex);
  if (area === 'manchuria') return false; // 13.91, units of any kind
  if (unit.class === 'naval') return true;
  if (area === 'soviet-sakhalin') return false; // 8.41C
  if (unit.class === 'air') return area !== 'china-inland'; // 13.71
  if (unit.nation === 'china') {
    return area === 'burma' || area === 'north-india' || KUNMING_AREA.has(hex); // 8.41E
  }
  if (area === 'china-inland') return false; // 8.41A, D
  return !(unit.side === 'japan' && area === 'central-india'); // 8.41B
}

const allMayBeIn = (units: readonly Unit[], hex: HexIndex): boolean =>
  units.every((unit) => mayBeIn(unit, hex));

// ---------------------------------------------------------------------------------------------------------
// Ships: 8.2
// ---------------------------------------------------------------------------------------------------------

/** 8.21, 13.91: ships, and ground units at sea, cross from one hex to another. */
const maySail = ({ to, word }: Hexside): boolean => SIDE_WORDS[word].ships && hexAt(to).area !== 'manchuria';

/** How many hexes away by sea hexes are, the start being none away; nobody leaves or enters a barred hex. */
function bySea(start: HexIndex, limit: number, barred: (hex: HexIndex) => boolean): Map<HexIndex, number> {
  if (barred(start)) return new Map();
  const hexes = new Map([[start, 0]]);
  let last = [start];
  for (let length = 1; length <= limit; length++) {
    const next: HexIndex[] = [];
    for (const from of last) {
      for (const side of HEXSIDES.get(from)!) {
        const { to } = side;
        if (!maySail(side) || hexes.has(to) || barred(to)) continue;
        hexes.set(to, length);
        next.push(to);
      }
    }
    last = next;
  }
  return hexes;
}

function costAtSea(path: readonly HexIndex[], barred: (hex: HexIndex) => boolean): number {
  if (path.some(barred)) return NEVER;
  for (let step = 1; step < path.length; step++) {
    const side = HEXSIDES.get(path[step - 1]!)!.find(({ to }) => to === path[step]);
    if (!side || !maySail(side)) return NEVER;
  }
  return path.length - 1;
}

/** Those hexes but the start that pass a test. */
function ending<P extends Place>(
  reached: ReadonlyMap<P, number>,
  start: Place,
  mayEnd: (place: P) => boolean,
): SlowDestinations {
  const found: SlowDestinations = new Map();
  for (const [place, cost] of reached) {
    if (place === start || !mayEnd(place)) continue;
    found.set(place === 'china-box' ? 'china-box' : idOf(place as HexIndex), cost);
  }
  return found;
}

const carrierRange = (ships: readonly NavalUnit[]): number =>
  Math.min(...ships.filter(isCarrier).map((ship) => ship.range!));

const nearOneOf = (hex: HexIndex, range: number, targets: ReadonlySet<HexIndex>): boolean =>
  [...withinRange(hex, range)].some((near) => targets.has(near));

/** 8.21: where ships of the offensive player may stop, with these landings made. */
function offensiveStop(
  { own, enemyUnits }: Table,
  ships: readonly NavalUnit[],
  hex: HexIndex,
  landings: ReadonlySet<HexIndex>,
): boolean {
  if (own(hex) && hexAt(hex).port) return true; // D
  // A, B, E. 7.24, 8.41A: nothing can be attacked in inland China and around Kunming.
  const attackable = [...enemyUnits].filter(
    (other) => hexAt(other).area !== 'china-inland' && !KUNMING_AREA.has(other),
  );
  const targets = new Set([...attackable, ...landings]);
  if (targets.has(hex)) return true;
  return ships.some(isCarrier) && nearOneOf(hex, carrierRange(ships), targets); // C, E
}

function naval(table: Table, ships: readonly NavalUnit[]): SlowDestinations {
  const { context, battleHexes, landings } = table;
  const start = table.start as HexIndex;
  const reached = bySea(start, navalHexes(table), () => false);
  if (context.role === 'offensive') {
    return ending(reached, start, (hex) => offensiveStop(table, ships, hex, landings));
  }
  if (battleHexes.has(start)) {
    // 7.26: carriers alone may leave a battle hex; 9.11: they fight in the battle there, wherever they go.
    if (!ships.every(isCarrier)) return new Map();
    return ending(reached, start, (hex) => nearOneOf(hex, carrierRange(ships), new Set([start])));
  }
  // 7.26: everyone takes part in a battle.
  return ending(
    reached,
    start,
    (hex) =>
      battleHexes.has(hex) || (ships.some(isCarrier) && nearOneOf(hex, carrierRange(ships), battleHexes)),
  );
}

/** 6.4A, 8.23: enemy ZOI while the moving units have none. */
const strategicZoi = (table: Table): Set<HexIndex> => activeZoi(table, table.supplyWithout());

/** The hexes that strategic movement at sea neither leaves nor enters; without warships enemy ships bar it too (8.11). */
function barredToStrategic(table: Table, withShips: boolean): (hex: HexIndex) => boolean {
  const zoi = strategicZoi(table);
  return (hex) => zoi.has(hex) || (!withShips && table.enemyShips.has(hex));
}

/** 8.23. */
function navalStrategic(table: Table): SlowDestinations {
  const { context, own, enemyUnits } = table;
  const start = table.start as HexIndex;
  const ownPort = (hex: HexIndex): boolean => own(hex) && hexAt(hex).port;
  if (context.role !== 'offensive' || !ownPort(start)) return new Map();
  const reached = bySea(start, 2 * navalHexes(table), barredToStrategic(table, true));
  // They take part in no battle, and a hex with units of both sides is one (7.24).
  return ending(reached, start, (hex) => ownPort(hex) && !enemyUnits.has(hex));
}

// ---------------------------------------------------------------------------------------------------------
// Air units: 8.3, 13.74
// ---------------------------------------------------------------------------------------------------------

/** 8.1, 8.31: who reacts has to fight, and a bracketed range forbids that; a stack with such a unit does not use any. */
const mayUseExtended = ({ context }: Table, units: readonly AirUnit[]): boolean =>
  units.some((unit) => unit.extendedRange !== undefined) &&
  !(context.role === 'reaction' && units.some((unit) => unit.transferOnly));

/** The longest leg that all can fly. */
function legOf(units: readonly AirUnit[], ranges: 'normal' | 'extended'): number {
  const legs = units.map((unit) =>
    ranges === 'extended' ? Math.max(unit.range, unit.extendedRange ?? 0) : unit.range,
  );
  return Math.min(...legs);
}

/** Where air units can land after one leg that enters none of the hexes `barred`. */
function legsFrom(
  table: Table,
  units: readonly AirUnit[],
  leg: number,
  barred: ReadonlySet<HexIndex>,
  from: Place,
): Place[] {
  const { own, enemyShips, context } = table;
  const isAllied = context.side === 'allies';
  const hump = isAllied ? TABLES.humpAirfields.map((id) => indexOf(id)!) : [];
  const eligible = table.supply().eligibleAirfields.allies;
  const mayFlyHump = (hex: HexIndex): boolean => hump.includes(hex) && eligible.has(idOf(hex)); // 13.74
  const mayLand = (hex: HexIndex): boolean => {
    if (hexAt(hex).airFerry) return isAllied && !enemyShips.has(hex); // 8.35
    return hexAt(hex).airfield && own(hex) && allMayBeIn(units, hex); // 8.31
  };
  if (from === 'china-box') return hump.filter((hex) => mayFlyHump(hex) && !barred.has(hex));
  const fields: Place[] = [...withinLeg(from, leg, barred)].filter(mayLand);
  return mayFlyHump(from) && chinaBoxHasRoom(table.board, units) ? [...fields, 'china-box'] : fields;
}

/** Everywhere air units can land, with how few legs. */
function byAir(
  table: Table,
  units: readonly AirUnit[],
  leg: number,
  legs: number,
  barred: ReadonlySet<HexIndex>,
): Map<Place, number> {
  const reached = new Map<Place, number>([[table.start, 0]]);
  let last: Place[] = [table.start];
  for (let count = 1; count <= legs; count++) {
    const next = last.flatMap((from) => legsFrom(table, units, leg, barred, from));
    last = [...new Set(next)].filter((place) => !reached.has(place));
    for (const place of last) reached.set(place, count);
  }
  return reached;
}

function costOfFlight(
  table: Table,
  units: readonly AirUnit[],
  leg: number,
  barred: ReadonlySet<HexIndex>,
  path: readonly Place[],
): number {
  if (path[0] !== 'china-box' && barred.has(path[0]!)) return NEVER;
  for (let step = 1; step < path.length; step++) {
    if (!legsFrom(table, units, leg, barred, path[step - 1]!).includes(path[step]!)) return NEVER;
  }
  return path.length - 1;
}

/** The hexes at the end of a flight of at most so many hexes that enters none of some hexes. */
function withinLeg(from: HexIndex, leg: number, barred: ReadonlySet<HexIndex>): Set<HexIndex> {
  const reached = new Set([from]);
  let last = [from];
  for (let length = 1; length <= leg; length++) {
    const next: HexIndex[] = [];
    for (const hex of last) {
      for (const { to } of HEXSIDES.get(hex)!) {
        if (reached.has(to) || barred.has(to)) continue;
        reached.add(to);
        next.push(to);
      }
    }
    last = next;
  }
  return reached;
}

/** 13.73, 13.74. */
function chinaBoxHasRoom(board: Board, units: readonly AirUnit[]): boolean {
  if (board.surrendered.includes('china')) return false;
  const staying = UNITS.filter(
    (unit): unit is AirUnit =>
      unit.class === 'air' && board.at[unit.index] === 'china-box' && !units.includes(unit),
  );
  const together = [...staying, ...units];
  const b29s = together.filter((unit) => unit.type === 'b29');
  return together.length <= 2 && b29s.length <= 1;
}

/** Whether an air unit in a hex can take part in a battle (8.31): its extended range serves unless it is bracketed. */
function fightsFrom(unit: AirUnit, hex: HexIndex, battle: HexIndex): boolean {
  const longest = unit.transferOnly ? unit.range : Math.max(unit.range, unit.extendedRange ?? 0);
  return withinRange(hex, longest).has(battle);
}

function byLegs(table: Table, units: readonly AirUnit[], ranges: 'normal' | 'extended'): SlowDestinations {
  const { start, context, enemyGround, battleHexes } = table;
  const reached = byAir(table, units, legOf(units, ranges), context.oc, new Set());
  /** 9.11: who leaves a battle hex fights in that battle. */
  const battles = start !== 'china-box' && battleHexes.has(start) ? [start] : [...battleHexes];
  return ending(reached, start, (place) => {
    if (place === 'china-box') return context.role === 'offensive'; // nobody fights from there
    if (hexAt(place).airFerry || enemyGround.has(place) || battleHexes.has(place)) return false; // 8.31, 8.35
    if (context.role === 'offensive') return true;
    return units.every((unit) => battles.some((battle) => fightsFrom(unit, place, battle))); // 7.26
  });
}

/** 8.33. */
function airStrategic(table: Table, units: readonly AirUnit[]): SlowDestinations {
  const { start, context, enemyUnits } = table;
  if (context.role !== 'offensive') return new Map();
  const zoi = strategicZoi(table);
  if (start !== 'china-box' && zoi.has(start)) return new Map(); // 6.4A
  const reached = byAir(table, units, legOf(units, 'extended'), 2 * context.oc, zoi);
  // They take part in no battle, and a hex with units of both sides is one (7.24).
  return ending(
    reached,
    start,
    (place) => place === 'china-box' || (!hexAt(place).airFerry && !enemyUnits.has(place)),
  );
}

// ---------------------------------------------------------------------------------------------------------
// Ground units on land: 8.42
// ---------------------------------------------------------------------------------------------------------

/** 8.42: the movement points of one step; infinitely many where it cannot be made. */
function stepOverland(table: Table, units: readonly GroundUnit[], from: HexIndex, side: Hexside): number {
  const { context, position, enemyGround, enemyHolders } = table;
  const { to, word } = side;
  const { terrain } = hexAt(to);
  const entry = TABLES.terrain[terrain].cost;
  if (!SIDE_WORDS[word].ground || entry === null || !allMayBeIn(units, to)) return NEVER;
  const onRoute = position.hasRoute(from, side);
  if (terrain === 'mountain' && !onRoute && units.some((unit) => unit.armour)) return NEVER; // 8.49
  /** Whose hexes cannot be entered at the rate of routes: in reaction only ground units count. */
  const slowing = context.role === 'reaction' ? enemyGround : enemyHolders;
  return onRoute && !slowing.has(to) ? 0.5 : entry;
}

/** 8.11. */
const endsMarch = ({ enemyHolders, battleHexes }: Table, hex: HexIndex): boolean =>
  enemyHolders.has(hex) || battleHexes.has(hex);

function costOfMarch(table: Table, units: readonly GroundUnit[], path: readonly HexIndex[]): number {
  let total = 0;
  for (let step = 1; step < path.length; step++) {
    const from = path[step - 1]!;
    const side = HEXSIDES.get(from)!.find(({ to }) => to === path[step]);
    if (!side || (step > 1 && endsMarch(table, from))) return NEVER;
    total += stepOverland(table, units, from, side);
  }
  return total;
}

function overland(table: Table, units: readonly GroundUnit[]): SlowDestinations {
  const { context, battleHexes } = table;
  const start = table.start as HexIndex;
  if (battleHexes.has(start)) return new Map(); // 8.42
  const spent = new Map([[start, 0]]);
  const unfinished = [start];
  while (unfinished.length > 0) {
    const from = unfinished.pop()!;
    for (const side of HEXSIDES.get(from)!) {
      const { to } = side;
      const total = spent.get(from)! + stepOverland(table, units, from, side);
      if (total > context.oc) continue; // 8.1: one point for each point of operations value
      if (total >= (spent.get(to) ?? NEVER)) continue;
      spent.set(to, total);
      if (!endsMarch(table, to)) unfinished.push(to);
    }
  }
  return ending(spent, start, (hex) => context.role === 'offensive' || battleHexes.has(hex)); // 7.26
}

// ---------------------------------------------------------------------------------------------------------
// Ground units at sea: 8.44-8.47, 8.49
// ---------------------------------------------------------------------------------------------------------

/** 8.45: neither Dutch nor Indians nor Chinese, nor the armour. */
const mayGoAshore = (unit: GroundUnit): boolean =>
  !['netherlands', 'india', 'china'].includes(unit.nation) && !unit.armour;

const isCoastal = (hex: HexIndex): boolean =>
  hexAt(hex).area !== null && HEXSIDES.get(hex)!.some(({ word }) => SIDE_WORDS[word].ships);

/**
 * 8.44. 8.11: ships may go along so as to pass enemy ships. They do it by ordinary movement, when carriers neutralise
 * ZOI, or by strategic movement (8.23), when they do not: only so they cover twice the distance.
 */
function strategicTransport(
  table: Table,
  units: readonly GroundUnit[],
  ships: readonly NavalUnit[],
): SlowDestinations {
  const { context, own, enemyUnits } = table;
  const start = table.start as HexIndex;
  if (context.role !== 'offensive') return new Map();
  if (!units.every((unit) => mayGoAshore(unit) || unit.armour)) return new Map(); // 8.49
  if (!own(start) || !isCoastal(start)) return new Map(); // 8.4
  const ports = table.supply().eligiblePorts[context.side];
  const mayEnd = (hex: HexIndex): boolean =>
    ports.has(idOf(hex)) && !enemyUnits.has(hex) && allMayBeIn(units, hex);
  const voyage = (hexes: number, barred: (hex: HexIndex) => boolean): SlowDestinations =>
    ending(bySea(start, hexes, barred), start, mayEnd);
  const found = voyage(navalHexes(table), barredToLandings(table, ships));
  if (!hexAt(start).port) return found;
  const doubled = voyage(2 * navalHexes(table), barredToStrategic(table, ships.length > 0));
  for (const [port, cost] of doubled) {
    found.set(port, Math.min(cost, found.get(port) ?? cost));
  }
  return found;
}

/** 7.26: the reaction player uses one point at most. */
const aspOf = ({ context: { role, asp } }: Table): number =>
  role === 'reaction' ? Math.min(asp, TABLES.limits.reactionAsp) : asp;

/** 8.45A. */
function aspFor(board: Board, units: readonly GroundUnit[], brigadesFree: number): number {
  let total = 0;
  for (const unit of units) {
    const steps = unit.reduced !== null && !board.reduced[unit.index] ? 2 : 1;
    if (unit.type === 'corps' || unit.type === 'army') total += steps * (unit.aspPerStep ?? 1);
    else total += 1;
  }
  return total - brigadesFree;
}

/** 8.46: how many brigades the ships carry. */
function liftedFree(units: readonly GroundUnit[], ships: readonly NavalUnit[]): number {
  const brigades = units.filter((unit) => unit.nation === 'japan' && unit.type === 'brigade');
  const lifters = ships.filter((ship) => ['CA', 'CL', 'APD'].includes(ship.type));
  return Math.min(brigades.length, lifters.length);
}

/** 8.45: where troops can be put ashore at all. */
const isBeach = (hex: HexIndex): boolean =>
  isCoastal(hex) && (hexAt(hex).terrain !== 'mountain' || idOf(hex) === '3823');

/** 8.45D. */
function armyMayLand(table: Table, units: readonly GroundUnit[], hex: HexIndex): boolean {
  const { board, context, enemyControlled, enemyUnits } = table;
  if (!units.some((unit) => unit.nation === 'us' && unit.service === 'army')) return true;
  if (context.role === 'reaction' || context.armyLandsAnywhere) return true;
  const isOneHexIsland = !HEXSIDES.get(hex)!.some(({ word }) => SIDE_WORDS[word].ground);
  if (!isOneHexIsland || !enemyControlled(hex) || !enemyUnits.has(hex)) return true;
  const ashore = (id: UnitId): Unit | undefined =>
    UNITS.find((unit) => unit.id === id && board.at[unit.index] === idOf(hex));
  const before = context.landed.map(ashore).filter((unit) => unit !== undefined);
  return [...before, ...units].some((unit) => unit.class === 'ground' && unit.marine);
}

/** 8.45, 8.46, but for what it costs: troops, and the ships that go with them all the way. */
function landing(table: Table, units: readonly GroundUnit[], ships: readonly NavalUnit[]): SlowDestinations {
  const start = table.start as HexIndex;
  if (!mayEmbark(table, units)) return new Map();
  const reached = bySea(start, navalHexes(table), barredToLandings(table, ships));
  return ending(reached, start, (hex) => mayLandIn(table, units, ships, hex));
}

/** 8.45B: the hexes that troops with these ships neither leave nor enter. */
function barredToLandings(table: Table, ships: readonly NavalUnit[]): (hex: HexIndex) => boolean {
  const zoi = ships.some(isCarrier) ? new Set() : activeZoi(table, table.supply());
  return (hex) => zoi.has(hex) || (ships.length === 0 && table.enemyShips.has(hex));
}

/** 8.4: from any coastal hex of one's own; 7.26: nobody leaves a battle hex so. */
function mayEmbark({ own, battleHexes, ...table }: Table, units: readonly GroundUnit[]): boolean {
  const start = table.start as HexIndex;
  return units.every(mayGoAshore) && own(start) && isCoastal(start) && !battleHexes.has(start);
}

function mayLandIn(
  table: Table,
  units: readonly GroundUnit[],
  ships: readonly NavalUnit[],
  hex: HexIndex,
): boolean {
  if (!isBeach(hex) || !allMayBeIn(units, hex) || !armyMayLand(table, units, hex)) return false;
  if (table.context.role === 'reaction') return table.battleHexes.has(hex); // 7.26
  if (ships.length === 0) return true;
  // 8.21E: the troops come ashore where the ships stop.
  const landings = table.enemyControlled(hex) ? [...table.landings, hex] : table.landings;
  return offensiveStop(table, ships, hex, new Set(landings));
}

/** 8.47. */
function barge(table: Table, units: readonly GroundUnit[]): SlowDestinations {
  const { board, context } = table;
  const start = table.start as HexIndex;
  const barred = barredToLandings(table, []);
  if (context.side !== 'japan' || context.role !== 'offensive' || context.oc !== 3) return new Map();
  if (board.markers.barges !== 'available' || context.bargeUsed || units.length !== 1) return new Map();
  if (!mayEmbark(table, units) || barred(start)) return new Map();
  const across = HEXSIDES.get(start)!.filter(({ word }) => word === 'water');
  const reached = new Map(across.map(({ to }) => [to, 1]));
  return ending(reached, start, (hex) => !barred(hex) && mayLandIn(table, units, [], hex));
}
