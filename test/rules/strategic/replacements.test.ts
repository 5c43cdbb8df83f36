import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import { poolsOf } from '../../../src/rules/strategic/replacements.ts';
import { burmaRoad, emptyMapWith, type Situation, supplied, zoiAt } from '../../support/situation.ts';
import { laterSegment, NO_EFFECT, segment, type Units } from '../../support/strategic.ts';
import { at, eventsLike, go, isReduced, targets } from '../play/support.ts';

const replacing = (situation: Situation, more: object = {}) => segment('replacement', situation, more);

/** Units a step can be used on now. */
const able = (from: Played): string[] => targets(from, 'replace', 'unit');

/** Where a step can bring one unit. */
const placesOf = (from: Played, unit: UnitId): string[] =>
  legalReplies(from.state)
    .flatMap((answer) => (answer.do === 'replace' && answer.unit === unit ? [answer.to] : []))
    .sort();

const alliedSteps = (turn: number, situation: Situation = {}) =>
  poolsOf(emptyMapWith({ ...situation, turn }), 'allies');
const japaneseSteps = (turn: number, situation: Situation = {}) =>
  poolsOf(emptyMapWith({ ...situation, turn }), 'japan');

describe('11.0 what a step does', () => {
  const swPac: Units = { 'us-hq-sw-pac': 3727 };

  it('11.0 one makes a reduced unit whole where it is', () => {
    const start = replacing({ turn: 4, place: { ...swPac, 'us-5af': [3626, 'reduced'] } });
    const after = go(start, { do: 'replace', unit: 'us-5af', to: '3626' });
    expect(at(after, 'us-5af')).toBe('3626');
    expect(isReduced(after, 'us-5af')).toBe(false);
    expect(eventsLike(after, 'replaced')).toEqual([
      { type: 'replaced', unit: 'us-5af', at: '3626', now: 'full' },
    ]);
  });

  it('11.0 a reduced unit stays where it is', () => {
    const start = replacing({ turn: 4, place: { ...swPac, 'us-5af': [3626, 'reduced'] } });
    expect(placesOf(start, 'us-5af')).toEqual(['3626']);
  });

  it('11.0 one brings an eliminated unit back reduced', () => {
    const start = replacing({ turn: 4, place: { ...swPac, 'us-5af': 'eliminated' } });
    const after = go(start, { do: 'replace', unit: 'us-5af', to: '3727' });
    expect(at(after, 'us-5af')).toBe('3727');
    expect(isReduced(after, 'us-5af')).toBe(true);
  });

  it('11.0 two bring it back whole', () => {
    const start = replacing({ turn: 4, place: { ...swPac, 'us-5af': 'eliminated' } });
    const after = go(
      start,
      { do: 'replace', unit: 'us-5af', to: '3727' },
      { do: 'replace', unit: 'us-5af', to: '3727' },
    );
    expect(isReduced(after, 'us-5af')).toBe(false);
  });

  it('11.0 a unit at full strength takes none', () => {
    expect(able(replacing({ turn: 4, place: { ...swPac, 'us-5af': 3626 } }))).toEqual([]);
  });

  it('11.0 nor does one that is not in the game', () => {
    const start = replacing({
      turn: 4,
      place: { ...swPac, 'us-5af': [3626, 'reduced'], 'us-13af': 'out-of-play', 'us-3maw': 'turn-9' },
    });
    expect(able(start)).toEqual(['us-5af']);
  });

  it('11.0 nor a reduced one in the delay box or on the turn track', () => {
    const start = replacing({
      turn: 4,
      place: {
        ...swPac,
        'us-5af': [3626, 'reduced'],
        'us-13af': ['delay-box', 'reduced'],
        'us-7af': ['turn-5', 'reduced'],
      },
    });
    expect(able(start)).toEqual(['us-5af']);
  });

  it('11.0 the owner need not use them', () => {
    const start = replacing({ turn: 4, place: { ...swPac, 'us-5af': [3626, 'reduced'] } });
    expect(isReduced(go(start, { do: 'done' }), 'us-5af')).toBe(true);
  });
});

