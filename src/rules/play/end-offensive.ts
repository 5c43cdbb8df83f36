import { enemyOf, type Side } from '../../data/ids.ts';
import { TABLES } from '../../data/tables.ts';
import { cardOf } from '../cards/events.ts';
import { discarded, spent } from './discard.ts';
import { changeCards, type Game, offensiveOf, pop, push, tell, withBoard } from './game.ts';
import { nextPlayer } from './steps/play-card.ts';

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

/** 5.35: an event may bring cards, three in a phase at most. */
function drawByEvent(game: Game, side: Side, draws: number): Game {
  const { drawn } = game.state.cards[side];
  const cards = Math.min(draws, TABLES.limits.cardsDrawnInPhase - drawn);
  if (cards <= 0) return game;
  return push(changeCards(game, side, { drawn: drawn + cards }), {
    step: 'deal-cards',
    data: { japan: 0, allies: 0, [side]: cards },
  });
}
