import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { aspLeft } from '../../../src/rules/play/asp.ts';
import { withChanges } from '../../../src/rules/state/board.ts';
import { aboutToPlay } from '../../support/playing.ts';
import { burmaRoad, emptyMapWith, type Situation, supplied, zoiAt } from '../../support/situation.ts';
import { entries, LEVEL_1, laterSegment, NO_EFFECT, segment, type Units } from '../../support/strategic.ts';
import { at, eventsLike, fight, go, isReduced, kinds, offensive, targets } from '../play/support.ts';

/** Every Japanese city of Honshu in Allied hands: no source of supply is left (6.22). */
const HONSHU = [3407, 3506, 3507, 3607, 3705, 3706];

const on = (place: Units, more: Omit<Situation, 'place'> = {}) => emptyMapWith({ place, ...more });

describe('10.11 where reinforcements come in', () => {
  it('10.11 ground units in ports, not in a hex with an airfield only', () => {
    const board = on({ 'us-hq-sw-pac': 3727 });
    expect(entries(board, 'us-1m-div')).toEqual(expect.arrayContaining(['3727', '3626', '3023', '3823']));
    expect(entries(board, 'us-1m-div')).not.toContain('3624');
  });

  it('10.11 ships in ports, not in a hex with an airfield only', () => {
    const board = on({ 'us-hq-sw-pac': 3727 });
    expect(entries(board, 'us-cv-wasp')).toContain('3626');
    expect(entries(board, 'us-cv-wasp')).not.toContain('3624');
  });

  it('10.11 air units on airfields, with or without a port', () => {
    const board = on({ 'us-hq-sw-pac': 3727 });
    expect(entries(board, 'us-5af')).toEqual(expect.arrayContaining(['3624', '3626']));
  });

  it('10.11 air units not in a port without an airfield', () => {
    const board = on({ 'jp-hq-south': 2212 });
    expect(entries(board, 'jp-army-31')).toContain('2509');
    expect(entries(board, 'jp-ad-6')).not.toContain('2509');
    expect(entries(board, 'jp-ad-6')).toContain('2311');
  });

  it('10.11 within the command range of the HQ: ten hexes for ANZAC, and 4825 is eleven away', () => {
    const board = on({ 'joint-hq-anzac': 3727 });
    expect(entries(board, 'us-1m-div')).toContain('3023');
    expect(entries(board, 'us-1m-div')).not.toContain('4825');
  });

  it('10.11 and twenty for SW Pac', () => {
    expect(entries(on({ 'us-hq-sw-pac': 3727 }), 'us-1m-div')).toContain('4825');
  });

  it('10.11, 6.12 not by an HQ that does not command them: a US HQ for Australians', () => {
    expect(entries(on({ 'us-hq-sw-pac': 3727 }), 'aus-3-corps')).toEqual([]);
  });

  it('10.11, 6.12 a joint HQ commands Australians', () => {
    expect(entries(on({ 'joint-hq-anzac': 3727 }), 'aus-3-corps')).toContain('3727');
  });

  it('10.11, 6.12 a Commonwealth HQ takes in US air units', () => {
    expect(entries(on({ 'cw-hq-seac': 1805 }), 'us-10af-lrb')).toContain('1805');
  });

  it('10.11, 6.12 but neither US ground units nor US ships', () => {
    const board = on({ 'cw-hq-seac': 1805 });
    expect(entries(board, 'us-xi-corps')).toEqual([]);
    expect(entries(board, 'us-cv-wasp')).toEqual([]);
  });

  it('10.11 only in hexes of their own side', () => {
    const board = on({ 'us-hq-sw-pac': 3727 }, { japan: [3823] });
    expect(entries(board, 'us-1m-div')).not.toContain('3823');
    expect(entries(board, 'us-5af')).not.toContain('3823');
    expect(entries(board, 'us-5af')).not.toContain('4017');
  });

  it('10.11 not by an HQ that is out of supply', () => {
    const board = on({ 'jp-hq-south': 2212 }, { allies: HONSHU });
    expect(supplied(board, 'jp-hq-south')).toBe(false);
    expect(entries(board, 'jp-army-31')).toEqual([]);
    expect(entries(board, 'jp-ad-6')).toEqual([]);
  });

  it('10.11 nowhere at all without an HQ', () => {
    expect(entries(on({}), 'us-1m-div')).toEqual([]);
  });

  it('8.35 never at the air ferry', () => {
    expect(entries(on({ 'us-hq-c-pac': 5808 }), 'us-7af')).not.toContain('5408');
  });

  it('10.11, 13.91 never in Manchuria', () => {
    const places = entries(on({ 'jp-hq-combined-fleet-yamamoto': 3407 }), 'jp-ad-6');
    expect(places).toContain('3305');
    expect(places).not.toContain('3302');
    expect(places).not.toContain('3303');
  });

  it('10.11 Chinese armies at Kunming only', () => {
    const board = on({ 'cw-hq-seac': 1805 });
    expect(burmaRoad(board).openBy).not.toBeNull();
    expect(entries(board, 'cn-5-army')).toEqual(['2407']);
  });
});

