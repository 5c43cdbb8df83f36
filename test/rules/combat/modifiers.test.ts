import { describe, expect, it } from 'vitest';
import type { Side } from '../../../src/data/ids.ts';
import type { CombatEffect } from '../../../src/rules/combat/effects.ts';
import { airNavalModifiers, groundModifiers } from '../../../src/rules/combat/modifiers.ts';
import { withChanges } from '../../../src/rules/state/board.ts';
import { battle, changeOf, type Fight, total } from './support.ts';

const airNaval = (fight: Fight, side: Side) => {
  const { board, battle: fought } = battle(fight);
  return airNavalModifiers(board, fought, side);
};

const ground = (fight: Fight, side: Side) => {
  const { board, battle: fought } = battle(fight);
  return groundModifiers(board, fought, side);
};

describe('9.2B air-naval modifiers', () => {
  const ships: Fight = {
    hex: 4612,
    offensive: 'japan',
    place: { 'jp-ca-aoba': 4612, 'us-ca-northampton': 4612 },
  };

  it('9.2B1 ambush: +4 for the Allies, nothing for Japan', () => {
    expect(airNaval({ ...ships, intelligence: 'ambush' }, 'allies')).toEqual([
      { rule: '9.2B1', change: 4, reason: 'ambush' },
    ]);
    expect(airNaval({ ...ships, intelligence: 'ambush' }, 'japan')).toEqual([]);
  });

  it.each(['japan', 'allies'] as const)('9.2B2 surprise: +3 for the offensive player, %s', (offensive) => {
    const other = offensive === 'japan' ? 'allies' : 'japan';
    const fight: Fight = { ...ships, offensive, intelligence: 'surprise' };
    expect(changeOf(airNaval(fight, offensive), '9.2B2')).toBe(3);
    expect(airNaval(fight, other)).toEqual([]);
  });

  it('9.2B intercept: no modifier for anybody', () => {
    expect(airNaval(ships, 'japan')).toEqual([]);
    expect(airNaval(ships, 'allies')).toEqual([]);
  });

  const withUs = (unit: 'us-cv-essex' | 'us-7af' | 'us-20bc'): Fight => ({
    ...ships,
    place: { ...ships.place, [unit]: unit === 'us-cv-essex' ? 4611 : 5108 },
  });

  it.each([
    [1, undefined, undefined],
    [4, undefined, undefined],
    [5, 1, undefined],
    [7, 1, undefined],
    [8, undefined, 3],
    [10, undefined, 3],
    [11, undefined, 3],
    [12, undefined, 3],
  ])('9.2B3, 9.2B4 US air unit or carrier on turn %i', (turn, in1943, later) => {
    for (const unit of ['us-cv-essex', 'us-7af', 'us-20bc'] as const) {
      const modifiers = airNaval({ ...withUs(unit), turn }, 'allies');
      expect(changeOf(modifiers, '9.2B3'), unit).toBe(in1943);
      expect(changeOf(modifiers, '9.2B4'), unit).toBe(later);
    }
  });

  it('9.2B3, 9.2B4 nothing for Japan', () => {
    expect(airNaval({ ...withUs('us-7af'), turn: 5 }, 'japan')).toEqual([]);
    expect(airNaval({ ...withUs('us-7af'), turn: 9 }, 'japan')).toEqual([]);
  });

  it.each([5, 9])('9.2B3, 9.2B4 nothing for US ships without carriers on turn %i', (turn) => {
    expect(airNaval({ ...ships, turn }, 'allies')).toEqual([]);
  });

  it.each([5, 9])('9.2B3, 9.2B4 nothing for British carriers and Australian air units on turn %i', (turn) => {
    const place = { 'uk-cv-victorious': 4612, 'aus-air': 5108 } as const;
    expect(airNaval({ ...ships, place, turn }, 'allies')).toEqual([]);
  });

  it('9.2B4 nothing once the US air units and carriers are gone', () => {
    const { board, battle: fought } = battle({ ...withUs('us-7af'), turn: 9 });
    const after = withChanges(board, { units: { 'us-7af': { at: 'eliminated' } } });
    expect(airNavalModifiers(after, fought, 'allies')).toEqual([]);
  });

  it('9.2B ambush and 1944 add up', () => {
    expect(total(airNaval({ ...withUs('us-7af'), turn: 9, intelligence: 'ambush' }, 'allies'))).toBe(7);
  });
});

