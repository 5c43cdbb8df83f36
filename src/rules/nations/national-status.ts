import { KEY_REGIONS, type NationAtRisk } from '../../data/tables.ts';
import { type Game, push, tell, withBoard } from '../play/game.ts';
import { occupyBases } from './bases.ts';
import { indiaWavers } from './india.ts';
import { japanSurrenders, reachesResource } from './japan.ts';
import { liberate, mustBeFreed } from './liberation.ts';
import { ALLIED_NATIONS, type AlliedNation } from './nations.ts';
import { claimRegion } from './regions.ts';
import { mustSurrender, surrender } from './surrender.ts';

/** The national status segment under way (4.31). */
export interface NationalStatus {
  readonly stage: 'surrenders' | 'control' | 'vacated';
  /** Nations that surrender this turn; units leave them before their bases change hands. */
  readonly fallen: readonly AlliedNation[];
}

/** 13.1: which nations surrender now. What that asks of players lies on the stack above the settling of control. */
export function nationsFall(game: Game): Game {
  const wavered = indiaWavers(game);
  const fallen = ALLIED_NATIONS.filter((nation) => mustSurrender(wavered.state.board, nation));
  const next = push(wavered, { step: 'national-status', data: { stage: 'control', fallen } });
  return fallen.reduce(surrender, next);
}

/** 13.1, 13.22: what US ships and air units have left behind in the Philippines is Japanese. */
export const takeVacated = (game: Game): Game =>
  game.state.board.thisTurn.fallen.includes('philippines') ? occupyBases(game, 'philippines') : game;

/** Bases of fallen nations, nations set free, regions, and whether Japan can still feed itself. */
export function settleControl(game: Game, fallen: readonly AlliedNation[]): Game {
  const occupied = fallen.reduce(occupyBases, game);
  const freed = mustBeFreed(occupied.state.board).reduce(liberate, occupied);
  const claimed = KEY_REGIONS.reduce(claimRegion, freed);
  const { board } = claimed.state;
  const cutOff = reachesResource(board) ? 0 : board.cutOff + 1;
  const counted = withBoard(claimed, { ...board, cutOff });
  if (!japanSurrenders(counted.state.board)) return counted;
  const surrendered: readonly NationAtRisk[] = [...board.surrendered, 'japan'];
  return tell(withBoard(counted, { ...counted.state.board, surrendered }), {
    type: 'surrendered',
    nation: 'japan',
    rule: '13.93',
  });
}
