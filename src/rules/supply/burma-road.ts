import { EDGE_HEXES, indexOfPlace } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type HexSet, has, overlaps, setOf, union } from '../../hex/hex-set.ts';
import { closure } from '../../hex/sides.ts';
import type { Board } from '../state/board.ts';
import { KUNMING } from '../state/occupation.ts';
import { routesHeld } from './land-logistics.ts';
import type { Network } from './network.ts';

const RANGOON = indexOfPlace(TABLES.places.rangoon)!;
const MADRAS = indexOfPlace(TABLES.places.madras)!;

const SEA_ENDS: HexSet = [EDGE_HEXES.west, EDGE_HEXES.south, EDGE_HEXES.east].reduce(union, setOf([MADRAS]));

/** 13.78: by which paragraph the Burma Road is open to the Allies; undefined if it is closed. */
export function burmaRoadOpenBy(board: Board, { sea, barred }: Network): 'A' | 'B' | undefined {
  const fromKunming = closure(setOf([KUNMING]), routesHeld(board, 'allies', barred));
  // Jarhat with Ledo or Imphal must be built: no other route leads from Burma to India.
  if (has(fromKunming, MADRAS)) return 'B';
  const toSea = has(fromKunming, RANGOON) && overlaps(closure(setOf([RANGOON]), sea), SEA_ENDS);
  return toSea ? 'A' : undefined;
}

export const HUMP_AIRFIELDS: HexSet = setOf(TABLES.humpAirfields.map((hex) => indexOfPlace(hex)!));
