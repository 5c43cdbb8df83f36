import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { cost, ends, hexes, journey, modes, reaches, under } from './support.ts';

/** Rabaul: all-water sides towards Gasmata 3921, Kavieng 4020 and the open sea. */
const rabaul: Situation = {
  scenario: '1941',
  place: { 'jp-hq-south-seas': 4021 },
  japan: [4021],
  markers: { barges: 'available' },
};
const barges = (units: UnitId[] = ['jp-army-17'], more: Situation = {}, from = 4021) =>
  journey(plus(plus(rabaul, { place: Object.fromEntries(units.map((unit) => [unit, from])) }), more), units, {
    side: 'japan',
    oc: 3,
  });

describe('8.47 barges', () => {
  it('8.47 one unit of any size over one all-water hexside, for no points', () => {
    for (const unit of ['jp-army-17', 'jp-army-korean', 'jp-sn-1'] as const) {
      expect(ends(barges([unit]), 'barge')).toEqual([3921, 4020]);
      expect(cost(barges([unit]), 'barge', 4020)).toBe(1);
    }
  });

  it('8.47 not over a hexside with land on it, nor over closed water', () => {
    // Green Island lies behind a side with land, 4120 behind closed water, 4022 by land.
    for (const hex of [4121, 4120, 4022]) expect(reaches(barges(), 'barge', hex)).toBe(false);
  });

  it('8.47 not over two', () => {
    expect(reaches(barges(), 'barge', 3820)).toBe(false);
    expect(reaches(barges(), 'barge', 3822)).toBe(false);
  });

  it('8.47 not two units together', () => {
    expect(modes(barges(['jp-army-17', 'jp-sn-1']))).not.toContain('barge');
  });

  it('8.47 with a card of 3 alone', () => {
    expect(ends(under(barges(), { oc: 2 }), 'barge')).toEqual([]);
    expect(ends(under(barges(), { oc: 1 }), 'barge')).toEqual([]);
  });

  it('8.47 not in reaction', () => {
    expect(ends(under(barges(), { role: 'reaction', battleHexes: hexes(4020) }), 'barge')).toEqual([]);
  });

  it('8.47 once an offensive', () => {
    expect(ends(under(barges(), { bargeUsed: true }), 'barge')).toEqual([]);
  });

  it.each(['none', 'never'] as const)(
    '8.47 only once the event is played and PT boats are not: %s',
    (state) => {
      expect(ends(barges(['jp-army-17'], { markers: { barges: state } }), 'barge')).toEqual([]);
    },
  );

  it('8.47 for Japan alone', () => {
    const allied = journey(
      { scenario: '1941', place: { 'aus-1-corps': 4021 }, markers: { barges: 'available' } },
      ['aus-1-corps'],
      { side: 'allies', oc: 3 },
    );
    expect(ends(allied, 'barge')).toEqual([]);
  });

  it('8.47 against enemy units as well', () => {
    expect(reaches(barges(['jp-army-17'], { place: { 'aus-8-div': 4020 } }), 'barge', 4020)).toBe(true);
  });

  it('8.47, 8.45B like a landing: not into enemy ZOI', () => {
    const green: Situation = { place: { 'us-5af': 3820 }, activated: ['us-5af'] };
    expect(reaches(barges(['jp-army-17'], green), 'barge', 4020)).toBe(false);
    const covered = plus(green, { place: { 'jp-af-25': 4021 }, activated: ['jp-af-25'] });
    expect(reaches(barges(['jp-army-17'], covered), 'barge', 4020)).toBe(true);
  });

  it('8.47, 8.45B like a landing: not to enemy ships', () => {
    expect(reaches(barges(['jp-army-17'], { place: { 'us-ca-asia': 4020 } }), 'barge', 4020)).toBe(false);
  });

  it('8.47, 8.45 like a landing: from a coast of its own', () => {
    expect(ends(barges(['jp-army-17'], { allies: [4021] }), 'barge')).toEqual([]);
  });
});
