import type { UnitId } from '../../data/ids.ts';
import { hexAt, rangeBetween } from '../../data/map.ts';
import { HQS, UNITS, type Unit } from '../../data/units.ts';
import type { Board } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import { inSupply } from '../supply/supply.ts';

/** What attrition does to a board, to both sides at once: everything is judged before anything is taken off. */
export interface Attrition {
  readonly eliminated: readonly UnitId[];
  readonly reduced: readonly UnitId[];
}

/** 6.24: ground and air units out of supply; the reduced are lost outside every HQ's range, the others are reduced. */
export function attritionOf(board: Board): Attrition {
  const suffering = UNITS.filter(
    (unit) =>
      (unit.class === 'ground' || unit.class === 'air') && isInPlay(board, unit) && !inSupply(board, unit.id),
  );
  const weak = (unit: Unit) => board.reduced[unit.index]! || (unit.class !== 'hq' && unit.reduced === null);
  const ids = (units: readonly Unit[]) => units.map((unit) => unit.id);
  return {
    eliminated: ids(suffering.filter((unit) => weak(unit) && !isSustained(board, unit))),
    reduced: ids(suffering.filter((unit) => !weak(unit))),
  };
}

const isInPlay = (board: Board, unit: Unit): boolean =>
  hexOf(board, unit) !== undefined || board.at[unit.index] === 'china-box';

/** 6.24, 6.4 E: within the range of any friendly HQ, in supply or not, whatever lies between; 13.74: in China nobody is lost. */
function isSustained(board: Board, unit: Unit): boolean {
  const hex = hexOf(board, unit);
  if (hex === undefined) return true;
  return HQS.some((hq) => {
    const at = hq.side === unit.side ? hexOf(board, hq) : undefined;
    return at !== undefined && rangeBetween(hexAt(at), hexAt(hex)) <= hq.range;
  });
}
