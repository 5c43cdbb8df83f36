import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { cost, ends, hexes, journey, reaches, under } from './support.ts';

/** Espiritu Santo 4825; Guadalcanal 4423, four hexes off, is Japanese and empty. */
const solomons: Situation = {
  scenario: '1941',
  place: { 'us-hq-s-pac-halsey': 4828, 'jp-hq-south-seas': 4017 },
  japan: [4423],
};
const at = (units: UnitId[], hex = 4825): Situation => ({
  place: Object.fromEntries(units.map((unit) => [unit, hex])),
});
/** Allied units together at Espiritu Santo, with shipping points enough. */
const convoy = (units: UnitId[], more: Situation = {}, oc = 1) =>
  journey(plus(plus(solomons, at(units)), more), units, { side: 'allies', oc, asp: 9 });

describe('8.45 who lands', () => {
  it.each<[string, UnitId]>([
    ['US Marines', 'us-1m-div'],
    ['the US Army', 'us-x-corps'],
    ['the British', 'uk-15-corps'],
    ['British brigades', 'uk-77-bde'],
    ['Australians', 'aus-1-corps'],
    ['New Zealanders', 'nz-3-div'],
  ])('8.45 %s do', (_, unit) => {
    expect(reaches(convoy([unit]), 'amphibious', 4423)).toBe(true);
  });

  it.each<[string, UnitId]>([
    ['the Dutch', 'du-1-regt'],
    ['Indians', 'ind-1-corps'],
    ['the armoured brigade (8.49)', 'uk-7-armd-bde'],
  ])('8.45 %s do not', (_, unit) => {
    expect(ends(convoy([unit]), 'amphibious')).toEqual([]);
    expect(ends(convoy(['us-1m-div', unit]), 'amphibious')).toEqual([]);
  });

  it('8.45 nor the Chinese', () => {
    const dacca = (unit: UnitId) =>
      journey({ scenario: '1941', place: { [unit]: 1905 } }, [unit], { side: 'allies', oc: 2, asp: 9 });
    expect(ends(dacca('cn-5-army'), 'amphibious')).toEqual([]);
    expect(ends(dacca('uk-15-corps'), 'amphibious')).toContain(2006);
  });

  it('8.45 all Japanese', () => {
    for (const unit of ['jp-army-17', 'jp-sn-1', 'jp-ss'] as const) {
      const landing = journey({ scenario: '1941', place: { [unit]: 4017 } }, [unit], {
        side: 'japan',
        oc: 1,
        asp: 9,
      });
      expect(reaches(landing, 'amphibious', 4021)).toBe(true);
    }
  });
});

describe('8.45 from where and how far', () => {
  it('8.4 from any coast of its own, with a port or without', () => {
    const pentecost = convoy(['us-1m-div'], at(['us-1m-div'], 4925));
    expect(reaches(pentecost, 'amphibious', 4423)).toBe(true);
  });

  it('8.4 not from an enemy coast, nor from inland', () => {
    expect(ends(convoy(['us-1m-div'], at(['us-1m-div'], 4423)), 'amphibious')).toEqual([]);
    expect(ends(convoy(['aus-1-corps'], at(['aus-1-corps'], 3025)), 'amphibious')).toEqual([]);
  });

  it('8.45 as far as ships go, not doubled though it ends in a friendly port', () => {
    // Bougainville and Funafuti are six hexes away.
    expect(reaches(convoy(['us-1m-div']), 'amphibious', 4222)).toBe(false);
    expect(reaches(convoy(['us-1m-div']), 'amphibious', 5321)).toBe(false);
    expect(cost(convoy(['us-1m-div'], {}, 2), 'amphibious', 4222)).toBe(6);
    expect(cost(convoy(['us-1m-div'], {}, 2), 'amphibious', 5321)).toBe(6);
  });

  it('8.45, 7.22 an event that lets ships go further lets troops too', () => {
    const far = under(convoy(['us-1m-div']), { navalHexes: 8 });
    expect(reaches(far, 'amphibious', 4222)).toBe(true);
  });

  it('8.45 over hexsides that ships cross', () => {
    const java: Situation = { scenario: '1941', place: { 'aus-1-corps': 2019 } };
    const landing = journey(java, ['aus-1-corps'], { side: 'allies', oc: 1, asp: 9 });
    expect(cost(landing, 'amphibious', 2220)).toBe(5);
  });
});

