import { describe, expect, test } from 'vitest';
import type { CardId, UnitId } from '../../src/data/ids.ts';
import { hexAt, PORTS, rangeBetween } from '../../src/data/map.ts';
import { loadScenario } from '../../src/data/scenario.ts';
import { UNITS } from '../../src/data/units.ts';
import { members } from '../../src/hex/hex-set.ts';
import type { Line, Played } from '../../src/players/scripted-player.ts';
import { controllerOf } from '../../src/rules/control/control.ts';
import type { Answer, GameEvent } from '../../src/rules/play/decision.ts';
import { advance, legalReplies, pending, reply } from '../../src/rules/play/play.ts';
import { placeOf } from '../../src/rules/state/board.ts';
import { hexOf } from '../../src/rules/state/occupation.ts';
import { DEFAULT_OPTIONS, type GameOptions } from '../../src/rules/state/options.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import type { State } from '../../src/rules/state/state.ts';
import { destinations, eventsLike, go, move, offensive, playOn } from '../rules/play/support.ts';
import { judged, type Moment, moment, pointsBy } from '../support/moments.ts';
import { aboutToPlay, offered, play } from '../support/playing.ts';
import { zoiAt } from '../support/situation.ts';

/** A scenario from its first moment to the first question. */
const opened = (scenario: string, options: Partial<GameOptions> = {}) =>
  advance(setUp(loadScenario(scenario), { ...DEFAULT_OPTIONS, ...options }));

const draws = (...cards: CardId[]): Line[] => cards.map((card) => ({ do: 'draw', card }));

/** Answers, the first that is legal or another, until a question of some kind is open. */
function until(
  start: State,
  kind: string,
  choose: (answers: readonly Answer[], state: State) => Answer = (answers) => answers[0]!,
): Played {
  let state = start;
  const events: GameEvent[] = [];
  for (let i = 0; i < 500 && pending(state) && pending(state)!.kind !== kind; i++) {
    const next = reply(state, choose(legalReplies(state), state));
    if (!next.ok) throw new Error('an offered answer was refused');
    state = next.state;
    events.push(...next.events);
  }
  return { state, events, decision: pending(state) };
}

/** Allied ships with another friendly port within ten hexes (8.22): the others have nothing to choose. */
const shipsWithAChoice = ({ board }: State): UnitId[] =>
  UNITS.filter((unit) => {
    const hex = unit.side === 'allies' && unit.class === 'naval' ? hexOf(board, unit) : undefined;
    if (hex === undefined) return false;
    return members(PORTS).some(
      (port) =>
        port !== hex && controllerOf(board, port) === 'allies' && rangeBetween(hexAt(hex), hexAt(port)) <= 10,
    );
  }).map((unit) => unit.id);

const segmentsOf = (events: readonly GameEvent[]) =>
  events.flatMap((event) => (event.type === 'segment-began' ? [event.segment] : []));

const uses = (state: State, card: CardId): string[] => [
  ...new Set(
    legalReplies(state).flatMap((answer) => ('card' in answer && answer.card === card ? [answer.do] : [])),
  ),
];

const ZERO: Line = { do: 'roll', die: 0 };

/** Operation Z: the stack sails to within range of Oahu and attacks, with the worst of dice. */
function operationZ(options: Partial<GameOptions> = {}): Played {
  const sailed = play(
    opened('1941', options).state,
    { do: 'event', card: 'J1' },
    { do: 'add', unit: 'jp-cv-akagi' },
    { do: 'move', mode: 'naval', to: '5506' },
    { do: 'done' },
    ...(['jp-cv-akagi', 'jp-cv-soryu', 'jp-cv-shokaku'] as const).map((unit) => ({
      do: 'join',
      unit,
      hex: '5808',
    })),
    { do: 'commit' },
    ZERO,
  );
  const over = until(sailed.state, 'play-card');
  return { ...over, events: [...sailed.events, ...over.events] };
}

