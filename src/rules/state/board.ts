import type { CardId, Place, Side, UnitId } from '../../data/ids.ts';
import type { Markers } from '../../data/markers.ts';
import type { LASTING_EVENTS } from '../../data/scenario.ts';
import type { NationAtRisk } from '../../data/tables.ts';
import { unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import type { ThisTurn } from './this-turn.ts';

export type LastingEvent = (typeof LASTING_EVENTS)[number];

/**
 * Everything that lies on the table but the cards. Plain data, never changed in place:
 * what follows from it (ZOI, supply, reach) is computed when first asked and remembered by the board's identity.
 */
export interface Board {
  readonly turn: number;
  /** Where each unit is, in the order of `UNITS`. */
  readonly at: readonly Place[];
  /** Which units lie on their reduced side, in the order of `UNITS`. */
  readonly reduced: readonly boolean[];
  /** The land hexes Japan controls, in the order of their numbers; every other one is Allied (1.3). */
  readonly japaneseHexes: readonly HexId[];
  readonly markers: Markers;
  readonly surrendered: readonly NationAtRisk[];
  /** Those of them the Allies have freed again (13.1). */
  readonly liberated: readonly NationAtRisk[];
  /** 13.84: who controls the Australian Mandates as a whole. */
  readonly mandates: Side;
  /** 13.93: national status segments running in which Japan reached no resource hex. */
  readonly cutOff: number;
  /** 16.2: turns running in which Japan was bombed with success. */
  readonly bombedTurns: number;
  /** 13.94: cities of the home islands the Allies have once taken: their garrisons do not come back. */
  readonly lostHomeCities: readonly HexId[];
  /** Units off the map that come back without delay (8.24, 8.33, 8.34). */
  readonly undelayed: readonly UnitId[];
  readonly thisTurn: ThisTurn;
  /** What cards have in store for a later turn. */
  readonly later: readonly Later[];
  readonly events: readonly LastingEvent[];
  /** For how many turns running Japan has held the hexes of 16.42. */
  readonly held: Readonly<Partial<Record<HexId, number>>>;
  /** The turn of the last China offensive by operations card; null if there was none (13.72). */
  readonly chinaOffensiveTurn: number | null;
  /** A side whose air units and carriers project no ZOI while an event says so (J2). */
  readonly noZoi: Side | null;
  /** Units activated in the offensive under way: in supply until it ends, wherever they go (6.21, 6.4). */
  readonly activated: readonly UnitId[];
}

/** J80: Allied reinforcements are delayed; J15, J82: fewer Allied ground replacements, and none for the Commonwealth. */
export interface Later {
  readonly turn: number;
  readonly effect: 'reinforcements-delayed' | 'ground-replacements-cut';
  readonly card: CardId;
}

export interface BoardChanges {
  readonly units?: Readonly<Partial<Record<UnitId, { readonly at?: Place; readonly reduced?: boolean }>>>;
  /** Hexes that change hands. */
  readonly control?: Readonly<Partial<Record<HexId, Side>>>;
  readonly markers?: Readonly<Partial<Markers>>;
  readonly activated?: readonly UnitId[];
  readonly thisTurn?: Readonly<Partial<ThisTurn>>;
}

/** The board after some changes; the one it came from stays as it is. Cheap: planning does it all the time. */
export function withChanges(board: Board, changes: BoardChanges): Board {
  const next: { -readonly [K in keyof Board]: Board[K] } = { ...board };
  if (changes.units) {
    const at = board.at.slice();
    const reduced = board.reduced.slice();
    for (const id in changes.units) {
      const change = changes.units[id as UnitId]!;
      const { index } = unitOf(id as UnitId);
      if (change.at !== undefined) at[index] = change.at;
      if (change.reduced !== undefined) reduced[index] = change.reduced;
    }
    next.at = at;
    next.reduced = reduced;
  }
  if (changes.control) {
    const held = new Set(board.japaneseHexes);
    for (const [hex, side] of Object.entries(changes.control) as [HexId, Side][]) {
      if (side === 'japan') held.add(hex);
      else held.delete(hex);
    }
    next.japaneseHexes = [...held].sort();
  }
  if (changes.markers) next.markers = { ...board.markers, ...changes.markers };
  if (changes.activated) next.activated = changes.activated;
  if (changes.thisTurn) next.thisTurn = { ...board.thisTurn, ...changes.thisTurn };
  return next;
}

export const placeOf = (board: Board, unit: UnitId): Place => board.at[unitOf(unit).index]!;

export const isReduced = (board: Board, unit: UnitId): boolean => board.reduced[unitOf(unit).index]!;