describe('8.45 where troops land', () => {
  const papua = (oc = 2) =>
    journey({ scenario: '1941', place: { 'jp-sn-1': 4024 }, japan: [4024] }, ['jp-sn-1'], {
      side: 'japan',
      oc,
      asp: 9,
    });

  it('8.45 on any coast, enemy ground units there or not', () => {
    const held = { place: { 'jp-army-17': 4423 } } as const;
    expect(reaches(convoy(['us-1m-div'], held), 'amphibious', 4423)).toBe(true);
    expect(reaches(convoy(['us-1m-div']), 'amphibious', 4523)).toBe(true);
  });

  it('8.45 not at sea', () => {
    expect(reaches(convoy(['us-1m-div']), 'amphibious', 4624)).toBe(false);
  });

  it('8.45 on no mountain coast but Port Moresby', () => {
    expect(reaches(papua(), 'amphibious', 3823)).toBe(true);
    expect(reaches(papua(), 'amphibious', 3923)).toBe(true);
    expect(reaches(papua(), 'amphibious', 3722)).toBe(false);
    expect(reaches(papua(), 'amphibious', 3627)).toBe(false);
    expect(reaches(papua(3), 'amphibious', 3727)).toBe(true);
  });

  it('8.45, 8.41 B Japan in Ceylon and Northern India, not in Central India', () => {
    const andaman: Situation = { scenario: '1941', place: { 'jp-sn-1': 1809 }, japan: [1809] };
    const landing = journey(andaman, ['jp-sn-1'], { side: 'japan', oc: 2, asp: 1 });
    expect(reaches(landing, 'amphibious', 1307)).toBe(true);
    expect(reaches(landing, 'amphibious', 1905)).toBe(true);
    expect(reaches(landing, 'amphibious', 1406)).toBe(false);
    expect(reaches(landing, 'amphibious', 1805)).toBe(false);
    const british = journey({ scenario: '1941', place: { 'uk-15-corps': 1809 } }, ['uk-15-corps'], {
      side: 'allies',
      oc: 2,
      asp: 2,
    });
    expect(reaches(british, 'amphibious', 1406)).toBe(true);
  });

  it('8.45, 8.41 C not in the Soviet Union', () => {
    const sakhalin: Situation = { scenario: '1941', place: { 'jp-army-2': 3803 } };
    const landing = journey(sakhalin, ['jp-army-2'], { side: 'japan', oc: 2, asp: 2 });
    expect(reaches(landing, 'amphibious', 3802)).toBe(true);
    expect(reaches(landing, 'amphibious', 3801)).toBe(false);
    expect(reaches(landing, 'amphibious', 3800)).toBe(false);
  });

  it('7.26 in reaction only in a battle hex', () => {
    const reaction = under(convoy(['us-1m-div']), { role: 'reaction', battleHexes: hexes(4423) });
    expect(ends(reaction, 'amphibious')).toEqual([4423]);
  });

  it('7.26 in reaction not out of a battle hex', () => {
    const attacked = at(['jp-sn-2']);
    const reaction = (...battles: number[]) =>
      under(convoy(['us-1m-div'], attacked), { role: 'reaction', battleHexes: hexes(...battles) });
    expect(ends(reaction(4423), 'amphibious')).toEqual([4423]);
    expect(ends(reaction(4825, 4423), 'amphibious')).toEqual([]);
  });
});

describe('8.21 where the ships of a landing may stop', () => {
  const escorted: UnitId[] = ['us-1m-div', 'us-ca-northampton'];

  it('8.21 E in an enemy hex where the troops they bring land', () => {
    expect(reaches(convoy(escorted), 'amphibious', 4423)).toBe(true);
  });

  it('8.21 D in a port of their own', () => {
    expect(reaches(convoy(escorted), 'amphibious', 4826)).toBe(true);
  });

  it('8.21 not on a friendly coast without a port, where troops alone may go', () => {
    expect(reaches(convoy(['us-1m-div']), 'amphibious', 4925)).toBe(true);
    expect(reaches(convoy(escorted), 'amphibious', 4925)).toBe(false);
    expect(reaches(convoy(escorted, { japan: [4925] }), 'amphibious', 4925)).toBe(true);
  });

  it('8.21 C there too with a carrier that reaches an enemy', () => {
    const withCarrier: UnitId[] = ['us-1m-div', 'us-cv-essex'];
    const tana: Situation = { place: { 'jp-sn-1': 4926 }, japan: [4926] };
    expect(reaches(convoy(withCarrier, tana), 'amphibious', 4925)).toBe(true);
    expect(reaches(convoy(withCarrier), 'amphibious', 4925)).toBe(false);
  });
});

