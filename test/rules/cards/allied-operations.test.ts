import { describe, expect, test } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { pileOf, usesOf } from '../../support/card-play.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import {
  at,
  destinations,
  eventsLike,
  go,
  holder,
  isReduced,
  kinds,
  move,
  offensive,
  type Policy,
  playOn,
  QUIET,
  targets,
} from '../play/support.ts';

type Table = Situation & { other?: CardId[] };

/** The event, with its units activated and its HQ chosen if there are several: about to move. */
const begun = (card: CardId, table: Table, units: readonly UnitId[], hq?: UnitId) =>
  offensive(aboutToPlay(card, table), card, units, { use: 'event', ...(hq ? { hq } : {}) });

/** The event, about to activate units. */
const activating = (card: CardId, table: Table, hq?: UnitId) =>
  go(aboutToPlay(card, table), { do: 'event', card }, ...(hq ? [{ do: 'hq', hq }] : []));

/** Whether a unit may be activated beside others. */
const mayActivate = (from: Played, unit: UnitId, ...beside: UnitId[]): boolean =>
  targets(go(from, ...beside.map((one) => ({ do: 'activate', unit: one }))), 'activate', 'unit').includes(
    unit,
  );

/** The strength a side fought a combat with. */
const strengthOf = (from: Played, combat: string, side: string): number | undefined =>
  eventsLike(from, 'combat-rolled').find((event) => event.combat === combat && event.side === side)?.strength;

/** Nobody plays a card he need not, and every die shows a 0. */
const BATTLE: Policy = {
  ...QUIET,
  'attack-card': { do: 'done' },
  weather: { do: 'decline' },
  die: { do: 'roll', die: 0 },
};

/** What follows from battle is answered as it first comes; what a card asks is left open. */
const FORMALITIES: readonly (string | undefined)[] = [
  'allot-hit',
  'retreat',
  'post-battle-move',
  'emergency-move',
];

/** On to the end of the offensive, or to a question of its card. */
function finishFrom(from: Played, policy: Policy = {}): Played {
  let played = playOn(from, { ...BATTLE, ...policy });
  while (FORMALITIES.includes(played.decision?.kind))
    played = playOn(go(played, legalReplies(played.state)[0]!), BATTLE);
  return played;
}

/** Movement is over; on from there. */
const finish = (from: Played, policy: Policy = {}): Played => finishFrom(go(from, { do: 'done' }), policy);

/** What may be done with cards now; a player may pass besides. */
const cardAnswers = (state: State) => legalReplies(state).filter((answer) => 'card' in answer);

// Okinawa is Allied, and the shipping all used up.
const OKINAWA: Situation = {
  place: {
    'us-hq-c-pac': 3209,
    'us-xxiv-corps': 3209,
    'us-x-corps': 3209,
    'us-bb-missouri': 3209,
    'us-cv-essex': 3209,
  },
  allies: [3209],
  markers: { asp: { japan: 0, allies: 0 } },
};
const LANDING: UnitId[] = ['us-xxiv-corps', 'us-bb-missouri'];

describe('A9 Olympic and Coronet', () => {
  test('A9 a battle hex in the home islands in which troops fight is asked for', () => {
    const start = begun('A9', OKINAWA, [...LANDING, 'us-cv-essex']);
    expect(kinds(go(start, { do: 'done' }))).not.toContain('commit');
    // A carrier raid on Kure is no invasion.
    const raid = go(
      move(start, ['us-cv-essex'], 'naval', 3308),
      { do: 'done' },
      { do: 'join', unit: 'us-cv-essex', hex: '3307' },
    );
    expect(kinds(raid)).not.toContain('commit');
    const landed = go(move(start, LANDING, 'amphibious', 3407), { do: 'done' });
    expect(kinds(landed)).toContain('commit');
  });

  test('A9 with nothing but a way back the offensive is off, and the card in the hand again', () => {
    const before = aboutToPlay('A9', OKINAWA);
    const start = offensive(before, 'A9', ['us-bb-missouri'], { use: 'event' });
    expect(go(start, { do: 'done' }).state).toEqual(before);
  });

  test('A9 four shipping points more, for this offensive alone', () => {
    const start = begun('A9', OKINAWA, ['us-xxiv-corps', 'us-x-corps', 'us-bb-missouri', 'us-cv-essex']);
    const first = move(start, ['us-xxiv-corps', 'us-bb-missouri'], 'amphibious', 3407);
    expect(destinations(first, ['us-x-corps'], 'amphibious')).toContain('3607');
    const both = move(first, ['us-x-corps'], 'amphibious', 3407);
    expect(both.state.board.thisTurn.aspUsed.allies).toBe(4);
    const operations = offensive(aboutToPlay('A9', OKINAWA), 'A9', ['us-xxiv-corps']);
    expect(destinations(operations, ['us-xxiv-corps'], 'amphibious')).toEqual([]);
    const over = finish(both);
    expect(eventsLike(over, 'offensive-ended')).toHaveLength(1);
    expect(over.state.board.thisTurn.aspUsed.allies).toBe(0);
    expect(over.state.board.markers.asp.allies).toBe(0);
  });

  test('A9 only South West and Central Pacific direct it', () => {
    const halsey: Situation = { place: { 'us-hq-s-pac-halsey': 4423, 'us-bb-missouri': 4423 } };
    expect(usesOf(aboutToPlay('A9', halsey), 'A9')).not.toContain('event');
    expect(usesOf(aboutToPlay('A9', OKINAWA), 'A9')).toContain('event');
  });
});

