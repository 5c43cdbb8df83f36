import { enemyOf, type UnitId } from '../../../data/ids.ts';
import { findHex, GROUND, hexAt, indexOfPlace, isNamed, ONE_HEX_ISLANDS } from '../../../data/map.ts';
import { TABLES } from '../../../data/tables.ts';
import { type GroundUnit, unitOf } from '../../../data/units.ts';
import { DIRECTIONS, type HexId, type HexIndex, idOf, neighbour } from '../../../hex/hex.ts';
import { has } from '../../../hex/hex-set.ts';
import { controllerOf } from '../../control/control.ts';
import { mayEnterCountry } from '../../movement/limits.ts';
import { LANDING_MODES, type Mode } from '../../movement/modes.ts';
import { placeOf } from '../../state/board.ts';
import { stackingSize } from '../../state/check.ts';
import { hexOf, unitsIn } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { takeControl } from '../control-change.ts';
import { callCards, changeOffensive, type Game, goTo, offensiveOf, place, type Step, tell } from '../game.ts';

/** 9.5, 6.5: hexes change hands and the beaten retreat, just before post-battle movement. */
export const retreats: Step = {
  ask: (state) => {
    const { retreats: waiting, side } = offensiveOf(state);
    const [unit] = waiting;
    if (!unit || refuges(state, unit).length < 2) return undefined;
    return { kind: 'retreat', side, rule: '9.5', about: `where ${unitOf(unit).name} retreats` };
  },
  answers: (state) => {
    const [unit] = offensiveOf(state).retreats;
    return refuges(state, unit!).map((to) => ({ do: 'go', unit: unit!, to }));
  },
  take: (game, answer) =>
    answer.do === 'go' ? retreat(game, answer.unit, answer.to as HexId | 'eliminated') : game,
  pass: (game) => {
    const offensive = offensiveOf(game.state);
    if (!offensive.controlSettled) return settle(game);
    const [unit] = offensive.retreats;
    return unit
      ? retreat(game, unit, refuges(game.state, unit)[0] ?? 'eliminated')
      : callCards(goTo(game, 'post-battle'), 'afterBattles');
  },
};

/** What the battles have decided takes effect; units that landed unopposed take their hexes. */
function settle(game: Game): Game {
  const { ends, side } = offensiveOf(game.state);
  const fought = ends.reduce((after, { hex, control, retreats: beaten }) => {
    const index = indexOfPlace(hex)!;
    const taken = control && findHex(hex)?.area ? takeControl(after, index, control) : after;
    if (beaten === side) return sendBack(taken, index);
    return beaten
      ? changeOffensive(taken, {
          retreats: [...offensiveOf(taken.state).retreats, ...groundIn(taken.state, index, beaten)],
        })
      : taken;
  }, game);
  return changeOffensive(landedTakeHexes(fought), { controlSettled: true });
}

const groundIn = (state: State, hex: HexIndex, side: 'japan' | 'allies'): UnitId[] =>
  unitsIn(state.board, hex)
    .filter((unit) => unit.side === side && unit.class === 'ground')
    .map((unit) => unit.id);

/** 9.5: marchers go back the way they came, barges to where they started; who landed sails away after the battle. */
function sendBack(game: Game, hex: HexIndex): Game {
  const { side, moved, repulsed } = offensiveOf(game.state);
  return groundIn(game.state, hex, side).reduce((after, id) => {
    const move = moved[id];
    if (!move || repulsed.includes(id)) return after;
    if (move.mode === 'overland') return retreat(after, id, move.lastFrom as HexId);
    if (move.mode === 'barge') return retreat(after, id, move.from as HexId);
    return LANDING_MODES.includes(move.mode as Mode)
      ? changeOffensive(after, { repulsed: [...offensiveOf(after.state).repulsed, id] })
      : after;
  }, game);
}

/** 6.5: a landing that was neither beaten nor turned back has its hex. */
function landedTakeHexes(game: Game): Game {
  const { landed, repulsed, side, ends } = offensiveOf(game.state);
  return landed
    .filter((id) => !repulsed.includes(id))
    .reduce((after, id) => {
      const hex = hexOf(after.state.board, unitOf(id));
      const fought = hex !== undefined && ends.some((end) => end.hex === idOf(hex));
      return hex === undefined || fought ? after : takeControl(after, hex, side);
    }, game);
}

/** 9.5, 6.5: a hex that ground units retreat to is theirs. */
function retreat(game: Game, unit: UnitId, to: HexId | 'eliminated'): Game {
  const moved = tell(place(game, [unit], to), { type: 'retreated', unit, to });
  const held = to === 'eliminated' ? moved : takeControl(moved, indexOfPlace(to)!, unitOf(unit).side);
  return changeOffensive(held, { retreats: offensiveOf(held.state).retreats.filter((id) => id !== unit) });
}

/** 9.5: neighbouring hexes a beaten defender can go to; named hexes of his own come first. */
function refuges(state: State, id: UnitId): HexId[] {
  const { side, moved } = offensiveOf(state);
  const unit = unitOf(id) as GroundUnit;
  const from = indexOfPlace(placeOf(state.board, id))!;
  if (has(ONE_HEX_ISLANDS, from)) return [];
  const attackersFrom = new Set(
    (Object.keys(moved) as UnitId[])
      .filter(
        (other) =>
          unitOf(other).side === side &&
          unitOf(other).class === 'ground' &&
          placeOf(state.board, other) === idOf(from),
      )
      .map((other) => moved[other]!.lastFrom),
  );
  const open = DIRECTIONS.flatMap((direction) => {
    if (!has(GROUND[direction], from)) return [];
    const to = neighbour(from, direction)!;
    const here = unitsIn(state.board, to);
    if (here.some((other) => other.side === side) || attackersFrom.has(idOf(to))) return [];
    const own = here.filter((other) => other.side !== side);
    return mayEnterCountry(unit, to) && stackingSize([...own, unit]) <= TABLES.stacking.airAndGround
      ? [to]
      : [];
  });
  const named = open.filter((hex) => isNamed(hexAt(hex)) && controllerOf(state.board, hex) === enemyOf(side));
  return (named.length > 0 ? named : open).map(idOf);
}
