import { describe, expect, it } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { HONSHU_CITIES, plus } from '../../support/variants.ts';
import { go, kinds, targets } from './support.ts';

type Use = 'operations' | 'event';

/** The units that may be activated after some have been. */
function choices(
  situation: Situation,
  card: CardId,
  { use = 'operations', hq, chosen = [] }: { use?: Use; hq?: UnitId; chosen?: UnitId[] } = {},
): string[] {
  const played = go(
    aboutToPlay(card, situation),
    { do: use, card },
    ...(hq ? [{ do: 'hq', hq }] : []),
    ...chosen.map((unit) => ({ do: 'activate', unit })),
  );
  return targets(played, 'activate', 'unit');
}

const CRUISERS: UnitId[] = ['jp-ca-aoba', 'jp-ca-takao', 'jp-ca-nachi', 'jp-ca-mogami'];
const rabaul = (...units: UnitId[]): Situation => ({
  place: { 'jp-hq-south-seas': 4021, ...Object.fromEntries(units.map((unit) => [unit, 4021])) },
});

describe('7.21 how many units', () => {
  const ships: UnitId[] = [...CRUISERS, 'jp-bb-kongo', 'jp-bb-hiei', 'jp-ad-3'];

  it('7.21 the efficiency of the HQ and the operations value', () => {
    // South Seas HQ: 2. J18 has value 1, J5 2, J15 3.
    for (const [card, number] of [
      ['J18', 3],
      ['J5', 4],
      ['J15', 5],
    ] as const) {
      const all = rabaul(...ships);
      expect(choices(all, card, { chosen: ships.slice(0, number - 1) })).not.toEqual([]);
      expect(choices(all, card, { chosen: ships.slice(0, number) })).toEqual([]);
    }
  });

  it('5.31, 7.21 an event counts its logistics value instead', () => {
    // J16: operations 3, logistics 4; air and ground units only.
    const units: UnitId[] = [
      'jp-ad-1',
      'jp-ad-2',
      'jp-ad-3',
      'jp-af-21',
      'jp-army-17',
      'jp-army-18',
      'jp-ss',
    ];
    const all = rabaul(...units);
    expect(choices(all, 'J16', { use: 'event', chosen: units.slice(0, 5) })).not.toEqual([]);
    expect(choices(all, 'J16', { use: 'event', chosen: units.slice(0, 6) })).toEqual([]);
    expect(choices(all, 'J16', { chosen: units.slice(0, 5) })).toEqual([]);
  });

  it('5.31 some events count more with one HQ', () => {
    // A21: 4, with SW Pac HQ 6; efficiency 2 and 3.
    const units: UnitId[] = [
      'us-ca-asia',
      'us-ca-northampton',
      'us-ca-new-orleans',
      'us-ca-baltimore',
      'us-dd-asia',
      'us-bb-washington',
      'us-bb-missouri',
      'us-bb-new-york',
      'us-bb-mississippi',
    ];
    const all: Situation = {
      place: {
        'us-hq-sw-pac': 3727,
        'us-hq-c-pac': 5808,
        ...Object.fromEntries(units.map((unit) => [unit, 4828])),
      },
    };
    const left = (hq: UnitId, number: number) =>
      choices(all, 'A21', { use: 'event', hq, chosen: units.slice(0, number) }).length > 0;
    expect([left('us-hq-sw-pac', 7), left('us-hq-sw-pac', 8)]).toEqual([true, false]);
    expect([left('us-hq-c-pac', 6), left('us-hq-c-pac', 7)]).toEqual([true, false]);
  });

  it('7.21 nobody twice, and none has to be activated', () => {
    const all = rabaul('jp-ca-aoba', 'jp-ca-takao');
    expect(choices(all, 'J5', { chosen: ['jp-ca-aoba'] })).toEqual(['jp-ca-takao']);
    expect(kinds(go(aboutToPlay('J5', all), { do: 'operations', card: 'J5' }))).toContain('done');
  });

  it('6.1 HQs are not activated, enemies neither', () => {
    const all = plus(rabaul('jp-ca-aoba'), { place: { 'jp-hq-south': 4017, 'us-1m-div': 4423 } });
    expect(choices(all, 'J5', { hq: 'jp-hq-south-seas' })).toEqual(['jp-ca-aoba']);
  });
});

