import type { Unit } from '../data/units.ts';
import { type Piece, piece } from './layout.ts';
import type { Paint } from './screen.ts';

/** A unit in a list: `(r)` if reduced, `!` and the colour of alarm if out of supply; null where supply does not matter. */
export function unitPiece(unit: Unit, reduced: boolean, inSupply: boolean | null, paint: Paint): Piece {
  const troubled = inSupply === false;
  const text = `${unit.name}${reduced ? ' (r)' : ''}${troubled ? ' !' : ''}`;
  return piece(text, troubled ? paint.alarm : paint.side[unit.side]);
}
