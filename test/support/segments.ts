import type { CardId, Side } from '../../src/data/ids.ts';
import type { Segment } from '../../src/data/tables.ts';
import { type Line, type Played, playScript } from '../../src/players/scripted-player.ts';
import type { Decision, GameEvent } from '../../src/rules/play/decision.ts';
import { advance, legalReplies, pending } from '../../src/rules/play/play.ts';
import type { State } from '../../src/rules/state/state.ts';
import { readPosition } from '../../src/save/position.ts';
import { positionOf, type Situation } from './situation.ts';

/** A situation at the beginning of a segment. */
export interface SegmentStart extends Situation {
  segment: Segment;
  hands?: Partial<Record<Side, CardId[]>>;
  discards?: Partial<Record<Side, CardId[]>>;
  removed?: Partial<Record<Side, CardId[]>>;
  future?: Partial<Record<Side, CardId>>;
  surrendered?: string[];
  liberated?: string[];
}

/** An empty map with these units, before the segment begins. */
export function atStartOf({
  segment,
  hands = {},
  discards = {},
  removed = {},
  future = {},
  surrendered,
  liberated,
  ...situation
}: SegmentStart): State {
  const raw = {
    ...positionOf(situation, true),
    segment,
    hands,
    discards,
    removed,
    futureOffensive: future,
    ...(surrendered ? { surrendered } : {}),
    ...(liberated ? { liberated } : {}),
  };
  return readPosition('segment', raw).state;
}

/** The segment begins and is played to the first question. */
export const start = (from: SegmentStart): Played => playOnFrom(atStartOf(from));

export function playOnFrom(state: State): Played {
  const on = advance(state);
  return { ...on, decision: pending(on.state) };
}

/** What somebody answers who wants to be through with the turn: dice that do nothing, cards thrown away. */
function idle(state: State, { kind }: Decision): Line {
  if (kind === 'die') return { do: 'roll', die: 9 };
  if (kind === 'replace') return { do: 'done' };
  if (kind === 'bomb' || kind === 'seize-initiative') return { do: 'decline' };
  if (kind !== 'play-card') return legalReplies(state)[0]!;
  return legalReplies(state).find((answer) => answer.do === 'discard') ?? legalReplies(state)[0]!;
}

const MOST_REPLIES = 200;

/** Answers idly until something has happened. */
export function until(from: Played, happened: (event: GameEvent) => boolean): Played {
  let played = from;
  for (let i = 0; i < MOST_REPLIES && !played.events.some(happened); i++) {
    if (!played.decision) break;
    const next = playScript(played.state, [idle(played.state, played.decision)]);
    played = { ...next, events: [...played.events, ...next.events] };
  }
  return played;
}

export const untilSegment = (from: Played, segment: Segment): Played =>
  until(from, (event) => event.type === 'segment-began' && event.segment === segment);

export const untilNextTurn = (from: Played): Played => until(from, (event) => event.type === 'turn-began');

/** The segments that have begun, in order. */
export const segmentsOf = ({ events }: Played): Segment[] =>
  events.flatMap((event) => (event.type === 'segment-began' ? [event.segment] : []));

/** The cards and passes of a side in the last deal. */
export function handSize({ events }: Played, side: Side): { cards: number; passes: number } | undefined {
  const sizes = events.flatMap((event) => (event.type === 'hand-size' && event.side === side ? [event] : []));
  const last = sizes.at(-1);
  return last && { cards: last.cards, passes: last.passes };
}

/** The resource hexes of 12.11. */
export const SUMATRA = [1813, 1916, 2017];
export const BORNEO = [2415, 2517, 2616];
export const RESOURCES = [...SUMATRA, 2008, 2014, 2220, ...BORNEO, 2813, 3219, 3302, 3303, 3305];

/** Japan holds the first `count` of the resource hexes and the Allies the others. */
export const resources = (count: number): Pick<Situation, 'japan' | 'allies'> => ({
  japan: RESOURCES.slice(0, count),
  allies: RESOURCES.slice(count),
});
