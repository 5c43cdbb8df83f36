import type { Side } from '../../data/ids.ts';
import { inArea, MAP } from '../../data/map.ts';
import { emptySet, type HexSet, has, setOf } from '../../hex/hex-set.ts';
import { garrisonsIn } from '../combat/garrison.ts';
import type { Board } from '../state/board.ts';
import { derived } from '../state/derived.ts';

const MANCHURIA = inArea('manchuria');

/** 13.91: nobody enters or attacks Manchuria, so its cities are left out. */
const CITIES = MAP.hexes.filter((hex) => hex.city !== null && !has(MANCHURIA, hex.index));

const japanese = derived(
  (board: Board): HexSet =>
    setOf(CITIES.filter((hex) => garrisonsIn(board, hex.id).count > 0).map((hex) => hex.index)),
);

/** 13.76, 13.94: hexes where ground units of a side count as present without a counter. */
export const garrisoned = (board: Board, side: Side): HexSet =>
  side === 'japan' ? japanese(board) : emptySet();
