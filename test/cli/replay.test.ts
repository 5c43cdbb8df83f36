import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/program.ts';
import type { GameEvent } from '../../src/rules/play/decision.ts';
import { legalReplies, pending, reply } from '../../src/rules/play/play.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/state/options.ts';
import type { State } from '../../src/rules/state/state.ts';
import { createJournal } from '../../src/save/journal.ts';
import { eventLine } from '../../src/terminal/event-lines.ts';
import { stepThrough } from '../../src/terminal/replay-view.ts';
import { aboutToPlay } from '../support/playing.ts';

const folder = mkdtempSync(join(tmpdir(), 'erasmus-replay-'));
const FILE = join(folder, 'malaya.journal');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

interface Printed {
  out: string;
  error: string;
}

function listening(): Printed {
  const printed = { out: '', error: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.error += text;
    return true;
  });
  return printed;
}

async function erasmus(...args: string[]): Promise<Printed & { code: number }> {
  const printed = listening();
  const code = await run(args);
  return { code, ...printed };
}

/** Turn 2: Japan has one card and an army at Kota Bharu, the Allies a card they throw away; then turn 3 begins. */
const START = aboutToPlay('J15', { place: { 'jp-hq-south': 2212, 'jp-army-25': 2112 }, other: ['A5'] });
const SCRIPT: readonly object[] = [
  { do: 'operations', card: 'J15' },
  { do: 'activate', unit: 'jp-army-25' },
  { do: 'add', unit: 'jp-army-25' },
  { do: 'move', mode: 'overland', to: '2113' },
  { do: 'done' },
  { do: 'commit' },
  { do: 'discard', card: 'A5' },
];

/** The script, then some more replies of any kind. */
const REPLIES = 12;

beforeAll(() => {
  const { scenario } = START;
  const journal = createJournal(FILE, { scenario, options: DEFAULT_OPTIONS, seed: null, start: START });
  const why = journal.append({ line: 'why', why: { because: 'Malaya lies open' } });
  let state: State = START;
  for (let n = 1; n <= REPLIES; n++) {
    const legal = legalReplies(state);
    const line = SCRIPT[n - 1];
    const answer = line
      ? legal.find((one) => Object.entries(line).every(([key, value]) => Reflect.get(one, key) === value))
      : legal[0];
    const outcome = reply(state, answer!);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations));
    const { state: after, events } = outcome;
    const reason = n === 1 ? { why } : {};
    journal.append({ line: 'reply', decision: pending(state)!, answer: answer!, after, events, ...reason });
    state = after;
  }
  journal.close();
});