describe('10.11 enemy ZOI', () => {
  /** Japanese aircraft at Lae look over Port Moresby. */
  const lae: Units = { 'us-hq-sw-pac': 3727, 'jp-hq-south-seas': 4017, 'jp-af-26': 3822 };

  it('10.11 not in enemy ZOI', () => {
    const board = on(lae, { japan: [3822] });
    expect(zoiAt(board, 'japan', 3823)).toBe('active');
    expect(entries(board, 'us-1m-div')).not.toContain('3823');
    expect(entries(board, 'us-cv-wasp')).not.toContain('3823');
    expect(entries(board, 'us-5af')).not.toContain('3823');
    expect(entries(board, 'us-1m-div')).toContain('3626');
  });

  it('10.11 though supply reaches the port by land', () => {
    // Saigon is supplied overland from Hanoi.
    const board = on({ 'jp-hq-south': 2212, 'cw-hq-malaya': 2015, 'uk-air-ma': 2112 });
    expect(zoiAt(board, 'allies', 2212)).toBe('active');
    expect(supplied(board, 'jp-hq-south')).toBe(true);
    expect(entries(board, 'jp-army-31')).toContain('2409');
    expect(entries(board, 'jp-army-31')).not.toContain('2212');
  });

  it('10.11 in ZOI that is neutralised they may', () => {
    const board = on({ ...lae, 'us-11af': 3624 }, { japan: [3822] });
    expect(zoiAt(board, 'japan', 3823)).toBe('neutralised');
    expect(entries(board, 'us-1m-div')).toContain('3823');
  });

  const moresby = (place: Units): Situation => ({
    turn: 3,
    place: { ...lae, 'us-1m-div': 'turn-3', ...place },
    japan: [3822],
    markers: { warInEurope: NO_EFFECT },
  });

  it('10.11 aircraft that came in before clear the way', () => {
    const start = segment('reinforcement', moresby({ 'us-11af': 3624 }));
    expect(start.decision?.kind).toBe('reinforce');
    expect(targets(start, 'place')).toContain('3823');
  });

  it('10.11 aircraft that come in this segment do not neutralise ZOI for the others', () => {
    const start = segment('reinforcement', moresby({ 'us-11af': 'turn-3' }));
    const after = go(start, { do: 'place', unit: 'us-11af', to: '3624' });
    expect(zoiAt(after.state.board, 'japan', 3823)).toBe('neutralised');
    expect(targets(after, 'place', 'unit')).toEqual(['us-1m-div']);
    expect(targets(after, 'place')).not.toContain('3823');
  });

  const rabaul: Situation = {
    turn: 3,
    place: { 'us-hq-sw-pac': 3727, 'jp-hq-south-seas': 4017, 'us-5af': 'turn-3', 'jp-af-26': 'turn-3' },
    japan: [4021],
    markers: { warInEurope: NO_EFFECT },
  };

  it('10.11 Allied aircraft that have just come in bar Japan’s reinforcements', () => {
    const start = segment('reinforcement', rabaul);
    const japan = go(start, { do: 'place', unit: 'us-5af', to: '3922' });
    expect(japan.decision).toMatchObject({ kind: 'reinforce', side: 'japan' });
    expect(targets(japan, 'place')).not.toContain('4021');
  });

  it('10.11 farther off they do not', () => {
    const start = segment('reinforcement', rabaul);
    const japan = go(start, { do: 'place', unit: 'us-5af', to: '3626' });
    expect(targets(japan, 'place')).toContain('4021');
  });

  it('4.11, 10.11 the Allies place first', () => {
    expect(segment('reinforcement', rabaul).decision).toMatchObject({ kind: 'reinforce', side: 'allies' });
  });
});