describe('9.2B5 cards in the air-naval battle', () => {
  const J8: CombatEffect = {
    kind: 'die',
    combat: 'air-naval',
    side: 'japan',
    change: 1,
    source: 'J8',
    onlyIf: { kind: 'commonwealth-ship' },
  };
  const raid: Fight = { hex: 1307, offensive: 'japan', place: { 'jp-cv-akagi': 1309 }, effects: [J8] };

  it('J8 +1 for Japan with a Commonwealth ship in the battle', () => {
    const place = { ...raid.place, 'uk-bb-warspite': 1307 } as const;
    expect(changeOf(airNaval({ ...raid, place }, 'japan'), 'J8')).toBe(1);
    expect(airNaval({ ...raid, place }, 'allies')).toEqual([]);
    expect(ground({ ...raid, place }, 'japan')).not.toContainEqual(expect.objectContaining({ rule: 'J8' }));
  });

  it('J8 nothing with Commonwealth air units and US or Dutch ships', () => {
    const place = { ...raid.place, 'uk-air-seac': 1307, 'us-ca-asia': 1307, 'du-cl-dutch': 1307 } as const;
    expect(airNaval({ ...raid, place }, 'japan')).toEqual([]);
  });

  const J32: CombatEffect = {
    kind: 'die',
    combat: 'air-naval',
    side: 'japan',
    change: 1,
    source: 'J32',
    onlyIf: { kind: 'idle-carrier-within', range: 6 },
  };
  const airRaid: Fight = {
    hex: 4423,
    offensive: 'japan',
    place: { 'jp-af-25': 4021, 'us-ca-northampton': 4423 },
    effects: [J32],
    japan: [4021],
  };

  it('J32 +1 within 6 hexes of a Japanese CV or CVL that is not activated', () => {
    // 4017 to 4423 are 8 hexes, 4117 to 4423 no less than 7; 4219 to 4423 are 5.
    expect(changeOf(airNaval({ ...airRaid, elsewhere: { 'jp-cv-akagi': 4219 } }, 'japan'), 'J32')).toBe(1);
    expect(changeOf(airNaval({ ...airRaid, elsewhere: { 'jp-cvl-zuiho': 4219 } }, 'japan'), 'J32')).toBe(1);
  });

  it('J32 nothing without one, or too far away, or activated', () => {
    expect(airNaval(airRaid, 'japan')).toEqual([]);
    expect(airNaval({ ...airRaid, elsewhere: { 'jp-cv-akagi': 4017 } }, 'japan')).toEqual([]);
    expect(airNaval({ ...airRaid, elsewhere: { 'jp-bb-hiei': 4219 } }, 'japan')).toEqual([]);
    expect(airNaval({ ...airRaid, place: { ...airRaid.place, 'jp-cv-akagi': 4222 } }, 'japan')).toEqual([]);
  });

  it('9.2B5 a die effect of ground combat does not touch the air-naval battle', () => {
    const effect: CombatEffect = { kind: 'die', combat: 'ground', side: 'allies', change: 4, source: 'A26' };
    expect(airNaval({ ...airRaid, effects: [effect] }, 'allies')).toEqual([]);
    expect(changeOf(ground({ ...airRaid, effects: [effect] }, 'allies'), 'A26')).toBe(4);
  });
});

