import type { CardId, Side, UnitId } from '../../data/ids.ts';
import type { Unit } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { loseStep } from '../combat/hits.ts';
import { cargoLost } from '../play/cargo.ts';
import { ask, type Game, tell, withBoard } from '../play/game.ts';
import { placeOf } from '../state/board.ts';
import type { State } from '../state/state.ts';
import type { CardQuestion } from './event-rules.ts';

/** A unit on the map loses a step by a card. */
export function takeStep(game: Game, unit: UnitId): Game {
  const hex = placeOf(game.state.board, unit) as HexId | 'china-box';
  const board = loseStep(game.state.board, unit);
  const left = placeOf(board, unit) === 'eliminated' ? 'eliminated' : 'reduced';
  return tell(withBoard(game, board), { type: 'step-lost', target: unit, hex, left });
}

/** Ships lose so many steps by an attack; the card's question `ship` says whose. */
export const loseShips = (game: Game, card: CardId, steps: number): Game =>
  ask(game, card, 'ship', [String(steps)]);

/**
 * The question `ship` of an attack card: it is asked again for each step. What has been chosen is how many steps
 * are still to be lost, then the ships hit so far. Troops go down with a ship that carries them (8.46).
 */
export function shipQuestion(
  card: CardId,
  side: Side,
  targets: (state: State, hit: readonly UnitId[]) => readonly Unit[],
): CardQuestion {
  return {
    side,
    about: 'the ship that loses a step',
    answers: (state, [, ...hit]) =>
      targets(state, hit as UnitId[]).map(({ id }) => ({ do: 'choose', what: id })),
    take: (game, answer, [steps, ...hit]) => {
      if (answer.do !== 'choose') return game;
      const struck = cargoLost(takeStep(game, answer.what as UnitId));
      const left = Number(steps) - 1;
      return left > 0 ? ask(struck, card, 'ship', [String(left), ...hit, answer.what]) : struck;
    },
  };
}
