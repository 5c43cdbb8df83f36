import { enemyOf, type Side, type UnitId } from '../../data/ids.ts';
import { type Board, withChanges } from '../state/board.ts';
import {
  type Battle,
  isAirNaval,
  isAirOrCarrier,
  ofSide,
  reactionSide,
  survivors,
  type TargetId,
} from './battle.ts';
import type { Combat } from './effects.ts';
import { groundHittable, groundTargets } from './ground-targets.ts';
import { defenseOf, isFull } from './values.ts';

/** Hits being applied, a step at a time, by the side that rolled (9.2F, 9.4B). */
export interface Allotment {
  readonly combat: Combat;
  readonly by: Side;
  /** Not yet used. */
  readonly hits: number;
  readonly critical: boolean;
  /** The steps taken, in order. */
  readonly taken: readonly TargetId[];
  /** 9.2F4: how many air units and carriers outside the hex can be hit, as it stood when the die was rolled. */
  readonly distantLimit: number;
  /** 9.2F5: whose last step the reaction player keeps. */
  readonly kept?: UnitId;
}

/** A step that can be hit. */
export interface Target {
  readonly id: TargetId;
  /** Hits it takes: the defence strength. */
  readonly cost: number;
  readonly eliminates: boolean;
}

/** The hits of a result before any is applied. Where combat is simultaneous, both sides' are made first. */
export function newAllotment(
  board: Board,
  battle: Battle,
  combat: Combat,
  by: Side,
  result: { readonly hits: number; readonly critical: boolean },
): Allotment {
  const distantLimit = survivors(board, battle, by).filter(isAirOrCarrier).length;
  return { combat, by, hits: result.hits, critical: result.critical, taken: [], distantLimit };
}

/**
 * The steps that can be hit now; none means that the hits left over are lost. With a critical hit too weak for any,
 * the weakest ones (9.2F6). Who chooses among them is `chooser`; whether the reaction player must first say which
 * ground unit survives is `lastStepChoice`.
 */
export function legalTargets(board: Board, battle: Battle, allotment: Allotment): Target[] {
  const affordable = hittable(board, battle, allotment).filter(({ cost }) => cost <= allotment.hits);
  return affordable.length > 0 ? affordable : weakestTargets(board, battle, allotment);
}

/** 9.2F6: the steps of which a critical hit takes one although its hits are too few for any; else none. */
export function weakestTargets(board: Board, battle: Battle, allotment: Allotment): Target[] {
  if (!allotment.critical || allotment.taken.length > 0) return [];
  const all = hittable(board, battle, allotment);
  const least = Math.min(...all.map(({ cost }) => cost));
  return least > allotment.hits ? all.filter(({ cost }) => cost === least) : [];
}

/** Who chooses the next step: who rolled, but among the weakest units of a critical hit the reaction player (9.2F6). */
export const chooser = (board: Board, battle: Battle, allotment: Allotment): Side =>
  weakestTargets(board, battle, allotment).length > 0 ? reactionSide(battle) : allotment.by;

/**
 * 9.2F5: the ground units of which the reaction player must choose one to keep its last step, when air-naval hits are
 * enough to eliminate them all; else none. A garrison is the last step wherever there is one.
 */
export function lastStepChoice(board: Board, battle: Battle, allotment: Allotment): UnitId[] {
  if (allotment.kept || !bombards(battle, allotment)) return [];
  const { units, garrisons } = groundTargets(board, battle, allotment);
  if (units.length < 2 || garrisons.count > 0) return [];
  let needed = 0;
  for (const unit of units) {
    if (isFull(board, unit)) needed += defenseOf(board, battle, 'air-naval', unit);
    needed += defenseOf(board, battle, 'air-naval', unit, true);
  }
  return needed <= allotment.hits ? units : [];
}

/** The reaction player's answer to `lastStepChoice`. */
export function keepLastStep(board: Board, battle: Battle, allotment: Allotment, unit: UnitId): Allotment {
  if (!lastStepChoice(board, battle, allotment).includes(unit)) {
    throw new Error(`${unit} cannot be chosen to keep its last step`);
  }
  return { ...allotment, kept: unit };
}

/** One step less for a legal target. */
export function applyHit(
  board: Board,
  battle: Battle,
  allotment: Allotment,
  id: TargetId,
): { board: Board; battle: Battle; allotment: Allotment } {
  const target = legalTargets(board, battle, allotment).find((candidate) => candidate.id === id);
  if (!target) throw new Error(`${id} cannot be hit`);
  const next: Allotment = {
    ...allotment,
    hits: Math.max(0, allotment.hits - target.cost),
    taken: [...allotment.taken, id],
  };
  if (isGarrison(id)) {
    return { board, battle: { ...battle, garrisonsLost: (battle.garrisonsLost ?? 0) + 1 }, allotment: next };
  }
  return { board: loseStep(board, id), battle, allotment: next };
}

/** The board with a unit reduced, or eliminated if it was. */
export function loseStep(board: Board, unit: UnitId): Board {
  const change = isFull(board, unit) ? { reduced: true } : { at: 'eliminated' as const, reduced: false };
  return withChanges(board, { units: { [unit]: change } });
}

const isGarrison = (id: TargetId): id is `garrison:${number}` => id.startsWith('garrison:');

/** 9.2F5: air-naval hits fall on ground units only if the enemy brought no air or naval unit into the battle. */
const bombards = (battle: Battle, { combat, by }: Allotment): boolean =>
  combat === 'air-naval' && !ofSide(battle, enemyOf(by)).some(isAirNaval);

/** The steps that the limits leave open, whatever they cost. */
function hittable(board: Board, battle: Battle, allotment: Allotment): Target[] {
  return allotment.combat === 'ground' || bombards(battle, allotment)
    ? groundHittable(board, battle, allotment)
    : airNavalHittable(board, battle, allotment);
}

/**
 * 9.2F2 to 4. A full-strength unit shields reduced ones from elimination even if it cannot be hit itself, as in the
 * second example of 9.2F4.
 */
function airNavalHittable(board: Board, battle: Battle, allotment: Allotment): Target[] {
  const enemies = survivors(board, battle, enemyOf(allotment.by)).filter(isAirNaval);
  const distant = new Set<TargetId>(
    ofSide(battle, enemyOf(allotment.by))
      .filter((participant) => participant.at !== battle.hex && isAirOrCarrier(participant))
      .map(({ unit }) => unit),
  );
  const chosen = new Set(allotment.taken.filter((id) => distant.has(id)));
  const shielded = !allotment.critical && enemies.some(({ unit }) => isFull(board, unit));
  return enemies
    .filter(({ unit }) => !distant.has(unit) || chosen.has(unit) || chosen.size < allotment.distantLimit)
    .filter(({ unit }) => !shielded || isFull(board, unit))
    .map(({ unit }) => ({
      id: unit,
      cost: defenseOf(board, battle, 'air-naval', unit),
      eliminates: !isFull(board, unit),
    }));
}
