import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { findHex } from '../../../src/data/map.ts';
import { unitOf } from '../../../src/data/units.ts';
import { setOf } from '../../../src/hex/hex-set.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { whyNotActivatable } from '../../../src/rules/activation/activation.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import { aboutToPlay } from '../../support/playing.ts';
import { emptyMapWith, hqOf, type Situation } from '../../support/situation.ts';
import { HONSHU_CITIES, plus } from '../../support/variants.ts';
import { at, eventsLike, fight, go, kinds, move, offensive, playOn, QUIET, targets } from './support.ts';

/** Aoba attacks Guadalcanal (4423), seven hexes from S Pac HQ at Noumea: range 7, efficiency 1. */
const GUADALCANAL: Situation = {
  place: {
    'jp-hq-south-seas': 4021,
    'jp-ca-aoba': 4021,
    'us-1m-div': 4423,
    'us-hq-s-pac-ghormley': 4828,
  },
};

/** The attack is known: the reaction player chooses an HQ. */
function known(situation: Situation, to = 4423): Played {
  const start = offensive(aboutToPlay('J5', situation), 'J5', ['jp-ca-aoba']);
  return fight(move(start, ['jp-ca-aoba'], 'naval', to), [0], {
    intelligence: { do: 'attempt' },
    'reaction-hq': [],
    react: [],
  });
}

const reacting = (situation: Situation, hq: UnitId = 'us-hq-s-pac-ghormley') =>
  go(known(situation), { do: 'hq', hq });

const reactions = (played: Played) =>
  legalReplies(played.state).flatMap((answer) => (answer.do === 'react' ? [answer] : []));
const ableToReact = (played: Played) => [...new Set(reactions(played).flatMap(({ units }) => units))].sort();

describe('7.26 the HQ', () => {
  it('7.26 must have a battle hex in range, counted straight', () => {
    const ships: Situation = plus(GUADALCANAL, { place: { 'us-ca-northampton': 4825 } });
    expect(known(ships).decision).toMatchObject({ kind: 'reaction-hq', side: 'allies' });
    const far = plus(ships, { place: { 'nz-3-div': 4222, 'us-1m-div': 'out-of-play' } });
    expect(known(far, 4222).decision?.kind).not.toBe('reaction-hq');
  });

  it('7.26 enemy ZOI does not shorten the range', () => {
    const zoi = plus(GUADALCANAL, {
      place: { 'us-ca-northampton': 4828, 'jp-af-26': 4825 },
      japan: [4825],
    });
    expect(known(zoi).decision?.kind).toBe('reaction-hq');
  });

  it('7.26 must be in supply', () => {
    // An Allied attack on Guadalcanal; with Honshu lost no Japanese HQ is in supply (6.22).
    const allied: Situation = {
      place: {
        'us-hq-sw-pac': 4828,
        'us-ca-northampton': 4825,
        'jp-ss': 4423,
        'jp-hq-south-seas': 4021,
        'jp-ca-aoba': 4021,
      },
      japan: [4423],
    };
    const attack = (situation: Situation) => {
      const start = offensive(aboutToPlay('A11', situation), 'A11', ['us-ca-northampton']);
      return fight(move(start, ['us-ca-northampton'], 'naval', 4423), [0], {
        intelligence: { do: 'attempt' },
        'reaction-hq': [],
      });
    };
    expect(attack(allied).decision?.kind).toBe('reaction-hq');
    expect(attack(plus(allied, { allies: HONSHU_CITIES })).decision?.kind).not.toBe('reaction-hq');
  });

  it('7.26 only one reacts, and none has to', () => {
    const two = plus(GUADALCANAL, { place: { 'us-hq-sw-pac': 3727, 'us-ca-northampton': 4825 } });
    const asked = known(two);
    expect(targets(asked, 'hq', 'hq')).toEqual(['us-hq-s-pac-ghormley', 'us-hq-sw-pac']);
    expect(kinds(asked)).toContain('decline');
    expect(kinds(go(asked, { do: 'hq', hq: 'us-hq-sw-pac' }))).toEqual(['react', 'done']);
  });

  it('7.26 at surprise nobody reacts', () => {
    const ships = plus(GUADALCANAL, { place: { 'us-ca-northampton': 4825 } });
    const start = offensive(aboutToPlay('J5', ships), 'J5', ['jp-ca-aoba']);
    const over = fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [0], { 'reaction-hq': [] });
    expect(over.decision?.kind).not.toBe('reaction-hq');
    expect(at(over, 'us-ca-northampton')).toBe('4825');
  });
});

