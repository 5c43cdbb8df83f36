import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { unitOf } from '../../../src/data/units.ts';
import { rivalryForbids } from '../../../src/rules/play/activation-limits.ts';
import { aspLeft } from '../../../src/rules/play/asp.ts';
import { goesToEurope, mayGoToEurope } from '../../../src/rules/strategic/europe.ts';
import { aboutToPlay } from '../../support/playing.ts';
import { emptyMapWith } from '../../support/situation.ts';
import { LEVEL_1, laterSegment, NO_EFFECT, segment, type Units } from '../../support/strategic.ts';
import { at, destinations, eventsLike, go, offensive, targets } from '../play/support.ts';

const RIVALRY = { allies: 'rivalry' };

/** Reinforcements of turn 3 with SW Pac and ANZAC there to receive them. */
const turn3 = (place: Units, markers: object, turn = 3) =>
  segment('reinforcement', {
    turn,
    place: { 'us-hq-sw-pac': 3727, 'joint-hq-anzac': 3626, ...place },
    markers,
  });

const waits = (unit: UnitId, markers: object) =>
  at(turn3({ [unit]: 'turn-3' } as Units, markers), unit) === 'delay-box';

describe('10.21 delay by the War in Europe', () => {
  it('10.21 at level 1 what is due goes to the delay box', () => {
    expect(waits('us-1m-div', { warInEurope: LEVEL_1 })).toBe(true);
  });

  it('10.21 of every Allied nation', () => {
    expect(waits('aus-3-corps', { warInEurope: LEVEL_1 })).toBe(true);
    expect(waits('uk-33-corps', { warInEurope: LEVEL_1 })).toBe(true);
    expect(waits('nz-3-div', { warInEurope: LEVEL_1 })).toBe(true);
  });

  it('10.21 ships and aircraft too', () => {
    expect(waits('us-cv-wasp', { warInEurope: LEVEL_1 })).toBe(true);
    expect(waits('us-2maw', { warInEurope: LEVEL_1 })).toBe(true);
  });

  it('10.21 who has waited comes in', () => {
    const start = turn3({ 'us-1m-div': 'delay-box', 'us-cv-wasp': 'turn-3' }, { warInEurope: LEVEL_1 });
    expect(targets(start, 'place', 'unit')).toEqual(['us-1m-div']);
    const after = go(start, { do: 'place', unit: 'us-1m-div', to: '3727' });
    expect([at(after, 'us-1m-div'), at(after, 'us-cv-wasp')]).toEqual(['3727', 'delay-box']);
  });

  it('10.21 who has waited a turn comes in at level 4 too', () => {
    const start = turn3({ 'us-1m-div': 'delay-box' }, { warInEurope: -7 });
    expect(targets(start, 'place', 'unit')).toEqual(['us-1m-div']);
  });

  it('10.21 without effect both come in', () => {
    const start = turn3({ 'us-1m-div': 'delay-box', 'us-cv-wasp': 'turn-3' }, { warInEurope: NO_EFFECT });
    const after = go(start, { do: 'place', to: '3727' }, { do: 'place', to: '3727' });
    expect([at(after, 'us-1m-div'), at(after, 'us-cv-wasp')]).toEqual(['3727', '3727']);
  });

  it('10.21, 4.11 Japan’s reinforcements are never delayed', () => {
    const start = segment('reinforcement', {
      turn: 3,
      place: { 'jp-hq-south': 2212, 'jp-army-31': 'turn-3' },
      markers: { warInEurope: -7, rivalry: { japan: 'rivalry', allies: 'rivalry' } },
    });
    expect(targets(start, 'place', 'unit')).toEqual(['jp-army-31']);
  });

  it('10.21 the delay is told with its rule', () => {
    const start = turn3({ 'us-1m-div': 'turn-3' }, { warInEurope: LEVEL_1 });
    expect(eventsLike(start, 'placed')).toEqual([
      { type: 'placed', unit: 'us-1m-div', to: 'delay-box', rule: '10.21' },
    ]);
  });
});

