import type { CardId, Place, Side, UnitId } from '../../data/ids.ts';
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

/** What a step remembers. */
type DataOf<S extends FlowStep['step']> = Extract<FlowStep, { step: S }>['data'];

/** What the step under way remembers; it must be this one. */
export function dataOf<S extends FlowStep['step']>(state: State, step: S): DataOf<S> {
  const under = top(state);
  if (under.step !== step) throw new Error(`${step} is not under way but ${under.step}`);
  return under.data as DataOf<S>;
}

export const push = (game: Game, ...steps: readonly FlowStep[]): Game => ({
  ...game,
  state: { ...game.state, flow: [...game.state.flow, ...steps] },
});

export const pop = (game: Game): Game => ({
  ...game,
  state: { ...game.state, flow: game.state.flow.slice(0, -1) },
});

/** The offensive under way; questions of cards may lie above it. */
export function offensiveOf(state: State): Offensive {
  const step = state.flow.findLast((one) => one.step === 'offensive');
  if (!step) throw new Error(`no offensive is under way but ${top(state).step}`);
  return step.data;
}

export function changeOffensive(game: Game, changes: Partial<Offensive>): Game {
  const at = game.state.flow.findLastIndex((one) => one.step === 'offensive');
  const data = { ...offensiveOf(game.state), ...changes };
  return { ...game, state: { ...game.state, flow: game.state.flow.with(at, { step: 'offensive', data }) } };
}

/** A card asks a player, or chance, something; the game goes on when it is answered. */
export const ask = (game: Game, card: CardId, question: string, chosen: readonly string[] = []): Game =>
  push(game, { step: 'card', data: { card, question, chosen } });

/** The event an offensive is played as; an operations card has none. */
export function eventInForce(state: State): EventRules {
  const { card, use } = offensiveOf(state);
  return (use === 'event' ? eventOf(card) : undefined) ?? {};
}

/** What acts on an offensive: its event, then the cards of the reaction player in the order in which they were played. */
export const rulesInForce = (state: State): EventRules[] => [
  eventInForce(state),
  ...offensiveOf(state).reactionCards.map((card) => eventOf(card) ?? {}),
];

/** Calls a place of the game on every card that acts on the offensive. */
export const callCards = (game: Game, place: 'beforeBattles' | 'afterBattles' | 'atEnd'): Game =>
  rulesInForce(game.state).reduce((after, rules) => rules[place]?.(after) ?? after, game);

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
