import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/data/scenario.ts';
import { seeded } from '../../src/players/chance.ts';
import { type RandomReply, randomGame } from '../../src/players/random-game.ts';
import type { GameEvent } from '../../src/rules/play/decision.ts';
import { pending } from '../../src/rules/play/play.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/state/options.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { hashState } from '../../src/rules/state/state.ts';
import { InputError } from '../../src/save/input-error.ts';
import {
  createBufferedJournal,
  createJournal,
  createMemoryJournal,
  type Entry,
  openJournal,
} from '../../src/save/journal.ts';
import { readJournal, readJournalText } from '../../src/save/journal-read.ts';
import { replayJournal, stateAt } from '../../src/save/journal-replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'erasmus-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newPath = () => join(folder, `${++files}.journal`);

const HEADER = { scenario: '1943', options: DEFAULT_OPTIONS, seed: 'test' };

/** The first replies of a random game. */
function played(most: number, scenario = HEADER.scenario, seed = 'journal'): RandomReply[] {
  const replies: RandomReply[] = [];
  for (const reply of randomGame(setUp(loadScenario(scenario), DEFAULT_OPTIONS), seeded(seed))) {
    replies.push(reply);
    if (replies.length === most) break;
  }
  return replies;
}

const GAME = played(200);

const entry = ({ before, answer, after, events }: RandomReply, more: readonly GameEvent[] = []): Entry => ({
  line: 'reply',
  decision: pending(before)!,
  answer,
  after,
  events: [...events, ...more],
});

/** A reply of the kind that begins a turn, for the journal. */
const TURN: readonly GameEvent[] = [{ type: 'turn-began', turn: 5 }];

const linesIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A text with one line changed. */
function changed(text: string, at: number, change: (line: Record<string, unknown>) => object): string {
  const lines = text.trimEnd().split('\n');
  lines[at - 1] = JSON.stringify(change(JSON.parse(lines[at - 1]!)));
  return `${lines.join('\n')}\n`;
}

