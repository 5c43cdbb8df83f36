import type { Side } from '../../data/ids.ts';
import { PORTS } from '../../data/map.ts';
import { type HexSet, intersection } from '../../hex/hex-set.ts';
import { controlledBy } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { connectedTo } from './network.ts';
import { sourcesOf } from './side-supply.ts';
import { supplyOf } from './supply.ts';

/** 6.21B, 6.15, 10.11: the friendly ports in which an HQ would be in supply. */
export const hqPorts = (board: Board, side: Side): HexSet =>
  intersection(
    intersection(PORTS, controlledBy(board, side)),
    connectedTo(sourcesOf(board, side), supplyOf(board).sides[side].network),
  );