describe('10.21, 14.1A delay by rivalry', () => {
  const rivalryAlone = { warInEurope: NO_EFFECT, rivalry: RIVALRY };

  it('14.1A US Army ground units are delayed', () => {
    expect(waits('us-i-corps', rivalryAlone)).toBe(true);
    expect(waits('us-11-abn-div', rivalryAlone)).toBe(true);
  });

  it('14.1A and US Army air units', () => {
    expect(waits('us-13af', rivalryAlone)).toBe(true);
    expect(waits('us-13af-lrb', rivalryAlone)).toBe(true);
  });

  it('14.1A not the Marines', () => {
    expect(waits('us-1m-div', rivalryAlone)).toBe(false);
    expect(waits('us-2maw', rivalryAlone)).toBe(false);
  });

  it('14.1A not the US Navy', () => {
    expect(waits('us-cv-wasp', rivalryAlone)).toBe(false);
    expect(waits('us-cve-sangamon', rivalryAlone)).toBe(false);
    expect(waits('us-sf-bde', rivalryAlone)).toBe(false);
  });

  it('14.1A not the other Allies', () => {
    expect(waits('aus-3-corps', rivalryAlone)).toBe(false);
    expect(waits('uk-air-seac', rivalryAlone)).toBe(false);
    expect(waits('uk-bb-warspite', rivalryAlone)).toBe(false);
  });

  it('10.21 with the War in Europe at level 1 as well, all of them', () => {
    const both = { warInEurope: LEVEL_1, rivalry: RIVALRY };
    expect(waits('us-1m-div', both)).toBe(true);
    expect(waits('aus-3-corps', both)).toBe(true);
  });

  it('10.21 who has waited comes in under rivalry', () => {
    const start = turn3({ 'us-i-corps': 'delay-box' }, rivalryAlone);
    expect(targets(start, 'place', 'unit')).toEqual(['us-i-corps']);
  });

  it('14.1A under agreement the US Army is not delayed', () => {
    expect(waits('us-i-corps', { warInEurope: NO_EFFECT, rivalry: { allies: 'agreement' } })).toBe(false);
  });

  it('14.1A Japan’s own rivalry does not delay the US Army', () => {
    expect(waits('us-i-corps', { warInEurope: NO_EFFECT, rivalry: { japan: 'rivalry' } })).toBe(false);
  });
});

describe('10.22 who may be sent to Europe', () => {
  const may = (unit: UnitId) => mayGoToEurope(unitOf(unit));

  it('10.22 US Army ground units', () => {
    expect(may('us-xi-corps')).toBe(true);
    expect(may('us-11-abn-div')).toBe(true);
  });

  it('10.22 US Army air units, bombers included', () => {
    expect(may('us-5af')).toBe(true);
    expect(may('us-10af-lrb')).toBe(true);
  });

  it('10.22 escort carriers of the US Navy', () => {
    expect(may('us-cve-sangamon')).toBe(true);
  });

  it('10.22 no other carriers', () => {
    expect(may('us-cv-essex')).toBe(false);
    expect(may('us-cvl-cowpens')).toBe(false);
  });

  it('10.22 no other ships', () => {
    expect(may('us-bb-washington')).toBe(false);
    expect(may('us-ca-northampton')).toBe(false);
  });

  it('10.22 no Marines, on the ground or in the air', () => {
    expect(may('us-1m-div')).toBe(false);
    expect(may('us-m-bde')).toBe(false);
    expect(may('us-1maw')).toBe(false);
  });

  it('10.22, 1.3 not the SF brigade, which is the Navy’s', () => {
    expect(may('us-sf-bde')).toBe(false);
  });

  it('10.22 nobody else among the Allies', () => {
    expect(may('uk-33-corps')).toBe(false);
    expect(may('uk-air-seac-lrb')).toBe(false);
    expect(may('aus-3-corps')).toBe(false);
    expect(may('uk-cv-victorious')).toBe(false);
  });
});

