import { describe, expect, it, test } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { aboutToPlay, offered } from '../../support/playing.ts';
import { burmaRoad, type Situation, supplied } from '../../support/situation.ts';
import { laterSegment, type Units } from '../../support/strategic.ts';
import { plus } from '../../support/variants.ts';
import { at, eventsLike, fight, go, isReduced, kinds, targets } from '../play/support.ts';

/** The card played as an event. */
const played = (card: CardId, situation: Situation): Played =>
  go(aboutToPlay(card, situation), { do: 'event', card });

const able = (from: Played): string[] => targets(from, 'replace', 'unit');

const placesOf = (from: Played, unit: UnitId): string[] =>
  legalReplies(from.state)
    .flatMap((answer) => (answer.do === 'replace' && answer.unit === unit ? [answer.to] : []))
    .sort();

/** Steps used on units where they are or come back. */
const use = (from: Played, ...steps: (readonly [UnitId, string])[]): Played =>
  go(from, ...steps.map(([unit, to]) => ({ do: 'replace', unit, to })));

const saved = (from: Played) => from.state.board.markers.replacementsSaved;

const removed = ({ state }: Played, side: 'japan' | 'allies') => state.cards[side].removed;

describe('Japanese steps that may be kept', () => {
  /** Three air units and four ships of Japan, reduced or lost. */
  const JAPAN: Situation = {
    turn: 5,
    place: {
      'jp-hq-combined-fleet-yamamoto': 3407,
      'jp-ad-6': [3706, 'reduced'],
      'jp-ad-7': 'eliminated',
      'jp-ad-1': [3706, 'reduced'],
      'jp-cv-taiho': [3407, 'reduced'],
      'jp-cvl-amagi': 'eliminated',
      'jp-army-14': [3407, 'reduced'],
    },
    markers: { replacementsSaved: { air: 1, naval: 1 } },
  };

  const CARDS = [
    ['J5', 2, 0],
    ['J30', 3, 0],
    ['J71', 2, 0],
    ['J72', 0, 3],
  ] as const;

  test.each(CARDS)('%s keeps what is not used, beside what was kept before', (card, air, naval) => {
    const after = go(played(card, JAPAN), { do: 'done' });
    expect(saved(after)).toEqual({ air: 1 + air, naval: 1 + naval });
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
    expect(removed(after, 'japan')).toContain(card);
  });

  test.each(CARDS)('%s is kept without a question if no unit can use it', (card, air, naval) => {
    const after = played(card, { turn: 5, place: { 'jp-hq-combined-fleet-yamamoto': 3407 } });
    expect(after.decision?.kind).toBe('play-card');
    expect(saved(after)).toEqual({ air, naval });
  });

  test.each(CARDS)('%s can be used in the replacement segment of the turn after', (card, air, naval) => {
    const kept = go(played(card, JAPAN), { do: 'done' });
    const later = laterSegment(kept, 'replacement', 6);
    const due = eventsLike(later, 'replacements-received').find((event) => event.side === 'japan');
    expect(due?.pools.air).toBe(1 + air);
    // 11.21: turn 6 brings Japan no naval step of its own.
    expect(due?.pools.naval).toBe(1 + naval);
  });

  const AIR = ['J5', 'J30', 'J71'] as const;

  test.each(AIR)('%s makes an air unit whole or brings one back at once, but no pre-war unit', (card) => {
    const start = played(card, JAPAN);
    expect(start.decision).toMatchObject({ kind: 'replace', side: 'japan', rule: card });
    expect(able(start)).toEqual(['jp-ad-6', 'jp-ad-7']);
    const after = use(start, ['jp-ad-6', '3706'], ['jp-ad-7', '3706']);
    expect(isReduced(after, 'jp-ad-6')).toBe(false);
    expect(at(after, 'jp-ad-7')).toBe('3706');
    expect(isReduced(after, 'jp-ad-7')).toBe(true);
  });

  it('J5 gives two steps and leaves alone what was kept before', () => {
    const after = use(played('J5', JAPAN), ['jp-ad-6', '3706'], ['jp-ad-7', '3706']);
    expect(after.decision?.kind).toBe('play-card');
    expect(saved(after)).toEqual({ air: 1, naval: 1 });
  });

  it('J30 gives three: a lost unit comes back whole', () => {
    const after = use(played('J30', JAPAN), ['jp-ad-6', '3706'], ['jp-ad-7', '3706'], ['jp-ad-7', '3706']);
    expect(isReduced(after, 'jp-ad-7')).toBe(false);
    expect(saved(after).air).toBe(1);
  });

  it('J72 gives three naval steps and nothing for others', () => {
    const start = played('J72', JAPAN);
    expect(able(start)).toEqual(['jp-cv-taiho', 'jp-cvl-amagi']);
    const after = go(use(start, ['jp-cv-taiho', '3407'], ['jp-cvl-amagi', '3407']), { do: 'done' });
    expect(isReduced(after, 'jp-cv-taiho')).toBe(false);
    expect(at(after, 'jp-cvl-amagi')).toBe('3407');
    expect(saved(after)).toEqual({ air: 1, naval: 2 });
  });

  test.each(CARDS)('%s gives nothing to units out of supply (11.0)', (card) => {
    const lost = played(card, {
      turn: 5,
      place: { 'jp-ad-6': [3706, 'reduced'], 'jp-cv-taiho': [3407, 'reduced'] },
    });
    expect(lost.decision?.kind).toBe('play-card');
  });
});

