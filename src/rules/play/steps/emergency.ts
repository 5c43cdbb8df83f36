import type { UnitId } from '../../../data/ids.ts';
import { hexAt, MAP, PORTS, rangeBetween } from '../../../data/map.ts';
import { TABLES } from '../../../data/tables.ts';
import { UNITS, type Unit, unitOf } from '../../../data/units.ts';
import type { HexId } from '../../../hex/hex.ts';
import { has, intersection } from '../../../hex/hex-set.ts';
import { controlledBy, controllerOf } from '../../control/control.ts';
import { airBases } from '../../movement/air.ts';
import type { Board } from '../../state/board.ts';
import { hexOf } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { dataOf, type Game, pop, push, type Step, sendTo } from '../game.ts';

/** 7.2 step 14, 8.22, 8.32: ships and air units in hexes the enemy has taken get away as they can; others may. */
export const emergency: Step = {
  ask: (state) => {
    const unit = nextUnit(state);
    if (!unit || choices(state, unit).length < 2) return undefined;
    return {
      kind: 'emergency-move',
      side: unit.side,
      rule: unit.class === 'air' ? '8.32' : '8.22',
      about: `where ${unit.name} escapes to`,
    };
  },
  answers: (state) => {
    const unit = nextUnit(state)!;
    return choices(state, unit).map((to) => ({ do: 'go', unit: unit.id, to }));
  },
  take: (game, answer) =>
    answer.do === 'go' ? getAway(game, answer.unit, answer.to as HexId | 'eliminated') : game,
  pass: (game) => {
    const unit = nextUnit(game.state);
    return unit ? getAway(game, unit.id, choices(game.state, unit)[0] ?? 'eliminated') : pop(game);
  },
};

/** Those who must go first, then each that may and is still there. */
const nextUnit = (state: State): Unit | undefined =>
  stranded(state.board)[0] ??
  dataOf(state, 'emergency')
    .mayGo.map(unitOf)
    .find((unit) => hexOf(state.board, unit) !== undefined);

/** Where a unit may go; who need not go may stay. */
function choices(state: State, unit: Unit): HexId[] {
  const away = refuges(state.board, unit);
  const at = state.board.at[unit.index] as HexId;
  return stranded(state.board).includes(unit) || away.includes(at) ? away : [at, ...away];
}

function stranded(board: Board): Unit[] {
  return UNITS.filter((unit) => {
    const hex = unit.class === 'air' || unit.class === 'naval' ? hexOf(board, unit) : undefined;
    return hex !== undefined && hexAt(hex).area !== null && controllerOf(board, hex) !== unit.side;
  });
}

function getAway(game: Game, unit: UnitId, to: HexId | 'eliminated'): Game {
  const left = dataOf(game.state, 'emergency').mayGo.filter((id) => id !== unit);
  const asked = push(pop(game), { step: 'emergency', data: { mayGo: left } });
  if (game.state.board.at[unitOf(unit).index] === to) return asked;
  return sendTo(asked, [unit], to, unitOf(unit).class === 'air' ? '8.32' : '8.22');
}

/** Friendly ports within ten hexes, or friendly airfields within any range the unit has, brackets or not. */
export function refuges(board: Board, unit: Unit): HexId[] {
  const from = hexAt(hexOf(board, unit)!);
  const range =
    unit.class === 'air' ? Math.max(unit.range, unit.extendedRange ?? 0) : TABLES.movement.emergencyNaval;
  const bases =
    unit.class === 'air' ? airBases(board, unit.side) : intersection(PORTS, controlledBy(board, unit.side));
  return MAP.hexes
    .filter((hex) => has(bases, hex.index) && rangeBetween(from, hex) <= range)
    .map((hex) => hex.id);
}
