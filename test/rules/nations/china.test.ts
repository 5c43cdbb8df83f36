import { describe, expect, it } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import { attritionOf } from '../../../src/rules/attrition/attrition.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { hasTokyoInRange } from '../../../src/rules/strategic/bombing.ts';
import { poolsOf } from '../../../src/rules/strategic/replacements.ts';
import { aboutToPlay } from '../../support/playing.ts';
import { segmentWith, surrenders, willBy } from '../../support/politics.ts';
import { canActivate, emptyMapWith, type Situation, setUpWith, supplied } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { at, eventsLike, fight, go, move, offensive } from '../play/support.ts';

const uses = (state: State, card: CardId): string[] =>
  legalReplies(state).flatMap((answer) => ('card' in answer && answer.card === card ? [answer.do] : []));

/** With Rangoon Japanese the Burma Road is closed; there is no Hump. */
const CLOSED: Situation = { japan: [2008] };

describe('13.71 the foothold in China', () => {
  const PORTS = [2508, 2509, 2609, 2809, 2908, 3007, 3104, 3105];
  const KOREA = [3205, 3206, 3304, 3305, 3306];
  const divisions = (allies: number[]) => poolsOf(emptyMapWith({ allies }), 'japan').ground;

  it('13.71 with it two divisions a turn can be taken as replacements', () => {
    expect(divisions([])).toBe(2);
  });

  it('13.71 none when the Allies hold every Chinese port and all of Korea', () => {
    expect(divisions([...PORTS, ...KOREA])).toBe(0);
  });

  it('13.71 one port is enough to go on', () => {
    expect(divisions([...PORTS.slice(1), ...KOREA])).toBe(2);
  });

  it('13.71 and so is a hex of Korea', () => {
    expect(divisions([...PORTS, ...KOREA.slice(1)])).toBe(2);
  });

  it('13.71 Hong Kong and Formosa are not China: holding them does not help Japan', () => {
    const board = emptyMapWith({ allies: [...PORTS, ...KOREA], japan: [2709, 2909, 3009] });
    expect(poolsOf(board, 'japan').ground).toBe(0);
  });
});

describe('13.72, 13.73 China surrenders', () => {
  const collapse = (more: Situation = {}) => {
    const state = aboutToPlay(
      'J15',
      plus(plus(CLOSED, { place: { 'jp-hq-south': 2212 }, markers: { china: 'chungking-falls' } }), more),
    );
    return go(state, { do: 'china-offensive', card: 'J15' }, { do: 'roll', die: 0 });
  };

  it('13.73 at the very moment of the collapse, in the offensives segment', () => {
    const played = collapse();
    expect(surrenders(played)).toEqual(['china']);
    expect(played.decision?.kind).toBe('play-card');
  });

  it('13.73, 16.41 it costs two points of political will', () => {
    expect(willBy(collapse(), '16.41')).toBe(-2);
  });

  it('13.73 not a second time in the political phase', () => {
    const played = segmentWith('national-status', {
      surrendered: ['china'],
      markers: { china: 'government-collapsed' },
    });
    expect(surrenders(played)).toEqual([]);
    expect(willBy(played, '16.41')).toBe(0);
  });

  it('13.73 air units in the China box may be delayed when they come back', () => {
    const played = collapse({ place: { 'us-14af': 'china-box', 'us-avg': 'china-box' } });
    expect(at(played, 'us-14af')).toBe('turn-3');
    expect(at(played, 'us-avg')).toBe('turn-3');
    expect(played.state.board.undelayed).toEqual([]);
  });

  it('13.73 air units elsewhere stay', () => {
    expect(at(collapse({ place: { 'us-14af': 1805 } }), 'us-14af')).toBe('1805');
  });

  it('13.73 Chinese armies are gone for good, the eliminated ones too', () => {
    const played = collapse({ place: { 'cn-5-army': 2407, 'cn-6-army': 'eliminated' } });
    expect(at(played, 'cn-5-army')).toBe('out-of-play');
    expect(at(played, 'cn-6-army')).toBe('out-of-play');
  });

  it('13.72 one box earlier it does not surrender', () => {
    const played = collapse({ markers: { china: 'threat-to-chungking' } });
    expect(played.state.board.markers.china).toBe('chungking-falls');
    expect(surrenders(played)).toEqual([]);
  });

  it('13.73 a China that has surrendered is not attacked any more', () => {
    const state = aboutToPlay('J15', { place: { 'jp-hq-south': 2212 } });
    expect(uses(state, 'J15')).toContain('china-offensive');
    const after = { ...state, board: { ...state.board, surrendered: ['china' as const] } };
    expect(uses(after, 'J15')).not.toContain('china-offensive');
  });
});

