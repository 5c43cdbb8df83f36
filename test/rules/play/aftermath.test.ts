import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { findHex } from '../../../src/data/map.ts';
import type { Line, Played } from '../../../src/players/scripted-player.ts';
import { controllerOf } from '../../../src/rules/control/control.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import {
  at,
  eventsLike,
  fight,
  go,
  holder,
  isReduced,
  kinds,
  move,
  offensive,
  playOn,
  QUIET,
  targets,
} from './support.ts';

/** The 25th Army (18, 12) marches from Kuala Lumpur (1913) to Kuantan (2014, mixed: -2). */
const MALAYA: Situation = { place: { 'jp-hq-south': 2212, 'jp-army-25': 1913 } };

function march(defenders: Situation, dice: number[]): Played {
  const start = offensive(aboutToPlay('J15', plus(MALAYA, defenders)), 'J15', ['jp-army-25']);
  return fight(move(start, ['jp-army-25'], 'overland', 2014), dice);
}

/** Japan rolls 6: 18 hits, one step of a corps of defence 12. The Allies roll 0: not enough for the army. */
const BEATEN = [6, 0];

describe('9.33, 9.4C control', () => {
  it('9.4C 3 attackers alone in the hex take it', () => {
    const over = march({ place: { 'aus-8-div': 2014 } }, [9, 0]);
    expect(at(over, 'aus-8-div')).toBe('eliminated');
    expect([at(over, 'jp-army-25'), holder(over, 2014)]).toEqual(['2014', 'japan']);
  });

  it('9.4C 1 they also take it from those who lost more steps', () => {
    const over = march({ place: { 'ind-4-corps': 2014 } }, BEATEN);
    expect(isReduced(over, 'ind-4-corps')).toBe(true);
    expect([at(over, 'ind-4-corps'), holder(over, 2014)]).toEqual(['2015', 'japan']);
  });

  it('9.4C 1 with equal losses the reaction player has won', () => {
    const over = march({ place: { 'ind-4-corps': 2014 } }, [0, 0]);
    expect([at(over, 'ind-4-corps'), holder(over, 2014)]).toEqual(['2014', 'allies']);
  });

  it('9.4C 2 if all are gone the reaction player keeps it', () => {
    const over = march({ place: { 'jp-army-25': [1913, 'reduced'], 'ind-1-burma-div': 2014 } }, [9, 9]);
    expect([at(over, 'jp-army-25'), at(over, 'ind-1-burma-div')]).toEqual(['eliminated', 'eliminated']);
    expect(holder(over, 2014)).toBe('allies');
  });

  it('9.33 without ground units the reaction player keeps it', () => {
    const ships: Situation = { place: { 'jp-hq-south-seas': 4021, 'jp-ca-aoba': 4021, 'us-ca-asia': 4423 } };
    const start = offensive(aboutToPlay('J5', ships), 'J5', ['jp-ca-aoba']);
    const over = fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [6]);
    expect(at(over, 'us-ca-asia')).toBe('eliminated');
    expect(holder(over, 4423)).toBe('allies');
  });
});

