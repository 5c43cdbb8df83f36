import { describe, expect, it } from 'vitest';
import { aboutToPlay, offered } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import {
  at,
  destinations,
  eventsLike,
  fight,
  go,
  holder,
  kinds,
  move,
  offensive,
  targets,
} from './support.ts';

// J5 has value 2, J15 value 3, J18 value 1. South HQ at Saigon, armies around Kota Bharu (2112).
const MALAYA: Situation = {
  place: { 'jp-hq-south': 2212, 'jp-army-25': 2112, 'jp-army-15': 2112, 'jp-army-38': 2012 },
};

describe('7.23 one stack after another', () => {
  it('7.23 a stack that has moved does not move again, the others still may', () => {
    const start = offensive(aboutToPlay('J15', MALAYA), 'J15', ['jp-army-25', 'jp-army-38']);
    const moved = move(start, ['jp-army-25'], 'overland', 2113);
    expect(targets(moved, 'add', 'unit')).toEqual(['jp-army-38']);
  });

  it('7.23 units of one hex may move together, units of different hexes may not', () => {
    const start = offensive(aboutToPlay('J15', MALAYA), 'J15', ['jp-army-25', 'jp-army-15', 'jp-army-38']);
    const first = go(start, { do: 'add', unit: 'jp-army-25' });
    expect(targets(first, 'add', 'unit')).toEqual(['jp-army-15']);
    const both = move(start, ['jp-army-25', 'jp-army-15'], 'overland', 2113);
    expect([at(both, 'jp-army-25'), at(both, 'jp-army-15')]).toEqual(['2113', '2113']);
  });

  it('7.23 units need not move at all', () => {
    const start = offensive(aboutToPlay('J15', MALAYA), 'J15', ['jp-army-25']);
    const over = fight(start);
    expect(at(over, 'jp-army-25')).toBe('2112');
    expect(over.state.board.activated).toEqual([]);
  });

  it('7.23 units that are not activated do not move', () => {
    const start = offensive(aboutToPlay('J15', MALAYA), 'J15', ['jp-army-25']);
    expect(targets(start, 'add', 'unit')).toEqual(['jp-army-25']);
  });
});

describe('6.5 control', () => {
  it('6.5 a march takes every vacant hex it enters at once', () => {
    // 2112 to 2113 costs 2; with one more hex of road the brigade would go on.
    const start = offensive(aboutToPlay('J15', MALAYA), 'J15', ['jp-army-25']);
    expect(holder(start, 2113)).toBe('allies');
    expect(holder(move(start, ['jp-army-25'], 'overland', 2113), 2113)).toBe('japan');
  });

  it('6.5 also those it only passes through', () => {
    const burma: Situation = {
      place: { 'jp-hq-south': 2110, 'jp-army-15': 2008 },
      japan: [2008, 2108],
    };
    const start = offensive(aboutToPlay('J15', burma), 'J15', ['jp-army-15']);
    const moved = move(start, ['jp-army-15'], 'overland', 2106);
    const [, ...entered] = eventsLike(moved, 'moved')[0]!.path;
    expect(entered.length).toBeGreaterThan(1);
    expect(entered.map((hex) => holder(moved, Number(hex)))).toEqual(entered.map(() => 'japan'));
  });

  it('6.5 a landing takes its hex only just before post-battle movement', () => {
    const landing: Situation = { place: { 'jp-hq-south-seas': 4017, 'jp-ss': 4021, 'jp-ca-aoba': 4021 } };
    const start = offensive(aboutToPlay('J5', landing), 'J5', ['jp-ss', 'jp-ca-aoba']);
    const ashore = move(start, ['jp-ss', 'jp-ca-aoba'], 'organic', 4423);
    expect(holder(ashore, 4423)).toBe('allies');
    const after = fight(ashore);
    expect(holder(after, 4423)).toBe('japan');
    // The ship may then stay in the port it has helped to take (6.5).
    expect(targets(after, 'go')).toContain('4423');
  });

  it('8.44 a port taken by march is a port for transport at once, one entered by landing is not', () => {
    const east: Situation = {
      place: { 'jp-hq-south-seas': 4021, 'jp-ss': 3720, 'jp-army-17': 4021, 'jp-army-18': 4021 },
      japan: [3720, 3721],
      turn: 3,
    };
    // 3822 Lae is next to Madang: a march of 2 MP.
    const march: Situation = plus(east, { place: { 'jp-ss': 3721 } });
    const start = offensive(aboutToPlay('J5', march), 'J5', ['jp-ss', 'jp-army-17', 'jp-army-18']);
    expect(destinations(start, ['jp-army-17'], 'strategic-transport')).not.toContain('3822');
    const marched = move(start, ['jp-ss'], 'overland', 3822);
    expect(destinations(marched, ['jp-army-17'], 'strategic-transport')).toContain('3822');
    const landed = move(start, ['jp-army-18'], 'amphibious', 3822);
    expect(destinations(landed, ['jp-army-17'], 'strategic-transport')).not.toContain('3822');
  });
});

