import type { Side } from '../../data/ids.ts';
import { indexOfPlace } from '../../data/map.ts';
import { loadScenario } from '../../data/scenario.ts';
import { type KeyRegion, TABLES } from '../../data/tables.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { has, setOf, union } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import { regionHolder } from '../nations/regions.ts';
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
  if (!options.tournament) return plain;
  const start = setUp(loadScenario(state.scenario)).board;
  const supplied = (side: Side, hex: HexIndex): boolean => has(suppliedHexes(state, side), hex);
  const of = (hex: HexIndex): Side => {
    const side = controllerOf(board, hex);
    return supplied(side, hex) ? side : controllerOf(start, hex);
  };
  return {
    of,
    region: (region) => {
      const side = plain.region(region);
      if (side === undefined) return undefined;
      const keys = TABLES.regions[region].keys.map((hex) => indexOfPlace(hex)!);
      // Whoever holds a region without its keys has it from an earlier turn (13.84): nothing there to test.
      const lost = keys.some((hex) => controllerOf(board, hex) === side && of(hex) !== side);
      return lost ? regionHolder(start, region) : side;
    },
  };
}

/** Where some unit of a side other than an HQ would be in supply. */
function suppliedHexes({ board }: State, side: Side) {
  const { hqs, fromKunming } = supplyOf(board).sides[side];
  const express = side === 'japan' ? board.markers.tokyoExpress : null;
  const byExpress = express === null ? fromKunming : union(fromKunming, setOf([indexOfPlace(express)!]));
  return hqs.map(({ supplies }) => supplies).reduce(union, byExpress);
}