describe('9.5 retreat of the offensive player', () => {
  it('9.5 marchers go back to the hex they came from', () => {
    expect(at(march({ place: { 'ind-4-corps': 2014 } }, [0, 0]), 'jp-army-25')).toBe('1913');
  });

  it('9.5 each to its own', () => {
    const two = plus(MALAYA, {
      place: { 'jp-army-38': 2013, 'ind-4-corps': 2014, 'ind-1-corps': 2014 },
      japan: [2013],
    });
    const start = offensive(aboutToPlay('J15', two), 'J15', ['jp-army-25', 'jp-army-38']);
    const first = move(start, ['jp-army-25'], 'overland', 2014);
    const held = first.decision?.kind === 'disengage' ? go(first, { do: 'hold' }) : first;
    const over = fight(move(held, ['jp-army-38'], 'overland', 2014), [0, 0], {
      'allot-hit': [
        { do: 'hit', target: 'ind-4-corps' },
        { do: 'hit', target: 'jp-army-25' },
      ],
    });
    const survivors = (['jp-army-25', 'jp-army-38'] as const).map((unit) => at(over, unit));
    expect(survivors).toEqual(['1913', '2013']);
  });

  it('9.5, 8.45C landed troops that are beaten sail to a coast of their own', () => {
    const landing: Situation = {
      place: { 'jp-hq-south-seas': 4017, 'jp-army-17': 4021, 'us-m-bde': 4423 },
    };
    const start = offensive(aboutToPlay('J5', landing), 'J5', ['jp-army-17']);
    // 9 hits against defence 8, 8 hits against half of 12: a step each, the defenders have won.
    const beaten = fight(move(start, ['jp-army-17'], 'amphibious', 4423), [0, 0]);
    expect(beaten.decision).toMatchObject({ kind: 'post-battle-move', side: 'japan' });
    const harbours = targets(beaten, 'go');
    expect(harbours).toContain('4021');
    const foreign = harbours.filter(
      (hex) => controllerOf(beaten.state.board, findHex(hex)!.index) !== 'japan',
    );
    expect(foreign).toEqual([]);
    expect(holder(beaten, 4423)).toBe('allies');
    expect(at(go(beaten, { do: 'go', to: '4021' }), 'jp-army-17')).toBe('4021');
  });

  it('8.45C not farther than ships of this card: five hexes for a value of 1', () => {
    const landing: Situation = {
      place: { 'jp-hq-south-seas': 4017, 'jp-army-17': 4021, 'us-m-bde': 4423 },
    };
    const start = offensive(aboutToPlay('J18', landing), 'J18', ['jp-army-17']);
    const over = fight(move(start, ['jp-army-17'], 'amphibious', 4423), [0, 0], {
      'post-battle-move': [],
    });
    // Rabaul is the only Japanese coast so near.
    expect(at(over, 'jp-army-17')).toBe('4021');
  });
});

describe('9.5 retreat of the reaction player', () => {
  const corps = (more: Situation = {}) => plus({ place: { 'ind-4-corps': 2014 } }, more);

  it('9.5 to a named hex of his own if there is one', () => {
    expect(at(march(corps(), BEATEN), 'ind-4-corps')).toBe('2015');
  });

  it('9.5 else to any neighbouring hex; the offensive player chooses', () => {
    // Singapore has fallen: only 2013 and 2113 are left, without names.
    const choose = march(corps({ japan: [2015] }), BEATEN);
    expect(choose.decision).toMatchObject({ kind: 'retreat', side: 'japan' });
    expect(targets(choose, 'go')).toEqual(['2013', '2015', '2113']);
    expect(at(go(choose, { do: 'go', to: '2013' }), 'ind-4-corps')).toBe('2013');
  });

  it('9.5 not to where the attackers came from', () => {
    expect(targets(march(corps({ japan: [2015] }), BEATEN), 'go')).not.toContain('1913');
  });

  it('9.5 not to a hex with enemy units', () => {
    const held = march(corps({ place: { 'jp-army-38': 2015 }, japan: [2015] }), BEATEN);
    expect(targets(held, 'go')).toEqual(['2013', '2113']);
  });

  it('9.5 not beyond the stacking limit', () => {
    const full = corps({ place: { 'aus-8-div': 2015, 'ind-3-corps': 2015, 'uk-air-ma': 2015 } });
    expect(targets(march(full, BEATEN), 'go')).toEqual(['2013', '2113']);
    const room = corps({ place: { 'aus-8-div': 2015, 'ind-3-corps': 2015 } });
    expect(at(march(room, BEATEN), 'ind-4-corps')).toBe('2015');
  });

  it('9.5 with nowhere to go they are eliminated', () => {
    const closed = corps({
      place: { 'jp-army-38': 2015, 'jp-army-15': 2013, 'jp-army-14': 2113 },
      japan: [2015, 2013, 2113],
    });
    expect(at(march(closed, BEATEN), 'ind-4-corps')).toBe('eliminated');
  });

  it('9.5 on a one-hex island they are eliminated', () => {
    const island: Situation = {
      place: {
        'jp-hq-south-seas': 4017,
        'jp-army-17': 4021,
        'jp-bb-kongo': 4021,
        'us-sl-corps': 4423,
      },
    };
    const start = offensive(aboutToPlay('J5', island), 'J5', ['jp-army-17', 'jp-bb-kongo']);
    // The ship's 7 hits do nothing. On the ground 18 hits, a step of defence 10; 4 hits do not reach half of 12.
    const landed = move(start, ['jp-army-17', 'jp-bb-kongo'], 'amphibious', 4423);
    const over = fight(landed, [0, 5, 0]);
    expect(eventsLike(over, 'step-lost').map(({ target }) => target)).toEqual(['us-sl-corps']);
    expect([at(over, 'us-sl-corps'), holder(over, 4423)]).toEqual(['eliminated', 'japan']);
  });

  it('6.5 who retreats into a vacant hex of the enemy takes it', () => {
    const choose = march(corps({ japan: [2015, 2013] }), BEATEN);
    expect(holder(go(choose, { do: 'go', to: '2013' }), 2013)).toBe('allies');
  });
});