describe('7.26 how many units', () => {
  const ships: UnitId[] = [
    'us-ca-northampton',
    'us-ca-new-orleans',
    'us-ca-baltimore',
    'us-bb-washington',
    'us-bb-missouri',
  ];
  const fleet = plus(GUADALCANAL, {
    place: Object.fromEntries(ships.map((ship) => [ship, 4825])),
  });
  const sail = (unit: UnitId) => ({ do: 'react', units: [unit], mode: 'naval', to: '4423' });

  it('7.26 the efficiency of the HQ and the operations value of the offensive card', () => {
    // 1 + 2.
    const two = go(reacting(fleet), sail(ships[0]!), sail(ships[1]!));
    expect(two.decision?.kind).toBe('react');
    const three = go(two, sail(ships[2]!));
    expect(three.decision?.kind).not.toBe('react');
    expect(eventsLike(three, 'activated')).toHaveLength(4);
  });

  it('7.26 the operations value also against an event', () => {
    // J16: logistics 4, operations 3. Four units react.
    const event = plus(fleet, { place: { 'jp-army-17': 4222, 'us-bb-washington': 4825 }, japan: [4222] });
    const start = offensive(aboutToPlay('J16', event), 'J16', ['jp-army-17'], { use: 'event' });
    const landed = move(start, ['jp-army-17'], 'amphibious', 4423);
    const asked = fight(landed, [0], { intelligence: { do: 'attempt' }, 'reaction-hq': [] });
    const all = playOn(go(asked, { do: 'hq', hq: 'us-hq-s-pac-ghormley' }), {
      react: ships.map(sail),
    });
    expect(ships.filter((ship) => at(all, ship) === '4423')).toHaveLength(4);
  });

  it('7.26 none has to be activated', () => {
    const none = go(reacting(fleet), { do: 'done' });
    expect(none.decision?.kind).toBe('die');
  });

  it('14.1C rivalry holds for reactions too', () => {
    const rivalry = plus(fleet, {
      place: { 'us-13af': 4825, 'us-ca-baltimore': 'out-of-play' },
      markers: { rivalry: { allies: 'rivalry' } },
    });
    const first = reacting(rivalry);
    expect(ableToReact(first)).toContain('us-13af');
    const navy = go(first, sail('us-ca-northampton'));
    expect(ableToReact(navy)).not.toContain('us-13af');
    expect(ableToReact(navy)).toContain('us-ca-new-orleans');
  });

  it('6.12 and so do the limits of the HQ', () => {
    const mixed = plus(GUADALCANAL, { place: { 'us-ca-northampton': 4825, 'aus-ca-kent': 4825 } });
    expect(ableToReact(reacting(mixed))).toEqual(['us-1m-div', 'us-ca-northampton']);
  });
});