/** Operation I after it, in which one unit is activated and nothing is attacked. */
function operationI(): Played {
  const played = play(operationZ().state, { do: 'event', card: 'J2' });
  const quiet = (answers: readonly Answer[]): Answer =>
    answers.find((answer) => answer.do === 'done' || answer.do === 'commit') ?? answers[0]!;
  return until(played.state, 'emergency-move', quiet);
}

describe('17.11 December 1941', () => {
  test('17.11 begins with Japan’s first card, which is Operation Z as an event', () => {
    const { state, events } = opened('1941');
    expect(pending(state)).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(legalReplies(state)).toEqual([{ do: 'event', card: 'J1' }]);
    expect(segmentsOf(events)).not.toContain('reinforcement');
  });

  test('17.11 the Allies have no cards', () => {
    expect(opened('1941').state.cards.allies.hand).toEqual([]);
  });

  test('17.11 all ships of Operation Z are one stack', () => {
    const started = play(
      opened('1941').state,
      { do: 'event', card: 'J1' },
      { do: 'add', unit: 'jp-bb-hiei' },
    );
    const moved = play(started.state, { do: 'move', mode: 'naval', to: '5506' });
    const where = (['jp-cv-akagi', 'jp-cv-soryu', 'jp-cv-shokaku', 'jp-bb-hiei'] as const).map((unit) =>
      placeOf(moved.state.board, unit),
    );
    expect(where).toEqual(['5506', '5506', '5506', '5506']);
  });

  test('17.11 the second card is Operation I as an event', () => {
    const { state } = operationZ();
    expect(pending(state)).toMatchObject({ kind: 'play-card', side: 'japan' });
    expect(legalReplies(state)).toEqual([{ do: 'event', card: 'J2' }]);
  });

  test('16.44A Operation Z raises political will by 8', () => {
    const { state, events } = operationZ();
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'political-will', change: 8, rule: '16.44A' }),
    );
    expect(state.board.markers.politicalWill).toBe(8);
  });

  test('16.48B and by what Japan’s player has bid', () => {
    expect(operationZ({ bids: { japan: 1, allies: 0 } }).state.board.markers.politicalWill).toBe(9);
  });

  test('16.48B less what the Allied player has bid', () => {
    expect(operationZ({ bids: { japan: 0, allies: 2 } }).state.board.markers.politicalWill).toBe(6);
  });

  test('17.11 after Operation I every Allied ship may make an emergency move', () => {
    const { state } = operationI();
    expect(pending(state)).toMatchObject({ kind: 'emergency-move', side: 'allies', rule: '8.22' });
    const asked = new Set<UnitId>();
    until(state, 'draw-card', (answers) => {
      const [first] = answers;
      if (first?.do === 'go') asked.add(first.unit);
      return first!;
    });
    expect([...asked].sort()).toEqual(shipsWithAChoice(state).sort());
  });

  test('17.11 a ship may stay where it is', () => {
    const { state } = operationI();
    const [first] = legalReplies(state);
    if (first?.do !== 'go') throw new Error('a ship is to be asked');
    expect(legalReplies(state)).toContainEqual({
      do: 'go',
      unit: first.unit,
      to: placeOf(state.board, first.unit),
    });
  });

  /** The rest of turn 1. */
  const restOfTurn = (): Played => until(operationI().state, 'reinforce');

  test('17.11 then the turn is over: no nation falls, no will is judged', () => {
    const { events } = restOfTurn();
    expect(events).toContainEqual({ type: 'turn-began', turn: 2 });
    const before = events.slice(
      0,
      events.findIndex((event) => event.type === 'turn-began'),
    );
    expect(segmentsOf(before)).not.toContain('national-status');
    expect(segmentsOf(before)).not.toContain('us-political-will');
  });

  test('17.11, 19 nobody suffers attrition on turn 1', () => {
    expect(restOfTurn().events.filter((event) => event.type === 'attrition')).toEqual([]);
  });

  test('17.12 turn 2 begins with its reinforcements', () => {
    expect(segmentsOf(restOfTurn().events)).toContain('reinforcement');
  });

  test('17.11 both cards are out of the game', () => {
    expect(restOfTurn().state.cards.japan.removed).toEqual(expect.arrayContaining(['J1', 'J2']));
  });
});

