import { TABLES } from '../../../data/tables.ts';
import { submarineModifiers, submarinesSucceed } from '../../strategic/submarines.ts';
import { DIE } from '../die.ts';
import { changeBoard, type Game, pop, type Step, tell } from '../game.ts';
import { loseShipping } from '../shipping.ts';

/** 12.2: a die against Japanese shipping. */
export const submarines: Step = {
  ask: ({ board }) => ({
    kind: 'die',
    side: 'chance',
    rule: '12.21',
    about: 'submarine warfare: 0 or less succeeds',
    modifiers: submarineModifiers(board),
  }),
  answers: () => DIE,
  take: (game, answer) => {
    if (answer.do !== 'roll') return game;
    const success = submarinesSucceed(game.state.board, answer.die);
    const rolled = tell(
      pop(game),
      { type: 'die-rolled', purpose: 'submarine warfare', die: answer.die },
      { type: 'submarines', success },
    );
    return success ? sink(rolled) : rolled;
  },
  pass: (game) => game,
};

const ESCORT_LOST = 2;

/** 12.21: a card less, a shipping point less, and weaker escorts. */
function sink(game: Game): Game {
  const { markers, thisTurn } = game.state.board;
  const escort = TABLES.escort.find((value) => value === markers.escort - ESCORT_LOST) ?? 0;
  return changeBoard(loseShipping(game), {
    markers: { escort },
    thisTurn: { cardsLost: thisTurn.cardsLost + 1 },
  });
}