describe('9.4 naval gunfire', () => {
  const fight: Fight = {
    hex: 4612,
    offensive: 'japan',
    place: { 'jp-sn-4': 4612, 'jp-ca-aoba': 4612, 'us-w-bde': 4612 },
    landed: ['jp-sn-4'],
  };

  it('9.4A1 +2 if only the offensive player has ships in the hex', () => {
    expect(changeOf(ground(fight, 'japan'), '9.4A1')).toBe(2);
  });

  it('9.4A1 not for the reaction player', () => {
    expect(changeOf(ground(fight, 'allies'), '9.4A1')).toBeUndefined();
    const place = { 'jp-sn-4': 4612, 'us-w-bde': 4612, 'us-ca-northampton': 4612 } as const;
    expect(changeOf(ground({ ...fight, place }, 'allies'), '9.4A1')).toBeUndefined();
  });

  it('9.4A1 not if the reaction player has a ship there too', () => {
    const place = { ...fight.place, 'us-dd-asia': 4612 } as const;
    expect(changeOf(ground({ ...fight, place }, 'japan'), '9.4A1')).toBeUndefined();
  });

  it('9.4A1 enemy ships sunk or outside the hex do not prevent it', () => {
    const { board, battle: fought } = battle({
      ...fight,
      place: { ...fight.place, 'us-dd-asia': 4612, 'us-ca-northampton': 4611 },
    });
    const after = withChanges(board, { units: { 'us-dd-asia': { at: 'eliminated' } } });
    expect(changeOf(groundModifiers(after, fought, 'japan'), '9.4A1')).toBe(2);
  });

  it('9.4A1 not for ships outside the hex', () => {
    const place = { 'jp-sn-4': 4612, 'jp-cv-akagi': 4614, 'jp-ca-aoba': 4614, 'us-w-bde': 4612 } as const;
    expect(changeOf(ground({ ...fight, place }, 'japan'), '9.4A1')).toBeUndefined();
  });

  it('17.11 not where a rule forbids it', () => {
    const effects: CombatEffect[] = [{ kind: 'no-bombardment', source: '17.11' }];
    expect(changeOf(ground({ ...fight, effects }, 'japan'), '9.4A1')).toBeUndefined();
  });

  it('9.4A1, 9.4A2 a lone carrier in the hex, even a CVE, gives +4', () => {
    const place = { 'us-cve-st-lo': 4612, 'us-m-bde': 4612, 'jp-sn-4': 4612 } as const;
    const modifiers = ground({ hex: 4612, offensive: 'allies', place, japan: [4612] }, 'allies');
    expect(modifiers.map(({ change }) => change)).toEqual([2, 2]);
  });
});

describe('9.4 air superiority', () => {
  const fight: Fight = {
    hex: 4612,
    offensive: 'japan',
    place: { 'jp-sn-4': 4612, 'jp-af-24': 4715, 'us-w-bde': 4612 },
    landed: ['jp-sn-4'],
  };

  it('9.4A2 +2 if only the offensive player has air units or carriers left in the battle', () => {
    expect(changeOf(ground(fight, 'japan'), '9.4A2')).toBe(2);
    expect(changeOf(ground(fight, 'allies'), '9.4A2')).toBeUndefined();
  });

  it('9.4A2 not if an air unit of the reaction player survives, activated or not', () => {
    const place = { ...fight.place, 'us-marine-211': 4612 } as const;
    expect(changeOf(ground({ ...fight, place }, 'japan'), '9.4A2')).toBeUndefined();
    expect(
      changeOf(ground({ ...fight, place, reacting: ['us-marine-211'] }, 'japan'), '9.4A2'),
    ).toBeUndefined();
  });

  it('9.4A2 not if a carrier of the reaction player survives outside the hex', () => {
    const place = { ...fight.place, 'us-cv-wasp': 4611 } as const;
    expect(changeOf(ground({ ...fight, place, reacting: ['us-cv-wasp'] }, 'japan'), '9.4A2')).toBeUndefined();
  });

  it('9.4A2 again once it has been eliminated', () => {
    const { board, battle: fought } = battle({
      ...fight,
      place: { ...fight.place, 'us-marine-211': 4612 },
    });
    const after = withChanges(board, { units: { 'us-marine-211': { at: 'eliminated' } } });
    expect(changeOf(groundModifiers(after, fought, 'japan'), '9.4A2')).toBe(2);
  });

  it('9.4A2 not without air units, for ships alone, or for units that are not activated', () => {
    const place = { 'jp-sn-4': 4612, 'jp-ca-aoba': 4612, 'us-w-bde': 4612 } as const;
    expect(changeOf(ground({ ...fight, place }, 'japan'), '9.4A2')).toBeUndefined();
    expect(changeOf(ground({ ...fight, idle: ['jp-af-24'] }, 'japan'), '9.4A2')).toBeUndefined();
  });

  it('9.4A2 enemy ships without carriers do not prevent it', () => {
    const place = { ...fight.place, 'us-ca-northampton': 4612 } as const;
    expect(changeOf(ground({ ...fight, place }, 'japan'), '9.4A2')).toBe(2);
  });
});

