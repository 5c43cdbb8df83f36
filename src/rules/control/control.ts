import type { Side } from '../../data/ids.ts';
import { BOARD, indexOfPlace, LAND, MAP } from '../../data/map.ts';
import type { HexId, HexIndex } from '../../hex/hex.ts';
import { difference, type HexSet, has, setOf } from '../../hex/hex-set.ts';
import type { Board } from '../state/board.ts';
import { derived } from '../state/derived.ts';

const byHexes = derived((japaneseHexes: readonly HexId[]): Readonly<Record<Side, HexSet>> => {
  const japan = setOf(japaneseHexes.map((hex) => indexOfPlace(hex)!));
  return { japan, allies: difference(LAND, japan) };
});

/** The land hexes a side controls (1.3, 6.5). */
export const controlledBy = (board: Board, side: Side): HexSet => byHexes(board.japaneseHexes)[side];

/** Who controls a land hex. */
export const controllerOf = (board: Board, index: HexIndex): Side =>
  has(controlledBy(board, 'japan'), index) ? 'japan' : 'allies';

const RESOURCES = MAP.hexes.filter((hex) => hex.resource);

/** The resource hexes a side controls (12.11). */
export const resourcesOf = (board: Board, side: Side): HexId[] =>
  RESOURCES.filter((hex) => controllerOf(board, hex.index) === side).map((hex) => hex.id);

/** 1.3: what Japan controls when the war begins, before a scenario says otherwise. */
export const EMPIRE: readonly HexId[] = MAP.hexes.filter((hex) => hex.empire).map((hex) => hex.id);

export const SEA: HexSet = difference(BOARD, LAND);