describe('A25 Operation Lilliput', () => {
  const BUNA: Situation = {
    place: {
      'us-hq-sw-pac': 3823,
      'joint-hq-anzac': 3727,
      'us-xi-corps': 3823,
      'aus-2-corps': 3823,
      'us-5af': 3823,
      'us-ca-northampton': 3727,
      'aus-air': 3727,
      'jp-sn-1': 3922,
    },
    japan: [3922],
    markers: { asp: { japan: 0, allies: 6 } },
  };

  test('A25 US air units, US and Australian troops, whoever else the HQ commands', () => {
    const choosing = activating('A25', BUNA);
    expect(targets(choosing, 'activate', 'unit')).toEqual(['aus-2-corps', 'us-5af', 'us-xi-corps']);
  });

  /** Troops land at Buna under the 5th Air Force, which clears the air. */
  const landAtBuna = (...troops: UnitId[]) =>
    finish(move(begun('A25', BUNA, [...troops, 'us-5af']), troops, 'amphibious', 3922), {
      'declare-battles': [{ do: 'join', unit: 'us-5af', hex: '3922' }, { do: 'commit' }],
    });

  test('A25 US troops attack with one less, Australians do not', () => {
    // A US corps has 22, an Australian one 12.
    expect(strengthOf(landAtBuna('us-xi-corps'), 'ground', 'allies')).toBe(21);
    expect(strengthOf(landAtBuna('aus-2-corps'), 'ground', 'allies')).toBe(12);
    expect(strengthOf(landAtBuna('us-xi-corps', 'aus-2-corps'), 'ground', 'allies')).toBe(21 + 12);
  });

  test('A25 only South West Pacific directs it', () => {
    const others = plus(BUNA, { place: { 'us-hq-sw-pac': 'out-of-play' } });
    expect(usesOf(aboutToPlay('A25', others), 'A25')).not.toContain('event');
  });
});

describe('A28 Operation Chronicle', () => {
  // Woodlark lies beside D'Entrecasteaux, Green and Bougainville.
  const WOODLARK: Situation = {
    place: { 'us-hq-sw-pac': 3727, 'us-1m-div': 3823, 'us-ca-northampton': 3823 },
    japan: [4122, 4023, 4121, 4222],
  };
  const units: UnitId[] = ['us-1m-div', 'us-ca-northampton'];
  const landing = (table: Table, to = 4122) =>
    go(move(begun('A28', table, units), units, 'amphibious', to), { do: 'done' });

  test('A28 a landing takes the one-hex islands beside it, before any reaction', () => {
    const declaring = landing(WOODLARK);
    expect(holder(declaring, 4023)).toBe('japan');
    const committed = go(declaring, { do: 'commit' });
    expect(
      eventsLike(committed, 'control-changed')
        .slice(0, 3)
        .map(({ hex }) => hex),
    ).toEqual(['4023', '4121', '4222']);
    expect([4023, 4121, 4222, 4122].map((hex) => holder(committed, hex))).toEqual([
      'allies',
      'allies',
      'allies',
      'allies',
    ]);
  });

  test('A28 not those with Japanese units, a ship or an HQ among them', () => {
    const held = plus(WOODLARK, { place: { 'jp-cl-tenryu': 4222, 'jp-sn-1': 4121 } });
    const over = playOn(go(landing(held), { do: 'commit' }), BATTLE);
    expect(holder(over, 4023)).toBe('allies');
    expect(holder(over, 4121)).toBe('japan');
    expect(holder(over, 4222)).toBe('japan');
    const hq = plus(WOODLARK, { place: { 'jp-hq-south-seas': 4222 } });
    expect(holder(playOn(go(landing(hq), { do: 'commit' }), BATTLE), 4222)).toBe('japan');
  });

  test('A28 nor where the island itself is held', () => {
    const held = plus(WOODLARK, { place: { 'jp-sn-1': 4122 } });
    const over = playOn(go(landing(held), { do: 'commit' }), { ...BATTLE, die: [9, 9, 9, 9] });
    expect(holder(over, 4023)).toBe('japan');
    expect(holder(over, 4222)).toBe('japan');
  });

  test('A28 nor from the coast of a larger island', () => {
    // D'Entrecasteaux is two hexes off Buna.
    const over = playOn(go(landing(plus(WOODLARK, { japan: [3922] }), 3922), { do: 'commit' }), BATTLE);
    expect(holder(over, 3922)).toBe('allies');
    expect(holder(over, 4023)).toBe('japan');
  });

  test('A28 an operations card takes the island alone', () => {
    const start = offensive(aboutToPlay('A28', WOODLARK), 'A28', units);
    const over = finish(move(start, units, 'amphibious', 4122));
    expect(holder(over, 4122)).toBe('allies');
    expect(holder(over, 4023)).toBe('japan');
  });

  test('A28 weather undoes it', () => {
    const called = go(
      landing({ ...WOODLARK, other: ['J19'] }),
      { do: 'commit' },
      { do: 'card', card: 'J19' },
    );
    expect(holder(called, 4023)).toBe('japan');
  });
});