describe('13.79 the Kwai bridge', () => {
  // South HQ at Bangkok, efficiency 1; armies in Siam and in Burma.
  const burma = (more: Situation = {}): Situation =>
    plus(
      {
        place: { 'jp-hq-south': 2110, 'jp-army-15': 2109, 'jp-army-25': 2110, 'jp-army-38': 2108 },
        japan: [2108, 2109],
      },
      more,
    );

  it('13.79 one less with a unit that starts in Burma, no bridge and Rangoon Allied', () => {
    // J18: 1 + 1 outside Burma, 0 + 1 with a unit in it.
    expect(choices(burma(), 'J18', { chosen: ['jp-army-15'] })).toEqual(['jp-army-25']);
    expect(choices(burma(), 'J18', { chosen: ['jp-army-38'] })).toEqual([]);
  });

  it('13.79 not with Rangoon in Japanese hands', () => {
    expect(choices(burma({ japan: [2008] }), 'J18', { chosen: ['jp-army-15'] })).toContain('jp-army-38');
  });

  it('13.79 one more with the bridge, Rangoon, and supply over it', () => {
    const bridge = burma({
      japan: [2008, 2108, 2109],
      place: { 'jp-army-38': 2008 },
      markers: { transportRoutes: { kwai: true } },
    });
    const two: UnitId[] = ['jp-army-15', 'jp-army-25'];
    expect(choices(bridge, 'J18', { chosen: two })).toEqual(['jp-army-38']);
  });
});

describe('7.21 nationality', () => {
  const NATIONS: UnitId[] = [
    'us-5af',
    'us-ca-northampton',
    'us-i-corps',
    'aus-1-corps',
    'aus-air',
    'uk-bb-warspite',
    'nz-3-div',
    'du-air',
  ];
  const allies = (hq: UnitId): Situation => ({
    // A second HQ, far off, keeps everybody in supply.
    place: {
      'joint-hq-abda': 3626,
      [hq]: 3727,
      ...Object.fromEntries(NATIONS.map((unit) => [unit, 3727])),
    },
  });
  const by = (hq: UnitId) => choices(allies(hq), 'A11', { hq });

  it('7.21A US HQs: US units, and Chinese ones', () => {
    expect(by('us-hq-sw-pac')).toEqual(['us-5af', 'us-ca-northampton', 'us-i-corps']);
  });

  it('7.21B Commonwealth HQs: the Commonwealth, Chinese units and US air units', () => {
    expect(by('cw-hq-seac')).toEqual(['aus-1-corps', 'aus-air', 'nz-3-div', 'uk-bb-warspite', 'us-5af']);
  });

  it('7.21C joint HQs: all of them; only they command the Dutch', () => {
    expect(by('joint-hq-anzac')).toEqual([...NATIONS].sort());
  });

  it('7.21A, B Chinese armies under any HQ', () => {
    const burma = (hq: UnitId): Situation => ({ place: { [hq]: 2008, 'cn-5-army': 2106 } });
    for (const hq of ['us-hq-sw-pac', 'cw-hq-seac', 'joint-hq-anzac'] as const) {
      expect(choices(burma(hq), 'A11')).toEqual(['cn-5-army']);
    }
  });
});

describe('7.21 the HQ', () => {
  it('7.21 one HQ directs the offensive; the player chooses among those in supply', () => {
    const two: Situation = { place: { 'jp-hq-south': 2212, 'jp-hq-south-seas': 4021, 'jp-ca-aoba': 4021 } };
    const played = go(aboutToPlay('J5', two), { do: 'operations', card: 'J5' });
    expect(targets(played, 'hq', 'hq')).toEqual(['jp-hq-south', 'jp-hq-south-seas']);
    expect(choices(two, 'J5', { hq: 'jp-hq-south' })).toEqual([]);
    expect(choices(two, 'J5', { hq: 'jp-hq-south-seas' })).toEqual(['jp-ca-aoba']);
  });

  it('6.3 units out of supply are not activated', () => {
    const cut = plus(rabaul('jp-ca-aoba'), { allies: HONSHU_CITIES });
    expect(kinds(go(aboutToPlay('J5', cut)))).not.toContain('operations');
  });

  it('5.31A events may name their HQs', () => {
    const event = (situation: Situation, card: CardId) =>
      kinds(go(aboutToPlay(card, situation))).includes('event');
    // A35: ANZAC HQ only. A58: SEAC only. A34: joint or Commonwealth. J50: South or South Seas HQ.
    expect(event({ place: { 'joint-hq-anzac': 3727 } }, 'A35')).toBe(true);
    expect(event({ place: { 'us-hq-sw-pac': 3727 } }, 'A35')).toBe(false);
    expect(event({ place: { 'cw-hq-seac': 1805 } }, 'A58')).toBe(true);
    expect(event({ place: { 'joint-hq-anzac': 3727 } }, 'A58')).toBe(false);
    expect(event({ place: { 'joint-hq-anzac': 3727 } }, 'A34')).toBe(true);
    expect(event({ place: { 'us-hq-sw-pac': 3727 } }, 'A34')).toBe(false);
    expect(event({ place: { 'jp-hq-south': 2212 } }, 'J50')).toBe(true);
    expect(event({ place: { 'jp-hq-combined-fleet-yamamoto': 3706 } }, 'J50')).toBe(false);
  });

  it('5.31A for operations any HQ will do', () => {
    const played = aboutToPlay('A35', { place: { 'us-hq-sw-pac': 3727 } });
    expect(kinds(go(played))).toContain('operations');
  });
});