describe('10.11 HQs as reinforcements', () => {
  it('10.11 in a supplied port of their own side, no other HQ needed', () => {
    const ports = entries(on({}), 'joint-hq-anzac');
    expect(ports).toEqual(expect.arrayContaining(['3727', '3626', '5808', '1805', '5100']));
    expect(ports).not.toContain('4017');
  });

  it('10.11, 6.11 not in a hex with an airfield only', () => {
    expect(entries(on({}), 'joint-hq-anzac')).not.toContain('3624');
  });

  it('6.11 not where another HQ is', () => {
    const ports = entries(on({ 'us-hq-sw-pac': 3727 }), 'joint-hq-anzac');
    expect(ports).not.toContain('3727');
    expect(ports).toContain('3626');
  });

  it('10.11 not in enemy ZOI', () => {
    const board = on({ 'jp-hq-south-seas': 4017, 'jp-af-26': 3822 }, { japan: [3822] });
    expect(entries(board, 'joint-hq-anzac')).not.toContain('3823');
  });

  it('10.11, 6.22 nowhere when no source of supply is left', () => {
    expect(entries(on({}, { allies: HONSHU }), 'jp-hq-south')).toEqual([]);
  });

  it('6.11 a full hex has room for an HQ', () => {
    const board = on({ 'aus-2-corps': 3727, 'us-i-corps': 3727, 'us-1m-div': 3727 });
    expect(entries(board, 'joint-hq-anzac')).toContain('3727');
  });

  const arriving = (place: Units): Situation => ({
    turn: 3,
    place: { 'joint-hq-anzac': 'turn-3', 'aus-3-corps': 'turn-3', ...place },
    markers: { warInEurope: NO_EFFECT },
  });

  it('10.11 by an HQ that has just come in others come in where it is, and nowhere else', () => {
    const start = segment('reinforcement', arriving({}));
    const after = go(start, { do: 'place', unit: 'joint-hq-anzac', to: '3626' });
    expect(at(after, 'aus-3-corps')).toBe('3626');
  });

  it('10.11 by an HQ that was there when the turn began, wherever it commands', () => {
    const start = segment('reinforcement', arriving({ 'joint-hq-anzac': 3626 }));
    expect(targets(start, 'place', 'unit')).toEqual(['aus-3-corps']);
    expect(targets(start, 'place')).toEqual(expect.arrayContaining(['3626', '3727', '3023']));
  });

  it('10.11 on the next turn it is an HQ like any other', () => {
    const start = segment('reinforcement', arriving({ 'aus-3-corps': 'turn-4' }));
    const placed = go(start, { do: 'place', unit: 'joint-hq-anzac', to: '3626' });
    const next = laterSegment(placed, 'end-of-turn', 3);
    expect(next.state.board.turn).toBe(4);
    expect(targets(next, 'place', 'unit')).toEqual(['aus-3-corps']);
    expect(targets(next, 'place')).toEqual(expect.arrayContaining(['3626', '3727', '3023']));
  });

  it('10.11, 6.12 nobody comes in at a new HQ that does not command him', () => {
    const start = segment('reinforcement', {
      turn: 3,
      place: { 'us-hq-s-pac-ghormley': 'turn-3', 'aus-3-corps': 'turn-3' },
      markers: { warInEurope: NO_EFFECT },
    });
    const after = go(start, { do: 'place', unit: 'us-hq-s-pac-ghormley', to: '3626' });
    expect(at(after, 'aus-3-corps')).toBe('delay-box');
  });
});

describe('10.11 stacking', () => {
  const SIX: Units = {
    'us-cv-lexington': 3626,
    'us-cv-enterprise': 3626,
    'us-bb-mississippi': 3626,
    'us-ca-northampton': 3626,
    'us-bb-washington': 3626,
    'us-bb-north-carolina': 3626,
  };

  it('10.11, 8.24 no seventh ship', () => {
    expect(entries(on({ 'us-hq-sw-pac': 3727, ...SIX }), 'us-cv-wasp')).not.toContain('3626');
  });

  it('10.11, 8.24 a sixth may come', () => {
    const board = on({ 'us-hq-sw-pac': 3727, ...SIX, 'us-bb-washington': 3727 });
    expect(entries(board, 'us-cv-wasp')).toContain('3626');
  });

  it('10.11, 8.48 six ships leave room for troops', () => {
    expect(entries(on({ 'us-hq-sw-pac': 3727, ...SIX }), 'us-1m-div')).toContain('3626');
  });

  const THREE: Units = { 'us-i-corps': 3626, 'aus-2-corps': 3626, 'us-7af': 3626 };

  it('10.11, 8.34, 8.48 no fourth air or ground unit', () => {
    const board = on({ 'us-hq-sw-pac': 3727, ...THREE });
    expect(entries(board, 'us-1m-div')).not.toContain('3626');
    expect(entries(board, 'us-5af')).not.toContain('3626');
  });

  it('10.11, 8.34 but the other half of an air formation that is there', () => {
    expect(entries(on({ 'us-hq-sw-pac': 3727, ...THREE }), 'us-7af-lrb')).toContain('3626');
  });

  it('10.11, 10.12 of four units for one port the fourth waits', () => {
    const start = segment('reinforcement', {
      turn: 3,
      place: {
        'joint-hq-anzac': 'turn-3',
        'aus-3-corps': 'turn-3',
        'nz-3-div': 'turn-3',
        'uk-15-corps': 'turn-3',
        'uk-33-corps': 'turn-3',
      },
      markers: { warInEurope: NO_EFFECT },
    });
    const after = go(start, { do: 'place', unit: 'joint-hq-anzac', to: '3626' });
    const units: UnitId[] = ['aus-3-corps', 'nz-3-div', 'uk-15-corps', 'uk-33-corps'];
    const there = units.filter((unit) => at(after, unit) === '3626');
    const waiting = units.filter((unit) => at(after, unit) === 'delay-box');
    expect([there.length, waiting.length]).toEqual([3, 1]);
  });
});

