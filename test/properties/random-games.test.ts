import { describe, expect, test } from 'vitest';
import { loadScenario, SCENARIO_IDS } from '../../src/data/scenario.ts';
import { seeded } from '../../src/players/chance.ts';
import { randomGame } from '../../src/players/random-game.ts';
import { DECISION_KINDS } from '../../src/rules/play/decision.ts';
import { reply } from '../../src/rules/play/play.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { hashState } from '../../src/rules/state/state.ts';
import { playGame } from './play-game.ts';

/** Games whose seeds bring up every kind of decision; `npm run soak` plays many more. */
const SEEDS = ['1', '2', '3', '4', '5'];

describe('random games', () => {
  const kinds = new Map<string, number>();

  test.each(SCENARIO_IDS)(
    '%s: from the first decision to a verdict, nothing breaks, and the journal plays the same game again',
    (id) => {
      for (const seed of SEEDS) {
        const { broken, verdict } = playGame(id, `${id} ${seed}`, (kind) =>
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1),
        );
        expect(broken, `seed "${id} ${seed}"`).toEqual([]);
        expect(verdict?.rule).toMatch(/^1[67]\./);
      }
    },
    120_000,
  );

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
    expect(playGame('1942', 'twice').journal).toBe(playGame('1942', 'twice').journal);
  });
});
