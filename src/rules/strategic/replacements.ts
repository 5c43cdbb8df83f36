import type { CardId, Place, Side, UnitId } from '../../data/ids.ts';
import { inArea, indexOfPlace, PORTS } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type Hq, isCommonwealth, UNITS, type Unit } from '../../data/units.ts';
import { has, intersection, members, union } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import { enemyZoiAgainst, inSupply } from '../supply/supply.ts';
import { placesFor } from './arrivals.ts';

/** What replacement steps are for (11.2, 11.3). */
export const POOLS = ['ground', 'air', 'naval', 'us-naval', 'commonwealth-naval', 'chinese'] as const;
export type Pool = (typeof POOLS)[number];
export type Pools = Readonly<Record<Pool, number>>;

/** A side that is using its replacements. */
export interface Replacing {
  readonly side: Side;
  /** Steps left. */
  readonly pools: Pools;
  /** The board before the first was used: rebuilt units do not help others to come (11.0). */
  readonly before: Board;
  /** Units a step was used on. */
  readonly replaced: readonly UnitId[];
  /** The event that gives the steps, outside the replacement segment (5.33). */
  readonly card?: CardId;
}

/** A step used: a unit, and where it is or comes back. */
export interface StepUse {
  readonly unit: UnitId;
  readonly to: Place;
}

export const NO_STEPS: Pools = {
  ground: 0,
  air: 0,
  naval: 0,
  'us-naval': 0,
  'commonwealth-naval': 0,
  chinese: 0,
};

/** 11.2, 11.3: the steps a side has this turn; Japan's include those it has kept. */
export function poolsOf(board: Board, side: Side): Pools {
  const due = TABLES.replacements[board.turn - 1]!;
  if (side === 'japan') {
    const { air, naval } = board.markers.replacementsSaved;
    return { ...NO_STEPS, air, naval: naval + due.japanNaval, ground: divisionsToSend(board) };
  }
  const { usNaval, commonwealthNaval } = TABLES.replacementHexes;
  const allied = (hex: Place) => controllerOf(board, indexOfPlace(hex)!) === 'allies';
  return {
    ...NO_STEPS,
    ground: Math.max(0, due.ground - cuts(board)),
    air: due.air,
    'us-naval': due.usNaval + (allied(usNaval) ? due.usNavalIfOahu : 0),
    'commonwealth-naval': commonwealthNaval.some(allied) ? due.commonwealthNaval : 0,
    chinese: board.surrendered.includes('china') ? 0 : due.chinese,
  };
}

/** J15, J82: how many steps India's unrest costs this turn. */
const cuts = (board: Board): number =>
  board.later.filter(({ turn, effect }) => turn === board.turn && effect === 'ground-replacements-cut')
    .length;

const MOST_FROM_CHINA = 2;

/** 11.23: up to two divisions from China a turn, each a step. */
const divisionsToSend = (board: Board): number =>
  hasFootholdInChina(board) ? Math.min(MOST_FROM_CHINA, board.markers.divisionsInChina) : 0;

const FOOTHOLD = members(union(intersection(PORTS, inArea('china-coast')), inArea('korea')));

/** 13.71: without a port on the coast of China or a hex of Korea Japan neither attacks there nor takes divisions away. */
export const hasFootholdInChina = (board: Board): boolean =>
  FOOTHOLD.some((hex) => controllerOf(board, hex) === 'japan');

/** Which steps a unit can be given; undefined if none (11.1, 11.35, 13.83). */
export function poolFor(board: Board, unit: Unit): Pool | undefined {
  if (unit.class === 'hq' || unit.prewar || unit.nation === 'netherlands') return undefined;
  const gone = board.at[unit.index] === 'eliminated';
  if (gone && unit.nation === 'australia' && board.surrendered.includes('australia')) return undefined;
  // J15, J82: the Commonwealth's troops get nothing while India is in unrest.
  if (unit.class === 'ground' && isCommonwealth(unit) && cuts(board) > 0) return undefined;
  return poolOf(unit);
}

/** 11.2, 11.3: whose steps a combat unit's are. */
export function poolOf(unit: Exclude<Unit, Hq>): Pool {
  if (unit.nation === 'china') return 'chinese';
  if (unit.class !== 'naval') return unit.class;
  return unit.side === 'japan' ? 'naval' : isCommonwealth(unit) ? 'commonwealth-naval' : 'us-naval';
}

/** Every way to use one step: a reduced unit made whole where it is, or an eliminated one brought back. */
export function usesOfSteps(board: Board, { side, pools, before, replaced }: Replacing): StepUse[] {
  return UNITS.filter((unit) => {
    const pool = unit.side === side ? poolFor(board, unit) : undefined;
    return pool !== undefined && pools[pool] > 0;
  }).flatMap((unit): StepUse[] => {
    const at = board.at[unit.index]!;
    if (at === 'eliminated') return placesFor(board, before, unit).map((to) => ({ unit: unit.id, to }));
    const whole = board.reduced[unit.index] && (replaced.includes(unit.id) || mayBeRestored(before, unit));
    return whole ? [{ unit: unit.id, to: at }] : [];
  });
}

/** 11.0: on the map, in supply, and not under enemy ZOI that is not neutralised. */
export function mayBeRestored(before: Board, unit: Unit): boolean {
  const hex = hexOf(before, unit);
  if (hex === undefined && before.at[unit.index] !== 'china-box') return false;
  if (!inSupply(before, unit.id)) return false;
  return hex === undefined || !has(enemyZoiAgainst(before, unit.side), hex);
}
