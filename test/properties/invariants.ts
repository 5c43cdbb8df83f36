import { DECK_SIZE } from '../../src/data/cards.ts';
import { SIDES, type Side } from '../../src/data/ids.ts';
import { hexAt } from '../../src/data/map.ts';
import { TABLES } from '../../src/data/tables.ts';
import { UNITS } from '../../src/data/units.ts';
import type { RandomReply } from '../../src/players/random-game.ts';
import { eventOf } from '../../src/rules/cards/events.ts';
import { controllerOf } from '../../src/rules/control/control.ts';
import { verdictOf } from '../../src/rules/play/play.ts';
import type { Board } from '../../src/rules/state/board.ts';
import { checkBoard } from '../../src/rules/state/check.ts';
import { hexOf } from '../../src/rules/state/occupation.ts';
import type { State } from '../../src/rules/state/state.ts';
import { supplyOf } from '../../src/rules/supply/supply.ts';

/** Everything that must hold after a reply; the list of what does not. */
export function brokenAfter({ answer, legal, decision, before, after, events }: RandomReply): string[] {
  const broken: string[] = [];
  const only = legal.length === 1 && legal[0]!.do === 'abandon';
  // The one state whose only way on is back is an event that cannot fulfil its condition.
  if (only && !hasCommitCondition(before)) broken.push(`${decision.kind} offers nothing but to abandon`);
  if (answer.do === 'abandon' && after.board.activated.length > 0)
    broken.push('abandoning left units activated');
  broken.push(
    ...cardsLost(after),
    ...unitsLost(before.board, after.board, arrivedBy(events)),
    ...offTheTrack(after),
  );
  if (isAtRest(after)) broken.push(...brokenAtRest(after));
  return broken;
}

/** What must hold when a game is over. */
export function brokenAtEnd(state: State): string[] {
  const verdict = verdictOf(state);
  if (!verdict) return ['the game stands still without a verdict'];
  const { rule, points } = verdict;
  const sum = points?.lines.reduce((total, line) => total + line.points, 0);
  return [
    ...(/^1[67]\.\d+/.test(rule) ? [] : [`the verdict rests on ${rule}`]),
    ...(points && sum !== points.total ? [`${points.total} points, but the lines give ${sum}`] : []),
    ...(JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state)
      ? []
      : ['the state is not plain data']),
  ];
}

function hasCommitCondition(state: State): boolean {
  const step = state.flow.at(-1)!;
  return (
    step.step === 'offensive' &&
    step.data.use === 'event' &&
    eventOf(step.data.card)?.commitCondition !== undefined
  );
}

/** Steps during which units may stand where they cannot stay. */
const IN_MOTION = ['offensive', 'emergency', 'stacking', 'national-status', 'evacuation'];

const isAtRest = ({ flow }: State): boolean => flow.every(({ step }) => !IN_MOTION.includes(step));

/** Between two cards, and in every phase of a turn, stacking, bases and control are in order. */
function brokenAtRest({ board }: State): string[] {
  const { errors, warnings } = checkBoard(board);
  // 10.1: units due this turn are on the turn track until they are placed.
  // 17.14: the war begins with two US carriers at sea, which Pearl Harbor calls home.
  const allowed = board.turn === 1 ? ['10.1', '8.21'] : ['10.1'];
  const found = [...errors, ...warnings.filter(({ rule }) => !allowed.includes(rule))].map(
    ({ rule, message }) => `${rule} ${message}`,
  );
  if (board.activated.length > 0) found.push('units are still activated');
  if (board.noZoi !== null) found.push('ZOI is still suspended');
  for (const unit of UNITS) {
    const hex = hexOf(board, unit);
    if (hex === undefined || unit.class !== 'ground' || hexAt(hex).area === null) continue;
    if (controllerOf(board, hex) !== unit.side) found.push(`${unit.id} stands in a hex of the enemy`);
  }
  return [...found, ...supplyAdrift(board)];
}