describe('17.11 Operation I', () => {
  const UNITS_OF_I: UnitId[] = ['jp-army-14', 'jp-ca-takao', 'jp-army-16', 'jp-ca-nachi'];
  const begun = offensive(
    aboutToPlay('J2', { scenario: '1941', turn: 1, clear: false, other: [] }),
    'J2',
    UNITS_OF_I,
    { use: 'event' },
  );

  test('17.11 Allied air units project no ZOI', () => {
    expect(zoiAt(begun.state.board, 'allies', 2812)).toBe('none');
  });

  test('17.11 no landing at Manila without ships', () => {
    const landings = destinations(begun, ['jp-army-14'], 'amphibious');
    expect(landings).not.toContain('2813');
    expect(landings).toContain('2911');
  });

  test('17.11 nor at Singapore', () => {
    expect(destinations(begun, ['jp-army-14'], 'amphibious')).not.toContain('2015');
  });

  test('17.11 with ships it is allowed', () => {
    const landings = destinations(begun, ['jp-army-14', 'jp-ca-takao'], 'amphibious');
    expect(landings).toEqual(expect.arrayContaining(['2813', '2015']));
  });

  test('17.11 no landing more than five hexes by sea from a Japanese port', () => {
    // Rabaul lies four hexes from Truk, Guadalcanal eight.
    const landings = destinations(begun, ['jp-army-16'], 'amphibious');
    expect(landings).toContain('4021');
    expect(landings).not.toContain('4423');
  });

  /** The 14th Army lands with Takao. */
  const landed = (to: number) =>
    playOn(go(move(begun, ['jp-army-14', 'jp-ca-takao'], 'amphibious', to), { do: 'done' }), {
      'declare-battles': { do: 'commit' },
    });

  test('17.11 at Manila each escort loses a step before the battle', () => {
    const shelled = landed(2813);
    expect(eventsLike(shelled, 'step-lost')).toEqual([
      { type: 'step-lost', target: 'jp-ca-takao', hex: '2813', left: 'reduced' },
    ]);
    expect(eventsLike(shelled, 'combat-rolled')).toEqual([]);
  });

  test('17.11 elsewhere none does', () => {
    expect(eventsLike(landed(2915), 'step-lost')).toEqual([]);
  });

  test('17.11 Allied air units in range of a battle hex may take part, and nobody else', () => {
    const { state, decision } = landed(2813);
    expect(decision).toMatchObject({ kind: 'react', side: 'allies' });
    const units = offered(state, 'react').flatMap((answer) => (answer.do === 'react' ? answer.units : []));
    expect([...new Set(units)].sort()).toEqual(['us-19-lrb', 'us-feaf']);
  });

  /** The rules that change Japan's die in the ground combat that follows (9.4A1: naval gunfire); nobody flies. */
  function groundModifiers(to: number): string[] {
    const fought = playOn(landed(to), { react: { do: 'done' }, die: [9] });
    expect(fought.decision).toMatchObject({ kind: 'die', rule: '9.4' });
    return (fought.decision?.modifiers ?? []).map(({ rule }) => rule);
  }

  test('17.11 ships do not help the troops at Manila', () => {
    expect(groundModifiers(2813)).not.toContain('9.4A1');
  });

  test('17.11 they do at Davao', () => {
    expect(groundModifiers(2915)).toContain('9.4A1');
  });
});

