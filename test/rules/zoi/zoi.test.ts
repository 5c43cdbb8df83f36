import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { MAP } from '../../../src/data/map.ts';
import { emptyMapWith, type Situation, supplied, zoiAt } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

const truk: Situation = { scenario: '1941', place: { 'jp-hq-south-seas': 4017 } };
const oahu: Situation = { scenario: '1941', place: { 'us-hq-c-pac': 5808 } };
const kwajalein = plus(truk, { place: { 'jp-af-24': 4715 } });

/** Every hex under a side's ZOI. */
const zoneOf = (situation: Situation, side: 'japan' | 'allies') => {
  const board = emptyMapWith(situation);
  return MAP.hexes.map((hex) => Number(hex.id)).filter((hex) => zoiAt(board, side, hex) !== 'none');
};

describe('6.4 who projects ZOI, and how far', () => {
  it('6.4 two hexes around the unit and its own', () => {
    const board = emptyMapWith(kwajalein);
    for (const hex of [4715, 4714, 4713, 4717, 4814, 4915, 4516]) {
      expect(zoiAt(board, 'japan', hex), String(hex)).toBe('active');
    }
    for (const hex of [4712, 4718, 5015, 4415]) expect(zoiAt(board, 'japan', hex), String(hex)).toBe('none');
  });

  it('6.4 nineteen hexes on the open sea', () => {
    expect(zoneOf(kwajalein, 'japan')).toHaveLength(19);
    expect(zoneOf(kwajalein, 'allies')).toEqual([]);
  });

  it('6.4 neither land nor impassable hexsides shorten it', () => {
    // From Lashio over the mountains and Kunming.
    const lashio = emptyMapWith({
      scenario: '1941',
      place: { 'jp-hq-south': 2008, 'jp-ad-1': 2206 },
      japan: [2008, 2206],
    });
    expect(zoiAt(lashio, 'japan', 2304)).toBe('active');
    expect(zoiAt(lashio, 'japan', 2407)).toBe('active');
    // Davao is closed to the north and south-west.
    const davao = emptyMapWith(plus(truk, { place: { 'jp-af-21': 2915 }, japan: [2915] }));
    expect(zoiAt(davao, 'japan', 2914)).toBe('active');
    expect(zoiAt(davao, 'japan', 2816)).toBe('active');
  });

  it.each<[string, UnitId]>([
    ['an army air unit', 'us-5af'],
    ['a marine air unit', 'us-1maw'],
    ['a long-range bomber', 'us-5af-lrb'],
    ['a B-29', 'us-20bc'],
    ['a CV', 'us-cv-essex'],
    ['a CVL', 'us-cvl-cowpens'],
    ['a CVE', 'us-cve-sangamon'],
  ])('6.4 %s does', (_, unit) => {
    expect(zoneOf(plus(oahu, { place: { [unit]: 5108 } }), 'allies')).toHaveLength(19);
  });

  it.each<[string, UnitId]>([
    ['a battleship', 'us-bb-missouri'],
    ['a cruiser', 'us-ca-baltimore'],
    ['a ground unit', 'us-1m-div'],
    ['an HQ', 'us-hq-c-pac'],
  ])('6.4 %s does not', (_, unit) => {
    const at = unit === 'us-hq-c-pac' ? 5808 : 5108;
    expect(zoneOf(plus(oahu, { place: { [unit]: at } }), 'allies')).toEqual([]);
  });

  it('6.4 on its reduced side just as well', () => {
    expect(zoneOf(plus(truk, { place: { 'jp-af-24': [4715, 'reduced'] } }), 'japan')).toHaveLength(19);
  });

  it('6.4, 13.74 air units in the China box project none', () => {
    const chennault: Situation = { scenario: '1941', place: { 'us-14af': 'china-box' } };
    expect(supplied(emptyMapWith(chennault), 'us-14af')).toBe(true);
    expect(zoneOf(chennault, 'allies')).toEqual([]);
  });
});