describe('6.14 HQs in the way', () => {
  const withHq = (company: Situation['place']): Situation =>
    plus(MALAYA, { place: { 'cw-hq-seac': 2015, ...company }, japan: [2014] });

  it('6.14 an HQ alone leaves the map when ground units march in, to come back next turn', () => {
    const start = offensive(aboutToPlay('J15', plus(withHq({}), { place: { 'jp-army-25': 2014 } })), 'J15', [
      'jp-army-25',
    ]);
    const moved = move(start, ['jp-army-25'], 'overland', 2015);
    expect(at(moved, 'cw-hq-seac')).toBe('turn-3');
    expect(holder(moved, 2015)).toBe('japan');
  });

  it('6.14 one with a dot never comes back', () => {
    const malaya = plus(MALAYA, {
      place: { 'cw-hq-malaya': 2015, 'jp-army-25': 2014 },
      japan: [2014],
    });
    const moved = move(
      offensive(aboutToPlay('J15', malaya), 'J15', ['jp-army-25']),
      ['jp-army-25'],
      'overland',
      2015,
    );
    expect(at(moved, 'cw-hq-malaya')).not.toMatch(/^turn|^\d/);
  });

  it('6.14 one with ground or air units beside it stays until they are beaten', () => {
    for (const company of ['aus-8-div', 'uk-air-ma'] as const) {
      const situation = plus(withHq({ [company]: 2015 }), { place: { 'jp-army-25': 2014 } });
      const moved = move(
        offensive(aboutToPlay('J15', situation), 'J15', ['jp-army-25']),
        ['jp-army-25'],
        'overland',
        2015,
      );
      expect(at(moved, 'cw-hq-seac')).toBe('2015');
      expect(holder(moved, 2015)).toBe('allies');
    }
  });

  it('6.14 a hex that changes hands after a battle sends its HQ away', () => {
    const situation = plus(withHq({ 'uk-hk-div': [2015, 'reduced'] }), { place: { 'jp-army-25': 2014 } });
    const moved = move(
      offensive(aboutToPlay('J15', situation), 'J15', ['jp-army-25']),
      ['jp-army-25'],
      'overland',
      2015,
    );
    const over = fight(moved, [9, 0]);
    expect(at(over, 'uk-hk-div')).toBe('eliminated');
    expect(holder(over, 2015)).toBe('japan');
    expect(at(over, 'cw-hq-seac')).toBe('turn-3');
  });
});