describe('10.23 who is never delayed', () => {
  const worst = { warInEurope: -7, rivalry: RIVALRY };

  it('10.23 HQs', () => {
    const start = turn3({ 'us-hq-s-pac-ghormley': 'turn-3' }, worst);
    expect(targets(start, 'place', 'unit')).toEqual(['us-hq-s-pac-ghormley']);
  });

  it('10.23 B-29s', () => {
    const start = turn3({ 'us-20bc': 'turn-9' }, worst, 9);
    expect(targets(start, 'place', 'unit')).toEqual(['us-20bc']);
  });

  it('10.23 B-29s are not delayed by rivalry alone either', () => {
    const start = turn3({ 'us-21bc': 'turn-10' }, { warInEurope: NO_EFFECT, rivalry: RIVALRY }, 10);
    expect(targets(start, 'place', 'unit')).toEqual(['us-21bc']);
  });
});

describe('10.24 dice for Europe', () => {
  const one = (unit: UnitId, markers: object, turn = 3) =>
    turn3({ [unit]: `turn-${turn}` } as Units, markers, turn);

  it('10.24 a die for a unit put in the delay box', () => {
    expect(one('us-i-corps', { warInEurope: LEVEL_1 }).decision).toMatchObject({
      kind: 'die',
      side: 'chance',
      rule: '10.24',
    });
  });

  it('10.24 one for each', () => {
    const start = turn3(
      { 'us-i-corps': 'turn-3', 'us-13af': 'turn-3', 'us-13af-lrb': 'turn-3' },
      { warInEurope: LEVEL_1 },
    );
    const after = go(start, { do: 'roll', die: 9 }, { do: 'roll', die: 9 }, { do: 'roll', die: 9 });
    expect(eventsLike(after, 'die-rolled')).toHaveLength(3);
    expect(after.decision?.rule).not.toBe('10.24');
  });

  it('10.22, 10.24 none for those who may not be sent', () => {
    const start = turn3({ 'us-1m-div': 'turn-3', 'aus-3-corps': 'turn-3' }, { warInEurope: LEVEL_1 });
    expect(start.decision?.rule).not.toBe('10.24');
  });

  it('10.24 none for those who come in', () => {
    const start = turn3({ 'us-i-corps': 'delay-box' }, { warInEurope: LEVEL_1 });
    const after = go(start, { do: 'place', unit: 'us-i-corps', to: '3727' });
    expect(after.decision?.rule).not.toBe('10.24');
  });

  it('10.24 none without effect of the War in Europe, though rivalry delays', () => {
    const start = one('us-i-corps', { warInEurope: NO_EFFECT, rivalry: RIVALRY });
    expect(at(start, 'us-i-corps')).toBe('delay-box');
    expect(start.decision?.rule).not.toBe('10.24');
  });

  it('10.24 who is sent comes back three turns later', () => {
    const after = go(one('us-i-corps', { warInEurope: LEVEL_1 }), { do: 'roll', die: 0 });
    expect(at(after, 'us-i-corps')).toBe('turn-6');
    expect(eventsLike(after, 'placed')).toContainEqual({
      type: 'placed',
      unit: 'us-i-corps',
      to: 'turn-6',
      rule: '10.24',
    });
  });

  it('10.24 who is not sent stays in the delay box', () => {
    const after = go(one('us-i-corps', { warInEurope: LEVEL_1 }), { do: 'roll', die: 2 });
    expect(at(after, 'us-i-corps')).toBe('delay-box');
  });

  it('10.24 each by its own die', () => {
    const start = turn3({ 'us-i-corps': 'turn-3', 'us-xiv-corps': 'turn-3' }, { warInEurope: LEVEL_1 });
    const after = go(start, { do: 'roll', die: 0 }, { do: 'roll', die: 9 });
    const places = [at(after, 'us-i-corps'), at(after, 'us-xiv-corps')];
    expect(places.sort()).toEqual(['delay-box', 'turn-6']);
  });

  it('10.24 an escort carrier', () => {
    const after = go(one('us-cve-sangamon', { warInEurope: LEVEL_1 }, 6), { do: 'roll', die: 1 });
    expect(at(after, 'us-cve-sangamon')).toBe('turn-9');
  });

  it('10.24 back from Europe it is delayed and rolled for as if it came for the first time', () => {
    const sent = go(one('us-i-corps', { warInEurope: LEVEL_1 }), { do: 'roll', die: 0 });
    const due = laterSegment(sent, 'reinforcement', 6);
    expect(at(due, 'us-i-corps')).toBe('delay-box');
    expect(due.decision).toMatchObject({ kind: 'die', rule: '10.24' });
  });

  it('10.24 and may be sent there again', () => {
    const sent = go(one('us-i-corps', { warInEurope: LEVEL_1 }), { do: 'roll', die: 0 });
    const again = go(laterSegment(sent, 'reinforcement', 6), { do: 'roll', die: 0 });
    expect(at(again, 'us-i-corps')).toBe('turn-9');
  });

  it('10.24 on turn 10 or later it does not see the war again', () => {
    const after = go(one('us-cve-st-lo', { warInEurope: LEVEL_1 }, 10), { do: 'roll', die: 0 });
    expect(at(after, 'us-cve-st-lo')).toBe('out-of-play');
  });

  /** No HQ that could receive it. */
  const stranded = (markers: object) =>
    segment('reinforcement', { turn: 4, place: { 'us-i-corps': 'delay-box' }, markers });

  it('10.12 who could not come in and stays in the delay box is rolled for again', () => {
    const start = stranded({ warInEurope: LEVEL_1 });
    expect(start.decision).toMatchObject({ kind: 'die', rule: '10.24' });
    expect(at(go(start, { do: 'roll', die: 1 }), 'us-i-corps')).toBe('turn-7');
  });

  it('10.12 and on each turn after it', () => {
    const stays = go(stranded({ warInEurope: LEVEL_1 }), { do: 'roll', die: 9 });
    expect(laterSegment(stays, 'reinforcement', 5).decision).toMatchObject({ kind: 'die', rule: '10.24' });
  });

  it('10.12, 10.24 without effect of the War in Europe it is not', () => {
    expect(stranded({ warInEurope: NO_EFFECT }).decision?.rule).not.toBe('10.24');
  });

  it('4.11 the dice come before Japan’s reinforcements', () => {
    const start = turn3(
      { 'us-i-corps': 'turn-3', 'jp-hq-south': 2212, 'jp-army-31': 'turn-3' },
      { warInEurope: LEVEL_1 },
    );
    expect(start.decision).toMatchObject({ kind: 'die', rule: '10.24' });
    expect(go(start, { do: 'roll', die: 9 }).decision).toMatchObject({ kind: 'reinforce', side: 'japan' });
  });
});

