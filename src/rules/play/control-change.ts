import type { Place, Side, UnitId } from '../../data/ids.ts';
import { hexAt } from '../../data/map.ts';
import { type Hq, unitOf } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { controllerOf } from '../control/control.ts';
import { unitsIn } from '../state/occupation.ts';
import { changeBoard, type Game, place, tell } from './game.ts';

/** 6.5: a hex changes hands; an HQ of the other side in it has to leave (6.14). */
export function takeControl(game: Game, hex: HexIndex, side: Side): Game {
  const { id } = hexAt(hex);
  if (controllerOf(game.state.board, hex) === side) return displaceHq(game, hex, side);
  const changed = changeBoard(game, { control: { [id]: side } });
  return displaceHq(tell(changed, { type: 'control-changed', hex: id, to: side }), hex, side);
}

/** 6.14: HQs are never destroyed; those with a dot do not come back. */
function displaceHq(game: Game, hex: HexIndex, side: Side): Game {
  const hqs = unitsIn(game.state.board, hex).filter(
    (unit): unit is Hq => unit.class === 'hq' && unit.side !== side,
  );
  return hqs.reduce((after, hq) => removeHq(after, hq.id, '6.14'), game);
}

/** 6.13, 6.14: an HQ leaves the map for the next turn, or for good. */
export function removeHq(game: Game, hq: UnitId, rule: string): Game {
  const to = unitOf(hq).prewar ? 'eliminated' : laterTurn(game, 1);
  return tell(place(game, [hq], to), { type: 'placed', unit: hq, to, rule });
}

/** The box of a later turn; after the last one a unit is out of play. */
export function laterTurn(game: Game, turns: number): Place {
  const turn = game.state.board.turn + turns;
  return turn > 12 ? ('out-of-play' as const) : (`turn-${turn}` as const);
}
