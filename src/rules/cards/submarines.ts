import { sideOfCard } from '../../data/cards.ts';
import { type CardId, enemyOf, type Side, type UnitId } from '../../data/ids.ts';
import { inArea, PORTS } from '../../data/map.ts';
import { UNITS, type Unit, unitOf } from '../../data/units.ts';
import { has } from '../../hex/hex-set.ts';
import { isFull } from '../combat/values.ts';
import { DIE } from '../play/die.ts';
import { ask, type Game, offensiveOf, tell } from '../play/game.ts';
import { placeOf } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import type { CardQuestion, EventRules } from './event-rules.ts';
import { loseShips, shipQuestion } from './lost-steps.ts';

/** What a submarine card says. */
interface Submarine {
  readonly when: 'before' | 'after';
  /** Who chooses the ships that lose steps. */
  readonly chooser: Side;
  /** The highest die that costs one step, and the highest that costs two. */
  readonly one: number;
  readonly two?: number;
  /** J27: at most one ship may be sunk. */
  readonly sinksOne?: true;
}

/** Submarines find the ships activated for the offensive; where it declared no battle hex, one of them. */
export function submarine(card: CardId, rules: Submarine): EventRules {
  const prey = (state: State): Unit[] => activatedShips(state, enemyOf(sideOfCard(card)));
  return {
    playable: (state) => prey(state).length > 0,
    attack: { when: rules.when, strike: (game) => ask(game, card, 'torpedoes') },
    questions: {
      torpedoes: torpedoes(card, rules),
      ship: shipQuestion(card, rules.chooser, (state, hit) =>
        prey(state)
          .filter(({ id }) => hit.length === 0 || hasBattles(state) || hit.includes(id))
          .filter(({ id }) => !rules.sinksOne || !hit.some(isSunk(state)) || isFull(state.board, id)),
      ),
    },
  };
}

/** A78: midget submarines enter a port: before the battles, or when an offensive without battle hexes ends. */
export function midgets(card: CardId, rules: Submarine): EventRules {
  const inPort = (state: State): Unit[] => UNITS.filter((unit) => isMoored(state, unit));
  const roll = (game: Game): Game => ask(game, card, 'torpedoes');
  return {
    playable: (state) => inPort(state).length > 0,
    attack: { when: rules.when, strike: (game) => (hasBattles(game.state) ? roll(game) : game) },
    atEnd: (game) => (hasBattles(game.state) ? game : roll(game)),
    questions: { torpedoes: torpedoes(card, rules), ship: shipQuestion(card, rules.chooser, inPort) },
  };
}

function torpedoes(card: CardId, { one, two = one }: Submarine): CardQuestion {
  return {
    side: 'chance',
    about: 'the submarine attack',
    answers: () => DIE,
    take: (game, answer) => {
      if (answer.do !== 'roll') return game;
      const { die } = answer;
      const told = tell(game, { type: 'die-rolled', purpose: `submarine attack ${card}`, die });
      if (die > two) return told;
      return loseShips(told, card, die > one ? 2 : 1);
    },
  };
}

const activatedShips = ({ board }: State, side: Side): Unit[] =>
  board.activated
    .map(unitOf)
    .filter((unit) => unit.side === side && unit.class === 'naval' && hexOf(board, unit) !== undefined);

const hasBattles = (state: State): boolean => offensiveOf(state).battles.length > 0;

const isSunk =
  ({ board }: State) =>
  (id: UnitId): boolean =>
    placeOf(board, id) === 'eliminated';

const HOME_ISLANDS = inArea('japanese-islands');

/** A Japanese ship that is not activated, in a port outside the home islands. */
function isMoored({ board }: State, unit: Unit): boolean {
  if (unit.side !== 'japan' || unit.class !== 'naval' || board.activated.includes(unit.id)) return false;
  const hex = hexOf(board, unit);
  return hex !== undefined && has(PORTS, hex) && !has(HOME_ISLANDS, hex);
}
