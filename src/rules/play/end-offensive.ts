import { cardOf } from './events.ts';
import { changeBoard, changeCards, type Game, offensiveOf, pop, push, tell } from './game.ts';
import { nextPlayer } from './steps/play-card.ts';

/** 7.28: units are no longer activated, the card goes where such cards go, and the other player is next. */
export function endOffensive(game: Game): Game {
  const { side, card: id, use } = offensiveOf(game.state);
  const card = cardOf(id);
  const { discard, removed } = game.state.cards[side];
  const gone = use === 'event' && card.removed;
  const piles = gone ? { removed: [...removed, id] } : { discard: [...discard, id] };
  const over = tell(changeCards(changeBoard(pop(game), { activated: [] }), side, piles), {
    type: 'offensive-ended',
    side,
    card: id,
  });
  const next = nextPlayer(over);
  // 5.35: an event may bring a card.
  const draws = use === 'event' ? (card.draws ?? 0) : 0;
  return draws > 0 ? push(next, { step: 'deal-cards', data: { japan: 0, allies: 0, [side]: draws } }) : next;
}