/** Aoba attacks Guadalcanal; Northampton comes from Espiritu Santo. Nobody is hurt. */
const SOLOMONS: Situation = {
  place: {
    'jp-hq-south-seas': 4021,
    'jp-ca-aoba': 4021,
    'us-1m-div': 4423,
    'us-hq-s-pac-ghormley': 4828,
    'us-ca-northampton': 4825,
  },
};
const NORTHAMPTON: Line = { do: 'react', units: ['us-ca-northampton'], to: '4423' };

function met(situation: Situation = SOLOMONS, units: UnitId[] = ['jp-ca-aoba']): Played {
  const start = offensive(aboutToPlay('J5', situation), 'J5', units);
  return fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [0, 0, 0], {
    intelligence: { do: 'attempt' },
    'reaction-hq': { do: 'hq', hq: 'us-hq-s-pac-ghormley' },
    react: [NORTHAMPTON, { do: 'done' }],
  });
}

describe('9.6 post-battle movement', () => {
  it('9.6 the reaction player first, then the offensive player', () => {
    const first = met();
    expect(first.decision).toMatchObject({ kind: 'post-battle-move', side: 'allies' });
    const second = go(first, { do: 'go', to: '4825' });
    expect(second.decision).toMatchObject({ kind: 'post-battle-move', side: 'japan' });
  });

  it('9.61 reaction ships go to friendly ports in supply and in range of an HQ', () => {
    const homes = targets(met(), 'go');
    expect(homes).toEqual(expect.arrayContaining(['4423', '4825', '4826', '4828']));
    // Gili Gili is near enough, but eight hexes from an HQ of range 7.
    expect(homes).not.toContain('4024');
    const wider = plus(SOLOMONS, { place: { 'us-hq-sw-pac': 3727 } });
    expect(targets(met(wider), 'go')).toContain('4024');
  });

  it('9.61 if there is none, to any friendly port', () => {
    // Singapore falls, and with it the only HQ: Force Z takes any Allied port within fifteen hexes.
    const singapore: Situation = {
      place: {
        'jp-hq-south': 2212,
        'jp-army-25': 2014,
        'du-1-regt': 2015,
        'cw-hq-malaya': 2015,
        'uk-bb-force-z': 2015,
      },
      japan: [2014],
    };
    const start = offensive(aboutToPlay('J15', singapore), 'J15', ['jp-army-25']);
    const over = fight(move(start, ['jp-army-25'], 'overland', 2015), [0, 0, 9, 0], {
      intelligence: { do: 'attempt' },
      'reaction-hq': { do: 'hq', hq: 'cw-hq-malaya' },
      react: [{ do: 'react', units: ['uk-bb-force-z'], mode: 'stay' }, { do: 'done' }],
    });
    expect(holder(over, 2015)).toBe('japan');
    expect(over.decision).toMatchObject({ kind: 'post-battle-move', side: 'allies' });
    expect(targets(over, 'go')).toEqual(expect.arrayContaining(['2018', '2220']));
    expect(targets(over, 'go')).not.toContain('2015');
  });

  it('9.62 offensive ships go to any friendly port within their distance', () => {
    const second = go(met(), { do: 'go', to: '4825' });
    expect(targets(second, 'go')).toEqual(['4017', '4021', '4415', '4715']);
  });

  it('9.62 the distance is that of the card: five hexes for a value of 1', () => {
    const start = offensive(aboutToPlay('J18', SOLOMONS), 'J18', ['jp-ca-aoba']);
    const over = fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [0], { 'post-battle-move': [] });
    // Rabaul is the only Japanese port within five hexes of Guadalcanal: it goes there unasked.
    expect(at(over, 'jp-ca-aoba')).toBe('4021');
  });

  it('9.62 who reaches no port is eliminated', () => {
    const start = offensive(aboutToPlay('J18', SOLOMONS), 'J18', ['jp-ca-aoba']);
    const moved = move(start, ['jp-ca-aoba'], 'naval', 4423);
    // Rabaul, its HQ gone, is given to the Allies behind its back.
    const board = {
      ...moved.state.board,
      japaneseHexes: moved.state.board.japaneseHexes.filter((hex) => hex !== '4021'),
    };
    const over = fight({ ...moved, state: { ...moved.state, board } }, [0]);
    expect(at(over, 'jp-ca-aoba')).toBe('eliminated');
  });

  it('9.6 activated units that have not moved or fought may move too, others not', () => {
    const idle = plus(SOLOMONS, { place: { 'jp-ca-takao': 4017, 'jp-ca-nachi': 4017 } });
    const second = go(met(idle, ['jp-ca-aoba', 'jp-ca-takao']), { do: 'go', to: '4825' });
    const over = playOn(second, { ...QUIET, 'post-battle-move': { do: 'go', to: '4021' } });
    expect(['jp-ca-aoba', 'jp-ca-takao', 'jp-ca-nachi'].map((unit) => at(over, unit as UnitId))).toEqual([
      '4021',
      '4021',
      '4017',
    ]);
  });

  it('9.6 who has moved strategically does not', () => {
    const ship: Situation = { place: { 'jp-hq-south-seas': 4021, 'jp-ca-aoba': 4021 } };
    const start = offensive(aboutToPlay('J5', ship), 'J5', ['jp-ca-aoba']);
    const over = fight(move(start, ['jp-ca-aoba'], 'naval-strategic', 4017));
    expect(over.decision?.kind).not.toBe('post-battle-move');
    const ordinary = fight(move(start, ['jp-ca-aoba'], 'naval', 4017));
    expect(ordinary.decision?.kind).toBe('post-battle-move');
  });

  it('9.6 ground units do not', () => {
    const over = march({ place: { 'aus-8-div': 2014 } }, [9, 0]);
    expect(kinds(over)).not.toContain('go');
  });

  it('9.62 air units end on friendly airfields, and may stay', () => {
    const air = plus(SOLOMONS, { place: { 'jp-af-25': 4021, 'jp-ca-aoba': 'out-of-play' } });
    const start = offensive(aboutToPlay('J18', air), 'J18', ['jp-af-25']);
    const homes = targets(fight(start), 'go');
    expect(homes).toEqual(expect.arrayContaining(['4021', '4017']));
    expect(homes).not.toContain('3822');
  });
});

