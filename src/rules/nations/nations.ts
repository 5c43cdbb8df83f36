import type { AreaId } from '../../data/areas.ts';
import type { Side } from '../../data/ids.ts';
import { inArea, indexOfPlace } from '../../data/map.ts';
import { type NationAtRisk, TABLES } from '../../data/tables.ts';
import type { Unit } from '../../data/units.ts';
import { members } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import { unitsIn } from '../state/occupation.ts';

/** 16.41: what each surrender costs, and whether it comes back when the nation is freed. */
export const WILL: Readonly<Record<AlliedNation, { readonly cost: number; readonly restored: boolean }>> = {
  australia: { cost: 2, restored: true },
  burma: { cost: 1, restored: true },
  china: { cost: 2, restored: false },
  'dutch-east-indies': { cost: 1, restored: true },
  india: { cost: 2, restored: false },
  malaya: { cost: 1, restored: true },
  philippines: { cost: 1, restored: true },
};

export type AlliedNation = Exclude<NationAtRisk, 'japan'>;

export const ALLIED_NATIONS = Object.keys(WILL) as AlliedNation[];

/** 16.41: when every nation of the list has surrendered. */
export const ALL_FALLEN = 2;

/** Whether a side controls every hex a nation's surrender turns on (13.22, 13.32, 13.42, 13.52, 13.62, 13.82, 13.93). */
export const holdsKeys = (board: Board, nation: NationAtRisk, side: Side): boolean =>
  TABLES.nations[nation].surrenderKeys.every((hex) => controllerOf(board, indexOfPlace(hex)!) === side);

export const allFallen = ({ surrendered, liberated }: Board): boolean =>
  liberated.length === 0 && ALLIED_NATIONS.every((nation) => surrendered.includes(nation));

/** The units of either side that stand in an area. */
export const unitsInArea = (board: Board, area: AreaId): Unit[] =>
  members(inArea(area)).flatMap((hex) => unitsIn(board, hex));
