import type { UnitId } from '../../data/ids.ts';
import { EDGE_HEXES, inArea, indexOfPlace } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type Hq, unitOf } from '../../data/units.ts';
import { type HexSet, has, union } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { derived } from '../state/derived.ts';
import { hexOf } from '../state/occupation.ts';
import { connectedTo } from '../supply/network.ts';
import { inSupply, supplyOf } from '../supply/supply.ts';
import { tracesOverKwai } from './kwai.ts';

export interface EfficiencyModifier {
  readonly rule: string;
  readonly change: -1 | 1;
  readonly reason: string;
}

export interface Efficiency {
  readonly printed: number;
  readonly modifiers: readonly EfficiencyModifier[];
  /** Never below zero. */
  readonly value: number;
}

const RANGOON = indexOfPlace(TABLES.places.rangoon)!;

/** 13.79: where activating a unit puts a Japanese HQ's efficiency at the mercy of the Kwai bridge. */
const KWAI_COUNTRY: HexSet = (['burma', 'north-india', 'ceylon'] as const).map(inArea).reduce(union);

/** 6.11: an HQ's efficiency in an offensive or reaction that activates these units. */
export function efficiencyOf(board: Board, hq: Hq, activated: readonly UnitId[] = []): Efficiency {
  const modifiers = [lineToTheEast(board, hq), kwaiBridge(board, hq, activated)].filter(
    (m) => m !== undefined,
  );
  const sum = modifiers.reduce((total, modifier) => total + modifier.change, hq.efficiency);
  return { printed: hq.efficiency, modifiers, value: Math.max(0, sum) };
}

/** The hexes with a supply path of any length to the east edge of the map. */
const joinedToTheEast = derived(
  (board: Board): HexSet => connectedTo(EDGE_HEXES.east, supplyOf(board).sides.allies.network),
);

/** 6.25: a US or joint HQ in supply wants a line to the east edge. */
function lineToTheEast(board: Board, hq: Hq): EfficiencyModifier | undefined {
  const hex = hexOf(board, hq);
  const american = hq.command === 'us' || hq.command === 'joint';
  if (!american || hex === undefined || !inSupply(board, hq.id)) return undefined;
  if (has(joinedToTheEast(board), hex)) return undefined;
  return { rule: '6.25', change: -1, reason: 'no line to the east edge of the map' };
}

/** 13.79: the bridge on the Kwai, for offensives and reactions that begin in Burma, Northern India or Ceylon. */
function kwaiBridge(board: Board, hq: Hq, activated: readonly UnitId[]): EfficiencyModifier | undefined {
  if (hq.side !== 'japan') return undefined;
  const units = activated.map(unitOf);
  const startsThere = units.some((unit) => {
    const hex = hexOf(board, unit);
    return hex !== undefined && has(KWAI_COUNTRY, hex);
  });
  if (!startsThere) return undefined;
  const built = board.markers.transportRoutes.kwai;
  const rangoonJapanese = controllerOf(board, RANGOON) === 'japan';
  if (!built && !rangoonJapanese) {
    return { rule: '13.79', change: -1, reason: 'no bridge on the Kwai and Rangoon in Allied hands' };
  }
  if (built && rangoonJapanese && units.some((unit) => tracesOverKwai(board, unit))) {
    return { rule: '13.79', change: 1, reason: 'supply comes over the bridge on the Kwai' };
  }
  return undefined;
}
