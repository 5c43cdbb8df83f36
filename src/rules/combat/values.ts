import type { UnitId } from '../../data/ids.ts';
import { unitOf } from '../../data/units.ts';
import { type Board, isReduced } from '../state/board.ts';
import type { Battle, Participant } from './battle.ts';
import type { Combat } from './effects.ts';

/** A participant's attack strength in a battle: the counter, what cards do, half at extended range (9.2A). */
export function attackOf(board: Board, battle: Battle, { unit, extended }: Participant): number {
  const printed = printedOn(unit, isReduced(board, unit)).attack;
  return Math.max(0, Math.ceil(affected(battle, unit, 'attack', printed) * (extended ? 0.5 : 1)));
}

/**
 * How many hits a step of a unit costs: the counter, what cards do, and in ground combat half, rounded up, for units
 * of the offensive that came by sea (9.4B5).
 */
export function defenseOf(
  board: Board,
  battle: Battle,
  combat: Combat,
  unit: UnitId,
  reduced = isReduced(board, unit),
): number {
  const landed = combat === 'ground' && battle.landed.includes(unit);
  const printed = printedOn(unit, reduced).defense;
  return Math.max(1, Math.ceil(affected(battle, unit, 'defense', printed) * (landed ? 0.5 : 1)));
}

/** How many steps a unit on the map has left; one on a side without a reverse counts as reduced (9.2F2). */
export const stepsOf = (board: Board, unit: UnitId): number => (isFull(board, unit) ? 2 : 1);

export function isFull(board: Board, id: UnitId): boolean {
  const unit = unitOf(id);
  return unit.class !== 'hq' && unit.reduced !== null && !isReduced(board, id);
}

function printedOn(id: UnitId, reduced: boolean): { attack: number; defense: number } {
  const unit = unitOf(id);
  if (unit.class === 'hq') throw new Error(`${id} is an HQ and has no combat strength`);
  return (reduced ? unit.reduced : null) ?? unit.full;
}

function affected(battle: Battle, unit: UnitId, stat: 'attack' | 'defense', printed: number): number {
  const { side } = unitOf(unit);
  let change = 0;
  let factor = 1;
  for (const effect of battle.effects) {
    if (effect.kind !== 'strength' || effect.stat !== stat || effect.side !== side) continue;
    if (!effect.units.includes(unit)) continue;
    change += effect.change ?? 0;
    factor *= effect.multiply ?? 1;
  }
  return (printed + change) * factor;
}
