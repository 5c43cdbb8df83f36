import { indexOfPlace } from '../../data/map.ts';
import type { HexId } from '../../hex/hex.ts';
import { controllerOf } from '../control/control.ts';
import type { Board, LastingEvent } from '../state/board.ts';
import { unitsIn } from '../state/occupation.ts';

/** 17.27 J and K: islands that count if Japan has once held them, with a unit there, when a turn ended. */
export const TAKEN: Readonly<Partial<Record<HexId, LastingEvent>>> = {
  '5708': 'kauai-taken',
  '5808': 'oahu-taken',
  '5908': 'hawaii-taken',
};

/** Those of them that count from now on. */
export function takenNow(board: Board): LastingEvent[] {
  return (Object.entries(TAKEN) as [HexId, LastingEvent][])
    .filter(([hex, event]) => {
      const index = indexOfPlace(hex)!;
      const japanese = unitsIn(board, index).some((unit) => unit.side === 'japan');
      return !board.events.includes(event) && controllerOf(board, index) === 'japan' && japanese;
    })
    .map(([, event]) => event);
}
