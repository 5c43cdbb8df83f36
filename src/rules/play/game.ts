import type { Place, Side, UnitId } from '../../data/ids.ts';
import { type Unit, unitOf } from '../../data/units.ts';
import type { EventRules } from '../cards/event-rules.ts';
import { eventOf } from '../cards/events.ts';
import { type Board, type BoardChanges, withChanges } from '../state/board.ts';
import type { FlowStep, State } from '../state/state.ts';
import type { Answer, Decision, GameEvent } from './decision.ts';
import type { Offensive, Stage } from './offensive.ts';

/** A state on its way to the next question, with what has happened since the last one. */
export interface Game {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** One step of the sequence of play: it asks until there is nothing left to ask, then hands on. */
export interface Step {
  /** The question it has now; undefined if it has none. */
  readonly ask: (state: State) => Decision | undefined;
  /** Every legal answer to that question. */
  readonly answers: (state: State) => Answer[];
  /** Whether an answer that is not among them is legal all the same: another way to the same place. */
  readonly accepts?: (state: State, answer: Answer) => boolean;
  readonly take: (game: Game, answer: Answer) => Game;
  /** What follows when there is nothing to ask. */
  readonly pass: (game: Game) => Game;
}

export const tell = (game: Game, ...events: readonly GameEvent[]): Game => ({
  ...game,
  events: [...game.events, ...events],
});

export const changeBoard = (game: Game, changes: BoardChanges): Game => ({
  ...game,
  state: { ...game.state, board: withChanges(game.state.board, changes) },
});

export const withBoard = (game: Game, board: Board): Game => ({ ...game, state: { ...game.state, board } });

/** The board with some units put elsewhere. */
export const place = (game: Game, units: readonly UnitId[], at: Place): Game =>
  changeBoard(game, { units: Object.fromEntries(units.map((id) => [id, { at }])) });

/** Units put elsewhere for a reason, and told so. */
export const sendTo = (game: Game, units: readonly UnitId[], to: Place, rule: string): Game =>
  tell(place(game, units, to), ...units.map((unit) => ({ type: 'placed', unit, to, rule }) as const));

/** Units off the map that return without delay when their turn comes. */
export const comeBack = (game: Game, units: readonly UnitId[]): Game =>
  withBoard(game, { ...game.state.board, undelayed: [...game.state.board.undelayed, ...units] });

export const top = (state: State): FlowStep => state.flow.at(-1)!;

export const push = (game: Game, ...steps: readonly FlowStep[]): Game => ({
  ...game,
  state: { ...game.state, flow: [...game.state.flow, ...steps] },
});

export const pop = (game: Game): Game => ({
  ...game,
  state: { ...game.state, flow: game.state.flow.slice(0, -1) },
});

/** The offensive under way. */
export function offensiveOf(state: State): Offensive {
  const step = top(state);
  if (step.step !== 'offensive') throw new Error(`no offensive is under way but ${step.step}`);
  return step.data;
}

export function changeOffensive(game: Game, changes: Partial<Offensive>): Game {
  const data = { ...offensiveOf(game.state), ...changes };
  return push(pop(game), { step: 'offensive', data });
}

/** The event an offensive is played as; an operations card has none. */
export function eventInForce(state: State): EventRules {
  const { card, use } = offensiveOf(state);
  return (use === 'event' ? eventOf(card) : undefined) ?? {};
}

export const goTo = (game: Game, stage: Stage): Game => changeOffensive(game, { stage });

/** The activated units of a side, in the order in which they were activated. */
export function activatedOf(state: State, side: Side): Unit[] {
  return state.board.activated.map(unitOf).filter((unit) => unit.side === side);
}

/** The state with one side's card piles changed. */
export function changeCards(game: Game, side: Side, changes: Partial<State['cards'][Side]>): Game {
  const cards = { ...game.state.cards, [side]: { ...game.state.cards[side], ...changes } };
  return { ...game, state: { ...game.state, cards } };
}

export const nameOf = (id: UnitId): string => unitOf(id).name;
