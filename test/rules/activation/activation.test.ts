import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import {
  canActivate,
  emptyMapWith,
  type Situation,
  supplied,
  suppliesUnit,
} from '../../support/situation.ts';
import { FORMOSA_SEALED, plus } from '../../support/variants.ts';

const may = (situation: Situation, hq: UnitId, unit: UnitId) =>
  canActivate(emptyMapWith(situation), hq, unit);

describe('6.3 range', () => {
  // The ship is supplied from Funafuti; Malaya HQ at Viti has range 5.
  const fiji = (ship: number): Situation => ({
    scenario: '1941',
    place: { 'cw-hq-malaya': 5325, 'cw-hq-seac': 5321, 'uk-ca-exeter': ship },
  });

  it('6.3 the path is at most as long as the range of the HQ', () => {
    expect(may(fiji(5320), 'cw-hq-malaya', 'uk-ca-exeter')).toBe(true);
    expect(may(fiji(5319), 'cw-hq-malaya', 'uk-ca-exeter')).toBe(false);
    expect(may(fiji(5319), 'cw-hq-seac', 'uk-ca-exeter')).toBe(true);
  });

  it('6.3 an HQ that is not on the map activates nobody', () => {
    const away = plus(fiji(5320), { place: { 'cw-hq-malaya': 'turn-2' } });
    expect(may(away, 'cw-hq-malaya', 'uk-ca-exeter')).toBe(false);
  });
});

describe('6.3 supply', () => {
  it('6.3 the unit must be in supply', () => {
    // 3227 and 3124 are in range of Darwin; the one is 6 MP, the other 4 MP away.
    const darwin: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 3023, 'aus-1-corps': 3227 } };
    expect(may(darwin, 'cw-hq-malaya', 'aus-1-corps')).toBe(false);
    expect(may(plus(darwin, { place: { 'aus-1-corps': 3124 } }), 'cw-hq-malaya', 'aus-1-corps')).toBe(true);
  });

  it('6.3 the supply may come from another HQ', () => {
    // From Batavia no supply path reaches 2417 in five hexes; Balikpapan is next to it.
    const borneo: Situation = {
      scenario: '1941',
      place: { 'cw-hq-malaya': 2018, 'cw-hq-seac': 2517, 'uk-15-corps': 2417 },
    };
    const board = emptyMapWith(borneo);
    expect(suppliesUnit(board, 'cw-hq-malaya', 'uk-15-corps')).toBe(false);
    expect(canActivate(board, 'cw-hq-malaya', 'uk-15-corps')).toBe(true);
    const alone = plus(borneo, { place: { 'cw-hq-seac': 'turn-2' } });
    expect(may(alone, 'cw-hq-malaya', 'uk-15-corps')).toBe(false);
  });

  it('6.3 or from Kunming', () => {
    // Myitkyina is five hexes from Calcutta, but 5.5 MP from Dacca; Rangoon is Japanese. The Hump feeds Kunming.
    const myitkyina: Situation = {
      scenario: '1941',
      place: { 'cw-hq-malaya': 1805, 'cn-5-army': 2305 },
      japan: [2008],
      markers: { burmaRoad: { hump: true } },
    };
    const board = emptyMapWith(myitkyina);
    expect(suppliesUnit(board, 'cw-hq-malaya', 'cn-5-army')).toBe(false);
    expect(canActivate(board, 'cw-hq-malaya', 'cn-5-army')).toBe(true);
    const noHump = plus(myitkyina, { markers: { burmaRoad: { hump: false } } });
    expect(may(noHump, 'cw-hq-malaya', 'cn-5-army')).toBe(false);
  });

  it('6.3 an HQ out of supply activates nobody', () => {
    // South HQ at Tainan; the army at Wenchow is supplied from Hakodate. With Wenchow under Allied control
    // the HQ has no way to Japan.
    const formosa = plus(FORMOSA_SEALED, {
      place: { 'jp-hq-south': 2909, 'jp-hq-combined-fleet-yamamoto': 3704, 'jp-army-25': 2908 },
    });
    expect(may(formosa, 'jp-hq-south', 'jp-army-25')).toBe(true);
    const cutOff = plus(formosa, { allies: [2908] });
    expect(supplied(emptyMapWith(cutOff), 'jp-hq-south')).toBe(false);
    expect(supplied(emptyMapWith(cutOff), 'jp-army-25')).toBe(true);
    expect(may(cutOff, 'jp-hq-south', 'jp-army-25')).toBe(false);
    expect(may(cutOff, 'jp-hq-combined-fleet-yamamoto', 'jp-army-25')).toBe(true);
  });
});

