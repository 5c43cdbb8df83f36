import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { cost, ends, hexes, journey, path, reaches, under } from './support.ts';

/** Airfields: Townsville 3727, Cairns 3626 (2 hexes), Cape York 3624 (2 more), Port Moresby 3823 (2 more). */
const townsville: Situation = {
  scenario: '1941',
  place: {
    'us-5af': 3727,
    'us-5af-lrb': 3727,
    'us-1maw': 3727,
  },
};
const fly = (units: UnitId[], oc: number, situation = townsville) =>
  journey(situation, units, { side: 'allies', oc });

describe('8.31 legs', () => {
  it('8.31 as many legs as the card has points, each from airfield to airfield', () => {
    expect(ends(fly(['us-5af'], 1), 'air')).toEqual([3626]);
    expect(ends(fly(['us-5af'], 2), 'air')).toEqual([3624, 3626]);
    expect(path(fly(['us-5af'], 3), 'air', 3823)).toEqual(['3727', '3626', '3624', '3823']);
    expect(cost(fly(['us-5af'], 3), 'air', 3823)).toBe(3);
  });

  it('8.31 legs of extended range', () => {
    expect(ends(fly(['us-5af'], 1), 'air-extended')).toEqual([3624, 3626]);
    expect(cost(fly(['us-5af'], 2), 'air-extended', 3823)).toBe(2);
    expect(reaches(fly(['us-5af'], 2), 'air-extended', 3822)).toBe(true);
  });

  it('8.31 hexes left over from one leg do not lengthen the next', () => {
    // Rabaul is 8 hexes away, but no airfield lies half way.
    const rabaul = plus(townsville, { japan: [3823, 3921, 3922, 4024, 4122] });
    expect(reaches(fly(['us-5af'], 2, rabaul), 'air-extended', 4021)).toBe(false);
  });

  it('8.31 long-range bombers have one range', () => {
    expect(cost(fly(['us-5af-lrb'], 1), 'air', 3823)).toBe(1);
    expect(reaches(fly(['us-5af-lrb'], 1), 'air', 4021)).toBe(false);
    expect(ends(fly(['us-5af-lrb'], 1), 'air-extended')).toEqual([]);
  });

  it('8.31 a stack flies as far as its shortest range', () => {
    const both: UnitId[] = ['us-5af', 'us-5af-lrb'];
    expect(ends(fly(both, 1), 'air')).toEqual([3626]);
    expect(ends(fly(both, 1), 'air-extended')).toEqual([3624, 3626]);
  });

  it('8.1 a bracketed range may be flown in an offensive', () => {
    expect(ends(fly(['us-1maw'], 1), 'air')).toEqual([3626]);
    expect(ends(fly(['us-1maw'], 1), 'air-extended')).toEqual([3624, 3626]);
  });

  it('8.31, 6.4 neither enemy units nor their ZOI on the way matter', () => {
    const watched = plus(townsville, {
      place: { 'jp-hq-south-seas': 4021, 'jp-af-25': 3823, 'jp-ca-aoba': 3625 },
      japan: [4021, 3823],
    });
    expect(ends(fly(['us-5af'], 2, watched), 'air')).toEqual([3624, 3626]);
  });
});

describe('8.31 where flights end', () => {
  it('8.31 every leg on an airfield of one side only', () => {
    const cairnsLost = plus(townsville, { japan: [3626] });
    expect(ends(fly(['us-5af'], 2, cairnsLost), 'air')).toEqual([]);
    expect(reaches(fly(['us-5af'], 1, cairnsLost), 'air-extended', 3624)).toBe(true);
  });

  it('8.31 beside enemy ground units only between two legs', () => {
    const landed = plus(townsville, { place: { 'jp-sn-1': 3626 } });
    expect(ends(fly(['us-5af'], 1, landed), 'air')).toEqual([]);
    expect(ends(fly(['us-5af'], 2, landed), 'air')).toEqual([3624]);
    expect(path(fly(['us-5af'], 2, landed), 'air', 3624)).toEqual(['3727', '3626', '3624']);
  });

  it('8.31 enemy ships do not close an airfield', () => {
    const shelled = plus(townsville, { place: { 'jp-ca-aoba': 3626 } });
    expect(ends(fly(['us-5af'], 1, shelled), 'air')).toEqual([3626]);
  });

  it('8.41 C, 13.91 not in Manchuria nor in the Soviet Union', () => {
    const seoul: Situation = { scenario: '1941', place: { 'jp-ad-1': 3305 } };
    const flight = journey(seoul, ['jp-ad-1'], { side: 'japan', oc: 3 });
    expect(reaches(flight, 'air-extended', 3306)).toBe(true);
    expect(reaches(flight, 'air-extended', 3303)).toBe(false);
    expect(reaches(flight, 'air-extended', 3302)).toBe(false);
  });

  it('8.31 ground units do not fly, and no stack mixes air units with others', () => {
    const mixed = plus(townsville, { place: { 'aus-1-corps': 3727 } });
    expect(ends(fly(['us-5af', 'aus-1-corps'], 2, mixed), 'air')).toEqual([]);
    expect(ends(fly(['aus-1-corps'], 2, mixed), 'air')).toEqual([]);
  });
});

