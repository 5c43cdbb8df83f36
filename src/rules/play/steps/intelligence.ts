import { type CardId, enemyOf } from '../../../data/ids.ts';
import { cardOf, isCounteroffensive } from '../../cards/events.ts';
import type { State } from '../../state/state.ts';
import type { Answer } from '../decision.ts';
import { DIE } from '../die.ts';
import { changeOffensive, type Game, goTo, offensiveOf, type Step, tell } from '../game.ts';
import { intelligenceModifiers, intelligenceSucceeds, intelligenceValue } from '../intelligence-roll.ts';
import type { Intelligence } from '../offensive.ts';
import { playable, takeUp } from '../piles.ts';

/** 7.2 step 7, 7.25: the reaction player tries to learn of the offensive in time, by a card or by a roll. */
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
        modifiers: intelligenceModifiers(offensive),
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
    if (answer.do === 'attempt') return changeOffensive(game, { intelligenceRolling: true });
    const done = changeOffensive(game, { intelligenceRolling: false, intelligenceDone: true });
    if (answer.do === 'card') return counteroffensive(done, answer.card);
    if (answer.do !== 'roll') return done;
    const offensive = offensiveOf(game.state);
    const rolled = tell(done, { type: 'die-rolled', purpose: 'intelligence', die: answer.die });
    return intelligenceSucceeds(offensive, answer.die, intelligenceValue(offensive)!)
      ? become(rolled, 'intercept', 'the intelligence roll')
      : rolled;
  },
  pass: (game) => goTo(game, 'reaction'),
};

/** 5.32C: the card changes the condition and gives the reaction its logistics value. */
function counteroffensive(game: Game, card: CardId): Game {
  const enemy = enemyOf(offensiveOf(game.state).side);
  const played = takeUp(changeOffensive(game, { reactionCard: card }), enemy, card);
  return become(
    tell(played, { type: 'card-played', side: enemy, card, as: 'reaction' }),
    cardOf(card).intelligence ?? 'intercept',
    card,
  );
}

/** 7.25C: a roll unless the card is a surprise in so many words. */
function choices(state: State): Answer[] {
  const roll: Answer[] = intelligenceValue(offensiveOf(state)) === null ? [] : [{ do: 'attempt' }];
  const enemy = enemyOf(offensiveOf(state).side);
  const cards = playable(state, enemy)
    .filter((id) => isCounteroffensive(cardOf(id), enemy))
    .map((card) => ({ do: 'card', card }) as const);
  return [...roll, ...cards, { do: 'decline' }];
}

export const become = (game: Game, condition: Intelligence, by: string): Game =>
  tell(changeOffensive(game, { intelligence: condition }), { type: 'intelligence', condition, by });
