import { enemyOf, type UnitId } from '../../data/ids.ts';
import { unitOf } from '../../data/units.ts';
import type { Board } from '../state/board.ts';
import type { Battle, TargetId } from './battle.ts';
import {
  type Allotment,
  applyHit,
  chooser,
  keepLastStep,
  lastStepChoice,
  legalTargets,
  type Target,
} from './hits.ts';

/**
 * Applies all hits as a sensible player would: the cheapest steps first, of equal ones the strongest unit. A player
 * who chooses among his own units gives the weakest and keeps the strongest.
 */
export function allotSensibly(
  board: Board,
  battle: Battle,
  start: Allotment,
): { board: Board; battle: Battle; allotment: Allotment } {
  let position = { board, battle, allotment: start };
  const choice = lastStepChoice(board, battle, start);
  if (choice.length > 0) {
    const own = enemyOf(battle.offensive) === unitOf(choice[0]!).side;
    const strongestFirst = choice.sort((a, b) => attack(b) - attack(a));
    const unit = own ? strongestFirst[0]! : strongestFirst.at(-1)!;
    position = { board, battle, allotment: keepLastStep(board, battle, start, unit) };
  }
  for (;;) {
    const targets = legalTargets(position.board, position.battle, position.allotment);
    if (targets.length === 0) return position;
    const spares = chooser(position.board, position.battle, position.allotment) !== position.allotment.by;
    const { id } = targets.reduce((best, target) => (isBetter(target, best, spares) ? target : best));
    position = applyHit(position.board, position.battle, position.allotment, id);
  }
}

function isBetter(target: Target, than: Target, spares: boolean): boolean {
  if (target.cost !== than.cost) return target.cost < than.cost;
  return spares ? attack(target.id) < attack(than.id) : attack(target.id) > attack(than.id);
}

function attack(id: TargetId): number {
  if (id.startsWith('garrison:')) return 0;
  const unit = unitOf(id as UnitId);
  return unit.class === 'hq' ? 0 : unit.full.attack;
}
