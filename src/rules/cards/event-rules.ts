import type { CardId, Side, UnitId } from '../../data/ids.ts';
import type { Unit } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import type { HexSet } from '../../hex/hex-set.ts';
import type { Battle } from '../combat/battle.ts';
import type { CombatEffect } from '../combat/effects.ts';
import type { Modifier } from '../modifier.ts';
import type { Mode } from '../movement/modes.ts';
import type { Answer, Asked } from '../play/decision.ts';
import type { Game } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import type { State } from '../state/state.ts';
import type { Replacing, StepUse } from '../strategic/replacements.ts';
import type { Violation } from '../violation.ts';

/** A question of a card. With one answer it is not asked, unless chance must answer; with none it falls away. */
export interface CardQuestion {
  readonly side: Asked | ((state: State) => Asked);
  readonly about: string;
  readonly answers: (state: State, chosen: readonly string[]) => readonly Answer[];
  /** What an answer does; the question itself is gone from the flow by then. */
  readonly take: (game: Game, answer: Answer, chosen: readonly string[]) => Game;
}

/**
 * What an event does beyond its entry of data, by the place in the offensive that reads it.
 * docs/card-hooks.md lists the places; a card that needs a new one gets it here.
 */
export interface EventRules {
  /** Card play: the card has no use but its event (17.11). */
  readonly onlyEvent?: true;
  /** Card play, also in reaction, where the state has the offensive it answers: whether the event can be played now. */
  readonly playable?: (state: State) => boolean;
  /** Card play: whether it must be played as an event if it can be (5.37). */
  readonly compulsory?: (state: State) => boolean;
  /** Card play: where it must be played as an event and cannot be, it is thrown away (A30). */
  readonly orDiscarded?: true;
  /** Card play: it is not thrown away while it can be used otherwise. */
  readonly noDiscard?: true;
  /** Events that open no offensive (5.33, 5.34): what they do. */
  readonly effect?: (game: Game) => Game;
  /** Replacement steps the event gives (5.33): what they may be used for, if not for all that rule 11 allows. */
  readonly stepUses?: (board: Board, replacing: Replacing) => readonly StepUse[];
  /** Card play: the event brings the HQ that directs it (A20). */
  readonly bringsHq?: true;
  /** Card play: what happens at once, before an HQ is chosen; abandoning and weather undo it. */
  readonly whenPlayed?: (game: Game) => Game;
  /** Activation: what US rivalry allows besides (A46, A50). */
  readonly armyWithOneShip?: (hq: UnitId) => boolean;
  /** After activation, before movement. */
  readonly beforeMovement?: (game: Game) => Game;
  /** Movement: shipping points for this offensive only. */
  readonly extraAsp?: number;
  /** Movement: the US Army lands on one-hex islands without Marines (A62). */
  readonly armyLandsAnywhere?: true;
  /** Declaration: the only hexes that may be battle hexes (J12). */
  readonly targets?: HexSet;
  /** Weather cannot call it off (A84). */
  readonly noWeather?: true;
  /** Intelligence: what changes the roll. */
  readonly intelligenceModifiers?: (state: State) => Modifier[];
  /** Intelligence: no card changes the condition (A84). */
  readonly intelligenceLocked?: true;
  /** Intelligence: the card may come after a roll that failed (J13). */
  readonly afterFailedRoll?: true;
  /** Weather and personality cards (5.32 D and E): what they do to the offensive. */
  readonly answersOffensive?: (game: Game) => Game;
  /** Attack cards (5.32B): when they are played, and what they do then. */
  readonly attack?: { readonly when: 'before' | 'after'; readonly strike: (game: Game) => Game };
  /** Before the battles, after reaction. */
  readonly beforeBattles?: (game: Game) => Game;
  /** At the end of the offensive, while units still count as activated. */
  readonly atEnd?: (game: Game) => Game;
  /** What the card asks, by name; a place lays a question on the flow with `ask`. */
  readonly questions?: Readonly<Record<string, CardQuestion>>;
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

/** Events by their cards. */
export type EventTable = Readonly<Partial<Record<CardId, EventRules>>>;