describe('A30 Operation Sandcrab-Cottage', () => {
  const ALEUTIANS: Situation = {
    place: { 'us-hq-c-pac': 5808, 'us-ca-northampton': 5100, 'us-ca-new-orleans': 5808, 'jp-sn-1': 4600 },
    japan: [4600],
  };

  test('A30 with a Japanese hex in the Aleutians that can be attacked it is an event and nothing else', () => {
    const answers = cardAnswers(aboutToPlay('A30', ALEUTIANS));
    expect(answers).toEqual([{ do: 'event', card: 'A30' }]);
  });

  test('A30 one of them must be a battle hex', () => {
    const start = begun('A30', ALEUTIANS, ['us-ca-northampton', 'us-ca-new-orleans']);
    expect(go(start, { do: 'done' }).decision?.kind).toBe('play-card');
    const attacking = go(move(start, ['us-ca-northampton'], 'naval', 4600), { do: 'done' });
    expect(kinds(attacking)).toContain('commit');
    const over = finish(move(start, ['us-ca-northampton'], 'naval', 4600));
    expect(pileOf(over.state, 'A30')).toBe('removed');
  });

  test('A30 where nobody can come to fight it must be discarded', () => {
    const far = plus(ALEUTIANS, { place: { 'us-ca-northampton': 4423 } });
    expect(cardAnswers(aboutToPlay('A30', far))).toEqual([{ do: 'discard', card: 'A30' }]);
  });

  test('A30 so too where no Japanese unit is there', () => {
    const empty = plus(ALEUTIANS, { place: { 'jp-sn-1': 'out-of-play' } });
    expect(cardAnswers(aboutToPlay('A30', empty))).toEqual([{ do: 'discard', card: 'A30' }]);
  });

  test('A30 bombers of Dutch Harbor do, and Marines', () => {
    const only = (place: NonNullable<Situation['place']>) =>
      plus(ALEUTIANS, { place: { 'us-ca-northampton': 4423, ...place } });
    expect(usesOf(aboutToPlay('A30', only({ 'us-11af-lrb': 5100 })), 'A30')).toEqual(['event']);
    expect(usesOf(aboutToPlay('A30', only({ 'us-11af': 5100 })), 'A30')).toEqual(['discard']);
    expect(usesOf(aboutToPlay('A30', only({ 'us-1m-div': 5100 })), 'A30')).toEqual(['event']);
    // 8.45D: not the Army alone.
    expect(usesOf(aboutToPlay('A30', only({ 'us-xi-corps': 5100 })), 'A30')).toEqual(['discard']);
  });

  test('A30 without a Japanese hex there it is an operations card', () => {
    const free: Situation = { place: { 'us-hq-c-pac': 5808, 'us-ca-northampton': 5100 } };
    expect(usesOf(aboutToPlay('A30', free), 'A30')).toEqual(['operations', 'discard', 'future']);
  });
});

