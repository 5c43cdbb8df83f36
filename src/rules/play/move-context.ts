import { enemyOf, type Side } from '../../data/ids.ts';
import type { MoveContext } from '../movement/context.ts';
import type { State } from '../state/state.ts';
import { zoiOf } from '../supply/supply.ts';
import { aspLeft } from './asp.ts';
import { offensiveOf } from './game.ts';

/** What movement has to know of the offensive under way, for either side. */
export function moveContext(state: State, side: Side): MoveContext {
  const { side: offensive, oc, landed, bargeUsed, battles } = offensiveOf(state);
  const role = side === offensive ? 'offensive' : 'reaction';
  return {
    side,
    role,
    oc,
    navalHexes: null,
    battleHexes: role === 'reaction' ? battles.map(({ hex }) => hex) : [],
    landed: role === 'offensive' ? landed : [],
    asp: aspLeft(state.board, side),
    bargeUsed,
    avoid: null,
    armyLandsAnywhere: false,
  };
}

/** The same, keeping out of enemy ZOI, neutralised or not: such a move gives nothing away (7.25E). */
export const quietContext = (state: State, context: MoveContext): MoveContext => ({
  ...context,
  avoid: zoiOf(state.board, enemyOf(context.side)).hexes,
});
