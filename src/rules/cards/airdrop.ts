import type { UnitId } from '../../data/ids.ts';
import { ADJACENT, AIRFIELDS, indexOfPlace, LAND } from '../../data/map.ts';
import { type AirUnit, isLrb, unitOf } from '../../data/units.ts';
import { type HexId, idOf } from '../../hex/hex.ts';
import {
  difference,
  emptySet,
  type HexSet,
  has,
  intersection,
  members,
  setOf,
  union,
} from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { legRange } from '../movement/air.ts';
import { garrisoned } from '../movement/garrisons.ts';
import { mayEnterCountry } from '../movement/limits.ts';
import { takeControl } from '../play/control-change.ts';
import { sendTo } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { hexOf, KUNMING_AREA, occupationOf, unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { enemyZoiAgainst, inSupply } from '../supply/supply.ts';
import type { CardQuestion } from './event-rules.ts';

const DIVISION: UnitId = 'us-11-abn-div';

/** A69: hexes within reach of the planes that stand with the division on an airfield: extended range, normal for an LRB. */
function inReach(board: Board): HexSet {
  const hex = hexOf(board, unitOf(DIVISION));
  if (hex === undefined || !has(AIRFIELDS, hex)) return emptySet();
  return unitsIn(board, hex)
    .filter((unit): unit is AirUnit => unit.class === 'air' && unit.nation === 'us')
    .filter((unit) => inSupply(board, unit.id))
    .map((unit) => within(setOf([hex]), legRange([unit], !isLrb(unit)), ADJACENT))
    .reduce(union, emptySet());
}

/** A69: where the 11th Airborne may be dropped: land that nobody occupies, out of Japanese ZOI that is not neutralised. */
export function dropPlaces({ board }: State): HexId[] {
  if (board.activated.includes(DIVISION)) return [];
  const { units } = occupationOf(board);
  const closed = [
    units.japan,
    units.allies,
    garrisoned(board, 'japan'),
    KUNMING_AREA,
    enemyZoiAgainst(board, 'allies'),
  ].reduce(union);
  return members(intersection(difference(LAND, closed), inReach(board)))
    .filter((hex) => mayEnterCountry(unitOf(DIVISION), hex))
    .map(idOf);
}

/** The drop, if the Allies want it; the hex is theirs as if the division had marched in (6.5). */
export const airdrop: CardQuestion = {
  side: 'allies',
  about: 'where the 11th Airborne Division is dropped',
  answers: (state) => [
    ...dropPlaces(state).map((to) => ({ do: 'place', unit: DIVISION, to }) as const),
    { do: 'decline' },
  ],
  take: (game, answer) => {
    if (answer.do !== 'place') return game;
    const dropped = sendTo(game, [DIVISION], answer.to, 'A69');
    return takeControl(dropped, indexOfPlace(answer.to)!, 'allies');
  },
};