describe('A33 Quadrant Conference', () => {
  const INDIA: Situation = {
    place: { 'cw-hq-seac': 1905, 'uk-air-seac': 1905, 'uk-bb-force-z': 1406 },
    markers: { rivalry: { japan: 'agreement', allies: 'rivalry' } },
  };
  const routes = (built: object): Situation =>
    plus(INDIA, {
      markers: { transportRoutes: { jarhat: false, ledo: false, imphal: false, kwai: false, ...built } },
    });

  test('A33 rivalry ends, and Jarhat may be built for nothing', () => {
    const asked = activating('A33', routes({}));
    expect(asked.state.board.markers.rivalry.allies).toBe('agreement');
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'allies' });
    expect(targets(asked, 'choose', 'what')).toEqual(['jarhat']);
    const built = go(asked, { do: 'choose', what: 'jarhat' });
    expect(built.state.board.markers.transportRoutes.jarhat).toBe(true);
    expect(built.decision?.kind).toBe('activate');
  });

  test('A33 once Jarhat is there, Ledo or Imphal', () => {
    const asked = activating('A33', routes({ jarhat: true }));
    expect(targets(asked, 'choose', 'what')).toEqual(['imphal', 'ledo']);
    const built = go(asked, { do: 'choose', what: 'ledo' });
    expect(built.state.board.markers.transportRoutes).toMatchObject({ ledo: true, imphal: false });
  });

  test('A33 it need not be built; with all three there is nothing to ask', () => {
    const declined = go(activating('A33', routes({})), { do: 'decline' });
    expect(declined.state.board.markers.transportRoutes.jarhat).toBe(false);
    expect(declined.decision?.kind).toBe('activate');
    const all = activating('A33', routes({ jarhat: true, ledo: true, imphal: true }));
    expect(all.decision?.kind).toBe('activate');
  });

  test('A33 air and ground units only', () => {
    const choosing = go(activating('A33', routes({})), { do: 'decline' });
    expect(targets(choosing, 'activate', 'unit')).toEqual(['uk-air-seac']);
  });

  test('A33 the US may be in agreement already (5.31D)', () => {
    const agreed = plus(routes({}), { markers: { rivalry: { japan: 'agreement', allies: 'agreement' } } });
    expect(activating('A33', agreed).state.board.markers.rivalry.allies).toBe('agreement');
  });

  test('A33 abandoning undoes it', () => {
    const before = aboutToPlay('A33', routes({}));
    const built = go(before, { do: 'event', card: 'A33' }, { do: 'choose', what: 'jarhat' });
    expect(go(built, { do: 'abandon' }).state).toEqual(before);
  });

  test('A33 what it did stays after the offensive', () => {
    const start = go(activating('A33', routes({})), { do: 'choose', what: 'jarhat' });
    const over = finish(go(start, { do: 'activate', unit: 'uk-air-seac' }));
    expect(eventsLike(over, 'offensive-ended')).toHaveLength(1);
    expect(over.state.board.markers.transportRoutes.jarhat).toBe(true);
    expect(over.state.board.markers.rivalry.allies).toBe('agreement');
  });
});

describe('A38 Operation Tarzan', () => {
  const BURMA: Situation = {
    place: { 'cw-hq-seac': 1905, 'uk-air-seac': 1905, 'uk-bb-force-z': 1406, 'cn-5-army': 2106 },
    allies: [2106],
  };

  test('A38 a Chinese army in range must be among the units', () => {
    const choosing = activating('A38', BURMA);
    expect(targets(choosing, 'activate', 'unit')).toEqual(['cn-5-army', 'uk-air-seac']);
    expect(kinds(choosing)).not.toContain('done');
    const british = go(choosing, { do: 'activate', unit: 'uk-air-seac' });
    expect(kinds(british)).not.toContain('done');
    expect(british.decision?.kind).toBe('activate');
    const chinese = go(choosing, { do: 'activate', unit: 'cn-5-army' });
    expect(kinds(chinese)).toContain('done');
  });

  test('A38 without one it need not', () => {
    const none = plus(BURMA, { place: { 'cn-5-army': 'out-of-play' } });
    expect(kinds(activating('A38', none))).toContain('done');
  });

  test('A38 nor with one out of range', () => {
    const oahu = plus(BURMA, {
      place: { 'cw-hq-seac': 'out-of-play', 'us-hq-c-pac': 5808, 'us-7af': 5808 },
    });
    expect(kinds(activating('A38', oahu))).toContain('done');
  });
});

describe('A46 and A50 MacArthur’s navy', () => {
  const RIVALS: Situation = {
    place: {
      'us-hq-sw-pac': 3727,
      'us-hq-c-pac': 4423,
      'us-xi-corps': 3727,
      'us-5af': 3727,
      'us-ca-northampton': 3727,
      'us-bb-mississippi': 3727,
      'us-cv-essex': 3727,
      'us-1m-div': 3727,
    },
    markers: { rivalry: { japan: 'agreement', allies: 'rivalry' } },
  };
  const CARDS: [CardId, UnitId | undefined][] = [
    ['A46', undefined],
    ['A50', 'us-hq-sw-pac'],
  ];

  test.each(CARDS)('%s under rivalry the army takes one ship that is no carrier', (card, hq) => {
    const choosing = activating(card, RIVALS, hq);
    expect(mayActivate(choosing, 'us-ca-northampton', 'us-xi-corps')).toBe(true);
    expect(mayActivate(choosing, 'us-xi-corps', 'us-ca-northampton')).toBe(true);
    expect(mayActivate(choosing, 'us-cv-essex', 'us-xi-corps')).toBe(false);
    expect(mayActivate(choosing, 'us-1m-div', 'us-xi-corps')).toBe(false);
    expect(mayActivate(choosing, 'us-bb-mississippi', 'us-xi-corps', 'us-ca-northampton')).toBe(false);
    expect(mayActivate(choosing, 'us-xi-corps', 'us-ca-northampton', 'us-bb-mississippi')).toBe(false);
  });

  test.each(CARDS)('%s or the navy fights alone', (card, hq) => {
    const choosing = activating(card, RIVALS, hq);
    expect(mayActivate(choosing, 'us-bb-mississippi', 'us-cv-essex', 'us-ca-northampton')).toBe(true);
  });

  test.each(CARDS)('%s in agreement all fight together', (card, hq) => {
    const agreed = plus(RIVALS, { markers: { rivalry: { japan: 'agreement', allies: 'agreement' } } });
    expect(mayActivate(activating(card, agreed, hq), 'us-cv-essex', 'us-xi-corps')).toBe(true);
  });

  test('A46 is for South West Pacific alone', () => {
    expect(activating('A46', RIVALS).decision?.kind).toBe('activate');
    const others = plus(RIVALS, { place: { 'us-hq-sw-pac': 'out-of-play' } });
    expect(usesOf(aboutToPlay('A46', others), 'A46')).not.toContain('event');
  });

  test('A50 another HQ knows no such exception', () => {
    const choosing = activating('A50', RIVALS, 'us-hq-c-pac');
    expect(mayActivate(choosing, 'us-ca-northampton', 'us-xi-corps')).toBe(false);
  });

  test('A50 an operations card knows none either', () => {
    const choosing = go(
      aboutToPlay('A50', RIVALS),
      { do: 'operations', card: 'A50' },
      { do: 'hq', hq: 'us-hq-sw-pac' },
    );
    expect(mayActivate(choosing, 'us-ca-northampton', 'us-xi-corps')).toBe(false);
  });
});

