import { TABLES } from '../../data/tables.ts';
import { type Game, tell, withBoard } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import { changeWill } from '../victory/political-will.ts';
import { freeBases } from './bases.ts';
import { ALL_FALLEN, ALLIED_NATIONS, type AlliedNation, allFallen, holdsKeys, WILL } from './nations.ts';

/** 13.1, 16.41: nations whose every key hex the Allies have taken back. India and China do not come back. */
export const mustBeFreed = (board: Board): AlliedNation[] =>
  ALLIED_NATIONS.filter(
    (nation) =>
      WILL[nation].restored &&
      board.surrendered.includes(nation) &&
      !board.liberated.includes(nation) &&
      holdsKeys(board, nation, 'allies'),
  );

/** 13.1: its bases are Allied again, and the political will it cost comes back; the cards do not. */
export function liberate(game: Game, nation: AlliedNation): Game {
  const { board } = game.state;
  const first = allFallen(board);
  const free = tell(withBoard(game, { ...board, liberated: [...board.liberated, nation] }), {
    type: 'liberated',
    nation,
    rule: TABLES.nations[nation].rule,
  });
  const felt = changeWill(free, WILL[nation].cost, '16.41', `${nation} is free`);
  const all = first ? changeWill(felt, ALL_FALLEN, '16.41', 'not every nation is lost any more') : felt;
  return freeBases(all, nation);
}
