import type { CardId, Place, Side, UnitId } from '../../../src/data/ids.ts';
import { findHex } from '../../../src/data/map.ts';
import { unitOf } from '../../../src/data/units.ts';
import { type Line, type Played, playScript } from '../../../src/players/scripted-player.ts';
import { controllerOf } from '../../../src/rules/control/control.ts';
import type { DecisionKind, GameEvent } from '../../../src/rules/play/decision.ts';
import { legalReplies, pending } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';

type From = State | Played;

const stateOf = (from: From): State => ('state' in from ? from.state : from);
const eventsOf = (from: From): readonly GameEvent[] => ('events' in from ? from.events : []);

/** Plays lines from where a game is; what happened before is kept. */
export function go(from: From, ...lines: Line[]): Played {
  const played = playScript(stateOf(from), lines);
  return { ...played, events: [...eventsOf(from), ...played.events] };
}

/** A card played, an HQ chosen if there are several, units activated: the offensive is about to move. */
export function offensive(
  from: From,
  card: CardId,
  units: readonly UnitId[],
  { hq, use = 'operations' }: { hq?: UnitId; use?: 'operations' | 'event' } = {},
): Played {
  const chosen = go(
    from,
    { do: use, card },
    ...(hq ? [{ do: 'hq', hq }] : []),
    ...units.map((unit) => ({ do: 'activate', unit })),
  );
  return pending(chosen.state)?.kind === 'activate' ? go(chosen, { do: 'done' }) : chosen;
}

/** A stack moves. */
export const move = (from: From, units: readonly UnitId[], mode: string, to: number | string): Played =>
  go(from, ...units.map((unit) => ({ do: 'add', unit })), { do: 'move', mode, to: String(to) });

/** What is answered to each kind of question, again and again; a list is used up, a number is a die. */
export type Policy = Partial<Record<DecisionKind, Line | (Line | number)[]>>;

/** Nobody does anything that he need not. */
export const QUIET: Policy = {
  'declare-battles': { do: 'commit' },
  'special-reaction': { do: 'decline' },
  intelligence: { do: 'decline' },
  'reaction-hq': { do: 'decline' },
  react: { do: 'done' },
  disengage: { do: 'hold' },
  'carrier-swap': { do: 'decline' },
};

/** Answers by a policy until it has no answer, or the offensive is over. */
export function playOn(from: From, policy: Policy): Played {
  const lists = structuredClone(policy);
  let played = go(from);
  for (;;) {
    const kind = played.decision?.kind;
    if (!kind || kind === 'play-card' || kind === 'draw-card') return played;
    const answer = lists[kind];
    const next = Array.isArray(answer) ? answer.shift() : answer;
    if (next === undefined) return played;
    played = go(played, typeof next === 'number' ? { do: 'roll', die: next } : next);
  }
}

/** Movement is over and nobody reacts; dice as given. */
export const fight = (from: From, dice: number[] = [], policy: Policy = {}): Played =>
  playOn(go(from, { do: 'done' }), { ...QUIET, die: dice, ...policy });

export const at = (from: From, unit: UnitId): Place => stateOf(from).board.at[unitOf(unit).index]!;
export const isReduced = (from: From, unit: UnitId): boolean =>
  stateOf(from).board.reduced[unitOf(unit).index]!;
export const holder = (from: From, hex: number): Side =>
  controllerOf(stateOf(from).board, findHex(String(hex))!.index);

/** Where a legal answer of a kind leads, in order. */
export function targets(from: From, kind: string, field = 'to'): string[] {
  return [
    ...new Set(
      legalReplies(stateOf(from))
        .filter((answer) => answer.do === kind)
        .map((answer) => String((answer as unknown as Record<string, unknown>)[field])),
    ),
  ].sort();
}

export const kinds = (from: From): string[] => [
  ...new Set(legalReplies(stateOf(from)).map((answer) => answer.do)),
];

/** Destinations of a stack by one mode. */
export function destinations(from: From, units: readonly UnitId[], mode: string): string[] {
  const adding = go(from, ...units.map((unit) => ({ do: 'add', unit })));
  return legalReplies(adding.state)
    .flatMap((answer) => (answer.do === 'move' && answer.mode === mode ? [answer.to] : []))
    .sort();
}

/** The battle hexes declared so far, by events. */
export const battlesOf = (from: From): string[] =>
  eventsOf(from).flatMap((event) => (event.type === 'battle-declared' ? [event.hex] : []));

export const eventsLike = <T extends GameEvent['type']>(from: From, type: T) =>
  eventsOf(from).filter((event): event is GameEvent & { type: T } => event.type === type);