describe('19 the second turn of the example', () => {
  const example = () =>
    segment('reinforcement', {
      scenario: '1941',
      turn: 2,
      place: {
        'us-hq-c-pac': 5808,
        'cw-hq-seac': 'turn-2',
        'us-xi-corps': 'turn-2',
        'us-5af': 'turn-2',
        'us-5af-lrb': 'turn-2',
        'us-10af-lrb': 'turn-2',
        'us-1maw': 'turn-2',
        'us-m-bde': 'turn-2',
        'uk-bb-warspite': 'turn-2',
      },
      markers: { warInEurope: 0 },
    });

  it('19 SEAC comes in at Calcutta, the others are delayed', () => {
    const after = go(example(), { do: 'place', unit: 'cw-hq-seac', to: '1805' });
    expect(at(after, 'cw-hq-seac')).toBe('1805');
    expect(at(after, 'us-xi-corps')).toBe('delay-box');
    expect(at(after, 'us-1maw')).toBe('delay-box');
    expect(at(after, 'uk-bb-warspite')).toBe('delay-box');
  });

  it('19 a die for one army corps and three army air units', () => {
    const after = go(
      example(),
      { do: 'place', unit: 'cw-hq-seac', to: '1805' },
      { do: 'roll', die: 2 },
      { do: 'roll', die: 2 },
      { do: 'roll', die: 2 },
      { do: 'roll', die: 2 },
    );
    const rolled = eventsLike(after, 'die-rolled').filter(({ purpose }) => purpose.startsWith('Europe'));
    expect(rolled).toHaveLength(4);
    expect(after.decision?.rule).not.toBe('10.24');
  });
});

/** The highest die that still sends a unit to Europe; -1 if none does. */
const divertedUpTo = (warInEurope: number, rivalry: object = {}) => {
  const board = emptyMapWith({ markers: { warInEurope, rivalry } });
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((die) => goesToEurope(board, die)).at(-1) ?? -1;
};