describe('8.22, 8.32 emergency moves', () => {
  /** Wake (4612) is stormed; its air unit is not hit: 6 of the carrier's hits do not reach its defence. */
  const wake = (defenders: Situation['place']): Situation => ({
    place: {
      'jp-hq-south-seas': 4017,
      'jp-army-17': 4715,
      'jp-cv-akagi': 4715,
      'us-w-bde': 4612,
      ...defenders,
    },
    allies: [4612],
  });
  const storm = (defenders: Situation['place']): Played => {
    const start = offensive(aboutToPlay('J5', wake(defenders)), 'J5', ['jp-army-17', 'jp-cv-akagi']);
    const landed = move(start, ['jp-army-17', 'jp-cv-akagi'], 'amphibious', 4612);
    return fight(landed, [0, 0, 6, 0], { 'post-battle-move': { do: 'go', to: '4715' } });
  };

  it('8.32 the example: no airfield within four hexes of Wake for the marine air unit', () => {
    const over = storm({ 'us-marine-211': 4612 });
    expect(holder(over, 4612)).toBe('japan');
    expect(at(over, 'us-marine-211')).toBe('eliminated');
  });

  it('8.32 the example: an LRB reaches Midway, six hexes away', () => {
    expect(at(storm({ 'us-19-lrb': 4612 }), 'us-19-lrb')).toBe('5108');
  });

  it('8.22 ships that find no friendly port within ten hexes are eliminated', () => {
    expect(at(storm({ 'us-ca-northampton': 4612 }), 'us-ca-northampton')).toBe('eliminated');
  });

  it('8.22 others go to one of their choice, over land and through ZOI', () => {
    const singapore: Situation = {
      place: {
        'jp-hq-south': 2212,
        'jp-army-25': 2014,
        'du-1-regt': 2015,
        'uk-ca-exeter': 2015,
        'jp-af-22': 2014,
      },
      japan: [2014],
    };
    const start = offensive(aboutToPlay('J15', singapore), 'J15', ['jp-army-25']);
    const over = fight(move(start, ['jp-army-25'], 'overland', 2015), [0, 9, 0]);
    expect(holder(over, 2015)).toBe('japan');
    expect(over.decision).toMatchObject({ kind: 'emergency-move', side: 'allies' });
    expect(targets(over, 'go')).toEqual(expect.arrayContaining(['2018', '2220', '1308']));
    expect(targets(over, 'go')).not.toContain('3023');
  });
});

