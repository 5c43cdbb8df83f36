import { enemyOf, type Side } from '../../data/ids.ts';
import { cardOf } from '../cards/events.ts';
import type { MoveContext } from '../movement/context.ts';
import type { State } from '../state/state.ts';
import { zoiOf } from '../supply/supply.ts';
import { aspLeft } from './asp.ts';
import { eventInForce, offensiveOf } from './game.ts';
import { counteroffensiveIn } from './reaction-cards.ts';

/** What movement has to know of the offensive under way, for either side. */
export function moveContext(state: State, side: Side): MoveContext {
  const { side: offensive, oc, landed, bargeUsed, battles } = offensiveOf(state);
  const event = eventInForce(state);
  const role = side === offensive ? 'offensive' : 'reaction';
  return {
    side,
    role,
    oc,
    navalHexes: event.navalHexes ?? null,
    battleHexes: role === 'reaction' ? battles.map(({ hex }) => hex) : [],
    landed: role === 'offensive' ? landed : [],
    asp: role === 'offensive' ? aspLeft(state.board, side, event.extraAsp) : reactionAsp(state, side),
    bargeUsed,
    avoid: null,
    armyLandsAnywhere: role === 'offensive' && event.armyLandsAnywhere === true,
  };
}

/** A5: a counteroffensive may forbid shipping. */
function reactionAsp(state: State, side: Side): number {
  const counter = counteroffensiveIn(offensiveOf(state));
  return counter && cardOf(counter).activation?.noAsp ? 0 : aspLeft(state.board, side);
}

/** The same, keeping out of enemy ZOI, neutralised or not: such a move gives nothing away (7.25E). */
export const quietContext = (state: State, context: MoveContext): MoveContext => ({
  ...context,
  avoid: zoiOf(state.board, enemyOf(context.side)).hexes,
});