describe('15 the levels of the War in Europe', () => {
  const delaysAt = (warInEurope: number) => waits('us-1m-div', { warInEurope });

  it('15.1 +1 to +3: no delay', () => {
    expect([delaysAt(3), delaysAt(2), delaysAt(1)]).toEqual([false, false, false]);
  });

  it('15.1 and nobody sent to Europe', () => {
    expect([divertedUpTo(3), divertedUpTo(2), divertedUpTo(1)]).toEqual([-1, -1, -1]);
  });

  it('15.2A 0 to -2: reinforcements are delayed', () => {
    expect([delaysAt(0), delaysAt(-1), delaysAt(-2)]).toEqual([true, true, true]);
  });

  it('15.2B and sent to Europe on 0 and 1', () => {
    expect([divertedUpTo(0), divertedUpTo(-1), divertedUpTo(-2)]).toEqual([1, 1, 1]);
  });

  it('15.3A -3 and -4: reinforcements are delayed', () => {
    expect([delaysAt(-3), delaysAt(-4)]).toEqual([true, true]);
  });

  it('15.3B and sent to Europe on 0 to 3', () => {
    expect([divertedUpTo(-3), divertedUpTo(-4)]).toEqual([3, 3]);
  });

  it('15.4A -5 and -6: reinforcements are delayed', () => {
    expect([delaysAt(-5), delaysAt(-6)]).toEqual([true, true]);
  });

  it('15.4B and sent to Europe on 0 to 5', () => {
    expect([divertedUpTo(-5), divertedUpTo(-6)]).toEqual([5, 5]);
  });

  it('15.5A -7: reinforcements are delayed', () => {
    expect(delaysAt(-7)).toBe(true);
  });

  it('15.5B and sent to Europe on 0 to 7', () => {
    expect(divertedUpTo(-7)).toBe(7);
  });

  const alliedHand = (warInEurope: number) =>
    eventsLike(segment('deal-cards', { turn: 5, markers: { warInEurope } }), 'hand-size').find(
      ({ side }) => side === 'allies',
    )!.cards;

  it('15.5D and the Allies draw a card less', () => {
    expect(alliedHand(-7)).toBe(6);
  });

  it('15.4 at level 3 they do not', () => {
    expect(alliedHand(-6)).toBe(7);
  });

  it('15.6 a die below 0 counts as 0', () => {
    const board = emptyMapWith({ markers: { warInEurope: LEVEL_1, rivalry: RIVALRY } });
    expect(goesToEurope(board, 0)).toBe(true);
  });

  it('15.7 the marker does not go beyond +3', () => {
    expect(() => emptyMapWith({ markers: { warInEurope: 4 } })).toThrow();
  });

  it('15.7 nor below -7', () => {
    expect(() => emptyMapWith({ markers: { warInEurope: -8 } })).toThrow();
  });
});

