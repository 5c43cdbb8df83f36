import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { cost, ends, hexes, journey, path, reaches, under } from './support.ts';

const truk: Situation = { scenario: '1941', place: { 'jp-hq-south-seas': 4017, 'jp-ca-aoba': 4017 } };
const oahu: Situation = {
  scenario: '1941',
  place: { 'us-hq-c-pac': 5808, 'us-ca-northampton': 5808, 'us-cv-lexington': 5808 },
};
/** A Japanese brigade holds Wake, twelve hexes from Oahu. */
const wakeHeld = plus(oahu, { place: { 'jp-sn-1': 4612 }, japan: [4612] });

const aoba = journey(truk, ['jp-ca-aoba'], { side: 'japan', oc: 1 });
const toWake = (units: UnitId[], situation = wakeHeld) =>
  journey(situation, units, { side: 'allies', oc: 2 });

describe('8.1, 7.22 how far ships go', () => {
  it('8.1 five hexes for each point of the card', () => {
    // From Truk: Ulithi 4, Saipan 5, Eniwetok 4; Palau 6, Kwajalein 7; Okinawa 12.
    expect(ends(aoba, 'naval')).toEqual([3615, 3813, 4415]);
    expect(ends(under(aoba, { oc: 2 }), 'naval')).toEqual([3416, 3615, 3813, 4415, 4715]);
    expect(reaches(under(aoba, { oc: 2 }), 'naval', 3209)).toBe(false);
    expect(cost(under(aoba, { oc: 3 }), 'naval', 3209)).toBe(12);
  });

  it("7.22 an event's own distance counts where it is the longer one", () => {
    expect(reaches(under(aoba, { oc: 2, navalHexes: 12 }), 'naval', 3209)).toBe(true);
    expect(reaches(under(aoba, { oc: 2, navalHexes: 5 }), 'naval', 4715)).toBe(true);
  });

  it('7.22, 7.26 in reaction just the same', () => {
    const reaction = under(aoba, { oc: 1, role: 'reaction', battleHexes: hexes(4415, 4715) });
    expect(ends(reaction, 'naval')).toEqual([4415]);
    expect(ends(under(reaction, { oc: 2 }), 'naval')).toEqual([4415, 4715]);
  });
});

describe('8.21 which hexsides ships cross', () => {
  const ship = (at: number) =>
    journey({ scenario: '1941', place: { 'uk-ca-exeter': at } }, ['uk-ca-exeter'], { side: 'allies', oc: 1 });

  it.each([
    [2219, 1],
    [2319, 1],
    [2320, 1],
    [2221, 2],
    [2120, 3],
    [2119, 4],
  ])('8.21 example: from %i into Soerabaja in %i, never from the south or west', (from, hexesNeeded) => {
    expect(cost(ship(from), 'naval', 2220)).toBe(hexesNeeded);
  });

  it('8.21 the last step into Soerabaja from the south coast comes by Bali', () => {
    expect(path(ship(2120), 'naval', 2220)).toEqual(['2120', '2221', '2320', '2220']);
  });

  it('8.21 no ship crosses an isthmus: from Batavia to Tjilatjap it goes round Java', () => {
    expect(cost(ship(2018), 'naval', 2019)).toBe(2);
    expect(path(ship(2018), 'naval', 2019)[1]).toBe('1918');
  });

  it('13.91 no ship enters Manchuria', () => {
    // 3405 and 3404, a coast of Manchuria, are both in range of the enemy at Seoul.
    const korea: Situation = {
      scenario: '1941',
      place: { 'us-cv-essex': 3505, 'jp-army-korean': 3305 },
    };
    const carrier = journey(korea, ['us-cv-essex'], { side: 'allies', oc: 1 });
    expect(reaches(carrier, 'naval', 3405)).toBe(true);
    expect(reaches(carrier, 'naval', 3404)).toBe(false);
  });

  it('8.11 ships pass through hexes with enemy units', () => {
    // Every hex around Truk holds an Allied ship.
    const ring = plus(truk, {
      place: {
        'us-ca-northampton': 4016,
        'us-ca-new-orleans': 4116,
        'us-ca-asia': 4117,
        'us-ca-baltimore': 4018,
        'us-dd-asia': 3917,
        'us-bb-new-york': 3916,
      },
    });
    expect(reaches(journey(ring, ['jp-ca-aoba'], { side: 'japan', oc: 1 }), 'naval', 3813)).toBe(true);
  });

  it('8.21, 6.4 enemy ZOI does not hinder an ordinary move', () => {
    const watched = plus(wakeHeld, { place: { 'jp-hq-south-seas': 4017, 'jp-af-24': 4612 } });
    for (const situation of [wakeHeld, watched]) {
      const sailing = under(toWake(['us-ca-northampton'], situation), { oc: 3 });
      expect(cost(sailing, 'naval', 4612)).toBe(12);
    }
  });
});