describe('17.12 the hands of turn 2', () => {
  const dealing = (historicalHand: boolean) =>
    advance(
      moment({
        scenario: '1941',
        turn: 2,
        segment: 'deal-cards',
        clear: false,
        hands: { japan: [], allies: [] },
        options: { historicalHand },
      }),
    ).state;

  test('17.12 are dealt by chance', () => {
    const state = dealing(false);
    expect(pending(state)?.kind).toBe('draw-card');
    expect(state.cards.japan.hand).toEqual([]);
  });

  test('17.12, 17.25F in the historical variant Japan has J3, J47 and J59', () => {
    expect(dealing(true).cards.japan.hand.slice().sort()).toEqual(['J3', 'J47', 'J59']);
  });

  test('17.12, 17.25F and draws four more', () => {
    const { state } = until(play(dealing(true), { do: 'decline' }).state, 'play-card');
    expect(state.cards.japan.hand).toHaveLength(7);
  });

  test('17.12, 17.25D and the Allies may take Arcadia as one of their five', () => {
    const asked = dealing(true);
    expect(pending(asked)).toMatchObject({ kind: 'opening-card', side: 'allies', rule: '17.25D' });
    const { state } = until(play(asked, { do: 'take' }).state, 'play-card');
    expect(state.cards.allies.hand).toContain('A4');
    expect(state.cards.allies.hand).toHaveLength(5);
  });
});

describe('17.2 the year 1942', () => {
  test('17.2 begins with the offensives of turn 2: nothing of the strategic phase is played', () => {
    const begun = until(opened('1942').state, 'play-card');
    expect(begun.state.board.turn).toBe(2);
    expect(segmentsOf([...opened('1942').events, ...begun.events])).toEqual(['initiative', 'offensives']);
  });

  test('17.2 J1 and J2 are never drawn', () => {
    const { cards } = setUp(loadScenario('1942'));
    expect(cards.japan.removed).toEqual(['J1', 'J2']);
    expect(cards.japan.deck).not.toContain('J1');
    expect(cards.japan.deck).not.toContain('J2');
  });

  test('17.25A Japan holds seven cards, the Allies five and two passes', () => {
    const { state } = until(opened('1942').state, 'play-card');
    expect([state.cards.japan.hand.length, state.cards.allies.hand.length]).toEqual([7, 5]);
    expect(state.board.markers.passes).toEqual({ japan: 0, allies: 2 });
  });

  test('17.2, 4.21 Japan has more cards and begins', () => {
    expect(until(opened('1942').state, 'play-card').decision).toMatchObject({ side: 'japan' });
  });
});

describe('17.25D Arcadia', () => {
  test('17.25D is offered before any card is drawn', () => {
    const { state } = opened('1942');
    expect(pending(state)).toMatchObject({ kind: 'opening-card', side: 'allies', rule: '17.25D' });
    expect([state.cards.japan.hand, state.cards.allies.hand]).toEqual([[], []]);
  });

  test('17.25D taken, it is one of the five', () => {
    const taken = play(opened('1942').state, { do: 'take', card: 'A4' });
    expect(taken.events).toContainEqual({ type: 'card-taken', side: 'allies', card: 'A4', rule: '17.25D' });
    const { state } = until(taken.state, 'play-card');
    expect(state.cards.allies.hand).toHaveLength(5);
    expect(state.cards.allies.hand).toContain('A4');
    expect(state.cards.allies.deck).not.toContain('A4');
  });

  test('17.25D declined, all five are drawn and it may be among them', () => {
    const { state } = play(opened('1942').state, { do: 'decline' });
    expect(state.cards.allies.hand).toEqual([]);
    expect(state.cards.allies.deck).toContain('A4');
  });

  test('17.25D holds for the longer games from 1942 too', () => {
    expect(pending(opened('1942-45').state)).toMatchObject({ rule: '17.25D' });
  });

  test('17.3 not in 1943', () => {
    expect(pending(opened('1943').state)?.kind).toBe('draw-card');
  });
});

