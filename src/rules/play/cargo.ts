import type { UnitId } from '../../data/ids.ts';
import type { HexId } from '../../hex/hex.ts';
import { placeOf } from '../state/board.ts';
import { type Game, offensiveOf, place, tell } from './game.ts';

/** 8.46: troops go down with the ship that carries them. */
export function cargoLost(game: Game): Game {
  const { moved } = offensiveOf(game.state);
  const { board } = game.state;
  const lost = (Object.keys(moved) as UnitId[]).filter((id) => {
    const ship = moved[id]?.carriedBy;
    return ship && placeOf(board, ship) === 'eliminated' && placeOf(board, id) !== 'eliminated';
  });
  return lost.reduce(
    (after, id) =>
      tell(place(after, [id], 'eliminated'), {
        type: 'step-lost',
        target: id,
        hex: placeOf(board, id) as HexId,
        left: 'eliminated',
      }),
    game,
  );
}