describe('6.3 what a path may cross', () => {
  it('6.3 impassable hexsides', () => {
    // Northern Celebes, two hexes from Balikpapan over closed sea; supplied from Kendari.
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'cw-hq-malaya': 2517, 'cw-hq-seac': 2719, 'uk-15-corps': 2717 },
    });
    expect(suppliesUnit(board, 'cw-hq-malaya', 'uk-15-corps')).toBe(false);
    expect(canActivate(board, 'cw-hq-malaya', 'uk-15-corps')).toBe(true);
  });

  it('6.3 from sea to land and back without a port', () => {
    // Hollandia overland to the south coast, and by sea to Aroe; supplied from Darwin.
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'cw-hq-malaya': 3520, 'cw-hq-seac': 3023, 'aus-1-corps': 3221 },
    });
    expect(suppliesUnit(board, 'cw-hq-malaya', 'aus-1-corps')).toBe(false);
    expect(canActivate(board, 'cw-hq-malaya', 'aus-1-corps')).toBe(true);
  });

  it('6.3 enemy control of a vacant hex is nothing to it', () => {
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'cw-hq-malaya': 3822, 'cw-hq-seac': 3727, 'aus-1-corps': 3624 },
      japan: [3823],
    });
    expect(suppliesUnit(board, 'cw-hq-malaya', 'aus-1-corps')).toBe(false);
    expect(canActivate(board, 'cw-hq-malaya', 'aus-1-corps')).toBe(true);
  });
});

describe('6.3, 6.4 C enemy ZOI', () => {
  // The carrier covers Noumea, not Efate; the corps at Efate is supplied from Viti.
  const noumea: Situation = {
    scenario: '1941',
    place: { 'joint-hq-anzac': 4828, 'cw-hq-seac': 5325, 'aus-1-corps': 4826 },
  };
  const watched = plus(noumea, { place: { 'jp-cv-akagi': 4628 }, activated: ['jp-cv-akagi'] });

  it('6.3, 6.4 C a path cannot leave it over all-water hexsides', () => {
    expect(may(noumea, 'joint-hq-anzac', 'aus-1-corps')).toBe(true);
    expect(supplied(emptyMapWith(watched), 'joint-hq-anzac')).toBe(true);
    expect(may(watched, 'joint-hq-anzac', 'aus-1-corps')).toBe(false);
    expect(may(watched, 'cw-hq-seac', 'aus-1-corps')).toBe(true);
  });

  it('6.3, 6.4 C it can where the ZOI is neutralised', () => {
    const met = plus(watched, { place: { 'uk-cv-indomitable': 4828 }, activated: ['uk-cv-indomitable'] });
    expect(may(met, 'joint-hq-anzac', 'aus-1-corps')).toBe(true);
  });

  it('6.3, 6.4 C it cannot enter it, although the Tokyo Express has brought supply (6.23)', () => {
    const guadalcanal: Situation = {
      scenario: '1941',
      place: { 'jp-hq-south-seas': 4021, 'jp-army-17': 4423, 'us-cv-enterprise': 4425 },
      japan: [4021, 4423],
      markers: { tokyoExpress: '4423' },
      activated: ['us-cv-enterprise'],
    };
    expect(supplied(emptyMapWith(guadalcanal), 'jp-army-17')).toBe(true);
    expect(may(guadalcanal, 'jp-hq-south-seas', 'jp-army-17')).toBe(false);
    const met = plus(guadalcanal, { place: { 'jp-cvl-ryujo': 4423 } });
    expect(may(met, 'jp-hq-south-seas', 'jp-army-17')).toBe(true);
  });

  it('6.3, 6.4 C closed sea is all water too', () => {
    // Port Arthur and Tientsin (3005), supplied by the Tokyo Express marker, across the gulf.
    // Allied corps hold every hex that leads there by land.
    const gulf: Situation = {
      scenario: '1941',
      place: {
        'jp-hq-south': 3104,
        'jp-army-35': 3005,
        'us-i-corps': 3004,
        'us-x-corps': 3105,
        'us-xi-corps': 3006,
      },
      allies: [3004, 3006, 3105],
      markers: { tokyoExpress: '3005' },
    };
    expect(may(gulf, 'jp-hq-south', 'jp-army-35')).toBe(true);
    // Air at Shanghai covers Tientsin.
    const watched = plus(gulf, { place: { 'us-5af': 3007 }, allies: [3007], activated: ['us-5af'] });
    expect(supplied(emptyMapWith(watched), 'jp-hq-south')).toBe(true);
    expect(may(watched, 'jp-hq-south', 'jp-army-35')).toBe(false);
  });

  it('6.4 it is nothing to a path over hexsides with land on them', () => {
    // Darwin and its neighbours under ZOI; the side to 2923 is a coast.
    const darwin: Situation = {
      scenario: '1941',
      place: { 'joint-hq-abda': 3023, 'aus-1-corps': 3024, 'aus-2-corps': 2923, 'jp-cv-akagi': 3022 },
      activated: ['jp-cv-akagi'],
    };
    expect(may(darwin, 'joint-hq-abda', 'aus-1-corps')).toBe(true);
    expect(may(darwin, 'joint-hq-abda', 'aus-2-corps')).toBe(true);
  });

  it('6.4 C nor where that land is impassable: Rangoon from the Bay of Bengal', () => {
    // Air at Akyab covers Rangoon and 2007, not the sea south of them. S Pac at Trincomalee has range 7, just enough
    // straight over 1908 or 2009, whose sides to Rangoon have land on them. Supply comes from Kunming (13.78 B).
    const rangoon: Situation = {
      scenario: '1941',
      place: { 'us-hq-s-pac-ghormley': 1308, 'us-i-corps': 2008, 'jp-hq-south': 2015, 'jp-ad-1': 2006 },
      japan: [2006, 2015],
      markers: { transportRoutes: { jarhat: true, ledo: true } },
    };
    const board = emptyMapWith(rangoon);
    expect(suppliesUnit(board, 'us-hq-s-pac-ghormley', 'us-i-corps')).toBe(false);
    expect(supplied(board, 'us-i-corps')).toBe(true);
    expect(canActivate(board, 'us-hq-s-pac-ghormley', 'us-i-corps')).toBe(true);
  });
});

