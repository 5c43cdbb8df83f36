import type { CardId, Side, UnitId } from '../../data/ids.ts';
import { type Phase, phaseWith, type Segment } from '../../data/tables.ts';
import type { Evacuation } from '../nations/evacuation.ts';
import type { NationalStatus } from '../nations/national-status.ts';
import type { Offensive } from '../play/offensive.ts';
import type { Arrivals } from '../strategic/arrivals.ts';
import type { Bombing } from '../strategic/bombing.ts';
import type { Replacing } from '../strategic/replacements.ts';
import type { Verdict } from '../victory/verdict.ts';
import type { Board } from './board.ts';
import type { Cards } from './cards.ts';
import { fingerprint } from './fingerprint.ts';
import type { GameOptions } from './options.ts';

/** A place in the sequence of play: a named step and what it has to remember. The last one is under way. */
export type FlowStep =
  /** 4.0: the segment of the turn; `begun` once its own steps lie on top. */
  | { readonly step: 'turn'; readonly data: { readonly segment: Segment; readonly begun: boolean } }
  /** 17.25 D and E: a card a side may take before the first one is played. */
  | { readonly step: 'opening-card'; readonly data: { readonly option: 'arcadia' | 'kondo' } }
  /** 4.14, 5.35: cards still to be dealt to each side. */
  | { readonly step: 'deal-cards'; readonly data: Readonly<Record<Side, number>> }
  /** 10.1. */
  | { readonly step: 'reinforcements'; readonly data: Arrivals }
  /** 10.24: units in the delay box whose die is still to be rolled. */
  | { readonly step: 'europe'; readonly data: { readonly units: readonly UnitId[] } }
  /** 11.0. */
  | { readonly step: 'replacements'; readonly data: Replacing }
  /** 12.2. */
  | { readonly step: 'submarines'; readonly data: Readonly<Record<never, never>> }
  /** 12.3. */
  | { readonly step: 'bombing'; readonly data: Bombing }
  /** 4.22: the player whose turn it is to play a card; `seizing`: only the one set aside, to go first (7.29A). */
  | { readonly step: 'play-card'; readonly data: { readonly side: Side; readonly seizing?: true } }
  /** 13.72: a China offensive waits for its die. */
  | { readonly step: 'china-offensive'; readonly data: { readonly side: Side } }
  | { readonly step: 'offensive'; readonly data: Offensive }
  /** A card's own question, and what has been chosen for it so far. */
  | {
      readonly step: 'card';
      readonly data: { readonly card: CardId; readonly question: string; readonly chosen: readonly string[] };
    }
  /** 8.22, 8.32: units that need not flee but may, and have not been asked. */
  | { readonly step: 'emergency'; readonly data: { readonly mayGo: readonly UnitId[] } }
  /** 8.24, 8.34, 8.48. */
  | { readonly step: 'stacking'; readonly data: Readonly<Record<never, never>> }
  /** 4.31. */
  | { readonly step: 'national-status'; readonly data: NationalStatus }
  /** 13.63. */
  | { readonly step: 'evacuation'; readonly data: Evacuation }
  /** 4.5. */
  | { readonly step: 'game-over'; readonly data: Verdict };

/** A game at one moment: plain data that survives JSON. */
export interface State {
  /** The scenario it began with. */
  readonly scenario: string;
  readonly options: GameOptions;
  readonly board: Board;
  readonly cards: Cards;
  readonly flow: readonly FlowStep[];
}

/** The turn's segment under way. */
export function segmentOf({ flow }: { readonly flow: readonly FlowStep[] }): Segment {
  const [turn] = flow;
  if (turn?.step !== 'turn') throw new Error('the flow does not begin with a turn');
  return turn.data.segment;
}

export const phaseOf = (state: State): Phase => phaseWith(segmentOf(state));

/** An independent copy. */
export const cloneState = (state: State): State => structuredClone(state);

/** A short fingerprint: equal states have equal ones, whatever the order in which they were built. */
export const hashState = (state: State): string => fingerprint(state);
