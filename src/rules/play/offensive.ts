import type { CardId, Side, UnitId } from '../../data/ids.ts';
import type { HexId } from '../../hex/hex.ts';
import type { Battle } from '../combat/battle.ts';
import type { Allotment } from '../combat/hits.ts';
import type { Mode } from '../movement/modes.ts';
import type { Board } from '../state/board.ts';

export type Intelligence = 'surprise' | 'intercept' | 'ambush';

/** The steps of an offensive (7.2), in order; each is a file of `steps/`. */
export type Stage =
  | 'headquarters'
  | 'activation'
  | 'movement'
  | 'declaration'
  | 'weather'
  | 'special-reaction'
  | 'intelligence'
  | 'reaction'
  | 'attack-cards'
  | 'battles'
  | 'late-cards'
  | 'retreats'
  | 'post-battle'
  | 'aftermath';

/** How a unit has moved in this offensive. */
export interface Moved {
  readonly mode: Mode | 'stayed' | 'turn-track';
  readonly from: HexId | 'china-box';
  /** The hex it entered its last hex from. */
  readonly lastFrom: HexId | 'china-box';
  /** 8.46: the ship that carries it. */
  readonly carriedBy: UnitId | null;
  /** 1.3, 8.31: it used a bracketed range and cannot fight. */
  readonly cannotFight: boolean;
}

export interface DeclaredBattle {
  readonly hex: HexId;
  /** Air units and carriers of the offensive player that take part from other hexes. */
  readonly joined: readonly UnitId[];
  /** 7.27: made by the reaction player; it is a battle only if he sends someone. */
  readonly special: boolean;
  readonly resolved: boolean;
}

/** What the reaction player does. */
export interface Reaction {
  /** Null where an event lets units join without one. */
  readonly hq: UnitId | null;
  readonly activated: readonly UnitId[];
  /** Where each air unit and carrier fights (7.26, 9.11). */
  readonly fightsAt: Readonly<Partial<Record<UnitId, HexId>>>;
}

/** A combat under way; see `steps/battles.ts`. */
export interface Fight {
  readonly battle: Battle;
  readonly combat: 'air-naval' | 'ground';
  /** Sides still to roll, in order. */
  readonly toRoll: readonly Side[];
  /** Both sides' hits are applied after both have rolled. */
  readonly simultaneous: boolean;
  /** Hits still to be allotted, and those that have been. */
  readonly hits: readonly Allotment[];
  readonly allotted: readonly Allotment[];
  /** 9.2F7: Japan has been asked. */
  readonly swapAsked: boolean;
}

/** How a battle for a hex has ended; it takes effect before post-battle movement. */
export interface BattleEnd {
  readonly hex: HexId;
  readonly control: Side | null;
  readonly retreats: Side | null;
}

/** Everything an offensive under way has to remember. */
export interface Offensive {
  readonly side: Side;
  readonly card: CardId;
  readonly use: 'event' | 'operations';
  readonly oc: number;
  /** 7.29: the turn the card was set aside, if it was. */
  readonly setAsideOn: number | null;
  readonly stage: Stage;
  /** The board before the first unit was activated: abandoning and cancelling go back to it. */
  readonly before: Board;
  readonly hq: UnitId | null;
  /** Units being put together to move as one. */
  readonly stack: readonly UnitId[];
  readonly moved: Readonly<Partial<Record<UnitId, Moved>>>;
  /** 8.43: a march that has met defenders who may withdraw, or have withdrawn. */
  readonly march: {
    readonly units: readonly UnitId[];
    readonly spent: number;
    readonly asked: boolean;
  } | null;
  /** Ground units of the offensive player that came ashore. */
  readonly landed: readonly UnitId[];
  /** Hexes that held reaction ground units or an HQ before anybody landed there (9.4). */
  readonly assaulted: readonly HexId[];
  /** 7.25E: an activated unit has moved into, inside or out of reaction ZOI. */
  readonly touchedZoi: boolean;
  readonly bargeUsed: boolean;
  /** Hexes that ships of the offensive player have entered. */
  readonly enteredBySea: readonly HexId[];
  readonly battles: readonly DeclaredBattle[];
  /** Carriers and air units that cover a landing (7.24). */
  readonly covers: Readonly<Partial<Record<UnitId, HexId>>>;
  /** 7.27: hexes whose special reaction has been decided. */
  readonly specialAsked: readonly HexId[];
  /** The hex whose special reaction waits for its die. */
  readonly specialRolling: HexId | null;
  readonly intelligence: Intelligence;
  readonly intelligenceDone: boolean;
  readonly intelligenceRolling: boolean;
  /** 7.25C: the one roll has been made. */
  readonly intelligenceRolled: boolean;
  /** 5.32: the cards the reaction player has played, in order. */
  readonly reactionCards: readonly CardId[];
  /** J61 to J63, J66, J81: battle hexes a kamikaze card has struck. */
  readonly struck: readonly HexId[];
  readonly reaction: Reaction | null;
  readonly reactionDone: boolean;
  readonly fight: Fight | null;
  readonly ends: readonly BattleEnd[];
  /** Offensive ground units that may not fight and must leave: lost the air battle, or caught without escort. */
  readonly repulsed: readonly UnitId[];
  /** Ground units of the reaction player that must retreat. */
  readonly retreats: readonly UnitId[];
  /** Activated units that have made their post-battle move. */
  readonly postBattle: readonly UnitId[];
  /** Emergency moves and stacking have been seen to. */
  readonly escaped: boolean;
  /** What cards do at the end has been done, or is being asked. */
  readonly ending: boolean;
  /** 6.5: landed units have taken their hexes; post-battle movement may begin. */
  readonly controlSettled: boolean;
}

export const begin = (
  side: Side,
  card: CardId,
  use: Offensive['use'],
  oc: number,
  before: Board,
): Offensive => ({
  side,
  card,
  use,
  oc,
  setAsideOn: null,
  stage: 'headquarters',
  before,
  hq: null,
  stack: [],
  moved: {},
  march: null,
  landed: [],
  assaulted: [],
  touchedZoi: false,
  bargeUsed: false,
  enteredBySea: [],
  battles: [],
  covers: {},
  specialAsked: [],
  specialRolling: null,
  intelligence: 'surprise',
  intelligenceDone: false,
  intelligenceRolling: false,
  intelligenceRolled: false,
  reactionCards: [],
  struck: [],
  reaction: null,
  reactionDone: false,
  fight: null,
  ends: [],
  repulsed: [],
  retreats: [],
  postBattle: [],
  escaped: false,
  ending: false,
  controlSettled: false,
});
