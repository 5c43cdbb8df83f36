import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CARDS } from '../../src/data/cards.ts';
import type { CardId } from '../../src/data/ids.ts';
import { projectPath } from '../../src/data/read.ts';
import { SCENARIO_IDS } from '../../src/data/scenario.ts';
import { eventOf } from '../../src/rules/cards/events.ts';
import { DECISION_KINDS } from '../../src/rules/play/decision.ts';
import type { State } from '../../src/rules/state/state.ts';
import { openGame } from '../../src/save/open-game.ts';
import { playGame } from './play-game.ts';

/**
 * Many random games of every scenario, or of one, with every check after every reply and each journal played again.
 * Ends with 1 if anything broke; the journal of a game that broke is kept.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'soak' },
    scenario: { type: 'string' },
    out: { type: 'string', default: 'soak-failures' },
  },
});
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) throw new Error('--games takes a whole number');
if (values.scenario && !SCENARIO_IDS.includes(values.scenario))
  throw new Error(`--scenario takes one of ${SCENARIO_IDS.join(', ')}`);
const scenarios = values.scenario ? [values.scenario] : SCENARIO_IDS;

/** The commit these figures belong to; a copy without its history has none. */
function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') ? ' with changes' : ''}`;
  } catch {
    return 'unknown';
  }
}

const played = (card: CardId, as: string): void => {
  const uses = plays.get(card) ?? new Map<string, number>();
  plays.set(card, uses);
  count(uses, as);
};

const count = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

const kinds = new Map<string, number>();
const answers = new Map<string, number>();
const events = new Map<string, number>();
const verdicts = new Map<string, number>();
/** By card, how often it was played as what. */
const plays = new Map<CardId, Map<string, number>>();
const failures: string[] = [];
let replies = 0;
// Taken now: by the end there may be another.
const version = commit();
const began = Date.now();

/** Positions random players seldom get to; played a tenth as often. */
const POSITIONS = ['india-wavers', 'b29s-at-saipan'];
const starts: { name: string; scenario: string; start?: State; games: number }[] = [
  ...scenarios.map((scenario) => ({ name: scenario, scenario, games })),
  ...(values.scenario ? [] : POSITIONS).map((name) => {
    const { state } = openGame(projectPath(`test/positions/${name}.yaml`));
    return { name, scenario: state.scenario, start: state, games: Math.ceil(games / 10) };
  }),
];

for (const { name: scenario, games: wanted, ...from } of starts) {
  for (let game = 0; game < wanted && failures.length < 20; game++) {
    const seed = `${values.seed} ${scenario} ${game}`;
    const outcome = playGame({ ...from, seed }, (kind, answer, happened) => {
      count(kinds, kind);
      count(answers, answer.do);
      for (const event of happened) {
        count(events, event.type);
        if (event.type === 'card-played') played(event.card, event.as);
      }
    });
    replies += outcome.replies;
    if (outcome.verdict) {
      const { rule, result, winner } = outcome.verdict;
      count(verdicts, `${scenario.padEnd(8)} ${winner.padEnd(7)} ${result} (${rule})`);
    }
    if (outcome.broken.length > 0) {
      mkdirSync(values.out, { recursive: true });
      const file = join(values.out, `${seed.replaceAll(' ', '-')}.jsonl`);
      writeFileSync(file, outcome.journal);
      failures.push(
        `${scenario}, seed "${seed}": ${outcome.broken.join('; ')}\n  journal: ${file} (erasmus replay ${file})\n` +
          `  again: npm run soak -- --scenario ${scenario} --games ${game + 1} --seed "${values.seed}"`,
      );
    }
    if (game % 10 === 9) console.error(`${scenario}: ${game + 1} of ${wanted}`);
  }
}

const table = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort((a, b) => a[0].localeCompare(b[0]))
    .map(([name, n]) => `  ${name.padEnd(50)}${String(n).padStart(9)}`)
    .join('\n');
const seconds = (Date.now() - began) / 1000;
const total = starts.reduce((sum, start) => sum + start.games, 0);
console.log(
  `commit ${version}, seed "${values.seed}", ${starts.map(({ name, games: n }) => `${n} ${name}`).join(', ')}`,
);
console.log(
  `${total} games, ${replies} replies in ${seconds.toFixed(1)} s (${(seconds / total).toFixed(2)} s a game, played twice)`,
);
console.log(`verdicts\n${table(verdicts)}\ndecisions\n${table(kinds)}\nanswers\n${table(answers)}`);
console.log(`events\n${table(events)}`);
console.log('cards: as an event or in reaction, as operations, in other ways');
for (const { id, title } of CARDS) {
  const uses = plays.get(id) ?? new Map<string, number>();
  const asEvent = (uses.get('event') ?? 0) + (uses.get('reaction') ?? 0);
  const asOperations = uses.get('operations') ?? 0;
  const all = [...uses.values()].reduce((sum, n) => sum + n, 0);
  const row = [asEvent, asOperations, all - asEvent - asOperations]
    .map((n) => String(n).padStart(7))
    .join('');
  console.log(`  ${id.padEnd(4)} ${title.slice(0, 44).padEnd(45)}${row}`);
}
const unplayed = CARDS.filter(({ id }) => {
  const uses = plays.get(id);
  return eventOf(id) !== undefined && !uses?.has('event') && !uses?.has('reaction');
});
if (unplayed.length > 0) console.log(`events never played: ${unplayed.map(({ id }) => id).join(' ')}`);
const never = DECISION_KINDS.filter((kind) => !kinds.has(kind));
if (never.length > 0) console.log(`never asked: ${never.join(', ')}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(failures.length === 0 ? 'no failure' : `${failures.length} failures`);
process.exitCode = failures.length > 0 ? 1 : 0;
