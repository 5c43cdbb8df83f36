import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { cost, ends, hexes, journey, reaches, under } from './support.ts';

const march = (unit: UnitId, at: number, oc: number, more: Situation = {}) =>
  journey(plus({ scenario: '1941', place: { [unit]: at } }, more), [unit], {
    side: unit.startsWith('jp') ? 'japan' : 'allies',
    oc,
  });

describe('8.42 what terrain costs', () => {
  it('8.42 open 1, jungle 2: in the interior of Australia', () => {
    expect(ends(march('aus-1-corps', 3025, 1), 'overland')).toEqual([2925, 3125]);
    expect(ends(march('aus-1-corps', 3025, 2), 'overland')).toEqual([2826, 2924, 2925, 3024, 3124, 3125]);
    expect(cost(march('aus-1-corps', 3025, 2), 'overland', 3024)).toBe(2);
  });

  it('8.42 mixed 2, mountain 3', () => {
    expect(cost(march('jp-army-18', 3520, 3), 'overland', 3519)).toBe(2);
    expect(cost(march('jp-army-18', 3520, 3), 'overland', 3521)).toBe(3);
  });

  it('8.42 no hex without the points for it: with a low card there may be no march at all', () => {
    expect(ends(march('jp-army-18', 3520, 1), 'overland')).toEqual([]);
    expect(reaches(march('jp-army-18', 3520, 2), 'overland', 3521)).toBe(false);
  });

  it('8.42 the cost is that of the hex entered, not of the one left', () => {
    expect(cost(march('aus-1-corps', 3024, 1), 'overland', 3025)).toBe(1);
  });

  it('8.42 over land hexsides alone', () => {
    // Leyte is closed towards Luzon, Panay likewise; Java ends at Soerabaja.
    expect(ends(march('us-x-corps', 3014, 3), 'overland')).toEqual([]);
    expect(reaches(march('us-x-corps', 2913, 3), 'overland', 2814)).toBe(false);
    expect(ends(march('du-j-div', 2220, 3), 'overland')).toEqual([2119]);
  });

  it('8.42, 6.4 ZOI does not hinder it', () => {
    const watched: Situation = { place: { 'us-hq-sw-pac': 3727, 'us-5af': 3823 } };
    expect(reaches(march('jp-army-18', 3822, 3, watched), 'overland', 3721)).toBe(true);
  });
});

describe('8.42 transport routes', () => {
  it('8.42 half a point each hex', () => {
    expect(cost(march('uk-15-corps', 2008, 1), 'overland', 2007)).toBe(0.5);
    expect(cost(march('uk-15-corps', 2008, 1), 'overland', 2106)).toBe(1);
    expect(reaches(march('uk-15-corps', 2008, 1), 'overland', 2206)).toBe(false);
    expect(cost(march('uk-15-corps', 2008, 2), 'overland', 2206)).toBe(1.5);
  });

  it('8.42 only along the route', () => {
    // Mandalay and 2207 are neighbours without one.
    expect(cost(march('uk-15-corps', 2106, 2), 'overland', 2207)).toBe(2);
  });

  it.each<[string, UnitId]>([
    ['ground units', 'jp-army-15'],
    ['an air unit', 'jp-ad-5'],
    ['an HQ', 'jp-hq-south'],
  ])('8.42 not into a hex with %s of the enemy', (_, enemy) => {
    const held: Situation = { place: { [enemy]: 2008 }, japan: [2008] };
    expect(cost(march('uk-15-corps', 2007, 2, held), 'overland', 2008)).toBe(2);
    expect(ends(march('uk-15-corps', 2007, 1, held), 'overland')).not.toContain(2008);
  });

  it('8.42 but into a hex with enemy ships alone, or with nothing but enemy control', () => {
    const ships: Situation = { place: { 'jp-ca-aoba': 2008 }, japan: [2008] };
    expect(cost(march('uk-15-corps', 2007, 1, ships), 'overland', 2008)).toBe(0.5);
    expect(cost(march('uk-15-corps', 2007, 1, { japan: [2008] }), 'overland', 2008)).toBe(0.5);
  });

  it('8.42 in reaction not into a hex with enemy ground units, else as ever', () => {
    const landed: Situation = { place: { 'jp-army-15': 2008 } };
    const reaction = { role: 'reaction', battleHexes: hexes(2008) } as const;
    expect(cost(under(march('uk-15-corps', 2106, 3, landed), reaction), 'overland', 2008)).toBe(2.5);
    expect(ends(under(march('uk-15-corps', 2106, 2, landed), reaction), 'overland')).toEqual([]);
    const ships: Situation = { place: { 'jp-ca-aoba': 2008 } };
    expect(cost(under(march('uk-15-corps', 2106, 1, ships), reaction), 'overland', 2008)).toBe(1);
  });

  it('8.42, 13.77 none into or out of a hex with a "no transport route" marker', () => {
    const built = (jarhat: boolean, ledo: boolean): Situation => ({
      markers: { transportRoutes: { jarhat, ledo, imphal: false } },
    });
    const step = (from: number, to: number, roads: Situation) =>
      cost(march('uk-15-corps', from, 2, roads), 'overland', to);
    expect(step(2005, 2104, built(false, false))).toBe(1);
    expect(step(2104, 2005, built(false, false))).toBe(1);
    expect(step(2005, 2104, built(true, false))).toBe(0.5);
    expect(step(2104, 2005, built(true, false))).toBe(0.5);
    expect(step(2104, 2205, built(true, false))).toBe(2);
    expect(step(2104, 2205, built(true, true))).toBe(0.5);
    expect(step(2104, 2105, built(true, true))).toBe(2);
  });

  it('8.42, 13.79 from Rangoon towards Bangkok only over the Kwai bridge', () => {
    const bridge: Situation = { markers: { transportRoutes: { kwai: true } } };
    expect(cost(march('uk-15-corps', 2008, 3), 'overland', 2108)).toBe(2);
    expect(reaches(march('uk-15-corps', 2008, 3), 'overland', 2110)).toBe(false);
    expect(cost(march('uk-15-corps', 2008, 3, bridge), 'overland', 2108)).toBe(0.5);
    expect(cost(march('uk-15-corps', 2008, 3, bridge), 'overland', 2110)).toBe(2);
  });
});