describe('11.0 who can be given a step', () => {
  it('11.0 a reduced unit must be in supply', () => {
    const place: Units = { 'joint-hq-anzac': 3727, 'us-5af': [3626, 'reduced'] };
    // Eleven hexes from an HQ of range ten.
    const start = replacing({ turn: 4, place: { ...place, 'us-13af': [4825, 'reduced'] } });
    expect(supplied(start.state.board, 'us-13af')).toBe(false);
    expect(able(start)).toEqual(['us-5af']);
  });

  it('11.0 ships too', () => {
    const start = replacing({
      turn: 4,
      place: {
        'joint-hq-anzac': 3727,
        'us-cv-wasp': [3626, 'reduced'],
        'us-cv-enterprise': [4825, 'reduced'],
      },
    });
    expect(able(start)).toEqual(['us-cv-wasp']);
  });

  /** Saigon is supplied overland, under the eyes of Malaya's aircraft. */
  const saigon: Units = {
    'jp-hq-south': 2212,
    'cw-hq-malaya': 2015,
    'uk-air-ma': 2112,
    'jp-army-15': [2212, 'reduced'],
    'jp-army-14': [2409, 'reduced'],
  };

  it('11.0 not in enemy ZOI, though in supply', () => {
    const start = replacing({ turn: 4, place: saigon });
    expect(zoiAt(start.state.board, 'allies', 2212)).toBe('active');
    expect(supplied(start.state.board, 'jp-army-15')).toBe(true);
    expect(able(start)).toEqual(['jp-army-14']);
  });

  it('11.0 in ZOI that is neutralised it may', () => {
    const start = replacing({ turn: 4, place: { ...saigon, 'jp-ad-3': 2311 } });
    expect(zoiAt(start.state.board, 'allies', 2212)).toBe('neutralised');
    expect(able(start)).toEqual(['jp-army-14', 'jp-army-15']);
  });

  it('11.0, 10.11 eliminated units come in as reinforcements do', () => {
    const start = replacing({
      turn: 4,
      place: { 'joint-hq-anzac': 3727, 'us-i-corps': 'eliminated', 'us-5af': 'eliminated' },
    });
    expect(placesOf(start, 'us-i-corps')).toEqual(expect.arrayContaining(['3727', '3626', '3023']));
    expect(placesOf(start, 'us-i-corps')).not.toContain('3624');
    expect(placesOf(start, 'us-i-corps')).not.toContain('4825');
    expect(placesOf(start, 'us-5af')).toContain('3624');
  });

  it('11.0, 6.12 by an HQ that commands them', () => {
    const start = replacing({
      turn: 4,
      place: { 'us-hq-sw-pac': 3727, 'aus-3-corps': 'eliminated', 'us-i-corps': 'eliminated' },
    });
    expect(able(start)).toEqual(['us-i-corps']);
  });

  it('11.0, 8.48 not into a full hex', () => {
    const start = replacing({
      turn: 4,
      place: {
        'us-hq-sw-pac': 3727,
        'us-1m-div': 3626,
        'us-2m-div': 3626,
        'us-3m-div': 3626,
        'us-i-corps': 'eliminated',
      },
    });
    expect(placesOf(start, 'us-i-corps')).not.toContain('3626');
  });

  it('11.0, 13.74 aircraft into the China box while the Burma Road is open', () => {
    const start = replacing({ turn: 4, place: { 'cw-hq-seac': 1805, 'us-14af-lrb': 'eliminated' } });
    expect(burmaRoad(start.state.board).openBy).not.toBeNull();
    expect(placesOf(start, 'us-14af-lrb')).toContain('china-box');
  });

  it('13.74, 11.0 a reduced air unit in the China box that is in supply', () => {
    const start = replacing({
      turn: 4,
      place: { 'cw-hq-seac': 1805, 'us-14af-lrb': ['china-box', 'reduced'] },
    });
    expect(able(start)).toEqual(['us-14af-lrb']);
  });

  it('13.74, 11.0 not one that is out of supply', () => {
    const start = replacing({
      turn: 4,
      place: { 'cw-hq-seac': 1805, 'us-14af-lrb': ['china-box', 'reduced'] },
      japan: [2008],
    });
    expect(able(start)).toEqual([]);
  });

  it('11.0 at an HQ that came as a reinforcement this turn, only where it is', () => {
    const start = segment('reinforcement', {
      turn: 3,
      place: { 'joint-hq-anzac': 'turn-3', 'us-5af': 'eliminated' },
      japan: [2008],
      markers: { warInEurope: NO_EFFECT },
    });
    const after = go(start, { do: 'place', unit: 'joint-hq-anzac', to: '3626' });
    expect(after.decision).toMatchObject({ kind: 'replace', side: 'allies' });
    expect(placesOf(after, 'us-5af')).toEqual(['3626']);
  });

  it('11.0 a reduced reinforcement of this turn may be given one at once', () => {
    const start = segment('reinforcement', {
      turn: 3,
      place: { 'us-hq-sw-pac': 3727, 'us-i-corps': ['delay-box', 'reduced'] },
      markers: { warInEurope: NO_EFFECT },
    });
    expect(able(go(start, { do: 'place', unit: 'us-i-corps', to: '3626' }))).toEqual(['us-i-corps']);
  });

  /** Japanese aircraft at Lae look over Port Moresby; Allied ones at Cape York would neutralise their ZOI there. */
  const lae: Situation = {
    turn: 4,
    place: {
      'us-hq-sw-pac': 3727,
      'jp-hq-south-seas': 4017,
      'jp-af-26': 3822,
      'us-11af': 'eliminated',
      'us-i-corps': 'eliminated',
    },
    japan: [3822],
    markers: { warInEurope: NO_EFFECT },
  };

  it('11.0 aircraft rebuilt in this segment do not neutralise ZOI for others', () => {
    const start = replacing(lae);
    expect(placesOf(start, 'us-i-corps')).not.toContain('3823');
    const after = go(start, { do: 'replace', unit: 'us-11af', to: '3624' });
    expect(zoiAt(after.state.board, 'japan', 3823)).toBe('neutralised');
    expect(placesOf(after, 'us-i-corps')).not.toContain('3823');
  });

  it('11.0 aircraft rebuilt in this segment do not let a reduced unit be restored', () => {
    const start = replacing({ ...lae, place: { ...lae.place, 'aus-2-corps': [3823, 'reduced'] } });
    const after = go(start, { do: 'replace', unit: 'us-11af', to: '3624' });
    expect(able(after)).not.toContain('aus-2-corps');
  });

  it('11.0 aircraft that came as reinforcements do neutralise it', () => {
    const start = segment('reinforcement', { ...lae, place: { ...lae.place, 'us-11af': 'delay-box' } });
    const after = go(start, { do: 'place', unit: 'us-11af', to: '3624' });
    expect(after.decision).toMatchObject({ kind: 'replace', side: 'allies' });
    expect(placesOf(after, 'us-i-corps')).toContain('3823');
  });
});

