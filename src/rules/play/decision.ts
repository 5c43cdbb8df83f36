import type { Place as BoardPlace, CardId, Side, UnitId } from '../../data/ids.ts';
import type { NationAtRisk, Segment } from '../../data/tables.ts';
import type { HexId } from '../../hex/hex.ts';
import type { TargetId } from '../combat/battle.ts';
import type { Modifier } from '../modifier.ts';
import type { Mode } from '../movement/modes.ts';
import type { Pools } from '../strategic/replacements.ts';
import type { Verdict } from '../victory/verdict.ts';
import type { Violation } from '../violation.ts';

/** Who must answer: a player, or chance. */
export type Asked = Side | 'chance';

export const DECISION_KINDS = [
  'draw-card',
  'die',
  'opening-card',
  'reinforce',
  'replace',
  'bomb',
  'seize-initiative',
  'play-card',
  'choose-hq',
  'activate',
  'move',
  'disengage',
  'declare-battles',
  'special-reaction',
  'intelligence',
  'reaction-hq',
  'react',
  'choose-battle',
  'allot-hit',
  'carrier-swap',
  'retreat',
  'post-battle-move',
  'emergency-move',
  'overstacked',
  'evacuate',
  'weather',
  'attack-card',
  'card',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The one open question of a game. What may be answered is `legalReplies`. */
export interface Decision {
  readonly kind: DecisionKind;
  readonly side: Asked;
  /** The rule that asks. */
  readonly rule: string;
  /** What it is about, for people. */
  readonly about: string;
  /** For a die: what changes it. */
  readonly modifiers?: readonly Modifier[];
}

export type Place = HexId | 'china-box';

/** An answer: plain data, recorded as it is. */
export type Answer =
  | { readonly do: 'draw'; readonly card: CardId }
  | { readonly do: 'roll'; readonly die: number }
  | {
      readonly do: 'operations' | 'event' | 'china-offensive' | 'end-rivalry' | 'future' | 'discard';
      readonly card: CardId;
    }
  | { readonly do: 'withdraw-hq'; readonly card: CardId; readonly hq: UnitId }
  | { readonly do: 'return-hq'; readonly card: CardId; readonly hq: UnitId; readonly to: HexId }
  | { readonly do: 'build-route'; readonly card: CardId; readonly route: 'jarhat' | 'ledo' | 'imphal' }
  | { readonly do: 'pass' }
  /** 17.25 D and E: the card taken from the deck, or the one given for it. */
  | { readonly do: 'take' | 'exchange'; readonly card: CardId }
  /** 10.11: a reinforcement comes in. */
  | { readonly do: 'place'; readonly unit: UnitId; readonly to: BoardPlace }
  /** 11.0: a step for a unit, where it is or comes back. */
  | { readonly do: 'replace'; readonly unit: UnitId; readonly to: BoardPlace }
  | { readonly do: 'bomb'; readonly unit: UnitId }
  /** What a card's own question is answered with: a unit, a hex, a card. */
  | { readonly do: 'choose'; readonly what: string }
  | { readonly do: 'hq'; readonly hq: UnitId }
  | { readonly do: 'activate'; readonly unit: UnitId }
  | { readonly do: 'done' }
  | { readonly do: 'abandon' }
  | { readonly do: 'add'; readonly unit: UnitId }
  | { readonly do: 'move'; readonly mode: Mode; readonly to: Place; readonly path: readonly Place[] }
  | { readonly do: 'turn-track' }
  | { readonly do: 'withdraw'; readonly to: HexId }
  | { readonly do: 'hold' }
  | { readonly do: 'join'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly do: 'cover'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly do: 'commit' }
  | { readonly do: 'attempt' }
  | { readonly do: 'decline' }
  | { readonly do: 'card'; readonly card: CardId }
  | {
      readonly do: 'react';
      readonly units: readonly UnitId[];
      readonly mode: Mode | 'stay';
      readonly to: Place;
      readonly path: readonly Place[];
      /** For air units and carriers: the battle they fight in. */
      readonly battle: HexId;
    }
  | { readonly do: 'battle'; readonly hex: HexId }
  | { readonly do: 'hit'; readonly target: TargetId }
  | { readonly do: 'keep'; readonly unit: UnitId }
  | { readonly do: 'swap'; readonly from: UnitId; readonly to: UnitId }
  | { readonly do: 'go'; readonly unit: UnitId; readonly to: Place | 'eliminated' }
  | { readonly do: 'remove'; readonly unit: UnitId };

/** What a reply leads to: the next state and what happened, or why it was refused. */
export type Outcome<S> =
  | { readonly ok: true; readonly state: S; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** What happened, in the order in which it did. */
export type GameEvent =
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'segment-began'; readonly segment: Segment }
  | {
      readonly type: 'replacements-received';
      readonly side: Side;
      readonly pools: Pools;
    }
  | {
      readonly type: 'replaced';
      readonly unit: UnitId;
      readonly at: string;
      readonly now: 'reduced' | 'full';
    }
  | { readonly type: 'replacements-lost'; readonly side: Side; readonly pools: Pools }
  | { readonly type: 'submarines'; readonly success: boolean }
  | { readonly type: 'bombed'; readonly unit: UnitId; readonly success: boolean }
  | {
      readonly type: 'hand-size';
      readonly side: Side;
      readonly cards: number;
      readonly passes: number;
    }
  | { readonly type: 'reshuffled'; readonly side: Side }
  /** 17.25 D and E: a card that was not drawn by chance. */
  | { readonly type: 'card-taken'; readonly side: Side; readonly card: CardId; readonly rule: string }
  | {
      readonly type: 'initiative';
      readonly side: Side;
      readonly by: 'more-cards' | 'tie' | 'future-offensive';
    }
  | { readonly type: 'surrendered'; readonly nation: NationAtRisk; readonly rule: string }
  | { readonly type: 'liberated'; readonly nation: NationAtRisk; readonly rule: string }
  | {
      readonly type: 'political-will';
      readonly change: number;
      readonly now: number;
      readonly rule: string;
      readonly reason: string;
    }
  | { readonly type: 'attrition'; readonly unit: UnitId; readonly left: 'reduced' | 'eliminated' }
  | { readonly type: 'cancelled'; readonly side: Side; readonly card: CardId; readonly by: CardId }
  | { readonly type: 'card-lost'; readonly side: Side; readonly card: CardId; readonly by: CardId }
  | { readonly type: 'game-over'; readonly verdict: Verdict }
  | { readonly type: 'card-drawn'; readonly side: Side; readonly card: CardId }
  /** A card the other side may not see. */
  | { readonly type: 'card-hidden'; readonly side: Side; readonly as: 'drawn' | 'set aside' }
  | { readonly type: 'die-rolled'; readonly purpose: string; readonly die: number }
  | { readonly type: 'card-played'; readonly side: Side; readonly card: CardId; readonly as: string }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'hq-chosen'; readonly hq: UnitId; readonly role: 'offensive' | 'reaction' }
  | { readonly type: 'activated'; readonly unit: UnitId }
  | {
      readonly type: 'moved';
      readonly units: readonly UnitId[];
      readonly mode: string;
      readonly path: readonly string[];
    }
  | { readonly type: 'asp-spent'; readonly side: Side; readonly points: number }
  | { readonly type: 'control-changed'; readonly hex: HexId; readonly to: Side }
  | { readonly type: 'battle-declared'; readonly hex: HexId; readonly special: boolean }
  | { readonly type: 'joined'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'covered'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'abandoned'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'intelligence'; readonly condition: string; readonly by: string }
  | {
      readonly type: 'combat-rolled';
      readonly hex: HexId;
      readonly combat: string;
      readonly side: Side;
      readonly strength: number;
      readonly die: number;
      readonly modified: number;
      readonly hits: number;
      readonly critical: boolean;
    }
  | {
      readonly type: 'step-lost';
      readonly target: string;
      readonly hex: Place;
      readonly left: 'reduced' | 'eliminated';
    }
  | { readonly type: 'hits-lost'; readonly hex: HexId; readonly hits: number }
  | { readonly type: 'step-swapped'; readonly from: UnitId; readonly to: UnitId }
  | { readonly type: 'combat-won'; readonly hex: HexId; readonly combat: string; readonly side: Side }
  | { readonly type: 'retreated'; readonly unit: UnitId; readonly to: string }
  | { readonly type: 'placed'; readonly unit: UnitId; readonly to: string; readonly rule: string }
  | { readonly type: 'marker'; readonly marker: string; readonly value: string | number | boolean }
  | { readonly type: 'offensive-ended'; readonly side: Side; readonly card: CardId };
