import type { Side } from '../../src/data/ids.ts';
import type { Segment } from '../../src/data/tables.ts';
import type { HexId } from '../../src/hex/hex.ts';
import type { GameEvent } from '../../src/rules/play/decision.ts';
import type { Game } from '../../src/rules/play/game.ts';
import { advance } from '../../src/rules/play/play.ts';
import type { State } from '../../src/rules/state/state.ts';
import { pointsOf } from '../../src/rules/victory/points.ts';
import { type Verdict, verdictNow } from '../../src/rules/victory/verdict.ts';
import { readPosition } from '../../src/save/position.ts';
import { positionOf, type Situation } from './situation.ts';

/** A situation in the middle of a game: what a position file can say beyond the map. */
export interface Moment extends Situation {
  /** Whether the scenario's own units are off the map; they are, unless it says otherwise. */
  clear?: boolean;
  segment?: Segment;
  surrendered?: string[];
  liberated?: string[];
  mandates?: Side;
  events?: string[];
  held?: Record<string, number>;
  cutOff?: number;
  bombedTurns?: number;
  hands?: { japan?: string[]; allies?: string[] };
  options?: object;
}

export function moment({ clear = true, ...moment }: Moment): State {
  const { place, japan, allies, ...rest } = moment;
  return readPosition('moment', { ...positionOf(moment, clear), ...rest }).state;
}

/** A turn that began with these hexes in Japanese hands, and with so much Allied shipping. */
export function turnBegan(state: State, japanese: readonly number[], alliedAsp?: number): State {
  const { thisTurn } = state.board;
  const japaneseAtStart = [...new Set([...thisTurn.japaneseAtStart, ...japanese.map(String)])] as HexId[];
  const changed = { ...thisTurn, japaneseAtStart, alliedAsp: alliedAsp ?? thisTurn.alliedAsp };
  return { ...state, board: { ...state.board, thisTurn: changed } };
}

/** From the beginning of a segment to the next question. */
export const playedFrom = (segment: Segment, at: Moment): Game => advance(moment({ segment, ...at }));

/** How political will moved by a rule, in order. */
export const willBy = ({ events }: { readonly events: readonly GameEvent[] }, rule: string): number[] =>
  events.flatMap((event) => (event.type === 'political-will' && event.rule === rule ? [event.change] : []));

/** Japan's points by one paragraph of the scenario's victory conditions. */
export function pointsBy(state: State, letter: string): number {
  const line = pointsOf(state).lines.find((one) => one.line.endsWith(letter));
  if (!line) throw new Error(`nothing is counted under ${letter}`);
  return line.points;
}

/** How a game stands if its turn ends now. */
export const judged = (state: State): Verdict | undefined => verdictNow(state);
