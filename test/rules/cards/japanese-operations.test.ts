import { describe, expect, test } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { aboutToPlay, offered } from '../../support/playing.ts';
import { untilNextTurn } from '../../support/segments.ts';
import { type Situation, supplied, zoiAt } from '../../support/situation.ts';
import { laterSegment } from '../../support/strategic.ts';
import { HONSHU_CITIES, plus } from '../../support/variants.ts';
import {
  at,
  destinations,
  eventsLike,
  fight,
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

const asEvent = (card: CardId, situation: Situation, units: UnitId[] = [], hq?: UnitId): Played =>
  offensive(aboutToPlay(card, situation), card, units, { use: 'event', ...(hq ? { hq } : {}) });

/** Nobody answers anything that matters here: the game stops at questions of cards and of intelligence. */
const WAIT: Policy = { intelligence: [], 'reaction-hq': [], die: [] };

/** An offensive without battles to its end. */
const idle = (from: Played): Played => playOn(go(from, { do: 'done' }), QUIET);

const SOUTH_SEAS: Situation = { place: { 'jp-hq-south-seas': 4021 } };
const activatable = (from: Played): string[] => targets(from, 'activate', 'unit');

describe('J12 Operation MI', () => {
  // Guadalcanal is a one-hex island, Port Moresby is not.
  const solomons = plus(SOUTH_SEAS, {
    place: { 'jp-ca-aoba': 4021, 'jp-af-25': 4021, 'us-1m-div': 4423, 'nz-3-div': 3823 },
    allies: [4423, 3823],
  });

  test('J12 only one-hex islands are attacked', () => {
    const ships = destinations(asEvent('J12', solomons, ['jp-ca-aoba']), ['jp-ca-aoba'], 'naval');
    expect(ships).toContain('4423');
    expect(ships).not.toContain('3823');
    const declaring = go(asEvent('J12', solomons, ['jp-af-25']), { do: 'done' });
    expect(targets(declaring, 'join', 'hex')).toEqual(['4423']);
  });

  test('J12 as an operations card it attacks anywhere', () => {
    const start = offensive(aboutToPlay('J12', solomons), 'J12', ['jp-ca-aoba']);
    expect(destinations(start, ['jp-ca-aoba'], 'naval')).toContain('3823');
  });

  const intercepted = (situation: Situation, die: number): boolean => {
    const attack = move(asEvent('J12', situation, ['jp-ca-aoba']), ['jp-ca-aoba'], 'naval', 4423);
    const rolled = go(fight(attack, [], WAIT), { do: 'attempt' }, { do: 'roll', die });
    return eventsLike(rolled, 'intelligence').length > 0;
  };

  test('J12 adds 4 to the intelligence roll: 8 or less', () => {
    expect(intercepted(solomons, 4)).toBe(true);
    expect(intercepted(solomons, 5)).toBe(false);
  });

  test('J12 adds nothing if 5508 is in Allied ZOI', () => {
    const patrol = plus(solomons, { place: { 'us-hq-c-pac': 5808, 'us-7af': 5708 } });
    expect(zoiAt(aboutToPlay('J12', patrol).board, 'allies', 5508)).toBe('active');
    expect(intercepted(patrol, 8)).toBe(true);
  });

  test('J12 adds nothing if a US CA is within 3 hexes of 5508', () => {
    expect(intercepted(plus(solomons, { place: { 'us-ca-northampton': 5808 } }), 8)).toBe(true);
    expect(intercepted(plus(solomons, { place: { 'us-ca-northampton': 5907 } }), 8)).toBe(false);
    expect(intercepted(plus(solomons, { place: { 'us-bb-washington': 5808 } }), 8)).toBe(false);
  });
});

describe('J20 Naval Battle of Guadalcanal', () => {
  const guadalcanal = plus(SOUTH_SEAS, {
    place: { 'jp-bb-hiei': 4021, 'jp-ca-aoba': 4021, 'us-13af': 4423 },
    allies: [4423],
  });
  const bombard = (situation: Situation, ship: UnitId = 'jp-bb-hiei'): Played =>
    fight(move(asEvent('J20', situation, [ship]), [ship], 'naval', 4423), [], WAIT);

  test('J20 a BB costs an air unit in its battle hex a step, before any reaction', () => {
    const shelled = bombard(guadalcanal);
    expect(isReduced(shelled, 'us-13af')).toBe(true);
    expect(shelled.decision?.kind).toBe('intelligence');
  });

  test('J20 the last step too', () => {
    const reduced = plus(guadalcanal, { place: { 'us-13af': [4423, 'reduced'], 'us-1m-div': 4423 } });
    expect(at(bombard(reduced), 'us-13af')).toBe('eliminated');
  });

  test('J20 Japan chooses among several', () => {
    const asked = bombard(plus(guadalcanal, { place: { 'us-5af': 4423 } }));
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'japan', rule: 'J20' });
    expect(targets(asked, 'choose', 'what')).toEqual(['us-13af', 'us-5af']);
    const chosen = go(asked, { do: 'choose', what: 'us-5af' });
    expect(isReduced(chosen, 'us-5af')).toBe(true);
    expect(isReduced(chosen, 'us-13af')).toBe(false);
  });

  test('J20 nothing where an Allied BB is', () => {
    const guarded = bombard(plus(guadalcanal, { place: { 'us-bb-washington': 4423 } }));
    expect(isReduced(guarded, 'us-13af')).toBe(false);
  });

  test('J20 nothing without a BB', () => {
    expect(isReduced(bombard(guadalcanal, 'jp-ca-aoba'), 'us-13af')).toBe(false);
  });
});