describe('13.74 reinforcements straight to China', () => {
  const seac: Units = { 'cw-hq-seac': 1805 };

  it('13.74 Allied air units may come in in the China box while the Burma Road is open', () => {
    const board = on(seac);
    expect(burmaRoad(board).openBy).not.toBeNull();
    expect(entries(board, 'us-14af')).toContain('china-box');
    expect(entries(board, 'uk-air-seac')).toContain('china-box');
    expect(entries(board, 'us-20bc')).toContain('china-box');
  });

  it('13.74 not while it is closed', () => {
    const board = on(seac, { japan: [2008] });
    expect(burmaRoad(board).box).toBe('closed-no-hump');
    expect(entries(board, 'us-14af')).not.toContain('china-box');
  });

  it('13.74 the Hump is not enough', () => {
    const board = on(seac, { japan: [2008], markers: { burmaRoad: { hump: true } } });
    expect(burmaRoad(board).box).toBe('closed-hump');
    expect(entries(board, 'us-14af')).not.toContain('china-box');
  });

  it('13.74 not once China has surrendered', () => {
    const board = { ...on(seac), surrendered: ['china'] as const };
    expect(entries(board, 'us-14af')).not.toContain('china-box');
  });

  it('13.74 air units alone, and Allied ones', () => {
    const board = on({ ...seac, 'jp-hq-south': 2212 });
    expect(entries(board, 'uk-33-corps')).not.toContain('china-box');
    expect(entries(board, 'cn-5-army')).not.toContain('china-box');
    expect(entries(board, 'jp-ad-6')).not.toContain('china-box');
  });

  it('13.74 room for two', () => {
    const board = on({ ...seac, 'us-avg': 'china-box', 'us-14af-lrb': 'china-box' });
    expect(entries(board, 'us-14af')).not.toContain('china-box');
  });

  it('13.74 one air unit leaves room for another', () => {
    expect(entries(on({ ...seac, 'us-avg': 'china-box' }), 'us-14af')).toContain('china-box');
  });

  it('13.74 but only one B-29', () => {
    const board = on({ ...seac, 'us-20bc': 'china-box' });
    expect(entries(board, 'us-21bc')).not.toContain('china-box');
    expect(entries(board, 'us-14af')).toContain('china-box');
  });

  it('13.74, 10.12 with no hex to come to, the owner chooses between China and waiting', () => {
    const start = segment('reinforcement', {
      turn: 4,
      place: { 'us-14af-lrb': 'turn-4' },
      markers: { warInEurope: NO_EFFECT },
    });
    expect(start.decision).toMatchObject({ kind: 'reinforce', side: 'allies' });
    expect(targets(start, 'place')).toEqual(['china-box', 'delay-box']);
  });

  it('13.74 the owner is asked, and the unit is there', () => {
    const start = segment('reinforcement', {
      turn: 4,
      place: { ...seac, 'us-14af-lrb': 'turn-4' },
      markers: { warInEurope: NO_EFFECT },
    });
    const after = go(start, { do: 'place', unit: 'us-14af-lrb', to: 'china-box' });
    expect(at(after, 'us-14af-lrb')).toBe('china-box');
  });
});