describe('6.3 hexes with enemy units', () => {
  // From Calcutta to Myitkyina in five hexes there is no way but through Dacca. Kunming supplies the corps.
  const dacca: Situation = { scenario: '1941', place: { 'cw-hq-malaya': 1805, 'ind-4-corps': 2305 } };
  const mayWith = (more: Situation) => may(plus(dacca, more), 'cw-hq-malaya', 'ind-4-corps');

  it('6.3 nobody in the way', () => {
    expect(mayWith({})).toBe(true);
  });

  it.each<[string, UnitId]>([
    ['ground unit', 'jp-army-15'],
    ['air unit', 'jp-ad-3'],
  ])('6.3 a hex with only an enemy %s bars hexsides with land on them', (_, enemy) => {
    const held = plus(dacca, { place: { [enemy]: 1905 }, japan: [1905] });
    expect(supplied(emptyMapWith(held), 'ind-4-corps')).toBe(true);
    expect(may(held, 'cw-hq-malaya', 'ind-4-corps')).toBe(false);
  });

  it.each<[string, UnitId]>([
    ['HQ', 'jp-hq-south'],
    ['ship', 'jp-ca-takao'],
  ])('6.3 a hex with only an enemy %s bars nothing', (_, enemy) => {
    expect(mayWith({ place: { [enemy]: 1905 }, japan: [1905] })).toBe(true);
  });

  it.each<[string, UnitId]>([
    ['ground unit', 'ind-2-corps'],
    ['ship', 'uk-ca-exeter'],
  ])("6.3 with a %s of one's own in the hex it bars nothing", (_, own) => {
    expect(mayWith({ place: { 'jp-army-15': 1905, [own]: 1905 }, japan: [1905] })).toBe(true);
  });

  it('6.3 it does not bar all-water hexsides', () => {
    // Five hexes due north of Rabaul, through Kavieng; supplied from Guadalcanal.
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'cw-hq-malaya': 4021, 'joint-hq-anzac': 4423, 'aus-1-corps': 4016, 'jp-sn-1': 4020 },
      japan: [4020],
    });
    expect(suppliesUnit(board, 'cw-hq-malaya', 'aus-1-corps')).toBe(false);
    expect(canActivate(board, 'cw-hq-malaya', 'aus-1-corps')).toBe(true);
  });

  it('6.3, 13.75 Kunming and the hexes around it count as occupied', () => {
    // Myitkyina, supplied by the Tokyo Express marker, with Allied corps in every hex around but those of Kunming.
    const myitkyina: Situation = {
      scenario: '1941',
      place: {
        'jp-hq-south': 2409,
        'jp-army-15': 2305,
        'ind-1-corps': 2206,
        'ind-2-corps': 2205,
        'uk-33-corps': 2304,
      },
      japan: [2305],
      markers: { tokyoExpress: '2305' },
    };
    expect(may(myitkyina, 'jp-hq-south', 'jp-army-15')).toBe(false);
    const opened = plus(myitkyina, { place: { 'ind-1-corps': 'eliminated' } });
    expect(may(opened, 'jp-hq-south', 'jp-army-15')).toBe(true);
  });
});

