import { derived } from '../state/derived.ts';
import type { FlowStep, State } from '../state/state.ts';
import type { Verdict } from '../victory/verdict.ts';
import type { Answer, Decision, Outcome } from './decision.ts';
import { type Game, offensiveOf, type Step, top } from './game.ts';
import type { Stage } from './offensive.ts';
import { saysTheSame } from './same-answer.ts';
import { activation } from './steps/activation.ts';
import { aftermath } from './steps/aftermath.ts';
import { attackCards, lateCards } from './steps/attack-cards.ts';
import { battles } from './steps/battles.ts';
import { bombing } from './steps/bombing.ts';
import { card } from './steps/card.ts';
import { chinaOffensive } from './steps/china-offensive.ts';
import { dealCards } from './steps/deal-cards.ts';
import { declaration } from './steps/declaration.ts';
import { emergency } from './steps/emergency.ts';
import { europe } from './steps/europe.ts';
import { evacuation } from './steps/evacuation.ts';
import { headquarters } from './steps/headquarters.ts';
import { intelligence } from './steps/intelligence.ts';
import { movement } from './steps/movement.ts';
import { nationalStatus } from './steps/national-status.ts';
import { openingCard } from './steps/opening-card.ts';
import { playCard } from './steps/play-card.ts';
import { postBattle } from './steps/post-battle.ts';
import { reaction } from './steps/reaction.ts';
import { reinforcements } from './steps/reinforcements.ts';
import { replacements } from './steps/replacements.ts';
import { retreats } from './steps/retreats.ts';
import { specialReaction } from './steps/special-reaction.ts';
import { stacking } from './steps/stacking.ts';
import { submarines } from './steps/submarines.ts';
import { turn } from './steps/turn.ts';
import { weather } from './steps/weather.ts';

/** 7.2: an offensive, step by step. */
const OFFENSIVE: Readonly<Record<Stage, Step>> = {
  headquarters,
  activation,
  movement,
  declaration,
  weather,
  'special-reaction': specialReaction,
  intelligence,
  reaction,
  'attack-cards': attackCards,
  battles,
  'late-cards': lateCards,
  retreats,
  'post-battle': postBattle,
  aftermath,
};

/** Every other step of the sequence of play. */
const STEPS: Readonly<Record<Exclude<FlowStep['step'], 'offensive' | 'game-over'>, Step>> = {
  turn,
  'opening-card': openingCard,
  'deal-cards': dealCards,
  reinforcements,
  europe,
  replacements,
  submarines,
  bombing,
  'play-card': playCard,
  'china-offensive': chinaOffensive,
  card,
  emergency,
  stacking,
  'national-status': nationalStatus,
  evacuation,
};

/** The step under way; undefined when the game is over. */
function stepOf(state: State): Step | undefined {
  const { step } = top(state);
  if (step === 'game-over') return undefined;
  return step === 'offensive' ? OFFENSIVE[offensiveOf(state).stage] : STEPS[step];
}

/** How the game has ended; undefined while it goes on. */
export function verdictOf(state: State): Verdict | undefined {
  const step = top(state);
  return step.step === 'game-over' ? step.data : undefined;
}

/** More steps than any offensive takes without asking anybody: beyond it something is wrong. */
const MOST_STEPS = 2000;

/** Plays on, without asking, to the next question or to the end of the game. */
export function advance(state: State): Game {
  let game: Game = { state, events: [] };
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = stepOf(game.state);
    if (!step || step.ask(game.state)) return game;
    game = step.pass(game);
  }
  throw new Error(
    `nothing is asked after ${MOST_STEPS} steps: ${JSON.stringify(top(game.state)).slice(0, 500)}`,
  );
}

const asked = derived((state: State) => ({ decision: stepOf(state)?.ask(state) }));

/** The one open question; undefined when the game is over. */
export const pending = (state: State): Decision | undefined => asked(state).decision;

const answersTo = derived((state: State) => stepOf(state)!.answers(state));

/** Every legal answer to it. */
export const legalReplies = (state: State): readonly Answer[] => (pending(state) ? answersTo(state) : []);

/** Answers the open question: the state at the next one and what happened, or why not. */
export function reply(state: State, answer: Answer): Outcome<State> {
  const decision = pending(state);
  if (!decision) return { ok: false, violations: [{ rule: '4.0', message: 'nothing is asked' }] };
  const step = stepOf(state)!;
  if (!isOffered(state, answer) && !step.accepts?.(state, answer)) {
    const message = `not a legal answer: ${JSON.stringify(answer)}`;
    return { ok: false, violations: [{ rule: decision.rule, message }] };
  }
  const taken = step.take({ state, events: [] }, answer);
  const on = advance(taken.state);
  return { ok: true, state: on.state, events: [...taken.events, ...on.events] };
}

/** Players mostly give back an answer they were offered, the very object; others are compared by what they say. */
function isOffered(state: State, answer: Answer): boolean {
  const legal = legalReplies(state);
  return legal.includes(answer) || legal.some((other) => saysTheSame(other, answer));
}
