import { attritionOf } from '../../attrition/attrition.ts';
import { loseStep } from '../../combat/hits.ts';
import { type Game, tell, withBoard } from '../game.ts';

/** 4.4, 6.24: nobody has a choice in it. */
export function sufferAttrition(game: Game): Game {
  const { eliminated, reduced } = attritionOf(game.state.board);
  const { board } = game.state;
  return tell(
    withBoard(game, [...eliminated, ...reduced].reduce(loseStep, board)),
    ...eliminated.map((unit) => ({ type: 'attrition', unit, left: 'eliminated' }) as const),
    ...reduced.map((unit) => ({ type: 'attrition', unit, left: 'reduced' }) as const),
  );
}