describe('11.0 the order, and what is left over', () => {
  const both: Units = {
    'us-hq-sw-pac': 3727,
    'us-5af': [3727, 'reduced'],
    'jp-hq-south': 2212,
    'jp-army-15': [2212, 'reduced'],
  };

  it('11.0, 4.12 the Allies first, then Japan', () => {
    const start = replacing({ turn: 4, place: both });
    expect(start.decision).toMatchObject({ kind: 'replace', side: 'allies' });
    expect(able(start)).toEqual(['us-5af']);
    const japan = go(start, { do: 'done' });
    expect(japan.decision).toMatchObject({ kind: 'replace', side: 'japan' });
    expect(able(japan)).toEqual(['jp-army-15']);
  });

  it('11.0 Allied steps that are not used are lost', () => {
    const after = go(replacing({ turn: 4, place: both }), { do: 'done' });
    expect(eventsLike(after, 'replacements-lost')).toEqual([
      expect.objectContaining({ side: 'allies', pools: expect.objectContaining({ air: 5, ground: 2 }) }),
    ]);
    expect(poolsOf({ ...after.state.board, turn: 5 }, 'allies')).toMatchObject({ air: 5, ground: 2 });
  });

  it('11.0 Japan keeps air and naval steps', () => {
    const start = replacing({
      turn: 5,
      place: { 'jp-hq-south': 2212, 'jp-army-15': [2212, 'reduced'] },
      markers: { replacementsSaved: { air: 2, naval: 3 } },
    });
    const after = go(start, { do: 'done' });
    expect(after.state.board.markers.replacementsSaved).toEqual({ air: 2, naval: 3 });
  });
});