describe('8.45A shipping points', () => {
  it.each<[string, UnitId, 'full' | 'reduced', number]>([
    ['a brigade', 'us-m-bde', 'full', 1],
    ['a brigade of one step', 'us-p-bde', 'full', 1],
    ['a division', 'us-1m-div', 'full', 1],
    ['a division', 'us-1m-div', 'reduced', 1],
    ['a corps', 'us-x-corps', 'full', 2],
    ['a corps', 'us-x-corps', 'reduced', 1],
    ['a Japanese brigade', 'jp-sn-1', 'full', 1],
    ['an army', 'jp-army-17', 'full', 2],
    ['an army', 'jp-army-17', 'reduced', 1],
    ['the Korean Army', 'jp-army-korean', 'full', 4],
    ['the Korean Army', 'jp-army-korean', 'reduced', 2],
  ])('8.45A %s (%s, %s): %i', (_, unit, steps, points) => {
    const japan = unit.startsWith('jp');
    const start = japan ? 4017 : 4825;
    const target = japan ? 4021 : 4423;
    const place: number | [number, 'reduced'] = steps === 'reduced' ? [start, 'reduced'] : start;
    const landing = journey(plus(solomons, { place: { [unit]: place } }), [unit], {
      side: japan ? 'japan' : 'allies',
      oc: 1,
      asp: points,
    });
    expect(reaches(landing, 'amphibious', target)).toBe(true);
    expect(ends(under(landing, { asp: points - 1 }), 'amphibious')).toEqual([]);
  });

  it('8.45A the points of a stack add up; its ships cost none', () => {
    const stack = convoy(['us-1m-div', 'us-x-corps', 'us-ca-northampton']);
    expect(reaches(under(stack, { asp: 3 }), 'amphibious', 4423)).toBe(true);
    expect(ends(under(stack, { asp: 2 }), 'amphibious')).toEqual([]);
  });

  it('8.45A in reaction one point and no more', () => {
    const reaction = { role: 'reaction', battleHexes: hexes(4423) } as const;
    const corps = convoy(['us-x-corps']);
    expect(reaches(under(convoy(['us-1m-div']), reaction), 'amphibious', 4423)).toBe(true);
    expect(ends(under(convoy(['us-1m-div']), { ...reaction, asp: 0 }), 'amphibious')).toEqual([]);
    expect(reaches(corps, 'amphibious', 4423)).toBe(true);
    expect(ends(under(corps, reaction), 'amphibious')).toEqual([]);
    const weak = convoy(['us-x-corps'], { place: { 'us-x-corps': [4825, 'reduced'] } });
    expect(reaches(under(weak, reaction), 'amphibious', 4423)).toBe(true);
    expect(ends(under(convoy(['us-1m-div', 'us-2m-div']), reaction), 'amphibious')).toEqual([]);
  });
});

describe('8.45B, 8.11 enemy ships', () => {
  /** The only way out of Rangoon leads through 2009. */
  const rangoon = (units: UnitId[], more: Situation = {}) =>
    journey(plus({ scenario: '1941', ...at(units, 2008), japan: [1809] }, more), units, {
      side: 'allies',
      oc: 2,
      asp: 9,
    });

  it('8.45B troops alone do not enter a hex with enemy ships, troops with a ship do', () => {
    const guarded: Situation = { place: { 'jp-ca-aoba': 4423 } };
    expect(reaches(convoy(['us-1m-div'], guarded), 'amphibious', 4423)).toBe(false);
    expect(reaches(convoy(['us-1m-div', 'us-dd-asia'], guarded), 'amphibious', 4423)).toBe(true);
  });

  it('8.45B nor pass one', () => {
    const guarded: Situation = { place: { 'jp-ca-aoba': 2009 } };
    expect(reaches(rangoon(['uk-15-corps']), 'amphibious', 1809)).toBe(true);
    expect(ends(rangoon(['uk-15-corps'], guarded), 'amphibious')).toEqual([]);
    expect(reaches(rangoon(['uk-15-corps', 'uk-ca-exeter'], guarded), 'amphibious', 1809)).toBe(true);
  });

  it('8.45B nor leave one', () => {
    const raided: Situation = { place: { 'jp-ca-aoba': 4825 } };
    expect(ends(convoy(['us-1m-div'], raided), 'amphibious')).toEqual([]);
    expect(reaches(convoy(['us-1m-div', 'us-dd-asia'], raided), 'amphibious', 4423)).toBe(true);
  });

  it('8.11 other enemy units are passed', () => {
    // Every way from Rangoon to the Andamans ends there; ground and air units do not close it.
    const held: Situation = { place: { 'jp-sn-1': 1809, 'jp-sn-2': 2008 } };
    expect(reaches(rangoon(['uk-15-corps'], held), 'amphibious', 1809)).toBe(true);
  });
});