describe('J39 Subhas Chandra Bose', () => {
  /** South HQ at Bangkok; Mandalay is two hexes from Rangoon, Saigon far away. */
  const BURMA: Situation = {
    turn: 5,
    place: {
      'jp-hq-south': 2110,
      'jp-army-15': [2008, 'reduced'],
      'jp-army-28': [2106, 'reduced'],
      'jp-army-14': [2212, 'reduced'],
      'jp-army-33': 'eliminated',
    },
    japan: [2008, 2106, 2110, 2108, 2109],
    markers: { divisionsInChina: 12 },
  };

  it('J39 is used on troops within three hexes of Rangoon, and none is rebuilt', () => {
    expect(able(played('J39', BURMA))).toEqual(['jp-army-15', 'jp-army-28']);
  });

  it('J39 makes two of them whole, and no division leaves China for it', () => {
    const after = use(played('J39', BURMA), ['jp-army-15', '2008'], ['jp-army-28', '2106']);
    expect(isReduced(after, 'jp-army-15')).toBe(false);
    expect(isReduced(after, 'jp-army-28')).toBe(false);
    expect(after.state.board.markers.divisionsInChina).toBe(12);
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
    expect(removed(after, 'japan')).toContain('J39');
  });

  it('J39 cannot be kept: what is not used is lost', () => {
    const after = go(played('J39', BURMA), { do: 'done' });
    expect(eventsLike(after, 'replacements-lost')).toMatchObject([{ side: 'japan', pools: { ground: 2 } }]);
    expect(saved(after)).toEqual({ air: 0, naval: 0 });
  });

  it('J39 can be played with nobody there', () => {
    const after = played('J39', { turn: 5, place: { 'jp-hq-south': 2212 } });
    expect(after.decision?.kind).toBe('play-card');
    expect(removed(after, 'japan')).toContain('J39');
  });
});

describe('J71 High Altitude Interceptors', () => {
  /** A B-29 on Guam, eight hexes from Tokyo; submarines find nothing past 4 escorts on a 9. */
  const GUAM: Situation = {
    turn: 10,
    place: { 'jp-hq-combined-fleet-yamamoto': 3407, 'us-hq-c-pac': 3813, 'us-21bc': 3814 },
    allies: [3813, 3814],
    markers: { escort: 4 },
  };

  /** The B-29 bombs in the strategic warfare segment of a later turn. */
  const bombs = (from: { readonly state: State }, turn: number, die: number): boolean | undefined => {
    const segment = go(laterSegment(from, 'strategic-warfare', turn), { do: 'roll', die: 9 });
    const after = go(segment, { do: 'bomb', unit: 'us-21bc' }, { do: 'roll', die });
    return eventsLike(after, 'bombed')[0]?.success;
  };

  it('J71 adds one to the die of strategic bombing on the turns that follow', () => {
    const after = played('J71', GUAM);
    expect(after.state.board.events).toContain('interceptors');
    expect(bombs(after, 11, 8)).toBe(false);
    expect(bombs(after, 11, 7)).toBe(true);
    expect(bombs(after, 12, 8)).toBe(false);
  });

  it('J71 is the reason: without it an 8 succeeds', () => {
    expect(bombs({ state: aboutToPlay('J71', GUAM) }, 11, 8)).toBe(true);
  });

  const IWO_JIMA = plus(GUAM, { allies: [3709] });

  it('J71 is void once the Allies have a supply-eligible airfield within five hexes of Tokyo', () => {
    expect(bombs(played('J71', IWO_JIMA), 11, 8)).toBe(true);
  });

  it('J71 does not come back when the airfield is lost again', () => {
    const held = laterSegment(played('J71', IWO_JIMA), 'strategic-warfare', 11);
    const { board } = held.state;
    const japaneseHexes = [...board.japaneseHexes, '3709' as const].sort();
    const retaken = { state: { ...held.state, board: { ...board, japaneseHexes } } };
    expect(bombs(retaken, 12, 8)).toBe(true);
  });

  it('J71 holds against an airfield that no HQ can supply', () => {
    // A carrier off Iwo Jima watches the sea around it.
    const watched = plus(IWO_JIMA, { place: { 'jp-cv-taiho': 3710 } });
    expect(bombs(played('J71', watched), 11, 8)).toBe(false);
  });
});

