import { enemyOf, SIDES, type Side } from '../../../data/ids.ts';
import { calendar, TABLES } from '../../../data/tables.ts';
import type { State } from '../../state/state.ts';
import { futureEvent } from '../card-uses.ts';
import { type Game, push, tell } from '../game.ts';

/** 4.21: who has more cards begins; who has fewer may do so with a card set aside, played as an event (7.29A). */
export function beginOffensives(game: Game): Game {
  const fewer = withFewerCards(game.state);
  const seizes = fewer !== undefined && futureEvent(game.state, fewer) !== undefined;
  return seizes
    ? push(game, { step: 'play-card', data: { side: fewer, seizing: true } })
    : firstByCards(game);
}

/** The offensives begin with whoever the number of cards, or the year, says. */
export function firstByCards(game: Game): Game {
  const fewer = withFewerCards(game.state);
  const { year } = calendar(game.state.board.turn);
  const side = fewer ? enemyOf(fewer) : TABLES.initiativeOnTie[String(year) as '1942'];
  const by = fewer ? 'more-cards' : 'tie';
  return push(tell(game, { type: 'initiative', side, by }), { step: 'play-card', data: { side } });
}

function withFewerCards({ cards }: State): Side | undefined {
  return SIDES.find((side) => cards[side].hand.length < cards[enemyOf(side)].hand.length);
}
