import type { Side } from '../../data/ids.ts';
import { TABLES } from '../../data/tables.ts';
import type { Board } from '../state/board.ts';
import type { Battle } from './battle.ts';
import { airNavalModifiers, groundModifiers, type Modifier } from './modifiers.ts';
import { airNavalStrength, groundStrength } from './strength.ts';

export interface CombatResult {
  readonly die: number;
  readonly modified: number;
  /** The effectiveness of the combat results table; 0 for a side that does not roll. */
  readonly effect: number;
  readonly strength: number;
  readonly hits: number;
  /** 9.2F6; never in ground combat. */
  readonly critical: boolean;
}

/** 9.2B: the hits of a side in the air-naval battle, with what it has left when it rolls. */
export function airNavalResult(board: Board, battle: Battle, side: Side, die: number): CombatResult {
  const modified = die + sum(airNavalModifiers(board, battle, side));
  const strength = airNavalStrength(board, battle, side).total;
  if (!rollsAirNaval(board, battle, side)) return noRoll(die, modified, strength);
  const effect = rowOf(TABLES.combat.airNaval, modified);
  const onModified = battle.effects.some(
    (entry) => entry.kind === 'critical-on-modified' && entry.side === side,
  );
  return {
    die,
    modified,
    effect,
    strength,
    hits: Math.ceil(strength * effect),
    critical: (onModified ? Math.max(die, modified) : die) >= TABLES.combat.airNavalCritical,
  };
}

/** Whether a side rolls in the air-naval battle: it has units that attack, and no card forbids it (J1). */
export const rollsAirNaval = (board: Board, battle: Battle, side: Side): boolean =>
  airNavalStrength(board, battle, side).parts.length > 0 &&
  !battle.effects.some((effect) => effect.kind === 'no-air-naval-roll' && effect.side === side);

/** 9.4A: the hits of a side in ground combat. Both sides' results are taken before either's hits are applied. */
export function groundResult(board: Board, battle: Battle, side: Side, die: number): CombatResult {
  const modified = die + sum(groundModifiers(board, battle, side));
  const { total: strength, parts } = groundStrength(board, battle, side);
  if (parts.length === 0) return noRoll(die, modified, strength);
  const effect = rowOf(TABLES.combat.ground, modified);
  return { die, modified, effect, strength, hits: Math.ceil(strength * effect), critical: false };
}

const noRoll = (die: number, modified: number, strength: number): CombatResult => ({
  die,
  modified,
  effect: 0,
  strength,
  hits: 0,
  critical: false,
});

const sum = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((total, { change }) => total + change, 0);

function rowOf(
  table: readonly { readonly upTo: number | null; readonly effect: number }[],
  modified: number,
): number {
  return table.find(({ upTo }) => upTo === null || modified <= upTo)!.effect;
}
