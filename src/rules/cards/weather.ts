import type { UnitId } from '../../data/ids.ts';
import { inArea, indexOfPlace } from '../../data/map.ts';
import { UNITS, type Unit, unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { has, union } from '../../hex/hex-set.ts';
import { isFull } from '../combat/values.ts';
import { cancelOffensive } from '../play/end-offensive.ts';
import {
  activatedOf,
  ask,
  changeBoard,
  changeOffensive,
  comeBack,
  type Game,
  offensiveOf,
  sendTo,
} from '../play/game.ts';
import type { DeclaredBattle } from '../play/offensive.ts';
import { placeOf } from '../state/board.ts';
import { hexOf, unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { laterTurn } from '../state/turn-track.ts';
import type { EventTable } from './event-rules.ts';
import { takeStep } from './lost-steps.ts';

const SEAC: UnitId = 'cw-hq-seac';
const CHINDITS: UnitId = 'uk-77-bde';
const BURMA_FRONT = union(inArea('burma'), inArea('north-india'));

/** Weather and personalities (5.32 D and E). */
export const WEATHER: EventTable = {
  J19: { answersOffensive: (game) => cancelOffensive(game, 'J19') },
  J22: { answersOffensive: (game) => cancelOffensive(game, 'J22') },
  // The offensive is gone when Japan chooses: who was activated for it goes with the question.
  J64: {
    answersOffensive: (game) => ask(cancelOffensive(game, 'J64'), 'J64', 'ship', game.state.board.activated),
    questions: {
      ship: {
        side: 'japan',
        about: 'a ship that the typhoon damages',
        answers: (state, activated) => [
          ...(activated as UnitId[])
            .filter((id) => isEscort(unitOf(id)) && isFull(state.board, id))
            .map((what) => ({ do: 'choose', what }) as const),
          { do: 'decline' },
        ],
        take: (game, answer) => (answer.do === 'choose' ? takeStep(game, answer.what as UnitId) : game),
      },
    },
  },
  J21: {
    playable: (state) => offensiveOf(state).hq === SEAC,
    answersOffensive: (game) => ask(cancelOffensive(game, 'J21'), 'J21', 'corps'),
    questions: {
      corps: {
        side: 'allies',
        about: 'the Indian corps that is reduced',
        answers: ({ board }) =>
          UNITS.filter(
            (unit) => isIndianCorps(unit) && hexOf(board, unit) !== undefined && isFull(board, unit.id),
          ).map(({ id }) => ({ do: 'choose', what: id })),
        take: (game, answer) => (answer.do === 'choose' ? takeStep(game, answer.what as UnitId) : game),
      },
    },
  },
  A22: {
    playable: (state) =>
      troopsInBurma(state).length > 0 || offensiveOf(state).battles.some(({ hex }) => isInBurma(hex)),
    answersOffensive: (game) => ask(bringChindits(game), 'A22', 'troops'),
    questions: {
      troops: {
        side: 'allies',
        about: 'the Japanese ground unit that is called back',
        answers: (state) => troopsInBurma(state).map(({ id }) => ({ do: 'choose', what: id })),
        take: (game, answer) => (answer.do === 'choose' ? callBack(game, answer.what as UnitId) : game),
      },
    },
  },
};

const isEscort = (unit: Unit): boolean => unit.class === 'naval' && ['CA', 'DD'].includes(unit.type);

const isIndianCorps = (unit: Unit): boolean =>
  unit.class === 'ground' && unit.nation === 'india' && unit.type === 'corps';

const isInBurma = (hex: HexId): boolean => has(BURMA_FRONT, indexOfPlace(hex)!);

/** A22: activated Japanese ground units that are in Burma or Northern India, or came from there. */
function troopsInBurma(state: State): Unit[] {
  const { moved } = offensiveOf(state);
  return activatedOf(state, 'japan').filter((unit) => {
    if (unit.class !== 'ground' || hexOf(state.board, unit) === undefined) return false;
    const from = moved[unit.id]?.from;
    return (
      isInBurma(placeOf(state.board, unit.id) as HexId) || (from !== undefined && isInBurma(from as HexId))
    );
  });
}

/** A22: the 77th Brigade comes next turn and is not delayed, unless it has come before. */
function bringChindits(game: Game): Game {
  const { board } = game.state;
  if (placeOf(board, CHINDITS) !== 'out-of-play') return game;
  return comeBack(sendTo(game, [CHINDITS], laterTurn(board, 1), 'A22'), [CHINDITS]);
}

/** A22: the unit is back where it began, activated no more; hexes it has marched through stay as they are. */
function callBack(game: Game, id: UnitId): Game {
  const { moved, landed, assaulted, battles } = offensiveOf(game.state);
  const { [id]: move, ...others } = moved;
  const back = move ? sendTo(game, [id], move.from, 'A22') : game;
  const { state } = changeBoard(back, {
    activated: back.state.board.activated.filter((other) => other !== id),
  });
  const ashore = landed.filter((other) => other !== id);
  return changeOffensive(
    { ...back, state },
    {
      moved: others,
      landed: ashore,
      assaulted: assaulted.filter((hex) => ashore.some((other) => placeOf(state.board, other) === hex)),
      battles: battles.filter((battle) => isAttacked(state, battle)),
    },
  );
}

/** Whether somebody is left to attack a battle hex. */
const isAttacked = (state: State, { hex, joined }: DeclaredBattle): boolean =>
  joined.length > 0 ||
  unitsIn(state.board, indexOfPlace(hex)!).some(({ side }) => side === offensiveOf(state).side);