describe('6.23 the Tokyo Express', () => {
  // Allied ZOI cuts Guadalcanal off from Rabaul.
  const cutOff = plus(SOUTH_SEAS, {
    place: { 'jp-army-17': 4423, 'jp-army-18': 4021, 'us-hq-s-pac-ghormley': 4828, 'us-cv-enterprise': 4424 },
    japan: [4423],
    allies: [4825],
  });

  test.each(['J28', 'J44'] as const)('%s runs to a hex of Japan in range of an HQ in supply', (card) => {
    const asked = go(aboutToPlay(card, cutOff), { do: 'event', card });
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'japan', rule: card });
    const hexes = targets(asked, 'choose', 'what');
    expect(hexes).toContain('4423');
    // Espiritu Santo is Allied; Saigon is Japanese and far from Rabaul.
    expect(hexes).not.toContain('4825');
    expect(hexes).not.toContain('2212');
  });

  test.each(['J28', 'J44'] as const)('%s supplies units there until the turn ends', (card) => {
    const start = aboutToPlay(card, cutOff);
    expect(supplied(start.board, 'jp-army-17')).toBe(false);
    const placed = go(start, { do: 'event', card }, { do: 'choose', what: '4423' });
    expect(supplied(placed.state.board, 'jp-army-17')).toBe(true);
    const over = idle(go(placed, { do: 'done' }));
    expect(over.decision?.kind).toBe('play-card');
    expect(over.state.board.markers.tokyoExpress).toBe('4423');
    expect(untilNextTurn(over).state.board.markers.tokyoExpress).toBeNull();
  });

  test.each(['J28', 'J44'] as const)('%s takes the marker from where it was', (card) => {
    const before = plus(cutOff, { markers: { tokyoExpress: '4021' } });
    const moved = go(aboutToPlay(card, before), { do: 'event', card }, { do: 'choose', what: '4423' });
    expect(moved.state.board.markers.tokyoExpress).toBe('4423');
    expect(go(moved, { do: 'abandon' }).state.board.markers.tokyoExpress).toBe('4021');
  });

  test('J28 activates one ground unit at most, of any size', () => {
    const three = plus(cutOff, { place: { 'jp-sn-1': 4021, 'jp-ca-aoba': 4021 } });
    const start = go(aboutToPlay('J28', three), { do: 'event', card: 'J28' }, { do: 'choose', what: '4021' });
    expect(activatable(start)).toEqual(expect.arrayContaining(['jp-army-18', 'jp-sn-1', 'jp-ca-aoba']));
    const one = go(start, { do: 'activate', unit: 'jp-army-18' });
    expect(activatable(one)).toEqual(['jp-ca-aoba']);
  });
});

describe('J44 Tokyo Express', () => {
  const landing: Situation = {
    place: { 'jp-hq-south-seas': 4021, 'jp-army-18': 4021 },
    allies: [4222],
    markers: { asp: { japan: 0 } },
  };

  test('J44 gives 2 ASP for its offensive alone', () => {
    const start = go(
      aboutToPlay('J44', landing),
      { do: 'event', card: 'J44' },
      { do: 'choose', what: '4021' },
    );
    const moving = go(start, { do: 'activate', unit: 'jp-army-18' });
    // With nobody left to activate the offensive goes on to movement by itself.
    expect(moving.decision?.kind).toBe('move');
    const landed = idle(move(moving, ['jp-army-18'], 'amphibious', 4222));
    expect(holder(landed, 4222)).toBe('japan');
    expect(landed.state.board.markers.asp.japan).toBe(0);
    expect(landed.state.board.thisTurn.aspUsed.japan).toBe(0);
  });

  test('J44 gives none as an operations card', () => {
    const start = offensive(aboutToPlay('J44', landing), 'J44', ['jp-army-18']);
    expect(destinations(start, ['jp-army-18'], 'amphibious')).toEqual([]);
  });

  test('J44 gives both under inter-service rivalry', () => {
    const rivals = plus(landing, { markers: { asp: { japan: 0 }, rivalry: { japan: 'rivalry' } } });
    const start = go(
      aboutToPlay('J44', rivals),
      { do: 'event', card: 'J44' },
      { do: 'choose', what: '4021' },
    );
    const moving = go(start, { do: 'activate', unit: 'jp-army-18' });
    expect(destinations(moving, ['jp-army-18'], 'amphibious')).toContain('4222');
  });
});

