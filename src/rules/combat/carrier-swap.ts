import type { UnitId } from '../../data/ids.ts';
import { isCarrier, unitOf } from '../../data/units.ts';
import { type Board, placeOf, withChanges } from '../state/board.ts';
import { type Battle, ofSide, survivors } from './battle.ts';
import { type Allotment, loseStep } from './hits.ts';

/** A step moved from one Japanese carrier to another. */
export interface CarrierSwap {
  /** Gets a step back that it has just lost. */
  readonly restored: UnitId;
  /** Loses one in its place, be it the last. */
  readonly loses: UnitId;
}

/**
 * 9.2F7: with two carriers or more in the battle Japan may move one step that the Allied hits have cost from one of
 * them to another, unless the hit was critical. How many hits it took does not matter.
 */
export function legalSwaps(board: Board, battle: Battle, stepsLost: Allotment): CarrierSwap[] {
  const { combat, by, critical, taken } = stepsLost;
  if (combat !== 'air-naval' || by !== 'allies' || critical) return [];
  const carriers = ofSide(battle, 'japan').filter(({ unit }) => isCarrier(unitOf(unit)));
  if (carriers.length < 2) return [];
  const afloat = survivors(board, battle, 'japan').map(({ unit }) => unit);
  return carriers
    .filter(({ unit }) => taken.includes(unit))
    .flatMap(({ unit: restored }) =>
      carriers
        .filter(({ unit }) => unit !== restored && afloat.includes(unit))
        .map(({ unit: loses }) => ({ restored, loses })),
    );
}

export function applySwap(board: Board, battle: Battle, { restored, loses }: CarrierSwap): Board {
  const { at } = battle.participants.find(({ unit }) => unit === restored)!;
  const back = placeOf(board, restored) === 'eliminated' ? { at, reduced: true } : { reduced: false };
  return withChanges(loseStep(board, loses), { units: { [restored]: back } });
}