describe('10.12 reinforcements that cannot come in', () => {
  it('10.12 wait in the delay box', () => {
    const after = segment('reinforcement', {
      turn: 3,
      place: { 'us-1m-div': 'turn-3' },
      markers: { warInEurope: NO_EFFECT },
    });
    expect(at(after, 'us-1m-div')).toBe('delay-box');
    expect(eventsLike(after, 'placed')).toContainEqual({
      type: 'placed',
      unit: 'us-1m-div',
      to: 'delay-box',
      rule: '10.12',
    });
  });

  it('10.12 Japanese ones too', () => {
    const after = segment('reinforcement', { turn: 3, place: { 'jp-army-31': 'turn-3' } });
    expect(at(after, 'jp-army-31')).toBe('delay-box');
  });

  it('10.12 and come in as soon as they can', () => {
    const start = segment('reinforcement', {
      turn: 4,
      place: { 'jp-army-31': 'delay-box', 'jp-hq-south': 2212 },
    });
    expect(start.decision).toMatchObject({ kind: 'reinforce', side: 'japan' });
    expect(targets(start, 'place', 'unit')).toEqual(['jp-army-31']);
  });

  it('10.12 as long as they cannot, they stay there', () => {
    const after = segment('reinforcement', { turn: 4, place: { 'jp-army-31': 'delay-box' } });
    expect(at(after, 'jp-army-31')).toBe('delay-box');
  });

  it('10.12 an HQ without a port to come to waits too', () => {
    const after = segment('reinforcement', {
      turn: 3,
      place: { 'jp-hq-south': 'turn-3' },
      allies: HONSHU,
    });
    expect(at(after, 'jp-hq-south')).toBe('delay-box');
  });

  it('10.12 who has a place to come to does not wait', () => {
    const start = segment('reinforcement', {
      turn: 3,
      place: { 'jp-army-31': 'turn-3', 'jp-hq-south': 2212 },
    });
    expect(kinds(start)).toEqual(['place']);
    expect(targets(start, 'place')).not.toContain('delay-box');
  });

  it('10.12 they come in together with those who are due', () => {
    const start = segment('reinforcement', {
      turn: 5,
      place: { 'jp-army-31': 'turn-5', 'jp-army-33': 'delay-box', 'jp-hq-south': 2212 },
    });
    const first = go(start, { do: 'place', to: '2212' });
    const both = go(first, { do: 'place', to: '2212' });
    expect([at(both, 'jp-army-31'), at(both, 'jp-army-33')]).toEqual(['2212', '2212']);
  });

  it('10.11 units due on a later turn do not come yet', () => {
    const after = segment('reinforcement', {
      turn: 3,
      place: { 'jp-army-37': 'turn-4', 'jp-hq-south': 2212 },
    });
    expect(at(after, 'jp-army-37')).toBe('turn-4');
  });

  it('10.11, 2.2 a unit that is due reduced comes in reduced', () => {
    const start = segment('reinforcement', {
      turn: 3,
      place: { 'jp-army-31': ['turn-3', 'reduced'], 'jp-hq-south': 2212 },
    });
    expect(isReduced(go(start, { do: 'place', to: '2212' }), 'jp-army-31')).toBe(true);
  });
});

describe('10.31 Allied shipping', () => {
  const asp = (turn: number, warInEurope: number) =>
    segment('reinforcement', { turn, markers: { warInEurope, asp: { allies: 3 } } }).state.board.markers.asp
      .allies;

  it('10.31 one point more on turn 2', () => {
    expect(asp(2, NO_EFFECT)).toBe(4);
  });

  it('10.31 and on the last turn', () => {
    expect(asp(12, NO_EFFECT)).toBe(4);
  });

  it('10.31 at War in Europe level 1', () => {
    expect(asp(4, -2)).toBe(4);
  });

  it('10.31 and at level 2', () => {
    expect(asp(4, -4)).toBe(4);
  });

  it('10.31, 15.4C none at level 3', () => {
    expect([asp(4, -5), asp(4, -6)]).toEqual([3, 3]);
  });

  it('10.31, 15.5C none at level 4', () => {
    expect(asp(4, -7)).toBe(3);
  });

  it('10.31 the new point can be used at once', () => {
    const { state } = segment('reinforcement', {
      turn: 4,
      markers: { warInEurope: NO_EFFECT, asp: { allies: 3 } },
    });
    expect(aspLeft(state.board, 'allies')).toBe(4);
  });

  it('10.3 points used are there again on the next turn, and the level stays', () => {
    const { state } = segment('us-political-will', {
      turn: 4,
      place: { 'us-cv-wasp': 5808, 'us-hq-c-pac': 5808 },
      markers: { warInEurope: -7, asp: { allies: 3, japan: 6 } },
    });
    const spent = {
      state: {
        ...state,
        board: {
          ...state.board,
          thisTurn: { ...state.board.thisTurn, aspUsed: { allies: 3, japan: 4 } },
        },
      },
    };
    const after = laterSegment(spent, 'end-of-turn', 4);
    expect(after.state.board.turn).toBe(5);
    expect(after.state.board.markers.asp).toEqual({ allies: 3, japan: 6 });
    expect(after.state.board.thisTurn.aspUsed).toEqual({ allies: 0, japan: 0 });
  });
});

describe('10.32 Japanese shipping', () => {
  it('10.32 does not grow', () => {
    const { state } = segment('reinforcement', { turn: 4, markers: { asp: { japan: 5 } } });
    expect(state.board.markers.asp.japan).toBe(5);
  });

  const submarines = (japan: number, die: number) =>
    go(segment('strategic-warfare', { turn: 7, markers: { asp: { japan } } }), { do: 'roll', die }).state
      .board.markers.asp.japan;

  it('10.32 loses a point for good to submarines that succeed', () => {
    expect(submarines(7, 0)).toBe(6);
  });

  it('10.32 none to submarines that fail', () => {
    expect(submarines(7, 9)).toBe(7);
  });

  it('10.32 never the last one', () => {
    expect(submarines(1, 0)).toBe(1);
  });
});

