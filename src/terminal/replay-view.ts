import { createInterface } from 'node:readline';
import { loadScenario } from '../data/scenario.ts';
import type { GameEvent } from '../rules/play/decision.ts';
import { pending } from '../rules/play/play.ts';
import { type State, segmentOf } from '../rules/state/state.ts';
import { InputError } from '../save/input-error.ts';
import { PROGRAM } from '../save/journal-lines.ts';
import { beginningOf, openingOf, type Replayed, replayJournal, startFor } from '../save/journal-replay.ts';
import { type Recorded, takenOver, versionOf } from '../save/journal-scan.ts';
import { eventLine, segmentWord, turnWord } from './event-lines.ts';
import { labelled, piece, wrapped } from './layout.ts';
import type { Screen } from './screen.ts';
import { SIDE_WORD } from './words.ts';

/** Which part of a journal to show: replies by number, or those of one turn. */
export interface Part {
  readonly from?: number;
  readonly to?: number;
  readonly turn?: number;
}

/** A game told from its journal, a card a chapter. */
export function* chaptersOf(recorded: Recorded, part: Part, screen: Screen): Generator<string[]> {
  const { name } = loadScenario(recorded.header.scenario);
  let chapter = [screen.paint.heading(`${name}, ${recorded.replies.length} replies`)];
  let shown: Told | undefined;
  let state = startFor(recorded, 1).state;
  for (const step of stepsOf(recorded, part)) {
    state = step.after;
    for (const told of toldBy(step)) {
      if (part.turn !== undefined && told.turn !== part.turn) continue;
      if (shown && opensChapter(told, shown)) {
        yield chapter;
        chapter = [];
      }
      chapter.push(...linesOf(told, shown, screen));
      shown = told;
    }
  }
  const whole = part.to === undefined && part.turn === undefined;
  yield [...chapter, ...(whole ? openQuestion(state, screen) : [])];
}

/** The replies of a part as data. */
export function* replyReports(recorded: Recorded, part: Part) {
  for (const { n, decision, answer, before, events, hash, why } of repliesOf(recorded, part)) {
    const { side, kind, rule, about } = decision;
    const reasons = why === undefined ? {} : { why: recorded.whys.get(why) };
    yield { n, turn: before.board.turn, side, kind, rule, about, answer, events, hash, ...reasons };
  }
}

/** What is to be said before the story: about the file, and what cannot be shown of it. */
export function replayWarnings(recorded: Recorded, { from = 1, turn }: Part): string[] {
  const other = takenOver(recorded.states);
  const hidden = other !== undefined && turn === undefined && from <= other.n;
  return [
    ...recorded.warnings,
    ...(hidden
      ? [`Replies up to ${other.n} were played by another version of the program and are not shown.`]
      : []),
  ];
}

/** Chapter by chapter, as long as the person wants to go on. */
export async function stepThrough(
  chapters: Iterable<readonly string[]>,
  ask: () => Promise<string> = askAtTerminal,
): Promise<void> {
  let first = true;
  for (const chapter of chapters) {
    if (!first && /^q/i.test((await ask()).trim())) return;
    first = false;
    process.stdout.write(`${chapter.join('\n')}\n`);
  }
}

function askAtTerminal(): Promise<string> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise<string>((resolve) => {
    // Ctrl-C and Ctrl-D close it: ways to leave.
    prompt.once('close', () => resolve('q'));
    prompt.question('Enter: next card, q: leave ', (answer) => {
      resolve(answer);
      prompt.close();
    });
  });
}

/** Something that has happened, with when; before the first reply `n` is 0. */
interface Told {
  readonly n: number;
  readonly turn: number;
  readonly segment: string;
  readonly event: GameEvent;
}

type Step = Pick<Replayed, 'n' | 'before' | 'after' | 'events'>;

/** The replies of a part, and before the first what happened without anybody being asked. */
function* stepsOf(recorded: Recorded, part: Part): Generator<Step> {
  const { header, states } = recorded;
  if ((part.from ?? 1) === 1 && !takenOver(states)) {
    const { state, events } = openingOf(header);
    yield { n: 0, before: beginningOf(header), after: state, events };
  }
  yield* repliesOf(recorded, part);
}

function* repliesOf(recorded: Recorded, { from, to = Infinity, turn }: Part): Generator<Replayed> {
  const { length } = recorded.replies;
  if (from !== undefined && from > Math.min(length, to)) {
    throw new InputError(
      from > to ? '--from comes after --to.' : `There is no reply ${from}: the journal has ${length}.`,
      [],
    );
  }
  let any = false;
  for (const step of replayJournal(recorded, from ?? firstOf(recorded, turn))) {
    if (step.n > to || step.before.board.turn > (turn ?? Infinity)) break;
    if (step.after.board.turn < (turn ?? 0)) continue;
    any = true;
    yield step;
  }
  if (!any && turn !== undefined) throw new InputError(`The journal has no replies of turn ${turn}.`, []);
}

/** Where to begin for a turn: with the reply that ended the one before, if this version may play that. */
function firstOf(recorded: Recorded, turn: number | undefined): number {
  const line = recorded.states.find((state) => state.turn === turn);
  if (!line) return 1;
  const own = versionOf(recorded) === PROGRAM && line.program === undefined;
  return own ? Math.max(1, line.n) : line.n + 1;
}

/** Turns and segments become headings, so they are told with what happens in them. */
function* toldBy({ n, before, events }: Step): Generator<Told> {
  let { turn } = before.board;
  let segment: string = segmentOf(before);
  for (const event of events) {
    if (event.type === 'turn-began') turn = event.turn;
    else if (event.type === 'segment-began') segment = event.segment;
    else yield { n, turn, segment, event };
  }
}

const isHeading = ({ event }: Told): boolean =>
  (event.type === 'card-played' && event.as !== 'reaction') ||
  event.type === 'passed' ||
  event.type === 'game-over';

const opensChapter = (told: Told, last: Told): boolean =>
  isHeading(told) || told.turn !== last.turn || told.segment !== last.segment;

/** How wide the numbers of replies are. */
const LABEL = 7;

function linesOf(told: Told, last: Told | undefined, { width, paint }: Screen): string[] {
  const { n, turn, segment, event } = told;
  const screen = { width, paint };
  const newTurn = turn !== last?.turn;
  const newSegment = newTurn || segment !== last?.segment;
  const label = n === 0 || n === last?.n ? '' : String(n).padStart(LABEL - 2);
  const colour = isHeading(told) ? ('side' in event ? paint.side[event.side] : paint.heading) : undefined;
  const words = eventLine(event).split(' ');
  return [
    ...(newTurn ? ['', paint.heading(turnWord(turn))] : []),
    ...(newSegment ? ['', paint.heading(segmentWord(segment))] : []),
    ...(isHeading(told) ? [''] : []),
    ...labelled(
      piece(label, paint.faint),
      LABEL,
      words.map((word) => piece(word, colour)),
      screen,
      ' ',
    ),
  ];
}

/** Where a game that has not ended stands. */
function openQuestion(state: State, screen: Screen): string[] {
  const decision = pending(state);
  if (!decision) return [];
  const { side, about, rule } = decision;
  const who = side === 'chance' ? 'chance' : SIDE_WORD[side];
  return ['', ...wrapped(`To be continued. The next question is for ${who}: ${about} (${rule}).`, screen)];
}