describe('11.1 prewar units', () => {
  it('11.1 Allied ones are not restored', () => {
    const start = replacing({
      turn: 4,
      place: {
        'us-hq-c-pac': 5808,
        'us-ca-new-orleans': [5808, 'reduced'],
        'us-cv-enterprise': [5808, 'reduced'],
      },
    });
    expect(able(start)).toEqual(['us-cv-enterprise']);
  });

  it('11.1 nor rebuilt', () => {
    const start = replacing({
      turn: 4,
      place: { 'us-hq-c-pac': 5808, 'us-feaf': 'eliminated', 'us-7af': 'eliminated' },
    });
    expect(able(start)).toEqual(['us-7af']);
  });

  it('11.1 nor Japanese ones', () => {
    const start = replacing({
      turn: 4,
      place: {
        'jp-hq-combined-fleet-yamamoto': 3407,
        'jp-cv-akagi': 'eliminated',
        'jp-bb-hiei': [3407, 'reduced'],
        'jp-ad-1': [3706, 'reduced'],
        'jp-sn-1': [3407, 'reduced'],
        'jp-bb-yamato': [3407, 'reduced'],
      },
      markers: { replacementsSaved: { air: 5, naval: 5 } },
    });
    expect(able(start)).toEqual(['jp-bb-yamato']);
  });
});

describe('11.21 Japanese naval replacements', () => {
  const yamato: Units = {
    'jp-hq-combined-fleet-yamamoto': 3407,
    'jp-bb-yamato': [3407, 'reduced'],
    'jp-cvl-junyo': 'eliminated',
  };

  it('11.21 those of the chart and those kept', () => {
    expect(japaneseSteps(3).naval).toBe(1);
    expect(japaneseSteps(2).naval).toBe(0);
    expect(japaneseSteps(3, { markers: { replacementsSaved: { naval: 2 } } }).naval).toBe(3);
  });

  it('11.21 restore a reduced ship', () => {
    const start = replacing({ turn: 3, place: yamato });
    const after = go(start, { do: 'replace', unit: 'jp-bb-yamato', to: '3407' });
    expect(isReduced(after, 'jp-bb-yamato')).toBe(false);
    expect(after.state.board.markers.replacementsSaved.naval).toBe(0);
  });

  it('11.21 or bring back an eliminated one', () => {
    const start = replacing({ turn: 3, place: yamato });
    const after = go(start, { do: 'replace', unit: 'jp-cvl-junyo', to: '3407' });
    expect(at(after, 'jp-cvl-junyo')).toBe('3407');
    expect(isReduced(after, 'jp-cvl-junyo')).toBe(true);
  });

  it('11.21 not used, they are there on the next turn', () => {
    const after = go(replacing({ turn: 3, place: yamato }), { do: 'done' });
    expect(after.state.board.markers.replacementsSaved.naval).toBe(1);
    const next = laterSegment(after, 'replacement', 4);
    expect(eventsLike(next, 'replacements-received').find(({ side }) => side === 'japan')?.pools.naval).toBe(
      2,
    );
  });

  it('11.21 kept also when no ship could use them', () => {
    const { state } = replacing({ turn: 3 });
    expect(state.board.markers.replacementsSaved.naval).toBe(1);
  });

  it('11.21 for ships only', () => {
    const start = replacing({
      turn: 3,
      place: { ...yamato, 'jp-ad-6': [3706, 'reduced'], 'jp-army-18': [3706, 'reduced'] },
      markers: { divisionsInChina: 0, replacementsSaved: { air: 0, naval: 4 } },
    });
    expect(able(start)).toEqual(['jp-bb-yamato', 'jp-cvl-junyo']);
  });
});

