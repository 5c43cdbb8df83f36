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
import { withChanges } from '../../src/rules/state/board.ts';
import { hexOf } from '../../src/rules/state/occupation.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { cloneState, hashState } from '../../src/rules/state/state.ts';
import { supplyOf } from '../../src/rules/supply/supply.ts';
import { hqOf } from '../support/situation.ts';

const bench = new Bench({ time: 1000, warmupTime: 500 });

for (const year of ['1942', '1943']) {
  const state = setUp(loadScenario(year));
  const { board } = state;
  const hq = hqOf('us-hq-c-pac');
  const port = setOf([hexOf(board, unitOf('us-hq-c-pac'))!]);
  bench
    // A new board each time: nothing is known of it yet.
    .add(`${year} ZOI and supply of both sides, from nothing`, () => supplyOf(withChanges(board, {})))
    .add(`${year} the same, then whom one HQ can activate`, () => activatableBy(withChanges(board, {}), hq))
    .add(`${year} one reach search, 25 hexes by sea`, () => within(port, 25, SHIPS))
    .add(`${year} board with one unit moved`, () =>
      withChanges(board, { units: { 'jp-bb-nagato': { at: '4017' } } }),
    )
    .add(`${year} state clone`, () => cloneState(state))
    .add(`${year} state hash`, () => hashState(state));
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

const began = performance.now();
let offensives = 0;
for (let game = 0; performance.now() - began < 5000; game++) {
  for (const { events } of randomGame(setUp(loadScenario('1943')), seeded(`bench ${game}`))) {
    offensives += events.filter(({ type }) => type === 'offensive-ended').length;
  }
}
console.log(`random offensives: ${((offensives * 1000) / (performance.now() - began)).toFixed(1)} a second`);
