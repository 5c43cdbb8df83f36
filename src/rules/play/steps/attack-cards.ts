import { enemyOf } from '../../../data/ids.ts';
import { eventOf } from '../../cards/events.ts';
import type { State } from '../../state/state.ts';
import type { Answer } from '../decision.ts';
import { callCards, eventInForce, goTo, offensiveOf, type Step } from '../game.ts';
import type { Stage } from '../offensive.ts';
import { playReaction, reactionCards } from '../reaction-cards.ts';

/** 5.32B: attack cards of one time, one after the other. */
const attacks = (when: 'before' | 'after', rule: string, pass: Step['pass']): Step => ({
  ask: (state) =>
    choices(state, when).length === 0
      ? undefined
      : {
          kind: 'attack-card',
          side: enemyOf(offensiveOf(state).side),
          rule,
          about: `an attack ${when} the battles`,
        },
  answers: (state) => [...choices(state, when), { do: 'done' }],
  take: (game, answer) => {
    if (answer.do !== 'card') return pass(game);
    return eventOf(answer.card)!.attack!.strike(playReaction(game, answer.card));
  },
  pass,
});

function choices(state: State, when: 'before' | 'after'): Answer[] {
  if (eventInForce(state).reaction) return [];
  return reactionCards(state, ['attack'])
    .filter((card) => {
      const { attack } = eventOf(card)!;
      return attack?.when === when;
    })
    .map((card) => ({ do: 'card', card }));
}

/** Where there is no battle the rest of the offensive follows at once (7.2 step 6). */
const afterAttacks = (state: State): Stage =>
  offensiveOf(state).battles.length > 0 ? 'battles' : 'late-cards';

/** 7.2 steps 9 and 10. */
export const attackCards: Step = attacks('before', '7.2', (game) =>
  callCards(goTo(game, afterAttacks(game.state)), 'beforeBattles'),
);

/** 7.2 step 12. */
export const lateCards: Step = attacks('after', '7.2', (game) => goTo(game, 'retreats'));