describe('8.11, 8.42 where a march must stop', () => {
  it.each<[string, UnitId]>([
    ['ground units', 'jp-army-15'],
    ['an air unit', 'jp-ad-5'],
    ['an HQ', 'jp-hq-south'],
  ])('8.11 in a hex with %s of the enemy', (_, enemy) => {
    // From 2007 by Rangoon to 2107: 1 along the route, 2 straight across.
    const held: Situation = { place: { [enemy]: 2008 }, japan: [2008] };
    expect(cost(march('uk-15-corps', 2007, 3), 'overland', 2107)).toBe(1);
    expect(cost(march('uk-15-corps', 2007, 3, held), 'overland', 2107)).toBe(1);
    // By way of Mandalay that costs 1 too; with Mandalay held as well there is only the way across.
    const both = plus(held, { place: { 'jp-army-25': 2106 }, japan: [2106] });
    expect(cost(march('uk-15-corps', 2007, 3, both), 'overland', 2107)).toBe(2);
    expect(reaches(march('uk-15-corps', 2007, 3, both), 'overland', 2206)).toBe(false);
  });

  it('8.11 not in one with enemy ships alone', () => {
    const ships: Situation = { place: { 'jp-ca-aoba': 2008, 'jp-army-25': 2106 }, japan: [2106] };
    expect(cost(march('uk-15-corps', 2007, 3, ships), 'overland', 2107)).toBe(1);
  });

  it('8.11, 8.42 but there too if it is a declared battle hex', () => {
    const ships: Situation = { place: { 'jp-ca-aoba': 2008, 'jp-army-25': 2106 } };
    const reaction = (...battles: number[]) =>
      under(march('uk-15-corps', 2007, 3, ships), { role: 'reaction', battleHexes: hexes(...battles) });
    expect(cost(reaction(2107), 'overland', 2107)).toBe(1);
    expect(cost(reaction(2008, 2107), 'overland', 2107)).toBe(2);
  });

  it('8.42 nobody leaves a declared battle hex', () => {
    const attacked: Situation = { place: { 'jp-army-15': 2007 } };
    const reaction = (...battles: number[]) =>
      under(march('uk-15-corps', 2007, 3, attacked), { role: 'reaction', battleHexes: hexes(...battles) });
    expect(ends(reaction(2106), 'overland')).toEqual([2106]);
    expect(ends(reaction(2007, 2106), 'overland')).toEqual([]);
  });

  it('7.26 in reaction a march ends in a battle hex', () => {
    const reaction = under(march('uk-15-corps', 2008, 2), { role: 'reaction', battleHexes: hexes(2206) });
    expect(ends(reaction, 'overland')).toEqual([2206]);
  });

  it('13.76 a garrison stops a march and slows its entry like any enemy ground unit', () => {
    expect(cost(march('uk-hk-div', 2709, 3), 'overland', 2708)).toBe(0.5);
    expect(cost(march('uk-hk-div', 2709, 3), 'overland', 2609)).toBe(2.5);
    // Beyond Canton lies open country.
    expect(reaches(march('uk-hk-div', 2708, 3), 'overland', 2508)).toBe(false);
    expect(cost(march('uk-hk-div', 2709, 3, { allies: [2609] }), 'overland', 2609)).toBe(1);
    expect(cost(march('uk-hk-div', 2709, 3, { allies: [2609] }), 'overland', 2508)).toBe(2);
  });
});

