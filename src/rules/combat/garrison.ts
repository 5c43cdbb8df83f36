import type { Side } from '../../data/ids.ts';
import { findHex } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import type { HexId } from '../../hex/hex.ts';
import { controllerOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import type { Battle } from './battle.ts';

export interface Garrisons {
  /** Ground units of one step each. */
  readonly count: number;
  readonly attack: number;
  readonly defense: number;
}

const CHINA = { attack: 9, defense: 12 };
const HOME = { attack: 12, defense: 12 };
const NONE: Garrisons = { count: 0, attack: 0, defense: 0 };

/**
 * The garrisons a hex has by itself while Japan holds it: Chinese cities and Hong Kong one for every four divisions
 * in China begun, and always one (13.76); home cities one, if they were never lost (13.94).
 */
export function garrisonsIn(board: Board, id: HexId): Garrisons {
  const hex = findHex(id)!;
  if (hex.area === null || controllerOf(board, hex.index) !== 'japan') return NONE;
  if (hex.city === 'chinese-city') {
    const count = Math.ceil(board.markers.divisionsInChina / TABLES.divisionsInChina.perGarrison);
    return { count: Math.max(1, count), ...CHINA };
  }
  return hex.city === 'japanese-home-city' && !board.lostHomeCities.includes(id)
    ? { count: 1, ...HOME }
    : NONE;
}

/** The garrisons that still stand in a battle. */
export function garrisonsOf(board: Board, battle: Battle, side: Side): Garrisons {
  if (side !== 'japan') return NONE;
  const garrisons = garrisonsIn(board, battle.hex);
  return { ...garrisons, count: Math.max(0, garrisons.count - (battle.garrisonsLost ?? 0)) };
}