describe('17.25E Kondo', () => {
  const ALLIED: CardId[] = ['A2', 'A5', 'A6', 'A7', 'A8'];
  const dealt = (...hand: CardId[]): Played =>
    play(opened('1942').state, { do: 'decline' }, ...draws(...hand), ...draws(...ALLIED));

  /** Political and resource cards; J15 and J41 have value 3. */
  const PEACEFUL: CardId[] = ['J6', 'J7', 'J11', 'J15', 'J18', 'J26', 'J41'];

  test('17.25E a hand without offensive events may give a card of value 3 for J47', () => {
    const asked = dealt(...PEACEFUL);
    expect(asked.decision).toMatchObject({ kind: 'opening-card', side: 'japan', rule: '17.25E' });
    expect(offered(asked.state, 'exchange')).toEqual([
      { do: 'exchange', card: 'J15' },
      { do: 'exchange', card: 'J41' },
    ]);
  });

  test('17.25E the card that is given goes to the discards', () => {
    const { state } = play(dealt(...PEACEFUL).state, { do: 'exchange', card: 'J15' });
    expect(state.cards.japan.discard).toEqual(['J15']);
    expect(state.cards.japan.hand).toHaveLength(7);
    expect(state.cards.japan.hand).toContain('J47');
    expect(state.cards.japan.deck).not.toContain('J47');
  });

  test('17.25E it need not', () => {
    const { state } = play(dealt(...PEACEFUL).state, { do: 'decline' });
    expect(state.cards.japan.hand.slice().sort()).toEqual(PEACEFUL.slice().sort());
  });

  test('17.25E without a card of value 3 any other may be given', () => {
    const low: CardId[] = ['J6', 'J7', 'J11', 'J34', 'J18', 'J26', 'J33'];
    const asked = dealt(...low);
    expect(offered(asked.state, 'exchange')).toHaveLength(7);
  });

  test('17.25E a hand with an offensive event may not', () => {
    const asked = dealt('J6', 'J7', 'J11', 'J15', 'J18', 'J26', 'J3');
    expect(asked.decision?.kind).not.toBe('opening-card');
  });

  test('17.25E nor one that holds J47 already', () => {
    const asked = dealt('J6', 'J7', 'J11', 'J15', 'J18', 'J26', 'J47');
    expect(asked.decision?.kind).not.toBe('opening-card');
  });
});

describe('17.25F the historical hand', () => {
  const history = opened('1942', { historicalHand: true }).state;

  test('17.25F Japan begins with J3, J47 and J59', () => {
    expect(history.cards.japan.hand).toEqual(['J3', 'J47', 'J59']);
  });

  test('17.25F and draws four more', () => {
    const { state } = until(history, 'play-card');
    expect(state.cards.japan.hand).toHaveLength(7);
    expect(state.cards.japan.hand).toEqual(expect.arrayContaining(['J3', 'J47', 'J59']));
  });

  test('17.25F only if the players want it so', () => {
    expect(opened('1942').state.cards.japan.hand).toEqual([]);
  });
});

describe('17.25C Allied ships before the first card', () => {
  const beforeCards = until(opened('1942').state, 'emergency-move', (answers) => answers.at(-1)!);

  test('17.25C may make emergency moves', () => {
    expect(beforeCards.decision).toMatchObject({ kind: 'emergency-move', side: 'allies', rule: '8.22' });
  });

  test('17.25C when hands have been dealt', () => {
    const { cards } = beforeCards.state;
    expect([cards.japan.hand.length, cards.allies.hand.length]).toEqual([7, 5]);
  });

  /** Who is asked when everybody stays. */
  function asked(): { units: UnitId[]; end: Played } {
    const units: UnitId[] = [];
    const end = until(beforeCards.state, 'play-card', (answers, state) => {
      const stay = answers.find(
        (answer) => answer.do === 'go' && answer.to === placeOf(state.board, answer.unit),
      );
      if (stay?.do === 'go') units.push(stay.unit);
      return stay ?? answers[0]!;
    });
    return { units, end };
  }

  test('17.25C all of them, of every nation', () => {
    expect(asked().units.sort()).toEqual(shipsWithAChoice(beforeCards.state).sort());
  });

  test('17.25C air units may not', () => {
    expect(asked().units.every((id) => UNITS.some((unit) => unit.id === id && unit.class === 'naval'))).toBe(
      true,
    );
  });

  test('17.25C who stays is where it was', () => {
    const { end } = asked();
    expect(placeOf(end.state.board, 'us-ca-asia')).toBe('3014');
  });

  test('17.25C, 8.22 CA Asia may go to Soerabaja (2220), ten hexes or fewer away', () => {
    let offeredTo: string[] = [];
    until(beforeCards.state, 'play-card', (answers) => {
      const mine = answers.flatMap((answer) =>
        answer.do === 'go' && answer.unit === 'us-ca-asia' ? [answer.to] : [],
      );
      if (mine.length > 0) offeredTo = mine;
      return answers[0]!;
    });
    expect(offeredTo).toContain('2220');
  });

  test('17.25C Japan plays the first card afterwards', () => {
    expect(asked().end.decision).toMatchObject({ kind: 'play-card', side: 'japan' });
  });
});