describe('A3 Prime Minister Curtin', () => {
  const AUSTRALIA: Situation = {
    turn: 5,
    place: {
      'joint-hq-anzac': 3727,
      'aus-1-corps': [3727, 'reduced'],
      'aus-2-corps': 'eliminated',
      'aus-8-div': 'eliminated',
      'aus-air': [3626, 'reduced'],
      'us-i-corps': [3626, 'reduced'],
    },
  };

  it('A3 is for Australian ground units that are not pre-war', () => {
    const start = played('A3', AUSTRALIA);
    expect(able(start)).toEqual(['aus-1-corps', 'aus-2-corps']);
    expect(placesOf(start, 'aus-2-corps')).toEqual(expect.arrayContaining(['3626', '3727']));
  });

  it('A3 makes one whole and brings another back', () => {
    const after = use(played('A3', AUSTRALIA), ['aus-1-corps', '3727'], ['aus-2-corps', '3626']);
    expect(isReduced(after, 'aus-1-corps')).toBe(false);
    expect(at(after, 'aus-2-corps')).toBe('3626');
    expect(isReduced(after, 'aus-2-corps')).toBe(true);
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(removed(after, 'allies')).toContain('A3');
  });

  it('A3 brings one back whole with both steps', () => {
    const after = use(played('A3', AUSTRALIA), ['aus-2-corps', '3727'], ['aus-2-corps', '3727']);
    expect(isReduced(after, 'aus-2-corps')).toBe(false);
    expect(after.decision?.kind).toBe('play-card');
  });

  it('A3 loses what is not used at once', () => {
    const after = go(use(played('A3', AUSTRALIA), ['aus-1-corps', '3727']), { do: 'done' });
    expect(eventsLike(after, 'replacements-lost')).toMatchObject([{ side: 'allies', pools: { ground: 1 } }]);
    const later = laterSegment(after, 'replacement', 6);
    // 11.31: two a turn, and no more.
    expect(eventsLike(later, 'replacements-received')[0]).toMatchObject({ pools: { ground: 2 } });
  });
});

describe('A15 Heroic Repair', () => {
  const FLEET: Situation = {
    turn: 5,
    place: {
      'us-hq-c-pac': 5808,
      'us-cv-wasp': [5808, 'reduced'],
      'us-cv-essex': 'eliminated',
      'uk-ca-london': [5808, 'reduced'],
      'us-7af': [5808, 'reduced'],
    },
  };

  it('A15 is for US ships alone', () => {
    expect(able(played('A15', FLEET))).toEqual(['us-cv-essex', 'us-cv-wasp']);
  });

  it('A15 repairs one and brings another back, and is played again another time', () => {
    const after = use(played('A15', FLEET), ['us-cv-wasp', '5808'], ['us-cv-essex', '5808']);
    expect(isReduced(after, 'us-cv-wasp')).toBe(false);
    expect(at(after, 'us-cv-essex')).toBe('5808');
    expect(isReduced(after, 'us-cv-essex')).toBe(true);
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(after.state.cards.allies.discard).toContain('A15');
  });

  it('A15 brings no ship back to the ports of a Commonwealth HQ, but to those of a joint one', () => {
    const lost: Units = { 'us-cv-essex': 'eliminated' };
    const seac = played('A15', { turn: 5, place: { ...lost, 'cw-hq-seac': 1805 } });
    expect(seac.decision?.kind).toBe('play-card');
    const anzac = played('A15', { turn: 5, place: { ...lost, 'joint-hq-anzac': 3727 } });
    expect(placesOf(anzac, 'us-cv-essex')).toContain('3727');
  });

  it('A15 loses what is not used at once', () => {
    const after = go(played('A15', FLEET), { do: 'done' });
    expect(eventsLike(after, 'replacements-lost')).toMatchObject([{ pools: { 'us-naval': 2 } }]);
    expect(isReduced(after, 'us-cv-wasp')).toBe(true);
  });
});