describe('8.21 where ships may end their move', () => {
  it('8.21 nowhere at sea, on no coast without a port and on no airfield alone', () => {
    // No other port within five hexes of Oahu; Kauai, Hawaii and Johnston have airfields.
    expect(ends(under(toWake(['us-ca-northampton'], oahu), { oc: 1 }), 'naval')).toEqual([]);
  });

  it('8.21 D in a port of their own, not in an enemy one that is empty', () => {
    expect(reaches(aoba, 'naval', 4415)).toBe(true);
    const lost = journey(plus(truk, { allies: [4415] }), ['jp-ca-aoba'], { side: 'japan', oc: 1 });
    expect(reaches(lost, 'naval', 4415)).toBe(false);
  });

  it.each<[string, UnitId, number]>([
    ['A ground units', 'jp-sn-1', 4612],
    ['B ships at sea', 'jp-ca-mogami', 5009],
    ['an air unit', 'jp-af-24', 5108],
    ['an HQ', 'jp-hq-south', 4415],
  ])('8.21 %s of the enemy: in their hex', (_, enemy, at) => {
    const situation = plus(oahu, { place: { [enemy]: at }, japan: enemy === 'jp-ca-mogami' ? [] : [at] });
    expect(ends(under(toWake(['us-ca-northampton'], situation), { oc: 3 }), 'naval')).toContain(at);
    expect(ends(under(toWake(['us-ca-northampton'], oahu), { oc: 3 }), 'naval')).not.toContain(at);
  });

  it('8.21 C carriers within their range of an enemy, US ones two hexes', () => {
    const carrier = toWake(['us-cv-lexington']);
    expect(reaches(carrier, 'naval', 4812)).toBe(true);
    expect(reaches(carrier, 'naval', 4912)).toBe(false);
  });

  it('8.21 C Japanese ones three', () => {
    const situation = plus(truk, { place: { 'jp-cv-akagi': 4017, 'us-marine-211': 4612 } });
    const carrier = journey(situation, ['jp-cv-akagi'], { side: 'japan', oc: 2 });
    expect(reaches(carrier, 'naval', 4312)).toBe(true);
    expect(reaches(carrier, 'naval', 4212)).toBe(false);
  });

  it('8.21 C other ships only in a stack with a carrier', () => {
    expect(reaches(toWake(['us-ca-northampton', 'us-cv-lexington']), 'naval', 4812)).toBe(true);
    expect(reaches(toWake(['us-ca-northampton']), 'naval', 4812)).toBe(false);
  });

  describe('8.21 E beside a landing', () => {
    const ashore = plus(oahu, { place: { 'us-1m-div': 4612 }, japan: [4612] });
    const landedThen = (units: UnitId[], situation = ashore) =>
      under(toWake(units, situation), { oc: 3, landed: ['us-1m-div'] });

    it('8.21 E in the enemy hex where troops have landed, carriers within range of it', () => {
      expect(reaches(landedThen(['us-ca-northampton']), 'naval', 4612)).toBe(true);
      expect(reaches(landedThen(['us-ca-northampton']), 'naval', 4712)).toBe(false);
      expect(reaches(landedThen(['us-cv-lexington']), 'naval', 4812)).toBe(true);
      expect(reaches(landedThen(['us-cv-lexington']), 'naval', 4912)).toBe(false);
    });

    it('8.21 E not before they have landed', () => {
      const before = plus(oahu, { place: { 'us-1m-div': 5808 }, japan: [4612] });
      expect(reaches(under(toWake(['us-cv-lexington'], before), { oc: 3 }), 'naval', 4812)).toBe(false);
      expect(reaches(under(toWake(['us-ca-northampton'], before), { oc: 3 }), 'naval', 4612)).toBe(false);
    });

    it('8.21 E not beside troops that did not come by sea', () => {
      const marched = under(landedThen(['us-ca-northampton']), { landed: [] });
      expect(reaches(marched, 'naval', 4612)).toBe(false);
    });

    it('8.21 E not where the coast was friendly all along', () => {
      const friendly = plus(oahu, { place: { 'us-1m-div': 4612 } });
      expect(reaches(landedThen(['us-ca-northampton'], friendly), 'naval', 4612)).toBe(false);
    });
  });

  it('7.24 enemies inland in China are no target: a carrier in range of Kunming alone has no stop there', () => {
    const tonkin: Situation = {
      scenario: '1941',
      place: { 'jp-cv-akagi': 2509, 'cn-5-army': 2407, 'cn-6-army': 2408 },
    };
    const carrier = journey(tonkin, ['jp-cv-akagi'], { side: 'japan', oc: 1 });
    expect(reaches(carrier, 'naval', 2510)).toBe(false);
    expect(reaches(carrier, 'naval', 2409)).toBe(true);
    const onTheCoast = plus(tonkin, { place: { 'uk-hk-div': 2709 } });
    expect(reaches(journey(onTheCoast, ['jp-cv-akagi'], { side: 'japan', oc: 1 }), 'naval', 2510)).toBe(true);
  });

  it('13.76, 13.94 garrisons are enemy units: Shanghai and Tokyo can be attacked though no counter is there', () => {
    const okinawa: Situation = {
      scenario: '1941',
      place: { 'us-ca-northampton': 3209, 'us-cv-essex': 3209 },
      allies: [3209],
    };
    const ship = journey(okinawa, ['us-ca-northampton'], { side: 'allies', oc: 2 });
    const carrier = journey(okinawa, ['us-cv-essex'], { side: 'allies', oc: 2 });
    expect(reaches(ship, 'naval', 3007)).toBe(true);
    expect(reaches(ship, 'naval', 3706)).toBe(true);
    expect(reaches(carrier, 'naval', 3107)).toBe(true);
    // Seoul is an ordinary city.
    expect(reaches(ship, 'naval', 3305)).toBe(false);
    const taken = journey(plus(okinawa, { allies: [3007, 2908, 3105, 3307] }), ['us-cv-essex'], {
      side: 'allies',
      oc: 2,
    });
    expect(reaches(taken, 'naval', 3107)).toBe(false);
  });
});