describe('11.22 Japanese air replacements', () => {
  it('11.22 none by the chart', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((turn) => japaneseSteps(turn).air)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  const place: Units = {
    'jp-hq-combined-fleet-yamamoto': 3407,
    'jp-ad-6': [3706, 'reduced'],
    'jp-af-25': 'eliminated',
    'jp-bb-yamato': [3407, 'reduced'],
  };

  it('11.22 those of events are for air units only', () => {
    const start = replacing({
      turn: 5,
      place,
      markers: { replacementsSaved: { air: 3, naval: 0 } },
    });
    expect(able(start)).toEqual(['jp-ad-6', 'jp-af-25']);
  });

  it('11.22 and fewer for each used', () => {
    const start = replacing({ turn: 5, place, markers: { replacementsSaved: { air: 3, naval: 0 } } });
    const after = go(
      start,
      { do: 'replace', unit: 'jp-ad-6', to: '3706' },
      { do: 'replace', unit: 'jp-af-25', to: '3407' },
      { do: 'done' },
    );
    expect(after.state.board.markers.replacementsSaved.air).toBe(1);
  });
});

describe('11.23 Japanese ground replacements', () => {
  const armies: Units = {
    'jp-hq-south': 2212,
    'jp-army-15': [2212, 'reduced'],
    'jp-army-14': [2212, 'reduced'],
    'jp-army-25': [2311, 'reduced'],
  };
  const restore = (unit: UnitId, to: string) => ({ do: 'replace', unit, to });

  it('11.23 a division from China for each step', () => {
    const start = replacing({ turn: 4, place: armies, markers: { divisionsInChina: 11 } });
    const one = go(start, restore('jp-army-15', '2212'));
    expect(isReduced(one, 'jp-army-15')).toBe(false);
    expect(one.state.board.markers.divisionsInChina).toBe(10);
  });

  it('11.23 two a turn', () => {
    const start = replacing({ turn: 4, place: armies, markers: { divisionsInChina: 11 } });
    const two = go(start, restore('jp-army-15', '2212'), restore('jp-army-14', '2212'));
    expect(able(two)).toEqual([]);
    expect(two.state.board.markers.divisionsInChina).toBe(9);
  });

  it('11.23 one, if only one is left there', () => {
    const start = replacing({ turn: 4, place: armies, markers: { divisionsInChina: 1 } });
    const one = go(start, restore('jp-army-15', '2212'));
    expect(able(one)).toEqual([]);
    expect(one.state.board.markers.divisionsInChina).toBe(0);
  });

  it('11.23 none, if none is', () => {
    expect(able(replacing({ turn: 4, place: armies, markers: { divisionsInChina: 0 } }))).toEqual([]);
  });

  it('11.23 not used, the divisions stay, and two are again the most on the next turn', () => {
    const after = go(replacing({ turn: 4, place: armies, markers: { divisionsInChina: 11 } }), {
      do: 'done',
    });
    expect(after.state.board.markers.divisionsInChina).toBe(11);
    expect(japaneseSteps(5, { markers: { divisionsInChina: 11 } }).ground).toBe(2);
  });

  it('11.23 an eliminated army comes back for one, whole for two', () => {
    const start = replacing({
      turn: 4,
      place: { 'jp-hq-south': 2212, 'jp-army-15': 'eliminated' },
      markers: { divisionsInChina: 11 },
    });
    const one = go(start, restore('jp-army-15', '2311'));
    expect(isReduced(one, 'jp-army-15')).toBe(true);
    const two = go(one, restore('jp-army-15', '2311'));
    expect(isReduced(two, 'jp-army-15')).toBe(false);
    expect(two.state.board.markers.divisionsInChina).toBe(9);
  });

  const COAST = [2508, 2509, 2609, 2809, 2908, 3007, 3104, 3105];
  const KOREA = [3205, 3206, 3304, 3305, 3306];
  const stepsWith = (allies: number[], japan: number[] = []) =>
    japaneseSteps(4, { allies, japan, markers: { divisionsInChina: 11 } }).ground;

  it('13.71, 11.23 none when every port on the coast of China and all of Korea are Allied', () => {
    expect(stepsWith([...COAST, ...KOREA])).toBe(0);
  });

  it('13.71 one such port is enough for Japan', () => {
    expect(stepsWith([...COAST.filter((hex) => hex !== 3007), ...KOREA])).toBe(2);
  });

  it('13.71 or one hex of Korea, port or not', () => {
    expect(stepsWith([...COAST, ...KOREA.filter((hex) => hex !== 3205)])).toBe(2);
  });

  it('13.71 Hong Kong and Formosa are not China', () => {
    expect(stepsWith([...COAST, ...KOREA], [2709, 2909, 3009])).toBe(0);
  });

  it('13.71 nor is a coast without a port enough', () => {
    expect(stepsWith([...COAST, ...KOREA], [2708, 3004, 3005])).toBe(0);
  });
});

describe('11.31 Allied ground replacements', () => {
  it('11.31 two steps a turn from the second on', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((turn) => alliedSteps(turn).ground)).toEqual([
      2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
    ]);
  });

  it('11.31 for the US and the Commonwealth', () => {
    const start = replacing({
      turn: 4,
      place: {
        'joint-hq-anzac': 3727,
        'us-i-corps': [3626, 'reduced'],
        'aus-3-corps': [3626, 'reduced'],
        'nz-3-div': [3727, 'reduced'],
        'uk-33-corps': 'eliminated',
        'ind-4-corps': 'eliminated',
        'us-1m-div': [3023, 'reduced'],
      },
    });
    expect(able(start)).toEqual([
      'aus-3-corps',
      'ind-4-corps',
      'nz-3-div',
      'uk-33-corps',
      'us-1m-div',
      'us-i-corps',
    ]);
  });

  it('11.31 no more than two', () => {
    const start = replacing({
      turn: 4,
      place: {
        'us-hq-sw-pac': 3727,
        'us-i-corps': [3626, 'reduced'],
        'us-1m-div': [3626, 'reduced'],
        'us-2m-div': [3626, 'reduced'],
      },
    });
    const after = go(
      start,
      { do: 'replace', unit: 'us-i-corps', to: '3626' },
      { do: 'replace', unit: 'us-1m-div', to: '3626' },
    );
    expect(isReduced(after, 'us-2m-div')).toBe(true);
    expect(able(after)).toEqual([]);
  });
});