/** 6.21, 6.4: who projects ZOI is in supply, and no ZOI is where nobody projects it. */
function supplyAdrift(board: Board): string[] {
  const { zoi, sides } = supplyOf(board);
  return SIDES.flatMap((side) => {
    const projectors = UNITS.filter(
      (unit) =>
        unit.side === side &&
        sides[side].units[unit.index] &&
        hexOf(board, unit) !== undefined &&
        (unit.class === 'air' || (unit.class === 'naval' && unit.range !== undefined)),
    );
    const projected = zoi[side].hexes.some((word) => word !== 0);
    return projected === projectors.length > 0 ? [] : [`${side}: ZOI and supply do not fit`];
  });
}

/** Units that were put somewhere by a rule or a card, and told so. */
function arrivedBy(events: RandomReply['events']): ReadonlySet<string> {
  // What is called off restores the board as it was.
  const undone = events.some(({ type }) => type === 'cancelled' || type === 'abandoned');
  if (undone) return new Set(UNITS.map(({ id }) => id));
  return new Set(events.flatMap((event) => (event.type === 'placed' ? [event.unit] : [])));
}

/** Every unit is somewhere, and a unit of one step is never reduced. Who is out of the game stays out. */
function unitsLost(before: Board, after: Board, arrived: ReadonlySet<string>): string[] {
  if (after.at === before.at && after.reduced === before.reduced) return [];
  if (after.at.length !== UNITS.length || after.reduced.length !== UNITS.length)
    return ['units were lost or doubled'];
  return UNITS.flatMap((unit) => {
    const place = after.at[unit.index];
    if (place === undefined) return [`${unit.id} is nowhere`];
    if (after.reduced[unit.index] && (unit.class === 'hq' || unit.reduced === null))
      return [`${unit.id} is reduced`];
    const back = before.at[unit.index] === 'out-of-play' && place !== 'out-of-play' && !arrived.has(unit.id);
    return back ? [`${unit.id} has come back from out of play`] : [];
  });
}

const EXTRA_ASP = 4;

/** Markers stay on their tracks, and what is limited keeps within its limit. */
function offTheTrack({ board, cards }: State): string[] {
  const { politicalWill, warInEurope, asp, escort, divisionsInChina, passes, replacementsSaved } =
    board.markers;
  const limits: [string, number, number, number][] = [
    ['political will', politicalWill, TABLES.politicalWill.min, TABLES.politicalWill.max],
    ['War in Europe', warInEurope, TABLES.warInEurope.min, TABLES.warInEurope.max],
    ['Japanese shipping', asp.japan, 1, 7],
    ['Allied shipping', asp.allies, 0, 12],
    ['escorts', escort, 0, 4],
    ['divisions in China', divisionsInChina, 0, TABLES.divisionsInChina.max],
    ['saved steps', Math.min(replacementsSaved.air, replacementsSaved.naval), 0, Number.POSITIVE_INFINITY],
    ['bombed turns', board.bombedTurns, 0, 4],
    ...SIDES.flatMap((side): [string, number, number, number][] => [
      [`passes of ${side}`, passes[side], 0, 2],
      // An event's own shipping points come on top while its offensive lasts.
      [`shipping used by ${side}`, board.thisTurn.aspUsed[side], 0, asp[side] + EXTRA_ASP],
      [`cards drawn by ${side}`, cards[side].drawn, 0, TABLES.limits.cardsDrawnInPhase],
    ]),
  ];
  return limits
    .filter(([, value, min, max]) => value < min || value > max)
    .map(([name, value]) => `${name}: ${value}`);
}

/** Every card of a deck is in one pile, or lies on the table while its offensive lasts. */
function cardsLost({ cards, flow }: State): string[] {
  return SIDES.flatMap((side: Side) => {
    const { deck, hand, discard, removed, futureOffensive } = cards[side];
    const table = flow.flatMap((step) => {
      if (step.step !== 'offensive') return [];
      return [step.data.card, ...step.data.reactionCards];
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