describe('erasmus replay', () => {
  test('tells the game by turn and by card, within 80 columns', async () => {
    const { code, out, error } = await erasmus('replay', FILE);
    expect([code, error]).toEqual([0, '']);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    const order = [
      'Turn 2, January-April 1942',
      'Japan plays J15',
      '25 Army is activated',
      '25 Army moves by land from 2112 Kota Bharu to 2113',
      'Japan takes 2113',
      'The offensive of Japan with J15',
      'The Allies discard A5',
      'Turn 3, May-August 1942',
      'To be continued.',
    ].map((words) => out.indexOf(words));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('numbers the replies', async () => {
    const { out } = await erasmus('replay', FILE);
    expect(out).toMatch(/^ +1 {2}Japan plays J15/m);
    expect(out).toMatch(/^ +4 {2}25 Army moves/m);
  });

  test('--from and --to show a part', async () => {
    const { out } = await erasmus('replay', FILE, '--from', '2', '--to', '4');
    expect(out).toContain('25 Army is activated');
    expect(out).toContain('Japan takes 2113');
    expect(out).not.toMatch(/plays J15|is over|discard|To be continued/);
  });

  test('--turn shows one turn, with what happens at its start before anybody is asked', async () => {
    const second = (await erasmus('replay', FILE, '--turn', '2')).out;
    expect(second).toContain('Turn 2');
    expect(second).toContain('The Allies discard A5');
    expect(second).not.toContain('Turn 3');
    const third = (await erasmus('replay', FILE, '--turn', '3')).out;
    expect(third).toContain('Turn 3');
    expect(third).toContain('Japan receives replacements');
    expect(third).not.toMatch(/Turn 2|J15/);
  });

  test('--json gives an object a reply, with events, hash and reasons', async () => {
    const { out } = await erasmus('replay', FILE, '--json');
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(replies.map(({ n }) => n)).toEqual(Array.from({ length: REPLIES }, (_, i) => i + 1));
    expect(replies[0]).toMatchObject({
      turn: 2,
      side: 'japan',
      kind: 'play-card',
      answer: { do: 'operations', card: 'J15' },
      why: { because: 'Malaya lies open' },
      events: [{ type: 'card-played', card: 'J15' }, { type: 'hq-chosen' }],
    });
    expect(replies[0].hash).toMatch(/^[0-9a-f]{12}$/);
    expect(replies[1]).not.toHaveProperty('why');
    const part = (await erasmus('replay', FILE, '--json', '--from', '3', '--to', '3')).out;
    expect(JSON.parse(part).n).toBe(3);
  });

  test('a torn last line is a warning, and the rest is told', async () => {
    const torn = join(folder, 'torn.journal');
    copyFileSync(FILE, torn);
    appendFileSync(torn, '{"line":"reply","n":13,"si');
    const { code, out, error } = await erasmus('replay', torn);
    expect(code).toBe(0);
    expect(error).toMatch(/line \d+ was not written to its end/);
    expect(out).toContain('25 Army is activated');
  });

  test('--step without a terminal is refused, by name', async () => {
    await expect(erasmus('replay', FILE, '--step')).rejects.toThrow(/--step needs a terminal/);
  });

  test('damage is refused with its line', async () => {
    const broken = join(folder, 'broken.journal');
    writeFileSync(broken, readFileSync(FILE, 'utf8').replace('"jp-army-25"},"hash"', '"jp-army-26"},"hash"'));
    await expect(erasmus('replay', broken)).rejects.toThrow(/damaged at line 4:\n.*not a legal answer/);
  });

  test.each([
    [['--from', '99'], /There is no reply 99: the journal has 12/],
    [['--from', '5', '--to', '3'], /--from comes after --to/],
    [['--turn', '9'], /no replies of turn 9/],
  ])('%j is refused', async (args, reason) => {
    await expect(erasmus('replay', FILE, ...args)).rejects.toThrow(reason);
  });

  test.each([
    [[FILE, '--from', 'x'], /a whole number from 1/],
    [[FILE, '--turn', '2', '--from', '1'], /cannot be used with/],
    [[FILE, '--step', '--json'], /cannot be used with/],
    [[], /missing required argument/],
  ])('%j makes no sense', async (args, reason) => {
    const { code, error } = await erasmus('replay', ...args);
    expect(code).toBe(2);
    expect(error).toMatch(reason);
  });

  test('a file that is not there, or no journal', async () => {
    await expect(erasmus('replay', join(folder, 'none'))).rejects.toThrow(/There is no file/);
    await expect(erasmus('replay', 'README.md')).rejects.toThrow(/is not a journal/);
  });
});

describe('card by card', () => {
  const chapters = [['one'], ['two'], ['three']];

  test('enter goes on to the end', async () => {
    const printed = listening();
    const ask = vi.fn(async () => '');
    await stepThrough(chapters, ask);
    expect([printed.out, ask.mock.calls.length]).toEqual(['one\ntwo\nthree\n', 2]);
  });

  test('q leaves', async () => {
    const printed = listening();
    const answers = ['', 'q'];
    await stepThrough(chapters, async () => answers.shift()!);
    expect(printed.out).toBe('one\ntwo\n');
  });
});

describe('events in plain English', () => {
  test.each<[GameEvent, string]>([
    [
      { type: 'moved', units: ['jp-cv-akagi', 'jp-bb-nagato'], mode: 'naval', path: ['3706', '4017'] },
      'CV Akagi, BB Nagato move by sea from 3706 Tokyo to 4017 Truk',
    ],
    [
      { type: 'moved', units: ['us-5af'], mode: 'air', path: ['1805', 'china-box'] },
      '5AF moves by air from 1805 Calcutta to the China box',
    ],
    [{ type: 'control-changed', hex: '2015', to: 'japan' }, 'Japan takes 2015 Singapore'],
    [{ type: 'passed', side: 'allies' }, 'The Allies pass'],
    [
      {
        type: 'combat-rolled',
        hex: '2015',
        combat: 'ground',
        side: 'allies',
        strength: 12,
        die: 4,
        modified: 6,
        hits: 1,
        critical: false,
      },
      'Ground combat at 2015 Singapore, Allies: strength 12, die 4, modified 6: 1 hit',
    ],
    [
      { type: 'step-lost', target: 'garrison:3706', hex: '3706', left: 'eliminated' },
      'The garrison of 3706 Tokyo is eliminated at 3706 Tokyo',
    ],
    [
      { type: 'placed', unit: 'jp-hq-south', to: 'turn-5', rule: '6.14' },
      'South HQ goes to the box of turn 5 (6.14)',
    ],
    [
      { type: 'placed', unit: 'us-cv-lexington', to: 'eliminated', rule: '8.22' },
      'CV Lexington is eliminated (8.22)',
    ],
    [{ type: 'card-hidden', side: 'japan', as: 'drawn' }, 'Japan draws a card'],
    [
      { type: 'die-rolled', purpose: 'special reaction at 2015', die: 7 },
      'Die for special reaction at 2015 Singapore: 7',
    ],
    [
      { type: 'political-will', change: -1, now: 5, rule: '16.42', reason: 'Alaska is occupied' },
      'US political will -1, now 5: Alaska is occupied (16.42)',
    ],
    [
      {
        type: 'game-over',
        verdict: { winner: 'allies', rule: '16.1', result: 'automatic', reason: 'Japan has surrendered' },
      },
      'The Allies win the game, automatic victory: Japan has surrendered (16.1)',
    ],
  ])('%j', (event, line) => {
    expect(eventLine(event)).toBe(line);
  });
});