describe('8.43 disengagement', () => {
  // Kota Bharu to 2113, where defenders stand; behind them 2014 and 2013.
  const meeting = (defenders: Situation['place'], more: Situation = {}): Situation =>
    plus({ place: { 'jp-hq-south': 2212, 'jp-army-25': [2112, 'reduced'], ...defenders } }, more);
  const marchIn = (situation: Situation, card: 'J5' | 'J15' = 'J15') =>
    move(offensive(aboutToPlay(card, situation), card, ['jp-army-25']), ['jp-army-25'], 'overland', 2113);

  it('8.43 the stronger defender is asked; a reduced army has 9', () => {
    const met = marchIn(meeting({ 'ind-1-corps': 2113 }));
    expect(met.decision).toMatchObject({ kind: 'disengage', side: 'allies' });
    expect(targets(met, 'withdraw')).toEqual(['2013', '2014']);
  });

  it('8.43 equal strength does not do', () => {
    expect(marchIn(meeting({ 'ind-3-corps': 2113 })).decision).toMatchObject({ kind: 'move' });
  });

  it('8.43 the strength of all defenders counts together', () => {
    expect(marchIn(meeting({ 'ind-3-corps': 2113, 'du-1-regt': 2113 })).decision?.kind).toBe('disengage');
  });

  it('8.43 not to the hex the attackers came from, nor to one with enemy units', () => {
    const met = marchIn(meeting({ 'ind-1-corps': 2113 }, { place: { 'jp-army-38': 2014 } }));
    expect(targets(met, 'withdraw')).toEqual(['2013']);
    const alone = marchIn(
      meeting({ 'ind-1-corps': 2113 }, { place: { 'jp-army-38': 2014, 'jp-army-15': 2013 } }),
    );
    expect(alone.decision?.kind).toBe('move');
  });

  it('8.43 not to any hex some attacker came from', () => {
    const two = meeting({ 'ind-4-corps': 2113 }, { place: { 'jp-sn-1': 2014 }, japan: [2014] });
    const start = offensive(aboutToPlay('J15', two), 'J15', ['jp-army-25', 'jp-sn-1']);
    const first = go(move(start, ['jp-sn-1'], 'overland', 2113), { do: 'hold' });
    const second = move(first, ['jp-army-25'], 'overland', 2113);
    expect(second.decision?.kind).toBe('disengage');
    expect(targets(second, 'withdraw')).toEqual(['2013']);
  });

  it('8.43, 8.42 the defenders go whatever it costs, the hex is taken, and the march may go on', () => {
    // From Singora to Kota Bharu, which is open: 1 MP, the route is no help against ground units. Two are left:
    // along the routes back and by Jitra and Kuala Lumpur as far as Kuantan (2014), not to Singapore.
    const open: Situation = {
      place: { 'jp-hq-south': 2212, 'jp-army-25': [2012, 'reduced'], 'ind-1-corps': 2112 },
      allies: [2112],
    };
    const start = offensive(aboutToPlay('J15', open), 'J15', ['jp-army-25']);
    const met = move(start, ['jp-army-25'], 'overland', 2112);
    expect(met.decision?.kind).toBe('disengage');
    const gone = go(met, { do: 'withdraw', to: '2013' });
    expect(at(gone, 'ind-1-corps')).toBe('2013');
    expect(holder(gone, 2112)).toBe('japan');
    expect(gone.decision).toMatchObject({ kind: 'move', side: 'japan' });
    expect(targets(gone, 'move')).toEqual(expect.arrayContaining(['2113', '2014']));
    expect(targets(gone, 'move')).not.toContain('2015');
    const on = go(gone, { do: 'move', mode: 'overland', to: '2113' });
    expect(at(on, 'jp-army-25')).toBe('2113');
    expect(kinds(on)).not.toContain('add');
  });

  it('8.43 a march without movement left does not go on', () => {
    const met = go(marchIn(meeting({ 'ind-1-corps': 2113 }), 'J5'), { do: 'withdraw', to: '2014' });
    expect(at(met, 'ind-1-corps')).toBe('2014');
    expect(targets(met, 'move')).toEqual([]);
  });

  it('8.43 who holds fights', () => {
    const held = go(marchIn(meeting({ 'ind-1-corps': 2113 })), { do: 'hold' });
    expect(at(held, 'ind-1-corps')).toBe('2113');
    const over = fight(held, [0, 0]);
    expect(over.events.some((event) => event.type === 'battle-declared' && event.hex === '2113')).toBe(true);
  });

  it('6.5 who withdraws into a vacant hex of the enemy takes it', () => {
    const met = marchIn(meeting({ 'ind-1-corps': 2113 }, { japan: [2014] }));
    expect(holder(go(met, { do: 'withdraw', to: '2014' }), 2014)).toBe('allies');
  });

  it('8.43 is no way out from a landing', () => {
    const landing: Situation = {
      place: { 'jp-hq-south': 2212, 'jp-army-25': [2212, 'reduced'], 'ind-1-corps': 2113 },
    };
    const start = offensive(aboutToPlay('J15', landing), 'J15', ['jp-army-25']);
    expect(move(start, ['jp-army-25'], 'amphibious', 2113).decision?.kind).toBe('move');
  });
});

