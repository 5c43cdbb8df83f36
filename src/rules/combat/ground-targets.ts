import { enemyOf, type UnitId } from '../../data/ids.ts';
import type { Board } from '../state/board.ts';
import { type Battle, isGround, survivors } from './battle.ts';
import { type Garrisons, garrisonsOf } from './garrison.ts';
import type { Allotment, Target } from './hits.ts';
import { defenseOf, isFull, stepsOf } from './values.ts';
import { groundFighters } from './winner.ts';

/**
 * The steps of ground units that can be hit, whatever they cost (9.4B, and 9.2F5 in the air-naval battle): full units
 * before reduced ones unless the hit is critical, garrisons last of all (13.76, 13.94). Air-naval hits never take the
 * last step of all.
 */
export function groundHittable(board: Board, battle: Battle, allotment: Allotment): Target[] {
  const { combat, critical, kept } = allotment;
  const { units, garrisons } = groundTargets(board, battle, allotment);
  const steps = garrisons.count + units.reduce((sum, unit) => sum + stepsOf(board, unit), 0);
  if (combat === 'air-naval' && steps <= 1) return [];
  if (units.length === 0) {
    return garrisons.count === 0
      ? []
      : [{ id: `garrison:${garrisons.count}`, cost: garrisons.defense, eliminates: true }];
  }
  const shielded = !critical && units.some((unit) => isFull(board, unit));
  return units
    .filter((unit) => isFull(board, unit) || (!shielded && unit !== kept))
    .map((unit) => ({
      id: unit,
      cost: defenseOf(board, battle, combat, unit),
      eliminates: !isFull(board, unit),
    }));
}

/** Who can be hit on the ground: in ground combat those who fight it, in the air-naval battle all in the hex but those of 8.45B. */
export function groundTargets(
  board: Board,
  battle: Battle,
  { combat, by }: Allotment,
): { units: UnitId[]; garrisons: Garrisons } {
  const enemy = enemyOf(by);
  const participants =
    combat === 'ground'
      ? groundFighters(board, battle, enemy)
      : survivors(board, battle, enemy).filter(
          (participant) =>
            isGround(participant) &&
            participant.at === battle.hex &&
            !battle.cannotFight.includes(participant.unit),
        );
  return { units: participants.map(({ unit }) => unit), garrisons: garrisonsOf(board, battle, enemy) };
}
