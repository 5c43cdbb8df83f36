import type { CardId, UnitId } from '../../data/ids.ts';
import {
  ADJACENT,
  findHex,
  hexAt,
  inArea,
  indexOfPlace,
  ONE_HEX_ISLANDS,
  rangeBetween,
} from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { isCarrier, UNITS, type Unit, unitOf } from '../../data/units.ts';
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
import { controlledBy, controllerOf } from '../control/control.ts';
import { garrisoned } from '../movement/garrisons.ts';
import { takeControl } from '../play/control-change.ts';
import { ask, type Game, offensiveOf } from '../play/game.ts';
import type { DeclaredBattle } from '../play/offensive.ts';
import type { Board } from '../state/board.ts';
import { hexOf, occupationOf, unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { airdrop, dropPlaces } from './airdrop.ts';
import type { EventRules, EventTable } from './event-rules.ts';
import { freeRoute } from './free-route.ts';
import { setRivalry } from './markers.ts';
import { canFightIn } from './possible-battle.ts';
import { airLoss, cardLoss } from './raids.ts';
import { strengthen } from './strengthen.ts';

const HOME_ISLANDS = inArea('japanese-islands');
const PHILIPPINES = inArea('philippines');
const ALEUTIANS = inArea('aleutians');
const TOKYO = findHex(TABLES.places.tokyo)!;
const SW_PAC: UnitId = 'us-hq-sw-pac';

type Condition = NonNullable<EventRules['commitCondition']>;

/** An offensive that must have one thing at least. */
const needs =
  (rule: CardId, message: string, met: (state: State) => boolean): Condition =>
  (state) =>
    met(state) ? undefined : { rule, message };

/** At least one battle hex of which this holds. */
const someBattle =
  (test: (state: State, battle: DeclaredBattle) => boolean) =>
  (state: State): boolean =>
    offensiveOf(state).battles.some((battle) => test(state, battle));

const isIn = (area: HexSet, { hex }: DeclaredBattle): boolean => has(area, indexOfPlace(hex)!);

/** A9: Allied troops are in the hex; whom they meet is Japan's affair. */
const hasTroops = ({ board }: State, { hex }: DeclaredBattle): boolean =>
  unitsIn(board, indexOfPlace(hex)!).some((unit) => unit.side === 'allies' && unit.class === 'ground');

/** A62, A65. */
const inPhilippines = (card: CardId): Condition =>
  needs(
    card,
    'a hex of the Philippines must be a battle hex',
    someBattle((_state, battle) => isIn(PHILIPPINES, battle)),
  );

/** A74, A75: troops have landed within ten hexes of Tokyo. */
const landsNearTokyo = (card: CardId): EventRules => ({
  commitCondition: needs(card, 'troops must land within ten hexes of Tokyo', (state) =>
    offensiveOf(state).landed.some((id) => {
      const hex = hexOf(state.board, unitOf(id));
      return hex !== undefined && rangeBetween(hexAt(hex), TOKYO) <= 10;
    }),
  ),
});

const endRivalry = (game: Game): Game => setRivalry(game, 'allies', 'agreement');

const holdsAleutians = ({ board }: State): boolean =>
  members(ALEUTIANS).some((hex) => controllerOf(board, hex) === 'japan');

/** One-hex islands without Japanese units. */
const openIslands = (board: Board): HexSet =>
  difference(ONE_HEX_ISLANDS, union(occupationOf(board).units.japan, garrisoned(board, 'japan')));

/** A28: where troops have landed on such an island, those beside it are Allied too. */
function takeIslands(game: Game): Game {
  const { board } = game.state;
  const open = openIslands(board);
  const landings = offensiveOf(game.state)
    .landed.flatMap((id) => hexOf(board, unitOf(id)) ?? [])
    .filter((hex) => has(open, hex));
  const beside = landings
    .map((hex) => difference(within(setOf([hex]), 1, ADJACENT), setOf([hex])))
    .reduce(union, emptySet());
  const taken = [open, beside, controlledBy(board, 'japan')].reduce(intersection);
  return members(taken).reduce((after, hex) => takeControl(after, hex, 'allies'), game);
}

/** A55: Japanese air units that were activated, or are in a battle hex. */
function turkeys(state: State): Unit[] {
  const { board } = state;
  const battles = setOf(offensiveOf(state).battles.map(({ hex }) => indexOfPlace(hex)!));
  return UNITS.filter((unit) => {
    const hex = hexOf(board, unit);
    if (unit.side !== 'japan' || unit.class !== 'air' || hex === undefined) return false;
    return board.activated.includes(unit.id) || has(battles, hex);
  });
}

const isUsCarrier = (unit: Unit): boolean => unit.nation === 'us' && isCarrier(unit);

/** A72: US carriers take part in a battle in the home islands. */
function isCarrierRaid(state: State, battle: DeclaredBattle): boolean {
  const units = [...battle.joined.map(unitOf), ...unitsIn(state.board, indexOfPlace(battle.hex)!)];
  return isIn(HOME_ISLANDS, battle) && units.some(isUsCarrier);
}

const raids = someBattle((state, battle) => !battle.special && isCarrierRaid(state, battle));
/** 7.27: carriers that covered a landing there have to fight after all. */
const raidsLate = someBattle((state, battle) => battle.special && isCarrierRaid(state, battle));

/** Allied offensives with something of their own. */
export const ALLIED_OPERATIONS: EventTable = {
  A9: {
    extraAsp: 4,
    commitCondition: needs(
      'A9',
      'troops must be in a battle hex of the Japanese home islands',
      someBattle((state, battle) => isIn(HOME_ISLANDS, battle) && hasTroops(state, battle)),
    ),
  },
  // The National Guard is new to battle.
  A25: {
    combat: strengthen(
      'A25',
      'allies',
      'attack',
      -1,
      (unit) => unit.nation === 'us' && unit.class === 'ground',
    ),
  },
  A28: { beforeReaction: takeIslands },
  A30: {
    playable: (state) => canFightIn(state, 'allies', 'A30', ALEUTIANS),
    compulsory: holdsAleutians,
    orDiscarded: true,
    commitCondition: needs(
      'A30',
      'a Japanese hex of the Aleutians must be a battle hex',
      someBattle(
        (state, battle) =>
          isIn(ALEUTIANS, battle) && controllerOf(state.board, indexOfPlace(battle.hex)!) === 'japan',
      ),
    ),
  },
  A33: {
    whenPlayed: (game) => ask(endRivalry(game), 'A33', 'route'),
    questions: { route: freeRoute('allies') },
  },
  A38: {},
  A46: { armyWithOneShip: () => true },
  A50: { armyWithOneShip: (hq) => hq === SW_PAC },
  // The Marianas turkey shoot.
  A55: {
    combat: strengthen('A55', 'japan', 'attack', -2, isCarrier),
    atEnd: (game) => ask(game, 'A55', 'target'),
    questions: { target: airLoss(turkeys) },
  },
  A62: { armyLandsAnywhere: true, commitCondition: inPhilippines('A62') },
  A65: { whenPlayed: endRivalry, commitCondition: inPhilippines('A65') },
  A69: {
    beforeMovement: (game) => (dropPlaces(game.state).length > 0 ? ask(game, 'A69', 'drop') : game),
    questions: { drop: airdrop },
  },
  // Weather would have stopped it by now.
  A72: {
    beforeReaction: (game) => (raids(game.state) ? ask(game, 'A72', 'card') : game),
    beforeBattles: (game) => (raidsLate(game.state) && !raids(game.state) ? ask(game, 'A72', 'card') : game),
    questions: { card: cardLoss('A72') },
  },
  A74: landsNearTokyo('A74'),
  A75: landsNearTokyo('A75'),
  A84: { noWeather: true, intelligenceLocked: true },
};