describe('a journal', () => {
  test('of a random game is read back with the same state after every reply', () => {
    const path = newPath();
    const journal = createJournal(path, HEADER);
    for (const reply of GAME) journal.append(entry(reply));
    journal.close();
    const read = readJournal(path, { keepStates: true });
    expect(read.warnings).toEqual([]);
    expect(read.replies).toHaveLength(GAME.length);
    expect(read.header).toMatchObject({ ...HEADER, line: 'header', format: 1 });
    for (const [i, { after }] of GAME.entries()) {
      expect(hashState(read.everyState!.get(i + 1)!)).toBe(hashState(after));
    }
    expect(read.state).toEqual(GAME.at(-1)!.after);
  });

  test('is replayed lazily, reply by reply, with what happened', () => {
    const journal = createMemoryJournal(HEADER);
    for (const reply of GAME.slice(0, 60)) journal.append(entry(reply));
    const steps = replayJournal(readJournalText(journal.text()));
    for (const [i, { answer, before, after, events }] of GAME.slice(0, 60).entries()) {
      expect(steps.next().value).toMatchObject({ n: i + 1, answer, before, after, events });
    }
    expect(steps.next()).toEqual({ done: true, value: GAME[59]!.after });
  });

  test('keeps no states unless asked to', () => {
    const journal = createMemoryJournal(HEADER);
    journal.append(entry(GAME[0]!));
    expect(readJournalText(journal.text()).everyState).toBeUndefined();
  });

  test('without replies stands at the first question', () => {
    const { state, replies } = readJournalText(createMemoryJournal(HEADER).text());
    expect(replies).toEqual([]);
    expect(state).toEqual(GAME[0]!.before);
  });

  test('of a game that did not start from a set-up has its first state in the header', () => {
    const start = GAME[20]!.before;
    const journal = createMemoryJournal({ ...HEADER, start });
    for (const reply of GAME.slice(20, 30)) journal.append(entry(reply));
    expect(readJournalText(journal.text()).state).toEqual(GAME[29]!.after);
  });

  test('has one line a reply, on the disk as soon as it is appended', () => {
    const path = newPath();
    const journal = createJournal(path, HEADER);
    for (const [i, reply] of GAME.slice(0, 5).entries()) {
      expect(journal.append(entry(reply))).toBe(i + 1);
      expect(linesIn(readFileSync(path, 'utf8'))).toHaveLength(i + 2);
    }
    expect(linesIn(readFileSync(path, 'utf8'))[5]).toEqual({
      line: 'reply',
      n: 5,
      side: 'chance',
      kind: 'draw-card',
      answer: GAME[4]!.answer,
      hash: hashState(GAME[4]!.after),
    });
    journal.close();
  });

  test('never overwrites a file', () => {
    const path = newPath();
    writeFileSync(path, 'precious');
    expect(() => createJournal(path, HEADER)).toThrow(InputError);
    expect(() => createBufferedJournal(path, HEADER)).toThrow(/exists already/);
    expect(readFileSync(path, 'utf8')).toBe('precious');
  });

  test('in a folder that is not there cannot be written', () => {
    expect(() => createJournal(join(folder, 'nowhere', 'a.journal'), HEADER)).toThrow(/cannot be written/);
  });

  test('can be gone on with after it was closed', () => {
    const path = newPath();
    const first = createJournal(path, HEADER);
    for (const reply of GAME.slice(0, 20)) first.append(entry(reply));
    first.close();
    first.close();
    expect(() => first.append(entry(GAME[20]!))).toThrow(/closed/);
    const { journal, read } = openJournal(path);
    expect(read.state).toEqual(GAME[19]!.after);
    expect(journal.append(entry(GAME[20]!))).toBe(21);
    journal.close();
    expect(readJournal(path).state).toEqual(GAME[20]!.after);
  });

  test('that is buffered writes when told to and when closed', () => {
    const path = newPath();
    const journal = createBufferedJournal(path, HEADER);
    const lines = () => linesIn(readFileSync(path, 'utf8')).length;
    for (const reply of GAME.slice(0, 10)) journal.append(entry(reply));
    expect(lines()).toBe(1);
    journal.flush();
    expect(lines()).toBe(11);
    journal.append(entry(GAME[10]!));
    expect(lines()).toBe(11);
    journal.close();
    expect(readJournal(path).state).toEqual(GAME[10]!.after);
  });

  test('in memory is the same text as on the disk, and makes no file', () => {
    const path = newPath();
    const [onDisk, inMemory] = [createJournal(path, HEADER), createMemoryJournal(HEADER)];
    for (const reply of GAME.slice(0, 30)) for (const to of [onDisk, inMemory]) to.append(entry(reply));
    onDisk.close();
    inMemory.close();
    expect(inMemory.text()).toBe(readFileSync(path, 'utf8'));
    expect(existsSync(join(folder, 'undefined'))).toBe(false);
  });
});