describe('13.74 the China box', () => {
  const box = (hq: UnitId, at: number): Situation => ({
    scenario: '1941',
    place: { [hq]: at, 'us-14af': 'china-box' },
  });
  const humpPlayed: Situation = { markers: { burmaRoad: { hump: true } } };

  it('13.74 activated by an HQ with a path to Kunming', () => {
    // Calcutta to Kunming is six hexes; SEAC has range 10, Malaya 5.
    expect(may(box('cw-hq-seac', 1805), 'cw-hq-seac', 'us-14af')).toBe(true);
    expect(may(box('cw-hq-malaya', 1805), 'cw-hq-malaya', 'us-14af')).toBe(false);
  });

  it('13.74 or, with the Hump, to an eligible airfield of Northern India', () => {
    const calcutta = plus(box('cw-hq-malaya', 1805), humpPlayed);
    expect(may(calcutta, 'cw-hq-malaya', 'us-14af')).toBe(true);
    // Jarhat and Dacca lost; Ledo does not count.
    const lost = plus(calcutta, { japan: [1905, 2104], allies: [2205] });
    expect(supplied(emptyMapWith(lost), 'us-14af')).toBe(true);
    expect(may(lost, 'cw-hq-malaya', 'us-14af')).toBe(false);
  });

  it('13.74 only in supply', () => {
    const closed = plus(box('cw-hq-seac', 1805), { japan: [2206] });
    expect(may(closed, 'cw-hq-seac', 'us-14af')).toBe(false);
    expect(may(plus(closed, humpPlayed), 'cw-hq-seac', 'us-14af')).toBe(true);
  });

  it('13.74, 6.12 only by an HQ of the right nation', () => {
    const british = plus(box('us-hq-sw-pac', 1805), { place: { 'uk-air-fe': 'china-box' } });
    expect(may(british, 'us-hq-sw-pac', 'us-14af')).toBe(true);
    expect(may(british, 'us-hq-sw-pac', 'uk-air-fe')).toBe(false);
  });
});

describe('6.12 whom an HQ activates', () => {
  // HQ and unit at Dacca, the unit in supply from a joint HQ at Calcutta whatever its nation.
  const table: [UnitId, UnitId, boolean][] = [
    ['us-hq-sw-pac', 'us-i-corps', true],
    ['us-hq-sw-pac', 'us-cv-essex', true],
    ['us-hq-sw-pac', 'us-5af', true],
    ['us-hq-sw-pac', 'uk-15-corps', false],
    ['us-hq-sw-pac', 'aus-air', false],
    ['us-hq-sw-pac', 'cn-5-army', true],
    ['us-hq-sw-pac', 'du-j-div', false],
    ['cw-hq-seac', 'us-i-corps', false],
    ['cw-hq-seac', 'us-cv-essex', false],
    ['cw-hq-seac', 'us-5af', true],
    ['cw-hq-seac', 'us-1maw', true],
    ['cw-hq-seac', 'uk-15-corps', true],
    ['cw-hq-seac', 'aus-ca-kent', true],
    ['cw-hq-seac', 'cn-5-army', true],
    ['cw-hq-seac', 'du-air', false],
    ['joint-hq-anzac', 'us-i-corps', true],
    ['joint-hq-anzac', 'nz-3-div', true],
    ['joint-hq-anzac', 'cn-5-army', true],
    ['joint-hq-anzac', 'du-cl-dutch', true],
  ];

  it.each(table)('6.12 %s, %s: %s', (hq, unit, expected) => {
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'joint-hq-abda': 1805, [hq]: 1905, [unit]: 1905 },
    });
    expect(supplied(board, unit)).toBe(true);
    expect(canActivate(board, hq, unit)).toBe(expected);
  });

  it('6.1 HQs themselves are never activated', () => {
    const board = emptyMapWith({ scenario: '1941', place: { 'joint-hq-abda': 1805, 'cw-hq-seac': 1905 } });
    expect(canActivate(board, 'joint-hq-abda', 'cw-hq-seac')).toBe(false);
  });

  it('6.12 a side activates its own units only', () => {
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'jp-hq-south': 2212, 'jp-army-15': 2211, 'cw-hq-malaya': 2015, 'aus-8-div': 2015 },
    });
    expect(canActivate(board, 'jp-hq-south', 'jp-army-15')).toBe(true);
    expect(canActivate(board, 'jp-hq-south', 'aus-8-div')).toBe(false);
    expect(canActivate(board, 'cw-hq-malaya', 'jp-army-15')).toBe(false);
  });
});
