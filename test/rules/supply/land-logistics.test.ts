import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { emptyMapWith, type Situation, supplied } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

const isSupplied = (situation: Situation, unit: UnitId) => supplied(emptyMapWith(situation), unit);

describe('6.21A land logistics: terrain', () => {
  // All inland hexes, in reach of the HQ; the ports that would be nearer are Japanese.
  const derby: Situation = {
    scenario: '1941',
    place: { 'cw-hq-malaya': 2525 },
    japan: [2426, 2825, 3023],
  };
  const cairns: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 3626 } };
  const darwin: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 3023 }, japan: [2825] };

  it.each([
    ['four open hexes', derby, 2925, true],
    ['five open hexes', derby, 3025, false],
    ['two of jungle', darwin, 3124, true],
    ['one of jungle and one open', darwin, 3025, true],
    ['a mountain', cairns, 3526, true],
    ['a mountain and jungle', cairns, 3427, false],
  ])('6.21A, 8.42 %s', (_, situation, hex, expected) => {
    expect(isSupplied(plus(situation, { place: { 'aus-1-corps': hex } }), 'aus-1-corps')).toBe(expected);
  });

  // Laos, 2208: from Hanoi two hexes of mixed terrain, 4 MP; from Bangkok half a point to Udorn and two such hexes.
  const laos: Situation = {
    scenario: '1941',
    place: { 'jp-hq-south': 2110, 'jp-army-15': 2208 },
    japan: [2110, 2208],
  };

  it('6.21A exactly 4 MP are near enough', () => {
    expect(isSupplied(laos, 'jp-army-15')).toBe(true);
  });

  it('6.21A half a point more is too far', () => {
    expect(isSupplied(plus(laos, { allies: [2409] }), 'jp-army-15')).toBe(false);
  });
});

describe('6.21A land logistics: what the distance is counted from', () => {
  const corpsNear = (hq: UnitId): Situation => ({
    scenario: '1941',
    place: { [hq]: 3023, 'aus-1-corps': 3025, 'jp-cv-akagi': 3022 },
    japan: [2825],
    activated: ['jp-cv-akagi'],
  });

  it('6.21A (a) the HQ that supplies, even cut off from the sea', () => {
    expect(isSupplied(corpsNear('joint-hq-abda'), 'aus-1-corps')).toBe(true);
  });

  it('6.21A (a) the HQ that supplies, even in a port under enemy control; not another HQ there', () => {
    const darwinLost = plus(corpsNear('joint-hq-abda'), { japan: [3023] });
    expect(isSupplied(darwinLost, 'aus-1-corps')).toBe(true);
    // ABDA at Derby reaches the US corps at 3024, which is 2 MP from Darwin and more than 4 from Derby.
    // Malaya HQ at Darwin commands no US ground units.
    const derby: Situation = {
      scenario: '1941',
      place: { 'joint-hq-abda': 2525, 'cw-hq-malaya': 3023, 'us-i-corps': 3024 },
      japan: [2825],
    };
    expect(isSupplied(derby, 'us-i-corps')).toBe(true);
    expect(isSupplied(plus(derby, { japan: [3023] }), 'us-i-corps')).toBe(false);
  });

  it('6.21A (c) a supply-eligible port, not one that merely is friendly', () => {
    // From Derby over the outback to 3024, 2 MP from Darwin and more than 4 from Derby; Wyndham is Japanese.
    const derby: Situation = {
      scenario: '1941',
      place: { 'joint-hq-abda': 2525, 'aus-1-corps': 3024 },
      japan: [2825],
    };
    expect(isSupplied(derby, 'aus-1-corps')).toBe(true);
    // Under ZOI no HQ reaches Darwin by sea.
    const watched = plus(derby, { place: { 'jp-cv-akagi': 3022 }, activated: ['jp-cv-akagi'] });
    expect(isSupplied(watched, 'aus-1-corps')).toBe(false);
  });
});