describe('14.1 US inter-service rivalry', () => {
  it('14.1B one less on every die for Europe: at level 1 a 2 sends too, a 3 does not', () => {
    expect(divertedUpTo(LEVEL_1, RIVALRY)).toBe(2);
  });

  it('14.1B at level 4 an 8 sends too', () => {
    expect(divertedUpTo(-7, RIVALRY)).toBe(8);
  });

  it('14.1B without effect nobody is sent under rivalry either', () => {
    expect(divertedUpTo(NO_EFFECT, RIVALRY)).toBe(-1);
  });

  it('14.1B the die says so', () => {
    const start = turn3({ 'us-i-corps': 'turn-3' }, { warInEurope: LEVEL_1, rivalry: RIVALRY });
    expect(start.decision?.modifiers).toEqual([expect.objectContaining({ change: -1 })]);
    expect(at(go(start, { do: 'roll', die: 2 }), 'us-i-corps')).toBe('turn-6');
  });

  it('14.1B Japan’s rivalry does not change it', () => {
    expect(divertedUpTo(LEVEL_1, { japan: 'rivalry' })).toBe(1);
  });

  const together = (rivalry: object, chosen: UnitId[], unit: UnitId) =>
    rivalryForbids(emptyMapWith({ markers: { rivalry } }), chosen, unitOf(unit)) === undefined;

  it('14.1C not the US Army and the US Navy', () => {
    expect(together(RIVALRY, ['us-i-corps'], 'us-cv-wasp')).toBe(false);
    expect(together(RIVALRY, ['us-cv-wasp'], 'us-5af')).toBe(false);
  });

  it('14.1C Marines, on the ground and in the air, are the Navy’s', () => {
    expect(together(RIVALRY, ['us-i-corps'], 'us-1m-div')).toBe(false);
    expect(together(RIVALRY, ['us-i-corps'], 'us-1maw')).toBe(false);
    expect(together(RIVALRY, ['us-cv-wasp'], 'us-1maw')).toBe(true);
  });

  it('14.1C the US Army with Australians and the Dutch', () => {
    expect(together(RIVALRY, ['us-i-corps', 'aus-2-corps'], 'du-j-div')).toBe(true);
    expect(together(RIVALRY, ['aus-ca-kent', 'du-cl-dutch'], 'us-i-corps')).toBe(true);
  });

  it('14.1C the US Navy with them too', () => {
    expect(together(RIVALRY, ['aus-2-corps', 'du-j-div'], 'us-cv-wasp')).toBe(true);
  });

  it('14.1C under agreement everybody', () => {
    expect(together({ allies: 'agreement' }, ['us-i-corps'], 'us-cv-wasp')).toBe(true);
  });

  it('14.1C by Japan’s rivalry the Allies are not bound', () => {
    expect(together({ japan: 'rivalry' }, ['us-i-corps'], 'us-cv-wasp')).toBe(true);
  });

  it('14.1C the US Army lands from the sea all the same', () => {
    const start = offensive(
      aboutToPlay('A45', {
        place: { 'us-hq-sw-pac': 3727, 'us-i-corps': 3823 },
        japan: [3822],
        markers: { rivalry: RIVALRY, asp: { allies: 4 } },
      }),
      'A45',
      ['us-i-corps'],
    );
    expect(destinations(start, ['us-i-corps'], 'amphibious')).toContain('3822');
  });

  it('14.2A not the Japanese Army and Navy', () => {
    expect(together({ japan: 'rivalry' }, ['jp-army-14'], 'jp-ca-aoba')).toBe(false);
    expect(together({ japan: 'rivalry' }, ['jp-af-21'], 'jp-ad-3')).toBe(false);
  });

  it('14.2A, 1.3 the Tainan air group is the Army’s, the SS brigade the Navy’s', () => {
    expect(together({ japan: 'rivalry' }, ['jp-air-tainan'], 'jp-army-14')).toBe(true);
    expect(together({ japan: 'rivalry' }, ['jp-ss'], 'jp-army-14')).toBe(false);
    expect(together({ japan: 'rivalry' }, ['jp-ss'], 'jp-ca-aoba')).toBe(true);
  });

  const usable = (japan: number, rivalry: object) =>
    aspLeft(emptyMapWith({ markers: { asp: { japan }, rivalry } }), 'japan');

  it('14.2B half of the shipping points, rounded up', () => {
    expect(usable(7, { japan: 'rivalry' })).toBe(4);
    expect(usable(6, { japan: 'rivalry' })).toBe(3);
    expect(usable(1, { japan: 'rivalry' })).toBe(1);
  });

  it('14.2B under agreement all', () => {
    expect(usable(7, { japan: 'agreement' })).toBe(7);
  });

  it('14.2B the points used count against the half', () => {
    const board = emptyMapWith({ markers: { asp: { japan: 7 }, rivalry: { japan: 'rivalry' } } });
    const spent = { ...board, thisTurn: { ...board.thisTurn, aspUsed: { japan: 3, allies: 0 } } };
    expect(aspLeft(spent, 'japan')).toBe(1);
  });

  it('14.1 the Allies keep all of theirs', () => {
    const board = emptyMapWith({ markers: { asp: { allies: 5 }, rivalry: RIVALRY } });
    expect(aspLeft(board, 'allies')).toBe(5);
  });
});
