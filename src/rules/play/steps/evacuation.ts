import type { Place, UnitId } from '../../../data/ids.ts';
import { evacuationPlaces, mustLeave } from '../../nations/evacuation.ts';
import { derived } from '../../state/derived.ts';
import type { State } from '../../state/state.ts';
import type { Answer } from '../decision.ts';
import { dataOf, type Game, pop, push, type Step, sendTo } from '../game.ts';

/** 13.63: India has surrendered; the Allies bring away whom they can, and choose whom if there is not room for all. */
export const evacuation: Step = {
  ask: (state) =>
    choices(state).length < 2
      ? undefined
      : { kind: 'evacuate', side: 'allies', rule: '13.63', about: 'who is brought away, and where' },
  answers: (state) => [...choices(state)],
  take: (game, answer) => (answer.do === 'place' ? bring(game, answer.unit, answer.to) : leave(game)),
  pass: (game) => {
    const [only] = choices(game.state);
    return only?.do === 'place' ? bring(game, only.unit, only.to) : leave(game);
  },
};

/** Everybody who can be brought away, and an end to it once those who must leave are seen to. */
const choices = derived((state: State): readonly Answer[] => {
  const data = dataOf(state, 'evacuation');
  const moves = data.units.flatMap((unit) =>
    evacuationPlaces(state.board, data, unit).map((to) => ({ do: 'place', unit, to }) as const),
  );
  return moves.some(({ unit }) => mustLeave(unit)) ? moves : [...moves, { do: 'done' }];
});

function bring(game: Game, unit: UnitId, to: Place): Game {
  const data = dataOf(game.state, 'evacuation');
  const units = data.units.filter((id) => id !== unit);
  const next = push(pop(game), { step: 'evacuation', data: { ...data, units } });
  return sendTo(next, [unit], to, '13.63');
}

/** Who must leave and has nowhere to go is out of the game. */
const leave = (game: Game): Game =>
  sendTo(pop(game), dataOf(game.state, 'evacuation').units.filter(mustLeave), 'out-of-play', '13.63');
