import { SIDES, type Side } from '../../data/ids.ts';
import { indexOfPlace } from '../../data/map.ts';
import { loadScenario } from '../../data/scenario.ts';
import { type KeyRegion, TABLES } from '../../data/tables.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { has, setOf, union } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import { keyHolder, regionHolder } from '../nations/regions.ts';
import type { Board } from '../state/board.ts';
import { setUp } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import { supplyOf } from '../supply/supply.ts';

/** Who holds what when points are counted. */
export interface Holdings {
  readonly of: (hex: HexIndex) => Side;
  readonly region: (region: KeyRegion) => Side | undefined;
}

/**
 * 17.27, 17.38: as control is; in tournament play a hex where a unit of its holder would be out of supply
 * counts for whoever held it when the game began.
 */
export function holdingsOf(state: State): Holdings {
  const { board, options } = state;
  const plain: Holdings = {
    of: (hex) => controllerOf(board, hex),
    region: (region) => regionHolder(board, region),
  };
  const { victory } = loadScenario(state.scenario);
  if (!options.tournament || victory.type !== 'points' || !victory.tournamentOption) return plain;
  const start = setUp(loadScenario(state.scenario)).board;
  const of = (hex: HexIndex): Side => {
    const side = controllerOf(board, hex);
    return has(suppliedHexes(state, side), hex) ? side : controllerOf(start, hex);
  };
  return { of, region: (region) => regionInSupply(state, start, of, region) };
}

/** The side that counts as holding every key; the Mandates stay with whoever has them while the keys are divided (13.84). */
function regionInSupply(
  { board }: State,
  start: Board,
  of: Holdings['of'],
  region: KeyRegion,
): Side | undefined {
  const keys = TABLES.regions[region].keys.map((hex) => indexOfPlace(hex)!);
  const holder = SIDES.find((side) => keys.every((hex) => of(hex) === side));
  if (holder !== undefined || region !== 'australian-mandates') return holder;
  // Whoever has them by keys that do not count never got them.
  return regionHolder(keyHolder(board, region) === undefined ? board : start, region);
}

/** Where some unit of a side other than an HQ would be in supply. */
function suppliedHexes({ board }: State, side: Side) {
  const { hqs, fromKunming } = supplyOf(board).sides[side];
  const express = side === 'japan' ? board.markers.tokyoExpress : null;
  const byExpress = express === null ? fromKunming : union(fromKunming, setOf([indexOfPlace(express)!]));
  return hqs.map(({ supplies }) => supplies).reduce(union, byExpress);
}