describe('A55 Operation Forager', () => {
  const MARIANAS: Situation = {
    place: {
      'us-hq-c-pac': 5808,
      'us-bb-missouri': 4415,
      'jp-cv-akagi': 3813,
      'jp-af-61': 3813,
      'jp-af-62': 3709,
    },
    allies: [4415],
  };
  const attacked = (table: Situation, use: 'event' | 'operations' = 'event') => {
    const start = offensive(aboutToPlay('A55', table), 'A55', ['us-bb-missouri'], { use });
    return finish(move(start, ['us-bb-missouri'], 'naval', 3813));
  };

  test('A55 Japanese carriers attack with two less', () => {
    const noAir = plus(MARIANAS, { place: { 'jp-af-61': 'out-of-play' } });
    const event = attacked(noAir);
    const operations = attacked(noAir, 'operations');
    expect(strengthOf(operations, 'air-naval', 'japan')).toBe(12);
    expect(strengthOf(event, 'air-naval', 'japan')).toBe(10);
  });

  test('A55 at the end an air unit in a battle hex loses a step; others are safe', () => {
    const before = attacked(MARIANAS);
    expect(isReduced(before, 'jp-af-61')).toBe(true);
    expect(isReduced(before, 'jp-af-62')).toBe(false);
    expect(eventsLike(before, 'offensive-ended')).toHaveLength(1);
  });

  test('A55 the Allies choose among several, and it may be the last step', () => {
    const two = plus(MARIANAS, { place: { 'jp-af-50': [3813, 'reduced'] } });
    const asked = attacked(two);
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'allies', rule: 'A55' });
    expect(targets(asked, 'choose', 'what')).toEqual(['jp-af-50', 'jp-af-61']);
    const over = go(asked, { do: 'choose', what: 'jp-af-50' });
    expect(at(over, 'jp-af-50')).toBe('eliminated');
    expect(isReduced(over, 'jp-af-61')).toBe(false);
  });

  test('A55 or one that has reacted, wherever it is then', () => {
    const reacting = plus(MARIANAS, {
      place: { 'jp-hq-south-seas': 4017, 'jp-af-24': 4017, 'jp-af-61': 'out-of-play' },
    });
    const start = begun('A55', reacting, ['us-bb-missouri']);
    const over = finish(move(start, ['us-bb-missouri'], 'naval', 3813), {
      intelligence: [{ do: 'attempt' }, { do: 'decline' }],
      'reaction-hq': { do: 'hq', hq: 'jp-hq-south-seas' },
      react: [{ do: 'react', units: ['jp-af-24'], mode: 'stay', battle: '3813' }, { do: 'done' }],
    });
    expect(at(over, 'jp-af-24')).toBe('4017');
    expect(isReduced(over, 'jp-af-24')).toBe(true);
    expect(isReduced(over, 'jp-af-62')).toBe(false);
  });

  test('A55 without such a unit nothing is lost', () => {
    const none = plus(MARIANAS, { place: { 'jp-af-61': 'out-of-play' } });
    const over = attacked(none);
    expect(isReduced(over, 'jp-af-62')).toBe(false);
    expect(eventsLike(over, 'offensive-ended')).toHaveLength(1);
  });
});

// A corps and ships at Davao before Leyte, which is an island of one hex.
const DAVAO: Situation = {
  place: {
    'us-hq-sw-pac': 2915,
    'us-x-corps': 2915,
    'us-bb-missouri': 2915,
    'us-ca-northampton': 2915,
    'jp-army-35': 3014,
    'jp-sn-1': 3416,
  },
  allies: [2915],
  japan: [3014, 2814],
  markers: { rivalry: { japan: 'agreement', allies: 'agreement' }, asp: { japan: 0, allies: 4 } },
};

