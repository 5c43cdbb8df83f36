import { DECK_SIZE } from '../../src/data/cards.ts';
import { SIDES, type Side } from '../../src/data/ids.ts';
import { hexAt } from '../../src/data/map.ts';
import { UNITS } from '../../src/data/units.ts';
import type { RandomReply } from '../../src/players/random-game.ts';
import { eventOf } from '../../src/rules/cards/events.ts';
import { controllerOf } from '../../src/rules/control/control.ts';
import { checkBoard } from '../../src/rules/state/check.ts';
import { hexOf } from '../../src/rules/state/occupation.ts';
import type { State } from '../../src/rules/state/state.ts';

/** Everything that must hold after a reply; the list of what does not. */
export function brokenAfter({ answer, legal, kind, before, after, events }: RandomReply): string[] {
  const broken: string[] = [];
  const only = legal.length === 1 && legal[0]!.do === 'abandon';
  // The one state whose only way on is back is an event that cannot fulfil its condition.
  if (only && !hasCommitCondition(before)) broken.push(`${kind} offers nothing but to abandon`);
  if (JSON.stringify(JSON.parse(JSON.stringify(after))) !== JSON.stringify(after))
    broken.push('the state is not plain data');
  broken.push(...cardsLost(after));
  if (events.some(({ type }) => type === 'offensive-ended')) broken.push(...brokenAtRest(after));
  if (answer.do === 'abandon' && after.board.activated.length > 0)
    broken.push('abandoning left units activated');
  return broken;
}

function hasCommitCondition(state: State): boolean {
  const step = state.flow.at(-1)!;
  return (
    step.step === 'offensive' &&
    step.data.use === 'event' &&
    eventOf(step.data.card)?.commitCondition !== undefined
  );
}

/** Between two cards the board is at rest: stacking, bases and control are in order. */
function brokenAtRest({ board }: State): string[] {
  const { errors, warnings } = checkBoard(board);
  const found = [...errors, ...warnings.filter(({ rule }) => rule !== '10.1')].map(
    ({ rule, message }) => `${rule} ${message}`,
  );
  if (board.activated.length > 0) found.push('units are still activated');
  if (board.noZoi !== null) found.push('ZOI is still suspended');
  if (board.at.length !== UNITS.length) found.push('units were lost or doubled');
  for (const unit of UNITS) {
    const hex = hexOf(board, unit);
    if (hex === undefined || unit.class !== 'ground' || hexAt(hex).area === null) continue;
    if (controllerOf(board, hex) !== unit.side) found.push(`${unit.id} stands in a hex of the enemy`);
  }
  return found;
}

/** Every card of a deck is in one pile, or lies on the table while its offensive lasts. */
function cardsLost({ cards, flow }: State): string[] {
  return SIDES.flatMap((side: Side) => {
    const { deck, hand, discard, removed, futureOffensive } = cards[side];
    const table = flow.flatMap((step) => {
      if (step.step !== 'offensive') return [];
      return [step.data.card, ...(step.data.reactionCard ? [step.data.reactionCard] : [])];
    });
    const all = [
      ...deck,
      ...hand,
      ...discard,
      ...removed,
      ...(futureOffensive ? [futureOffensive] : []),
      ...table.filter((id) => id.startsWith(side === 'japan' ? 'J' : 'A')),
    ];
    return all.length === DECK_SIZE[side] && new Set(all).size === all.length
      ? []
      : [`${side} has ${all.length} cards`];
  });
}
