import { describe, expect, it } from 'vitest';
import {
  emptyMapWith,
  isSuppliedAirfield,
  isSuppliedPort,
  type Situation,
  supplied,
} from '../../support/situation.ts';
import { FORMOSA_SEALED, HONSHU_CITIES, plus } from '../../support/variants.ts';

const truk: Situation = { scenario: '1941', place: { 'jp-hq-south-seas': 4017 } };

describe('1.3 supply-eligible ports', () => {
  const isEligible = (situation: Situation, hex: number) =>
    isSuppliedPort(emptyMapWith(situation), 'japan', hex);

  it('1.3 friendly ports that an HQ reaches by sea, at any distance', () => {
    // Truk to Saigon is more than twelve hexes.
    expect(isEligible(truk, 4017)).toBe(true);
    expect(isEligible(truk, 4715)).toBe(true);
    expect(isEligible(truk, 2212)).toBe(true);
  });

  it('1.3 not those under enemy control', () => {
    expect(isEligible(truk, 4021)).toBe(false);
    expect(isEligible(plus(truk, { japan: [4021] }), 4021)).toBe(true);
  });

  it('1.3 no hex without a port', () => {
    expect(isEligible(truk, 3709)).toBe(false);
  });

  it('1.3 without an HQ on the map there are none', () => {
    expect(isEligible({ scenario: '1941' }, 3407)).toBe(false);
  });

  it('1.3 an HQ out of supply will do', () => {
    const cutOff = plus(truk, { allies: HONSHU_CITIES });
    expect(supplied(emptyMapWith(cutOff), 'jp-hq-south-seas')).toBe(false);
    expect(isEligible(cutOff, 4715)).toBe(true);
    expect(isEligible(cutOff, 2212)).toBe(true);
  });

  it('1.3 a port reached by land only is not', () => {
    // Wenchow, whose sea leads nowhere but to Tainan, against Shanghai up the coast.
    const shanghai = plus(FORMOSA_SEALED, { place: { 'jp-hq-combined-fleet-yamamoto': 3007 } });
    expect(isEligible(shanghai, 3105)).toBe(true);
    expect(isEligible(shanghai, 2908)).toBe(false);
    // With an HQ at Tainan somebody reaches it by sea.
    expect(isEligible(plus(shanghai, { place: { 'jp-hq-south': 2909 } }), 2908)).toBe(true);
  });

  it('1.3, 6.4 D nor one under enemy ZOI, unless it is neutralised', () => {
    const kwajalein = plus(truk, { place: { 'us-cv-essex': 4713 }, activated: ['us-cv-essex'] });
    expect(isEligible(kwajalein, 4715)).toBe(false);
    expect(isEligible(plus(kwajalein, { place: { 'jp-af-24': 4715 } }), 4715)).toBe(true);
  });

  it("1.3 any HQ of one's own side counts, none of the enemy's", () => {
    const malaya = emptyMapWith({ scenario: '1941', place: { 'cw-hq-malaya': 2015 } });
    expect(isSuppliedPort(malaya, 'allies', 5808)).toBe(true);
    expect(isSuppliedPort(malaya, 'japan', 3407)).toBe(false);
  });
});

describe('1.3 supply-eligible airfields', () => {
  const isEligible = (situation: Situation, hex: number) =>
    isSuppliedAirfield(emptyMapWith(situation), 'japan', hex);

  it('1.3 friendly airfields that an HQ reaches, at any distance', () => {
    expect(isEligible(truk, 3709)).toBe(true);
    expect(isEligible(truk, 4110)).toBe(true);
    expect(isEligible(truk, 3814)).toBe(false);
    expect(isEligible(plus(truk, { japan: [3814] }), 3814)).toBe(true);
  });

  it('1.3 an HQ out of supply will do', () => {
    expect(isEligible(plus(truk, { allies: HONSHU_CITIES }), 3709)).toBe(true);
  });

  it('1.3 the limit of 4 MP does not apply', () => {
    // From Saigon by land to Lashio, with Rangoon Allied: far more than 4 MP from any port.
    const lashio: Situation = {
      scenario: '1941',
      place: { 'jp-hq-south': 2212, 'jp-army-15': 2206 },
      japan: [2206],
    };
    expect(isEligible(lashio, 2206)).toBe(true);
    expect(supplied(emptyMapWith(lashio), 'jp-army-15')).toBe(false);
  });

  it('1.3, 6.21A E enemy units alone in the way bar the path', () => {
    // Peiping is entered by land only, from 3005 and 3103.
    const peiping: Situation = { scenario: '1941', place: { 'jp-hq-combined-fleet-yamamoto': 3407 } };
    expect(isEligible(peiping, 3004)).toBe(true);
    const surrounded = plus(peiping, {
      place: { 'us-i-corps': 3005, 'us-x-corps': 3103 },
      allies: [3005, 3103],
    });
    expect(isEligible(surrounded, 3004)).toBe(false);
  });

  it('1.3 one port on the way, not two', () => {
    // Hakodate, sea, Shanghai, land: the airfield of Wenchow. Wenchow, sea: that of Tainan.
    const hakodate = plus(FORMOSA_SEALED, { place: { 'jp-hq-combined-fleet-yamamoto': 3704 } });
    expect(isEligible(hakodate, 2908)).toBe(true);
    expect(isEligible(hakodate, 2909)).toBe(false);
    expect(isEligible(plus(hakodate, { place: { 'jp-hq-south': 2909 } }), 2909)).toBe(true);
  });

  it('1.3, 6.21A D nor is the open sea entered where there is no port', () => {
    // An HQ at Derby, the only Allied port of Australia and under ZOI; the coasts elsewhere are free.
    const derby: Situation = {
      scenario: '1941',
      place: { 'joint-hq-abda': 2525, 'jp-cv-akagi': 2424 },
      japan: [2426, 2825, 3023, 3626, 3727],
      activated: ['jp-cv-akagi'],
    };
    const efate = (situation: Situation) => isSuppliedAirfield(emptyMapWith(situation), 'allies', 4826);
    expect(efate(derby)).toBe(false);
    expect(efate(plus(derby, { place: { 'jp-cv-akagi': 3706 } }))).toBe(true);
    // Darwin, reached by land, is no port to go on from either: no HQ reaches it by sea.
    expect(efate(plus(derby, { allies: [3023] }))).toBe(false);
  });

  it('1.3, 6.4 D an island airfield under enemy ZOI is not', () => {
    const iwo = plus(truk, { place: { 'us-cv-essex': 3711 }, activated: ['us-cv-essex'] });
    expect(isEligible(iwo, 3709)).toBe(false);
    expect(isEligible(plus(iwo, { place: { 'us-cv-essex': 3712 } }), 3709)).toBe(true);
  });
});