describe('8.41 countries', () => {
  it('8.41 A Japanese units stay out of inland China', () => {
    const yungning = ends(march('jp-army-38', 2508, 3), 'overland');
    expect(yungning).toContain(2409);
    expect(yungning).toContain(2609);
    expect(yungning).not.toContain(2408);
    expect(yungning).not.toContain(2507);
    const burma = ends(march('jp-army-15', 2207, 3), 'overland');
    expect(burma).toContain(2206);
    expect(burma).not.toContain(2306);
    expect(burma).not.toContain(2307);
  });

  it('8.41 B Japanese units enter Northern India and go no further', () => {
    expect(reaches(march('jp-army-15', 2006, 3), 'overland', 1905)).toBe(true);
    expect(reaches(march('jp-army-15', 2005, 3), 'overland', 1905)).toBe(true);
    expect(reaches(march('jp-army-15', 1905, 3), 'overland', 1805)).toBe(false);
    expect(reaches(march('uk-15-corps', 1905, 3), 'overland', 1805)).toBe(true);
  });

  it.each<[string, UnitId]>([
    ['Japanese', 'jp-army-korean'],
    ['Allied', 'us-x-corps'],
  ])('8.41 C, 13.91 %s units stay out of the Soviet Union and Manchuria', (_, unit) => {
    expect(ends(march(unit, 3802, 3, { allies: [3802] }), 'overland')).not.toContain(3801);
    expect(ends(march(unit, 3802, 3), 'overland')).toContain(3803);
    expect(ends(march(unit, 3304, 3), 'overland')).toContain(3305);
    for (const hex of [3204, 3303, 3404]) {
      expect(ends(march(unit, 3304, 3), 'overland')).not.toContain(hex);
    }
  });

  it('8.41 D of the Allies only the Chinese enter inland China', () => {
    expect(reaches(march('uk-15-corps', 2206, 3), 'overland', 2306)).toBe(false);
    expect(reaches(march('ind-1-corps', 2206, 3), 'overland', 2306)).toBe(false);
    expect(cost(march('cn-5-army', 2206, 3), 'overland', 2306)).toBe(0.5);
    expect(cost(march('cn-5-army', 2206, 3), 'overland', 2407)).toBe(1);
    // Coasts are open to all.
    expect(reaches(march('uk-15-corps', 2409, 3, { allies: [2409, 2508] }), 'overland', 2508)).toBe(true);
  });

  it('8.41 E Chinese units keep to Burma, Northern India, Kunming and the hexes around it', () => {
    expect(reaches(march('cn-5-army', 2305, 3), 'overland', 2205)).toBe(true);
    expect(reaches(march('cn-5-army', 2305, 3), 'overland', 2406)).toBe(true);
    expect(reaches(march('cn-5-army', 2207, 3), 'overland', 2307)).toBe(true);
    expect(reaches(march('cn-5-army', 2207, 3), 'overland', 2208)).toBe(false);
    expect(reaches(march('cn-5-army', 1905, 3), 'overland', 1805)).toBe(false);
    expect(reaches(march('cn-5-army', 2104, 3), 'overland', 2204)).toBe(false);
    expect(reaches(march('cn-5-army', 2408, 3), 'overland', 2508)).toBe(false);
    expect(reaches(march('cn-5-army', 2408, 3), 'overland', 2507)).toBe(true);
  });

  it('8.4 in a stack all must be able to go', () => {
    const lashio: Situation = { scenario: '1941', place: { 'cn-5-army': 2206, 'uk-15-corps': 2206 } };
    const both = journey(lashio, ['cn-5-army', 'uk-15-corps'], { side: 'allies', oc: 3 });
    expect(reaches(both, 'overland', 2106)).toBe(true);
    expect(reaches(both, 'overland', 2306)).toBe(false);
  });
});

describe('8.49 the armoured brigade', () => {
  it('8.49 not into mountains across country, other units do', () => {
    expect(cost(march('ind-1-corps', 2104, 3), 'overland', 2204)).toBe(3);
    expect(reaches(march('uk-7-armd-bde', 2104, 3), 'overland', 2204)).toBe(false);
    const stack = journey(
      { scenario: '1941', place: { 'uk-7-armd-bde': 2104, 'ind-1-corps': 2104 } },
      ['uk-7-armd-bde', 'ind-1-corps'],
      { side: 'allies', oc: 3 },
    );
    expect(reaches(stack, 'overland', 2204)).toBe(false);
  });

  it('8.49 into mountains by a transport route', () => {
    expect(cost(march('uk-7-armd-bde', 2112, 1), 'overland', 2013)).toBe(0.5);
    expect(cost(march('uk-7-armd-bde', 3626, 1), 'overland', 3627)).toBe(0.5);
  });

  it('8.49 elsewhere like anyone', () => {
    expect(cost(march('uk-7-armd-bde', 2106, 2), 'overland', 2207)).toBe(2);
  });
});