describe('A62 and A65 the Philippines', () => {
  const CARDS: [CardId][] = [['A62'], ['A65']];

  test.each(CARDS)('%s one of their hexes must be a battle hex', (card) => {
    const start = begun(card, DAVAO, ['us-bb-missouri', 'us-ca-northampton']);
    const elsewhere = move(start, ['us-bb-missouri'], 'naval', 3416);
    // The battle of Palau alone is none of the Philippines.
    expect(go(elsewhere, { do: 'done' }).decision?.kind).toBe('play-card');
    const leyte = move(elsewhere, ['us-ca-northampton'], 'naval', 3014);
    expect(kinds(go(leyte, { do: 'done' }))).toContain('commit');
  });

  test.each(CARDS)('%s a landing in a hex without Japanese units is no battle', (card) => {
    const start = begun(card, DAVAO, ['us-x-corps', 'us-bb-missouri']);
    const landed = move(start, ['us-x-corps', 'us-bb-missouri'], 'amphibious', 2814);
    expect(kinds(landed)).toContain('done');
    expect(go(landed, { do: 'done' }).decision?.kind).toBe('play-card');
  });

  test('A62 the US Army lands on an island of one hex without Marines', () => {
    const start = begun('A62', DAVAO, ['us-x-corps', 'us-bb-missouri']);
    expect(destinations(start, ['us-x-corps', 'us-bb-missouri'], 'amphibious')).toContain('3014');
    const other = begun('A65', DAVAO, ['us-x-corps', 'us-bb-missouri']);
    expect(destinations(other, ['us-x-corps', 'us-bb-missouri'], 'amphibious')).not.toContain('3014');
    const landed = move(start, ['us-x-corps', 'us-bb-missouri'], 'amphibious', 3014);
    expect(pileOf(finish(landed).state, 'A62')).toBe('removed');
  });

  test('A65 rivalry ends before units are chosen', () => {
    const rivals = plus(DAVAO, { markers: { rivalry: { japan: 'agreement', allies: 'rivalry' } } });
    const choosing = activating('A65', rivals);
    expect(choosing.state.board.markers.rivalry.allies).toBe('agreement');
    expect(mayActivate(choosing, 'us-bb-missouri', 'us-x-corps')).toBe(true);
    expect(mayActivate(activating('A62', rivals), 'us-bb-missouri', 'us-x-corps')).toBe(false);
  });

  test('A65 and for good, unless weather calls the offensive off', () => {
    const rivals = plus(DAVAO, { markers: { rivalry: { japan: 'agreement', allies: 'rivalry' } } });
    const attack = (table: Table) =>
      move(begun('A65', table, ['us-bb-missouri']), ['us-bb-missouri'], 'naval', 3014);
    const over = finish(attack(rivals));
    expect(eventsLike(over, 'offensive-ended')).toHaveLength(1);
    expect(over.state.board.markers.rivalry.allies).toBe('agreement');
    const called = go(
      attack({ ...rivals, other: ['J19'] }),
      { do: 'done' },
      { do: 'commit' },
      { do: 'card', card: 'J19' },
    );
    expect(called.state.board.markers.rivalry.allies).toBe('rivalry');
    expect(pileOf(called.state, 'A65')).toBe('discard');
  });
});

