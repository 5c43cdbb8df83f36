import { Bench } from 'tinybench';
import type { UnitId } from '../../src/data/ids.ts';
import { SHIPS } from '../../src/data/map.ts';
import { loadScenario } from '../../src/data/scenario.ts';
import { unitOf } from '../../src/data/units.ts';
import { setOf } from '../../src/hex/hex-set.ts';
import { within } from '../../src/hex/sides.ts';
import { seeded } from '../../src/players/chance.ts';
import { randomGame } from '../../src/players/random-game.ts';
import { activatableBy } from '../../src/rules/activation/activation.ts';
import { offensiveContext } from '../../src/rules/movement/context.ts';
import { movesOf } from '../../src/rules/movement/moves.ts';
import { type Board, withChanges } from '../../src/rules/state/board.ts';
import { hexOf } from '../../src/rules/state/occupation.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/state/options.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { cloneState, hashState } from '../../src/rules/state/state.ts';
import { supplyOf } from '../../src/rules/supply/supply.ts';
import { createMemoryJournal } from '../../src/save/journal.ts';
import { readJournalText } from '../../src/save/journal-read.ts';
import { hqOf } from '../support/situation.ts';

/** The same board, but nothing is known of it yet. */
const unknown = (board: Board): Board => ({ ...board, at: board.at.slice() });

const bench = new Bench({ time: 1000, warmupTime: 500 });

for (const year of ['1942', '1943']) {
  const state = setUp(loadScenario(year));
  const { board } = state;
  const hq = hqOf('us-hq-c-pac');
  const port = setOf([hexOf(board, unitOf('us-hq-c-pac'))!]);
  bench
    .add(`${year} ZOI and supply of both sides, from nothing`, () => supplyOf(unknown(board)))
    .add(`${year} the same, then whom one HQ can activate`, () => activatableBy(unknown(board), hq))
    .add(`${year} one reach search, 25 hexes by sea`, () => within(port, 25, SHIPS))
    .add(`${year} board with one unit moved`, () =>
      withChanges(board, { units: { 'jp-bb-nagato': { at: '4017' } } }),
    )
    .add(`${year} state clone`, () => cloneState(state))
    .add(`${year} hash of a state that is all new`, () => hashState(cloneState(state)));
}

const january = setUp(loadScenario('1942')).board;
const stacks: [string, UnitId[]][] = [
  ['one naval unit', ['jp-bb-kongo']],
  ['one air unit', ['jp-af-22']],
  ['one landing ground unit', ['jp-army-16']],
];
for (const [name, ids] of stacks) {
  const units = ids.map(unitOf);
  for (const oc of [1, 3]) {
    const board = withChanges(january, { activated: ids });
    supplyOf(board);
    bench.add(`destinations of ${name}, operations value ${oc}`, () =>
      movesOf(board, units, offensiveContext('japan', oc, 7)),
    );
  }
}

await bench.run();

const micro = (ms: number): string => `${(ms * 1000).toFixed(1)} µs`.padStart(12);
console.log(`${''.padEnd(48)}${'median'.padStart(12)}${'mean'.padStart(12)}${'p99'.padStart(12)}`);
for (const { name, result } of bench.tasks) {
  if (result.state !== 'completed') throw new Error(`${name}: ${result.state}`);
  const { p50, mean, p99 } = result.latency;
  console.log(`${name.padEnd(48)}${micro(p50)}${micro(mean)}${micro(p99)}`);
}

/** Whole random games of a scenario: seconds a game, replies a second, seconds to play a journal again. */
function wholeGames(scenario: string, games: number) {
  let [replies, playing, replaying] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const seed = `bench ${scenario} ${game}`;
    const journal = createMemoryJournal({ scenario, options: DEFAULT_OPTIONS, seed });
    const began = performance.now();
    const played = [...randomGame(setUp(loadScenario(scenario)), seeded(seed))];
    playing += performance.now() - began;
    replies += played.length;
    for (const { decision, answer, after, events } of played)
      journal.append({ line: 'reply', decision, answer, after, events });
    const text = journal.text();
    const again = performance.now();
    readJournalText(text);
    replaying += performance.now() - again;
  }
  return {
    game: playing / games / 1000,
    rate: (replies * 1000) / playing,
    replayRate: (replies * 1000) / replaying,
  };
}

// The first games are slow because everything is new to the machine.
wholeGames('1943', 5);
console.log(`\n${'random games'.padEnd(20)}turns  s a game  s a turn  replies a s  replayed a s`);
for (const [scenario, turns] of [
  ['1942', 3],
  ['1942-43', 6],
  ['1942-44', 9],
  ['1942-45', 11],
  ['1941', 12],
] as const) {
  const { game, rate, replayRate } = wholeGames(scenario, 12);
  console.log(
    `${scenario.padEnd(20)}${String(turns).padStart(5)}${game.toFixed(3).padStart(10)}${(game / turns).toFixed(3).padStart(10)}` +
      `${rate.toFixed(0).padStart(13)}${replayRate.toFixed(0).padStart(14)}`,
  );
}
