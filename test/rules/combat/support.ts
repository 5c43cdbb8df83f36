import type { Side, UnitId } from '../../../src/data/ids.ts';
import { unitOf } from '../../../src/data/units.ts';
import type { HexId } from '../../../src/hex/hex.ts';
import type { Battle, TargetId } from '../../../src/rules/combat/battle.ts';
import type { CombatEffect } from '../../../src/rules/combat/effects.ts';
import { type Allotment, applyHit, legalTargets, newAllotment } from '../../../src/rules/combat/hits.ts';
import type { Modifier } from '../../../src/rules/combat/modifiers.ts';
import { type Board, isReduced, placeOf } from '../../../src/rules/state/board.ts';
import { emptyMapWith, type Situation } from '../../support/situation.ts';

export interface Fight {
  hex: number;
  offensive: Side;
  intelligence?: Battle['intelligence'];
  /** Everybody in the battle and where he stands. */
  place: NonNullable<Situation['place']>;
  /** On the map but not in the battle. */
  elsewhere?: NonNullable<Situation['place']>;
  /** Units of the offensive that are not activated; of the reaction player nobody is unless named in `reacting`. */
  idle?: UnitId[];
  reacting?: UnitId[];
  extended?: UnitId[];
  landed?: UnitId[];
  cannotFight?: UnitId[];
  assaultedDefenders?: boolean;
  effects?: CombatEffect[];
  turn?: number;
  scenario?: string;
  japan?: number[];
  allies?: number[];
  markers?: object;
}

/** A battle and its board; turn 3 (1942) and intercept unless something else is said. */
export function battle(fight: Fight): { board: Board; battle: Battle } {
  const { place, elsewhere = {}, turn = 3, japan = [], allies = [], markers = {} } = fight;
  const board = emptyMapWith({
    ...(fight.scenario ? { scenario: fight.scenario } : {}),
    place: { ...place, ...elsewhere },
    turn,
    japan,
    allies,
    markers,
  });
  const participants = (Object.keys(place) as UnitId[])
    .filter((unit) => unitOf(unit).class !== 'hq')
    .map((unit) => ({
      unit,
      at: placeOf(board, unit) as HexId,
      activated:
        unitOf(unit).side === fight.offensive
          ? !fight.idle?.includes(unit)
          : (fight.reacting?.includes(unit) ?? false),
      extended: fight.extended?.includes(unit) ?? false,
    }));
  return {
    board,
    battle: {
      hex: String(fight.hex) as HexId,
      offensive: fight.offensive,
      intelligence: fight.intelligence ?? 'intercept',
      participants,
      landed: fight.landed ?? [],
      cannotFight: fight.cannotFight ?? [],
      assaultedDefenders: fight.assaultedDefenders ?? false,
      effects: fight.effects ?? [],
    },
  };
}

/** The change of the one modifier of a rule or card; undefined if it does not apply. */
export function changeOf(modifiers: readonly Modifier[], rule: string, reason?: string): number | undefined {
  const found = modifiers.filter((entry) => entry.rule === rule && (!reason || entry.reason === reason));
  if (found.length > 1) throw new Error(`${rule} applies ${found.length} times`);
  return found[0]?.change;
}

export const total = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { change }) => sum + change, 0);

export const hitsOf = (
  { board, battle: fought }: { board: Board; battle: Battle },
  combat: 'air-naval' | 'ground',
  by: Side,
  hits: number,
  critical = false,
): Allotment => newAllotment(board, fought, combat, by, { hits, critical });

export interface Position {
  board: Board;
  battle: Battle;
  allotment: Allotment;
}

/** After these steps have been hit, in this order. */
export function afterHits(
  start: { board: Board; battle: Battle },
  allotment: Allotment,
  ...ids: TargetId[]
): Position {
  let position: Position = { ...start, allotment };
  for (const id of ids) position = applyHit(position.board, position.battle, position.allotment, id);
  return position;
}

export const targets = ({ board, battle: fought, allotment }: Position): TargetId[] =>
  legalTargets(board, fought, allotment)
    .map(({ id }) => id)
    .sort();

export type Condition = 'full' | 'reduced' | 'eliminated';

export const conditionOf = (board: Board, unit: UnitId): Condition => {
  if (placeOf(board, unit) === 'eliminated') return 'eliminated';
  return isReduced(board, unit) ? 'reduced' : 'full';
};
