import { describe, expect, test } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import { aboutToPlay, offered, play } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';

const FLEET: UnitId[] = [
  'jp-bb-nagato',
  'jp-bb-hiei',
  'jp-bb-kongo',
  'jp-ca-aoba',
  'jp-ca-nachi',
  'jp-ca-takao',
  'jp-ca-mogami',
];

/** Seven ships at Truk under South Seas HQ, efficiency 2. */
const TRUK: Situation = {
  scenario: '1941',
  turn: 3,
  place: { 'jp-hq-south-seas': 4017, ...Object.fromEntries(FLEET.map((id) => [id, 4017])) },
};

const chosen = (
  card: CardId,
  use: 'operations' | 'event',
  situation: Situation,
  hq: UnitId | null,
  ...units: UnitId[]
) =>
  play(
    aboutToPlay(card, situation),
    { do: use, card },
    ...(hq ? [{ do: 'hq', hq }] : []),
    ...units.map((unit) => ({ do: 'activate', unit })),
  );

const able = (played: ReturnType<typeof chosen>): string[] =>
  offered(played.state, 'activate').map((answer) => (answer as { unit: string }).unit);

describe('7.21, 5.1 how many units', () => {
  test.each([
    // J4 has an operations value of 1, J5 of 2, J9 of 3.
    ['J4', 3],
    ['J5', 4],
    ['J9', 5],
  ] as const)('7.21, 5.1 with %s the operations value and the efficiency of 2: %i', (card, number) => {
    expect(able(chosen(card, 'operations', TRUK, null, ...FLEET.slice(0, number - 1)))).not.toEqual([]);
    // With the last one there is nothing left to choose, and movement begins.
    expect(chosen(card, 'operations', TRUK, null, ...FLEET.slice(0, number)).decision?.kind).toBe('move');
  });

  test('7.21, 5.31 an event counts by its logistics value: 4 for J16', () => {
    const air: UnitId[] = [
      'jp-af-21',
      'jp-af-22',
      'jp-af-23',
      'jp-af-24',
      'jp-af-25',
      'jp-af-26',
      'jp-af-27',
      'jp-af-28',
    ];
    const bases: Situation = {
      ...TRUK,
      place: { 'jp-hq-south-seas': 4017, ...Object.fromEntries(air.map((id) => [id, 4017])) },
    };
    const { state } = play(aboutToPlay('J16', bases), { do: 'event', card: 'J16' });
    expect(offered(state, 'activate')).toHaveLength(8);
    const full = play(state, ...air.slice(0, 4 + 2).map((unit) => ({ do: 'activate', unit })));
    expect(full.decision?.kind).toBe('move');
  });

  test('7.21 a unit is activated once', () => {
    expect(able(chosen('J9', 'operations', TRUK, null, 'jp-bb-nagato'))).not.toContain('jp-bb-nagato');
  });

  test('7.21 only units in supply and in range of that HQ', () => {
    const far: Situation = { ...TRUK, place: { ...TRUK.place, 'jp-hq-south': 2212, 'jp-army-38': 2212 } };
    const truk = able(chosen('J9', 'operations', far, 'jp-hq-south-seas'));
    expect(truk).toContain('jp-bb-hiei');
    expect(truk).not.toContain('jp-army-38');
    expect(able(chosen('J9', 'operations', far, 'jp-hq-south'))).toEqual(['jp-army-38']);
  });
});

describe('5.31D what an event lets be activated', () => {
  const mixed: Situation = {
    scenario: '1941',
    turn: 3,
    place: {
      'us-hq-c-pac': 5808,
      'us-7af': 5808,
      'us-x-corps': 5808,
      'us-1m-div': 5808,
      'us-bb-mississippi': 5808,
    },
  };

  test('5.31D A13: one ground unit', () => {
    const first = able(chosen('A13', 'event', mixed, null));
    expect(first).toEqual(expect.arrayContaining(['us-x-corps', 'us-1m-div', 'us-7af', 'us-bb-mississippi']));
    const second = able(chosen('A13', 'event', mixed, null, 'us-x-corps'));
    expect(second).not.toContain('us-1m-div');
    expect(second).toContain('us-bb-mississippi');
  });

  test('5.31D A31: air units alone', () => {
    expect(able(chosen('A31', 'event', mixed, null))).toEqual(['us-7af']);
  });

  test('5.31D A19: air and ground units, no ships', () => {
    const units = able(chosen('A19', 'event', mixed, null));
    expect(units).toContain('us-x-corps');
    expect(units).not.toContain('us-bb-mississippi');
  });

  test('5.31A J83 and A35 name their HQs: A35 is ANZAC’s', () => {
    const anzac: Situation = {
      ...mixed,
      place: {
        ...mixed.place,
        'joint-hq-anzac': 3727,
        'nz-3-div': 3727,
        'aus-2-corps': 3727,
        'aus-ca-kent': 3727,
      },
    };
    const units = able(chosen('A35', 'event', anzac, null));
    expect(units).toContain('nz-3-div');
    expect(units).toContain('aus-ca-kent');
    expect(units).not.toContain('aus-2-corps');
  });
});

