import { enemyOf, type Side } from '../../data/ids.ts';
import { cardOf } from '../cards/events.ts';
import type { MoveContext } from '../movement/context.ts';
import type { State } from '../state/state.ts';
import { zoiOf } from '../supply/supply.ts';
import { aspLeft } from './asp.ts';
import { eventInForce, offensiveOf } from './game.ts';

/** What movement has to know of the offensive under way, for either side. */
export function moveContext(state: State, side: Side): MoveContext {
  const { side: offensive, oc, landed, bargeUsed, battles, reactionCard } = offensiveOf(state);
  const role = side === offensive ? 'offensive' : 'reaction';
  return {
    side,
    role,
    oc,
    navalHexes: eventInForce(state).navalHexes ?? null,
    battleHexes: role === 'reaction' ? battles.map(({ hex }) => hex) : [],
    landed: role === 'offensive' ? landed : [],
    asp:
      role === 'reaction' && reactionCard && cardOf(reactionCard).activation?.noAsp
        ? 0
        : aspLeft(state.board, side),
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