describe('14 rivalry', () => {
  const us: Situation = {
    place: {
      'joint-hq-anzac': 3727,
      'us-5af': 3727,
      'us-ca-northampton': 3727,
      'us-1m-div': 3727,
      'us-1maw': 3727,
      'us-i-corps': 3727,
      'aus-1-corps': 3727,
      'uk-ca-exeter': 3727,
      'du-air': 3727,
    },
    markers: { rivalry: { allies: 'rivalry' } },
  };

  it('14.1C US Army and US Navy units are not activated together', () => {
    const army = choices(us, 'A6', { chosen: ['us-5af'] });
    expect(army).toEqual(['aus-1-corps', 'du-air', 'uk-ca-exeter', 'us-i-corps']);
    const navy = choices(us, 'A6', { chosen: ['us-1m-div'] });
    expect(navy).toEqual(['aus-1-corps', 'du-air', 'uk-ca-exeter', 'us-1maw', 'us-ca-northampton']);
  });

  it('14.1C others are free, and bind nobody', () => {
    expect(choices(us, 'A6', { chosen: ['uk-ca-exeter'] })).toEqual(
      expect.arrayContaining(['us-5af', 'us-ca-northampton']),
    );
  });

  it('14 without rivalry they are', () => {
    const agreed = plus(us, { markers: { rivalry: { allies: 'agreement' } } });
    expect(choices(agreed, 'A6', { chosen: ['us-5af'] })).toContain('us-ca-northampton');
  });

  const japan = plus(rabaul('jp-army-17', 'jp-ad-3', 'jp-ca-aoba', 'jp-ss', 'jp-af-25'), {
    markers: { rivalry: { japan: 'rivalry' } },
  });

  it('14.2A nor the Japanese Army and Navy', () => {
    expect(choices(japan, 'J5', { chosen: ['jp-ad-3'] })).toEqual(['jp-army-17']);
    expect(choices(japan, 'J5', { chosen: ['jp-af-25'] })).toEqual(['jp-ca-aoba', 'jp-ss']);
  });

  it('14 the rivalry of one side does not bind the other', () => {
    const other = plus(us, { markers: { rivalry: { allies: 'agreement', japan: 'rivalry' } } });
    expect(choices(other, 'A6', { chosen: ['us-5af'] })).toContain('us-ca-northampton');
  });
});

describe('5.31 limits of events', () => {
  const mixed: Situation = {
    place: {
      'joint-hq-anzac': 3727,
      'us-5af': 3727,
      'us-5af-lrb': 3727,
      'us-ca-northampton': 3727,
      'us-1m-div': 3727,
      'nz-3-div': 3727,
      'aus-1-corps': 3727,
      'aus-air': 3727,
      'du-air': 3727,
    },
  };

  it('J16 air and ground units only', () => {
    const all = rabaul('jp-ca-aoba', 'jp-cv-akagi', 'jp-af-25', 'jp-army-17');
    expect(choices(all, 'J16', { use: 'event' })).toEqual(['jp-af-25', 'jp-army-17']);
    expect(choices(all, 'J16')).toContain('jp-ca-aoba');
  });

  it('A13 one ground unit', () => {
    expect(choices(mixed, 'A13', { use: 'event' })).toEqual(
      expect.arrayContaining(['us-1m-div', 'nz-3-div']),
    );
    const one = choices(mixed, 'A13', { use: 'event', chosen: ['us-1m-div'] });
    expect(one).not.toContain('nz-3-div');
    expect(one).not.toContain('aus-1-corps');
    expect(one).toEqual(expect.arrayContaining(['us-5af', 'us-ca-northampton']));
  });

  it('A31 air units only', () => {
    expect(choices(mixed, 'A31', { use: 'event' })).toEqual(['aus-air', 'du-air', 'us-5af', 'us-5af-lrb']);
  });

  it('A35 no ground unit but the New Zealand 3rd Division', () => {
    const all = choices(mixed, 'A35', { use: 'event' });
    expect(all).toContain('nz-3-div');
    expect(all).not.toContain('us-1m-div');
    expect(all).not.toContain('aus-1-corps');
    expect(all).toContain('us-ca-northampton');
  });

  it('A34 Commonwealth units only', () => {
    expect(choices(mixed, 'A34', { use: 'event' })).toEqual(['aus-1-corps', 'aus-air', 'nz-3-div']);
  });

  it('A76 air and naval units, and Australian ground units', () => {
    const all = choices(mixed, 'A76', { use: 'event' });
    expect(all).not.toContain('us-1m-div');
    expect(all).not.toContain('nz-3-div');
    expect(all).toEqual(expect.arrayContaining(['aus-1-corps', 'us-ca-northampton', 'us-5af']));
  });
});