describe('7.26 every unit must take part in a battle', () => {
  it('7.26 who cannot reach one is not activated', () => {
    // Ten hexes by sea with a card of value 2; Oahu is farther, Espiritu Santo is not.
    const far = plus(GUADALCANAL, {
      place: { 'us-hq-s-pac-ghormley': 'out-of-play', 'us-hq-c-pac': 5808, 'us-bb-missouri': 5808 },
    });
    const near = plus(far, { place: { 'us-ca-northampton': 4825 } });
    const react = (situation: Situation) => reacting(situation, 'us-hq-c-pac');
    expect(ableToReact(react(far))).toEqual(['us-1m-div']);
    expect(ableToReact(react(near))).toContain('us-ca-northampton');
  });

  it('7.26 ships end in the battle hex, carriers and air units within range of it', () => {
    const all = plus(GUADALCANAL, {
      place: { 'us-ca-northampton': 4825, 'us-cv-enterprise': 4825, 'us-13af': 4826 },
    });
    const asked = reacting(all);
    const to = (unit: UnitId) =>
      reactions(asked)
        .filter(({ units }) => units.length === 1 && units[0] === unit)
        .map((answer) => answer.to);
    expect(to('us-ca-northampton')).toEqual(['4423']);
    expect(to('us-cv-enterprise')).toContain('4624');
    expect(to('us-cv-enterprise')).not.toContain('4724');
    // Efate is five hexes from Guadalcanal, Espiritu Santo four.
    expect([...new Set(to('us-13af'))]).toEqual(['4825']);
  });

  it('7.26 no strategic movement', () => {
    const all = plus(GUADALCANAL, { place: { 'us-ca-northampton': 4825, 'us-13af': 4826 } });
    const modes = reactions(reacting(all)).map(({ mode }) => mode);
    expect(modes.filter((mode) => mode.includes('strategic'))).toEqual([]);
  });

  it('7.26, 9.12 a ship may come as escort of a carrier outside the battle hex', () => {
    const pair = plus(GUADALCANAL, { place: { 'us-bb-washington': 4825, 'us-cv-enterprise': 4825 } });
    const escorts = reactions(reacting(pair)).filter(
      ({ units, to }) => units.length === 2 && units.includes('us-bb-washington') && to === '4624',
    );
    expect(escorts.length).toBeGreaterThan(0);
  });
});

