import { createHash } from 'node:crypto';
import type { Side } from '../../data/ids.ts';
import type { Phase } from '../../data/tables.ts';
import type { Offensive } from '../play/offensive.ts';
import type { Board } from './board.ts';
import type { Cards } from './cards.ts';

/** A place in the sequence of play: a named step and what it has to remember. The last one is under way. */
export type FlowStep =
  | {
      /** 4.14: cards still to be dealt to each side. */
      readonly step: 'deal-cards';
      readonly data: Readonly<Record<Side, number>>;
    }
  /** `played`: cards of the offensives phase have been or are being played. */
  | { readonly step: 'phase'; readonly data: { readonly phase: Phase; readonly played: boolean } }
  /** 4.22: the player whose turn it is to play a card. */
  | { readonly step: 'play-card'; readonly data: { readonly side: Side } }
  /** 13.72: a China offensive waits for its die. */
  | { readonly step: 'china-offensive'; readonly data: { readonly side: Side } }
  | { readonly step: 'offensive'; readonly data: Offensive };

/** A game at one moment: plain data that survives JSON. */
export interface State {
  /** The scenario it began with. */
  readonly scenario: string;
  readonly board: Board;
  readonly cards: Cards;
  readonly flow: readonly FlowStep[];
}

export function phaseOf(state: State): Phase {
  const steps = state.flow.filter((step) => step.step === 'phase');
  const last = steps.at(-1);
  if (!last) throw new Error('the flow has no phase');
  return last.data.phase;
}

/** An independent copy. */
export const cloneState = (state: State): State => structuredClone(state);

/** A short fingerprint: equal states have equal ones, whatever the order in which they were built. */
export function hashState(state: State): string {
  return createHash('sha1').update(canonical(state)).digest('hex').slice(0, 12);
}

/** JSON with the keys of every object in order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const record = value as Record<string, unknown>;
  const entries = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`);
  return `{${entries.join(',')}}`;
}