describe('17.26, 17.37, 17.47 rivalry and political will in games of one year', () => {
  const RIVALS = { japan: 'rivalry', allies: 'rivalry' } as const;

  /** A player's turn with some cards; both sides quarrel. */
  const turn = (scenario: string, hands: NonNullable<Moment['hands']>, at: Moment = {}) =>
    advance(
      moment({
        scenario,
        turn: loadScenario(scenario).firstTurn,
        segment: 'offensives',
        clear: false,
        markers: { rivalry: RIVALS },
        hands,
        ...at,
      }),
    ).state;

  test('17.26 a Japanese card of value 3 ends Japan’s quarrel and nothing else', () => {
    const state = turn('1942', { japan: ['J15', 'J41'], allies: ['A2'] });
    const after = play(state, { do: 'end-rivalry', card: 'J15' });
    expect(after.state.board.markers.rivalry).toEqual({ japan: 'agreement', allies: 'rivalry' });
    expect(after.state.board.markers.india).toBe(state.board.markers.india);
    expect(after.decision).toMatchObject({ kind: 'play-card', side: 'allies' });
  });

  test('17.37 so does an Allied one for the Allies', () => {
    const state = turn('1943', { japan: [], allies: ['A45', 'A53'] });
    const after = play(state, { do: 'end-rivalry', card: 'A45' });
    expect(after.state.board.markers.rivalry).toEqual({ japan: 'rivalry', allies: 'agreement' });
  });

  test('17.47 so it is in 1944', () => {
    expect(uses(turn('1944', { japan: ['J15', 'J41'], allies: [] }), 'J15')).toContain('end-rivalry');
  });

  test('17.37 a card of value 2 does not', () => {
    expect(uses(turn('1943', { japan: [], allies: ['A66', 'A45'] }), 'A66')).not.toContain('end-rivalry');
  });

  test('17.5 not in 1942 to 1943, which is no game of one year', () => {
    expect(uses(turn('1942-43', { japan: ['J15'], allies: [] }), 'J15')).not.toContain('end-rivalry');
  });

  test('17.26 the Doolittle Raid is an operations card only', () => {
    const state = turn('1942', { japan: [], allies: ['A6'] });
    expect(uses(state, 'A6')).toContain('operations');
    expect(uses(state, 'A6')).not.toContain('event');
  });

  test('17.26 the Bataan Death March is an operations card only', () => {
    const state = turn('1942', { japan: [], allies: ['A1'] });
    expect(uses(state, 'A1')).toContain('operations');
    expect(uses(state, 'A1')).not.toContain('event');
  });

  test('17.47 Tojo’s resignation is an operations card only, in 1944 too', () => {
    const state = turn('1944', { japan: ['J43', 'J15'], allies: [] });
    expect(uses(state, 'J43')).toContain('operations');
    expect(uses(state, 'J43')).not.toContain('event');
  });

  test('17.47 Tokyo Rose is an operations card only', () => {
    const state = turn('1944', { japan: ['J74', 'J15'], allies: [] });
    expect(uses(state, 'J74')).toContain('operations');
    expect(uses(state, 'J74')).not.toContain('event');
  });
});

