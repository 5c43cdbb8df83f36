import type { Side, UnitId } from '../../data/ids.ts';
import { BOARD } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import type { HexId } from '../../hex/hex.ts';
import { difference, type HexSet } from '../../hex/hex-set.ts';

/** What movement depends on beyond the board: the offensive or reaction it belongs to. */
export interface MoveContext {
  readonly side: Side;
  readonly role: 'offensive' | 'reaction';
  /** The operations value of the offensive's card, for both sides (7.22, 5.32C). */
  readonly oc: number;
  /** An event's own distance for ships, where it is longer than the operations value's. */
  readonly navalHexes: number | null;
  /** Declared battle hexes; none while the offensive player still moves. */
  readonly battleHexes: readonly HexId[];
  /** Ground units that have come ashore in this offensive, by landing, organic transport or barge. */
  readonly landed: readonly UnitId[];
  /** Amphibious shipping points the side may still use. */
  readonly asp: number;
  /** 8.47: one unit an offensive. */
  readonly bargeUsed: boolean;
  /** Hexes a path shall keep out of although it need not: a way round enemy ZOI. */
  readonly avoid: HexSet | null;
  /** Cards that lift limits: A62 lets the US Army land anywhere. */
  readonly armyLandsAnywhere: boolean;
}

export const offensiveContext = (side: Side, oc: number, asp: number): MoveContext => ({
  side,
  role: 'offensive',
  oc,
  navalHexes: null,
  battleHexes: [],
  landed: [],
  asp,
  bargeUsed: false,
  avoid: null,
  armyLandsAnywhere: false,
});

/** 7.22, 8.1: how far ships, and ground units at sea, may go. */
export const navalAllowance = ({ oc, navalHexes }: MoveContext): number =>
  Math.max(TABLES.movement.naval * oc, navalHexes ?? 0);

/** 7.22, 8.1: movement points overland. */
export const groundAllowance = ({ oc }: MoveContext): number => TABLES.movement.ground * oc;

/** 8.31: how many legs air units fly. */
export const airLegs = ({ oc }: MoveContext): number => oc;

/** `hexes` without those to keep out of. */
export const keepingOut = (hexes: HexSet, { avoid }: MoveContext): HexSet =>
  avoid === null ? hexes : difference(hexes, avoid);

/** 7.26, 8.31: the battles a reacting unit may join; who leaves a battle hex must fight in that one. */
export const battlesFrom = (start: HexId | 'china-box', { battleHexes }: MoveContext): readonly HexId[] =>
  battleHexes.some((hex) => hex === start) ? battleHexes.filter((hex) => hex === start) : battleHexes;

export const wholeBoard = (context: MoveContext): HexSet => keepingOut(BOARD, context);