describe('7.26 units in a battle hex', () => {
  const attacked = plus(GUADALCANAL, {
    place: { 'us-13af': 4423, 'us-cv-enterprise': 4423, 'us-ca-northampton': 4423 },
  });
  const of = (played: Played, unit: UnitId) => reactions(played).filter(({ units }) => units.includes(unit));

  it('7.26 may be activated and stay; ships and ground units have to', () => {
    const asked = reacting(attacked);
    for (const unit of ['us-1m-div', 'us-ca-northampton'] as const) {
      expect(of(asked, unit).map(({ mode, to }) => [mode, to])).toEqual([['stay', '4423']]);
    }
  });

  it('7.26 air units and carriers may leave it, and fight there all the same', () => {
    const asked = reacting(attacked);
    expect(of(asked, 'us-13af').map(({ to }) => to)).toEqual(expect.arrayContaining(['4423', '4825']));
    expect(of(asked, 'us-cv-enterprise').map(({ to }) => to)).toContain('4524');
    expect([...new Set(reactions(asked).map(({ battle }) => battle))]).toEqual(['4423']);
    const left = go(
      asked,
      { do: 'react', units: ['us-13af'], to: '4825' },
      { do: 'react', units: ['us-cv-enterprise'], to: '4524' },
      { do: 'done' },
    );
    expect(at(left, 'us-13af')).toBe('4825');
    // 13th Air Force at half strength (5) from four hexes, Enterprise 12, Northampton 9 against Aoba's 12.
    const rolled = playOn(left, { ...QUIET, die: [0, 0] });
    expect(eventsLike(rolled, 'combat-rolled').map(({ side, strength }) => [side, strength])).toEqual([
      ['japan', 12],
      ['allies', 26],
    ]);
  });

  it('8.31, 9.11 an air unit does not leave one battle hex for another', () => {
    // J16: an air unit bombs New Georgia (4322), an army lands on Guadalcanal; both are Allied airfields.
    const two: Situation = {
      place: {
        'jp-hq-south-seas': 4021,
        'jp-army-17': 4222,
        'jp-af-25': 4021,
        'us-1m-div': 4423,
        'us-13af': 4423,
        'us-2m-div': 4322,
        'us-hq-s-pac-ghormley': 4828,
        'jp-cv-akagi': 4222,
      },
      japan: [4222],
      markers: { asp: { japan: 7 } },
    };
    const start = offensive(aboutToPlay('J16', two), 'J16', ['jp-army-17', 'jp-af-25'], { use: 'event' });
    const landed = move(start, ['jp-army-17'], 'amphibious', 4423);
    const asked = fight(landed, [0], {
      'declare-battles': [{ do: 'join', unit: 'jp-af-25', hex: '4322' }, { do: 'commit' }],
      intelligence: { do: 'attempt' },
      'reaction-hq': [],
    });
    const chosen = go(asked, { do: 'hq', hq: 'us-hq-s-pac-ghormley' });
    const flights = of(chosen, 'us-13af');
    expect(flights.map(({ to }) => to)).toContain('4825');
    expect(flights.map(({ to }) => to)).not.toContain('4322');
    expect(flights.every(({ battle }) => battle === '4423')).toBe(true);
  });

  it('6.3, 7.26 units outside fight in any battle they reach, also out of range of the HQ', () => {
    // Bougainville (4222) is beyond the range of S Pac HQ, Guadalcanal is not.
    const two: Situation = {
      place: {
        'jp-hq-south-seas': 4021,
        'jp-army-17': 4021,
        'jp-af-25': 4021,
        'us-1m-div': 4423,
        'nz-3-div': 4222,
        'us-ca-northampton': 4825,
        'us-hq-s-pac-ghormley': 4828,
      },
    };
    const start = offensive(aboutToPlay('J16', two), 'J16', ['jp-army-17', 'jp-af-25'], { use: 'event' });
    const landed = move(start, ['jp-army-17'], 'amphibious', 4222);
    const asked = fight(landed, [0], {
      'declare-battles': [{ do: 'join', unit: 'jp-af-25', hex: '4423' }, { do: 'commit' }],
      intelligence: { do: 'attempt' },
      'reaction-hq': [],
    });
    const chosen = go(asked, { do: 'hq', hq: 'us-hq-s-pac-ghormley' });
    expect(
      of(chosen, 'us-ca-northampton')
        .map(({ battle }) => battle)
        .sort(),
    ).toEqual(['4222', '4423']);
  });
});

