import type { CardId } from '../../data/ids.ts';
import { ADJACENT, indexOfPlace } from '../../data/map.ts';
import { type AirUnit, UNITS, type Unit } from '../../data/units.ts';
import { type HexId, type HexIndex, idOf } from '../../hex/hex.ts';
import { difference, emptySet, type HexSet, intersection, members, setOf, union } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import { legRange } from '../movement/air.ts';
import { mayEnterCountry } from '../movement/limits.ts';
import { takeControl } from '../play/control-change.ts';
import { activatedOf, ask, type Game, sendTo } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { hexOf, KUNMING_AREA, unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { enemyZoiAgainst } from '../supply/supply.ts';
import type { EventRules } from './event-rules.ts';

/** J58, J59, J60: before movement paratroops take a hex that nobody but Dutch regiments holds. */
export const paratroops = (card: CardId): EventRules => ({
  beforeMovement: (game) => ask(game, card, 'drop'),
  questions: {
    drop: {
      side: 'japan',
      about: 'the hex the paratroops take',
      answers: (state) => dropZones(state).map((hex) => ({ do: 'choose', what: idOf(hex) })),
      take: (game, answer) =>
        answer.do === 'choose' ? capture(game, indexOfPlace(answer.what as HexId)!, card) : game,
    },
  },
});

const dropZones = (state: State): HexIndex[] =>
  members(
    difference(
      intersection(inRange(state), controlledBy(state.board, 'allies')),
      union(enemyZoiAgainst(state.board, 'japan'), KUNMING_AREA),
    ),
  ).filter((hex) => isHeldByDutchAtMost(state.board, hex) && mayEnterCountry(PARATROOPER, hex));

/** Where paratroops may go is where any Japanese ground unit may. */
const PARATROOPER = UNITS.find((unit) => unit.side === 'japan' && unit.class === 'ground')!;

/** Within the extended range of an activated air unit. */
function inRange(state: State): HexSet {
  return activatedOf(state, 'japan')
    .filter((unit): unit is AirUnit => unit.class === 'air')
    .map((unit) => within(setOf([hexOf(state.board, unit)!]), legRange([unit], true), ADJACENT))
    .reduce(union, emptySet());
}

const isDutchRegiment = (unit: Unit): boolean =>
  unit.nation === 'netherlands' && unit.class === 'ground' && unit.type === 'regiment';

const enemiesIn = (board: Board, hex: HexIndex): Unit[] =>
  unitsIn(board, hex).filter((unit) => unit.side === 'allies');

const isHeldByDutchAtMost = (board: Board, hex: HexIndex): boolean =>
  enemiesIn(board, hex).every(isDutchRegiment);

function capture(game: Game, hex: HexIndex, card: CardId): Game {
  const regiments = enemiesIn(game.state.board, hex).map(({ id }) => id);
  return takeControl(sendTo(game, regiments, 'eliminated', card), hex, 'japan');
}