describe('J48 General Adachi', () => {
  // With Honshu lost no HQ is in supply (6.22).
  const cutOff: Situation = plus(SOUTH_SEAS, {
    place: { 'jp-army-18': 3822, 'jp-af-25': 4021, 'jp-ca-aoba': 4021, 'jp-army-25': 2212 },
    allies: HONSHU_CITIES,
    japan: [3822],
  });

  test('J48 activates out of supply, by an HQ out of supply', () => {
    const start = aboutToPlay('J48', cutOff);
    expect(supplied(start.board, 'jp-hq-south-seas')).toBe(false);
    expect(offered(start, 'operations')).toEqual([]);
    const activating = go(start, { do: 'event', card: 'J48' });
    // No ships; and the 25th Army at Saigon is out of range.
    expect(activatable(activating)).toEqual(['jp-af-25', 'jp-army-18']);
  });

  test('J48 needs the South or the South Seas HQ', () => {
    const other = plus(cutOff, {
      place: { 'jp-hq-south-seas': 'out-of-play', 'jp-hq-combined-fleet-yamamoto': 4017 },
    });
    expect(offered(aboutToPlay('J48', other), 'event')).toEqual([]);
  });
});

describe('paratroops', () => {
  // 22 AF at Sinkawang, extended range 5; its own ZOI reaches 2 hexes.
  const borneo: Situation = {
    place: {
      'jp-hq-south': 2212,
      'jp-af-22': 2216,
      'jp-army-16': 2212,
      'du-1-regt': 2318,
      'du-2-regt': 2517,
      'du-cl-dutch': 2517,
    },
    japan: [2216],
    allies: [2217, 2220, 2318, 2517, 2620],
  };
  const CARDS = ['J58', 'J59', 'J60'] as const;

  test.each(CARDS)('%s takes a hex that nobody or a Dutch regiment alone holds', (card) => {
    const asked = asEvent(card, borneo, ['jp-af-22']);
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'japan', rule: card });
    const hexes = targets(asked, 'choose', 'what');
    expect(hexes).toEqual(expect.arrayContaining(['2217', '2318']));
    // Balikpapan has a ship as well, Makassar is six hexes away, Sinkawang is Japanese.
    expect(hexes).not.toContain('2517');
    expect(hexes).not.toContain('2620');
    expect(hexes).not.toContain('2216');
  });

  test.each(CARDS)('%s removes the regiment before movement', (card) => {
    const taken = go(asEvent(card, borneo, ['jp-af-22']), { do: 'choose', what: '2318' });
    expect(taken.decision?.kind).toBe('move');
    expect(holder(taken, 2318)).toBe('japan');
    expect(at(taken, 'du-1-regt')).toBe('eliminated');
    const undone = go(taken, { do: 'abandon' });
    expect(holder(undone, 2318)).toBe('allies');
    expect(at(undone, 'du-1-regt')).toBe('2318');
  });

  test.each(CARDS)('%s takes no hex in Allied ZOI that is not neutralised', (card) => {
    const guarded = plus(borneo, { place: { 'us-hq-sw-pac': 2220, 'us-5af': 2220 } });
    const asked = asEvent(card, guarded, ['jp-af-22']);
    expect(zoiAt(asked.state.board, 'allies', 2318)).toBe('active');
    const hexes = targets(asked, 'choose', 'what');
    expect(hexes).not.toContain('2318');
    expect(hexes).toContain('2217');
  });

  test.each(CARDS)('%s takes nothing without an activated air unit', (card) => {
    expect(asEvent(card, borneo, ['jp-army-16']).decision?.kind).toBe('move');
  });
});

