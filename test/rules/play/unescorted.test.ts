import { describe, expect, it } from 'vitest';
import type { Line, Played } from '../../../src/players/scripted-player.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { at, eventsLike, fight, go, holder, isReduced, move, offensive, targets } from './support.ts';

/** The 17th Army lands alone on Guadalcanal, which marines hold; a US cruiser may come from Espiritu Santo. */
const LANDING: Situation = {
  place: {
    'jp-hq-south-seas': 4021,
    'jp-army-17': 4021,
    'jp-ss': [4021, 'reduced'],
    'us-m-bde': 4423,
    'us-hq-s-pac-halsey': 4828,
    'us-ca-northampton': 4825,
    'us-cv-enterprise': 4825,
    'us-2m-div': 4825,
  },
};

const CRUISER: Line = { do: 'react', units: ['us-ca-northampton'], to: '4423' };

function landed(reactions: Line[], situation: Situation = LANDING, dice = [0, 0, 0, 0, 0]): Played {
  const start = offensive(aboutToPlay('J5', situation), 'J5', ['jp-army-17', 'jp-ss']);
  const ashore = move(start, ['jp-army-17', 'jp-ss'], 'amphibious', 4423);
  return fight(ashore, dice, {
    intelligence: { do: 'attempt' },
    'reaction-hq': { do: 'hq', hq: 'us-hq-s-pac-halsey' },
    react: [...reactions, { do: 'done' }],
    'post-battle-move': [],
  });
}

/** Steps lost before any combat die. */
const lostAtSea = (played: Played) => {
  const first = played.events.findIndex((event) => event.type === 'combat-rolled');
  const before = first < 0 ? played.events : played.events.slice(0, first);
  return before.flatMap((event) => (event.type === 'step-lost' ? [event.target] : []));
};

describe('8.45B a landing without escort', () => {
  it('8.45B each unit loses a step when enemy ships arrive', () => {
    const caught = landed([CRUISER]);
    expect(lostAtSea(caught).sort()).toEqual(['jp-army-17', 'jp-ss']);
    expect(isReduced(caught, 'jp-army-17')).toBe(true);
    expect(at(caught, 'jp-ss')).toBe('eliminated');
  });

  it('8.45B what is left does not fight, on land or otherwise, and takes nothing', () => {
    const caught = landed([CRUISER]);
    expect(eventsLike(caught, 'combat-rolled').filter(({ combat }) => combat === 'ground')).toEqual([]);
    expect(holder(caught, 4423)).toBe('allies');
  });

  it('8.45B it leaves in post-battle movement', () => {
    const caught = landed([CRUISER]);
    expect(caught.decision).toMatchObject({ kind: 'post-battle-move', side: 'allies' });
    // The cruiser first, then the army: to a coast of its own.
    const army = go(caught, { do: 'go', to: '4825' });
    expect(army.decision).toMatchObject({ kind: 'post-battle-move', side: 'japan' });
    expect(targets(army, 'go')).toContain('4021');
    expect(targets(army, 'go')).not.toContain('4423');
  });

  it('8.45B a ship that comes with troops of its own counts as well', () => {
    const convoy = landed([{ do: 'react', units: ['us-2m-div', 'us-ca-northampton'], to: '4423' }]);
    expect(lostAtSea(convoy).sort()).toEqual(['jp-army-17', 'jp-ss']);
  });

  it('8.45B nothing happens if no ship ends its move there', () => {
    expect(lostAtSea(landed([]))).toEqual([]);
    expect(lostAtSea(landed([{ do: 'react', units: ['us-cv-enterprise'], to: '4524' }]))).toEqual([]);
  });

  it('8.45B nor if a ship of their own is with them', () => {
    const escorted = plus(LANDING, { place: { 'jp-ca-aoba': 4021 } });
    const start = offensive(aboutToPlay('J5', escorted), 'J5', ['jp-army-17', 'jp-ca-aoba']);
    const ashore = move(start, ['jp-army-17', 'jp-ca-aoba'], 'amphibious', 4423);
    const played = fight(ashore, [0, 0, 0, 0, 0], {
      intelligence: { do: 'attempt' },
      'reaction-hq': { do: 'hq', hq: 'us-hq-s-pac-halsey' },
      react: [CRUISER, { do: 'done' }],
      'post-battle-move': [],
    });
    expect(lostAtSea(played)).toEqual([]);
  });

  it('8.45B at surprise no ship comes', () => {
    const start = offensive(aboutToPlay('J5', LANDING), 'J5', ['jp-army-17', 'jp-ss']);
    const ashore = move(start, ['jp-army-17', 'jp-ss'], 'amphibious', 4423);
    expect(lostAtSea(fight(ashore, [0, 0, 0]))).toEqual([]);
  });
});