describe('A17 China Airlift', () => {
  /** SEAC at Calcutta, Rangoon Japanese: the Burma Road is closed. */
  const CBI: Situation = { turn: 3, place: { 'cw-hq-seac': 1805 }, japan: [2008, 2107, 2108] };
  const airlift = (place: Units) => played('A17', plus(CBI, { place }));

  it('A17 opens the Hump for the rest of the game', () => {
    const before = aboutToPlay('A17', CBI);
    expect(burmaRoad(before.board).box).toBe('closed-no-hump');
    const after = go(before, { do: 'event', card: 'A17' });
    expect(burmaRoad(after.state.board).box).toBe('closed-hump');
    expect(burmaRoad(laterSegment(after, 'replacement', 9).state.board).box).toBe('closed-hump');
    expect(removed(after, 'allies')).toContain('A17');
  });

  it('A17 gives a step to the AVG or the 14th Air Force in India, Burma or China', () => {
    const start = airlift({
      'us-avg': ['china-box', 'reduced'],
      'us-14af': [2104, 'reduced'],
      'us-14af-lrb': [1905, 'reduced'],
      'uk-air-seac': [1905, 'reduced'],
    });
    expect(able(start)).toEqual(['us-14af', 'us-14af-lrb', 'us-avg']);
    const after = use(start, ['us-avg', 'china-box']);
    expect(isReduced(after, 'us-avg')).toBe(false);
    expect(isReduced(after, 'us-14af')).toBe(true);
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
  });

  it('A17 gives none to the 14th Air Force elsewhere', () => {
    expect(airlift({ 'us-14af': [1805, 'reduced'] }).decision?.kind).toBe('play-card');
  });

  it('A17 brings the 14th Air Force back to Northern India or Burma, but not the AVG', () => {
    const start = airlift({ 'us-14af': 'eliminated', 'us-avg': 'eliminated' });
    expect(able(start)).toEqual(['us-14af']);
    expect(placesOf(start, 'us-14af')).toEqual(['1905', '2006', '2104', '2106', '2205', '2206', '2305']);
    const after = use(start, ['us-14af', '2104']);
    expect(at(after, 'us-14af')).toBe('2104');
    expect(isReduced(after, 'us-14af')).toBe(true);
  });

  it('A17 is lost if nobody is there to use it', () => {
    expect(eventsLike(airlift({}), 'replacements-lost')).toMatchObject([{ pools: { air: 1 } }]);
  });
});

describe('A39 Sextant Conference', () => {
  /** The Hump supplies Kunming; rivalry among the US services. */
  const CBI: Situation = {
    turn: 6,
    place: {
      'cw-hq-seac': 1805,
      'cn-5-army': 'eliminated',
      'cn-6-army': [2407, 'reduced'],
      'us-14af': ['china-box', 'reduced'],
      'uk-air-seac': [1905, 'reduced'],
      'ind-4-corps': [1805, 'reduced'],
    },
    japan: [2008, 2107],
    allies: [2006],
    markers: { burmaRoad: { box: 'closed-hump', hump: true }, rivalry: { allies: 'rivalry' } },
  };
  const routes = ({ state }: Played) => state.board.markers.transportRoutes;

  it('A39 ends US rivalry', () => {
    const after = played('A39', CBI);
    expect(after.state.board.markers.rivalry.allies).toBe('agreement');
  });

  it('A39 can be played under agreement too', () => {
    const agreed = plus(CBI, { markers: { rivalry: { allies: 'agreement' } } });
    expect(able(played('A39', agreed))).not.toEqual([]);
  });

  it('A39 gives three Chinese steps and one air step, for a unit in the China box too', () => {
    const start = played('A39', CBI);
    expect(able(start)).toEqual(['cn-5-army', 'cn-6-army', 'uk-air-seac', 'us-14af']);
    const after = use(
      start,
      ['cn-5-army', '2407'],
      ['us-14af', 'china-box'],
      ['cn-6-army', '2407'],
      ['cn-5-army', '2407'],
    );
    expect(isReduced(after, 'cn-5-army')).toBe(false);
    expect(isReduced(after, 'cn-6-army')).toBe(false);
    expect(isReduced(after, 'us-14af')).toBe(false);
    expect(isReduced(after, 'uk-air-seac')).toBe(true);
    expect(kinds(after)).not.toContain('replace');
  });

  it('A39 gives nothing to units out of supply', () => {
    const cut = plus(CBI, { markers: { burmaRoad: { box: 'closed-no-hump', hump: false } } });
    const start = played('A39', cut);
    expect(supplied(start.state.board, 'us-14af')).toBe(false);
    expect(able(start)).toEqual(['uk-air-seac']);
  });

  it('A39 lets the Allies build Jarhat for nothing, if they want to', () => {
    const asked = go(played('A39', CBI), { do: 'done' });
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'allies', rule: 'A39' });
    const built = go(asked, { do: 'choose', what: 'jarhat' });
    expect(routes(built)).toMatchObject({ jarhat: true, ledo: false, imphal: false });
    expect(built.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(removed(built, 'allies')).toContain('A39');
    expect(routes(go(asked, { do: 'decline' })).jarhat).toBe(false);
  });

  it('A39 lets them build Ledo or Imphal once there is Jarhat', () => {
    const transportRoutes = { jarhat: true, ledo: false, imphal: false, kwai: false };
    const asked = go(played('A39', plus(CBI, { markers: { transportRoutes } })), { do: 'done' });
    expect(targets(asked, 'choose', 'what')).toEqual(['imphal', 'ledo']);
    expect(routes(go(asked, { do: 'choose', what: 'imphal' }))).toMatchObject({ ledo: false, imphal: true });
  });

  it('A39 builds nothing where Akyab is Japanese (13.77)', () => {
    const after = go(played('A39', plus(CBI, { japan: [2006] })), { do: 'done' });
    expect(after.decision?.kind).toBe('play-card');
    expect(routes(after).jarhat).toBe(false);
  });
});

