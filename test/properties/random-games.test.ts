import { describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/data/scenario.ts';
import { seeded } from '../../src/players/chance.ts';
import { randomGame } from '../../src/players/random-game.ts';
import { DECISION_KINDS } from '../../src/rules/play/decision.ts';
import { reply } from '../../src/rules/play/play.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { hashState } from '../../src/rules/state/state.ts';
import { brokenAfter } from './invariants.ts';

/** Games whose seeds bring up every kind of decision; `npm run soak` plays many more. */
const FIRST_GAME = 16;
const GAMES = 13;

describe('random offensives from the set-ups', () => {
  const kinds = new Map<string, number>();

  test.each(['1941', '1942', '1943', '1944'])(
    '%s: nothing breaks',
    (id) => {
      for (let game = FIRST_GAME; game < FIRST_GAME + GAMES; game++) {
        for (const played of randomGame(setUp(loadScenario(id)), seeded(`${id} ${game}`))) {
          kinds.set(played.kind, (kinds.get(played.kind) ?? 0) + 1);
          expect(
            brokenAfter(played),
            `game ${game}, ${played.kind} ${JSON.stringify(played.answer)}`,
          ).toEqual([]);
        }
      }
    },
    60_000,
  );

  test('every kind of decision arises', () => {
    expect(DECISION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('an illegal answer changes nothing and says why', () => {
    const first = randomGame(setUp(loadScenario('1942')), seeded('illegal')).next();
    if (first.done) throw new Error('the game ended at once');
    const { before } = first.value;
    const hash = hashState(before);
    const outcome = reply(before, { do: 'draw', card: 'A1' });
    expect(outcome).toMatchObject({ ok: false, violations: [{ rule: '4.14' }] });
    expect(hashState(before)).toBe(hash);
  });

  test('the same seed gives the same game', () => {
    const last = () => {
      let hash = '';
      for (const { after } of randomGame(setUp(loadScenario('1943')), seeded('twice')))
        hash = hashState(after);
      return hash;
    };
    expect(last()).toBe(last());
  });
});
