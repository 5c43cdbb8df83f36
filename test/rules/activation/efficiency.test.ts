import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { efficiency, emptyMapWith, type Situation, supplied } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

const of = (situation: Situation, hq: UnitId, units: UnitId[] = []) =>
  efficiency(emptyMapWith(situation), hq, units);

describe('6.11 the printed efficiency', () => {
  it.each<[UnitId, number, number]>([
    ['jp-hq-combined-fleet-yamamoto', 3407, 3],
    ['jp-hq-combined-fleet-ozawa', 3407, 2],
    ['jp-hq-south', 2212, 1],
    ['jp-hq-south-seas', 4017, 2],
    ['us-hq-c-pac', 5808, 3],
    ['us-hq-sw-pac', 3727, 2],
    ['us-hq-s-pac-ghormley', 4828, 1],
    ['us-hq-s-pac-halsey', 4828, 3],
    ['joint-hq-abda', 2019, 1],
    ['joint-hq-anzac', 3727, 1],
    ['cw-hq-malaya', 2015, 1],
    ['cw-hq-seac', 1805, 1],
  ])('6.11 %s', (hq, at, printed) => {
    expect(of({ scenario: '1941', place: { [hq]: at } }, hq)).toBe(printed);
  });
});

describe('6.25 the line to the east edge', () => {
  /** An HQ at Noumea, itself on the south edge, with Japanese ZOI over every way out. */
  const noumea = (hq: UnitId): Situation => ({
    scenario: '1941',
    place: { [hq]: 4828, 'jp-cv-akagi': 4628 },
    activated: ['jp-cv-akagi'],
  });

  it.each<[UnitId, number]>([
    ['us-hq-sw-pac', 1],
    ['us-hq-c-pac', 2],
    ['us-hq-s-pac-halsey', 2],
    ['us-hq-s-pac-ghormley', 0],
    ['joint-hq-anzac', 0],
    ['joint-hq-abda', 0],
  ])('6.25 %s, in supply from the south but cut from the east, is at -1: %i', (hq, expected) => {
    expect(supplied(emptyMapWith(noumea(hq)), hq)).toBe(true);
    expect(of(noumea(hq), hq)).toBe(expected);
    const clear = plus(noumea(hq), { place: { 'jp-cv-akagi': 3706 } });
    expect(of(clear, hq)).toBe(expected + 1);
  });

  it.each<UnitId>(['cw-hq-seac', 'cw-hq-malaya'])('6.25 a Commonwealth HQ is not affected: %s', (hq) => {
    expect(of(noumea(hq), hq)).toBe(1);
  });

  it('6.25 any valid supply path will do, over land and ports too', () => {
    // Darwin under ZOI; over Australia to the ports of Queensland and from there by sea.
    const darwin: Situation = {
      scenario: '1941',
      place: { 'us-hq-sw-pac': 3023, 'jp-cv-akagi': 3022 },
      activated: ['jp-cv-akagi'],
    };
    expect(of(darwin, 'us-hq-sw-pac')).toBe(2);
    // Without a port in Australia only the south edge is left.
    const portsLost = plus(darwin, { japan: [2426, 2525, 2825, 3626, 3727] });
    expect(supplied(emptyMapWith(portsLost), 'us-hq-sw-pac')).toBe(true);
    expect(of(portsLost, 'us-hq-sw-pac')).toBe(1);
  });

  it('6.25 Japanese HQs have no such line', () => {
    expect(of({ scenario: '1941', place: { 'jp-hq-south-seas': 4017 } }, 'jp-hq-south-seas')).toBe(2);
  });
});

