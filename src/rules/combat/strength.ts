import type { Side } from '../../data/ids.ts';
import type { Board } from '../state/board.ts';
import { type Battle, isAirNaval, isDistantEscort, survivors, type TargetId } from './battle.ts';
import { garrisonsOf } from './garrison.ts';
import { attackOf } from './values.ts';
import { groundFighters } from './winner.ts';

export interface Strength {
  readonly total: number;
  readonly parts: readonly StrengthPart[];
}

export interface StrengthPart {
  readonly unit: TargetId;
  readonly attack: number;
  /** At extended range (9.2A). */
  readonly halved: boolean;
}

/**
 * 9.2A: the attack strength a side throws into the air-naval battle with what it has left. Units in the hex that were
 * not activated fight for the reaction player only; ships that escort a carrier from outside add nothing (9.12).
 */
export const airNavalStrength = (board: Board, battle: Battle, side: Side): Strength =>
  summed(
    survivors(board, battle, side)
      .filter(isAirNaval)
      .filter((participant) => !isDistantEscort(battle, participant))
      .filter(({ activated }) => activated || side !== battle.offensive)
      .map((participant) => ({
        unit: participant.unit,
        attack: attackOf(board, battle, participant),
        halved: participant.extended,
      })),
  );

/** 9.4A: the attack strength of all ground units that fight in the hex, activated or not, and of its garrisons. */
export function groundStrength(board: Board, battle: Battle, side: Side): Strength {
  const { count, attack } = garrisonsOf(board, battle, side);
  return summed([
    ...groundFighters(board, battle, side).map((participant) => ({
      unit: participant.unit,
      attack: attackOf(board, battle, participant),
      halved: false,
    })),
    ...Array.from({ length: count }, (_, i) => ({
      unit: `garrison:${i + 1}` as const,
      attack,
      halved: false,
    })),
  ]);
}

const summed = (parts: readonly StrengthPart[]): Strength => ({
  total: parts.reduce((sum, { attack }) => sum + attack, 0),
  parts,
});
