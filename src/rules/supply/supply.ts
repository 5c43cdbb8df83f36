import { enemyOf, forEachSide, type Side, type UnitId } from '../../data/ids.ts';
import { UNITS, type Unit, unitOf } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { difference, type HexSet, intersection, sameSet } from '../../hex/hex-set.ts';
import type { Board } from '../state/board.ts';
import { derived } from '../state/derived.ts';
import { occupationOf } from '../state/occupation.ts';
import { neutralises, projectsZoi, zoneAround } from '../zoi/zone.ts';
import { type SideSupply, sideSupply, standingOf } from './side-supply.ts';

export interface Zoi {
  /** Every hex under the side's ZOI. */
  readonly hexes: HexSet;
  /** Those of them where it is neutralised. */
  readonly neutralised: HexSet;
}

/** ZOI and supply of both sides: each depends on the other, so they are found together. */
export interface Supply {
  readonly zoi: Readonly<Record<Side, Zoi>>;
  readonly sides: Readonly<Record<Side, SideSupply>>;
}

/** The zones of those units of a side that project ZOI. */
interface Projection {
  readonly units: readonly Unit[];
  readonly hexes: HexSet;
  /** The part that neutralises enemy ZOI. */
  readonly neutralising: HexSet;
}

/**
 * 6.21 and 6.4 together. Which air units and carriers project ZOI depends on supply, and supply on their ZOI.
 * Each side projects with the largest set of units that supply one another, given what the enemy projects;
 * where two such outcomes exclude each other, the Allies' one stands. So: begin with every Allied unit projecting
 * and let Japan and the Allies answer in turn. The Allied set only shrinks, which ends the search.
 */
function solve(board: Board): Supply {
  const candidates = forEachSide((side) => candidatesOf(board, side));
  const evaluate = forEachSide((side) => evaluator(board, side));
  let allies = candidates.allies;
  for (;;) {
    const japan = settle(candidates.japan, allies, board, evaluate.japan);
    const answer = settle(allies, japan.projection, board, evaluate.allies);
    if (answer.projection.units.length === allies.units.length) {
      return {
        zoi: {
          japan: zoiOfProjection(japan.projection, answer.projection),
          allies: zoiOfProjection(answer.projection, japan.projection),
        },
        sides: { japan: japan.supply, allies: answer.supply },
      };
    }
    allies = answer.projection;
  }
}

const solved = derived((_at: Board['at']): { readonly board: Board; readonly supply: Supply }[] => []);

/** ZOI and supply of a board. Boards that differ in nothing supply depends on share the answer. */
export const supplyOf = derived((board: Board): Supply => {
  const known = solved(board.at);
  const found = known.find((other) => isAlike(other, board));
  if (found) return found.supply;
  const supply = solve(board);
  known.push({ board, supply });
  return supply;
});

/** Control, routes and markers of supply are the same, and whoever has been activated since was in supply anyway. */
function isAlike(known: { readonly board: Board; readonly supply: Supply }, board: Board): boolean {
  const { board: other, supply } = known;
  if (other.japaneseHexes !== board.japaneseHexes || other.noZoi !== board.noZoi) return false;
  const { hump, tokyoExpress, transportRoutes } = other.markers;
  const { markers } = board;
  if (markers.hump !== hump || markers.tokyoExpress !== tokyoExpress) return false;
  if (markers.transportRoutes !== transportRoutes) return false;
  if (!other.activated.every((id) => board.activated.includes(id))) return false;
  return board.activated.every((id) => {
    const { side, index } = unitOf(id);
    return other.activated.includes(id) || supply.sides[side].units[index]!;
  });
}

const PROJECTORS = forEachSide((side) => UNITS.filter((unit) => unit.side === side && projectsZoi(unit)));

function candidatesOf(board: Board, side: Side): Projection {
  const { hexOf } = occupationOf(board);
  return project(
    board,
    board.noZoi === side ? [] : PROJECTORS[side].filter((unit) => hexOf[unit.index]! >= 0),
  );
}

function project(board: Board, units: readonly Unit[]): Projection {
  const { hexOf } = occupationOf(board);
  const at = (of: readonly Unit[]) => of.map((unit) => hexOf[unit.index]! as HexIndex);
  const hexes = zoneAround(at(units));
  const neutralisers = units.filter(neutralises);
  return {
    units,
    hexes,
    neutralising: neutralisers.length === units.length ? hexes : zoneAround(at(neutralisers)),
  };
}

/** Drops units out of supply from a side's projection until all that are left supply one another. */
function settle(
  own: Projection,
  enemy: Projection,
  board: Board,
  evaluate: (enemyZoi: HexSet) => SideSupply,
): { projection: Projection; supply: SideSupply } {
  for (;;) {
    const supply = evaluate(difference(enemy.hexes, own.neutralising));
    const supplied = own.units.filter((unit) => supply.units[unit.index]!);
    if (supplied.length === own.units.length) return { projection: own, supply };
    own = project(board, supplied);
  }
}

/** Supply of a side by the enemy ZOI in its way; asked again with the same one, it need not be worked out anew. */
function evaluator(board: Board, side: Side): (enemyZoi: HexSet) => SideSupply {
  const standing = standingOf(board, side);
  let last: { enemyZoi: HexSet; supply: SideSupply } | undefined;
  return (enemyZoi) => {
    if (!last || !sameSet(last.enemyZoi, enemyZoi)) {
      last = { enemyZoi, supply: sideSupply(standing, enemyZoi) };
    }
    return last.supply;
  };
}

const zoiOfProjection = (own: Projection, enemy: Projection): Zoi => ({
  hexes: own.hexes,
  neutralised: intersection(own.hexes, enemy.neutralising),
});

/** 6.2: whether a unit is in supply. */
export function inSupply(board: Board, id: UnitId): boolean {
  const unit = unitOf(id);
  return supplyOf(board).sides[unit.side].units[unit.index]!;
}

export const zoiOf = (board: Board, side: Side): Zoi => supplyOf(board).zoi[side];

/** Enemy ZOI that stands in the way of a side: not neutralised (6.4 A to D). */
export function enemyZoiAgainst(board: Board, side: Side): HexSet {
  const { hexes, neutralised } = zoiOf(board, enemyOf(side));
  return difference(hexes, neutralised);
}

export const suppliedPorts = (board: Board, side: Side): HexSet => supplyOf(board).sides[side].eligiblePorts;

export const suppliedAirfields = (board: Board, side: Side): HexSet =>
  supplyOf(board).sides[side].eligibleAirfields();
