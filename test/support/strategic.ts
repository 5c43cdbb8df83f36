import type { Place, UnitId } from '../../src/data/ids.ts';
import type { Segment } from '../../src/data/tables.ts';
import { unitOf } from '../../src/data/units.ts';
import type { Played } from '../../src/players/scripted-player.ts';
import { advance, pending } from '../../src/rules/play/play.ts';
import type { Board } from '../../src/rules/state/board.ts';
import type { State } from '../../src/rules/state/state.ts';
import { placesFor } from '../../src/rules/strategic/arrivals.ts';
import { readPosition } from '../../src/save/position.ts';
import { positionOf, type Situation } from './situation.ts';

/** Units and where they are. */
export type Units = NonNullable<Situation['place']>;

/** Tracks on which the War in Europe delays nobody, or everybody. */
export const NO_EFFECT = 1;
export const LEVEL_1 = 0;

/** A segment begins on a map with just these units, and the game plays on to its first question. */
export function segment(at: Segment, situation: Situation, more: object = {}): Played {
  const raw = { ...positionOf(situation, true), segment: at, ...more };
  return playedOn(readPosition('situation', raw).state);
}

/** The same table, at the beginning of a segment of this or of a later turn. */
export function laterSegment({ state }: { readonly state: State }, at: Segment, turn: number): Played {
  return playedOn({
    ...state,
    board: { ...state.board, turn },
    flow: [{ step: 'turn', data: { segment: at, begun: false } }],
  });
}

function playedOn(from: State): Played {
  const { state, events } = advance(from);
  return { state, events, decision: pending(state) };
}

/** 10.11: where a unit may come in on this board. */
export const entries = (board: Board, unit: UnitId): Place[] => placesFor(board, board, unitOf(unit));
