import type { Place, UnitId } from '../../../data/ids.ts';
import { type Evacuation, evacuationPlaces } from '../../nations/evacuation.ts';
import type { State } from '../../state/state.ts';
import { type Game, nameOf, pop, push, type Step, sendTo, top } from '../game.ts';

/** 13.63: India has surrendered; the Allies bring away whom they can. */
export const evacuation: Step = {
  ask: (state) => {
    const [unit] = dataOf(state).units;
    if (unit === undefined || placesOf(state, unit).length < 2) return undefined;
    return { kind: 'evacuate', side: 'allies', rule: '13.63', about: `where ${nameOf(unit)} is brought` };
  },
  answers: (state) => {
    const unit = dataOf(state).units[0]!;
    return placesOf(state, unit).map((to) => ({ do: 'place', unit, to }));
  },
  take: (game, answer) => (answer.do === 'place' ? bring(game, answer.unit, answer.to) : game),
  pass: (game) => {
    const [unit] = dataOf(game.state).units;
    return unit === undefined ? pop(game) : bring(game, unit, placesOf(game.state, unit)[0]!);
  },
};

function dataOf(state: State): Evacuation {
  const step = top(state);
  if (step.step !== 'evacuation') throw new Error(`nobody leaves India but ${step.step}`);
  return step.data;
}

const placesOf = (state: State, unit: UnitId): Place[] => evacuationPlaces(state.board, dataOf(state), unit);

function bring(game: Game, unit: UnitId, to: Place): Game {
  const data = dataOf(game.state);
  const next = push(pop(game), { step: 'evacuation', data: { ...data, units: data.units.slice(1) } });
  return sendTo(next, [unit], to, '13.63');
}
