import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { emptyMapWith, type Situation, supplied, suppliesUnit } from '../../support/situation.ts';
import { FORMOSA_SEALED, plus } from '../../support/variants.ts';

const isSupplied = (situation: Situation, unit: UnitId) => supplied(emptyMapWith(situation), unit);

describe('6.21 the three kinds of path', () => {
  const saigon: Situation = { scenario: '1941', place: { 'jp-hq-south': 2212 } };

  it('6.21 (1) over sea hexes only to the unit on a coast, port or not', () => {
    const sinkawang = plus(saigon, { place: { 'jp-army-2': 2216 }, japan: [2216] });
    expect(isSupplied(sinkawang, 'jp-army-2')).toBe(true);
  });

  it('6.21 (1) not beyond the coast: the ports of Borneo are Allied', () => {
    const inland = plus(saigon, { place: { 'jp-army-2': 2316 }, japan: [2216, 2316] });
    expect(isSupplied(inland, 'jp-army-2')).toBe(false);
  });

  it('6.21 (2) over land hexes only', () => {
    // An Allied carrier off Saigon bars every sea hexside of the HQ; the HQ itself is supplied over land from Hanoi.
    const blockaded = plus(saigon, {
      place: { 'us-cv-essex': 2213, 'jp-army-2': 2211, 'jp-army-16': 2216 },
      japan: [2216],
      activated: ['us-cv-essex'],
    });
    expect(isSupplied(blockaded, 'jp-hq-south')).toBe(true);
    expect(isSupplied(blockaded, 'jp-army-2')).toBe(true);
    expect(isSupplied(blockaded, 'jp-army-16')).toBe(false);
  });

  it('6.21 (3) sea, a port, land: Kure to Peiping', () => {
    const peiping: Situation = {
      scenario: '1941',
      place: { 'jp-hq-combined-fleet-yamamoto': 3407, 'jp-ad-2': 3004 },
    };
    expect(isSupplied(peiping, 'jp-ad-2')).toBe(true);
    // Both hexes that lead to it by land in enemy hands.
    const surrounded = plus(peiping, {
      place: { 'us-i-corps': 3005, 'us-x-corps': 3103 },
      allies: [3005, 3103],
    });
    expect(isSupplied(surrounded, 'jp-ad-2')).toBe(false);
  });

  it('6.21 (3) land, a port, sea: Lae over Port Moresby to Cape York', () => {
    const capeYork: Situation = {
      scenario: '1941',
      place: { 'cw-hq-malaya': 3822, 'aus-1-corps': 3624 },
    };
    expect(isSupplied(capeYork, 'aus-1-corps')).toBe(true);
  });
});

describe('6.21A range and HQ', () => {
  const viti: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 5325 } };

  it('6.21A the path is at most as long as the range of the HQ', () => {
    expect(isSupplied(plus(viti, { place: { 'uk-ca-exeter': 5320 } }), 'uk-ca-exeter')).toBe(true);
    expect(isSupplied(plus(viti, { place: { 'uk-ca-exeter': 5319 } }), 'uk-ca-exeter')).toBe(false);
  });

  it('6.21A an HQ out of supply supplies nobody', () => {
    // Japanese air at Tana puts Efate under ZOI.
    const efate: Situation = {
      scenario: '1941',
      place: { 'jp-hq-south-seas': 4825, 'jp-af-24': 4926, 'joint-hq-anzac': 4826, 'nz-3-div': 4826 },
      japan: [4825, 4926],
    };
    expect(isSupplied(efate, 'nz-3-div')).toBe(false);
    expect(isSupplied(plus(efate, { place: { 'jp-af-24': 'eliminated' } }), 'nz-3-div')).toBe(true);
  });

  it('6.21A without an HQ there is no supply', () => {
    expect(isSupplied({ scenario: '1941', place: { 'jp-army-18': 3706 } }, 'jp-army-18')).toBe(false);
  });
});

describe('6.21A A impassable hexsides', () => {
  // Two hexes from Balikpapan, but the sea north-west of Celebes is closed: the way round is six hexes.
  const celebes: Situation = { scenario: '1941', place: { 'uk-15-corps': 2717 } };
  // Northern Sumatra, whose sides to the strait are closed.
  const sumatra: Situation = { scenario: '1941', place: { 'uk-15-corps': 1712 } };

  it.each([
    ['Balikpapan', 2517, celebes],
    ['Singapore', 2015, sumatra],
  ])('6.21A A they bar the path from %s', (_, port, situation) => {
    expect(isSupplied(plus(situation, { place: { 'cw-hq-malaya': port } }), 'uk-15-corps')).toBe(false);
  });

  it.each([
    ['Balikpapan', 2517, celebes],
    ['Singapore', 2015, sumatra],
  ])('6.21A A an HQ of longer range goes round from %s', (_, port, situation) => {
    expect(isSupplied(plus(situation, { place: { 'cw-hq-seac': port } }), 'uk-15-corps')).toBe(true);
  });
});

