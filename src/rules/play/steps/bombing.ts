import type { UnitId } from '../../../data/ids.ts';
import { unitOf } from '../../../data/units.ts';
import { loseStep } from '../../combat/hits.ts';
import {
  type Bombing,
  bombingCostsStep,
  bombingModifiers,
  bombingSucceeds,
} from '../../strategic/bombing.ts';
import { changeWill } from '../../victory/political-will.ts';
import { DIE } from '../die.ts';
import { changeBoard, dataOf, type Game, nameOf, pop, push, type Step, tell, withBoard } from '../game.ts';

/** 12.3: each B-29 that can reach Tokyo bombs it or not; who does not may fight in offensives. */
export const bombing: Step = {
  ask: (state) => {
    const { units, rolling } = dataOf(state, 'bombing');
    if (rolling !== null)
      return {
        kind: 'die',
        side: 'chance',
        rule: '12.32',
        about: `${nameOf(rolling)} bombs Japan`,
        modifiers: bombingModifiers(state.board),
      };
    if (units.length === 0) return undefined;
    return { kind: 'bomb', side: 'allies', rule: '12.31', about: `whether ${nameOf(units[0]!)} bombs Japan` };
  },
  answers: (state) => {
    const { units, rolling } = dataOf(state, 'bombing');
    return rolling === null ? [{ do: 'bomb', unit: units[0]! }, { do: 'decline' }] : DIE;
  },
  take: (game, answer) => {
    const data = dataOf(game.state, 'bombing');
    const units = data.units.slice(1);
    if (answer.do === 'bomb') return change(game, { units, rolling: answer.unit });
    if (answer.do === 'decline') return change(game, { units });
    return answer.do === 'roll' ? drop(game, data.rolling!, answer.die) : game;
  },
  // 16.2 asks for turns running.
  pass: (game) => {
    const { successes } = dataOf(game.state, 'bombing');
    const { board } = game.state;
    return pop(withBoard(game, { ...board, bombedTurns: successes > 0 ? board.bombedTurns + 1 : 0 }));
  },
};

const change = (game: Game, changes: Partial<Bombing>): Game =>
  push(pop(game), { step: 'bombing', data: { ...dataOf(game.state, 'bombing'), ...changes } });

function drop(game: Game, unit: UnitId, die: number): Game {
  const { successes } = dataOf(game.state, 'bombing');
  const { board } = game.state;
  const success = bombingSucceeds(board, unit, die);
  const { bombers, cardsLost } = board.thisTurn;
  const bombed = tell(
    changeBoard(change(game, { rolling: null, successes: successes + (success ? 1 : 0) }), {
      thisTurn: { bombers: [...bombers, unit], cardsLost: cardsLost + (success ? 1 : 0) },
    }),
    { type: 'die-rolled', purpose: `${nameOf(unit)} bombs Japan`, die },
    { type: 'bombed', unit, success },
  );
  // 16.43B: once a turn, even if Japan has no card left to lose.
  const felt = success && successes === 0 ? changeWill(bombed, 1, '16.43B', 'Japan is bombed') : bombed;
  return bombingCostsStep(board, die) ? shotUp(felt, unit) : felt;
}

function shotUp(game: Game, id: UnitId): Game {
  const { index } = unitOf(id);
  const eliminated = game.state.board.reduced[index]!;
  return tell(withBoard(game, loseStep(game.state.board, id)), {
    type: 'attrition',
    unit: id,
    left: eliminated ? 'eliminated' : 'reduced',
  });
}
