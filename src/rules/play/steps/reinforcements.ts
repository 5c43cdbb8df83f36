import type { Place, Side, UnitId } from '../../../data/ids.ts';
import { UNITS, unitOf } from '../../../data/units.ts';
import type { Board } from '../../state/board.ts';
import type { FlowStep, State } from '../../state/state.ts';
import { placesFor } from '../../strategic/arrivals.ts';
import { dueThisTurn } from '../../strategic/delay.ts';
import { europeLevel, mayGoToEurope } from '../../strategic/europe.ts';
import {
  changeBoard,
  dataOf,
  type Game,
  nameOf,
  pop,
  push,
  type Step,
  sendTo,
  tell,
  withBoard,
} from '../game.ts';

/** 4.11: the Allies first; who is delayed waits in the box and may be sent to Europe; then Japan. */
export function beginReinforcements(game: Game): Game {
  const grown = addShipping(game);
  const { arriving, delayed } = dueThisTurn(grown.state.board, 'allies');
  const waiting = sendTo(
    grown,
    delayed.map((unit) => unit.id),
    'delay-box',
    '10.21',
  );
  return push(
    waiting,
    arrivals(
      waiting.state.board,
      'allies',
      arriving.map((unit) => unit.id),
    ),
  );
}

const arrivals = (before: Board, side: Side, units: readonly UnitId[]): FlowStep => ({
  step: 'reinforcements',
  data: { side, units, before },
});

const FIRST_SHIPPING = 2;

/** 10.31, 15.4, 15.5: a shipping point a turn, while the War in Europe can spare it. */
function addShipping(game: Game): Game {
  const { board } = game.state;
  if (board.turn < FIRST_SHIPPING || europeLevel(board).losesAsp) return game;
  const asp = { ...board.markers.asp, allies: board.markers.asp.allies + 1 };
  return tell(changeBoard(game, { markers: { asp } }), {
    type: 'marker',
    marker: 'Allied shipping',
    value: asp.allies,
  });
}

/** 10.11, 10.12: each unit comes in where its owner wants it; one that can come in nowhere waits. */
export const reinforcements: Step = {
  ask: (state) => {
    const { units, side } = dataOf(state, 'reinforcements');
    const [unit] = units;
    if (unit === undefined || choices(state, unit).length < 2) return undefined;
    return { kind: 'reinforce', side, rule: '10.11', about: `where ${nameOf(unit)} comes in` };
  },
  answers: (state) => {
    const unit = dataOf(state, 'reinforcements').units[0]!;
    return choices(state, unit).map((to) => ({ do: 'place', unit, to }));
  },
  take: (game, answer) => (answer.do === 'place' ? comeIn(game, answer.unit, answer.to) : game),
  pass: (game) => {
    const { units, side } = dataOf(game.state, 'reinforcements');
    const [unit] = units;
    if (unit !== undefined) return comeIn(game, unit, choices(game.state, unit)[0] ?? 'delay-box');
    return side === 'allies' ? japanFollows(pop(game)) : remember(pop(game));
  },
};

/** 10.12, 13.74: who finds no hex waits, or goes to China if he can. */
function choices(state: State, unit: UnitId): Place[] {
  const places = placesFor(state.board, dataOf(state, 'reinforcements').before, unitOf(unit));
  return places.length === 1 && places[0] === 'china-box' ? ['china-box', 'delay-box'] : places;
}

function comeIn(game: Game, unit: UnitId, to: Place): Game {
  const data = dataOf(game.state, 'reinforcements');
  const waits = to === 'delay-box';
  const there = sendTo(game, [unit], to, waits ? '10.12' : '10.11');
  const { board } = there.state;
  const newHqs =
    unitOf(unit).class === 'hq' && !waits ? [...board.thisTurn.newHqs, unit] : board.thisTurn.newHqs;
  const arrived = withBoard(there, {
    ...board,
    undelayed: board.undelayed.filter((id) => id !== unit),
    thisTurn: { ...board.thisTurn, newHqs },
  });
  return push(pop(arrived), { step: 'reinforcements', data: { ...data, units: data.units.slice(1) } });
}

/** 10.24: everybody left in the delay box who may go to Europe is rolled for; then Japan's reinforcements come. */
function japanFollows(game: Game): Game {
  const { board } = game.state;
  const { arriving } = dueThisTurn(board, 'japan');
  const units = UNITS.filter((unit) => board.at[unit.index] === 'delay-box' && mayGoToEurope(unit));
  const next = push(
    game,
    arrivals(
      board,
      'japan',
      arriving.map((unit) => unit.id),
    ),
  );
  return europeLevel(board).divertUpTo === null
    ? next
    : push(next, { step: 'europe', data: { units: units.map((unit) => unit.id) } });
}

/** 16.47 counts the shipping points there are now. */
const remember = (game: Game): Game =>
  changeBoard(game, { thisTurn: { alliedAsp: game.state.board.markers.asp.allies } });