describe('6.21A B enemy ZOI', () => {
  describe('over an island', () => {
    const funafuti: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 5325, 'nz-3-div': 5321 } };
    const watched = plus(funafuti, { place: { 'jp-cv-akagi': 5220 }, activated: ['jp-cv-akagi'] });

    it('6.21A B a path cannot enter it by sea', () => {
      expect(isSupplied(funafuti, 'nz-3-div')).toBe(true);
      expect(isSupplied(watched, 'nz-3-div')).toBe(false);
    });

    it('6.21A B it can where the ZOI is neutralised', () => {
      expect(isSupplied(plus(watched, { place: { 'uk-cv-indomitable': 5321 } }), 'nz-3-div')).toBe(true);
    });
  });

  it('6.21A B a path cannot leave it by sea', () => {
    // The carrier covers Noumea, where the HQ is, but not Efate. The HQ is in an edge hex and so in supply.
    const noumea: Situation = { scenario: '1941', place: { 'joint-hq-anzac': 4828, 'aus-1-corps': 4826 } };
    const watched = plus(noumea, { place: { 'jp-cv-akagi': 4628 }, activated: ['jp-cv-akagi'] });
    expect(isSupplied(noumea, 'aus-1-corps')).toBe(true);
    expect(isSupplied(watched, 'joint-hq-anzac')).toBe(true);
    expect(isSupplied(watched, 'aus-1-corps')).toBe(false);
  });

  it('6.21A B it bars what is crossed by sea also where the side has land on it', () => {
    // Kendari by sea to 2818 and on to 2717, whose only side open to ships is that coast; by land it is 6 MP.
    // Air at Balikpapan covers 2717, not 2818.
    const celebes: Situation = {
      scenario: '1941',
      place: { 'cw-hq-malaya': 2719, 'uk-15-corps': 2717, 'jp-hq-south': 2517 },
      japan: [2517],
    };
    expect(isSupplied(celebes, 'uk-15-corps')).toBe(true);
    expect(isSupplied(plus(celebes, { place: { 'jp-af-21': 2517 } }), 'uk-15-corps')).toBe(false);
  });

  it('6.21A B the same where the land on the side is impassable', () => {
    // Rangoon and its sea exit 2009. Air at Akyab covers Rangoon, not 2009.
    const rangoon: Situation = {
      scenario: '1941',
      place: { 'cw-hq-seac': 1805, 'ind-b-div': 2008, 'jp-hq-south': 2015 },
      japan: [2006, 2015],
    };
    expect(isSupplied(rangoon, 'ind-b-div')).toBe(true);
    expect(isSupplied(plus(rangoon, { place: { 'jp-ad-1': 2006 } }), 'ind-b-div')).toBe(false);
  });

  it('6.21A B, 6.4 D it never bars what is crossed by land', () => {
    const darwin: Situation = {
      scenario: '1941',
      place: { 'joint-hq-abda': 3023, 'aus-1-corps': 3024, 'aus-2-corps': 2923, 'jp-cv-akagi': 3022 },
      activated: ['jp-cv-akagi'],
    };
    expect(isSupplied(darwin, 'aus-1-corps')).toBe(true);
    // The side between Darwin and 2923 is a coast: land and water.
    expect(isSupplied(darwin, 'aus-2-corps')).toBe(true);
  });
});

describe('6.21A C, D no change between land and sea but at ports', () => {
  // 2417 is 2 MP from Balikpapan, which is supply-eligible but six hexes by that way; over the coast at 2218 it is four.
  const borneo: Situation = { scenario: '1941', place: { 'uk-15-corps': 2417 } };

  it('6.21A C a path that reached a coast without port by sea does not go on by land', () => {
    expect(isSupplied(plus(borneo, { place: { 'cw-hq-malaya': 2018 } }), 'uk-15-corps')).toBe(false);
  });

  it('6.21A C it reaches the coast, and with the range for it the land behind over the port', () => {
    const onTheCoast = plus(borneo, { place: { 'cw-hq-malaya': 2018, 'uk-15-corps': 2218 } });
    expect(isSupplied(onTheCoast, 'uk-15-corps')).toBe(true);
    expect(isSupplied(plus(borneo, { place: { 'cw-hq-seac': 2018 } }), 'uk-15-corps')).toBe(true);
  });

  // Hollandia overland to the south coast of New Guinea (3320), and the island of Aroe next to it.
  const hollandia: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 3520 } };

  it('6.21A D a path that reached a coast without port by land does not go on by sea', () => {
    expect(isSupplied(plus(hollandia, { place: { 'aus-1-corps': 3221 } }), 'aus-1-corps')).toBe(false);
  });

  it('6.21A D it reaches that coast', () => {
    expect(isSupplied(plus(hollandia, { place: { 'aus-1-corps': 3320 } }), 'aus-1-corps')).toBe(true);
  });
});

