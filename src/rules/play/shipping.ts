import { changeBoard, type Game, tell } from './game.ts';

/** 10.32, 12.21, A24: Japan loses a shipping point for good, but never its last one. */
export function loseShipping(game: Game): Game {
  const { asp } = game.state.board.markers;
  if (asp.japan <= 1) return game;
  const japan = asp.japan - 1;
  return tell(changeBoard(game, { markers: { asp: { ...asp, japan } } }), {
    type: 'marker',
    marker: 'Japanese shipping',
    value: japan,
  });
}
