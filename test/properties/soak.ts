import { parseArgs } from 'node:util';
import { loadScenario } from '../../src/data/scenario.ts';
import { seeded } from '../../src/players/chance.ts';
import { randomGame } from '../../src/players/random-game.ts';
import { DECISION_KINDS } from '../../src/rules/play/decision.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { brokenAfter } from './invariants.ts';

/** Many random offensives from all set-ups, with what came up; ends with 1 if anything broke or a kind of decision never arose. */
const { values } = parseArgs({
  options: { offensives: { type: 'string', default: '1000' }, seed: { type: 'string', default: 'soak' } },
});
const wanted = Number(values.offensives);
if (!Number.isInteger(wanted) || wanted < 1) throw new Error('--offensives takes a whole number');

const SCENARIOS = ['1941', '1942', '1943', '1944'];
const kinds = new Map<string, number>();
const uses = new Map<string, number>();
const failures: string[] = [];
let offensives = 0;
let battles = 0;
const began = Date.now();

for (let game = 0; offensives < wanted && failures.length < 20; game++) {
  const scenario = SCENARIOS[game % SCENARIOS.length]!;
  const name = `${values.seed} ${game}`;
  try {
    for (const played of randomGame(setUp(loadScenario(scenario)), seeded(name))) {
      kinds.set(played.kind, (kinds.get(played.kind) ?? 0) + 1);
      uses.set(played.answer.do, (uses.get(played.answer.do) ?? 0) + 1);
      offensives += played.events.filter(({ type }) => type === 'offensive-ended').length;
      battles += played.events.filter(({ type }) => type === 'combat-rolled').length;
      const broken = brokenAfter(played);
      if (broken.length > 0)
        failures.push(`${scenario}, seed "${name}", ${played.kind}: ${broken.join('; ')}`);
    }
  } catch (error) {
    failures.push(`${scenario}, seed "${name}": ${(error as Error).message}`);
  }
  if (game % 50 === 0) console.error(`${offensives} of ${wanted} offensives`);
}

const table = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `  ${name.padEnd(20)}${String(count).padStart(8)}`)
    .join('\n');
const seconds = (Date.now() - began) / 1000;
console.log(
  `${offensives} offensives, ${battles} combat rolls in ${seconds.toFixed(1)} s (${(offensives / seconds).toFixed(1)} a second)`,
);
console.log(`decisions\n${table(kinds)}\nanswers\n${table(uses)}`);
const never = DECISION_KINDS.filter((kind) => !kinds.has(kind));
if (never.length > 0) console.log(`never asked: ${never.join(', ')}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
process.exitCode = failures.length > 0 || never.length > 0 ? 1 : 0;
