import { TABLES } from '../../../data/tables.ts';
import { submarineModifiers, submarinesSucceed } from '../../strategic/submarines.ts';
import { DIE } from '../die.ts';
import { changeBoard, type Game, pop, type Step, tell } from '../game.ts';

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

/** 12.21: a card less, a shipping point less but never the last (10.32), and weaker escorts. */
function sink(game: Game): Game {
  const { markers, thisTurn } = game.state.board;
  const asp = { ...markers.asp, japan: Math.max(Math.min(1, markers.asp.japan), markers.asp.japan - 1) };
  const escort = TABLES.escort.find((value) => value === markers.escort - ESCORT_LOST) ?? 0;
  return tell(
    changeBoard(game, { markers: { asp, escort }, thisTurn: { cardsLost: thisTurn.cardsLost + 1 } }),
    { type: 'marker', marker: 'Japanese shipping', value: asp.japan },
  );
}
