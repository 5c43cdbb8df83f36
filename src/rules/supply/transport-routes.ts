import type { Side } from '../../data/ids.ts';
import { inArea, indexOfPlace } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { has, members, setOf } from '../../hex/hex-set.ts';
import { closure } from '../../hex/sides.ts';
import { controllerOf } from '../control/control.ts';
import { type Board, withChanges } from '../state/board.ts';
import { routesHeld } from './land-logistics.ts';
import { groundOf } from './network.ts';
import { suppliedPorts } from './supply.ts';

/** The transport routes that players build (13.77). */
export type BuiltRoute = 'jarhat' | 'ledo' | 'imphal';

/** 13.77: which transport routes a side may build now. */
export function buildableRoutes(board: Board, side: Side): BuiltRoute[] {
  const { jarhat, ledo, imphal } = board.markers.transportRoutes;
  if (side === 'japan') return !imphal && japanReachesImphal(board) ? ['imphal'] : [];
  const needed = [...members(inArea('north-india')), AKYAB];
  if (needed.some((hex) => controllerOf(board, hex) !== 'allies')) return [];
  if (!jarhat) return ['jarhat'];
  return [...(ledo ? [] : (['ledo'] as const)), ...(imphal ? [] : (['imphal'] as const))];
}

const AKYAB = indexOfPlace('2006')!;
const RANGOON = indexOfPlace(TABLES.places.rangoon)!;
const IMPHAL = indexOfPlace(TABLES.transportRoutes.imphal)!;

/** 13.77C: Rangoon a supplied Japanese port, and its routes held as far as Imphal, once Imphal's own is built. */
function japanReachesImphal(board: Board): boolean {
  if (!has(suppliedPorts(board, 'japan'), RANGOON)) return false;
  const built = withChanges(board, {
    markers: { transportRoutes: { ...board.markers.transportRoutes, imphal: true } },
  });
  const routes = routesHeld(built, 'japan', groundOf(board, 'japan').barred);
  return has(closure(setOf([RANGOON]), routes), IMPHAL);
}
