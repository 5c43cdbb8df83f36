import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { cost, ends, hexes, journey, modes, reaches, under } from './support.ts';

const truk: Situation = { scenario: '1941', place: { 'jp-hq-south-seas': 4017 } };
const MODE = 'strategic-transport';

/** Japanese units together at Truk or elsewhere, without shipping points. */
const ship = (units: UnitId[], more: Situation = {}, from = 4017) =>
  journey(plus(plus(truk, { place: Object.fromEntries(units.map((unit) => [unit, from])) }), more), units, {
    side: 'japan',
    oc: 1,
  });

/** US air at Ponape: its ZOI covers Eniwetok and part of the way to Kwajalein, not Truk. */
const ponape: Situation = { place: { 'us-hq-c-pac': 5808, 'us-5af': 4316 }, allies: [4316] };

describe('8.44 how far, from where and to where', () => {
  it('8.44 from a port to ports at twice the distance of ships, for no points', () => {
    expect(ends(ship(['jp-army-17']), MODE)).toEqual([3416, 3615, 3813, 4415, 4715]);
    expect(ends(ship(['jp-army-17']), 'amphibious')).toEqual([]);
    expect(cost(under(ship(['jp-army-17']), { oc: 2 }), MODE, 3209)).toBe(12);
  });

  it('8.44 from another coast at the distance of ships', () => {
    // From Hall: Truk 1, Saipan and Eniwetok 4, Ulithi 4; Kwajalein 7.
    expect(ends(ship(['jp-army-17'], {}, 4016), MODE)).toEqual([3615, 3813, 4017, 4415]);
    expect(reaches(under(ship(['jp-army-17'], {}, 4016), { oc: 2 }), MODE, 4715)).toBe(true);
  });

  it('8.44 not from an enemy coast, nor from inland', () => {
    expect(ends(ship(['jp-army-17'], { allies: [4016] }, 4016), MODE)).toEqual([]);
    const interior = journey(
      { scenario: '1941', place: { 'aus-1-corps': 3025, 'us-hq-sw-pac': 3023 } },
      ['aus-1-corps'],
      {
        side: 'allies',
        oc: 3,
      },
    );
    expect(ends(interior, MODE)).toEqual([]);
  });

  it('8.44 not to a coast without a port, nor to an enemy port', () => {
    expect(reaches(ship(['jp-army-17']), MODE, 4016)).toBe(false);
    expect(reaches(ship(['jp-army-17']), MODE, 4021)).toBe(false);
    expect(reaches(ship(['jp-army-17'], { allies: [4415] }), MODE, 4415)).toBe(false);
  });

  it('8.4 the port must be a supplied one', () => {
    const noHq: Situation = { place: { 'jp-hq-south-seas': 'out-of-play' } };
    expect(ends(ship(['jp-army-17'], noHq), MODE)).toEqual([]);
  });

  it('8.44, 6.5 a port taken overland serves at once, one entered by landing not yet', () => {
    // Marched into, Rabaul is Japanese; landed on, it is still Allied.
    const marched: Situation = { place: { 'jp-sn-1': 4021 }, japan: [4021] };
    const landed: Situation = { place: { 'jp-sn-1': 4021 } };
    expect(reaches(ship(['jp-army-17'], marched), MODE, 4021)).toBe(true);
    expect(reaches(under(ship(['jp-army-17'], landed), { landed: ['jp-sn-1'] }), MODE, 4021)).toBe(false);
  });

  it('8.44 not to a hex with enemy units', () => {
    expect(reaches(ship(['jp-army-17'], { place: { 'us-1m-div': 4415 } }), MODE, 4415)).toBe(false);
  });

  it('8.44, 7.26 not in reaction', () => {
    const reaction = under(ship(['jp-army-17']), { role: 'reaction', battleHexes: hexes(4415) });
    expect(ends(reaction, MODE)).toEqual([]);
  });
});