describe('7.26 where ships react', () => {
  const reaction = (units: UnitId[], situation = wakeHeld) =>
    under(toWake(units, situation), { oc: 3, role: 'reaction', battleHexes: hexes(4612) });

  it('7.26 only into a battle hex, carriers also within range of one', () => {
    expect(ends(reaction(['us-ca-northampton']), 'naval')).toEqual([4612]);
    expect(reaches(reaction(['us-cv-lexington']), 'naval', 4812)).toBe(true);
    expect(reaches(reaction(['us-cv-lexington']), 'naval', 4912)).toBe(false);
    expect(reaches(reaction(['us-cv-lexington']), 'naval', 5100)).toBe(false);
  });

  it('7.26 other enemies are no reason to go anywhere', () => {
    const elsewhere = plus(wakeHeld, { place: { 'jp-sn-2': 5108 }, japan: [5108] });
    expect(reaches(reaction(['us-ca-northampton'], elsewhere), 'naval', 5108)).toBe(false);
  });

  it('7.26 from a battle hex carriers may withdraw, to fight in that one; other ships stay', () => {
    const attacked = plus(oahu, { place: { 'jp-cv-akagi': 5808 } });
    const leaving = (units: UnitId[]) =>
      under(journey(attacked, units, { side: 'allies', oc: 3 }), {
        role: 'reaction',
        battleHexes: hexes(5808, 5108),
      });
    expect(reaches(leaving(['us-cv-lexington']), 'naval', 5709)).toBe(true);
    expect(reaches(leaving(['us-cv-lexington']), 'naval', 5508)).toBe(false);
    expect(reaches(leaving(['us-cv-lexington']), 'naval', 5109)).toBe(false);
    expect(ends(leaving(['us-ca-northampton']), 'naval')).toEqual([]);
    expect(ends(leaving(['us-ca-northampton', 'us-cv-lexington']), 'naval')).toEqual([]);
  });
});