describe('a full state', () => {
  test('follows the reply that begins a turn', () => {
    const journal = createMemoryJournal(HEADER);
    for (const reply of GAME.slice(0, 9)) journal.append(entry(reply));
    journal.append(entry(GAME[9]!, TURN));
    journal.append(entry(GAME[10]!));
    const lines = linesIn(journal.text());
    expect(lines.map(({ line }) => line).filter((line) => line === 'state')).toHaveLength(1);
    expect(lines[11]).toEqual({
      line: 'state',
      n: 10,
      turn: 5,
      state: JSON.parse(JSON.stringify(GAME[9]!.after)),
    });
    expect(readJournalText(journal.text()).state).toEqual(GAME[10]!.after);
  });

  test('is written at the start of a turn of a real game, if need be when the journal is opened again', () => {
    const path = newPath();
    const writer = createJournal(path, { ...HEADER, scenario: '1942' });
    let last: RandomReply | undefined;
    for (last of randomGame(setUp(loadScenario('1942'), DEFAULT_OPTIONS), seeded('turn'))) {
      writer.append(entry(last));
      if (last.events.some(({ type }) => type === 'turn-began')) break;
    }
    writer.close();
    const text = readFileSync(path, 'utf8');
    expect(linesIn(text).at(-1)).toMatchObject({ line: 'state', n: writer.replies(), turn: 3 });
    // Cut in the middle of the state.
    writeFileSync(path, text.slice(0, -1000));
    const { journal, read } = openJournal(path);
    expect(read.warnings).toHaveLength(1);
    expect(read.state).toEqual(last!.after);
    journal.close();
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('must be the one the replies lead to', () => {
    const journal = createMemoryJournal(HEADER);
    journal.append(entry(GAME[0]!, TURN));
    const text = changed(journal.text(), 3, (line) => ({ ...line, state: GAME[5]!.after }));
    expect(() => readJournalText(text)).toThrow(/line 3:\n.*not the one that reply 1 leads to/);
  });

  test('is a short cut to what comes after it', () => {
    const journal = createMemoryJournal(HEADER);
    for (const [i, reply] of GAME.slice(0, 40).entries()) journal.append(entry(reply, i === 19 ? TURN : []));
    const read = readJournalText(journal.text());
    expect(replayJournal(read, 21).next().value).toMatchObject({ n: 21, before: GAME[20]!.before });
    expect(replayJournal(read, 20).next().value).toMatchObject({ n: 20, before: GAME[19]!.before });
    for (const n of [1, 19, 20, 21, 40]) expect(stateAt(read, n)).toEqual(GAME[n - 1]!.after);
    expect(stateAt(read, 0)).toEqual(GAME[0]!.before);
  });
});

describe('reasons', () => {
  test('are read back, and replies say which is theirs', () => {
    const journal = createMemoryJournal(HEADER);
    journal.append(entry(GAME[0]!));
    const why = journal.append({ line: 'why', why: { chart: 'card selection', asked: ['A', 'B'] } });
    expect(why).toBe(1);
    for (const reply of GAME.slice(1, 3)) journal.append({ ...entry(reply), why } as Entry);
    expect(journal.append({ line: 'why', why: 'because' })).toBe(2);
    const { whys, replies } = readJournalText(journal.text());
    expect([...whys]).toEqual([
      [1, { chart: 'card selection', asked: ['A', 'B'] }],
      [2, 'because'],
    ]);
    expect(replies.map((reply) => reply.why)).toEqual([undefined, 1, 1]);
  });

  test('must be there before a reply refers to them', () => {
    const journal = createMemoryJournal(HEADER);
    expect(() => journal.append({ ...entry(GAME[0]!), why: 1 } as Entry)).toThrow(/no why 1/);
    journal.append(entry(GAME[0]!));
    const text = changed(journal.text(), 2, (line) => ({ ...line, why: 3 }));
    expect(() => readJournalText(text)).toThrow(/line 2:\n.*no why 3/);
  });

  test('go on being numbered after undo and reopening', () => {
    const path = newPath();
    const first = createJournal(path, HEADER);
    first.append({ line: 'why', why: 'one' });
    first.append({ ...entry(GAME[0]!), why: 1 } as Entry);
    first.append({ line: 'undo', to: 0 });
    first.close();
    const { journal } = openJournal(path);
    expect(journal.append({ line: 'why', why: 'two' })).toBe(2);
    journal.close();
    expect([...readJournal(path).whys.values()]).toEqual(['one', 'two']);
  });
});

describe('undo', () => {
  /** Where a player first replies twice running, after chance. */
  function firstPair(): number {
    const sides = GAME.map(({ before }) => pending(before)!.side);
    return sides.findIndex(
      (side, i) => side !== 'chance' && side === sides[i + 1] && sides[i - 1] === 'chance',
    );
  }

  test('takes replies back, and the game goes on from there', () => {
    const other = played(30, HEADER.scenario, 'another');
    const journal = createMemoryJournal(HEADER);
    for (const reply of GAME.slice(0, 10)) journal.append(entry(reply));
    expect(journal.append({ line: 'undo', to: 0 })).toBe(0);
    expect(journal.replies()).toBe(0);
    for (const [i, reply] of other.entries()) expect(journal.append(entry(reply))).toBe(i + 1);
    const read = readJournalText(journal.text());
    expect(read.replies.map(({ answer }) => answer)).toEqual(other.map(({ answer }) => answer));
    expect(read.state).toEqual(other.at(-1)!.after);
  });

  test('drops the full states it goes back behind', () => {
    const journal = createMemoryJournal(HEADER);
    for (const [i, reply] of GAME.slice(0, 10).entries())
      journal.append(entry(reply, i === 3 || i === 7 ? TURN : []));
    journal.append({ line: 'undo', to: 4 });
    expect(readJournalText(journal.text()).states.map(({ n }) => n)).toEqual([4]);
  });

  test('is free inside one player’s decisions, and not where chance has spoken', () => {
    const journal = createMemoryJournal(HEADER);
    for (const reply of GAME) journal.append(entry(reply));
    const sides = GAME.map(({ before }) => pending(before)!.side);
    for (let to = 0; to < GAME.length; to++) {
      const taken = new Set(sides.slice(to));
      expect(journal.isFreeUndo(to), `to ${to}`).toBe(taken.size === 1 && !taken.has('chance'));
    }
    const first = firstPair();
    const free = createMemoryJournal(HEADER);
    for (const reply of GAME.slice(0, first + 2)) free.append(entry(reply));
    free.append({ line: 'undo', to: first });
    free.append({ line: 'undo', to: first - 1 });
    expect(linesIn(free.text()).slice(-2)).toEqual([
      { line: 'undo', to: first, free: true },
      { line: 'undo', to: first - 1, free: false },
    ]);
  });

  test('is not free where a hidden card came to light', () => {
    const first = GAME.findIndex(({ before }) => pending(before)!.side !== 'chance');
    const side = pending(GAME[first]!.before)!.side;
    const enemy = side === 'japan' ? 'allies' : 'japan';
    const freeAfter = (event: GameEvent) => {
      const journal = createMemoryJournal(HEADER);
      for (const reply of GAME.slice(0, first)) journal.append(entry(reply));
      journal.append(entry(GAME[first]!, [event]));
      return journal.isFreeUndo(first);
    };
    expect(freeAfter({ type: 'passed', side: enemy })).toBe(true);
    expect(freeAfter({ type: 'card-drawn', side: enemy, card: 'A1' })).toBe(false);
    expect(freeAfter({ type: 'card-played', side: enemy, card: 'A1', as: 'reaction' })).toBe(false);
  });

  test('knows what is free after reopening', () => {
    const first = firstPair();
    const path = newPath();
    const writer = createJournal(path, HEADER);
    for (const reply of GAME.slice(0, first + 2)) writer.append(entry(reply));
    writer.close();
    const { journal } = openJournal(path);
    expect([journal.isFreeUndo(first), journal.isFreeUndo(first - 1)]).toEqual([true, false]);
    journal.close();
  });

  test('cannot take back what was not played', () => {
    const journal = createMemoryJournal(HEADER);
    journal.append(entry(GAME[0]!));
    for (const to of [2, -1, 0.5]) expect(() => journal.append({ line: 'undo', to })).toThrow(/taken back/);
  });
});

describe('a journal of another version', () => {
  /** 40 replies, a turn beginning after 20; the old version disagrees about the replies named. */
  function oldJournal(...disagreeing: number[]): string {
    const journal = createMemoryJournal(HEADER);
    for (const [i, reply] of GAME.slice(0, 40).entries()) journal.append(entry(reply, i === 19 ? TURN : []));
    let text = changed(journal.text(), 1, (line) => ({ ...line, program: '0.0.9' }));
    // The header is line 1 and the state after reply 20 is line 22.
    for (const n of disagreeing)
      text = changed(text, n <= 20 ? n + 1 : n + 2, (line) => ({ ...line, hash: '000000000000' }));
    return text;
  }

  test('is read like any other where the replies agree', () => {
    const read = readJournalText(oldJournal());
    expect(read.state).toEqual(GAME[39]!.after);
    expect([read.warnings, read.rescued]).toEqual([[], undefined]);
  });

  test('says which version wrote it, and from where it could go on, where they do not', () => {
    expect(() => readJournalText(oldJournal(5))).toThrow(
      /written by version 0\.0\.9; version \S+ cannot follow it at line 6:\n.*reply 5 .*\n.*turn 5, after reply 20/,
    );
  });

  test('goes on from the last full state if that is wanted, with a warning', () => {
    const read = readJournalText(oldJournal(5), { fromLastState: true });
    expect(read.state).toEqual(GAME[39]!.after);
    expect(read.rescued).toEqual({ from: 20, dropped: 0 });
    expect(read.warnings.join()).toMatch(/0\.0\.9.*line 6.*turn 5, after reply 20\./);
  });

  test('loses the replies after it that cannot be followed either', () => {
    const read = readJournalText(oldJournal(5, 31), { fromLastState: true });
    expect(read.state).toEqual(GAME[29]!.after);
    expect(read.replies).toHaveLength(30);
    expect(read.rescued).toEqual({ from: 20, dropped: 10 });
    expect(read.warnings.join()).toMatch(/the last 10 replies are lost/);
  });

  test('does not go on from a full state that was changed', () => {
    const journal = createMemoryJournal(HEADER);
    for (const [i, reply] of GAME.slice(0, 30).entries())
      journal.append(entry(reply, i === 9 || i === 19 ? TURN : []));
    // The states after replies 10 and 20 are lines 12 and 23.
    const text = changed(journal.text(), 23, (line) => ({ ...line, state: GAME[3]!.after }));
    expect(() => readJournalText(text)).toThrow(/line 23:/);
    const read = readJournalText(text, { fromLastState: true });
    expect(read.rescued).toEqual({ from: 10, dropped: 11 });
    expect(read.state).toEqual(GAME[18]!.after);
  });

  test('without a full state cannot be rescued', () => {
    const journal = createMemoryJournal(HEADER);
    journal.append(entry(GAME[0]!));
    const old = changed(journal.text(), 1, (line) => ({ ...line, program: '0.0.9' }));
    const text = changed(old, 2, (line) => ({ ...line, hash: '000000000000' }));
    expect(() => readJournalText(text, { fromLastState: true })).toThrow(/no full state to go on from/);
  });

  test('whose states lack what this version needs is refused at once', () => {
    const text = changed(oldJournal(5), 22, (line) => {
      const state = structuredClone(line.state) as { board: Record<string, unknown> };
      delete state.board.surrendered;
      return { ...line, state };
    });
    expect(() => readJournalText(text, { fromLastState: true })).toThrow(/line 22:\n.*board surrendered/);
  });

  test('once gone on with belongs to this version', () => {
    const path = newPath();
    writeFileSync(path, oldJournal(5, 31));
    const { journal, read } = openJournal(path, { fromLastState: true });
    expect(read.replies).toHaveLength(30);
    for (const reply of GAME.slice(30, 35)) journal.append(entry(reply));
    expect(journal.replies()).toBe(35);
    expect(() => journal.append({ line: 'undo', to: 29 })).toThrow(/another version/);
    journal.append({ line: 'undo', to: 33 });
    journal.close();
    const again = readJournal(path);
    expect([again.warnings, again.replies.length]).toEqual([[], 33]);
    expect(again.state).toEqual(GAME[32]!.after);
    expect([...replayJournal(again)].map(({ n }) => n)).toEqual([31, 32, 33]);
  });
});
