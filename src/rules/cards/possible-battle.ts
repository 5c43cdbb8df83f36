import { type CardId, enemyOf, type Side } from '../../data/ids.ts';
import { ADJACENT } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { type Hq, UNITS, type Unit } from '../../data/units.ts';
import { type HexId, idOf } from '../../hex/hex.ts';
import { type HexSet, has, intersection, members } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { controlledBy } from '../control/control.ts';
import { legRange } from '../movement/air.ts';
import { type Mode, STRATEGIC_MODES } from '../movement/modes.ts';
import { attackable } from '../movement/naval.ts';
import { hqsFor, whyNotChosen } from '../play/activation-limits.ts';
import { begin } from '../play/offensive.ts';
import { inStrikeRange, strikeRange } from '../play/reach.ts';
import { legalMoves } from '../play/steps/movement.ts';
import { withChanges } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { cardOf, logisticsWith } from './events.ts';

/**
 * Whether a card, played as an event, can lead to a battle in enemy hexes of an area: whether some unit that an HQ may
 * activate can fight there. One unit at a time will do: whom it needs beside it, ships or Marines, could fight alone.
 */
export function canFightIn(state: State, side: Side, card: CardId, area: HexSet): boolean {
  const { board } = state;
  const enemy = intersection(attackable(board, side), controlledBy(board, enemyOf(side)));
  const targets = intersection(enemy, area);
  if (members(targets).length === 0) return false;
  return hqsFor(board, side, cardOf(card), 'event').some((hq) =>
    UNITS.some(
      (unit) =>
        unit.side === side &&
        unit.class !== 'hq' &&
        isNear(state, unit, card, targets) &&
        mayActivate(state, card, hq, unit) &&
        canReach(withUnit(state, card, hq, unit), unit, members(targets).map(idOf)),
    ),
  );
}

/** Spares the search for units that could not come even in a straight line. */
function isNear({ board }: State, unit: Unit, card: CardId, targets: HexSet): boolean {
  const hex = hexOf(board, unit);
  // 13.74: from the China box a leg leads to India.
  if (hex === undefined) return board.at[unit.index] === 'china-box';
  const leg = unit.class === 'air' ? legRange([unit], true) : TABLES.movement.naval;
  return has(within(targets, leg * cardOf(card).oc + strikeRange(unit), ADJACENT), hex);
}

function mayActivate({ board }: State, id: CardId, hq: Hq, unit: Unit): boolean {
  const card = cardOf(id);
  const terms = { hq, base: logisticsWith(card, hq.id), limits: card.activation };
  return whyNotChosen(board, terms, [], unit) === undefined;
}

/** The game in which the event has been played and this unit alone is about to move. */
function withUnit(state: State, card: CardId, hq: Hq, unit: Unit): State {
  const { board } = state;
  const offensive = begin(hq.side, card, 'event', cardOf(card).oc, board);
  return {
    ...state,
    board: withChanges(board, { activated: [unit.id] }),
    flow: [...state.flow, { step: 'offensive', data: { ...offensive, hq: hq.id, stage: 'movement' } }],
  };
}

/** Whether a unit that has yet to move can fight in one of these hexes, from where it is or after a move. */
function canReach(state: State, unit: Unit, targets: readonly HexId[]): boolean {
  const { board } = state;
  // 12.31: a B-29 that has bombed Japan this turn does not fight in an offensive.
  if (board.thisTurn.bombers.includes(unit.id)) return false;
  const ends = legalMoves(state, [unit])
    .filter(({ mode }) => mayFightAfter(unit, mode))
    .map(({ to }) => to);
  return [board.at[unit.index]!, ...ends].some((from) => inStrikeRange(unit, from, targets).length > 0);
}

/** 8.1, 8.23, 8.33, 8.44: strategic movement and a bracketed range forgo battle. */
const mayFightAfter = (unit: Unit, mode: Mode): boolean =>
  !STRATEGIC_MODES.includes(mode) && !(mode === 'air-extended' && unit.class === 'air' && unit.transferOnly);