describe('11.32 Allied air replacements', () => {
  it('11.32 five steps a turn', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((turn) => alliedSteps(turn).air)).toEqual([
      5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    ]);
  });

  it('11.32 for the air units of every nation', () => {
    const start = replacing({
      turn: 4,
      place: {
        'joint-hq-anzac': 3727,
        'us-5af': [3626, 'reduced'],
        'us-1maw': [3626, 'reduced'],
        'aus-air': [3727, 'reduced'],
        'uk-air-seac': 'eliminated',
      },
    });
    expect(able(start)).toEqual(['aus-air', 'uk-air-seac', 'us-1maw', 'us-5af']);
  });
});

describe('11.33 Allied naval replacements', () => {
  it('11.33 a US step for Oahu beside the one of the chart (19: two on turn 2)', () => {
    expect(alliedSteps(2)['us-naval']).toBe(2);
  });

  it('11.33 not without Oahu', () => {
    expect(alliedSteps(2, { japan: [5808] })['us-naval']).toBe(1);
  });

  it('11.33 Oahu’s on every turn', () => {
    const withoutOahu = [2, 3, 6, 9, 12].map((turn) => alliedSteps(turn, { japan: [5808] })['us-naval']);
    const withOahu = [2, 3, 6, 9, 12].map((turn) => alliedSteps(turn)['us-naval']);
    expect(withOahu).toEqual(withoutOahu.map((steps) => steps + 1));
  });

  it('11.33 for US ships only', () => {
    const start = replacing({
      turn: 4,
      place: {
        'joint-hq-anzac': 3727,
        'us-cv-wasp': [3727, 'reduced'],
        'uk-bb-warspite': [3727, 'reduced'],
      },
    });
    expect(able(start)).toEqual(['us-cv-wasp']);
  });

  it('11.33 a Commonwealth step on turns 6, 9 and 12', () => {
    expect([6, 9, 12].map((turn) => alliedSteps(turn)['commonwealth-naval'])).toEqual([1, 1, 1]);
  });

  it('11.33 and on no other', () => {
    expect([2, 3, 4, 5, 7, 8, 10, 11].map((turn) => alliedSteps(turn)['commonwealth-naval'])).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0,
    ]);
  });

  const BASES = [1307, 1308, 2015, 2709, 3727];
  const withBase = (base: number) =>
    alliedSteps(6, { japan: BASES.filter((other) => other !== base), allies: [base] })['commonwealth-naval'];

  it('11.33 with Colombo alone', () => {
    expect(withBase(1307)).toBe(1);
  });

  it('11.33 with Trincomalee alone', () => {
    expect(withBase(1308)).toBe(1);
  });

  it('11.33 with Singapore alone', () => {
    expect(withBase(2015)).toBe(1);
  });

  it('11.33 with Hong Kong alone', () => {
    expect(withBase(2709)).toBe(1);
  });

  it('11.33 with Townsville alone', () => {
    expect(withBase(3727)).toBe(1);
  });

  it('11.33 not without any of them', () => {
    expect(alliedSteps(6, { japan: BASES })['commonwealth-naval']).toBe(0);
  });

  it('11.33 for Commonwealth ships', () => {
    const start = replacing({
      turn: 6,
      place: { 'joint-hq-anzac': 3727, 'uk-bb-warspite': [3727, 'reduced'] },
    });
    const after = go(start, { do: 'replace', unit: 'uk-bb-warspite', to: '3727' });
    expect(isReduced(after, 'uk-bb-warspite')).toBe(false);
  });

  it('11.33 not for US ships', () => {
    const start = replacing({
      turn: 9,
      place: {
        'joint-hq-anzac': 3727,
        'uk-bb-warspite': [3727, 'reduced'],
        'us-cv-wasp': [3727, 'reduced'],
      },
      japan: [5808],
    });
    expect(start.state.board.turn).toBe(9);
    expect(alliedSteps(9, { japan: [5808] })['us-naval']).toBe(0);
    expect(able(start)).toEqual(['uk-bb-warspite']);
  });
});