describe('9.4 terrain', () => {
  it.each([
    ['jungle', 2008, -1],
    ['mixed', 2014, -2],
    ['mountain', 3823, -3],
    ['open', 2112, undefined],
    ['an atoll', 4612, undefined],
  ])('9.4A3 %s', (_, hex, change) => {
    const fight: Fight = { hex, offensive: 'japan', place: { 'jp-army-15': hex, 'ind-3-corps': hex } };
    expect(changeOf(ground(fight, 'japan'), '9.4A3')).toBe(change);
    expect(ground(fight, 'allies')).toEqual([]);
  });

  it('9.4A3 a city has no modifier of its own: Dacca lies in open terrain', () => {
    const place = { 'jp-army-15': 1905, 'ind-3-corps': 1905 } as const;
    expect(ground({ hex: 1905, offensive: 'japan', place }, 'japan')).toEqual([]);
  });
});

describe('9.4 defence against a landing', () => {
  const fight: Fight = {
    hex: 4612,
    offensive: 'japan',
    place: { 'jp-sn-4': 4612, 'jp-ca-aoba': 4612, 'us-w-bde': 4612 },
    landed: ['jp-sn-4'],
    assaultedDefenders: true,
  };

  it('9.4 +3 for the reaction player whose ground units or HQ were there before', () => {
    expect(ground(fight, 'allies')).toEqual([
      { rule: '9.4', change: 3, reason: 'defence against a landing' },
    ]);
    expect(changeOf(ground(fight, 'japan'), '9.4')).toBeUndefined();
  });

  it('9.4 nothing if they came by reaction movement into a vacant hex', () => {
    expect(ground({ ...fight, assaultedDefenders: false }, 'allies')).toEqual([]);
  });

  it('9.4 nothing against an attack by land', () => {
    expect(ground({ ...fight, landed: [] }, 'allies')).toEqual([]);
  });

  it('9.4 +3 if some came by land and some by sea', () => {
    const place = { ...fight.place, 'jp-sn-3': 4612 } as const;
    expect(total(ground({ ...fight, place }, 'allies'))).toBe(3);
  });

  it('13.76 a garrison is a ground unit that was there before', () => {
    const landing: Fight = {
      hex: 2609,
      offensive: 'allies',
      place: { 'us-1m-div': 2609, 'us-ca-baltimore': 2609 },
      landed: ['us-1m-div'],
    };
    expect(total(ground(landing, 'japan'))).toBe(3);
  });
});

describe('9.4 armour', () => {
  const fight: Fight = {
    hex: 2008,
    offensive: 'japan',
    place: { 'jp-army-15': 2008, 'uk-7-armd-bde': 2008, 'ind-b-div': 2008 },
  };

  it('9.4 +1 for the Allies with the 7th Armoured Brigade, in defence and in attack', () => {
    expect(ground(fight, 'allies')).toEqual([{ rule: '9.4', change: 1, reason: 'armour' }]);
    expect(changeOf(ground({ ...fight, offensive: 'allies' }, 'allies'), '9.4', 'armour')).toBe(1);
  });

  it('9.4 nothing without it, or once it is eliminated', () => {
    const place = { 'jp-army-15': 2008, 'ind-b-div': 2008 } as const;
    expect(ground({ ...fight, place }, 'allies')).toEqual([]);
    const { board, battle: fought } = battle(fight);
    const after = withChanges(board, { units: { 'uk-7-armd-bde': { at: 'eliminated' } } });
    expect(groundModifiers(after, fought, 'allies')).toEqual([]);
  });
});