describe('17.3, 17.4 the years 1943 and 1944', () => {
  const begun = (scenario: string) => until(opened(scenario).state, 'play-card').state;

  test('17.3 begins with the offensives of turn 5', () => {
    const { state, events } = until(opened('1943').state, 'play-card');
    expect(state.board.turn).toBe(5);
    expect(segmentsOf([...opened('1943').events, ...events])).toEqual(['initiative', 'offensives']);
  });

  test('17.35 both sides hold seven cards and a card set aside', () => {
    const { cards } = begun('1943');
    expect([cards.japan.hand.length, cards.allies.hand.length]).toEqual([7, 7]);
    expect([cards.japan.futureOffensive, cards.allies.futureOffensive]).toEqual(['J26', 'A29']);
  });

  test('17.3 ends with turn 7', () => {
    expect(judged(moment({ scenario: '1943', turn: 6 }))).toBeUndefined();
    expect(judged(moment({ scenario: '1943', turn: 7 }))?.rule).toBe('17.38');
  });

  test('17.4 begins with the offensives of turn 8', () => {
    expect(begun('1944').board.turn).toBe(8);
  });

  test('17.45 Japan holds six cards and a pass, the Allies seven', () => {
    const { cards, board } = begun('1944');
    expect([cards.japan.hand.length, cards.allies.hand.length]).toEqual([6, 7]);
    expect(board.markers.passes).toEqual({ japan: 1, allies: 0 });
  });

  test('17.4, 4.21 the Allies have more cards and begin', () => {
    expect(until(opened('1944').state, 'play-card').decision).toMatchObject({ side: 'allies' });
  });
});

describe('17.5 to 17.9 longer games', () => {
  const at = (scenario: string, turn: number, more: Moment = {}) =>
    moment({ scenario, turn, markers: { politicalWill: 5 }, ...more });

  test('17.5 1942 to 1943 goes on after turn 4, with however few resources', () => {
    expect(judged(at('1942-43', 4))).toBeUndefined();
  });

  test('17.5 and ends with turn 7, by the conditions of 1943', () => {
    expect(judged(at('1942-43', 7))?.rule).toBe('17.38');
  });

  test('17.5 in which resources in Allied hands take points', () => {
    // Ten of the fourteen are Allied when 1942 begins.
    expect(pointsBy(at('1942-43', 7), 'R')).toBe(-10);
  });

  test('17.5 it begins as 1942 does: with Arcadia', () => {
    expect(pending(opened('1942-43').state)).toMatchObject({ rule: '17.25D' });
  });

  test('17.6 1943 to 1944 ends with turn 10, by the conditions of 1944', () => {
    expect(judged(at('1943-44', 7))).toBeUndefined();
    expect(judged(at('1943-44', 10))?.rule).toBe('17.48');
  });

  test('17.7 1942 to 1944 ends with turn 10, by the conditions of 1944', () => {
    expect(judged(at('1942-44', 7))).toBeUndefined();
    expect(judged(at('1942-44', 10))?.rule).toBe('17.48');
  });

  test('17.8 1942 to 1945 ends with turn 12, by the conditions of the campaign', () => {
    expect(judged(at('1942-45', 10))).toBeUndefined();
    expect(judged(at('1942-45', 12))?.rule).toBe('16.3');
  });

  test('17.9 1943 to 1945 ends with turn 12, by the conditions of the campaign', () => {
    expect(judged(at('1943-45', 10))).toBeUndefined();
    expect(judged(at('1943-45', 12))?.rule).toBe('16.3');
  });

  test('17.9 it begins as 1943 does', () => {
    const { state } = until(opened('1943-45').state, 'play-card');
    expect(state.board.turn).toBe(5);
    expect([state.cards.japan.hand.length, state.cards.allies.hand.length]).toEqual([7, 7]);
  });
});