describe('8.24, 8.34, 8.48 stacking after the card', () => {
  const resting = (situation: Situation): Played => {
    const start = offensive(
      aboutToPlay('J5', plus({ place: { 'jp-hq-south-seas': 4017 } }, situation)),
      'J5',
      [],
    );
    return fight(start);
  };
  const at4021 = (...units: UnitId[]): Situation => ({
    place: Object.fromEntries(units.map((unit) => [unit, 4021])),
  });
  const SHIPS: UnitId[] = [
    'jp-ca-aoba',
    'jp-ca-takao',
    'jp-ca-nachi',
    'jp-ca-mogami',
    'jp-bb-kongo',
    'jp-bb-hiei',
    'jp-cv-akagi',
  ];

  it('8.24 six ships may stay; of seven the owner takes one off, to come back next turn', () => {
    expect(resting(at4021(...SHIPS.slice(0, 6))).decision?.kind).toBe('play-card');
    const crowded = resting(at4021(...SHIPS));
    expect(crowded.decision).toMatchObject({ kind: 'overstacked', side: 'japan' });
    expect(targets(crowded, 'remove', 'unit')).toEqual([...SHIPS].sort());
    const over = go(crowded, { do: 'remove', unit: 'jp-ca-nachi' });
    expect(at(over, 'jp-ca-nachi')).toBe('turn-3');
    expect(over.decision?.kind).toBe('play-card');
  });

  it('8.34 three air and ground units; air units go first, for two turns', () => {
    expect(resting(at4021('jp-army-17', 'jp-army-18', 'jp-af-25')).decision?.kind).toBe('play-card');
    const over = resting(at4021('jp-army-17', 'jp-army-18', 'jp-ss', 'jp-af-25'));
    expect(at(over, 'jp-af-25')).toBe('turn-4');
  });

  it('8.48 without air units the owner chooses among ground units', () => {
    const crowded = resting(at4021('jp-army-17', 'jp-army-18', 'jp-ss', 'jp-sn-1'));
    expect(targets(crowded, 'remove', 'unit')).toEqual(['jp-army-17', 'jp-army-18', 'jp-sn-1', 'jp-ss']);
    expect(at(go(crowded, { do: 'remove', unit: 'jp-sn-1' }), 'jp-sn-1')).toBe('turn-4');
  });

  it('6.11 HQs and ships do not count with them', () => {
    const mixed = plus(at4021('jp-army-17', 'jp-army-18', 'jp-ss', 'jp-ca-aoba'), {
      place: { 'jp-hq-south': 4021 },
    });
    const start = offensive(
      aboutToPlay('J5', plus({ place: { 'jp-hq-south-seas': 4017 } }, mixed)),
      'J5',
      [],
      {
        hq: 'jp-hq-south',
      },
    );
    expect(fight(start).decision?.kind).toBe('play-card');
  });

  it('8.34 the two halves of an air formation are one unit', () => {
    const allies = (...units: UnitId[]): Situation => ({
      place: { 'us-hq-sw-pac': 3727, ...Object.fromEntries(units.map((unit) => [unit, 4825])) },
    });
    expect(resting(allies('us-5af', 'us-5af-lrb', 'us-1m-div', 'us-2m-div')).decision?.kind).toBe(
      'play-card',
    );
    const crowded = resting(allies('us-5af', 'us-13af-lrb', 'us-1m-div', 'us-2m-div'));
    expect(crowded.decision).toMatchObject({ kind: 'overstacked', side: 'allies' });
  });

  it('8.24, 8.34 who is out of supply does not come back', () => {
    const cut: Situation = {
      place: { 'us-1m-div': 4825, 'us-2m-div': 4825, 'us-3m-div': 4825, 'us-13af': 4825 },
    };
    expect(at(resting(cut), 'us-13af')).toBe('eliminated');
    const fed = plus(cut, { place: { 'us-hq-sw-pac': 3727 } });
    expect(at(resting(fed), 'us-13af')).toBe('turn-4');
  });

  it('8.48 during the offensive there is no limit', () => {
    const many: Situation = {
      place: {
        'jp-hq-south-seas': 4017,
        'jp-army-17': 4021,
        'jp-army-18': 4021,
        'jp-ss': 4021,
        'jp-sn-1': 4020,
      },
      japan: [4020],
    };
    const start = offensive(aboutToPlay('J5', many), 'J5', ['jp-sn-1']);
    const moved = move(start, ['jp-sn-1'], 'amphibious', 4021);
    expect(at(moved, 'jp-sn-1')).toBe('4021');
    expect(fight(moved).decision?.kind).toBe('overstacked');
  });
});