describe('14 inter-service rivalry', () => {
  const pacific = (rivalry: object): Situation => ({
    scenario: '1942-45',
    turn: 5,
    place: {
      'us-hq-sw-pac': 3727,
      'joint-hq-anzac': 3626,
      'us-i-corps': 3727,
      'us-1m-div': 3727,
      'us-5af': 3727,
      'us-ca-northampton': 3727,
      'aus-2-corps': 3727,
      'aus-ca-kent': 3727,
    },
    markers: { rivalry },
  });

  test('14.1 the US Army and the US Navy do not go together; the other Allies go with either', () => {
    const army = able(
      chosen('A45', 'operations', pacific({ allies: 'rivalry' }), 'joint-hq-anzac', 'us-i-corps'),
    );
    expect(army).toEqual(expect.arrayContaining(['us-5af', 'aus-2-corps', 'aus-ca-kent']));
    expect(army).not.toContain('us-1m-div');
    expect(army).not.toContain('us-ca-northampton');
    const navy = able(
      chosen('A45', 'operations', pacific({ allies: 'rivalry' }), 'joint-hq-anzac', 'us-1m-div'),
    );
    expect(navy).toContain('us-ca-northampton');
    expect(navy).not.toContain('us-5af');
  });

  test('14.1 under agreement they do', () => {
    expect(
      able(chosen('A45', 'operations', pacific({ allies: 'agreement' }), 'joint-hq-anzac', 'us-i-corps')),
    ).toContain('us-ca-northampton');
  });

  const kure = (rivalry: object): Situation => ({
    scenario: '1941',
    turn: 3,
    place: {
      'jp-hq-combined-fleet-yamamoto': 3407,
      'jp-bb-nagato': 3407,
      'jp-sn-1': 3407,
      'jp-army-ed': 3706,
      'jp-ad-1': 3706,
      'jp-af-21': 3706,
    },
    markers: { rivalry, asp: { japan: 5 } },
  });

  test('14.2A the same for Japan; naval brigades and air flotillas are the navy’s', () => {
    const army = able(chosen('J9', 'operations', kure({ japan: 'rivalry' }), null, 'jp-army-ed'));
    expect(army).toEqual(['jp-ad-1']);
    const navy = able(chosen('J9', 'operations', kure({ japan: 'rivalry' }), null, 'jp-bb-nagato'));
    expect(navy.sort()).toEqual(['jp-af-21', 'jp-sn-1']);
  });

  test('14.2B Japan uses half of its shipping points, rounded up', () => {
    // Three of five: an army of two steps can land, and a brigade, but no second army.
    const landing = (rivalry: object) => {
      const armies: Situation = {
        ...kure(rivalry),
        place: { 'jp-hq-south': 2212, 'jp-army-38': 2212, 'jp-army-15': 2212 },
      };
      const { state } = play(
        aboutToPlay('J9', armies),
        { do: 'operations', card: 'J9' },
        { do: 'activate', unit: 'jp-army-38' },
        { do: 'activate', unit: 'jp-army-15' },
        { do: 'add', unit: 'jp-army-38' },
        { do: 'move', mode: 'amphibious', to: '2112' },
        { do: 'add', unit: 'jp-army-15' },
      );
      return offered(state, 'move').filter((answer) => (answer as { mode: string }).mode === 'amphibious')
        .length;
    };
    expect(landing({ japan: 'rivalry' })).toBe(0);
    expect(landing({ japan: 'agreement' })).toBeGreaterThan(0);
  });
});
