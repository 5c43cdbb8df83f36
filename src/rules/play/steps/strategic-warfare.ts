import { bombersReady, withoutOutflownInterceptors } from '../../strategic/bombing.ts';
import { type Game, push, withBoard } from '../game.ts';

/** 4.13: submarines first, then the B-29s. */
export function beginStrategicWarfare(game: Game): Game {
  const units = bombersReady(game.state.board);
  return push(
    withBoard(game, withoutOutflownInterceptors(game.state.board)),
    { step: 'bombing', data: { units, rolling: null, successes: 0 } },
    { step: 'submarines', data: {} },
  );
}