describe('A69 S-Day', () => {
  const LEYTE: Situation = {
    place: { 'us-hq-sw-pac': 3014, 'us-11-abn-div': 3014, 'us-5af': 3014, 'us-bb-missouri': 3014 },
    allies: [3014],
    japan: [2813, 2812, 2912, 2914],
  };
  const BB: UnitId[] = ['us-bb-missouri'];
  const drops = (table: Table, units = BB) => targets(begun('A69', table, units), 'place');

  test('A69 the 11th Airborne is dropped before movement, and the hex is Allied', () => {
    const asked = begun('A69', LEYTE, BB);
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'allies' });
    const dropped = go(asked, { do: 'place', unit: 'us-11-abn-div', to: '2813' });
    expect(at(dropped, 'us-11-abn-div')).toBe('2813');
    expect(holder(dropped, 2813)).toBe('allies');
    expect(dropped.decision?.kind).toBe('move');
    expect(targets(dropped, 'add', 'unit')).not.toContain('us-11-abn-div');
  });

  test('A69 within the extended range of the planes beside it, 4 hexes; with an LRB its 6', () => {
    // Manila is two hexes off, northern Luzon (2911) three, Morotai three, Palau four, Halmahera four, Jolo three.
    const near = drops(LEYTE);
    expect(near).toContain('2813');
    expect(near).toContain('2911');
    expect(near).not.toContain('3020');
    const bombers = plus(LEYTE, { place: { 'us-5af': 'out-of-play', 'us-5af-lrb': 3014 } });
    expect(drops(bombers)).toContain('3020');
    expect(drops(bombers)).not.toContain('3021');
  });

  test('A69 not where anybody stands', () => {
    const held = plus(LEYTE, { place: { 'jp-sn-1': 2813, 'us-xi-corps': 2914 }, allies: [2914] });
    expect(drops(held)).not.toContain('2813');
    expect(drops(held)).not.toContain('2914');
    expect(drops(held)).not.toContain('3014');
  });

  test('A69 not in Japanese ZOI, unless it is neutralised', () => {
    const tainan = plus(LEYTE, { place: { 'jp-hq-south': 3407, 'jp-ad-4': 2909 } });
    expect(drops(tainan)).not.toContain('2911');
    expect(drops(tainan)).toContain('2813');
    const neutralised = plus(tainan, { place: { 'us-13af': 2812 }, allies: [2812] });
    expect(drops(neutralised)).toContain('2911');
  });

  test('A69 it need not be', () => {
    const declined = go(begun('A69', LEYTE, BB), { do: 'decline' });
    expect(at(declined, 'us-11-abn-div')).toBe('3014');
    expect(declined.decision?.kind).toBe('move');
  });

  test('A69 not if it is activated, or the planes are not there, not American, or out of supply', () => {
    expect(drops(LEYTE, ['us-11-abn-div'])).toEqual([]);
    expect(drops(plus(LEYTE, { place: { 'us-5af': 3017 }, allies: [3017] }))).toEqual([]);
    const australian = plus(LEYTE, { place: { 'us-5af': 'out-of-play', 'aus-air': 3014 } });
    expect(drops(australian)).toEqual([]);
    const far = plus(LEYTE, {
      place: { 'us-hq-sw-pac': 'out-of-play', 'us-hq-s-pac-ghormley': 4423, 'us-bb-missouri': 4423 },
    });
    expect(drops(far)).toEqual([]);
  });

  test('A69 abandoning brings it back', () => {
    const before = aboutToPlay('A69', LEYTE);
    const asked = offensive(before, 'A69', BB, { use: 'event' });
    const dropped = go(asked, { do: 'place', unit: 'us-11-abn-div', to: '2813' });
    expect(go(dropped, { do: 'abandon' }).state).toEqual(before);
  });
});

describe('A72 Halsey', () => {
  const RAID: Table = {
    place: { 'us-hq-c-pac': 3209, 'us-cv-essex': 3209, 'us-bb-missouri': 3209, 'jp-sn-1': 3709 },
    allies: [3209],
    other: ['J4', 'J16'],
  };
  const carrierAt = (table: Table, hex: string) =>
    go(
      move(begun('A72', table, ['us-cv-essex', 'us-bb-missouri']), ['us-cv-essex'], 'naval', Number(hex)),
      { do: 'done' },
      { do: 'commit' },
    );

  test('A72 a battle of US carriers in the home islands costs Japan a card, picked by chance', () => {
    const committed = carrierAt(RAID, '3407');
    expect(committed.decision).toMatchObject({ kind: 'card', side: 'chance', rule: 'A72' });
    const lost = go(committed, { do: 'choose', what: 'J4' });
    expect(lost.state.cards.japan.hand).toEqual(['J16']);
    expect(pileOf(lost.state, 'J4')).toBe('discard');
  });

  test('A72 also if they fight from a hex beside it', () => {
    const start = move(begun('A72', RAID, ['us-cv-essex']), ['us-cv-essex'], 'naval', 3408);
    const joined = go(
      start,
      { do: 'done' },
      { do: 'join', unit: 'us-cv-essex', hex: '3407' },
      { do: 'commit' },
    );
    expect(joined.decision).toMatchObject({ side: 'chance', rule: 'A72' });
  });

  test('A72 not battles elsewhere, nor battleships', () => {
    expect(carrierAt(RAID, '3709').decision?.rule).not.toBe('A72');
    const start = move(begun('A72', RAID, ['us-bb-missouri']), ['us-bb-missouri'], 'naval', 3407);
    const ships = go(start, { do: 'done' }, { do: 'commit' });
    expect(ships.decision?.rule).not.toBe('A72');
    expect(ships.state.cards.japan.hand).toHaveLength(2);
  });

  test('A72 weather prevents it', () => {
    const committed = carrierAt({ ...RAID, other: ['J4', 'J19'] }, '3407');
    expect(committed.decision?.kind).toBe('weather');
    const called = go(committed, { do: 'card', card: 'J19' });
    expect(called.state.cards.japan.hand).toEqual(['J4']);
    expect(go(committed, { do: 'decline' }).decision).toMatchObject({ side: 'chance', rule: 'A72' });
  });

  test('A72 an empty hand has nothing to lose', () => {
    expect(eventsLike(carrierAt({ ...RAID, other: [] }, '3407'), 'card-lost')).toEqual([]);
  });

  test('A72 carriers that covered a landing and have to fight there after all take one too (7.27)', () => {
    // Kyushu was Allied once: nobody holds it now, but planes from Honshu see the landing.
    const kyushu: Table = {
      ...plus(RAID, {
        place: { 'us-m-bde': 3209, 'jp-hq-south': 3706, 'jp-ad-4': 3407, 'jp-bb-yamato': 3507 },
      }),
      other: ['J4', 'J16'],
    };
    const state = aboutToPlay('A72', kyushu);
    const board = { ...state.board, lostHomeCities: ['3307' as const] };
    const start = offensive({ ...state, board }, 'A72', ['us-cv-essex', 'us-m-bde'], { use: 'event' });
    const landed = move(start, ['us-m-bde', 'us-cv-essex'], 'amphibious', 3307);
    const committed = go(
      landed,
      { do: 'done' },
      { do: 'cover', unit: 'us-cv-essex', hex: '3307' },
      { do: 'commit' },
    );
    const declined = finishFrom(committed, { 'special-reaction': { do: 'decline' } });
    expect(eventsLike(declined, 'offensive-ended')).toHaveLength(1);
    expect(eventsLike(declined, 'card-lost')).toEqual([]);
    const seen = playOn(committed, {
      'special-reaction': { do: 'attempt' },
      die: [0],
      intelligence: { do: 'decline' },
      'reaction-hq': { do: 'hq', hq: 'jp-hq-south' },
      react: [{ do: 'react', units: ['jp-ad-4'], mode: 'stay', battle: '3307' }, { do: 'done' }],
      'attack-card': { do: 'done' },
    });
    expect(seen.decision).toMatchObject({ side: 'chance', rule: 'A72' });
  });
});

