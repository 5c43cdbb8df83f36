import { ADJACENT, GROUND, indexOfPlace } from '../../data/map.ts';
import type { GroundUnit, Unit } from '../../data/units.ts';
import { DIRECTIONS, type HexIndex, neighbour } from '../../hex/hex.ts';
import { has } from '../../hex/hex-set.ts';
import { mayEnterCountry } from '../movement/limits.ts';
import { unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { offensiveOf } from './game.ts';

/**
 * 8.43: where defenders may withdraw to when ground units march in: a neighbouring hex without enemies other than
 * those the attackers there came from, if the defenders' attack strength is the greater. False if they may not.
 */
export function mayDisengage(state: State, hex: HexIndex): HexIndex[] | false {
  const { side, moved } = offensiveOf(state);
  const { board } = state;
  const here = unitsIn(board, hex);
  const defenders = here.filter((unit): unit is GroundUnit => unit.side !== side && unit.class === 'ground');
  const strength = (units: readonly Unit[]) => units.reduce((sum, unit) => sum + attackOf(state, unit), 0);
  const attacking = here.filter((unit) => unit.side === side && unit.class === 'ground');
  if (defenders.length === 0 || strength(defenders) <= strength(attacking)) return false;
  const cameFrom = attacking
    .map((unit) => moved[unit.id]?.lastFrom)
    .map((place) => place && indexOfPlace(place));
  const places = DIRECTIONS.flatMap((direction) => {
    if (!has(ADJACENT[direction], hex) || !has(GROUND[direction], hex)) return [];
    const to = neighbour(hex, direction)!;
    const free = !unitsIn(board, to).some((unit) => unit.side === side);
    return free && !cameFrom.includes(to) && defenders.every((unit) => mayEnterCountry(unit, to)) ? [to] : [];
  });
  return places.length > 0 && places;
}

function attackOf({ board }: State, unit: Unit): number {
  if (unit.class === 'hq') return 0;
  return (board.reduced[unit.index] ? (unit.reduced ?? unit.full) : unit.full).attack;
}