describe('8.33 air units to the turn track', () => {
  const air: Situation = { place: { 'jp-hq-south': 2212, 'jp-ad-3': 2212, 'jp-ca-mogami': 2212 } };

  it('8.33 an activated air unit may be taken off the map and comes back next turn', () => {
    const start = offensive(aboutToPlay('J5', air), 'J5', ['jp-ad-3']);
    const gone = go(start, { do: 'add', unit: 'jp-ad-3' }, { do: 'turn-track' });
    expect(at(gone, 'jp-ad-3')).toBe('turn-3');
    expect(at(fight(gone), 'jp-ad-3')).toBe('turn-3');
  });

  it('8.33 ships may not', () => {
    const start = offensive(aboutToPlay('J5', air), 'J5', ['jp-ca-mogami']);
    expect(kinds(go(start, { do: 'add', unit: 'jp-ca-mogami' }))).not.toContain('turn-track');
  });

  it('8.33 who has moved strategically does not fight', () => {
    const strategic: Situation = {
      place: { 'jp-hq-south': 2212, 'jp-ad-3': 2212, 'du-3-regt': 2216 },
    };
    const start = offensive(aboutToPlay('J5', strategic), 'J5', ['jp-ad-3']);
    const flown = go(move(start, ['jp-ad-3'], 'air-strategic', 2112), { do: 'done' });
    expect(flown.events.some((event) => event.type === 'battle-declared')).toBe(false);
  });
});