describe('6.4 only in supply', () => {
  it('6.4 a unit out of supply projects none', () => {
    expect(zoneOf({ scenario: '1941', place: { 'jp-af-24': 4715 } }, 'japan')).toEqual([]);
  });

  it('6.4 nor does a carrier', () => {
    expect(zoneOf({ scenario: '1941', place: { 'us-cv-essex': 5108 } }, 'allies')).toEqual([]);
  });

  it('6.4 so it neutralises nothing', () => {
    const wake: Situation = plus(kwajalein, { place: { 'us-marine-211': 4612 } });
    expect(zoiAt(emptyMapWith(wake), 'japan', 4614)).toBe('active');
    const withHq = plus(wake, { place: { 'us-hq-c-pac': 5808 } });
    expect(zoiAt(emptyMapWith(withHq), 'japan', 4614)).toBe('neutralised');
  });

  it('6.4, 6.21 once activated a unit is in supply, and projects, to the end of the offensive', () => {
    const afar: Situation = { scenario: '1941', place: { 'us-cv-essex': 5108 }, activated: ['us-cv-essex'] };
    expect(supplied(emptyMapWith(afar), 'us-cv-essex')).toBe(true);
    expect(zoneOf(afar, 'allies')).toHaveLength(19);
  });

  it('6.21 that goes for ground units too, wherever they are', () => {
    const inland: Situation = { scenario: '1941', place: { 'jp-army-15': 2304 }, japan: [2304] };
    expect(supplied(emptyMapWith(inland), 'jp-army-15')).toBe(false);
    const marching = plus(inland, { activated: ['jp-army-15'] });
    expect(supplied(emptyMapWith(marching), 'jp-army-15')).toBe(true);
  });
});

describe('6.4 neutralising', () => {
  // Kwajalein 4715 and Wake 4612 are four hexes apart; both cover 4614 and 4713.
  const wake = (unit: UnitId) => plus(plus(kwajalein, oahu), { place: { [unit]: 4612 } });

  it('6.4 where the ZOI of both sides overlap each neutralises the other', () => {
    const board = emptyMapWith(wake('us-5af'));
    for (const hex of [4614, 4713]) {
      expect(zoiAt(board, 'japan', hex), String(hex)).toBe('neutralised');
      expect(zoiAt(board, 'allies', hex), String(hex)).toBe('neutralised');
    }
  });

  it('6.4 elsewhere both stand', () => {
    const board = emptyMapWith(wake('us-5af'));
    expect(zoiAt(board, 'japan', 4715)).toBe('active');
    expect(zoiAt(board, 'allies', 4612)).toBe('active');
    expect(zoiAt(board, 'allies', 4715)).toBe('none');
  });

  it('6.4 a carrier neutralises', () => {
    const board = emptyMapWith(wake('us-cv-essex'));
    expect(zoiAt(board, 'japan', 4614)).toBe('neutralised');
    expect(zoiAt(board, 'allies', 4614)).toBe('neutralised');
  });

  it.each<[string, UnitId]>([
    ['long-range bomber', 'us-7af-lrb'],
    ['B-29', 'us-21bc'],
  ])('6.4 a %s does not: the enemy ZOI stands, its own is neutralised', (_, bomber) => {
    const board = emptyMapWith(wake(bomber));
    expect(zoiAt(board, 'japan', 4614)).toBe('active');
    expect(zoiAt(board, 'allies', 4614)).toBe('neutralised');
    expect(zoiAt(board, 'allies', 4612)).toBe('active');
  });

  it('6.4 a bomber with a fighter group beside it: the group neutralises', () => {
    const board = emptyMapWith(plus(wake('us-7af-lrb'), { place: { 'us-7af': 4612 } }));
    expect(zoiAt(board, 'japan', 4614)).toBe('neutralised');
  });

  it('6.4 units of one side neutralise nothing of their own', () => {
    const board = emptyMapWith(plus(kwajalein, { place: { 'jp-cv-akagi': 4715 } }));
    expect(zoiAt(board, 'japan', 4715)).toBe('active');
  });
});