describe('8.31, 7.26 reaction flights', () => {
  const react = (units: UnitId[], oc: number, battles: number[], situation = townsville) =>
    under(fly(units, oc, situation), { role: 'reaction', battleHexes: hexes(...battles) });

  it('7.26 only to where the unit can fight, by extended range too', () => {
    // Port Moresby is 4 hexes from Cairns, 2 from Cape York; Lae 5 and 3.
    expect(ends(react(['us-5af'], 1, [3823]), 'air')).toEqual([3626]);
    expect(ends(react(['us-5af'], 1, [3822]), 'air')).toEqual([]);
    expect(ends(react(['us-5af'], 1, [3822]), 'air-extended')).toEqual([3624]);
  });

  it('8.31 a bracketed range neither moves nor fights', () => {
    expect(ends(react(['us-1maw'], 1, [3823]), 'air')).toEqual([]);
    expect(ends(react(['us-1maw'], 2, [3823]), 'air')).toEqual([3624]);
    expect(ends(react(['us-1maw'], 2, [3823]), 'air-extended')).toEqual([]);
    expect(ends(react(['us-5af', 'us-1maw'], 2, [3823]), 'air-extended')).toEqual([]);
  });

  it('8.31 never to end in a declared battle hex', () => {
    expect(ends(react(['us-5af'], 2, [3626]), 'air')).toEqual([3624]);
    expect(reaches(react(['us-5af'], 2, [3624]), 'air', 3624)).toBe(false);
  });

  it('8.31 who flies out of a battle hex must still reach that one', () => {
    const cairns = plus(townsville, { place: { 'us-5af': 3626 } });
    // Lae is within reach of Port Moresby, not of Cairns.
    expect(reaches(react(['us-5af'], 2, [3823], cairns), 'air-extended', 3822)).toBe(true);
    const leaving = react(['us-5af'], 2, [3626, 3823], cairns);
    expect(reaches(leaving, 'air-extended', 3822)).toBe(false);
    expect(reaches(leaving, 'air-extended', 3624)).toBe(true);
  });
});

