import { canonical, type State } from '../state/state.ts';
import type { Answer, Decision, Outcome } from './decision.ts';
import { type Game, offensiveOf, type Step, top } from './game.ts';
import type { Stage } from './offensive.ts';
import { activation } from './steps/activation.ts';
import { battles } from './steps/battles.ts';
import { chinaOffensive } from './steps/china-offensive.ts';
import { dealCards } from './steps/deal-cards.ts';
import { declaration } from './steps/declaration.ts';
import { emergency } from './steps/emergency.ts';
import { headquarters } from './steps/headquarters.ts';
import { intelligence } from './steps/intelligence.ts';
import { movement } from './steps/movement.ts';
import { isToBePlayed, phase } from './steps/phase.ts';
import { playCard } from './steps/play-card.ts';
import { postBattle } from './steps/post-battle.ts';
import { reaction } from './steps/reaction.ts';
import { retreats } from './steps/retreats.ts';
import { specialReaction } from './steps/special-reaction.ts';
import { stacking } from './steps/stacking.ts';

/** 7.2: an offensive, step by step. */
const OFFENSIVE: Readonly<Record<Stage, Step>> = {
  headquarters,
  activation,
  movement,
  declaration,
  'special-reaction': specialReaction,
  intelligence,
  reaction,
  battles,
  retreats,
  'post-battle': postBattle,
  emergency,
  stacking,
};

/** The step under way; undefined where the game stands still. */
function stepOf(state: State): Step | undefined {
  const { step } = top(state);
  switch (step) {
    case 'deal-cards':
      return dealCards;
    case 'play-card':
      return playCard;
    case 'china-offensive':
      return chinaOffensive;
    case 'offensive':
      return OFFENSIVE[offensiveOf(state).stage];
    case 'phase':
      return isToBePlayed(state) ? phase : undefined;
  }
}

/** More steps than any offensive takes without asking anybody: beyond it something is wrong. */
const MOST_STEPS = 2000;

/** Plays on, without asking, to the next question or to where the game stands still. */
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

/** The one open question; undefined where there is none. */
export const pending = (state: State): Decision | undefined => stepOf(state)?.ask(state);

/** Every legal answer to it. */
export const legalReplies = (state: State): Answer[] => (pending(state) ? stepOf(state)!.answers(state) : []);

/** Answers the open question: the state at the next one and what happened, or why not. */
export function reply(state: State, answer: Answer): Outcome<State> {
  const decision = pending(state);
  if (!decision) return { ok: false, violations: [{ rule: '4.0', message: 'nothing is asked' }] };
  const step = stepOf(state)!;
  const wanted = canonical(answer);
  const offered = step.answers(state).some((legal) => canonical(legal) === wanted);
  if (!offered && !step.accepts?.(state, answer)) {
    return { ok: false, violations: [{ rule: decision.rule, message: `not a legal answer: ${wanted}` }] };
  }
  const taken = step.take({ state, events: [] }, answer);
  const on = advance(taken.state);
  return { ok: true, state: on.state, events: [...taken.events, ...on.events] };
}
