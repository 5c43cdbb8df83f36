import { type CardId, enemyOf } from '../../data/ids.ts';
import { cardOf } from '../cards/events.ts';
import { withoutOutflownInterceptors } from '../strategic/bombing.ts';
import {
  callCards,
  changeOffensive,
  eventInForce,
  type Game,
  offensiveOf,
  pop,
  tell,
  withBoard,
} from './game.ts';
import { drawByEvent, nextPlayer } from './next-player.ts';
import { discarded, spent } from './piles.ts';

/** 7.28: what cards do at the end, then the offensive is over. */
export function endOffensive(game: Game): Game {
  if (offensiveOf(game.state).ending) return close(game);
  return callCards(changeOffensive(game, { ending: true }), 'atEnd');
}

/** Units are no longer activated, the cards go where such cards go, and the other player is next. */
function close(game: Game): Game {
  const { side, card: id, use, reactionCards } = offensiveOf(game.state);
  const card = cardOf(id);
  const board = withoutOutflownInterceptors(game.state.board);
  const { exhausted } = board.thisTurn;
  const tired = use === 'event' && card.activation?.noReactivationThisTurn ? board.activated : [];
  const rested = withBoard(pop(game), {
    ...board,
    activated: [],
    noZoi: null,
    thisTurn: {
      ...board.thisTurn,
      exhausted: [...exhausted, ...tired],
      aspUsed: { ...board.thisTurn.aspUsed, [side]: aspUsed(game) },
    },
  });
  const put = use === 'event' ? spent(rested, side, id) : discarded(rested, side, id);
  const enemy = enemyOf(side);
  const reacted = reactionCards.reduce((after, played) => spent(after, enemy, played), put);
  const next = nextPlayer(tell(reacted, { type: 'offensive-ended', side, card: id }));
  const own = use === 'event' ? drawByEvent(next, side, card.draws ?? 0) : next;
  return reactionCards.reduce((after, played) => drawByEvent(after, enemy, cardOf(played).draws ?? 0), own);
}

/** What the offensive used of the turn's shipping points; those of the event were used first and are gone with it. */
function aspUsed({ state }: Game): number {
  const { side, before } = offensiveOf(state);
  const { extraAsp = 0 } = eventInForce(state);
  const now = state.board.thisTurn.aspUsed[side];
  const spentNow = now - before.thisTurn.aspUsed[side];
  return now - Math.min(extraAsp, spentNow);
}

/** 5.32D: called off by weather: board and shipping as before, the card discarded whatever it says, nothing drawn for it. */
export function cancelOffensive(game: Game, by: CardId): Game {
  const { side, card, before, reactionCards } = offensiveOf(game.state);
  const enemy = enemyOf(side);
  const back = withBoard(pop(game), before);
  const put = reactionCards.reduce(
    (after, played) => spent(after, enemy, played),
    discarded(back, side, card),
  );
  const next = nextPlayer(tell(put, { type: 'cancelled', side, card, by }));
  return reactionCards.reduce((after, played) => drawByEvent(after, enemy, cardOf(played).draws ?? 0), next);
}
