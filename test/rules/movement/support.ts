import type { UnitId } from '../../../src/data/ids.ts';
import { type Unit, unitOf } from '../../../src/data/units.ts';
import type { HexId } from '../../../src/hex/hex.ts';
import type { MoveContext } from '../../../src/rules/movement/context.ts';
import { offensiveContext } from '../../../src/rules/movement/context.ts';
import type { Destination, Mode } from '../../../src/rules/movement/modes.ts';
import { movesOf } from '../../../src/rules/movement/moves.ts';
import type { Board } from '../../../src/rules/state/board.ts';
import { emptyMapWith, type Situation } from '../../support/situation.ts';

/** A stack about to move: the situation, the units, and the offensive or reaction they move in. */
export interface Journey {
  readonly board: Board;
  readonly units: readonly UnitId[];
  readonly context: MoveContext;
}

/** Units activated and about to move in a situation. */
export const journey = (
  situation: Situation,
  units: readonly UnitId[],
  context: Partial<MoveContext> & Pick<MoveContext, 'side' | 'oc'>,
): Journey => ({
  board: emptyMapWith({ ...situation, activated: [...(situation.activated ?? []), ...units] }),
  units,
  context: { ...offensiveContext(context.side, context.oc, 0), ...context },
});

/** The same journey under other terms. */
export const under = (base: Journey, context: Partial<MoveContext>): Journey => ({
  ...base,
  context: { ...base.context, ...context },
});

const destinations = ({ board, units, context }: Journey, mode: Mode): readonly Destination[] =>
  movesOf(board, units.map(unitOf) as Unit[], context)[mode] ?? [];

/** All destinations of a mode, in the order of their numbers. */
export const ends = (base: Journey, mode: Mode): (number | 'china-box')[] =>
  destinations(base, mode)
    .map(({ to }) => (to === 'china-box' ? to : Number(to)))
    .sort((a, b) => String(a).localeCompare(String(b)));

const find = (base: Journey, mode: Mode, to: number | 'china-box'): Destination | undefined =>
  destinations(base, mode).find((end) => end.to === String(to));

export const reaches = (base: Journey, mode: Mode, to: number | 'china-box'): boolean =>
  find(base, mode, to) !== undefined;

/** What the way costs; undefined if there is none. */
export const cost = (base: Journey, mode: Mode, to: number | 'china-box'): number | undefined =>
  find(base, mode, to)?.cost;

/** One way there, both ends included. */
export const path = (base: Journey, mode: Mode, to: number | 'china-box'): readonly string[] =>
  find(base, mode, to)?.path ?? [];

/** The modes that lead anywhere. */
export const modes = ({ board, units, context }: Journey): Mode[] =>
  Object.keys(movesOf(board, units.map(unitOf) as Unit[], context)) as Mode[];

export const hexes = (...numbers: number[]): HexId[] => numbers.map((hex) => String(hex) as HexId);