describe('8.44, 8.45, 8.49 who is shipped', () => {
  const trincomalee = (unit: UnitId, from = 1308) =>
    journey({ scenario: '1941', place: { 'cw-hq-seac': 1406, [unit]: from } }, [unit], {
      side: 'allies',
      oc: 1,
    });

  it.each<[string, UnitId]>([
    ['the British', 'uk-15-corps'],
    ['Australians', 'aus-1-corps'],
    ['the US Army', 'us-x-corps'],
    ['Marines', 'us-1m-div'],
    ['the armoured brigade (8.49)', 'uk-7-armd-bde'],
  ])('8.44 %s are', (_, unit) => {
    expect(reaches(trincomalee(unit), MODE, 1406)).toBe(true);
  });

  it.each<[string, UnitId]>([
    ['Indians', 'ind-1-corps'],
    ['the Dutch', 'du-1-regt'],
  ])('8.45 %s are not', (_, unit) => {
    expect(modes(trincomalee(unit))).not.toContain(MODE);
  });

  it('8.45 nor the Chinese', () => {
    expect(ends(trincomalee('cn-5-army', 1905), MODE)).toEqual([]);
    expect(reaches(trincomalee('uk-15-corps', 1905), MODE, 1805)).toBe(true);
  });

  it('8.49 the armoured brigade is shipped into a mountain port', () => {
    const cairns = journey(
      { scenario: '1941', place: { 'cw-hq-seac': 3727, 'uk-7-armd-bde': 3626 } },
      ['uk-7-armd-bde'],
      { side: 'allies', oc: 1 },
    );
    expect(reaches(cairns, MODE, 3823)).toBe(true);
    expect(ends(under(cairns, { asp: 9 }), 'amphibious')).toEqual([]);
  });
});

describe('8.44, 6.4 A enemy ZOI', () => {
  it('8.44 not into it', () => {
    expect(reaches(ship(['jp-army-17'], ponape), MODE, 4415)).toBe(false);
  });

  it('8.44 not through it, but round it', () => {
    expect(cost(ship(['jp-army-17']), MODE, 4715)).toBe(7);
    expect(cost(ship(['jp-army-17'], ponape), MODE, 4715)).toBeGreaterThan(7);
  });

  it('6.4 A not out of it', () => {
    expect(ends(ship(['jp-army-17'], ponape, 4415), MODE)).toEqual([]);
  });

  it('8.44 where a carrier stands and neutralises it, yes', () => {
    const covered = plus(ponape, { place: { 'jp-cv-akagi': 4415 }, activated: ['jp-cv-akagi'] });
    expect(reaches(ship(['jp-army-17'], covered), MODE, 4415)).toBe(true);
  });
});

describe('8.11 enemy ships, and ships that go along', () => {
  /** The only way out of Rangoon leads through 2009. */
  const rangoon = (units: UnitId[], guarded: boolean, oc = 2) =>
    journey(
      {
        scenario: '1941',
        place: {
          'cw-hq-seac': 1805,
          ...Object.fromEntries(units.map((unit) => [unit, 2008])),
          ...(guarded ? { 'jp-ca-aoba': 2009 } : {}),
        },
      },
      units,
      { side: 'allies', oc },
    );

  it('8.11 troops alone do not pass enemy ships', () => {
    expect(reaches(rangoon(['uk-15-corps'], false), MODE, 1805)).toBe(true);
    expect(ends(rangoon(['uk-15-corps'], true), MODE)).toEqual([]);
  });

  it('8.11 nor leave a hex with enemy ships', () => {
    expect(ends(ship(['jp-army-17'], { place: { 'us-ca-asia': 4017 } }), MODE)).toEqual([]);
  });

  it('8.11 together with a ship of their own they do', () => {
    expect(reaches(rangoon(['uk-15-corps', 'uk-ca-exeter'], true), MODE, 1805)).toBe(true);
  });

  it('8.11, 8.23 the ship goes as far as they do, port to port', () => {
    expect(ends(ship(['jp-army-17', 'jp-ca-aoba']), MODE)).toEqual([3416, 3615, 3813, 4415, 4715]);
    expect(reaches(ship(['jp-army-17', 'jp-ca-aoba'], ponape), MODE, 4415)).toBe(false);
  });

  it('8.23 a carrier along neutralises ZOI at the ordinary distance, not at the doubled one', () => {
    const convoy: UnitId[] = ['jp-army-17', 'jp-cv-akagi'];
    // Kwajalein is seven hexes away, more without crossing the ZOI.
    expect(cost(ship(convoy, ponape), MODE, 4715)).toBeGreaterThan(7);
    expect(cost(under(ship(convoy, ponape), { oc: 2 }), MODE, 4715)).toBe(7);
  });
});
