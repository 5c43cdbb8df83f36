import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { attritionOf } from '../../../src/rules/attrition/attrition.ts';
import type { GameEvent } from '../../../src/rules/play/decision.ts';
import { isReduced, placeOf } from '../../../src/rules/state/board.ts';
import { playedFrom } from '../../support/moments.ts';
import { emptyMapWith, type Situation, supplied } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

/** No HQ of either side is on the map unless a situation puts one there: nobody is in supply. */
const phase = (situation: Situation) => playedFrom('attrition', { ...situation, turn: 4 });

const standing = (situation: Situation, unit: UnitId): string => {
  const { board } = phase(situation).state;
  return `${placeOf(board, unit)}${isReduced(board, unit) ? ' reduced' : ''}`;
};

const suffered = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'attrition' ? [`${event.unit} ${event.left}`] : []));

describe('4.4, 6.24 who suffers', () => {
  test('6.24 a ground unit at full strength out of supply is reduced', () => {
    expect(standing({ place: { 'jp-army-17': 4423 }, japan: [4423] }, 'jp-army-17')).toBe('4423 reduced');
  });

  test('6.24 an air unit at full strength out of supply is reduced', () => {
    expect(standing({ place: { 'jp-af-25': 4423 }, japan: [4423] }, 'jp-af-25')).toBe('4423 reduced');
  });

  test('6.24 units of both sides', () => {
    const both: Situation = { place: { 'jp-army-17': 4423, 'us-1m-div': 4222 }, japan: [4423] };
    expect(suffered(phase(both).events).sort()).toEqual(['jp-army-17 reduced', 'us-1m-div reduced']);
  });

  test('6.24 ships do not', () => {
    const ships: Situation = {
      place: { 'jp-cv-akagi': 4423, 'us-ca-asia': [3727, 'reduced'] },
      japan: [4423],
    };
    expect(suffered(phase(ships).events)).toEqual([]);
    expect(standing(ships, 'us-ca-asia')).toBe('3727 reduced');
  });

  test('6.24 nor does Hermes, which has one step only', () => {
    expect(standing({ place: { 'uk-cvl-hermes': 3727 } }, 'uk-cvl-hermes')).toBe('3727');
  });

  test('6.24 HQs do not', () => {
    const hq: Situation = { place: { 'jp-hq-south-seas': 4423 }, japan: [4423], allies: [] };
    const sealed = plus(hq, { allies: [3407, 3506, 3507, 3607, 3705, 3706] });
    expect(supplied(emptyMapWith(sealed), 'jp-hq-south-seas')).toBe(false);
    expect(standing(sealed, 'jp-hq-south-seas')).toBe('4423');
  });

  test('6.24 units in supply do not', () => {
    const fed: Situation = {
      place: { 'us-hq-sw-pac': 3727, 'us-1m-div': 3727, 'us-5af': [3727, 'reduced'] },
    };
    expect(suffered(phase(fed).events)).toEqual([]);
  });

  test('6.24 units that are not on the map do not', () => {
    const away: Situation = {
      place: { 'us-1m-div': 'delay-box', 'us-5af': 'turn-7', 'us-i-corps': ['turn-8', 'reduced'] },
    };
    expect(suffered(phase(away).events)).toEqual([]);
  });
});