describe('7.28 the end of the offensive', () => {
  it('7.28 nobody is activated any more, and the other player plays', () => {
    const start = offensive(aboutToPlay('J5', plus(SOLOMONS, {})), 'J5', ['jp-ca-aoba']);
    expect(start.state.board.activated).toEqual(['jp-ca-aoba']);
    const over = fight(start, [], { 'post-battle-move': { do: 'go', to: '4021' } });
    expect(over.state.board.activated).toEqual([]);
    expect(eventsLike(over, 'offensive-ended')).toHaveLength(1);
    const other = offensive(aboutToPlay('J5', { ...SOLOMONS, other: ['A1'] }), 'J5', ['jp-ca-aoba']);
    const next = fight(other, [], { 'post-battle-move': { do: 'go', to: '4021' } });
    expect(next.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('5.0, 5.36 an operations card is discarded, also one whose event would remove it', () => {
    const over = fight(offensive(aboutToPlay('J5', SOLOMONS), 'J5', []));
    expect(over.state.cards.japan.discard).toContain('J5');
    expect(over.state.cards.japan.removed).not.toContain('J5');
    expect(over.state.cards.japan.hand).toEqual([]);
  });

  it('5.36 an event that is not removed is discarded', () => {
    const over = fight(offensive(aboutToPlay('J16', SOLOMONS), 'J16', [], { use: 'event' }));
    expect(over.state.cards.japan.discard).toContain('J16');
  });
});