describe('6.21A E hexes with enemy units', () => {
  // The only way by land from Calcutta to Dimasur is through Dacca; Rangoon is no port for the Allies.
  const dimasur: Situation = {
    scenario: '1941',
    place: { 'cw-hq-seac': 1805, 'ind-1-corps': 2005 },
    japan: [2008],
  };

  it('6.21A E a vacant hex bars nothing, whoever controls it', () => {
    expect(isSupplied(dimasur, 'ind-1-corps')).toBe(true);
    expect(isSupplied(plus(dimasur, { japan: [1905] }), 'ind-1-corps')).toBe(true);
  });

  it.each<[string, UnitId]>([
    ['ground unit', 'jp-army-15'],
    ['air unit', 'jp-ad-3'],
    ['HQ', 'jp-hq-south'],
  ])('6.21A E a hex with only an enemy %s bars the path', (_, enemy) => {
    const held = plus(dimasur, { place: { [enemy]: 1905 }, japan: [1905] });
    expect(isSupplied(held, 'ind-1-corps')).toBe(false);
  });

  it('6.21A E enemy ships alone bar nothing', () => {
    expect(isSupplied(plus(dimasur, { place: { 'jp-ca-takao': 1905 } }), 'ind-1-corps')).toBe(true);
  });

  it('6.21A E enemy ships beside the ground unit do not help', () => {
    const held = plus(dimasur, { place: { 'jp-army-15': 1905, 'jp-ca-takao': 1905 }, japan: [1905] });
    expect(isSupplied(held, 'ind-1-corps')).toBe(false);
  });

  it.each<[string, UnitId]>([
    ['ground unit', 'ind-2-corps'],
    ['air unit', 'uk-air-fe'],
    ['ship', 'uk-ca-exeter'],
  ])("6.21A E with a %s of one's own there it bars nothing", (_, own) => {
    const contested = plus(dimasur, { place: { 'jp-army-15': 1905, [own]: 1905 }, japan: [1905] });
    expect(isSupplied(contested, 'ind-1-corps')).toBe(true);
  });

  it('6.21A E a hex with units of both sides bars neither', () => {
    // Northern Australia, 3025: the Japanese pass it from Wyndham to 3124, the Allies from Darwin to 3125.
    const outback: Situation = {
      scenario: '1941',
      place: {
        'jp-hq-south': 2825,
        'jp-army-15': 3025,
        'jp-army-16': 3124,
        'cw-hq-malaya': 3023,
        'aus-1-corps': 3025,
        'aus-2-corps': 3125,
      },
      japan: [2825, 2925, 3124],
    };
    expect(isSupplied(outback, 'jp-army-16')).toBe(true);
    expect(isSupplied(outback, 'aus-2-corps')).toBe(true);
    // Each alone in the hex shuts the other out.
    const withoutJapanese = plus(outback, { place: { 'jp-army-15': 'eliminated' } });
    expect(isSupplied(withoutJapanese, 'jp-army-16')).toBe(false);
    expect(isSupplied(withoutJapanese, 'aus-2-corps')).toBe(true);
    const withoutAustralians = plus(outback, { place: { 'aus-1-corps': 'eliminated' } });
    expect(isSupplied(withoutAustralians, 'jp-army-16')).toBe(true);
    expect(isSupplied(withoutAustralians, 'aus-2-corps')).toBe(false);
  });

  it('6.21A E it bars sea hexsides too', () => {
    // Five hexes due north of Rabaul, and no other way as short: through Kavieng (and vacant Truk).
    const hall: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 4021, 'aus-1-corps': 4016 } };
    expect(isSupplied(hall, 'aus-1-corps')).toBe(true);
    expect(isSupplied(plus(hall, { place: { 'jp-ca-aoba': 4020 } }), 'aus-1-corps')).toBe(true);
    expect(isSupplied(plus(hall, { place: { 'jp-sn-1': 4020 }, japan: [4020] }), 'aus-1-corps')).toBe(false);
  });
});

