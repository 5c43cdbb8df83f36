import { describe, expect, test } from 'vitest';
import { aboutToPlay, play } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';

/** A corps in Hong Kong, which the Allies hold; Canton (2609) next to it is a Chinese city without a counter in it. */
const CANTON: Situation = {
  scenario: '1941',
  turn: 10,
  place: {
    'us-hq-c-pac': 2813,
    'us-x-corps': 2709,
    'us-cv-essex': 2813,
    'jp-hq-combined-fleet-yamamoto': 3407,
  },
  allies: [2709, 2813],
};

describe('13.76 garrisons of Chinese cities', () => {
  const marched = play(
    aboutToPlay('A45', CANTON),
    { do: 'operations', card: 'A45' },
    { do: 'activate', unit: 'us-x-corps' },
    { do: 'done' },
    { do: 'add', unit: 'us-x-corps' },
    { do: 'move', mode: 'overland', to: '2609' },
    { do: 'done' },
  );

  test('13.76, 6.5 a march into a garrisoned city does not take it', () => {
    expect(marched.state.board.japaneseHexes).toContain('2609');
  });

  test('13.76, 7.24 it is a battle, against one garrison for each four divisions, rounded up', () => {
    const fought = play(marched.state, { do: 'commit' }, { do: 'decline' });
    expect(fought.decision).toMatchObject({ kind: 'die', rule: '9.4' });
    const rolled = play(fought.state, { do: 'roll', die: 0 }, { do: 'roll', die: 0 });
    const garrisons = rolled.events.find((event) => event.type === 'combat-rolled' && event.side === 'japan');
    // Twelve divisions in China: three garrisons of nine.
    expect(garrisons).toMatchObject({ strength: 27 });
  });
});
