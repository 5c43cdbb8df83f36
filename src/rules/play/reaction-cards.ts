import type { Card } from '../../data/cards.ts';
import { type CardId, enemyOf } from '../../data/ids.ts';
import { TABLES } from '../../data/tables.ts';
import { cardOf, eventOf } from '../cards/events.ts';
import type { State } from '../state/state.ts';
import { changeOffensive, type Game, offensiveOf, tell } from './game.ts';
import type { Offensive } from './offensive.ts';
import { playable, takeUp } from './piles.ts';

/** 5.32: the reaction cards of some kinds that the reaction player may play now, three in an offensive at most. */
export function reactionCards(state: State, kinds: readonly Card['kind'][]): CardId[] {
  const { side, reactionCards: played } = offensiveOf(state);
  if (played.length >= TABLES.limits.reactionCards) return [];
  return playable(state, enemyOf(side)).filter((id) => {
    const card = cardOf(id);
    const rules = eventOf(id);
    return (
      card.type === 'reaction' &&
      kinds.includes(card.kind) &&
      rules !== undefined &&
      rules.playable?.(state) !== false
    );
  });
}

/** The card leaves the hand and acts on the offensive from now on. */
export function playReaction(game: Game, card: CardId): Game {
  const { side, reactionCards: played } = offensiveOf(game.state);
  const taken = takeUp(changeOffensive(game, { reactionCards: [...played, card] }), enemyOf(side), card);
  return tell(taken, { type: 'card-played', side: enemyOf(side), card, as: 'reaction' });
}

/** 5.32C: the counteroffensive among the cards played. */
export const counteroffensiveIn = ({ reactionCards: played }: Offensive): CardId | undefined =>
  played.find((card) => cardOf(card).kind === 'counteroffensive');