describe('11.34 Chinese replacements', () => {
  const armies: Units = {
    'cw-hq-seac': 1805,
    'cn-5-army': 'eliminated',
    'cn-6-army': [2407, 'reduced'],
  };

  it('11.34 one step on odd turns', () => {
    expect([3, 5, 7, 9, 11].map((turn) => alliedSteps(turn).chinese)).toEqual([1, 1, 1, 1, 1]);
  });

  it('11.34 none on even ones', () => {
    expect([2, 4, 6, 8, 10, 12].map((turn) => alliedSteps(turn).chinese)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('11.34 none once China has surrendered', () => {
    const board = { ...emptyMapWith({ turn: 5 }), surrendered: ['china'] as const };
    expect(poolsOf(board, 'allies').chinese).toBe(0);
  });

  it('11.34 an eliminated army comes back reduced at Kunming', () => {
    const start = replacing({ turn: 5, place: armies });
    expect(placesOf(start, 'cn-5-army')).toEqual(['2407']);
    const after = go(start, { do: 'replace', unit: 'cn-5-army', to: '2407' });
    expect(at(after, 'cn-5-army')).toBe('2407');
    expect(isReduced(after, 'cn-5-army')).toBe(true);
  });

  it('11.34 or a reduced one is made whole', () => {
    const start = replacing({ turn: 5, place: armies });
    const after = go(start, { do: 'replace', unit: 'cn-6-army', to: '2407' });
    expect(isReduced(after, 'cn-6-army')).toBe(false);
    expect(able(after)).toEqual([]);
  });

  it('11.34 only while Kunming is a source of supply', () => {
    const closed = replacing({ turn: 5, place: armies, japan: [2008] });
    expect(burmaRoad(closed.state.board).box).toBe('closed-no-hump');
    expect(able(closed)).toEqual([]);
  });

  it('11.34, 13.75 the Hump makes it one', () => {
    const hump = replacing({
      turn: 5,
      place: armies,
      japan: [2008],
      markers: { burmaRoad: { hump: true } },
    });
    expect(able(hump)).toEqual(['cn-5-army', 'cn-6-army']);
  });

  it('11.34 no HQ is needed', () => {
    const start = replacing({ turn: 5, place: { 'cn-5-army': 'eliminated' } });
    expect(placesOf(start, 'cn-5-army')).toEqual(['2407']);
  });

  it('11.34 other steps are not for Chinese armies', () => {
    expect(able(replacing({ turn: 4, place: armies }))).toEqual([]);
  });

  it('11.34 nor theirs for others', () => {
    const start = replacing({
      turn: 5,
      place: {
        ...armies,
        'uk-33-corps': [1805, 'reduced'],
        'uk-15-corps': [1805, 'reduced'],
        'ind-4-corps': [1905, 'reduced'],
      },
    });
    const after = go(
      start,
      { do: 'replace', unit: 'uk-33-corps', to: '1805' },
      { do: 'replace', unit: 'uk-15-corps', to: '1805' },
    );
    expect(able(after)).toEqual(['cn-5-army', 'cn-6-army']);
  });

  it('11.34 not used, it is lost', () => {
    const after = go(replacing({ turn: 5, place: armies }), { do: 'done' });
    expect(poolsOf({ ...after.state.board, turn: 6 }, 'allies').chinese).toBe(0);
    expect(poolsOf({ ...after.state.board, turn: 7 }, 'allies').chinese).toBe(1);
  });
});

describe('11.35 the Dutch', () => {
  it('11.35 no step for their ground, air or naval units', () => {
    const start = replacing({
      turn: 6,
      place: {
        'joint-hq-anzac': 3727,
        'du-j-div': [3727, 'reduced'],
        'du-air': [3727, 'reduced'],
        'du-cl-dutch': [3727, 'reduced'],
        'du-1-regt': 'eliminated',
        'aus-air': [3727, 'reduced'],
      },
    });
    expect(able(start)).toEqual(['aus-air']);
  });
});

describe('13.83 Australians after their country’s surrender', () => {
  const place: Units = {
    'us-hq-sw-pac': 4828,
    'joint-hq-anzac': 4825,
    'aus-3-corps': [4825, 'reduced'],
    'aus-4-corps': 'eliminated',
    'aus-air': 'eliminated',
  };

  it('13.83 a reduced unit can be made whole, an eliminated one is gone', () => {
    expect(able(replacing({ turn: 6, place }, { surrendered: ['australia'] }))).toEqual(['aus-3-corps']);
  });

  it('13.83 before it they come back', () => {
    expect(able(replacing({ turn: 6, place }))).toEqual(['aus-3-corps', 'aus-4-corps', 'aus-air']);
  });
});

describe('19 the second turn of the example', () => {
  it('19 two air units whole for four steps, the fifth lost, two carriers restored', () => {
    const start = replacing({
      scenario: '1941',
      turn: 2,
      place: {
        'us-hq-c-pac': 5808,
        'us-7af': 'eliminated',
        'us-7af-lrb': 'eliminated',
        'us-cv-lexington': [5808, 'reduced'],
        'us-cv-enterprise': [5808, 'reduced'],
      },
    });
    const after = go(
      start,
      { do: 'replace', unit: 'us-7af', to: '5108' },
      { do: 'replace', unit: 'us-7af', to: '5108' },
      { do: 'replace', unit: 'us-7af-lrb', to: '5808' },
      { do: 'replace', unit: 'us-7af-lrb', to: '5808' },
      { do: 'replace', unit: 'us-cv-lexington', to: '5808' },
      { do: 'replace', unit: 'us-cv-enterprise', to: '5808' },
    );
    expect([at(after, 'us-7af'), at(after, 'us-7af-lrb')]).toEqual(['5108', '5808']);
    expect([isReduced(after, 'us-7af'), isReduced(after, 'us-7af-lrb')]).toEqual([false, false]);
    expect([isReduced(after, 'us-cv-lexington'), isReduced(after, 'us-cv-enterprise')]).toEqual([
      false,
      false,
    ]);
    expect(eventsLike(after, 'replacements-lost')[0]?.pools).toMatchObject({
      air: 1,
      ground: 2,
      'us-naval': 0,
    });
  });
});