describe('13.79 the bridge on the Kwai', () => {
  const siam: Situation = {
    scenario: '1941',
    place: { 'jp-hq-south': 2110, 'jp-hq-south-seas': 2212 },
    japan: [2110],
  };
  const bridge: Situation = { markers: { transportRoutes: { kwai: true } } };
  const rangoon: Situation = { japan: [2008, 2106, 2107, 2108, 2109] };
  const armyAt = (hex: number): Situation => ({ place: { 'jp-army-15': hex }, japan: [hex] });
  const army: UnitId[] = ['jp-army-15'];

  describe('no bridge, Rangoon Allied', () => {
    it.each([
      ['Burma', 2106],
      ['Burma, 2108', 2108],
      ['Northern India', 2105],
      ['Ceylon', 1307],
    ])('13.79 -1 for a unit that starts in %s', (_, hex) => {
      const there = plus(siam, armyAt(hex));
      expect(of(there, 'jp-hq-south-seas', army)).toBe(1);
    });

    it('13.79 at least 0', () => {
      expect(of(plus(siam, armyAt(2106)), 'jp-hq-south', army)).toBe(0);
    });

    it.each([
      ['Siam', 2109],
      ['Malaya', 2012],
      ['Indochina', 2212],
    ])('13.79 nothing for a unit that starts in %s', (_, hex) => {
      expect(of(plus(siam, armyAt(hex)), 'jp-hq-south', army)).toBe(1);
    });

    it('13.79 one such unit among others is enough', () => {
      const both = plus(plus(siam, armyAt(2106)), { place: { 'jp-army-28': 2109 }, japan: [2109] });
      expect(of(both, 'jp-hq-south', ['jp-army-28', 'jp-army-15'])).toBe(0);
      expect(of(both, 'jp-hq-south', ['jp-army-28'])).toBe(1);
      expect(of(both, 'jp-hq-south')).toBe(1);
    });

    it('13.79 Allied HQs are not affected', () => {
      const calcutta: Situation = { scenario: '1941', place: { 'cw-hq-seac': 1805, 'ind-1-corps': 2105 } };
      expect(of(calcutta, 'cw-hq-seac', ['ind-1-corps'])).toBe(1);
    });
  });

  it('13.79 no bridge, Rangoon Japanese: nothing', () => {
    expect(of(plus(plus(siam, rangoon), armyAt(2106)), 'jp-hq-south', army)).toBe(1);
  });

  it('13.79 bridge, Rangoon Allied: nothing', () => {
    expect(of(plus(plus(siam, bridge), armyAt(2106)), 'jp-hq-south', army)).toBe(1);
  });

  describe('bridge, Rangoon Japanese', () => {
    const railway = plus(plus(siam, bridge), rangoon);

    it.each([
      ['Rangoon', 2008],
      ['Mandalay', 2106],
      ['Akyab', 2006],
    ])('13.79 +1 for a unit at %s that traces from Bangkok by rail to Rangoon', (_, hex) => {
      expect(of(plus(railway, armyAt(hex)), 'jp-hq-south', army)).toBe(2);
    });

    it('13.79 the HQ it traces from may be another than the one that activates it', () => {
      expect(of(plus(railway, armyAt(2106)), 'jp-hq-south-seas', army)).toBe(3);
    });

    it('13.79 nothing if the enemy stands on the railway', () => {
      const held = plus(plus(railway, armyAt(2106)), { place: { 'ind-1-burma-div': 2108 }, allies: [2108] });
      expect(supplied(emptyMapWith(held), 'jp-army-15')).toBe(true);
      expect(of(held, 'jp-hq-south', army)).toBe(1);
    });

    it('13.79 nothing for a unit supplied by sea and too far off by rail', () => {
      const ceylon: Situation = plus(plus(bridge, rangoon), {
        scenario: '1941',
        place: { 'jp-hq-south': 2015, 'jp-army-15': 1307 },
        japan: [1307, 2015, 2110],
      });
      expect(supplied(emptyMapWith(ceylon), 'jp-army-15')).toBe(true);
      expect(of(ceylon, 'jp-hq-south', army)).toBe(1);
    });

    it('13.79 nothing if every unit starts elsewhere', () => {
      expect(of(plus(railway, armyAt(2109)), 'jp-hq-south', army)).toBe(1);
    });
  });
});