describe('6.24 (1) who is lost', () => {
  const GUADALCANAL: Situation = { place: { 'jp-army-17': [4423, 'reduced'] }, japan: [4423] };

  test('6.24 (1) a reduced unit out of supply and outside the range of every HQ', () => {
    expect(standing(GUADALCANAL, 'jp-army-17')).toMatch(/^eliminated/);
  });

  test('6.24 (1) a reduced air unit as well', () => {
    const air: Situation = { place: { 'jp-af-25': [4423, 'reduced'] }, japan: [4423] };
    expect(standing(air, 'jp-af-25')).toMatch(/^eliminated/);
  });

  /** The Japanese HQ at Rabaul is out of supply itself: all of Honshu's cities are lost. */
  const RABAUL: Situation = {
    place: { 'jp-hq-south-seas': 4021 },
    japan: [4021],
    allies: [3407, 3506, 3507, 3607, 3705, 3706],
  };

  test('6.24 (1) not within the range of an HQ, though that is out of supply', () => {
    const near = plus(GUADALCANAL, RABAUL);
    expect(supplied(emptyMapWith(near), 'jp-hq-south-seas')).toBe(false);
    expect(supplied(emptyMapWith(near), 'jp-army-17')).toBe(false);
    expect(standing(near, 'jp-army-17')).toBe('4423 reduced');
  });

  test('6.24 (1) neither enemy units nor enemy ZOI block that range', () => {
    const between = plus(plus(GUADALCANAL, RABAUL), {
      place: {
        'us-hq-s-pac-halsey': 4828,
        'us-5af': 4222,
        'us-13af': 4322,
        'us-xiv-corps': 4222,
        'us-cv-essex': 4121,
      },
      allies: [4222, 4322, 4121],
    });
    expect(standing(between, 'jp-army-17')).toBe('4423 reduced');
  });

  test('6.24 (1) an HQ of the enemy does not help', () => {
    const enemy = plus(GUADALCANAL, { place: { 'us-hq-s-pac-halsey': 4828 } });
    expect(standing(enemy, 'jp-army-17')).toMatch(/^eliminated/);
  });

  test('6.24 (1) an HQ outside whose range it is does not help: Malaya HQ reaches five hexes', () => {
    const far: Situation = {
      place: { 'cw-hq-malaya': 2015, 'aus-8-div': [4423, 'reduced'] },
      japan: [4423],
    };
    expect(standing(far, 'aus-8-div')).toMatch(/^eliminated/);
  });

  test('6.24 (1) any HQ of one’s side will do, of whatever nation', () => {
    // A Commonwealth HQ does not supply US troops (6.12).
    const marines: Situation = { place: { 'cw-hq-malaya': 2015, 'us-1m-div': [2015, 'reduced'] } };
    expect(supplied(emptyMapWith(marines), 'us-1m-div')).toBe(false);
    expect(standing(marines, 'us-1m-div')).toBe('2015 reduced');
  });

  test('6.24 a Dutch regiment, which has one step, counts as reduced and is lost', () => {
    expect(standing({ place: { 'du-8-regt': 2721 } }, 'du-8-regt')).toBe('eliminated');
  });

  test('6.24 so do the marines of Wake, in the air and on the ground', () => {
    const wake: Situation = { place: { 'us-marine-211': 4612, 'us-w-bde': 4612 } };
    expect(suffered(phase(wake).events).sort()).toEqual(['us-marine-211 eliminated', 'us-w-bde eliminated']);
  });

  test('6.24 one-sided units within the range of an HQ stay as they are', () => {
    // Central Pacific HQ reaches 25 hexes, Wake lies 12 from Oahu; Japanese carriers cut it off.
    const cut: Situation = {
      place: {
        'us-hq-c-pac': 5808,
        'us-w-bde': 4612,
        'jp-hq-combined-fleet-yamamoto': 4715,
        'jp-cv-akagi': 4612,
        'jp-cv-soryu': 4611,
      },
    };
    expect(supplied(emptyMapWith(cut), 'us-w-bde')).toBe(false);
    expect(standing(cut, 'us-w-bde')).toBe('4612');
  });

  test('6.24 (2) who has just been reduced is not lost in the same phase', () => {
    const { events } = phase({ place: { 'jp-army-17': 4423 }, japan: [4423] });
    expect(suffered(events)).toEqual(['jp-army-17 reduced']);
  });

  test('6.24 a unit that is lost leaves the hex to its side', () => {
    const { state } = phase(GUADALCANAL);
    expect(state.board.japaneseHexes).toContain('4423');
  });
});

describe('6.24 at the same time', () => {
  /** Dacca (1905) is the one way by land from Calcutta to Jarhat; the marines there have no HQ at all. */
  const JARHAT: Situation = {
    place: { 'cw-hq-seac': 1805, 'aus-1-corps': 2104, 'jp-sn-1': [1905, 'reduced'] },
    japan: [1905, 2006, 2008, 2106, 2206, 2305],
  };

  test('6.24 the loss of the unit in the way does not spare the one it cuts off', () => {
    const free = plus(JARHAT, { place: { 'jp-sn-1': 'eliminated' } });
    expect(supplied(emptyMapWith(free), 'aus-1-corps')).toBe(true);
    expect(supplied(emptyMapWith(JARHAT), 'aus-1-corps')).toBe(false);
    expect(suffered(phase(JARHAT).events).sort()).toEqual(['aus-1-corps reduced', 'jp-sn-1 eliminated']);
  });
});

describe('6.23 emergency supply', () => {
  test('6.24 a unit in the hex of the Tokyo Express is neither reduced nor lost', () => {
    const express: Situation = {
      place: { 'jp-army-17': 4423, 'jp-ss': [4423, 'reduced'] },
      japan: [4423],
      markers: { tokyoExpress: 4423 },
    };
    expect(suffered(phase(express).events)).toEqual([]);
  });

  test('6.23 (3) the marker is gone when the turn ends', () => {
    const express: Situation = {
      place: { 'jp-army-17': 4423 },
      japan: [4423],
      markers: { tokyoExpress: 4423 },
    };
    expect(phase(express).state.board.markers.tokyoExpress).toBeNull();
  });

  /** Dacca and Jarhat fly over the Hump while SEAC supplies one of them; Rangoon is lost. */
  const HUMP: Situation = {
    place: { 'cw-hq-seac': 1805, 'us-14af': 'china-box', 'us-14af-lrb': ['china-box', 'reduced'] },
    japan: [2008],
    markers: { burmaRoad: { hump: true } },
  };

  test('6.24 with the Hump open air units in the China box do not suffer', () => {
    expect(suffered(phase(HUMP).events)).toEqual([]);
  });

  const CUT_OFF = plus(HUMP, { markers: { burmaRoad: { hump: false } } });

  test('13.74 without supply an air unit in the China box is reduced', () => {
    expect(standing(CUT_OFF, 'us-14af')).toBe('china-box reduced');
  });

  test('13.74 but never lost, though no HQ range reaches the box', () => {
    expect(standing(CUT_OFF, 'us-14af-lrb')).toBe('china-box reduced');
  });
});

describe('6.24 as a function of the board', () => {
  test('6.24 names who is lost and who is reduced', () => {
    const board = emptyMapWith({
      place: { 'jp-army-17': 4423, 'jp-ss': [4222, 'reduced'], 'us-5af': 3823 },
      japan: [4423, 4222],
    });
    expect(attritionOf(board)).toEqual({ eliminated: ['jp-ss'], reduced: ['us-5af', 'jp-army-17'].sort() });
  });
});