describe('6.21A land logistics: transport routes', () => {
  // Singapore, Kuantan (2014), the mountain 2013: by road 1 MP, otherwise 5.
  const malaya: Situation = {
    scenario: '1941',
    place: { 'cw-hq-malaya': 2015, 'ind-3-corps': 2013 },
    japan: [2110],
  };

  it('6.21A a route costs half a point a hex, whatever the terrain', () => {
    expect(isSupplied(malaya, 'ind-3-corps')).toBe(true);
  });

  it('6.21A a vacant hex under enemy control does no harm', () => {
    expect(isSupplied(plus(malaya, { japan: [2014] }), 'ind-3-corps')).toBe(true);
  });

  it("6.21A nor do enemy ships in a hex under one's own control", () => {
    expect(isSupplied(plus(malaya, { place: { 'jp-ca-takao': 2014 } }), 'ind-3-corps')).toBe(true);
  });

  it('6.21A a hex under enemy control that is not vacant: full cost', () => {
    const enemyShip = plus(malaya, { place: { 'jp-ca-takao': 2014 }, japan: [2014] });
    expect(isSupplied(enemyShip, 'ind-3-corps')).toBe(false);
    const ownShip = plus(malaya, { place: { 'uk-ca-exeter': 2014 }, japan: [2014] });
    expect(isSupplied(ownShip, 'ind-3-corps')).toBe(false);
  });
});

describe('13.77 routes not yet built', () => {
  // From Dacca to Myitkyina. Rangoon is no Allied port, and with Lashio Japanese Kunming is no source.
  const myitkyina = (built: object): Situation => ({
    scenario: '1941',
    place: { 'cw-hq-seac': 1805, 'ind-4-corps': 2305 },
    japan: [2008, 2206],
    markers: { transportRoutes: { jarhat: false, ledo: false, imphal: false, ...built } },
  });

  it.each([
    ['with no route built: 5.5 MP', {}, false],
    ['with Jarhat only: 4.5 MP to Mandalay, 5 to Myitkyina', { jarhat: true }, false],
    ['with Jarhat and Ledo: 2 MP', { jarhat: true, ledo: true }, true],
    ['with Jarhat and Imphal: 3 MP', { jarhat: true, imphal: true }, true],
    ['with Imphal only: 4 MP, two of them into Imphal', { imphal: true }, true],
    ['with all three', { jarhat: true, ledo: true, imphal: true }, true],
  ])('6.21A, 13.77 %s', (_, built, expected) => {
    expect(isSupplied(myitkyina(built), 'ind-4-corps')).toBe(expected);
  });

  // From Rangoon to Jarhat: over Imphal 4 MP; over Ledo or Dimasur 4.5.
  const jarhat: Situation = {
    scenario: '1941',
    place: { 'jp-hq-south': 2212, 'jp-army-15': 2104 },
    japan: [2008, 2104, 2110],
  };

  it('6.21A, 13.77 a marker makes its hex cost its terrain, in and out', () => {
    expect(isSupplied(jarhat, 'jp-army-15')).toBe(true);
    const imphalHeld = plus(jarhat, { place: { 'ind-1-corps': 2105 } });
    expect(isSupplied(imphalHeld, 'jp-army-15')).toBe(false);
  });
});

describe('13.79 the sides of the Kwai railway', () => {
  // Rangoon is vacant and Allied, so no Japanese port: Bangkok to 2107 is 6 MP on foot, 2.5 by rail.
  const burma = (kwai: boolean): Situation => ({
    scenario: '1941',
    place: { 'jp-hq-south': 2110, 'jp-army-15': 2107 },
    japan: [2107, 2108, 2109, 2110],
    markers: { transportRoutes: { kwai } },
  });

  it('6.21A, 13.79 they exist after the event only', () => {
    expect(isSupplied(burma(false), 'jp-army-15')).toBe(false);
    expect(isSupplied(burma(true), 'jp-army-15')).toBe(true);
  });

  it('6.21A, 13.79 they are no use past an enemy in the way', () => {
    const held = plus(burma(true), { place: { 'ind-1-burma-div': 2109 }, allies: [2109] });
    expect(isSupplied(held, 'jp-army-15')).toBe(false);
  });
});
