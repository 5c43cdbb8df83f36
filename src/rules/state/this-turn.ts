import { forEachSide, type Side, type UnitId } from '../../data/ids.ts';
import type { NationAtRisk } from '../../data/tables.ts';
import type { HexId } from '../../hex/hex.ts';

/** What a turn has to remember until it ends. */
export interface ThisTurn {
  /** 16.47: the hexes Japan controlled when the turn began. */
  readonly japaneseAtStart: readonly HexId[];
  /** 16.47: the Allied shipping points at the end of the reinforcement segment. */
  readonly alliedAsp: number;
  /** Amphibious shipping points used (8.45A). */
  readonly aspUsed: Readonly<Record<Side, number>>;
  /** Units an event keeps from being activated again (J1). */
  readonly exhausted: readonly UnitId[];
  /** 10.11: HQs that came as reinforcements; others arrive by them only where they are. */
  readonly newHqs: readonly UnitId[];
  /** 12.31: units that came back from the eliminated ones: a B-29 among them does not bomb. */
  readonly rebuilt: readonly UnitId[];
  /** 12.31: B-29s that have bombed Japan: they do not fight in offensives. */
  readonly bombers: readonly UnitId[];
  /** 12.2, 12.3: cards Japan does not get because of submarines and bombing. */
  readonly cardsLost: number;
  /** 13.1: nations that have surrendered. */
  readonly fallen: readonly NationAtRisk[];
  /** 16.45: US troops were lost in vain; it counts once. */
  readonly casualties: boolean;
}

export const newTurn = (japaneseAtStart: readonly HexId[], alliedAsp: number): ThisTurn => ({
  japaneseAtStart,
  alliedAsp,
  aspUsed: forEachSide(() => 0),
  exhausted: [],
  newHqs: [],
  rebuilt: [],
  bombers: [],
  cardsLost: 0,
  fallen: [],
  casualties: false,
});