describe('6.13 an HQ withdrawn', () => {
  const south: Situation = { place: { 'jp-hq-south': 2212, 'jp-hq-south-seas': 4017 } };

  it('6.13 by an operations card of any value', () => {
    expect(targets(aboutToPlay('J4', south), 'withdraw-hq', 'hq')).toEqual([
      'jp-hq-south',
      'jp-hq-south-seas',
    ]);
    expect(targets(aboutToPlay('J9', south), 'withdraw-hq', 'hq')).toEqual([
      'jp-hq-south',
      'jp-hq-south-seas',
    ]);
  });

  it('6.13 of one’s own only', () => {
    const both: Situation = { place: { ...south.place, 'us-hq-sw-pac': 3727 } };
    expect(targets(aboutToPlay('J4', both), 'withdraw-hq', 'hq')).not.toContain('us-hq-sw-pac');
  });

  it('6.13 it goes to the next turn, and the card is spent', () => {
    const after = go(aboutToPlay('J5', south), { do: 'withdraw-hq', hq: 'jp-hq-south' });
    expect(at(after, 'jp-hq-south')).toBe('turn-3');
    expect(after.state.cards.japan.discard).toContain('J5');
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('6.13 out of supply too', () => {
    const cut = { ...south, allies: HONSHU };
    expect(supplied(emptyMapWith(cut), 'jp-hq-south')).toBe(false);
    expect(targets(aboutToPlay('J4', cut), 'withdraw-hq', 'hq')).toContain('jp-hq-south');
  });

  it('6.13 and comes back as a reinforcement in any port where it is in supply', () => {
    const gone = go(aboutToPlay('J5', south), { do: 'withdraw-hq', hq: 'jp-hq-south' });
    const back = laterSegment(gone, 'reinforcement', 3);
    expect(back.decision).toMatchObject({ kind: 'reinforce', side: 'japan' });
    expect(targets(back, 'place')).toEqual(expect.arrayContaining(['2212', '2409', '3407', '3416']));
  });

  it('6.13 without delay, whatever the War in Europe', () => {
    const allies: Situation = { place: { 'us-hq-sw-pac': 3727 }, markers: { warInEurope: -7 } };
    const gone = go(aboutToPlay('A2', allies), { do: 'withdraw-hq', hq: 'us-hq-sw-pac' });
    const back = laterSegment(gone, 'reinforcement', 3);
    expect(back.decision).toMatchObject({ kind: 'reinforce', side: 'allies' });
    expect(targets(back, 'place', 'unit')).toEqual(['us-hq-sw-pac']);
  });

  it('6.1 one with a dot does not come back', () => {
    const malaya: Situation = { place: { 'cw-hq-malaya': 2015 } };
    const gone = go(aboutToPlay('A2', malaya), { do: 'withdraw-hq', hq: 'cw-hq-malaya' });
    expect(at(gone, 'cw-hq-malaya')).not.toMatch(/^turn|^\d/);
    expect(at(laterSegment(gone, 'reinforcement', 3), 'cw-hq-malaya')).not.toMatch(/^turn|^\d/);
  });
});

describe('6.14 an HQ forced off the map', () => {
  const fallen = (place: Units) => segment('national-status', { turn: 3, place, japan: [2813, 2915] });

  it('6.14 by the surrender of the country it is in', () => {
    const after = fallen({ 'us-hq-sw-pac': 3014 });
    expect(eventsLike(after, 'surrendered').map(({ nation }) => nation)).toContain('philippines');
    expect(eventsLike(after, 'placed')).toContainEqual(
      expect.objectContaining({ unit: 'us-hq-sw-pac', to: 'turn-4' }),
    );
  });

  it('6.14 and comes back next turn without delay, whatever the War in Europe', () => {
    const after = segment('reinforcement', {
      turn: 4,
      place: { 'us-hq-sw-pac': 'turn-4' },
      markers: { warInEurope: -7, rivalry: { allies: 'rivalry' } },
    });
    expect(after.decision).toMatchObject({ kind: 'reinforce', side: 'allies' });
    expect(targets(after, 'place', 'unit')).toEqual(['us-hq-sw-pac']);
  });

  it('6.14 one with a dot never', () => {
    const after = fallen({ 'joint-hq-abda': 3014 });
    expect(at(after, 'joint-hq-abda')).not.toMatch(/^turn|^\d/);
  });

  it('6.14 an HQ elsewhere is not touched', () => {
    expect(at(fallen({ 'us-hq-sw-pac': 3727 }), 'us-hq-sw-pac')).toBe('3727');
  });
});

describe('6.15 an HQ back early', () => {
  const japan = (more: Units = {}): Situation => ({
    place: { 'jp-hq-south': 'turn-3', 'jp-hq-south-seas': 4017, ...more },
  });

  it('6.15 in the Japanese islands, by a card of any value', () => {
    const ports = ['3307', '3407', '3507', '3607', '3704', '3705', '3706'];
    expect(targets(aboutToPlay('J4', japan()), 'return-hq')).toEqual(ports);
    expect(targets(aboutToPlay('J9', japan()), 'return-hq')).toEqual(ports);
  });

  it('6.15 it is there at once, and the card is spent', () => {
    const after = go(aboutToPlay('J5', japan()), { do: 'return-hq', hq: 'jp-hq-south', to: '3706' });
    expect(at(after, 'jp-hq-south')).toBe('3706');
    expect(after.state.cards.japan.discard).toContain('J5');
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  it('6.15, 6.11 not where another HQ is', () => {
    const start = aboutToPlay('J5', japan({ 'jp-hq-combined-fleet-yamamoto': 3407 }));
    expect(targets(start, 'return-hq')).not.toContain('3407');
    expect(targets(start, 'return-hq')).toContain('3706');
  });

  it('6.15 only in ports of its own side', () => {
    const start = aboutToPlay('J5', { ...japan(), allies: [3307] });
    expect(targets(start, 'return-hq')).not.toContain('3307');
  });

  it('6.15 for the Allies in Australia, Oahu and India', () => {
    const start = aboutToPlay('A2', { place: { 'cw-hq-seac': 'turn-3', 'us-hq-c-pac': 4828 } });
    expect(targets(start, 'return-hq')).toEqual(
      // Colombo, Trincomalee, Madras, Calcutta, Dacca; six ports of Australia; Oahu.
      ['1307', '1308', '1406', '1805', '1905', '2426', '2525', '2825', '3023', '3626', '3727', '5808'],
    );
  });

  it('6.15 a supplied port is enough when no other HQ is on the map', () => {
    const start = aboutToPlay('J5', { place: { 'jp-hq-south': 'turn-3' } });
    expect(targets(start, 'return-hq')).toContain('3407');
  });

  it('6.15 the port must be in supply: with Honshu lost there is none', () => {
    const start = aboutToPlay('J5', { ...japan(), allies: HONSHU });
    expect(supplied(start.board, 'jp-hq-south-seas')).toBe(false);
    expect(targets(start, 'return-hq')).toEqual([]);
  });

  it('6.15 not for an HQ that is a reinforcement of the next turn', () => {
    const start = aboutToPlay('A2', { place: { 'joint-hq-anzac': 'turn-3', 'us-hq-c-pac': 5808 } });
    expect(targets(start, 'return-hq')).toEqual([]);
  });

  it('6.15 withdrawn and back in the same turn', () => {
    const gone = go(
      aboutToPlay('J5', {
        place: { 'jp-hq-south': 2212, 'jp-hq-south-seas': 4017 },
        other: ['A2', 'A8'],
      }),
      { do: 'withdraw-hq', hq: 'jp-hq-south' },
    );
    const japanAgain = {
      ...gone.state,
      cards: { ...gone.state.cards, japan: { ...gone.state.cards.japan, hand: ['J4'] as const } },
    };
    const next = go(japanAgain, { do: 'discard', card: 'A2' });
    expect(targets(next, 'return-hq', 'hq')).toEqual(['jp-hq-south']);
  });
});

describe('8.24, 8.33, 8.34 units off the map come back undelayed', () => {
  const delays = { warInEurope: LEVEL_1 };

  /** An Allied operations card that moves nobody. */
  const resting = (place: Units) =>
    fight(
      offensive(aboutToPlay('A2', { place: { 'us-hq-sw-pac': 3727, ...place }, markers: delays }), 'A2', []),
    );

  it('8.33 an air unit taken off the map next turn, though reinforcements are delayed', () => {
    const start = offensive(
      aboutToPlay('A2', {
        place: { 'us-hq-sw-pac': 3727, 'us-5af': 3727, 'us-13af': 'turn-3' },
        markers: delays,
      }),
      'A2',
      ['us-5af'],
    );
    const gone = fight(go(start, { do: 'add', unit: 'us-5af' }, { do: 'turn-track' }));
    expect(at(gone, 'us-5af')).toBe('turn-3');
    const back = laterSegment(gone, 'reinforcement', 3);
    expect(targets(back, 'place', 'unit')).toEqual(['us-5af']);
    expect(at(back, 'us-13af')).toBe('delay-box');
  });

  it('8.33 it comes back by the rules of reinforcements', () => {
    const start = offensive(
      aboutToPlay('A2', { place: { 'us-hq-sw-pac': 3727, 'us-5af': 3727 }, markers: delays }),
      'A2',
      ['us-5af'],
    );
    const gone = fight(go(start, { do: 'add', unit: 'us-5af' }, { do: 'turn-track' }));
    const back = laterSegment(gone, 'reinforcement', 3);
    expect(targets(back, 'place')).toEqual(expect.arrayContaining(['3624', '3727', '4825']));
    expect(targets(back, 'place')).not.toContain('4017');
  });

  it('8.34 an air unit from a crowded hex, two turns later', () => {
    const gone = resting({ 'us-1m-div': 4825, 'us-2m-div': 4825, 'us-3m-div': 4825, 'us-13af': 4825 });
    expect(at(gone, 'us-13af')).toBe('turn-4');
    expect(at(laterSegment(gone, 'reinforcement', 3), 'us-13af')).toBe('turn-4');
    const back = laterSegment(gone, 'reinforcement', 4);
    expect(targets(back, 'place', 'unit')).toEqual(['us-13af']);
  });

  it('8.48 a ground unit from a crowded hex likewise', () => {
    const crowded = resting({ 'us-1m-div': 4825, 'us-2m-div': 4825, 'us-3m-div': 4825, 'us-i-corps': 4825 });
    const gone = go(crowded, { do: 'remove', unit: 'us-i-corps' });
    const back = laterSegment(gone, 'reinforcement', 4);
    expect(targets(back, 'place', 'unit')).toEqual(['us-i-corps']);
  });

  it('8.24 a ship from a crowded port, next turn', () => {
    const crowded = resting({
      'us-cv-lexington': 3727,
      'us-cv-enterprise': 3727,
      'us-bb-mississippi': 3727,
      'us-ca-northampton': 3727,
      'us-bb-washington': 3727,
      'us-bb-north-carolina': 3727,
      'us-cve-sangamon': 3727,
    });
    const gone = go(crowded, { do: 'remove', unit: 'us-cve-sangamon' });
    expect(at(gone, 'us-cve-sangamon')).toBe('turn-3');
    const back = laterSegment(gone, 'reinforcement', 3);
    expect(targets(back, 'place', 'unit')).toEqual(['us-cve-sangamon']);
  });

  it('8.34, 10.24 one that has been sent to Europe meanwhile is delayed like anybody when it is due back', () => {
    const gone = resting({ 'us-1m-div': 4825, 'us-2m-div': 4825, 'us-3m-div': 4825, 'us-13af': 4825 });
    // No HQ is left to receive it, and the Burma Road is closed.
    const board = withChanges(gone.state.board, {
      units: { 'us-hq-sw-pac': { at: 'out-of-play' } },
      control: { '2008': 'japan' },
    });
    const waiting = laterSegment({ state: { ...gone.state, board } }, 'reinforcement', 4);
    expect(waiting.decision).toMatchObject({ kind: 'die', rule: '10.24' });
    const sent = go(waiting, { do: 'roll', die: 0 });
    expect(at(sent, 'us-13af')).toBe('turn-7');
    const home = withChanges(sent.state.board, { units: { 'us-hq-sw-pac': { at: '3727' } } });
    const due = laterSegment({ state: { ...sent.state, board: home } }, 'reinforcement', 7);
    expect(at(due, 'us-13af')).toBe('delay-box');
  });

  it('8.33 once back it is a unit like any other: out of China by surrender (13.73) it may be delayed', () => {
    const start = offensive(
      aboutToPlay('A2', { place: { 'us-hq-sw-pac': 3727, 'us-5af': 3727 }, markers: delays }),
      'A2',
      ['us-5af'],
    );
    const gone = fight(go(start, { do: 'add', unit: 'us-5af' }, { do: 'turn-track' }));
    const back = go(laterSegment(gone, 'reinforcement', 3), { do: 'place', to: '3727' });
    const board = withChanges(back.state.board, { units: { 'us-5af': { at: 'turn-6' } } });
    const due = laterSegment({ state: { ...back.state, board } }, 'reinforcement', 6);
    expect(at(due, 'us-5af')).toBe('delay-box');
  });

  it('8.34 who was eliminated out of supply has no claim to come back undelayed later', () => {
    const crowded = fight(
      offensive(
        aboutToPlay('J5', {
          place: {
            'jp-hq-south-seas': 4017,
            'us-1m-div': 4825,
            'us-2m-div': 4825,
            'us-3m-div': 4825,
            'us-13af': 4825,
          },
          markers: delays,
        }),
        'J5',
        [],
      ),
    );
    expect(at(crowded, 'us-13af')).toBe('eliminated');
    // Rebuilt, sent to China, and out of there by its surrender (13.73).
    const board = withChanges(crowded.state.board, {
      units: { 'us-13af': { at: 'turn-6' }, 'us-hq-sw-pac': { at: '3727' } },
    });
    const due = laterSegment({ state: { ...crowded.state, board } }, 'reinforcement', 6);
    expect(at(due, 'us-13af')).toBe('delay-box');
  });
});
