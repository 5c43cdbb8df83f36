import { nationsFall, settleControl, takeVacated } from '../../nations/national-status.ts';
import { collapse, negotiation } from '../../victory/verdict.ts';
import { dataOf, pop, type Step } from '../game.ts';
import { endGame } from './end-of-turn.ts';

/** 4.31: nations surrender; when their units have left, control is settled; Japan's surrender ends the game (16.1). */
export const nationalStatus: Step = {
  ask: () => undefined,
  answers: () => [],
  take: (game) => game,
  pass: (game) => {
    const { stage, fallen } = dataOf(game.state, 'national-status');
    if (stage === 'surrenders') return nationsFall(pop(game));
    if (stage === 'vacated') return takeVacated(pop(game));
    const settled = settleControl(pop(game), fallen);
    const verdict = collapse(settled.state.board);
    return verdict ? endGame(settled, negotiation(settled.state.board) ?? verdict) : settled;
  },
};
