import { enemyOf } from '../../data/ids.ts';
import { cardOf } from '../cards/events.ts';
import { type Game, offensiveOf, pop, tell, withBoard } from './game.ts';
import { drawByEvent, nextPlayer } from './next-player.ts';
import { discarded, spent } from './piles.ts';

/** 7.28: units are no longer activated, the card goes where such cards go, and the other player is next. */
export function endOffensive(game: Game): Game {
  const { side, card: id, use, reactionCard } = offensiveOf(game.state);
  const card = cardOf(id);
  const { board } = game.state;
  const exhausted =
    use === 'event' && card.activation?.noReactivationThisTurn
      ? [...board.thisTurn.exhausted, ...board.activated]
      : board.thisTurn.exhausted;
  const rested = withBoard(pop(game), {
    ...board,
    activated: [],
    noZoi: null,
    thisTurn: { ...board.thisTurn, exhausted },
  });
  const put = use === 'event' ? spent(rested, side, id) : discarded(rested, side, id);
  const reacted = reactionCard ? spent(put, enemyOf(side), reactionCard) : put;
  const next = nextPlayer(tell(reacted, { type: 'offensive-ended', side, card: id }));
  return use === 'event' ? drawByEvent(next, side, card.draws ?? 0) : next;
}
