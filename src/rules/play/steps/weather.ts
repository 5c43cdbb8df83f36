import { enemyOf } from '../../../data/ids.ts';
import { cardOf, eventOf } from '../../cards/events.ts';
import type { State } from '../../state/state.ts';
import type { Answer } from '../decision.ts';
import { eventInForce, goTo, offensiveOf, type Step } from '../game.ts';
import { playReaction, reactionCards } from '../reaction-cards.ts';

/** 7.2 step 4, 5.32 D and E: weather and personalities may call off the offensive, or part of it, once its units have moved. */
export const weather: Step = {
  ask: (state) =>
    choices(state).length === 0
      ? undefined
      : {
          kind: 'weather',
          side: enemyOf(offensiveOf(state).side),
          rule: '5.32D',
          about: 'whether a card stops the offensive',
        },
  answers: (state) => [...choices(state), { do: 'decline' }],
  take: (game, answer) => {
    if (answer.do !== 'card') return goOn(game);
    const played = playReaction(game, answer.card);
    return eventOf(answer.card)!.answersOffensive?.(played) ?? played;
  },
  pass: (game) => goOn(game),
};

/** 5.32D: weather comes alone; A84 knows no bad weather. */
function choices(state: State): Answer[] {
  const { reactionCards: played } = offensiveOf(state);
  const { noWeather, reaction } = eventInForce(state);
  if (reaction) return [];
  return reactionCards(state, ['weather', 'personality'])
    .filter((id) => cardOf(id).kind !== 'weather' || (!noWeather && played.length === 0))
    .map((card) => ({ do: 'card', card }));
}

/** From here there is no way back; the event may act, or keep the enemy from reacting. */
const goOn: Step['pass'] = (game) => {
  const event = eventInForce(game.state);
  const next = goTo(game, event.reaction ? 'reaction' : 'special-reaction');
  return event.beforeReaction?.(next) ?? next;
};