describe('J65 Yamato Suicide Run', () => {
  // A2 is an Allied operations card of value 1; Northampton attacks Guadalcanal.
  const attack: Situation = {
    place: {
      'us-hq-s-pac-ghormley': 4828,
      'us-ca-northampton': 4825,
      'jp-army-17': 4423,
      'jp-hq-south-seas': 4021,
      'jp-bb-yamato': 4017,
      'jp-bb-hiei': 4021,
      'jp-bb-kongo': 4021,
      'jp-ca-aoba': 4021,
      'jp-ca-nachi': 4021,
      'jp-ca-takao': 4021,
      'jp-sn-1': 4021,
    },
    japan: [4423],
    allies: [4825],
  };

  const answered = (situation: Situation = attack): Played => {
    const start = offensive(aboutToPlay('A2', { ...situation, other: ['J65', 'J5'] }), 'A2', [
      'us-ca-northampton',
    ]);
    const moved = move(start, ['us-ca-northampton'], 'naval', 4423);
    return go(fight(moved, [], WAIT), { do: 'card', card: 'J65' });
  };
  const over = (situation?: Situation): Played =>
    playOn(answered(situation), {
      ...QUIET,
      die: [0, 0, 0, 0],
      'post-battle-move': { do: 'go', unit: 'us-ca-northampton', to: '4825' },
    });

  const ships = (from: Played): string[] => [
    ...new Set(legalReplies(from.state).flatMap((answer) => (answer.do === 'react' ? answer.units : []))),
  ];

  test('J65 makes it an intercept and activates as many as the enemy card, plus 1, plus efficiency', () => {
    const known = answered();
    expect(eventsLike(known, 'intelligence')).toMatchObject([{ condition: 'intercept', by: 'J65' }]);
    const react = (unit: UnitId) => ({ do: 'react', units: [unit], to: '4423', battle: '4423' });
    const reacting = go(known, { do: 'hq', hq: 'jp-hq-south-seas' });
    expect(ships(reacting)).toContain('jp-ca-aoba');
    // No ground units: the brigade could come with a cruiser else (8.46).
    expect(ships(reacting)).not.toContain('jp-sn-1');
    const three = go(reacting, react('jp-bb-hiei'), react('jp-bb-kongo'), react('jp-ca-aoba'));
    expect(ships(three)).toContain('jp-ca-nachi');
    // Value 1, 1 more, efficiency 2: four units.
    expect(ships(go(three, react('jp-ca-nachi')))).toEqual([]);
  });

  test('J65 costs the Yamato a step after the battles, though she took no part', () => {
    const ended = over();
    expect(ended.decision?.kind).toBe('play-card');
    expect(isReduced(ended, 'jp-bb-yamato')).toBe(true);
    expect(at(ended, 'jp-bb-yamato')).toBe('4017');
    expect(ended.state.cards.japan.removed).toContain('J65');
  });

  test('J65 costs her the last step too', () => {
    const reduced = plus(attack, { place: { 'jp-bb-yamato': [4017, 'reduced'] } });
    expect(at(over(reduced), 'jp-bb-yamato')).toBe('eliminated');
  });

  test('J65 costs nothing if she is not on the map', () => {
    const away = over(plus(attack, { place: { 'jp-bb-yamato': 'turn-4' } }));
    expect(at(away, 'jp-bb-yamato')).toBe('turn-4');
    expect(isReduced(away, 'jp-bb-yamato')).toBe(false);
  });
});

describe('J73 Ants', () => {
  const ants = plus(SOUTH_SEAS, { place: { 'jp-ca-aoba': 4021 } });
  const played = (state: State): Played => idle(offensive(state, 'J73', [], { use: 'event' }));

  test('J73 brings barges for good', () => {
    const over = played(aboutToPlay('J73', ants));
    expect(over.state.board.markers.barges).toBe('available');
    expect(over.state.cards.japan.removed).toContain('J73');
    expect(untilNextTurn(over).state.board.markers.barges).toBe('available');
  });

  test('J73 brings none after the PT boats', () => {
    const late = plus(ants, { markers: { barges: 'never' } });
    expect(played(aboutToPlay('J73', late)).state.board.markers.barges).toBe('never');
  });

  test('J73 brings none if the offensive is abandoned', () => {
    const back = go(asEvent('J73', ants), { do: 'abandon' });
    expect(back.state.board.markers.barges).toBe('none');
  });
});

