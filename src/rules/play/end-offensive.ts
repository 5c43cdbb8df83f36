import { type CardId, enemyOf, type Side } from '../../data/ids.ts';
import { cardOf } from '../cards/events.ts';
import { changeCards, type Game, offensiveOf, pop, push, tell, withBoard } from './game.ts';
import { nextPlayer } from './steps/play-card.ts';

/** 7.28: units are no longer activated, the card goes where such cards go, and the other player is next. */
export function endOffensive(game: Game): Game {
  const { side, card: id, use, reactionCard } = offensiveOf(game.state);
  const card = cardOf(id);
  const { board } = game.state;
  const exhausted =
    use === 'event' && card.activation?.noReactivationThisTurn
      ? [...board.exhausted, ...board.activated]
      : board.exhausted;
  const { discard, removed } = game.state.cards[side];
  const gone = use === 'event' && card.removed;
  const piles = gone ? { removed: [...removed, id] } : { discard: [...discard, id] };
  const over = tell(
    changeCards(withBoard(pop(game), { ...board, activated: [], noZoi: null, exhausted }), side, piles),
    {
      type: 'offensive-ended',
      side,
      card: id,
    },
  );
  const next = nextPlayer(reactionCard ? cardSpent(over, enemyOf(side), reactionCard) : over);
  // 5.35: an event may bring a card.
  const draws = use === 'event' ? (card.draws ?? 0) : 0;
  return draws > 0 ? push(next, { step: 'deal-cards', data: { japan: 0, allies: 0, [side]: draws } }) : next;
}

/** 5.36: a reaction card goes to the discard pile, or out of the game if it says so. */
function cardSpent(game: Game, side: Side, id: CardId): Game {
  const { discard, removed } = game.state.cards[side];
  return changeCards(
    game,
    side,
    cardOf(id).removed ? { removed: [...removed, id] } : { discard: [...discard, id] },
  );
}
