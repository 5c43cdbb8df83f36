import { describe, expect, test } from 'vitest';
import { projectPath } from '../../src/data/read.ts';
import { loadScenario, SCENARIO_IDS } from '../../src/data/scenario.ts';
import { seeded } from '../../src/players/chance.ts';
import { randomGame } from '../../src/players/random-game.ts';
import { DECISION_KINDS } from '../../src/rules/play/decision.ts';
import { reply } from '../../src/rules/play/play.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { hashState } from '../../src/rules/state/state.ts';
import { openGame } from '../../src/save/open-game.ts';
import { type Listener, playGame } from './play-game.ts';

/** Games whose seeds bring up every kind of decision; `npm run soak` plays many more. */
const SEEDS = ['7', '8', '9', '10', '11'];

describe('random games', () => {
  const kinds = new Set<string>();
  const hear: Listener = (kind) => kinds.add(kind);

  test.each(SCENARIO_IDS)(
    '%s: from the first decision to a verdict, nothing breaks, and the journal plays the same game again',
    (id) => {
      for (const seed of SEEDS) {
        const { broken, verdict } = playGame({ scenario: id, seed: `${id} ${seed}` }, hear);
        expect(broken, `seed "${id} ${seed}"`).toEqual([]);
        expect(verdict?.rule).toMatch(/^1[67]\./);
      }
    },
    120_000,
  );

  // What random players seldom bring about.
  test.each(['india-wavers', 'b29s-at-saipan'])('from the position %s nothing breaks', (name) => {
    const { state } = openGame(projectPath(`test/positions/${name}.yaml`));
    const { broken } = playGame({ scenario: state.scenario, seed: name, start: state }, hear);
    expect(broken).toEqual([]);
  });

  test('every kind of decision arises', () => {
    expect(DECISION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('an illegal answer changes nothing and says why', () => {
    const first = randomGame(setUp(loadScenario('1943')), seeded('illegal')).next();
    if (first.done) throw new Error('the game ended at once');
    const { before } = first.value;
    const hash = hashState(before);
    const outcome = reply(before, { do: 'draw', card: 'A1' });
    expect(outcome).toMatchObject({ ok: false, violations: [{ rule: '4.14' }] });
    expect(hashState(before)).toBe(hash);
  });

  test('the same seed gives the same game', () => {
    const game = { scenario: '1942', seed: 'twice' };
    expect(playGame(game).journal).toBe(playGame(game).journal);
  });
});
