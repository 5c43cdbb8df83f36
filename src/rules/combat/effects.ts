import type { Side, UnitId } from '../../data/ids.ts';
import { findHex, inArea, ONE_HEX_ISLANDS, rangeBetween } from '../../data/map.ts';
import { isCarrier, isCommonwealth, UNITS, unitOf } from '../../data/units.ts';
import { has } from '../../hex/hex-set.ts';
import type { Board } from '../state/board.ts';
import { type Battle, survivors } from './battle.ts';
import { groundFighters } from './winner.ts';

export type Combat = 'air-naval' | 'ground';

/** What a card or special rule does to a battle. `source` is the card or rule. */
export type CombatEffect =
  | {
      readonly kind: 'die';
      readonly combat: Combat;
      readonly side: Side;
      readonly change: number;
      readonly source: string;
      readonly onlyIf?: CombatCondition;
    }
  /** J3: this modifier instead of all others of its side. */
  | {
      readonly kind: 'final-die';
      readonly combat: 'ground';
      readonly side: Side;
      readonly value: number;
      readonly source: string;
      readonly onlyIf?: CombatCondition;
    }
  /** First what is added, then what is multiplied, rounded up. */
  | {
      readonly kind: 'strength';
      readonly side: Side;
      readonly stat: 'attack' | 'defense';
      readonly units: readonly UnitId[];
      readonly change?: number;
      readonly multiply?: number;
      readonly source: string;
    }
  /** J1. */
  | { readonly kind: 'no-air-naval-roll'; readonly side: Side; readonly source: string }
  /** A12: a modified 9 is enough for a critical hit. */
  | { readonly kind: 'critical-on-modified'; readonly side: Side; readonly source: string }
  /** 17.11: nobody gets the modifier for naval gunfire. */
  | { readonly kind: 'no-bombardment'; readonly source: string };

/** When an effect holds: what a card says of the hex or of the units in the battle. */
export type CombatCondition =
  /** J8. */
  | { readonly kind: 'commonwealth-ship' }
  /** J23. */
  | { readonly kind: 'brigade' }
  /** A37. */
  | { readonly kind: 'one-hex-island' }
  /** J32: a Japanese CV or CVL that is not activated. */
  | { readonly kind: 'idle-carrier-within'; readonly range: number }
  /** J3. */
  | { readonly kind: 'malaya-jungle-or-mixed' };

const MALAYA = inArea('malaya');

/** Whether a condition holds, for units that are still alive. No condition always holds. */
export function holds(board: Board, battle: Battle, condition: CombatCondition | undefined): boolean {
  const hex = findHex(battle.hex)!;
  switch (condition?.kind) {
    case undefined:
      return true;
    case 'commonwealth-ship':
      return survivors(board, battle, 'allies').some(
        ({ unit }) => unitOf(unit).class === 'naval' && isCommonwealth(unitOf(unit)),
      );
    case 'brigade':
      return (['japan', 'allies'] as const).some((side) =>
        groundFighters(board, battle, side).some(({ unit }) => isBrigade(unit)),
      );
    case 'one-hex-island':
      return has(ONE_HEX_ISLANDS, hex.index);
    case 'idle-carrier-within':
      return UNITS.some((unit) => {
        if (unit.side !== 'japan' || !isCarrier(unit) || unit.class !== 'naval' || unit.type === 'CVE')
          return false;
        const at = findHex(board.at[unit.index]!);
        return (
          at !== undefined &&
          !board.activated.includes(unit.id) &&
          !battle.participants.some((other) => other.unit === unit.id && other.activated) &&
          rangeBetween(at, hex) <= condition.range
        );
      });
    case 'malaya-jungle-or-mixed':
      return has(MALAYA, hex.index) || hex.terrain === 'jungle' || hex.terrain === 'mixed';
  }
}

function isBrigade(id: UnitId): boolean {
  const unit = unitOf(id);
  return unit.class === 'ground' && unit.type === 'brigade';
}
