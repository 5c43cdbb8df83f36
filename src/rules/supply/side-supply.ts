import { forEachSide, type Side } from '../../data/ids.ts';
import { AIRFIELDS, EDGE_HEXES, indexOfPlace, MAP } from '../../data/map.ts';
import type { BurmaRoadBox } from '../../data/tables.ts';
import { HQS, type Hq, UNITS, type Unit, unitOf } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { emptySet, type HexSet, has, intersection, overlaps, setOf, union } from '../../hex/hex-set.ts';
import { closure, type Sides } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { hexOf, KUNMING, occupationOf } from '../state/occupation.ts';
import { burmaRoadOpenBy, HUMP_AIRFIELDS } from './burma-road.ts';
import { commandedBy } from './command.ts';
import { cheapRoutes, landLogistics } from './land-logistics.ts';
import { connectedTo, type Ground, groundOf, type Network, networkOf, reachFrom } from './network.ts';

/** An HQ on the map and what it supplies. */
export interface HqSupply {
  readonly hq: Hq;
  readonly hex: HexIndex;
  readonly inSupply: boolean;
  /** Where a unit it may command is in supply; empty if the HQ itself is not. */
  readonly supplies: HexSet;
  /** 6.21A: hexes near enough overland to it or to an eligible port to be supplied by land. */
  readonly nearBases: HexSet;
}

/** 13.78: the state of the road, which paragraph opens it, and whether the Hump works (6.23). */
export interface BurmaRoad {
  readonly box: BurmaRoadBox;
  readonly openBy: 'A' | 'B' | null;
  readonly hump: boolean;
}

/** Who is in supply on one side, given the enemy ZOI that is not neutralised. */
export interface SideSupply {
  readonly network: Network;
  readonly hqs: readonly HqSupply[];
  /** By unit, in the order of `UNITS`. */
  readonly units: readonly boolean[];
  readonly eligiblePorts: HexSet;
  /** Worked out when asked: few need to know. */
  readonly eligibleAirfields: () => HexSet;
  /** 13.75: where Allied units are in supply from Kunming; empty if it is no source. */
  readonly fromKunming: HexSet;
  /** 13.78; null for Japan. */
  readonly burmaRoad: BurmaRoad | null;
}

/** Cities of Honshu (6.22). */
const HONSHU_CITIES = setOf(
  MAP.hexes.filter((hex) => hex.area === 'honshu' && hex.city !== null).map((hex) => hex.index),
);

const ALL_EDGES: HexSet = [EDGE_HEXES.west, EDGE_HEXES.south, EDGE_HEXES.east].reduce(union);

/** 6.22: the ultimate supply sources of a side. */
export const sourcesOf = (board: Board, side: Side): HexSet =>
  side === 'allies' ? ALL_EDGES : intersection(HONSHU_CITIES, controlledBy(board, 'japan'));

/** What supply depends on whatever the ZOI; worked out once for a board and side. */
export interface Standing {
  readonly board: Board;
  readonly side: Side;
  readonly ground: Ground;
  readonly cheap: Sides;
  readonly hqs: readonly { readonly hq: Hq; readonly hex: HexIndex }[];
  readonly hqHexes: HexSet;
}

export function standingOf(board: Board, side: Side): Standing {
  const ground = groundOf(board, side);
  const hqs = HQS.filter((hq) => hq.side === side)
    .map((hq) => ({ hq, hex: hexOf(board, hq) }))
    .filter((placed): placed is { hq: Hq; hex: HexIndex } => placed.hex !== undefined);
  const hqHexes = setOf(hqs.map(({ hex }) => hex));
  return { board, side, ground, cheap: cheapRoutes(board, side, ground.barred), hqs, hqHexes };
}

