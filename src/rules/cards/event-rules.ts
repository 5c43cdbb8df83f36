import type { Side, UnitId } from '../../data/ids.ts';
import type { Unit } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import type { Battle } from '../combat/battle.ts';
import type { CombatEffect } from '../combat/effects.ts';
import type { Mode } from '../movement/modes.ts';
import type { Game } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import type { State } from '../state/state.ts';
import type { Violation } from '../violation.ts';

/**
 * What an event does beyond its entry of data, by the place in the offensive that reads it.
 * docs/card-hooks.md lists the places; a card that needs a new one gets it here.
 */
export interface EventRules {
  /** Card play: the card has no use but its event (17.11). */
  readonly onlyEvent?: true;
  /** Card play: whether the event can be played now; always if it does not say. */
  readonly playable?: (state: State) => boolean;
  /** Card play: whether it must be played as an event if it can be (5.37). */
  readonly compulsory?: (state: State) => boolean;
  /** Card play: it is not thrown away while it can be used otherwise. */
  readonly noDiscard?: true;
  /** Events that open no offensive (5.33, 5.34): what they do. */
  readonly effect?: (game: Game) => Game;
  /** Movement: how far ships go, where it is farther than the operations value takes them. */
  readonly navalHexes?: number;
  /** Movement: all activated units move as one stack. */
  readonly oneStack?: true;
  /** Movement: what the event forbids besides. */
  readonly forbidsMove?: (
    state: State,
    units: readonly Unit[],
    mode: Mode,
    to: HexId | 'china-box',
  ) => boolean;
  /** ZOI: a side that projects none while the offensive lasts. */
  readonly noZoi?: Side;
  /** Declaration: hexes that may not be attacked. */
  readonly forbiddenTargets?: readonly HexId[];
  /** Commitment: what the offensive still lacks; abandoning is the way out. */
  readonly commitCondition?: (state: State) => Violation | undefined;
  /** Reaction: none, not even special; or only air units joining battles in range. */
  readonly reaction?: 'none' | 'air-joins';
  /** Reaction: a unit of the reaction player that must come out, to one of these hexes of his choice; empty once it has. */
  readonly forcedReaction?: (state: State) => readonly { readonly unit: UnitId; readonly to: HexId }[];
  /** After commitment, before reaction. */
  readonly beforeReaction?: (game: Game) => Game;
  /** Strength, die, critical hits: what the card does to a battle. */
  readonly combat?: (board: Board, battle: Battle) => CombatEffect[];
  /** After the battles, before post-battle movement. */
  readonly afterBattles?: (game: Game) => Game;
  /** At the end: which ships may make an emergency move if they wish (17.11). */
  readonly freeEmergencyMoves?: Side;
}
