import type { CardId, UnitId } from '../../data/ids.ts';
import { findHex, hexAt, rangeBetween } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type AirUnit, UNITS, type Unit, unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { isFull } from '../combat/values.ts';
import { legRange } from '../movement/air.ts';
import { buildBattle } from '../play/build-battle.ts';
import { ask, changeOffensive, type Game, offensiveOf } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import type { EventRules } from './event-rules.ts';
import { loseShips, shipQuestion, takeStep } from './lost-steps.ts';

const FROM_TOKYO = 11;
const STEPS = 2;
/** Sho-Go: the first kamikaze card beside it costs a step more. */
const SHO_GO: CardId = 'J45';

/** J61 to J63, J66, J81: an air unit gives a step for two steps of the ships in a battle near Japan. */
export function kamikaze(card: CardId): EventRules {
  return {
    playable: (state) => battlesInReach(state).length > 0,
    attack: { when: 'before', strike: (game) => ask(game, card, 'battle') },
    questions: {
      battle: {
        side: 'japan',
        about: 'the battle that kamikazes join',
        answers: (state) => battlesInReach(state).map((hex) => ({ do: 'choose', what: hex })),
        take: (game, answer) => (answer.do === 'choose' ? ask(game, card, 'planes', [answer.what]) : game),
      },
      planes: {
        side: 'japan',
        about: 'the air unit that gives the planes',
        answers: ({ board }, [hex]) =>
          planesFor(board, hex as HexId).map(({ id }) => ({ do: 'choose', what: id })),
        take: (game, answer, [hex]) =>
          answer.do === 'choose' ? dive(game, card, answer.what as UnitId, hex as HexId) : game,
      },
      ship: shipQuestion(card, 'japan', (state) => victims(state, offensiveOf(state).struck.at(-1)!)),
    },
  };
}

/** Battles that no kamikaze card has struck, near enough to Tokyo and to an air unit, with ships to hit. */
const battlesInReach = (state: State): HexId[] =>
  offensiveOf(state)
    .battles.map(({ hex }) => hex)
    .filter(
      (hex) =>
        !offensiveOf(state).struck.includes(hex) &&
        rangeBetween(findHex(hex)!, findHex(TABLES.places.tokyo)!) <= FROM_TOKYO &&
        planesFor(state.board, hex).length > 0 &&
        shipsIn(state, hex).length > 0,
    );

/** Air units with the battle in extended range, activated or not, in supply or not. */
const planesFor = (board: Board, hex: HexId): AirUnit[] =>
  UNITS.filter((unit): unit is AirUnit => unit.class === 'air' && unit.side === 'japan').filter((unit) =>
    reaches(board, unit, hex),
  );

/** Whether a hex is within an air unit's extended range, in brackets or not. */
export function reaches(board: Board, unit: AirUnit, hex: HexId): boolean {
  const at = hexOf(board, unit);
  return at !== undefined && rangeBetween(hexAt(at), findHex(hex)!) <= legRange([unit], true);
}

/** 5.32B: the activated Allied ships that take part in a battle. */
function shipsIn(state: State, hex: HexId): Unit[] {
  const declared = offensiveOf(state).battles.find((battle) => battle.hex === hex)!;
  return buildBattle(state, declared)
    .participants.filter(({ activated }) => activated)
    .map(({ unit }) => unitOf(unit))
    .filter((unit) => unit.side === 'allies' && unit.class === 'naval');
}

/** No ship is sunk while another can be reduced. */
function victims(state: State, hex: HexId): Unit[] {
  const ships = shipsIn(state, hex);
  const full = ships.filter(({ id }) => isFull(state.board, id));
  return full.length > 0 ? full : ships;
}

function dive(game: Game, card: CardId, planes: UnitId, hex: HexId): Game {
  const { struck, reactionCards } = offensiveOf(game.state);
  const bonus = struck.length === 0 && reactionCards.includes(SHO_GO) ? 1 : 0;
  const lost = changeOffensive(takeStep(game, planes), { struck: [...struck, hex] });
  return loseShips(lost, card, STEPS + bonus);
}
