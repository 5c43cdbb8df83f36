import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { cost, ends, hexes, journey, modes, reaches, under } from './support.ts';

/** Japanese units together at Truk, four hexes from Rabaul, without shipping points. */
const truk = (units: UnitId[], more: Situation = {}) =>
  journey(
    plus(
      {
        scenario: '1941',
        place: { 'jp-hq-south-seas': 4017, ...Object.fromEntries(units.map((unit) => [unit, 4017])) },
      },
      more,
    ),
    units,
    { side: 'japan', oc: 1 },
  );

describe('8.46 organic transport', () => {
  it('8.46 example: CA Aoba carries the South Seas Detachment from Truk to Rabaul for no points', () => {
    expect(cost(truk(['jp-ss', 'jp-ca-aoba']), 'organic', 4021)).toBe(4);
    expect(ends(truk(['jp-ss', 'jp-ca-aoba']), 'amphibious')).toEqual([]);
  });

  it('8.46 all five brigades can be carried', () => {
    for (const brigade of ['jp-sn-1', 'jp-sn-2', 'jp-sn-3', 'jp-sn-4', 'jp-ss'] as const) {
      expect(reaches(truk([brigade, 'jp-ca-aoba']), 'organic', 4021)).toBe(true);
    }
  });

  it('8.46 by CA, CL and APD', () => {
    for (const ship of ['jp-ca-mogami', 'jp-cl-tenryu', 'jp-apd-kamikaze'] as const) {
      expect(reaches(truk(['jp-ss', ship]), 'organic', 4021)).toBe(true);
    }
  });

  it('8.46 not by other ships', () => {
    for (const ship of ['jp-bb-kongo', 'jp-cv-akagi', 'jp-cvl-ryujo'] as const) {
      expect(ends(truk(['jp-ss', ship]), 'organic')).toEqual([]);
    }
  });

  it('8.46 on the reduced side of the ship as well', () => {
    const damaged: Situation = { place: { 'jp-ca-aoba': [4017, 'reduced'] } };
    expect(reaches(truk(['jp-ss', 'jp-ca-aoba'], damaged), 'organic', 4021)).toBe(true);
  });

  it('8.46 no armies', () => {
    expect(ends(truk(['jp-army-17', 'jp-ca-aoba']), 'organic')).toEqual([]);
  });

  it('8.46 no Allied brigades', () => {
    const oahu: Situation = {
      scenario: '1941',
      place: { 'us-sf-bde': 5808, 'us-ca-northampton': 5808 },
      japan: [5708],
    };
    const raid = journey(oahu, ['us-sf-bde', 'us-ca-northampton'], { side: 'allies', oc: 1 });
    expect(modes(raid)).not.toContain('organic');
    expect(reaches(under(raid, { asp: 1 }), 'amphibious', 5708)).toBe(true);
  });

  it('8.46 one brigade a ship', () => {
    expect(ends(truk(['jp-ss', 'jp-sn-1', 'jp-ca-aoba']), 'organic')).toEqual([]);
    expect(reaches(truk(['jp-ss', 'jp-sn-1', 'jp-ca-aoba', 'jp-cl-tenryu']), 'organic', 4021)).toBe(true);
  });

  it('8.46, 8.45A who is not carried costs points as ever', () => {
    const two = truk(['jp-ss', 'jp-sn-1', 'jp-ca-aoba']);
    expect(reaches(under(two, { asp: 1 }), 'organic', 4021)).toBe(true);
    const army = truk(['jp-ss', 'jp-army-17', 'jp-ca-aoba']);
    expect(ends(under(army, { asp: 1 }), 'organic')).toEqual([]);
    expect(reaches(under(army, { asp: 2 }), 'organic', 4021)).toBe(true);
  });

  it('8.46 or the brigade pays a point and goes like any other', () => {
    expect(reaches(under(truk(['jp-ss', 'jp-ca-aoba']), { asp: 1 }), 'amphibious', 4021)).toBe(true);
    expect(reaches(under(truk(['jp-ss']), { asp: 1 }), 'amphibious', 4021)).toBe(true);
    expect(modes(truk(['jp-ss']))).not.toContain('organic');
  });

  it('8.46 both must start in the same place', () => {
    const apart = truk(['jp-ss', 'jp-ca-aoba'], { place: { 'jp-ca-aoba': 4415 } });
    expect(modes(apart)).toEqual([]);
  });

  it('8.46 as far as ships go', () => {
    // Wake is eight hexes from Truk.
    expect(reaches(truk(['jp-ss', 'jp-ca-aoba']), 'organic', 4612)).toBe(false);
    expect(reaches(under(truk(['jp-ss', 'jp-ca-aoba']), { oc: 2 }), 'organic', 4612)).toBe(true);
  });

  it('8.46 in reaction too, beyond the one point', () => {
    const reaction = { role: 'reaction', battleHexes: hexes(4021) } as const;
    const carried: UnitId[] = ['jp-ss', 'jp-sn-1', 'jp-ca-aoba', 'jp-cl-tenryu'];
    expect(ends(under(truk(carried), reaction), 'organic')).toEqual([4021]);
    const three = truk([...carried, 'jp-sn-2']);
    expect(ends(under(three, reaction), 'organic')).toEqual([]);
    expect(ends(under(three, { ...reaction, asp: 1 }), 'organic')).toEqual([4021]);
    const four = truk([...carried, 'jp-sn-2', 'jp-sn-3']);
    expect(ends(under(four, { ...reaction, asp: 2 }), 'organic')).toEqual([]);
  });

  it('8.46, 8.45B enemy ZOI closes the way as to any landing, a carrier in the stack opens it', () => {
    const moresby: Situation = {
      place: { 'us-hq-sw-pac': 3727, 'us-5af': 4021, 'us-13af': 3727 },
      activated: ['us-5af'],
    };
    expect(reaches(truk(['jp-ss', 'jp-ca-aoba'], moresby), 'organic', 4021)).toBe(false);
    expect(reaches(truk(['jp-ss', 'jp-ca-aoba', 'jp-cv-akagi'], moresby), 'organic', 4021)).toBe(true);
  });

  it('8.46, 8.45B the ship that carries is escort enough against enemy ships', () => {
    const guarded: Situation = { place: { 'us-ca-asia': 4021 } };
    expect(reaches(truk(['jp-ss', 'jp-apd-kamikaze'], guarded), 'organic', 4021)).toBe(true);
    expect(reaches(under(truk(['jp-ss'], guarded), { asp: 1 }), 'amphibious', 4021)).toBe(false);
  });

  it('8.46, 8.21 not to a friendly coast where the ship may not stop', () => {
    // Hall is a Japanese atoll without a port.
    expect(reaches(truk(['jp-ss', 'jp-ca-aoba']), 'organic', 4016)).toBe(false);
    expect(reaches(truk(['jp-ss', 'jp-ca-aoba']), 'organic', 3615)).toBe(true);
  });
});
