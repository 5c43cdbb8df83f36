import type { UnitId } from '../../../data/ids.ts';
import { AIRFIELDS, hexAt, MAP, PORTS, rangeBetween } from '../../../data/map.ts';
import { TABLES } from '../../../data/tables.ts';
import { UNITS, type Unit } from '../../../data/units.ts';
import type { HexId } from '../../../hex/hex.ts';
import { has, intersection } from '../../../hex/hex-set.ts';
import { controlledBy, controllerOf } from '../../control/control.ts';
import type { Board } from '../../state/board.ts';
import { hexOf } from '../../state/occupation.ts';
import { type Game, goTo, place, type Step, tell } from '../game.ts';

/** 7.2 step 14, 8.22, 8.32: ships and air units in hexes the enemy has taken get away as they can. */
export const emergency: Step = {
  ask: (state) => {
    const unit = stranded(state.board)[0];
    if (!unit || refuges(state.board, unit).length < 2) return undefined;
    return {
      kind: 'emergency-move',
      side: unit.side,
      rule: unit.class === 'air' ? '8.32' : '8.22',
      about: `where ${unit.name} escapes to`,
    };
  },
  answers: (state) => {
    const unit = stranded(state.board)[0]!;
    return refuges(state.board, unit).map((to) => ({ do: 'go', unit: unit.id, to }));
  },
  take: (game, answer) =>
    answer.do === 'go' ? getAway(game, answer.unit, answer.to as HexId | 'eliminated') : game,
  pass: (game) => {
    const unit = stranded(game.state.board)[0];
    return unit
      ? getAway(game, unit.id, refuges(game.state.board, unit)[0] ?? 'eliminated')
      : goTo(game, 'stacking');
  },
};

function stranded(board: Board): Unit[] {
  return UNITS.filter((unit) => {
    const hex = unit.class === 'air' || unit.class === 'naval' ? hexOf(board, unit) : undefined;
    return hex !== undefined && hexAt(hex).area !== null && controllerOf(board, hex) !== unit.side;
  });
}

function getAway(game: Game, unit: UnitId, to: HexId | 'eliminated'): Game {
  const rule = UNITS.find(({ id }) => id === unit)!.class === 'air' ? '8.32' : '8.22';
  return tell(place(game, [unit], to), { type: 'placed', unit, to, rule });
}

/** Friendly ports within ten hexes, or friendly airfields within any range the unit has, brackets or not. */
export function refuges(board: Board, unit: Unit): HexId[] {
  const from = hexAt(hexOf(board, unit)!);
  const range =
    unit.class === 'air' ? Math.max(unit.range, unit.extendedRange ?? 0) : TABLES.movement.emergencyNaval;
  const bases = intersection(unit.class === 'air' ? AIRFIELDS : PORTS, controlledBy(board, unit.side));
  return MAP.hexes
    .filter((hex) => has(bases, hex.index) && rangeBetween(from, hex) <= range)
    .map((hex) => hex.id);
}