describe('8.45B, 6.4 B enemy ZOI', () => {
  /** Japanese air at Biak; its ZOI ends at Hollandia, three hexes from the Admiralties. */
  const hollandia: Situation = {
    scenario: '1941',
    place: { 'jp-hq-south-seas': 3416, 'jp-af-25': 3319, 'us-hq-sw-pac': 3820 },
    japan: [3319, 3520],
  };
  const landing = (units: UnitId[], more: Situation = {}) =>
    journey(plus(plus(hollandia, at(units, 3820)), more), units, { side: 'allies', oc: 1, asp: 9 });

  it('7.23 a marine alone not into vacant Hollandia inside it', () => {
    expect(reaches(landing(['us-1m-div']), 'amphibious', 3520)).toBe(false);
    expect(reaches(landing(['us-1m-div']), 'amphibious', 3620)).toBe(true);
    const noAir: Situation = { place: { 'jp-af-25': 'out-of-play' } };
    expect(reaches(landing(['us-1m-div'], noAir), 'amphibious', 3520)).toBe(true);
  });

  it('8.45B nor with ships that are no carriers', () => {
    expect(reaches(landing(['us-1m-div', 'us-ca-northampton']), 'amphibious', 3520)).toBe(false);
  });

  it.each<[string, UnitId]>([
    ['CV', 'us-cv-essex'],
    ['CVL', 'us-cvl-cowpens'],
    ['CVE', 'us-cve-sangamon'],
  ])('8.45B with a %s in the stack it does', (_, carrier) => {
    expect(reaches(landing(['us-1m-div', carrier]), 'amphibious', 3520)).toBe(true);
  });

  it('7.23 or once a carrier has moved within two hexes', () => {
    const ahead: Situation = { place: { 'us-cv-essex': 3419 }, activated: ['us-cv-essex'] };
    const carrier = journey(plus(hollandia, at(['us-cv-essex'], 3820)), ['us-cv-essex'], {
      side: 'allies',
      oc: 1,
    });
    expect(reaches(carrier, 'naval', 3419)).toBe(true);
    expect(reaches(landing(['us-1m-div'], ahead), 'amphibious', 3520)).toBe(true);
  });

  it('7.23 not if it is too far off', () => {
    const behind: Situation = { place: { 'us-cv-essex': 3820 }, activated: ['us-cv-essex'] };
    expect(reaches(landing(['us-1m-div'], behind), 'amphibious', 3520)).toBe(false);
  });

  it('8.45B, 6.4 air units in range neutralise it too, long-range bombers do not', () => {
    const wewak = (unit: UnitId): Situation => ({ place: { [unit]: 3620 }, activated: [unit] });
    expect(reaches(landing(['us-1m-div'], wewak('us-5af')), 'amphibious', 3520)).toBe(true);
    expect(reaches(landing(['us-1m-div'], wewak('us-5af-lrb')), 'amphibious', 3520)).toBe(false);
  });

  it('8.45B not out of it either', () => {
    const inside = (units: UnitId[]) => landing(units, { ...at(units, 3519) });
    expect(ends(inside(['us-1m-div']), 'amphibious')).toEqual([]);
    expect(reaches(inside(['us-1m-div', 'us-cv-essex']), 'amphibious', 3520)).toBe(true);
  });

  it('8.45B not through it', () => {
    // A carrier covers 2009, the only way out of Rangoon, but neither Rangoon nor Dacca.
    const passing = (units: UnitId[], akagi: number | 'out-of-play') =>
      journey(
        plus(
          { scenario: '1941', ...at(units, 2008) },
          { place: { 'jp-cv-akagi': akagi }, activated: ['jp-cv-akagi'] },
        ),
        units,
        { side: 'allies', oc: 2, asp: 9 },
      );
    expect(reaches(passing(['uk-15-corps'], 'out-of-play'), 'amphibious', 1905)).toBe(true);
    expect(ends(passing(['uk-15-corps'], 1910), 'amphibious')).toEqual([]);
    expect(reaches(passing(['uk-15-corps', 'uk-cvl-hermes'], 1910), 'amphibious', 1905)).toBe(true);
  });

  it('8.45B in reaction just the same', () => {
    const reaction = { role: 'reaction', battleHexes: hexes(3520) } as const;
    expect(ends(under(landing(['us-1m-div']), reaction), 'amphibious')).toEqual([]);
    expect(ends(under(landing(['us-1m-div', 'us-cv-essex']), reaction), 'amphibious')).toEqual([3520]);
  });
});

