import { describe, expect, it } from 'vitest';
import { MAP } from '../../../src/data/map.ts';
import { resourcesOf } from '../../../src/rules/control/control.ts';
import { emptyMapWith, setUpWith } from '../../support/situation.ts';
import { controllerAt } from '../../support/variants.ts';

describe('1.3 control when the war begins', () => {
  const board = setUpWith({ scenario: '1941' });

  it.each([
    ['Tokyo', 3706],
    ['Sasebo', 3307],
    ['Hakodate', 3704],
    ['southern Sakhalin', 3803],
    ['Seoul', 3305],
    ['Mukden', 3303],
    ['Shanghai', 3007],
    ['Canton', 2609],
    ['Hainan', 2509],
    ['Formosa', 2909],
    ['Okinawa', 3209],
    ['Iwo Jima', 3709],
    ['Saigon', 2212],
    ['Hanoi', 2409],
    ['Saipan', 3813],
    ['Palau', 3416],
    ['Truk', 4017],
    ['Kwajalein', 4715],
  ])('1.3 inside the line of the Empire Japan controls %s', (_, hex) => {
    expect(controllerAt(board, hex)).toBe('japan');
  });

  it.each([
    ['Hong Kong', 2709],
    ['Guam', 3814],
    ['Kunming', 2407],
    ['Bangkok', 2110],
    ['Singapore', 2015],
    ['Rangoon', 2008],
    ['Calcutta', 1805],
    ['Manila', 2813],
    ['Tjilatjap', 2019],
    ['Rabaul', 4021],
    ['Guadalcanal', 4423],
    ['Tarawa', 5018],
    ['Wake', 4612],
    ['Midway', 5108],
    ['Oahu', 5808],
    ['Darwin', 3023],
    ['Dutch Harbor', 5100],
  ])('1.3 all else is Allied: %s', (_, hex) => {
    expect(controllerAt(board, hex)).toBe('allies');
  });

  it('1.3 every land hex belongs to one side, the open sea to none', () => {
    const land = MAP.hexes.filter((hex) => hex.area);
    expect(board.japaneseHexes.every((id) => land.some((hex) => hex.id === id))).toBe(true);
    expect(() => emptyMapWith({ japan: [4018] })).toThrow(/1\.3/);
  });

  it('1.3 air and naval units do not change it', () => {
    const raided = emptyMapWith({
      scenario: '1941',
      place: { 'jp-ca-takao': 2813, 'jp-cv-akagi': 5808, 'us-cv-essex': 3706, 'us-5af': 3209 },
    });
    expect(controllerAt(raided, 2813)).toBe('allies');
    expect(controllerAt(raided, 5808)).toBe('allies');
    expect(controllerAt(raided, 3706)).toBe('japan');
    expect(controllerAt(raided, 3209)).toBe('japan');
  });
});

describe('6.5 control in the set-up of 1942', () => {
  const board = setUpWith({ scenario: '1942-45' });

  it.each([
    ['Hong Kong', 2709],
    ['Guam', 3814],
    ['2812 on Luzon', 2812],
    ['2913 on Luzon', 2913],
    ['Davao', 2915],
    ['Miri', 2415],
    ['Rabaul', 4021],
    ['Bangkok', 2110],
    ['2109 in Siam', 2109],
    ['Kota Bharu', 2112],
    ['Kuala Lumpur', 1913],
  ])('6.5 Japanese ground units have taken %s', (_, hex) => {
    expect(controllerAt(board, hex)).toBe('japan');
  });

  it.each([
    ['Jitra', 1912],
    ['2011 in Siam', 2011],
    ['Singora', 2012],
  ])('6.5, 17.22, 19 and marched through %s', (_, hex) => {
    expect(controllerAt(board, hex)).toBe('japan');
  });

  it.each([
    ['Manila', 2813],
    ['2912 on Luzon', 2912],
    ['Singapore', 2015],
    ['Kuantan', 2014],
    ['Rangoon', 2008],
    ['Menado', 2917],
    ['Kavieng', 4020],
    ['Wake', 4612],
  ])('6.5 not %s', (_, hex) => {
    expect(controllerAt(board, hex)).toBe('allies');
  });
});

describe('12.11 resources', () => {
  const japanese = (scenario: string) => resourcesOf(setUpWith({ scenario }), 'japan');

  it('12.11 in 1941 Japan holds those of Korea and Manchuria', () => {
    expect(japanese('1941')).toContain('3305');
    expect(japanese('1941')).toContain('3303');
    expect(japanese('1941')).toHaveLength(3);
  });

  it('12.11 in 1942 Miri as well', () => {
    expect(japanese('1942-45')).toEqual([...japanese('1941'), '2415'].sort());
  });

  it('12.11 each of the fourteen belongs to one side', () => {
    const board = setUpWith({ scenario: '1941' });
    expect(resourcesOf(board, 'japan').length + resourcesOf(board, 'allies').length).toBe(14);
  });

  it('12.11 a resource goes with the control of its hex', () => {
    const board = emptyMapWith({ scenario: '1941', japan: [2008], allies: [3305] });
    expect(resourcesOf(board, 'japan')).toContain('2008');
    expect(resourcesOf(board, 'allies')).toContain('3305');
  });
});