describe('A74 and A75 landings near Tokyo', () => {
  // Okinawa is five hexes from Tokyo, Leyte eleven.
  const FORMOSA: Situation = {
    place: { 'us-hq-c-pac': 2909, 'us-1m-div': 2909, 'us-bb-missouri': 2909, 'jp-sn-1': 3209 },
    allies: [2909],
    japan: [3014],
    markers: { asp: { japan: 0, allies: 4 } },
  };
  const units: UnitId[] = ['us-1m-div', 'us-bb-missouri'];
  const CARDS: [CardId][] = [['A74'], ['A75']];

  test.each(CARDS)('%s troops must land within ten hexes of Tokyo', (card) => {
    const start = begun(card, FORMOSA, units);
    const okinawa = go(move(start, units, 'amphibious', 3209), { do: 'done' });
    expect(kinds(okinawa)).toContain('commit');
    const leyte = go(move(start, units, 'amphibious', 3014), { do: 'done' });
    expect(leyte.decision?.kind).toBe('play-card');
  });

  test.each(CARDS)('%s ships alone are no landing; the card serves for operations', (card) => {
    const start = begun(card, FORMOSA, units);
    const ships = go(move(start, ['us-bb-missouri'], 'naval', 3209), { do: 'done' });
    expect(ships.decision?.kind).toBe('play-card');
    expect(usesOf(ships.state, card)).toContain('operations');
  });

  test.each(CARDS)('%s a vacant hex will do', (card) => {
    const vacant = plus(FORMOSA, { place: { 'jp-sn-1': 'out-of-play' } });
    const landed = move(begun(card, vacant, units), units, 'amphibious', 3209);
    const over = finish(landed);
    expect(holder(over, 3209)).toBe('allies');
    expect(pileOf(over.state, card)).toBe('discard');
  });
});

describe('A84 US carrier raids', () => {
  const MARSHALLS: Table = {
    place: {
      'us-hq-c-pac': 5808,
      'us-cv-enterprise': 5808,
      'us-ca-northampton': 5808,
      'us-7af': 5808,
      'jp-hq-south-seas': 4017,
      'jp-sn-1': 4815,
    },
    other: ['J19', 'J4', 'J85'],
  };
  const attack = (card: CardId) => {
    const start = begun(card, MARSHALLS, ['us-cv-enterprise']);
    return go(move(start, ['us-cv-enterprise'], 'naval', 4815), { do: 'done' }, { do: 'commit' });
  };

  test('A84 US carriers only', () => {
    expect(targets(activating('A84', MARSHALLS), 'activate', 'unit')).toEqual(['us-cv-enterprise']);
  });

  test('A84 no weather stops it, and it stays a surprise: the battle is next', () => {
    const over = attack('A84');
    expect(over.decision).toMatchObject({ kind: 'die' });
    expect(eventsLike(over, 'intelligence')).toEqual([]);
    expect(over.state.cards.japan.hand).toEqual(['J19', 'J4', 'J85']);
  });

  test('A84 another event would meet with all three cards', () => {
    const weather = attack('A53');
    expect(weather.decision?.kind).toBe('weather');
    const seen = go(weather, { do: 'decline' });
    expect(targets(seen, 'card', 'card')).toEqual(['J4', 'J85']);
  });

  test('A84 is out of the game then', () => {
    const start = begun('A84', MARSHALLS, ['us-cv-enterprise']);
    const over = finish(move(start, ['us-cv-enterprise'], 'naval', 4815));
    expect(pileOf(over.state, 'A84')).toBe('removed');
  });
});