/** Supply of a side when `enemyZoi` is the enemy's ZOI that is not neutralised. */
export function sideSupply(standing: Standing, enemyZoi: HexSet): SideSupply {
  const { board, side, ground, cheap, hqHexes } = standing;
  const network = networkOf(ground, enemyZoi);
  const connected = connectedTo(sourcesOf(board, side), network);
  const seaOfHqs = closure(hqHexes, network.sea);
  // Glossary: friendly ports joined by sea to any friendly HQ, in supply or not.
  const eligiblePorts = intersection(seaOfHqs, network.ports);
  const nearPorts = landLogistics(eligiblePorts, network.land, cheap);
  const units: boolean[] = new Array(UNITS.length).fill(false);
  const hqs = standing.hqs.map(({ hq, hex }): HqSupply => {
    const inSupply = has(connected, hex);
    // An HQ is in a port of its own side, so it is near one, but for the moment before it must leave a lost one (6.14).
    const nearBases = has(eligiblePorts, hex)
      ? nearPorts
      : union(nearPorts, landLogistics(setOf([hex]), network.land, cheap));
    if (!inSupply) return { hq, hex, inSupply, supplies: emptySet(), nearBases };
    units[hq.index] = true;
    const { bySea, byLand } = reachFrom(hex, hq.range, network, eligiblePorts);
    const supplies = union(bySea, intersection(byLand, nearBases));
    markSupplied(units, board, commandedBy(hq), supplies);
    return { hq, hex, inSupply, supplies, nearBases };
  });
  const eligibleAirfields = () => airfieldsReached(board, side, network, hqHexes, seaOfHqs, eligiblePorts);
  const supply = { network, hqs, units, eligiblePorts, eligibleAirfields };
  if (side === 'japan') {
    const { tokyoExpress } = board.markers;
    // 6.23: units in the marker's hex are in supply, an HQ there is not.
    if (tokyoExpress) markSupplied(units, board, COMBAT_UNITS.japan, setOf([indexOfPlace(tokyoExpress)!]));
    markActivated(units, board, side);
    return { ...supply, fromKunming: emptySet(), burmaRoad: null };
  }
  const openBy = burmaRoadOpenBy(board, network) ?? null;
  const hump = board.markers.hump && overlaps(eligibleAirfields(), HUMP_AIRFIELDS);
  const box = openBy ? 'open' : hump ? 'closed-hump' : 'closed-no-hump';
  // 13.75: Kunming supplies every Allied unit near it, whatever its nation; 13.74: and the air units in the China box.
  const fromKunming = openBy || hump ? landLogistics(setOf([KUNMING]), network.land, cheap) : emptySet();
  markSupplied(units, board, COMBAT_UNITS.allies, fromKunming);
  if (openBy || hump) {
    for (const unit of COMBAT_UNITS.allies)
      if (board.at[unit.index] === 'china-box') units[unit.index] = true;
  }
  markActivated(units, board, side);
  return { ...supply, fromKunming, burmaRoad: { box, openBy, hump } };
}

const COMBAT_UNITS = forEachSide((side) => UNITS.filter((unit) => unit.side === side && unit.class !== 'hq'));

/** Marks those of `candidates` that stand in `hexes`. */
function markSupplied(units: boolean[], board: Board, candidates: readonly Unit[], hexes: HexSet): void {
  const { hexOf: at } = occupationOf(board);
  for (let i = 0; i < candidates.length; i++) {
    const { index } = candidates[i]!;
    const hex = at[index]!;
    if (hex >= 0 && has(hexes, hex as HexIndex)) units[index] = true;
  }
}

/** 6.21, 6.4: a unit once activated is in supply to the end of the offensive. */
function markActivated(units: boolean[], board: Board, side: Side): void {
  const { hexOf: at } = occupationOf(board);
  for (const id of board.activated) {
    const { side: of, index } = unitOf(id);
    if (of === side && (at[index]! >= 0 || board.at[index] === 'china-box')) units[index] = true;
  }
}

/**
 * Glossary: friendly airfields that any friendly HQ reaches at any distance, changing over at one eligible port at most.
 * From land over a port to the sea adds nothing: an eligible port is already reached by sea.
 */
function airfieldsReached(
  board: Board,
  side: Side,
  { land }: Network,
  hqHexes: HexSet,
  seaOfHqs: HexSet,
  eligiblePorts: HexSet,
): HexSet {
  const byLand = closure(union(hqHexes, eligiblePorts), land);
  return intersection(intersection(AIRFIELDS, controlledBy(board, side)), union(seaOfHqs, byLand));
}