describe('8.45A amphibious shipping points', () => {
  const shipping = (japan: number, more: Situation = {}): Situation =>
    plus(
      {
        place: { 'jp-hq-south-seas': 4017, 'jp-army-17': 4021, 'jp-ss': 4021, 'jp-sn-1': 4021 },
        markers: { asp: { japan } },
      },
      more,
    );

  it('8.45A an army costs a point a step, a brigade one', () => {
    const start = offensive(aboutToPlay('J5', shipping(7)), 'J5', ['jp-army-17', 'jp-ss']);
    const army = move(start, ['jp-army-17'], 'amphibious', 4020);
    expect(army.state.board.thisTurn.aspUsed.japan).toBe(2);
    expect(move(army, ['jp-ss'], 'amphibious', 4222).state.board.thisTurn.aspUsed.japan).toBe(3);
    const reduced = shipping(7, { place: { 'jp-army-17': [4021, 'reduced'] } });
    const half = offensive(aboutToPlay('J5', reduced), 'J5', ['jp-army-17']);
    expect(move(half, ['jp-army-17'], 'amphibious', 4020).state.board.thisTurn.aspUsed.japan).toBe(1);
  });

  it('8.45A without points nobody lands', () => {
    const start = offensive(aboutToPlay('J5', shipping(2)), 'J5', ['jp-army-17', 'jp-ss']);
    const spent = move(start, ['jp-army-17'], 'amphibious', 4020);
    expect(destinations(spent, ['jp-ss'], 'amphibious')).toEqual([]);
    const one = offensive(aboutToPlay('J5', shipping(1)), 'J5', ['jp-army-17', 'jp-ss']);
    expect(destinations(one, ['jp-army-17'], 'amphibious')).toEqual([]);
    expect(destinations(one, ['jp-ss'], 'amphibious')).toContain('4020');
  });

  it('8.45A points used stay used for the turn', () => {
    const start = offensive(aboutToPlay('J5', shipping(7)), 'J5', ['jp-army-17']);
    const over = fight(move(start, ['jp-army-17'], 'amphibious', 4020));
    expect(over.state.board.thisTurn.aspUsed.japan).toBe(2);
  });

  it('14.2B under rivalry Japan uses half its points, rounded up', () => {
    const rivalry = { markers: { rivalry: { japan: 'rivalry' } } };
    const three = offensive(aboutToPlay('J5', shipping(3, rivalry)), 'J5', ['jp-army-17']);
    expect(destinations(three, ['jp-army-17'], 'amphibious')).toContain('4020');
    const two = offensive(aboutToPlay('J5', shipping(2, rivalry)), 'J5', ['jp-army-17']);
    expect(destinations(two, ['jp-army-17'], 'amphibious')).toEqual([]);
  });

  it('8.46 organic transport and 8.44 strategic transport cost nothing', () => {
    const ship = shipping(0, { place: { 'jp-ca-aoba': 4021 } });
    const start = offensive(aboutToPlay('J5', ship), 'J5', ['jp-ss', 'jp-ca-aoba', 'jp-army-17']);
    const lifted = move(start, ['jp-ss', 'jp-ca-aoba'], 'organic', 4222);
    expect(lifted.state.board.thisTurn.aspUsed.japan).toBe(0);
    expect(move(lifted, ['jp-army-17'], 'strategic-transport', 4017).state.board.thisTurn.aspUsed.japan).toBe(
      0,
    );
  });
});

describe('7.23 carriers first', () => {
  // US 13th Air Force at Espiritu Santo keeps unescorted troops from Ndeni's neighbourhood; S Pac HQ supplies it.
  const zoi: Situation = {
    place: {
      'jp-hq-south-seas': 4021,
      'jp-ss': 4423,
      'jp-cv-akagi': 4423,
      'us-hq-s-pac-ghormley': 4828,
      'us-13af': 4825,
    },
    japan: [4423],
  };

  it('7.23, 6.4 B troops alone may not enter enemy ZOI; they may after a carrier has neutralised it', () => {
    const start = offensive(aboutToPlay('J5', zoi), 'J5', ['jp-ss', 'jp-cv-akagi']);
    expect(destinations(start, ['jp-ss'], 'amphibious')).not.toContain('4723');
    const carrier = move(start, ['jp-cv-akagi'], 'naval', 4724);
    expect(destinations(carrier, ['jp-ss'], 'amphibious')).toContain('4723');
  });

  it('7.23 or together with the carrier', () => {
    const start = offensive(aboutToPlay('J5', zoi), 'J5', ['jp-ss', 'jp-cv-akagi']);
    expect(destinations(start, ['jp-ss', 'jp-cv-akagi'], 'amphibious')).toContain('4723');
  });

  it('8.21 a carrier may not wait for a landing still to come', () => {
    const quiet = plus(zoi, { place: { 'us-13af': 'out-of-play' } });
    const start = offensive(aboutToPlay('J5', quiet), 'J5', ['jp-ss', 'jp-cv-akagi']);
    expect(destinations(start, ['jp-cv-akagi'], 'naval')).not.toContain('4722');
    const landed = move(start, ['jp-ss'], 'amphibious', 4723);
    expect(destinations(landed, ['jp-cv-akagi'], 'naval')).toContain('4722');
  });
});

describe('7.23 the end of movement', () => {
  it('7.23 movement may be ended or the offensive abandoned at any time between two stacks', () => {
    const start = offensive(aboutToPlay('J15', MALAYA), 'J15', ['jp-army-25']);
    expect(offered(start.state, 'done')).toHaveLength(1);
    expect(offered(start.state, 'abandon')).toHaveLength(1);
  });
});