describe('8.45D the US Army on one-hex islands', () => {
  const held: Situation = { place: { 'jp-army-17': 4423 } };

  it('8.45D not where Japan has units on an island it controls', () => {
    expect(reaches(convoy(['us-x-corps'], held), 'amphibious', 4423)).toBe(false);
    expect(reaches(convoy(['us-11-abn-div'], held), 'amphibious', 4423)).toBe(false);
    expect(reaches(convoy(['us-p-bde'], held), 'amphibious', 4423)).toBe(false);
  });

  it('8.45D whatever units these are', () => {
    const air: Situation = { place: { 'jp-af-25': [4423, 'reduced'], 'us-13af': 4825 } };
    expect(reaches(convoy(['us-x-corps', 'us-cv-essex'], air), 'amphibious', 4423)).toBe(false);
    expect(reaches(convoy(['us-1m-div', 'us-cv-essex'], air), 'amphibious', 4423)).toBe(true);
    const ship: Situation = { place: { 'jp-ca-aoba': 4423 } };
    expect(reaches(convoy(['us-x-corps', 'us-ca-northampton'], ship), 'amphibious', 4423)).toBe(false);
  });

  it('8.45D on a vacant one, yes', () => {
    expect(reaches(convoy(['us-x-corps']), 'amphibious', 4423)).toBe(true);
  });

  it('8.45D on one the Allies control, yes', () => {
    expect(reaches(convoy(['us-x-corps'], plus(held, { allies: [4423] })), 'amphibious', 4423)).toBe(true);
  });

  it('8.45D together with Marines, or after them', () => {
    expect(reaches(convoy(['us-x-corps', 'us-1m-div'], held), 'amphibious', 4423)).toBe(true);
    const ashore = plus(held, at(['us-1m-div'], 4423));
    const after = under(convoy(['us-x-corps'], ashore), { landed: ['us-1m-div'] });
    expect(reaches(after, 'amphibious', 4423)).toBe(true);
  });

  it('8.45D not beside Marines who landed elsewhere, or did not land just now', () => {
    const elsewhere = plus(held, at(['us-1m-div'], 4322));
    const after = under(convoy(['us-x-corps'], elsewhere), { landed: ['us-1m-div'] });
    expect(reaches(after, 'amphibious', 4423)).toBe(false);
    expect(reaches(convoy(['us-x-corps'], plus(held, at(['us-1m-div'], 4423))), 'amphibious', 4423)).toBe(
      false,
    );
  });

  it('8.45D not beside other Allies', () => {
    expect(reaches(convoy(['us-x-corps', 'aus-1-corps'], held), 'amphibious', 4423)).toBe(false);
  });

  it('8.45D on islands of several hexes, yes', () => {
    const rabaul: Situation = { place: { 'jp-army-17': 4021 }, japan: [4021] };
    expect(reaches(convoy(['us-x-corps'], rabaul, 2), 'amphibious', 4021)).toBe(true);
  });

  it('8.45D in reaction, yes', () => {
    const weak = plus(held, { place: { 'us-x-corps': [4825, 'reduced'] } });
    const reaction = under(convoy(['us-x-corps'], weak), { role: 'reaction', battleHexes: hexes(4423) });
    expect(reaches(reaction, 'amphibious', 4423)).toBe(true);
  });

  it('8.45D where a card says so (A62), yes', () => {
    const free = under(convoy(['us-x-corps'], held), { armyLandsAnywhere: true });
    expect(reaches(free, 'amphibious', 4423)).toBe(true);
  });

  it('8.45D others are free of it', () => {
    for (const unit of ['us-m-bde', 'aus-1-corps', 'nz-3-div', 'uk-15-corps'] as const) {
      expect(reaches(convoy([unit], held), 'amphibious', 4423)).toBe(true);
    }
  });

  it('8.45D, 13.94 the garrison of Sasebo counts', () => {
    const okinawa = (units: UnitId[]) =>
      journey({ scenario: '1941', ...at(units, 3209), allies: [3209] }, units, {
        side: 'allies',
        oc: 1,
        asp: 9,
      });
    expect(reaches(okinawa(['us-x-corps']), 'amphibious', 3307)).toBe(false);
    expect(reaches(okinawa(['us-x-corps', 'us-1m-div']), 'amphibious', 3307)).toBe(true);
  });
});