describe('9.4 cards in ground combat', () => {
  const J3: CombatEffect = {
    kind: 'final-die',
    combat: 'ground',
    side: 'japan',
    value: 4,
    source: 'J3',
    onlyIf: { kind: 'malaya-jungle-or-mixed' },
  };
  const at = (hex: number): Fight => ({
    hex,
    offensive: 'japan',
    place: { 'jp-army-15': hex, 'jp-ca-aoba': hex, 'ind-3-corps': hex },
    effects: [{ kind: 'die', combat: 'ground', side: 'japan', change: 1, source: 'other' }, J3],
  });

  it.each([
    ['open Malaya', 2112],
    ['mixed Malaya', 2015],
    ['jungle', 2008],
    ['mixed', 2018],
  ])('J3 +4 in %s and no other modifier of Japan', (_, hex) => {
    expect(ground(at(hex), 'japan').map(({ rule, change }) => [rule, change])).toEqual([['J3', 4]]);
  });

  it('J3 nothing in open terrain outside Malaya, where the others hold', () => {
    expect(total(ground(at(2812), 'japan'))).toBe(2 + 1);
  });

  it('J3 leaves the Allied modifiers alone', () => {
    const landing: Fight = { ...at(2015), landed: ['jp-army-15'], assaultedDefenders: true };
    expect(total(ground(landing, 'allies'))).toBe(3);
  });

  const J23: CombatEffect = {
    kind: 'die',
    combat: 'ground',
    side: 'japan',
    change: 1,
    source: 'J23',
    onlyIf: { kind: 'brigade' },
  };

  it('J23 +1 with a brigade in the battle, of either side', () => {
    const own: Fight = { hex: 2112, offensive: 'japan', place: { 'jp-sn-1': 2112, 'ind-3-corps': 2112 } };
    expect(changeOf(ground({ ...own, effects: [J23] }, 'japan'), 'J23')).toBe(1);
    const place = { 'jp-army-15': 2112, 'uk-77-bde': 2112 } as const;
    expect(changeOf(ground({ ...own, place, effects: [J23] }, 'japan'), 'J23')).toBe(1);
  });

  it('J23 nothing without one: the 38th Army at Kuantan in the example of 9.34', () => {
    const place = { 'jp-army-38': 2014, 'ind-3-corps': 2014 } as const;
    const modifiers = ground({ hex: 2014, offensive: 'japan', place, effects: [J23] }, 'japan');
    expect(modifiers.map(({ change }) => change)).toEqual([-2]);
  });

  const A37: CombatEffect = {
    kind: 'die',
    combat: 'ground',
    side: 'allies',
    change: 2,
    source: 'A37',
    onlyIf: { kind: 'one-hex-island' },
  };

  it.each([
    [4612, 2],
    [3520, undefined],
  ])('A37 holds on one-hex islands only: %i', (hex, change) => {
    const place = { 'us-1m-div': hex, 'jp-army-18': hex } as const;
    const fight: Fight = { hex, offensive: 'allies', place, effects: [A37], japan: [hex] };
    expect(changeOf(ground(fight, 'allies'), 'A37')).toBe(change);
  });

  it('J31 +1 for Japan on one-hex islands, in offensives of both sides', () => {
    const place = { 'us-1m-div': 4612, 'jp-army-18': 4612 } as const;
    for (const offensive of ['japan', 'allies'] as const) {
      const { board, battle: fought } = battle({ hex: 4612, offensive, place });
      const fortified = { ...board, events: ['island-fortifications' as const] };
      expect(changeOf(groundModifiers(fortified, fought, 'japan'), 'J31')).toBe(1);
      expect(changeOf(groundModifiers(fortified, fought, 'allies'), 'J31')).toBeUndefined();
      expect(changeOf(groundModifiers(board, fought, 'japan'), 'J31')).toBeUndefined();
    }
  });

  it('J31 nothing on larger islands', () => {
    const place = { 'us-1m-div': 3520, 'jp-army-18': 3520 } as const;
    const { board, battle: fought } = battle({ hex: 3520, offensive: 'allies', place });
    const fortified = { ...board, events: ['island-fortifications' as const] };
    expect(changeOf(groundModifiers(fortified, fought, 'japan'), 'J31')).toBeUndefined();
  });

  it('9.4 all modifiers but that of J3 add up', () => {
    const place = { 'jp-army-19': 2913, 'jp-cvl-zuiho': 2913, 'us-sl-corps': 2913 } as const;
    const effects: CombatEffect[] = [
      { kind: 'die', combat: 'ground', side: 'japan', change: 1, source: 'x' },
    ];
    expect(total(ground({ hex: 2913, offensive: 'japan', place, effects }, 'japan'))).toBe(2 + 2 - 2 + 1);
  });
});
