import { enemyOf, type Side, type UnitId } from '../../data/ids.ts';
import { isCarrier, unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { type Board, placeOf } from '../state/board.ts';
import type { CombatEffect } from './effects.ts';

export const INTELLIGENCE = ['surprise', 'intercept', 'ambush'] as const;
export type Intelligence = (typeof INTELLIGENCE)[number];

/** A battle of an offensive when its combat begins (9.1). Losses of units are read from the board, not from here. */
export interface Battle {
  readonly hex: HexId;
  /** Whose offensive it is; the other one is the reaction player. */
  readonly offensive: Side;
  readonly intelligence: Intelligence;
  /**
   * All air and naval units in the hex, air units and carriers that joined from outside, other ships stacked with
   * such a carrier, and all ground units in the hex.
   */
  readonly participants: readonly Participant[];
  /** Ground units of the offensive that came by sea. */
  readonly landed: readonly UnitId[];
  /** 8.45B: landed without escort and caught by ships; they do not fight. */
  readonly cannotFight: readonly UnitId[];
  /** 9.4: before the landing, ground units or an HQ of the reaction player were in the hex. */
  readonly assaultedDefenders: boolean;
  readonly effects: readonly CombatEffect[];
  /** How many of the garrisons of 13.76 and 13.94 this battle has destroyed; none if absent. */
  readonly garrisonsLost?: number;
}

export interface Participant {
  readonly unit: UnitId;
  readonly at: HexId;
  readonly activated: boolean;
  /** 9.2A: fights at its extended range, printed without brackets. */
  readonly extended: boolean;
}

export type GarrisonId = `garrison:${number}`;

/** What can take a hit. */
export type TargetId = UnitId | GarrisonId;

export const reactionSide = (battle: Battle): Side => enemyOf(battle.offensive);

export const isAirNaval = ({ unit }: Participant): boolean => ['air', 'naval'].includes(unitOf(unit).class);

export const isGround = ({ unit }: Participant): boolean => unitOf(unit).class === 'ground';

/** An air unit or a carrier, the units that reach a battle hex from outside (9.11). */
export function isAirOrCarrier({ unit }: Participant): boolean {
  const { class: kind } = unitOf(unit);
  return kind === 'air' || isCarrier(unitOf(unit));
}

/** 9.12: a ship outside the hex that only escorts a carrier. */
export const isDistantEscort = (battle: Battle, participant: Participant): boolean =>
  participant.at !== battle.hex && !isAirOrCarrier(participant);

export const ofSide = (battle: Battle, side: Side): Participant[] =>
  battle.participants.filter(({ unit }) => unitOf(unit).side === side);

/** The participants of a side that have not been eliminated. */
export const survivors = (board: Board, battle: Battle, side: Side): Participant[] =>
  ofSide(battle, side).filter(({ unit }) => placeOf(board, unit) !== 'eliminated');
