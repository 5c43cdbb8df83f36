import { type AirUnit, type GroundUnit, isCarrier, type NavalUnit, type Unit } from '../../data/units.ts';
import { type HexIndex, idOf } from '../../hex/hex.ts';
import type { Board } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import { airMoves, airStrategicMoves } from './air.ts';
import type { MoveContext } from './context.ts';
import type { Destination, Mode } from './modes.ts';
import { navalMoves, navalStrategicMoves } from './naval.ts';
import { overlandMoves } from './overland.ts';
import { bargeMoves, landingMoves, transportMoves } from './sea-lift.ts';

/** Where a stack can go, by mode of movement; modes that lead nowhere are left out. */
export type Moves = Partial<Record<Mode, Destination[]>>;

/**
 * 8: every legal destination of units that move together from one place: ships, air units, ground units,
 * or ground units with ships. Whether they may be activated, and what else the offensive does, is not asked here.
 */
export function movesOf(board: Board, units: readonly Unit[], context: MoveContext): Moves {
  const moves: Moves = {};
  for (const [mode, find] of modesOf(board, units, context)) {
    const found = find();
    if (found.length > 0) moves[mode] = found;
  }
  return moves;
}

/** The modes a stack may move by, and how to find where each leads. */
export function modesOf(
  board: Board,
  units: readonly Unit[],
  context: MoveContext,
): readonly (readonly [Mode, () => Destination[]])[] {
  const start = placeTogether(board, units);
  if (start === undefined || mustStay(units, start, context)) return [];
  const ships = units.filter((unit): unit is NavalUnit => unit.class === 'naval');
  const air = units.filter((unit): unit is AirUnit => unit.class === 'air');
  const troops = units.filter((unit): unit is GroundUnit => unit.class === 'ground');
  if (air.length === units.length) {
    return [
      ['air', () => airMoves(board, air, start, context, false)],
      ['air-extended', () => airMoves(board, air, start, context, true)],
      ['air-strategic', () => airStrategicMoves(board, air, start, context)],
    ];
  }
  if (start === 'china-box') return [];
  if (ships.length === units.length) {
    return [
      ['naval', () => navalMoves(board, ships, start, context)],
      ['naval-strategic', () => navalStrategicMoves(board, ships, start, context)],
    ];
  }
  if (troops.length + ships.length !== units.length) return [];
  const convoy = { troops, escorts: ships };
  const alone = ships.length === 0;
  return [
    ['overland', () => (alone ? overlandMoves(board, troops, start, context) : [])],
    ['strategic-transport', () => transportMoves(board, convoy, start, context)],
    ['amphibious', () => landingMoves(board, convoy, start, context, false)],
    ['organic', () => landingMoves(board, convoy, start, context, true)],
    ['barge', () => (alone ? bargeMoves(board, troops, start, context) : [])],
  ];
}

/** 7.26: in reaction only air units and carriers leave a battle hex. */
function mustStay(units: readonly Unit[], start: HexIndex | 'china-box', context: MoveContext): boolean {
  if (context.role === 'offensive' || start === 'china-box') return false;
  return (
    context.battleHexes.includes(idOf(start)) &&
    !units.every((unit) => unit.class === 'air' || isCarrier(unit))
  );
}

/** The one place all units are in; undefined if they are apart or off the map. */
function placeTogether(board: Board, units: readonly Unit[]) {
  const [first] = units;
  if (!first || units.some((unit) => board.at[unit.index] !== board.at[first.index])) return undefined;
  return board.at[first.index] === 'china-box' ? ('china-box' as const) : hexOf(board, first);
}