describe('A48 New China Army', () => {
  const BURMA: Situation = {
    turn: 8,
    place: {
      'cw-hq-seac': 1905,
      'us-hq-c-pac': 5808,
      'cn-5-army': [2407, 'reduced'],
      'cn-6-army': [2306, 'reduced'],
      'cn-66-army': 'eliminated',
      'uk-33-corps': 1905,
      'uk-air-seac': 1905,
    },
    markers: { burmaRoad: { box: 'closed-hump', hump: true } },
    japan: [2008],
  };
  const activating = (situation: Situation, ...units: UnitId[]): Played =>
    go(
      aboutToPlay('A48', situation),
      { do: 'event', card: 'A48' },
      { do: 'hq', hq: 'cw-hq-seac' },
      ...units.map((unit) => ({ do: 'activate', unit })),
    );

  it('A48 makes one Chinese army whole before movement, and rebuilds none', () => {
    const start = go(activating(BURMA, 'cn-5-army'), { do: 'done' });
    expect(start.decision).toMatchObject({ kind: 'replace', side: 'allies', rule: 'A48' });
    expect(able(start)).toEqual(['cn-5-army', 'cn-6-army']);
    const after = use(start, ['cn-5-army', '2407']);
    expect(isReduced(after, 'cn-5-army')).toBe(false);
    expect(isReduced(after, 'cn-6-army')).toBe(true);
    expect(after.decision?.kind).toBe('move');
  });

  it('A48 goes on without it if no army can use it', () => {
    const whole = plus(BURMA, { place: { 'cn-5-army': 2407, 'cn-6-army': 2306 } });
    const after = go(activating(whole, 'uk-air-seac'), { do: 'done' });
    expect(after.decision?.kind).toBe('move');
    expect(at(after, 'cn-66-army')).toBe('eliminated');
  });

  it('A48 takes the step back if the offensive is abandoned', () => {
    const moving = use(go(activating(BURMA, 'cn-5-army'), { do: 'done' }), ['cn-5-army', '2407']);
    const after = go(moving, { do: 'abandon' });
    expect(isReduced(after, 'cn-5-army')).toBe(true);
    expect(offered(after.state, 'event')).toEqual([{ do: 'event', card: 'A48' }]);
  });

  it('A48 activates Chinese armies beyond the number of its units, and no ships', () => {
    // SEAC: logistics 4, efficiency 1.
    const five: UnitId[] = ['uk-33-corps', 'uk-air-seac', 'uk-15-corps', 'ind-4-corps', 'ind-1-corps'];
    const many = plus(BURMA, {
      place: {
        'uk-15-corps': 1805,
        'ind-4-corps': 1805,
        'ind-1-corps': 2005,
        'uk-77-bde': 2005,
        'uk-ca-london': 1905,
      },
    });
    expect(targets(activating(many), 'activate', 'unit')).not.toContain('uk-ca-london');
    const full = activating(many, ...five);
    expect(targets(full, 'activate', 'unit')).toEqual(['cn-5-army', 'cn-6-army']);
  });

  it('A48 goes to the discard pile when the offensive ends', () => {
    const moving = go(activating(BURMA), { do: 'done' }, { do: 'done' });
    expect(fight(moving).state.cards.allies.discard).toContain('A48');
  });
});
