import { enemyOf, SIDES, type Side } from '../../data/ids.ts';
import { type Hex, hexAt, inArea, indexOfPlace, isNamed } from '../../data/map.ts';
import { type KeyRegion, TABLES } from '../../data/tables.ts';
import type { Unit } from '../../data/units.ts';
import { members } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import { takeControl } from '../play/control-change.ts';
import { type Game, withBoard } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { unitsIn } from '../state/occupation.ts';

/** The side that controls every key hex of a region; undefined if neither does. */
export const keyHolder = (board: Board, region: KeyRegion): Side | undefined =>
  SIDES.find((side) =>
    TABLES.regions[region].keys.every((hex) => controllerOf(board, indexOfPlace(hex)!) === side),
  );

/** Who controls a region as a whole: the Mandates stay with whoever last held both keys (13.84). */
export const regionHolder = (board: Board, region: KeyRegion): Side | undefined =>
  region === 'australian-mandates' ? board.mandates : keyHolder(board, region);

/** How a region's hexes fall to whoever holds its keys. */
interface Claim {
  /** Japan gets nothing in the Marshalls by this: they are its own (13.92). */
  readonly sides: readonly Side[];
  readonly hexes: (hex: Hex) => boolean;
  /** Enemy units that keep a hex. */
  readonly keeps: (unit: Unit) => boolean;
}

const CLAIMS: Readonly<Record<KeyRegion, Claim>> = {
  'australian-mandates': { sides: SIDES, hexes: () => true, keeps: (unit) => unit.class === 'ground' },
  'new-guinea': { sides: SIDES, hexes: isNamed, keeps: () => true },
  marshalls: { sides: ['allies'], hexes: () => true, keeps: (unit) => unit.class === 'ground' },
};

/** 13.84, 13.85, 13.92: whoever holds the keys of a region controls its hexes that the enemy does not keep. */
export function claimRegion(game: Game, region: KeyRegion): Game {
  const side = keyHolder(game.state.board, region);
  const { sides, hexes, keeps } = CLAIMS[region];
  if (!side || !sides.includes(side)) return game;
  const marked =
    region === 'australian-mandates' ? withBoard(game, { ...game.state.board, mandates: side }) : game;
  return members(inArea(region))
    .filter((hex) => hexes(hexAt(hex)) && controllerOf(game.state.board, hex) !== side)
    .filter(
      (hex) => !unitsIn(game.state.board, hex).some((unit) => unit.side === enemyOf(side) && keeps(unit)),
    )
    .reduce((after, hex) => takeControl(after, hex, side), marked);
}
