import type { CardId, UnitId } from '../../data/ids.ts';
import { ADJACENT, findHex, hexAt, inArea, rangeBetween } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type AirUnit, HQS, UNITS, type Unit } from '../../data/units.ts';
import { emptySet, type HexSet, has, setOf, union } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { ask } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import type { CardQuestion, EventRules, EventTable } from './event-rules.ts';
import { loseCard } from './lost-cards.ts';
import { takeStep } from './lost-steps.ts';

const HOME_ISLANDS = inArea('japanese-islands');
const TOKYO = findHex(TABLES.places.tokyo)!;

/** A16, A55: the Allies choose a Japanese air unit; it loses a step, even its last. */
export const airLoss = (targets: (state: State) => readonly Unit[]): CardQuestion => ({
  side: 'allies',
  about: 'the Japanese air unit that loses a step',
  answers: (state) => targets(state).map(({ id }) => ({ do: 'choose', what: id })),
  take: (game, answer) => (answer.do === 'choose' ? takeStep(game, answer.what as UnitId) : game),
});

/** A60, A67, A72: chance takes a card from Japan's hand; the card set aside is none of it (7.29B). */
export const cardLoss = (by: CardId): CardQuestion => ({
  side: 'chance',
  about: 'the card that Japan loses',
  answers: ({ cards }) => cards.japan.hand.map((what) => ({ do: 'choose', what })),
  take: (game, answer) =>
    answer.do === 'choose' ? loseCard(game, 'japan', answer.what as CardId, by) : game,
});

/** A16: the hexes within range of the US HQs on the map. */
const inUsCommand = (board: Board): HexSet =>
  HQS.filter((hq) => hq.nation === 'us')
    .map((hq) => {
      const hex = hexOf(board, hq);
      return hex === undefined ? emptySet() : within(setOf([hex]), hq.range, ADJACENT);
    })
    .reduce(union);

/** A16: Japanese air units out there. */
function raided({ board }: State): Unit[] {
  const reach = inUsCommand(board);
  return UNITS.filter((unit) => {
    const hex = hexOf(board, unit);
    return (
      unit.side === 'japan' &&
      unit.class === 'air' &&
      hex !== undefined &&
      has(reach, hex) &&
      !has(HOME_ISLANDS, hex)
    );
  });
}

const B29S = UNITS.filter((unit): unit is AirUnit => unit.class === 'air' && unit.type === 'b29');

const isInChina = (board: Board, bomber: AirUnit): boolean => board.at[bomber.index] === 'china-box';

/** A67: the China box is no hex. */
function reachesTokyo(board: Board, bomber: AirUnit): boolean {
  const hex = hexOf(board, bomber);
  return hex !== undefined && rangeBetween(hexAt(hex), TOKYO) <= bomber.range;
}

/** 5.31: without such a B-29, or a card to be lost, there is nothing to play. */
const firebombing = (card: CardId, isInPlace: (board: Board, bomber: AirUnit) => boolean): EventRules => ({
  playable: ({ board, cards }) =>
    cards.japan.hand.length > 0 && B29S.some((bomber) => isInPlace(board, bomber)),
  effect: (game) => ask(game, card, 'card'),
  questions: { card: cardLoss(card) },
});

/** Allied raids without an offensive. */
export const RAIDS: EventTable = {
  A16: {
    playable: (state) => raided(state).length > 0,
    effect: (game) => ask(game, 'A16', 'target'),
    questions: { target: airLoss(raided) },
  },
  A60: firebombing('A60', isInChina),
  A67: firebombing('A67', reachesTokyo),
};
