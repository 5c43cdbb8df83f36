import { attritionOf } from '../../attrition/attrition.ts';
import { changeBoard, type Game, place, tell } from '../game.ts';

/** 4.4, 6.24: nobody has a choice in it. */
export function sufferAttrition(game: Game): Game {
  const { eliminated, reduced } = attritionOf(game.state.board);
  const weaker = changeBoard(place(game, eliminated, 'eliminated'), {
    units: Object.fromEntries(reduced.map((unit) => [unit, { reduced: true }])),
  });
  return tell(
    weaker,
    ...eliminated.map((unit) => ({ type: 'attrition', unit, left: 'eliminated' }) as const),
    ...reduced.map((unit) => ({ type: 'attrition', unit, left: 'reduced' }) as const),
  );
}
