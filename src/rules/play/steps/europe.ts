import { laterTurn } from '../../state/turn-track.ts';
import { goesToEurope, rivalryModifier } from '../../strategic/europe.ts';
import { DIE } from '../die.ts';
import { dataOf, nameOf, pop, push, type Step, sendTo, tell } from '../game.ts';

const TURNS_AWAY = 3;

/** 10.24: a die for each unit in the delay box that may be sent to Europe. */
export const europe: Step = {
  ask: (state) => {
    const [unit] = dataOf(state, 'europe').units;
    if (unit === undefined) return undefined;
    const change = rivalryModifier(state.board);
    return {
      kind: 'die',
      side: 'chance',
      rule: '10.24',
      about: `whether ${nameOf(unit)} is sent to Europe`,
      modifiers: change === 0 ? [] : [{ rule: '14.1B', change, reason: 'inter-service rivalry' }],
    };
  },
  answers: () => DIE,
  take: (game, answer) => {
    if (answer.do !== 'roll') return game;
    const [unit, ...units] = dataOf(game.state, 'europe').units;
    const rolled = push(
      pop(tell(game, { type: 'die-rolled', purpose: `Europe: ${nameOf(unit!)}`, die: answer.die })),
      {
        step: 'europe',
        data: { units },
      },
    );
    return goesToEurope(game.state.board, answer.die)
      ? sendTo(rolled, [unit!], laterTurn(game.state.board, TURNS_AWAY), '10.24')
      : rolled;
  },
  pass: pop,
};