describe('8.23 naval strategic movement', () => {
  /** US air at Ponape: its ZOI covers Eniwetok and part of the way to Kwajalein, not Truk. */
  const ponape = plus(truk, {
    place: { 'us-hq-c-pac': 5808, 'us-5af': 4316 },
    allies: [4316],
  });
  const sail = (situation: Situation, units: UnitId[] = ['jp-ca-aoba'], oc = 1) =>
    journey(situation, units, { side: 'japan', oc });

  it('8.23 twice the distance, from port to port alone', () => {
    expect(ends(sail(truk), 'naval-strategic')).toEqual([3416, 3615, 3813, 4415, 4715]);
    expect(cost(sail(truk, ['jp-ca-aoba'], 2), 'naval-strategic', 3209)).toBe(12);
    const wake = plus(truk, { place: { 'us-marine-211': 4612 } });
    expect(reaches(sail(wake), 'naval', 4612)).toBe(false);
    expect(reaches(sail(wake), 'naval-strategic', 4612)).toBe(false);
  });

  it('8.23 not from a place without a port, nor from an enemy one', () => {
    expect(ends(sail(plus(truk, { place: { 'jp-ca-aoba': 4018 } })), 'naval-strategic')).toEqual([]);
    expect(ends(sail(plus(truk, { allies: [4017] })), 'naval-strategic')).toEqual([]);
  });

  it('8.23, 7.24 not to a port with enemy units, where there would be a battle', () => {
    const invaded = plus(truk, { place: { 'us-1m-div': 4415 } });
    expect(reaches(sail(invaded), 'naval', 4415)).toBe(true);
    expect(reaches(sail(invaded), 'naval-strategic', 4415)).toBe(false);
  });

  it('8.23 the offensive player alone', () => {
    const reaction = under(sail(truk), { role: 'reaction', battleHexes: hexes(4415) });
    expect(reaches(reaction, 'naval', 4415)).toBe(true);
    expect(ends(reaction, 'naval-strategic')).toEqual([]);
  });

  it('8.23 not into enemy ZOI', () => {
    expect(reaches(sail(ponape), 'naval', 4415)).toBe(true);
    expect(reaches(sail(ponape), 'naval-strategic', 4415)).toBe(false);
  });

  it('8.23 not through it, but round it', () => {
    expect(cost(sail(truk), 'naval-strategic', 4715)).toBe(7);
    expect(cost(sail(ponape, ['jp-ca-aoba'], 2), 'naval', 4715)).toBe(7);
    expect(cost(sail(ponape), 'naval-strategic', 4715)).toBeGreaterThan(7);
  });

  it('8.23, 6.4 A not out of it', () => {
    const inside = plus(ponape, { place: { 'jp-ca-aoba': 4415 } });
    expect(ends(sail(inside), 'naval-strategic')).toEqual([]);
    expect(reaches(sail(inside), 'naval', 4715)).toBe(true);
  });

  it('8.23, 6.4 the ZOI of long-range bombers hinders too', () => {
    const bombers = plus(ponape, { place: { 'us-5af': 'out-of-play', 'us-5af-lrb': 4316 } });
    expect(reaches(sail(bombers), 'naval-strategic', 4415)).toBe(false);
  });

  it('8.23 a carrier on strategic movement neutralises nothing', () => {
    const carrier = plus(ponape, { place: { 'jp-cv-akagi': 4017 } });
    expect(reaches(sail(carrier, ['jp-cv-akagi']), 'naval-strategic', 4415)).toBe(false);
    const inside = plus(ponape, { place: { 'jp-cv-akagi': 4415 } });
    expect(ends(sail(inside, ['jp-cv-akagi']), 'naval-strategic')).toEqual([]);
  });

  it('8.23 one that stands there does', () => {
    const covered = plus(ponape, {
      place: { 'jp-cv-soryu': 4415, 'jp-cv-akagi': 4415 },
      activated: ['jp-cv-soryu'],
    });
    expect(reaches(sail(covered), 'naval-strategic', 4415)).toBe(true);
    expect(reaches(sail(covered, ['jp-cv-akagi']), 'naval-strategic', 4017)).toBe(true);
  });
});