describe('8.33 air strategic transport', () => {
  /** Espiritu Santo 4825, Guadalcanal 4423, Gili Gili 4024, Cape York 3624, 3226: four hexes each. */
  const santo: Situation = {
    scenario: '1941',
    place: { 'us-hq-s-pac-halsey': 4828, 'us-5af': 4825, 'us-5af-lrb': 4825, 'us-1maw': 4825 },
  };

  it('8.33 example: range 4, a card of 2, sixteen hexes in four legs', () => {
    expect(path(fly(['us-5af'], 2, santo), 'air-strategic', 3226)).toEqual([
      '4825',
      '4423',
      '4024',
      '3624',
      '3226',
    ]);
    expect(reaches(fly(['us-5af'], 1, santo), 'air-strategic', 3226)).toBe(false);
    expect(reaches(fly(['us-5af'], 1, santo), 'air-strategic', 4024)).toBe(true);
  });

  it('8.33 not without an airfield at the end of each leg', () => {
    const gap = plus(santo, { japan: [4423, 4322] });
    expect(reaches(fly(['us-5af'], 2, gap), 'air-strategic', 3226)).toBe(false);
  });

  it('8.33 a bracketed range serves, for the unit will not fight', () => {
    expect(cost(fly(['us-1maw'], 1, santo), 'air-strategic', 4024)).toBe(2);
  });

  it('8.33, 7.24 not to an airfield with enemy units, where there would be a battle', () => {
    const shelled = plus(santo, { place: { 'jp-ca-aoba': 4423 } });
    expect(reaches(fly(['us-5af'], 1, shelled), 'air-extended', 4423)).toBe(true);
    expect(reaches(fly(['us-5af'], 1, shelled), 'air-strategic', 4423)).toBe(false);
    expect(reaches(fly(['us-5af'], 1, shelled), 'air-strategic', 4024)).toBe(true);
  });

  it('8.33 the offensive player alone', () => {
    const reaction = under(fly(['us-5af'], 2, santo), { role: 'reaction', battleHexes: hexes(4222) });
    expect(reaches(reaction, 'air-extended', 4423)).toBe(true);
    expect(ends(reaction, 'air-strategic')).toEqual([]);
  });

  it('8.33 not into enemy ZOI', () => {
    const woodlark = plus(santo, {
      place: { 'jp-hq-south-seas': 4017, 'jp-af-25': 4122 },
      japan: [4021, 4122],
    });
    expect(reaches(fly(['us-5af'], 2, woodlark), 'air-extended', 4024)).toBe(true);
    expect(reaches(fly(['us-5af'], 1, woodlark), 'air-strategic', 4024)).toBe(false);
    expect(reaches(fly(['us-5af'], 1, woodlark), 'air-strategic', 4423)).toBe(true);
  });

  it('8.33 not through it, but round it', () => {
    // A carrier half way to Funafuti; by Viti or Nauru the way is free.
    const carrier = plus(santo, { place: { 'jp-cv-akagi': 5023 }, activated: ['jp-cv-akagi'] });
    expect(cost(fly(['us-5af-lrb'], 1, santo), 'air-strategic', 5321)).toBe(1);
    expect(cost(fly(['us-5af-lrb'], 1, carrier), 'air', 5321)).toBe(1);
    expect(cost(fly(['us-5af-lrb'], 1, carrier), 'air-strategic', 5321)).toBe(2);
  });

  it('8.33, 6.4 A not out of it, though the unit neutralised it before it started', () => {
    const raided = plus(santo, { place: { 'jp-cv-akagi': 4824 }, activated: ['jp-cv-akagi'] });
    const alone = plus(raided, { place: { 'us-1maw': 'out-of-play' } });
    expect(ends(fly(['us-5af'], 1, alone), 'air-strategic')).toEqual([]);
    expect(reaches(fly(['us-5af'], 1, alone), 'air-extended', 4828)).toBe(true);
    // The marines stay behind and neutralise it.
    expect(reaches(fly(['us-5af'], 1, raided), 'air-strategic', 4828)).toBe(true);
  });
});

describe('8.35 the air ferry', () => {
  /** Oahu to 5408 are 4 hexes, on to Midway 3; no other way for a range of 4. */
  const hawaii: Situation = { scenario: '1941', place: { 'us-7af': 5808, 'us-11af': 5108 } };

  it('8.35 a stop between two legs, in both directions', () => {
    expect(path(fly(['us-7af'], 2, hawaii), 'air-extended', 5108)).toEqual(['5808', '5408', '5108']);
    expect(path(fly(['us-11af'], 2, hawaii), 'air-extended', 5808)).toEqual(['5108', '5408', '5808']);
    expect(reaches(fly(['us-7af'], 1, hawaii), 'air-extended', 5108)).toBe(false);
    expect(cost(fly(['us-7af'], 1, hawaii), 'air-strategic', 5108)).toBe(2);
  });

  it('8.35 never the end', () => {
    for (const mode of ['air', 'air-extended', 'air-strategic'] as const) {
      expect(reaches(fly(['us-7af'], 3, hawaii), mode, 5408)).toBe(false);
    }
  });

  it('8.35 closed by a Japanese ship, not by an Allied one', () => {
    const watched = plus(hawaii, { place: { 'jp-ca-aoba': 5408 } });
    expect(reaches(fly(['us-7af'], 3, watched), 'air-extended', 5108)).toBe(false);
    const escorted = plus(hawaii, { place: { 'us-ca-northampton': 5408 } });
    expect(reaches(fly(['us-7af'], 2, escorted), 'air-extended', 5108)).toBe(true);
  });

  it('8.35 for the Allies alone', () => {
    const lost: Situation = {
      scenario: '1941',
      place: { 'jp-af-24': 5108 },
      japan: [5108, 5708, 5808],
    };
    const flight = journey(lost, ['jp-af-24'], { side: 'japan', oc: 2 });
    expect(reaches(flight, 'air-extended', 5708)).toBe(false);
  });
});

