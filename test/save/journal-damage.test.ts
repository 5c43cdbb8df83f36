import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/data/scenario.ts';
import { seeded } from '../../src/players/chance.ts';
import { randomGame } from '../../src/players/random-game.ts';
import { legalReplies, pending, reply } from '../../src/rules/play/play.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/state/options.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { hashState, type State } from '../../src/rules/state/state.ts';
import { InputError } from '../../src/save/input-error.ts';
import { createMemoryJournal, type Entry, openJournal } from '../../src/save/journal.ts';
import { readJournal, readJournalText } from '../../src/save/journal-read.ts';

const folder = mkdtempSync(join(tmpdir(), 'erasmus-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = { scenario: '1943', options: DEFAULT_OPTIONS, seed: null };

/** The state after each number of replies that count, along the journal's lines. */
const STATES: State[] = [];

/** A small journal with a reason, an undo, and non-ASCII text in it. */
const TEXT = (() => {
  const journal = createMemoryJournal(HEADER);
  const game = randomGame(setUp(loadScenario('1943'), DEFAULT_OPTIONS), seeded('small'));
  for (let n = 1; n <= 13; n++) {
    const step = game.next();
    if (step.done) throw new Error('the game is too short');
    const { before, answer, after, events } = step.value;
    if (n === 1) STATES.push(before);
    if (n === 10) journal.append({ line: 'why', why: { reason: 'Nouméa → Tōkyō' } });
    const why = n === 10 ? { why: 1 } : {};
    journal.append({ line: 'reply', decision: pending(before)!, answer, after, events, ...why });
    STATES.push(after);
  }
  journal.append({ line: 'undo', to: 12 });
  return journal.text();
})();

const LINES = TEXT.trimEnd().split('\n');

/** How many replies count after so many whole lines. */
function repliesIn(lines: number): number {
  let count = 0;
  for (const text of LINES.slice(0, lines)) {
    const line = JSON.parse(text);
    if (line.line === 'reply') count = line.n;
    if (line.line === 'undo') count = line.to;
  }
  return count;
}

const following = new Map<number, { readonly entry: Entry; readonly after: State }>();

/** A legal reply to the question open after so many replies; worked out once. */
function nextReply(n: number): { readonly entry: Entry; readonly after: State } {
  const known = following.get(n);
  if (known) return known;
  const state = STATES[n]!;
  const answer = legalReplies(state)[0]!;
  const outcome = reply(state, answer);
  if (!outcome.ok) throw new Error('an offered answer was refused');
  const { state: after, events } = outcome;
  const entry: Entry = { line: 'reply', decision: pending(state)!, answer, after, events };
  following.set(n, { entry, after });
  return { entry, after };
}

describe('a journal cut off', () => {
  const bytes = Buffer.from(TEXT);
  const header = bytes.indexOf('\n') + 1;

  test('inside its header has nothing to read, and says so', () => {
    for (let length = 0; length < header; length++) {
      const path = join(folder, 'header.journal');
      writeFileSync(path, bytes.subarray(0, length));
      expect(() => readJournal(path), `${length} bytes`).toThrow(/there is nothing to read/);
      expect(() => openJournal(path), `${length} bytes`).toThrow(InputError);
      expect(readFileSync(path)).toHaveLength(length);
    }
  });

  test('at any byte after it loses at most one reply, and can be gone on with', () => {
    const path = join(folder, 'cut.journal');
    let before: { readonly lines: number; readonly file: Buffer } | undefined;
    for (let length = header; length <= bytes.length; length++) {
      const cut = bytes.subarray(0, length);
      const lines = cut.toString('latin1').split('\n').length - 1;
      const torn = cut.at(-1) !== 0x0a;
      const told = `${length} bytes`;
      writeFileSync(path, cut);
      const { journal, read } = openJournal(path);
      expect(read.replies.length, told).toBe(repliesIn(lines));
      expect(hashState(read.state), told).toBe(hashState(STATES[repliesIn(lines)]!));
      expect(read.warnings.length, told).toBe(torn ? 1 : 0);
      if (torn) expect(read.warnings[0]).toContain(`line ${lines + 1}`);
      const { entry, after } = nextReply(repliesIn(lines));
      journal.append(entry);
      journal.close();
      const file = readFileSync(path);
      // Cuts inside one line leave the same lines, so the same file: it need be read only once.
      if (before?.lines === lines) expect(file.equals(before.file), told).toBe(true);
      else {
        const again = readJournal(path);
        expect(again.warnings, told).toEqual([]);
        expect(again.replies.length, told).toBe(repliesIn(lines) + 1);
        expect(again.state, told).toEqual(after);
      }
      before = { lines, file };
    }
  }, 20_000);
});

/** The complaint about a journal some of whose lines are others. */
function complaint(change: (lines: string[]) => string[]): string {
  try {
    readJournalText(`${change([...LINES]).join('\n')}\n`);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return (error as InputError).message;
  }
  return '';
}

const withLine = (at: number, text: string) => (lines: string[]) => lines.with(at - 1, text);
const withChange = (at: number, change: object) => (lines: string[]) =>
  lines.with(at - 1, JSON.stringify({ ...JSON.parse(lines[at - 1]!), ...change }));

describe('any other damage names its line', () => {
  test('no damage, no complaint', () => {
    expect(complaint((lines) => lines)).toBe('');
  });

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ['half a line in the middle', withLine(7, LINES[6]!.slice(0, 30)), /line 7:\n.*not JSON/],
    ['an empty line', withLine(7, ''), /line 7:\n.*not JSON/],
    ['half a line at the end, with a newline', withLine(16, LINES[15]!.slice(0, 9)), /line 16:\n.*not JSON/],
    ['something that is no object', withLine(5, '[1, 2]'), /line 5:/],
    ['an unknown kind of line', withLine(5, '{"line":"weather"}'), /line 5:\n.*"weather"/],
    ['a second header', (lines) => lines.with(4, lines[0]!), /line 5:\n.*second header/],
    ['a line that is missing', (lines) => lines.toSpliced(5, 1), /line 6:\n.*reply 6 where 5 is next/],
    ['a line that is there twice', (lines) => lines.toSpliced(5, 0, lines[5]!), /line 7:\n.*reply 5 where 6/],
    ['an answer that is none', withChange(4, { answer: 'draw' }), /line 4:\n.*answer/],
    ['a reply without its hash', withChange(4, { hash: undefined }), /line 4:\n.*hash/],
    [
      'an illegal answer, with its rule',
      withChange(4, { answer: { do: 'draw', card: 'A1' } }),
      /line 4:\n.*not a legal answer.*\(\d+\.\d+\w*\)/,
    ],
    [
      'another side',
      withChange(4, { side: 'japan' }),
      /line 4:\n.*draw-card of japan, asked is .* of chance/,
    ],
    ['another question', withChange(4, { kind: 'die' }), /line 4:\n.*die of chance, asked is draw-card/],
    ['another hash', withChange(9, { hash: '0123456789ab' }), /line 9:\n.*0123456789ab/],
    ['a why with a wrong number', withChange(11, { n: 2 }), /line 11:\n.*why 2 where 1 is next/],
    ['an undo of what was not played', withChange(16, { to: 18 }), /line 16:\n.*18/],
    [
      'a state in the wrong place',
      (lines) => [...lines, JSON.stringify({ line: 'state', n: 3, turn: 5, state: STATES[3] })],
      /line 17:\n.*after reply 3 stands after 12/,
    ],
    [
      'a state that is none',
      (lines) => [...lines, '{"line":"state","n":12,"turn":5,"state":{}}'],
      /line 17:\n.*not the state of a game/,
    ],
    [
      'an unknown scenario',
      withChange(1, { scenario: '1946' }),
      /line 1:\n.*no scenario 1946; there are 1941/,
    ],
    ['unknown options', withChange(1, { options: { weather: true } }), /line 1:\n.*options/],
    [
      'a start of another scenario',
      withChange(1, { start: { ...STATES[0], scenario: '1944' } }),
      /line 1:\n.*1944/,
    ],
  ])('%s', (_what, change, message) => {
    expect(complaint(change)).toMatch(message);
  });

  test('an answer changed to another legal one is found by its hash', () => {
    const answers = legalReplies(STATES[2]!);
    const recorded = JSON.stringify(JSON.parse(LINES[3]!).answer);
    const other = answers.find((answer) => JSON.stringify(answer) !== recorded)!;
    expect(complaint(withChange(4, { answer: other }))).toMatch(/line 4:\n.*reply 3 leads to the state/);
  });

  test('bytes that are no text', () => {
    const path = join(folder, 'bytes.journal');
    const bytes = Buffer.from(TEXT);
    bytes[bytes.indexOf('\n', bytes.indexOf('\n') + 1) + 20] = 0xff;
    writeFileSync(path, bytes);
    expect(() => readJournal(path)).toThrow(/line 3:\n.*not text/);
  });
});

describe('a file that is not a journal this program reads', () => {
  test.each<[string, string, RegExp]>([
    ['an unknown format', TEXT.replace('"format":1', '"format":7'), /format 7; this program reads format 1/],
    ['no format', TEXT.replace('"format":1,', ''), /format null/],
    ['a position file', 'scenario: 1942-45\nturn: 3\n', /is not a journal/],
    ['JSON of another kind', '{"scenario":"1942-45"}\n', /is not a journal/],
    ['a line of prose', 'Dear diary', /is not a journal/],
    ['a journal without its header', LINES.slice(1).join('\n'), /is not a journal/],
    ['an empty file', '', /is empty/],
  ])('%s', (_what, text, message) => {
    expect(() => readJournalText(text)).toThrow(InputError);
    expect(() => readJournalText(text)).toThrow(message);
  });

  test('a folder, or nothing at all', () => {
    expect(() => readJournal(folder)).toThrow(/is not a file/);
    expect(() => readJournal(join(folder, 'nothing'))).toThrow(/There is no file/);
  });
});
