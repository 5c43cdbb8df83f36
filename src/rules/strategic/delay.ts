import type { Side } from '../../data/ids.ts';
import { UNITS, type Unit } from '../../data/units.ts';
import type { Board } from '../state/board.ts';
import { europeLevel } from './europe.ts';

export interface Due {
  /** HQs first: others may come in where they are. */
  readonly arriving: readonly Unit[];
  readonly delayed: readonly Unit[];
}

/** 10.2: who of a side comes in this turn and who has to wait. Those who have waited come in now. */
export function dueThisTurn(board: Board, side: Side): Due {
  const own = UNITS.filter((unit) => unit.side === side);
  const waited = own.filter((unit) => board.at[unit.index] === 'delay-box');
  const due = own.filter((unit) => isDue(board, unit));
  const delayed = due.filter((unit) => isDelayed(board, unit));
  const arriving = [...waited, ...due.filter((unit) => !delayed.includes(unit))];
  const hqs = arriving.filter((unit) => unit.class === 'hq');
  return { arriving: [...hqs, ...arriving.filter((unit) => unit.class !== 'hq')], delayed };
}

function isDue(board: Board, unit: Unit): boolean {
  const turn = /^turn-(\d+)$/.exec(board.at[unit.index]!)?.[1];
  return turn !== undefined && Number(turn) <= board.turn;
}

/** 10.21, 10.23, 14.1A: by the War in Europe everything, by rivalry alone the US Army; never HQs, B-29s and units due back at once. */
function isDelayed(board: Board, unit: Unit): boolean {
  if (unit.side === 'japan' || unit.class === 'hq' || board.undelayed.includes(unit.id)) return false;
  if (unit.class === 'air' && unit.type === 'b29') return false;
  const rivalry = board.markers.rivalry.allies === 'rivalry';
  const panama = board.later.some(
    ({ turn, effect }) => turn === board.turn && effect === 'reinforcements-delayed',
  );
  return europeLevel(board).delayed || panama || (rivalry && unit.nation === 'us' && unit.service === 'army');
}