describe('13.74 the China box', () => {
  const calcutta: Situation = {
    scenario: '1941',
    place: { 'cw-hq-seac': 1805, 'us-avg': 1905, 'us-20bc': 1905, 'us-14af': 'china-box' },
  };
  const empty = plus(calcutta, { place: { 'us-14af': 'out-of-play' } });

  it('13.74 one leg from a supplied airfield of Northern India, whatever the range', () => {
    expect(cost(fly(['us-avg'], 1, calcutta), 'air', 'china-box')).toBe(1);
    expect(cost(fly(['us-20bc'], 1, calcutta), 'air', 'china-box')).toBe(1);
    const jarhat = plus(calcutta, { place: { 'us-avg': 2104 } });
    expect(cost(fly(['us-avg'], 1, jarhat), 'air', 'china-box')).toBe(1);
  });

  it('13.74 and one leg back', () => {
    expect(ends(fly(['us-14af'], 1, calcutta), 'air')).toEqual([1905, 2104]);
    expect(cost(fly(['us-14af'], 2, calcutta), 'air', 1805)).toBe(2);
  });

  it('13.74 from elsewhere only by way of one of them', () => {
    const madras = plus(calcutta, { place: { 'us-avg': 1805 } });
    expect(reaches(fly(['us-avg'], 1, madras), 'air', 'china-box')).toBe(false);
    expect(cost(fly(['us-avg'], 2, madras), 'air', 'china-box')).toBe(2);
    expect(cost(fly(['us-avg'], 1, madras), 'air-strategic', 'china-box')).toBe(2);
  });

  it('13.74 the airfield must be Allied and supplied', () => {
    const noHq = plus(calcutta, { place: { 'cw-hq-seac': 'out-of-play' } });
    expect(reaches(fly(['us-avg'], 1, noHq), 'air', 'china-box')).toBe(false);
    const dacca = plus(calcutta, { japan: [1905] });
    expect(ends(fly(['us-14af'], 1, dacca), 'air')).not.toContain(1905);
  });

  it('13.74 room for two air units', () => {
    expect(reaches(fly(['us-avg', 'us-20bc'], 1, empty), 'air', 'china-box')).toBe(true);
    expect(reaches(fly(['us-avg', 'us-20bc'], 1, calcutta), 'air', 'china-box')).toBe(false);
    const full = plus(calcutta, { place: { 'us-10af-lrb': 'china-box' } });
    expect(reaches(fly(['us-avg'], 1, full), 'air', 'china-box')).toBe(false);
  });

  it('13.74 one of them a B-29 at most', () => {
    const twentyFirst = plus(empty, { place: { 'us-21bc': 'china-box' } });
    expect(reaches(fly(['us-20bc'], 1, twentyFirst), 'air', 'china-box')).toBe(false);
    expect(reaches(fly(['us-avg'], 1, twentyFirst), 'air', 'china-box')).toBe(true);
  });

  it('13.74, 7.26 in reaction out of it to a battle, never into it', () => {
    const reaction = { role: 'reaction', battleHexes: hexes(2106) } as const;
    expect(ends(under(fly(['us-14af'], 1, calcutta), reaction), 'air')).toEqual([1905, 2104]);
    expect(reaches(under(fly(['us-avg'], 1, calcutta), reaction), 'air', 'china-box')).toBe(false);
  });

  it('13.74, 8.33 a strategic flight out of it does not enter enemy ZOI either', () => {
    // From Lashio the Japanese cover Jarhat, not Dacca.
    const lashio = plus(calcutta, {
      place: {
        'us-avg': 'out-of-play',
        'us-20bc': 'out-of-play',
        'jp-hq-south': 2008,
        'jp-ad-5': 2206,
      },
      japan: [2008, 2106, 2206],
    });
    expect(ends(fly(['us-14af'], 1, lashio), 'air')).toContain(2104);
    expect(ends(fly(['us-14af'], 1, lashio), 'air-strategic')).not.toContain(2104);
    expect(ends(fly(['us-14af'], 1, lashio), 'air-strategic')).toContain(1905);
  });

  it('13.74 for the Allies alone', () => {
    const taken: Situation = {
      scenario: '1941',
      place: { 'jp-hq-south': 1905, 'jp-ad-5': 1905 },
      japan: [1905],
    };
    expect(reaches(journey(taken, ['jp-ad-5'], { side: 'japan', oc: 3 }), 'air-extended', 'china-box')).toBe(
      false,
    );
  });
});