describe('6.21A F, G ports under enemy control', () => {
  const lae: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 3822, 'aus-1-corps': 3624 } };

  it('6.21A F a path that came by land does not go on by sea', () => {
    expect(isSupplied(lae, 'aus-1-corps')).toBe(true);
    expect(isSupplied(plus(lae, { japan: [3823] }), 'aus-1-corps')).toBe(false);
  });

  it('6.21A F it goes on by land', () => {
    const calcutta: Situation = {
      scenario: '1941',
      place: { 'cw-hq-seac': 1805, 'ind-1-corps': 2104 },
      japan: [1905, 2008],
    };
    expect(isSupplied(calcutta, 'ind-1-corps')).toBe(true);
  });

  // Port Moresby is itself supply-eligible, but too far from Rabaul by sea alone: the path changes over at Lae.
  const rabaul: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 4021, 'aus-pm-bde': 3823 } };

  it('6.21A G a path that came by sea does not go on by land', () => {
    expect(isSupplied(rabaul, 'aus-pm-bde')).toBe(true);
    expect(isSupplied(plus(rabaul, { japan: [3822] }), 'aus-pm-bde')).toBe(false);
  });

  it('6.21A G it goes on by sea', () => {
    const hall = plus(rabaul, { place: { 'aus-1-corps': 4016 }, japan: [4020] });
    expect(isSupplied(hall, 'aus-1-corps')).toBe(true);
  });

  it('6.21A G it reaches a unit in that port', () => {
    const landed = plus(rabaul, { place: { 'aus-1-corps': 3822 }, japan: [3822] });
    expect(isSupplied(landed, 'aus-1-corps')).toBe(true);
  });
});

describe('6.21A one port at most', () => {
  /** Whether Yamamoto's HQ supplies an army; South HQ at Tainan makes the ports of the strait supply-eligible. */
  const yamamotoSupplies = (hq: number, army: number) =>
    suppliesUnit(
      emptyMapWith(
        plus(FORMOSA_SEALED, {
          place: { 'jp-hq-south': 2909, 'jp-hq-combined-fleet-yamamoto': hq, 'jp-army-25': army },
        }),
      ),
      'jp-hq-combined-fleet-yamamoto',
      'jp-army-25',
    );

  it('6.21A a path may not change between sea and land at two ports', () => {
    // Hakodate, sea, Shanghai, land, Wenchow, sea, Tainan: ten hexes of thirteen.
    expect(yamamotoSupplies(3704, 2909)).toBe(false);
  });

  it('6.21A the port of the HQ does not count', () => {
    expect(yamamotoSupplies(3007, 2909)).toBe(true);
  });

  it('6.21A the port of the unit does not count, nor a port passed without a change', () => {
    // Hakodate, sea, a port of North China, land to Wenchow.
    expect(yamamotoSupplies(3704, 2908)).toBe(true);
  });

  it('6.21A a second change at a port where nobody is counts', () => {
    // Shanghai, land, Wenchow, sea, Tainan, land, Taihoku.
    expect(yamamotoSupplies(3007, 3009)).toBe(false);
  });

  it('6.21A (3), 1.3 a port that no HQ reaches by sea is no place to change over', () => {
    // The same way from Shanghai to Tainan, but without South HQ nobody reaches Wenchow by sea.
    const board = emptyMapWith(
      plus(FORMOSA_SEALED, { place: { 'jp-hq-combined-fleet-yamamoto': 3007, 'jp-army-25': 2909 } }),
    );
    expect(supplied(board, 'jp-army-25')).toBe(false);
  });
});

describe('6.21A play notes', () => {
  // ABDA at Derby, cut from the sea by ZOI. Ten land hexes away, none of them a port, stands a corps of the US Army
  // in the mountains (3526), 3 MP from Cairns.
  const derby: Situation = {
    scenario: '1941',
    place: { 'joint-hq-abda': 2525, 'us-i-corps': 3526, 'jp-cv-akagi': 2424 },
    activated: ['jp-cv-akagi'],
  };

  it('6.21A a long way by land that touches no port is enough if some eligible port is within 4 MP', () => {
    // The HQ at Townsville makes Cairns eligible and commands no US ground units.
    expect(isSupplied(plus(derby, { place: { 'cw-hq-malaya': 3727 } }), 'us-i-corps')).toBe(true);
  });

  it('6.21A it is not enough if Cairns is not eligible', () => {
    expect(isSupplied(derby, 'us-i-corps')).toBe(false);
  });

  const darwin: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 3023 } };

  it('6.21A a unit whose last hexside is crossed by sea is under no limit overland', () => {
    // 3225 is 5 MP from Darwin.
    expect(isSupplied(plus(darwin, { place: { 'aus-1-corps': 3225 } }), 'aus-1-corps')).toBe(true);
  });

  it('6.21A one that must be reached by land is', () => {
    // 3227 is 5 hexes and 6 MP from Darwin.
    expect(isSupplied(plus(darwin, { place: { 'aus-1-corps': 3227 } }), 'aus-1-corps')).toBe(false);
  });
});
