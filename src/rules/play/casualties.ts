import { unitOf } from '../../data/units.ts';
import { groundFighters } from '../combat/winner.ts';
import { changeWill } from '../victory/political-will.ts';
import { changeBoard, type Game } from './game.ts';
import type { Fight } from './offensive.ts';

/**
 * 16.45: ground combat of an Allied offensive that no Allied unit in it has survived, with a US division or corps
 * among the lost that could be replaced, costs a point of political will, once a turn.
 */
export function countCasualties(game: Game, { battle, allotted }: Fight): Game {
  const { board } = game.state;
  if (battle.offensive !== 'allies' || board.thisTurn.casualties) return game;
  if (groundFighters(board, battle, 'allies').length > 0) return game;
  // Nobody is left, so those who fought are those who lost a step.
  const grieved = allotted
    .filter(({ by }) => by === 'japan')
    .flatMap(({ taken }) => taken)
    .some((id) => isGrievous(id));
  if (!grieved) return game;
  return changeWill(changeBoard(game, { thisTurn: { casualties: true } }), -1, '16.45', 'US casualties');
}

function isGrievous(id: string): boolean {
  if (id.startsWith('garrison:')) return false;
  const unit = unitOf(id as Parameters<typeof unitOf>[0]);
  return (
    unit.class === 'ground' &&
    unit.nation === 'us' &&
    !unit.prewar &&
    ['division', 'corps'].includes(unit.type)
  );
}
