import type { UnitId } from '../../data/ids.ts';
import { indexOfPlace } from '../../data/map.ts';
import { isCarrier, type Unit, unitOf } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import type { Battle, Participant } from '../combat/battle.ts';
import { placeOf } from '../state/board.ts';
import { unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { offensiveOf, rulesInForce } from './game.ts';
import type { DeclaredBattle } from './offensive.ts';
import { isExtended } from './reach.ts';

/** 9.1: who takes part in a battle: all in the hex, and who joins from outside with the ships that escort it. */
export function buildBattle(state: State, declared: DeclaredBattle): Battle {
  const offensive = offensiveOf(state);
  const { hex } = declared;
  const { board } = state;
  const inside = unitsIn(board, indexOfPlace(hex)!).filter(
    (unit) => unit.class !== 'hq' && fightsInside(state, unit, hex),
  );
  const joined = [...declared.joined, ...reactingTo(state, hex)]
    .map(unitOf)
    .filter(
      (unit) =>
        isAfloatOrFlying(state, unit) &&
        placeOf(board, unit.id) !== hex &&
        !isInOtherBattle(state, unit, hex),
    );
  const outside = [...joined, ...escortsOf(state, joined)];
  const battle: Battle = {
    hex,
    offensive: offensive.side,
    intelligence: offensive.intelligence,
    participants: [
      ...inside.map((unit) => participant(state, unit, hex)),
      ...outside.map((unit) => participant(state, unit, hex)),
    ],
    landed: offensive.landed,
    cannotFight: offensive.repulsed,
    assaultedDefenders: offensive.assaulted.includes(hex),
    effects: [],
  };
  return { ...battle, effects: rulesInForce(state).flatMap(({ combat }) => combat?.(board, battle) ?? []) };
}

function participant(state: State, unit: Unit, hex: HexId): Participant {
  const at = placeOf(state.board, unit.id) as HexId;
  return {
    unit: unit.id,
    at,
    activated: state.board.activated.includes(unit.id),
    extended: at !== hex && isExtended(unit, at, hex),
  };
}

/** 7.26: a reacting air unit or carrier in one battle hex may be bound to fight in another. */
function fightsInside(state: State, unit: Unit, hex: HexId): boolean {
  const bound = offensiveOf(state).reaction?.fightsAt[unit.id];
  return bound === undefined || bound === hex;
}

function reactingTo(state: State, hex: HexId): UnitId[] {
  const fightsAt = offensiveOf(state).reaction?.fightsAt ?? {};
  return (Object.keys(fightsAt) as UnitId[]).filter((id) => fightsAt[id] === hex);
}

const isAfloatOrFlying = (state: State, unit: Unit): boolean =>
  indexOfPlace(placeOf(state.board, unit.id)) !== undefined;

/** 9.1: who is in a battle hex himself fights there, whatever was planned (7.27). */
function isInOtherBattle(state: State, unit: Unit, hex: HexId): boolean {
  const at = placeOf(state.board, unit.id);
  const { battles, side } = offensiveOf(state);
  return unit.side === side && battles.some((other) => other.hex !== hex && other.hex === at);
}

/** 9.12: activated ships stacked outside the battle hex with a carrier that takes part. */
function escortsOf(state: State, joined: readonly Unit[]): Unit[] {
  const { battles } = offensiveOf(state);
  const carriers = joined.filter(isCarrier);
  const hexes = [...new Set(carriers.map((unit) => placeOf(state.board, unit.id) as HexId))].filter(
    (at) => !battles.some(({ hex }) => hex === at),
  );
  return hexes.flatMap((at) =>
    unitsIn(state.board, indexOfPlace(at)!).filter(
      (unit) =>
        unit.class === 'naval' &&
        !isCarrier(unit) &&
        state.board.activated.includes(unit.id) &&
        carriers.some((carrier) => carrier.side === unit.side && placeOf(state.board, carrier.id) === at),
    ),
  );
}
