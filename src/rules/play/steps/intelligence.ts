import { enemyOf } from '../../../data/ids.ts';
import { cardOf, eventOf } from '../../cards/events.ts';
import type { State } from '../../state/state.ts';
import type { Answer } from '../decision.ts';
import { DIE } from '../die.ts';
import { changeOffensive, eventInForce, type Game, goTo, offensiveOf, type Step, tell } from '../game.ts';
import { intelligenceModifiers, intelligenceSucceeds, intelligenceValue } from '../intelligence-roll.ts';
import type { Intelligence } from '../offensive.ts';
import { counteroffensiveIn, playReaction, reactionCards } from '../reaction-cards.ts';

/** 7.2 step 7, 7.25: the reaction player tries to learn of the offensive in time, by cards or by a roll. */
export const intelligence: Step = {
  ask: (state) => {
    const offensive = offensiveOf(state);
    if (offensive.intelligenceRolling) {
      const value = intelligenceValue(offensive)!;
      return {
        kind: 'die',
        side: 'chance',
        rule: '7.25',
        about: `intelligence: ${value} or less`,
        modifiers: intelligenceModifiers(state),
      };
    }
    if (offensive.intelligenceDone || choices(state).length < 2) return undefined;
    return {
      kind: 'intelligence',
      side: enemyOf(offensive.side),
      rule: '7.25',
      about: 'how to meet the offensive',
    };
  },
  answers: (state) => (offensiveOf(state).intelligenceRolling ? DIE : choices(state)),
  take: (game, answer) => {
    const { state } = game;
    switch (answer.do) {
      case 'attempt':
        return changeOffensive(game, { intelligenceRolling: true, intelligenceRolled: true });
      case 'card':
        return become(
          playReaction(game, answer.card),
          cardOf(answer.card).intelligence ?? 'intercept',
          answer.card,
        );
      case 'roll': {
        const rolled = tell(changeOffensive(game, { intelligenceRolling: false }), {
          type: 'die-rolled',
          purpose: 'intelligence',
          die: answer.die,
        });
        return intelligenceSucceeds(state, answer.die, intelligenceValue(offensiveOf(state))!)
          ? become(rolled, 'intercept', 'the intelligence roll')
          : rolled;
      }
      default:
        return changeOffensive(game, { intelligenceDone: true });
    }
  },
  pass: (game) => goTo(game, 'reaction'),
};

/** 7.25 B and C: cards, as many as the limit allows; or a roll, if none was played and the event is no surprise. */
function choices(state: State): Answer[] {
  const offensive = offensiveOf(state);
  const { intelligenceRolled } = offensive;
  const changed = offensive.reactionCards.some((id) => cardOf(id).intelligence !== undefined);
  const mayRoll = !intelligenceRolled && !changed && intelligenceValue(offensive) !== null;
  const roll: Answer[] = mayRoll ? [{ do: 'attempt' }] : [];
  return [
    ...roll,
    ...cards(state, changed).map((card) => ({ do: 'card', card }) as const),
    { do: 'decline' },
  ];
}

/** Intelligence cards and one counteroffensive; after a roll only what may come late, and only as the first (J13). */
function cards(state: State, changed: boolean) {
  const offensive = offensiveOf(state);
  if (eventInForce(state).intelligenceLocked) return [];
  return reactionCards(state, ['intelligence', 'counteroffensive']).filter((id) => {
    if (cardOf(id).kind === 'counteroffensive' && counteroffensiveIn(offensive) !== undefined) return false;
    if (!offensive.intelligenceRolled) return true;
    return offensive.intelligence === 'surprise' && !changed && eventOf(id)!.afterFailedRoll === true;
  });
}

/** 7.25B: ambush is the stronger. */
export function become(game: Game, condition: Intelligence, by: string): Game {
  if (offensiveOf(game.state).intelligence === 'ambush') return game;
  return tell(changeOffensive(game, { intelligence: condition }), { type: 'intelligence', condition, by });
}
