import { describe, expect, it } from 'vitest';
import { burmaRoad, emptyMapWith, type Situation, supplied, zoiAt } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

describe('6.23 the Hump', () => {
  // The Burma Road is closed at Lashio and Rangoon; A17 has been played; an HQ at Calcutta makes the airfields eligible,
  // but is too far by land to supply Kunming itself.
  const hump: Situation = {
    scenario: '1941',
    place: { 'cw-hq-seac': 1805, 'cn-5-army': 2407 },
    japan: [2008, 2206],
    markers: { burmaRoad: { hump: true } },
  };
  const road = (situation: Situation) => burmaRoad(emptyMapWith(situation));
  const chineseSupplied = (situation: Situation) => supplied(emptyMapWith(situation), 'cn-5-army');

  it('6.23 joins Kunming to an eligible Allied airfield of Northern India', () => {
    expect(road(hump)).toMatchObject({ hump: true, openBy: null });
    expect(chineseSupplied(hump)).toBe(true);
  });

  it('6.23 only after A17', () => {
    const before = plus(hump, { markers: { burmaRoad: { hump: false } } });
    expect(road(before).hump).toBe(false);
    expect(chineseSupplied(before)).toBe(false);
  });

  it.each([
    ['Dacca', [2104]],
    ['Jarhat', [1905]],
  ])('6.23 %s alone will do', (_, lost) => {
    expect(road(plus(hump, { japan: lost })).hump).toBe(true);
    expect(chineseSupplied(plus(hump, { japan: lost }))).toBe(true);
  });

  it('6.23 with both lost it is interrupted, though Ledo has an airfield too', () => {
    const lost = plus(hump, { japan: [1905, 2104], allies: [2205] });
    expect(road(lost).hump).toBe(false);
    expect(chineseSupplied(lost)).toBe(false);
  });

  it('6.23, 1.3 an airfield that no HQ reaches does not serve', () => {
    const noHq = plus(hump, { place: { 'cw-hq-seac': 'turn-2' } });
    expect(road(noHq).hump).toBe(false);
    expect(chineseSupplied(noHq)).toBe(false);
  });

  it('6.23 no path between airfield and Kunming is needed', () => {
    const cut = plus(hump, {
      place: { 'jp-army-15': 2206, 'jp-army-28': 2305, 'jp-army-33': 2205 },
      japan: [2205, 2206, 2305],
    });
    expect(chineseSupplied(cut)).toBe(true);
  });
});

describe('6.23 the Tokyo Express', () => {
  // Guadalcanal, with Allied ZOI over it from a carrier to the south; the nearest Japanese HQ is at Rabaul.
  const guadalcanal: Situation = {
    scenario: '1941',
    place: { 'jp-hq-south-seas': 4021, 'jp-army-17': 4423, 'us-cv-enterprise': 4425 },
    japan: [4021, 4423],
    activated: ['us-cv-enterprise'],
  };
  const express = plus(guadalcanal, { markers: { tokyoExpress: '4423' } });

  it('6.23 units in its hex are in supply', () => {
    expect(supplied(emptyMapWith(guadalcanal), 'jp-army-17')).toBe(false);
    expect(supplied(emptyMapWith(express), 'jp-army-17')).toBe(true);
  });

  it('6.23 units elsewhere are not', () => {
    // Rennell, the next hex, under the same ZOI.
    const elsewhere = plus(express, { place: { 'jp-army-18': 4424 }, japan: [4424] });
    expect(supplied(emptyMapWith(elsewhere), 'jp-army-18')).toBe(false);
  });

  it('6.23 an air unit there projects ZOI', () => {
    // Lashio, far more than 4 MP from Bangkok; Rangoon is Allied.
    const lashio: Situation = {
      scenario: '1941',
      place: { 'jp-hq-south': 2110, 'jp-ad-1': 2206 },
      japan: [2110, 2206],
    };
    expect(zoiAt(emptyMapWith(lashio), 'japan', 2106)).toBe('none');
    const board = emptyMapWith(plus(lashio, { markers: { tokyoExpress: '2206' } }));
    expect(supplied(board, 'jp-ad-1')).toBe(true);
    expect(zoiAt(board, 'japan', 2106)).toBe('active');
  });

  it('6.23 ships there are in supply', () => {
    const board = emptyMapWith(plus(express, { place: { 'jp-ca-aoba': 4423 } }));
    expect(supplied(board, 'jp-ca-aoba')).toBe(true);
  });

  it('6.23 an HQ there stays out of supply', () => {
    const board = emptyMapWith(plus(express, { place: { 'jp-hq-south': 4423 } }));
    expect(supplied(board, 'jp-hq-south')).toBe(false);
    expect(supplied(board, 'jp-army-17')).toBe(true);
    // It is the enemy ZOI that keeps it out.
    const clear = plus(express, { place: { 'jp-hq-south': 4423, 'us-cv-enterprise': 5808 } });
    expect(supplied(emptyMapWith(clear), 'jp-hq-south')).toBe(true);
  });

  it('6.23 nothing interrupts it: not enemy units in the hex either', () => {
    const landed = plus(express, { place: { 'us-1m-div': 4423 } });
    expect(supplied(emptyMapWith(landed), 'jp-army-17')).toBe(true);
  });

  it('6.23 it supplies the Japanese only', () => {
    const landed = plus(express, { place: { 'us-1m-div': 4423 } });
    expect(supplied(emptyMapWith(landed), 'us-1m-div')).toBe(false);
  });

  it('6.23 (1) the marker cannot lie in a hex under Allied control', () => {
    expect(() => emptyMapWith(plus(express, { allies: [4423] }))).toThrow(/6\.23/);
  });
});
