import type { Side, UnitId } from '../../src/data/ids.ts';
import { findHex } from '../../src/data/map.ts';
import { HQS, type Hq, unitOf } from '../../src/data/units.ts';
import type { HexId } from '../../src/hex/hex.ts';
import { idOf } from '../../src/hex/hex.ts';
import { type HexSet, has, members } from '../../src/hex/hex-set.ts';
import { activatableBy } from '../../src/rules/activation/activation.ts';
import { efficiencyOf } from '../../src/rules/activation/efficiency.ts';
import type { Board } from '../../src/rules/state/board.ts';
import { mayCommand } from '../../src/rules/supply/command.ts';
import {
  inSupply,
  suppliedAirfields,
  suppliedPorts,
  supplyOf,
  zoiOf,
} from '../../src/rules/supply/supply.ts';
import { readPosition } from '../../src/save/position.ts';

/** A place as tests write it: a hex number or the name of a box. */
type At = number | 'delay-box' | 'china-box' | 'eliminated' | 'out-of-play' | `turn-${number}`;

export interface Situation {
  /** Defaults to 1942-45. */
  scenario?: string;
  turn?: number;
  /** Units and where they stand; `[place, 'reduced']` for the reduced side. */
  place?: Partial<Record<UnitId, At | [At, 'reduced']>>;
  /** Hexes each side controls, beyond those of the scenario. */
  japan?: number[];
  allies?: number[];
  markers?: object;
  activated?: UnitId[];
}

/** A board with just these units on it, and the control of the scenario's first moment. */
export const emptyMapWith = (situation: Situation): Board => build(situation, true);

/** The scenario's set-up with these changes. */
export const setUpWith = (situation: Situation): Board => build(situation, false);

function build(situation: Situation, clear: boolean): Board {
  return readPosition('situation', positionOf(situation, clear)).state.board;
}

/** A situation as the position file it stands for. */
export function positionOf(
  {
    scenario = '1942-45',
    turn,
    place = {},
    japan = [],
    allies = [],
    markers = {},
    activated = [],
  }: Situation,
  clear: boolean,
) {
  const units = Object.fromEntries(
    Object.entries(place).map(([id, at]) => {
      const [where, reduced] = Array.isArray(at) ? [at[0], true] : [at, false];
      return [id, { at: String(where), reduced }];
    }),
  );
  const control = Object.fromEntries([
    ...japan.map((hex) => [String(hex), 'japan']),
    ...allies.map((hex) => [String(hex), 'allies']),
  ]);
  return { scenario, clear, units, control, markers, activated, ...(turn ? { turn } : {}) };
}

const index = (hex: number) => findHex(String(hex))!.index;

export const supplied = (board: Board, unit: UnitId): boolean => inSupply(board, unit);

/** Whether a hex is under a side's ZOI, and if so whether that ZOI is neutralised there. */
export function zoiAt(board: Board, side: Side, hex: number): 'none' | 'neutralised' | 'active' {
  const zoi = zoiOf(board, side);
  if (!has(zoi.hexes, index(hex))) return 'none';
  return has(zoi.neutralised, index(hex)) ? 'neutralised' : 'active';
}

export const isSuppliedPort = (board: Board, side: Side, hex: number): boolean =>
  has(suppliedPorts(board, side), index(hex));

export const isSuppliedAirfield = (board: Board, side: Side, hex: number): boolean =>
  has(suppliedAirfields(board, side), index(hex));

/** Whether an HQ itself, and not some other source, supplies a unit. */
export function suppliesUnit(board: Board, hq: UnitId, unit: UnitId): boolean {
  const entry = supplyOf(board).sides[unitOf(hq).side].hqs.find((candidate) => candidate.hq.id === hq)!;
  const at = index(Number(board.at[unitOf(unit).index]));
  return mayCommand(hqOf(hq), unitOf(unit)) && has(entry.supplies, at);
}

export const hqOf = (id: UnitId): Hq => HQS.find((hq) => hq.id === id)!;

export const canActivate = (board: Board, hq: UnitId, unit: UnitId): boolean =>
  activatableBy(board, hqOf(hq)).includes(unit);

export const efficiency = (board: Board, hq: UnitId, units: UnitId[] = []): number =>
  efficiencyOf(board, hqOf(hq), units).value;

export const burmaRoad = (board: Board) => supplyOf(board).sides.allies.burmaRoad!;

export const hexIds = (set: HexSet): HexId[] => members(set).map(idOf);
