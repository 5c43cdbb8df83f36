import { enemyOf, type Side } from '../../data/ids.ts';
import { BOARD, GROUND, PORTS, SHIPS } from '../../data/map.ts';
import { COLUMNS, type HexIndex } from '../../hex/hex.ts';
import { difference, emptySet, type HexSet, intersection, isEmpty } from '../../hex/hex-set.ts';
import { addSidesWithin, closure, noSides, type Sides, step } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { occupationOf } from '../state/occupation.ts';

/** What a side's supply paths cross whatever the ZOI, and where they may change over. */
export interface Ground {
  /** Hexes that no path may enter or leave. */
  readonly barred: HexSet;
  readonly land: Sides;
  /** Ports under the side's control: at others, and on other coasts, a path keeps to its element (6.21A C, D, F, G). */
  readonly ports: HexSet;
}

/** The hexsides a side's supply paths may cross, by sea and by land, and the ports where they may change over. */
export interface Network extends Ground {
  readonly sea: Sides;
}

export function groundOf(board: Board, side: Side): Ground {
  const { holders, units } = occupationOf(board);
  // 6.21A E: only enemy ground units, air units or HQs are there.
  const barred = difference(holders[enemyOf(side)], units[side]);
  const land = noSides();
  addSidesWithin(land, GROUND, difference(BOARD, barred));
  return { barred, land, ports: intersection(PORTS, controlledBy(board, side)) };
}

/** The network of a side when `enemyZoi` is the enemy's ZOI that is not neutralised. */
export function networkOf(ground: Ground, enemyZoi: HexSet): Network {
  const sea = noSides();
  // 6.21A B: ZOI bars whatever is crossed by sea; what is crossed by land stays open (6.4 D).
  addSidesWithin(sea, SHIPS, difference(difference(BOARD, ground.barred), enemyZoi));
  return { ...ground, sea };
}

/** 6.21B: everything a path of any length reaches from `sources`, changing over at as many ports as it likes. */
export function connectedTo(sources: HexSet, { sea, land, ports }: Network): HexSet {
  let bySea = closure(sources, sea);
  let byLand = closure(withPortsOf(sources, bySea, ports), land);
  for (;;) {
    const fromLand = withPortsOf(bySea, byLand, ports);
    if (isSubset(fromLand, bySea)) break;
    bySea = closure(fromLand, sea);
    const fromSea = withPortsOf(byLand, bySea, ports);
    if (isSubset(fromSea, byLand)) break;
    byLand = closure(fromSea, land);
  }
  for (let c = 0; c < COLUMNS; c++) bySea[c]! |= byLand[c]!;
  return bySea;
}

/** `base` and the ports among `reached`. */
function withPortsOf(base: HexSet, reached: HexSet, ports: HexSet): HexSet {
  const set = emptySet();
  for (let c = 0; c < COLUMNS; c++) set[c] = base[c]! | (reached[c]! & ports[c]!);
  return set;
}

function isSubset(a: HexSet, b: HexSet): boolean {
  for (let c = 0; c < COLUMNS; c++) if ((a[c]! & ~b[c]!) !== 0) return false;
  return true;
}

/** Hexes a path reaches, by the element it arrives in. */
export interface Reach {
  readonly bySea: HexSet;
  readonly byLand: HexSet;
}

/**
 * 6.21A: what paths of at most `range` hexes from an HQ reach, changing between sea and land
 * at one supply-eligible port at most; the HQ's own port does not count.
 */
export function reachFrom(hq: HexIndex, range: number, network: Network, eligiblePorts: HexSet): Reach {
  const { sea, land } = network;
  const column = hq >> 5;
  const start = emptySet();
  start[column] = 1 << (hq & 31);
  // Straight: in the element the path began with. Changed: after the one port it may use.
  const straightSea = layer(start);
  const straightLand = layer(start);
  const changedSea = layer(emptySet());
  const changedLand = layer(emptySet());
  for (let steps = 1; steps <= range; steps++) {
    const first = Math.max(0, column - steps);
    const last = Math.min(COLUMNS - 1, column + steps);
    advance(straightSea, sea, first, last);
    advance(straightLand, land, first, last);
    advance(changedSea, sea, first, last);
    advance(changedLand, land, first, last);
    changeOver(straightSea, changedLand, eligiblePorts, first, last);
    changeOver(straightLand, changedSea, eligiblePorts, first, last);
    if (!(straightSea.alive || straightLand.alive || changedSea.alive || changedLand.alive)) break;
  }
  for (let c = 0; c < COLUMNS; c++) {
    straightSea.reached[c]! |= changedSea.reached[c]!;
    straightLand.reached[c]! |= changedLand.reached[c]!;
  }
  return { bySea: straightSea.reached, byLand: straightLand.reached };
}

/** One layer of a breadth-first search: what it has reached, what it reached last, and a spare set for the next step. */
interface Layer {
  reached: HexSet;
  frontier: HexSet;
  spare: HexSet;
  alive: boolean;
}

const layer = (start: HexSet): Layer => ({
  reached: start.slice(),
  frontier: start.slice(),
  spare: emptySet(),
  alive: !isEmpty(start),
});

function advance(of: Layer, sides: Sides, first: number, last: number): void {
  if (!of.alive) return;
  const next = of.spare;
  next.fill(0);
  step(of.frontier, sides, next, first, last);
  let found = 0;
  for (let c = first; c <= last; c++) {
    next[c]! &= ~of.reached[c]!;
    of.reached[c]! |= next[c]!;
    found |= next[c]!;
  }
  of.spare = of.frontier;
  of.frontier = next;
  of.alive = found !== 0;
}

function changeOver(from: Layer, to: Layer, ports: HexSet, first: number, last: number): void {
  if (!from.alive) return;
  for (let c = first; c <= last; c++) {
    const arrived = from.frontier[c]! & ports[c]! & ~to.reached[c]!;
    if (arrived === 0) continue;
    to.reached[c]! |= arrived;
    to.frontier[c]! |= arrived;
    to.alive = true;
  }
}
