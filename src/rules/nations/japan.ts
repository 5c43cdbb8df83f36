import { MAP } from '../../data/map.ts';
import { intersection, overlaps, setOf } from '../../hex/hex-set.ts';
import { controlledBy } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { connectedTo } from '../supply/network.ts';
import { sourcesOf } from '../supply/side-supply.ts';
import { supplyOf } from '../supply/supply.ts';
import { holdsKeys } from './nations.ts';

const RESOURCES = setOf(MAP.hexes.filter((hex) => hex.resource).map((hex) => hex.index));

/** 13.93: whether a path like those of supply joins a source in Honshu to a resource hex Japan controls. */
export function reachesResource(board: Board): boolean {
  const { network } = supplyOf(board).sides.japan;
  const reached = connectedTo(sourcesOf(board, 'japan'), network);
  return overlaps(reached, intersection(RESOURCES, controlledBy(board, 'japan')));
}

const SEGMENTS_TO_STARVE = 3;

/** 13.93: Honshu is lost, or Japan was cut off from its resources three times running. */
export const japanSurrenders = (board: Board): boolean =>
  holdsKeys(board, 'japan', 'allies') || board.cutOff >= SEGMENTS_TO_STARVE;
