import type { Side, UnitId } from '../../data/ids.ts';
import { findHex, hexAt } from '../../data/map.ts';
import { type Hq, unitOf } from '../../data/units.ts';
import type { HexId, HexIndex } from '../../hex/hex.ts';
import { controllerOf } from '../control/control.ts';
import { unitsIn } from '../state/occupation.ts';
import { laterTurn } from '../state/turn-track.ts';
import { changeBoard, type Game, sendTo, tell, withBoard } from './game.ts';

/** 6.5: a hex changes hands; an HQ of the other side in it has to leave (6.14). */
export function takeControl(game: Game, hex: HexIndex, side: Side): Game {
  const { id } = hexAt(hex);
  if (controllerOf(game.state.board, hex) === side) return displaceHq(game, hex, side);
  const changed = tell(changeBoard(game, { control: { [id]: side } }), {
    type: 'control-changed',
    hex: id,
    to: side,
  });
  return displaceHq(side === 'allies' ? lostByJapan(changed, id) : changed, hex, side);
}

/** What ends when Japan loses a hex. */
function lostByJapan(game: Game, id: HexId): Game {
  const { board } = game.state;
  const hex = findHex(id)!;
  // 16.42: held without a break, or from the beginning again.
  const { [id]: _, ...held } = board.held;
  // 13.94: a home city's garrison is gone for good.
  const lostHomeCities =
    hex.city === 'japanese-home-city' && !board.lostHomeCities.includes(id)
      ? [...board.lostHomeCities, id]
      : board.lostHomeCities;
  // 6.23 (1).
  const tokyoExpress = board.markers.tokyoExpress === id ? null : board.markers.tokyoExpress;
  // 13.62: part of Northern India is free.
  const india =
    hex.area === 'north-india' && !board.surrendered.includes('india') ? 'stable' : board.markers.india;
  const markers = { ...board.markers, tokyoExpress, india };
  const after = withBoard(game, { ...board, held, lostHomeCities, markers });
  return india === board.markers.india
    ? after
    : tell(after, { type: 'marker', marker: 'India', value: india });
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
  const to = unitOf(hq).prewar ? 'eliminated' : laterTurn(game.state.board, 1);
  return sendTo(game, [hq], to, rule);
}