describe('7.26, 8.45A landings in reaction', () => {
  // Bombers from Rabaul: no Japanese ship keeps unescorted troops from Guadalcanal (8.45B).
  const marines = plus(GUADALCANAL, {
    place: {
      'jp-af-25': 4021,
      'us-2m-div': 4825,
      'us-m-bde': 4825,
      'us-x-corps': 4825,
      'us-xi-corps': [4825, 'reduced'],
    },
    markers: { asp: { allies: 5 } },
  });
  const bombed = (situation: Situation) => {
    const start = offensive(aboutToPlay('J5', situation), 'J5', ['jp-af-25']);
    const asked = fight(start, [0], {
      'declare-battles': [{ do: 'join', unit: 'jp-af-25', hex: '4423' }, { do: 'commit' }],
      intelligence: { do: 'attempt' },
      'reaction-hq': [],
    });
    return go(asked, { do: 'hq', hq: 'us-hq-s-pac-ghormley' });
  };

  it('8.45A one point in a whole reaction', () => {
    const asked = bombed(marines);
    expect(ableToReact(asked)).toEqual(['us-1m-div', 'us-2m-div', 'us-m-bde', 'us-xi-corps']);
    const first = go(asked, { do: 'react', units: ['us-2m-div'], to: '4423' });
    expect(first.state.board.thisTurn.aspUsed.allies).toBe(1);
    expect(ableToReact(first)).toEqual(['us-1m-div']);
  });

  it('8.45A none without a point left', () => {
    expect(ableToReact(bombed(plus(marines, { markers: { asp: { allies: 0 } } })))).toEqual(['us-1m-div']);
  });

  it('8.45B none without escort to a hex with enemy ships', () => {
    expect(ableToReact(reacting(marines))).toEqual(['us-1m-div']);
    const escorted = plus(marines, { place: { 'us-ca-northampton': 4825 } });
    const together = reactions(reacting(escorted)).filter(({ units }) => units.includes('us-2m-div'));
    expect(together.map(({ units }) => units)).toEqual([['us-2m-div', 'us-ca-northampton']]);
  });

  it('7.26, 8.46 organic transport is not limited', () => {
    const allied: Situation = {
      place: {
        'us-hq-sw-pac': 4828,
        'us-ca-northampton': 4825,
        'jp-sn-3': 4423,
        'jp-hq-south-seas': 4021,
        'jp-ca-aoba': 4021,
        'jp-ca-takao': 4021,
        'jp-sn-1': 4021,
        'jp-sn-2': 4021,
      },
      japan: [4423],
    };
    const start = offensive(aboutToPlay('A11', allied), 'A11', ['us-ca-northampton']);
    const asked = fight(move(start, ['us-ca-northampton'], 'naval', 4423), [0], {
      intelligence: { do: 'attempt' },
      'reaction-hq': [],
    });
    const landed = go(
      asked,
      { do: 'hq', hq: 'jp-hq-south-seas' },
      { do: 'react', mode: 'organic', units: ['jp-sn-1', 'jp-ca-aoba'], to: '4423' },
      { do: 'react', mode: 'organic', units: ['jp-sn-2', 'jp-ca-takao'], to: '4423' },
    );
    expect([at(landed, 'jp-sn-1'), at(landed, 'jp-sn-2')]).toEqual(['4423', '4423']);
    expect(landed.state.board.thisTurn.aspUsed.japan).toBe(0);
  });
});

describe('8.42 marches in reaction', () => {
  const malaya: Situation = {
    place: {
      'jp-hq-south': 2212,
      'jp-army-25': 1913,
      'ind-3-corps': 2014,
      'aus-8-div': 2015,
      'ind-1-corps': 2013,
      'cw-hq-malaya': 2015,
    },
    allies: [2013],
  };
  const asked = (situation: Situation) => {
    const start = offensive(aboutToPlay('J15', situation), 'J15', ['jp-army-25']);
    const moved = move(start, ['jp-army-25'], 'overland', 2014);
    const known = fight(moved, [0], { intelligence: { do: 'attempt' }, 'reaction-hq': [] });
    return go(known, { do: 'hq', hq: 'cw-hq-malaya' });
  };

  it('8.42 ground units march into a battle hex, not beyond it and not out of one', () => {
    expect(ableToReact(asked(malaya))).toEqual(['aus-8-div', 'ind-1-corps', 'ind-3-corps']);
    const beyond = plus(malaya, { place: { 'ind-1-corps': 1912 }, allies: [1912] });
    expect(reactions(asked(beyond)).filter(({ to }) => to !== '2014')).toEqual([]);
  });
});

describe('7.26 activation paths in reaction', () => {
  it('7.26 lead through declared battle hexes although only enemies are there', () => {
    // Malaya HQ, range 5: from Singapore to 2010 there is one way of five hexes, up the peninsula through Kuantan.
    const board = emptyMapWith({
      scenario: '1941',
      place: { 'cw-hq-malaya': 2015, 'cw-hq-seac': 2008, 'ind-1-corps': 2010, 'jp-army-25': 2014 },
    });
    const kuantan = setOf([findHex('2014')!.index]);
    const [hq, corps] = [hqOf('cw-hq-malaya'), unitOf('ind-1-corps')];
    expect(whyNotActivatable(board, hq, corps)?.rule).toBe('6.3');
    expect(whyNotActivatable(board, hq, corps, kuantan)).toBeUndefined();
  });
});