describe('13.74 air units in China', () => {
  const inBox = (unit: UnitId, more: Situation = {}) =>
    emptyMapWith(plus({ place: { [unit]: 'china-box' as const } }, more));

  it('13.74 in supply they do not suffer attrition', () => {
    expect(attritionOf(inBox('us-14af'))).toEqual({ eliminated: [], reduced: [] });
  });

  it('13.74 out of supply they are reduced', () => {
    expect(attritionOf(inBox('us-14af', CLOSED))).toEqual({ eliminated: [], reduced: ['us-14af'] });
  });

  it('13.74 but never eliminated by it', () => {
    const board = emptyMapWith(plus(CLOSED, { place: { 'us-14af': ['china-box', 'reduced'] } }));
    expect(attritionOf(board)).toEqual({ eliminated: [], reduced: [] });
  });

  it('13.74, 12.31 a B-29 there has Tokyo in range', () => {
    expect(hasTokyoInRange(inBox('us-20bc'), 'us-20bc')).toBe(true);
  });

  it('13.74, 12.31 not out of supply', () => {
    expect(hasTokyoInRange(inBox('us-20bc', CLOSED), 'us-20bc')).toBe(false);
  });
});

describe('13.75 Chinese armies', () => {
  const army = (hq: UnitId, more: Situation = {}) =>
    emptyMapWith(plus({ place: { 'cn-5-army': 2106, [hq]: 1805 } }, more));

  it('13.75 any Allied HQ in whose range they are activates them: a US one', () => {
    expect(canActivate(army('us-hq-sw-pac'), 'us-hq-sw-pac', 'cn-5-army')).toBe(true);
  });

  it('13.75 a Commonwealth one', () => {
    expect(canActivate(army('cw-hq-seac'), 'cw-hq-seac', 'cn-5-army')).toBe(true);
  });

  it('13.75 a joint one', () => {
    expect(canActivate(army('joint-hq-anzac'), 'joint-hq-anzac', 'cn-5-army')).toBe(true);
  });

  it('13.75 not one that is too far away', () => {
    const far = emptyMapWith({ place: { 'cn-5-army': 2106, 'cw-hq-seac': 1005 } });
    expect(canActivate(far, 'cw-hq-seac', 'cn-5-army')).toBe(false);
  });

  it('13.75 out of supply they are not activated', () => {
    const cut = emptyMapWith(plus(CLOSED, { place: { 'cn-5-army': 2305, 'cw-hq-seac': 1805 } }));
    expect(supplied(cut, 'cn-5-army')).toBe(false);
    expect(canActivate(cut, 'cw-hq-seac', 'cn-5-army')).toBe(false);
  });

  it('13.75 and suffer attrition like others', () => {
    const cut = emptyMapWith(plus(CLOSED, { place: { 'cn-5-army': 2305, 'cn-6-army': [2206, 'reduced'] } }));
    expect(attritionOf(cut)).toEqual({ eliminated: ['cn-6-army'], reduced: ['cn-5-army'] });
  });

  /** 2108 is attacked from Rangoon and lost; of its neighbours 2107 is Burma, the others Siam and Indochina. */
  const driven = (more: Situation = {}) => {
    const situation = plus(
      {
        place: { 'jp-hq-south': 2212, 'jp-army-15': 2008, 'jp-army-28': 2008, 'cn-5-army': 2108 },
        japan: [2008],
      },
      more,
    );
    const start = offensive(aboutToPlay('J15', situation), 'J15', ['jp-army-15', 'jp-army-28']);
    return fight(move(start, ['jp-army-15', 'jp-army-28'], 'overland', 2108), [0, 0]);
  };

  it('13.75 beaten they retreat within Burma', () => {
    expect(at(driven(), 'cn-5-army')).toBe('2107');
  });

  it('13.75 with no way but to Siam or Indochina they are eliminated', () => {
    const over = driven({ place: { 'jp-army-33': 2107 }, japan: [2107] });
    expect(eventsLike(over, 'retreated')).toEqual([
      { type: 'retreated', unit: 'cn-5-army', to: 'eliminated' },
    ]);
    expect(at(over, 'cn-5-army')).toBe('eliminated');
  });
});

describe('13.77 transport routes', () => {
  it('13.77A none of the three exists in December 1941', () => {
    expect(setUpWith({ scenario: '1941' }).markers.transportRoutes).toMatchObject({
      jarhat: false,
      ledo: false,
      imphal: false,
    });
  });

  it('13.77B building one activates nobody: the other player is next', () => {
    const state = aboutToPlay('A6', { place: { 'cw-hq-seac': 1805 }, other: ['J4'] });
    const built = go(state, { do: 'build-route', card: 'A6', route: 'jarhat' });
    expect(built.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(built.state.board.activated).toEqual([]);
  });

  it('13.77B once built it stays, whoever holds the hexes', () => {
    const played = segmentWith('national-status', {
      japan: [2104, 2205],
      markers: { transportRoutes: { jarhat: true, ledo: true } },
    });
    expect(played.state.board.markers.transportRoutes).toMatchObject({ jarhat: true, ledo: true });
  });
});
