import { TABLES } from '../../../data/tables.ts';
import { UNITS } from '../../../data/units.ts';
import { moveChina } from '../../nations/china.ts';
import type { State } from '../../state/state.ts';
import { supplyOf } from '../../supply/supply.ts';
import { DIE } from '../die.ts';
import { pop, type Step, tell } from '../game.ts';
import { nextPlayer } from '../next-player.ts';

/** 13.72: a China offensive by operations card: one die against the divisions in China less the Burma Road's support. */
export const chinaOffensive: Step = {
  ask: (state) => ({
    kind: 'die',
    side: 'chance',
    rule: '13.72',
    about: `China offensive: ${baseValue(state)} or less succeeds`,
    modifiers:
      airSupport(state) === 0
        ? []
        : [{ rule: '13.72B', change: airSupport(state), reason: 'Allied air units in China' }],
  }),
  answers: () => DIE,
  take: (game, answer) => {
    if (answer.do !== 'roll') return game;
    const { state } = game;
    const succeeds = answer.die + airSupport(state) <= baseValue(state);
    const helped = UNITS.some((unit) => unit.class === 'air' && state.board.at[unit.index] === 'china-box');
    const rolled = tell(game, { type: 'die-rolled', purpose: 'China offensive', die: answer.die });
    const marked = {
      ...rolled,
      state: { ...state, board: { ...state.board, chinaOffensiveTurn: state.board.turn } },
    };
    const moved = succeeds ? moveChina(marked, -1) : helped ? moveChina(marked, 1) : marked;
    return nextPlayer(pop(moved));
  },
  pass: (game) => game,
};

const baseValue = ({ board }: State): number =>
  board.markers.divisionsInChina - TABLES.burmaRoad[supplyOf(board).sides.allies.burmaRoad!.box];

/** 13.72B: supplied air units in the box that are no LRB, and the LRB of the 14th Air Force. */
function airSupport({ board }: State): number {
  const { units } = supplyOf(board).sides.allies;
  return UNITS.filter(
    (unit) =>
      unit.class === 'air' &&
      board.at[unit.index] === 'china-box' &&
      units[unit.index] &&
      (unit.type === 'air' || unit.id === 'us-14af-lrb'),
  ).length;
}
