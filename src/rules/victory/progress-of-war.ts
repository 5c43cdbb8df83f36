import { findHex, type Hex, ONE_HEX_ISLANDS } from '../../data/map.ts';
import type { HexId } from '../../hex/hex.ts';
import { has } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';

const FIRST_TURN = 4;
const MOST_NEEDED = 4;

/** 16.47: a hex with a city, a resource, a port or an airfield; a one-hex island needs one of the last three. */
export const countsForProgress = (hex: Hex): boolean =>
  hex.resource || hex.port || hex.airfield || (hex.city !== null && !has(ONE_HEX_ISLANDS, hex.index));

/** Hexes that were Japanese when the turn began and are Allied now. */
export const hexesGained = (board: Board): HexId[] =>
  board.thisTurn.japaneseAtStart.filter((id) => {
    const hex = findHex(id)!;
    // 13.63: going back to an India that has surrendered is no progress.
    const india = hex.area === 'central-india' && board.surrendered.includes('india');
    return controllerOf(board, hex.index) === 'allies' && countsForProgress(hex) && !india;
  });

/** How many the Allies must gain this turn: four, or as many as they have shipping points; none before turn 4. */
export const hexesNeeded = ({ turn, thisTurn }: Board): number =>
  turn < FIRST_TURN ? 0 : Math.min(MOST_NEEDED, thisTurn.alliedAsp);
