import type { Place, Side, UnitId } from '../../data/ids.ts';
import { hexAt, PORTS } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type AirUnit, HQS, type Hq, UNITS, type Unit } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { difference, emptySet, type HexSet, intersection, members, setOf, union } from '../../hex/hex-set.ts';
import { activationReach } from '../activation/activation.ts';
import { controlledBy } from '../control/control.ts';
import { airBases } from '../movement/air.ts';
import type { Board } from '../state/board.ts';
import { stackingSize } from '../state/check.ts';
import { derived } from '../state/derived.ts';
import { hexOf, KUNMING, unitsIn } from '../state/occupation.ts';
import { mayCommand } from '../supply/command.ts';
import { hqPorts } from '../supply/hq-ports.ts';
import { enemyZoiAgainst, supplyOf } from '../supply/supply.ts';

/** Units of a side that are coming in (10.1). */
export interface Arrivals {
  readonly side: Side;
  /** Those still to be placed, in order. */
  readonly units: readonly UnitId[];
  /** The board before the first of them came: they neither supply nor cover one another (10.11). */
  readonly before: Board;
}

/**
 * 10.11: where a unit may come in, as a reinforcement or rebuilt (11.0). Supply, activation paths and ZOI are those
 * of the board before anybody came; there must be room now.
 */
export function placesFor(board: Board, before: Board, unit: Unit): Place[] {
  if (unit.class === 'hq') return portsForHq(board, before, unit.side).map((index) => hexAt(index).id);
  const hexes = members(entryHexes(board, before, unit))
    .filter((hex) => hasRoom(board, hex, unit))
    .map((hex) => hexAt(hex).id);
  return mayEnterChina(board, before, unit) ? [...hexes, 'china-box'] : hexes;
}

/** 10.11, 6.11: where an HQ is itself in supply, out of enemy ZOI, without another HQ. */
function portsForHq(board: Board, before: Board, side: Side): HexIndex[] {
  const taken = setOf(HQS.map((hq) => hexOf(board, hq)).filter((hex) => hex !== undefined));
  return members(difference(difference(hqPorts(before, side), enemyZoiAgainst(before, side)), taken));
}

function entryHexes(board: Board, before: Board, unit: Unit): HexSet {
  const supply = supplyOf(before).sides[unit.side];
  // 10.11, 13.75: Chinese armies come in at Kunming, while it is a source of supply.
  if (unit.nation === 'china') return intersection(setOf([KUNMING]), supply.fromKunming);
  const bases =
    unit.class === 'air' ? airBases(board, unit.side) : intersection(PORTS, controlledBy(board, unit.side));
  const open = difference(bases, enemyZoiAgainst(before, unit.side));
  const byNewHqs = setOf(
    newHqsFor(board, before, unit)
      .map((hq) => hexOf(board, hq))
      .filter((hex) => hex !== undefined),
  );
  return intersection(open, union(commandedHexes(before, unit), byNewHqs));
}

/** HQs that have come in this turn and command a unit: it may come in where they are. */
const newHqsFor = (board: Board, before: Board, unit: Unit): Hq[] =>
  HQS.filter(
    (hq) =>
      mayCommand(hq, unit) &&
      hexOf(board, hq) !== undefined &&
      (hexOf(before, hq) === undefined || before.thisTurn.newHqs.includes(hq.id)),
  );

const commandedOn = derived((_board: Board) => new Map<string, HexSet>());

/** Where a unit would be in supply and within an activation path, by HQs that were there when the turn began. */
function commandedHexes(before: Board, unit: Unit): HexSet {
  const known = commandedOn(before);
  const key = `${unit.nation} ${unit.class === 'air' ? 'air' : 'surface'}`;
  const found = known.get(key);
  if (found) return found;
  const { hqs, fromKunming } = supplyOf(before).sides[unit.side];
  const own = hqs.filter(
    ({ hq, inSupply }) => inSupply && mayCommand(hq, unit) && !before.thisTurn.newHqs.includes(hq.id),
  );
  const supplied = own.map(({ supplies }) => supplies).reduce(union, fromKunming);
  const reached = own.map(({ hq }) => activationReach(before, hq)).reduce(union, emptySet());
  const hexes = intersection(supplied, reached);
  known.set(key, hexes);
  return hexes;
}

/** 8.24, 8.34, 8.48: placement never breaks a stacking limit. */
export function hasRoom(board: Board, hex: HexIndex, unit: Unit): boolean {
  const here = unitsIn(board, hex).filter((other) => other.side === unit.side);
  if (unit.class === 'naval') {
    return here.filter((other) => other.class === 'naval').length < TABLES.stacking.naval;
  }
  return stackingSize([...here, unit]) <= TABLES.stacking.airAndGround;
}

/** 13.74: straight into the China box while the Burma Road is open. */
function mayEnterChina(board: Board, before: Board, unit: Unit): boolean {
  if (unit.class !== 'air' || unit.side !== 'allies') return false;
  return supplyOf(before).sides.allies.burmaRoad!.openBy !== null && hasRoomInChina(board, unit);
}

/** 13.74: two air units in the China box, one B-29 among them, while China fights on. */
export function hasRoomInChina(board: Board, unit: AirUnit): boolean {
  if (board.surrendered.includes('china')) return false;
  const inBox = UNITS.filter((other) => board.at[other.index] === 'china-box');
  const b29s = inBox.filter((other) => other.class === 'air' && other.type === 'b29');
  const { units, b29 } = TABLES.chinaBox;
  return inBox.length < units && (unit.type !== 'b29' || b29s.length < b29);
}