describe('raids on B-29s', () => {
  const RAIDS = ['J76', 'J79'] as const;
  const bases = plus(SOUTH_SEAS, {
    turn: 11,
    place: { 'jp-ca-aoba': 4021, 'us-21bc': 3813 },
    allies: [3813],
  });
  const committed = (card: CardId, situation: Situation): Played =>
    go(asEvent(card, situation), { do: 'done' }, { do: 'commit' });

  test.each(RAIDS)('%s costs a B-29 within 8 hexes of Tokyo a step on 0 to 4', (card) => {
    const asked = committed(card, bases);
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'chance', rule: card });
    expect(isReduced(go(asked, { do: 'roll', die: 4 }), 'us-21bc')).toBe(true);
    expect(isReduced(go(asked, { do: 'roll', die: 5 }), 'us-21bc')).toBe(false);
  });

  test.each(RAIDS)('%s reaches the China box; Japan chooses among several', (card) => {
    const two = plus(bases, { place: { 'us-20bc': 'china-box' } });
    const hit = go(committed(card, two), { do: 'roll', die: 0 });
    expect(hit.decision).toMatchObject({ kind: 'card', side: 'japan', rule: card });
    expect(targets(hit, 'choose', 'what')).toEqual(['us-20bc', 'us-21bc']);
    const chosen = go(hit, { do: 'choose', what: 'us-20bc' });
    expect(isReduced(chosen, 'us-20bc')).toBe(true);
    expect(at(chosen, 'us-20bc')).toBe('china-box');
    expect(isReduced(chosen, 'us-21bc')).toBe(false);
  });

  test.each(RAIDS)('%s costs a reduced B-29 its last step', (card) => {
    const reduced = plus(bases, { place: { 'us-21bc': [3813, 'reduced'] } });
    expect(at(go(committed(card, reduced), { do: 'roll', die: 0 }), 'us-21bc')).toBe('eliminated');
  });

  test.each(RAIDS)('%s is an offensive alone without a B-29 that near', (card) => {
    const far = plus(bases, { place: { 'us-21bc': 4415 }, allies: [4415] });
    expect(committed(card, far).decision?.kind).toBe('play-card');
  });

  test.each(RAIDS)('%s activates one brigade besides air units and ships', (card) => {
    const troops = plus(bases, {
      place: { 'jp-sn-1': 4021, 'jp-sn-2': 4021, 'jp-army-17': 4021, 'jp-af-25': 4021 },
    });
    const start = go(aboutToPlay(card, troops), { do: 'event', card });
    expect(activatable(start)).toEqual(['jp-af-25', 'jp-ca-aoba', 'jp-sn-1', 'jp-sn-2']);
    expect(activatable(go(start, { do: 'activate', unit: 'jp-sn-1' }))).toEqual(['jp-af-25', 'jp-ca-aoba']);
  });
});

describe('escorts', () => {
  const ESCORTS = ['J37', 'J38'] as const;
  const fleet: Situation = { place: { 'jp-hq-combined-fleet-yamamoto': 4017, 'jp-ca-aoba': 4017 } };
  const played = (state: State, card: CardId): Played => idle(offensive(state, card, [], { use: 'event' }));
  const modifiers = (from: Played) => laterSegment(from, 'strategic-warfare', 3).decision?.modifiers ?? [];

  test.each(ESCORTS)('%s puts the escort marker in play at +2, in later turns too', (card) => {
    const over = played(aboutToPlay(card, fleet), card);
    expect(over.state.board.markers.escort).toBe(2);
    expect(over.state.cards.japan.removed).toContain(card);
    expect(modifiers(over)).toContainEqual(expect.objectContaining({ rule: '12.22A', change: 2 }));
  });

  test.each(ESCORTS)('%s turns it from +2 to +4', (card) => {
    const over = played(aboutToPlay(card, plus(fleet, { markers: { escort: 2 } })), card);
    expect(over.state.board.markers.escort).toBe(4);
    expect(modifiers(over)).toContainEqual(expect.objectContaining({ rule: '12.22A', change: 4 }));
  });

  test.each(ESCORTS)('%s brings nothing once A80 has been played', (card) => {
    const start = aboutToPlay(card, fleet);
    const late: State = {
      ...start,
      board: { ...start.board, events: [...start.board.events, 'no-escorts'] },
    };
    expect(played(late, card).state.board.markers.escort).toBe(0);
  });

  test.each(ESCORTS)('%s needs the Combined Fleet HQ', (card) => {
    expect(kinds(go(aboutToPlay(card, SOUTH_SEAS)))).not.toContain('event');
    expect(kinds(go(aboutToPlay(card, fleet)))).toContain('event');
  });

  test.each(ESCORTS)('%s brings nothing if the offensive is abandoned', (card) => {
    const back = go(asEvent(card, fleet), { do: 'abandon' });
    expect(back.state.board.markers.escort).toBe(0);
  });
});
