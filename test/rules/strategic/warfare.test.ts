import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import type { Line, Played } from '../../../src/players/scripted-player.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { aboutToPlay } from '../../support/playing.ts';
import {
  handSize,
  resources,
  type SegmentStart,
  start,
  untilNextTurn,
  untilSegment,
} from '../../support/segments.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import {
  at,
  eventsLike,
  fight,
  go,
  isReduced,
  move,
  offensive,
  type Policy,
  targets,
} from '../play/support.ts';

/** The segment with fourteen resource hexes: seven cards, if nothing is lost. */
const segment = (turn: number, more: Partial<SegmentStart> = {}): Played =>
  start({ segment: 'strategic-warfare', turn, ...resources(14), ...more });

const roll = (die: number): Line => ({ do: 'roll', die });
const cardsOfJapan = (played: Played) => handSize(played, 'japan')?.cards;

describe('12.21 submarine warfare', () => {
  const succeeds = (turn: number, die: number, escort = 0): boolean | undefined =>
    eventsLike(go(segment(turn, { markers: { escort } }), roll(die)), 'submarines')[0]?.success;

  it('12.21 a die is rolled before Japan draws its cards', () => {
    const asked = segment(5);
    expect(asked.decision).toMatchObject({ kind: 'die', side: 'chance', rule: '12.21' });
    expect(asked.state.cards.japan.hand).toEqual([]);
    expect(go(asked, roll(9)).decision?.kind).toBe('draw-card');
  });

  it('12.21 die less turn: 0 succeeds', () => {
    expect(succeeds(5, 5)).toBe(true);
  });

  it('12.21 die less turn: below 0 succeeds', () => {
    expect(succeeds(5, 0)).toBe(true);
  });

  it('12.21 die less turn: 1 fails', () => {
    expect(succeeds(5, 6)).toBe(false);
  });

  it('12.21 from turn 9 on any die succeeds against no escorts', () => {
    expect(succeeds(9, 9)).toBe(true);
    expect(succeeds(8, 9)).toBe(false);
  });

  it('12.22A an escort event adds 2', () => {
    expect(succeeds(5, 3, 2)).toBe(true);
    expect(succeeds(5, 4, 2)).toBe(false);
  });

  it('12.22A two of them add 4', () => {
    expect(succeeds(5, 1, 4)).toBe(true);
    expect(succeeds(5, 2, 4)).toBe(false);
  });

  it('12.22B defective torpedoes add 1 on turn 2: a 2 fails, as in the example of 19', () => {
    expect(succeeds(2, 1)).toBe(true);
    expect(succeeds(2, 2)).toBe(false);
  });

  it('12.22B on turn 3', () => {
    expect(succeeds(3, 2)).toBe(true);
    expect(succeeds(3, 3)).toBe(false);
  });

  it('12.22B on turn 4', () => {
    expect(succeeds(4, 3)).toBe(true);
    expect(succeeds(4, 4)).toBe(false);
  });

  it('12.22 escorts and torpedoes add up', () => {
    expect(succeeds(4, 1, 2)).toBe(true);
    expect(succeeds(4, 2, 2)).toBe(false);
  });
});

describe('12.21 what submarines sink', () => {
  const sunk = (markers: object, more: Partial<SegmentStart> = {}) =>
    go(segment(8, { markers, ...more }), roll(0));

  it('12.21 Japan draws a card less', () => {
    expect(cardsOfJapan(sunk({}))).toBe(6);
  });

  it('12.21 but four at least', () => {
    expect(cardsOfJapan(sunk({}, resources(8)))).toBe(4);
  });

  it('12.21 Japan loses a shipping point', () => {
    expect(sunk({ asp: { japan: 6 } }).state.board.markers.asp.japan).toBe(5);
  });

  it('12.21 never the last one', () => {
    expect(sunk({ asp: { japan: 1 } }).state.board.markers.asp.japan).toBe(1);
  });

  it('12.21 for good: the next turn does not bring it back', () => {
    const next = untilNextTurn(sunk({ asp: { japan: 6 } }));
    expect(next.state.board.turn).toBe(9);
    expect(next.state.board.markers.asp.japan).toBe(5);
  });

  it('12.21 escorts of 4 become 2', () => {
    expect(sunk({ escort: 4 }).state.board.markers.escort).toBe(2);
  });

  it('12.21 escorts of 2 become 0', () => {
    expect(sunk({ escort: 2 }).state.board.markers.escort).toBe(0);
  });

  it('12.21 and 0 stay 0', () => {
    expect(sunk({ escort: 0 }).state.board.markers.escort).toBe(0);
  });

  it('12.21 the Allies lose nothing', () => {
    const after = sunk({ asp: { allies: 5 } });
    expect(after.state.board.markers.asp.allies).toBe(5);
    expect(handSize(after, 'allies')).toEqual({ cards: 7, passes: 0 });
  });

  it('12.21 a failure changes nothing', () => {
    const after = go(segment(5, { markers: { asp: { japan: 6 }, escort: 2 } }), roll(9));
    expect(after.state.board.markers).toMatchObject({ asp: { japan: 6 }, escort: 2 });
    expect(cardsOfJapan(after)).toBe(7);
  });

  it('12.21 the card is lost for that turn alone', () => {
    const next = untilNextTurn(sunk({ escort: 4 }));
    const later = untilSegment({ ...next, events: [] }, 'deal-cards');
    expect(later.state.board.turn).toBe(9);
    expect(cardsOfJapan(later)).toBe(7);
  });
});

/** C Pac HQ at Saipan (3813) and a B-29 on Guam (3814), eight hexes from Tokyo. */
const GUAM: Situation = {
  place: { 'us-hq-c-pac': 3813, 'us-21bc': 3814 },
  allies: [3813, 3814],
};

/** A B-29 in China; Rangoon is Allied and the Burma Road open. Thirteen resource hexes are seven cards too. */
const CHINA: Situation = { place: { 'cw-hq-seac': 1805, 'us-20bc': 'china-box' }, allies: [2008] };

/** The submarines have failed: the B-29s are next. No submarine finds anything past 4 escorts on a 9 before turn 13. */
function bombers(situation: Situation, turn = 10): Played {
  const { japan = [], allies = [] } = resources(14);
  const all = plus({ japan, allies }, plus({ markers: { escort: 4 } }, situation));
  return go(start({ segment: 'strategic-warfare', turn, ...all }), roll(9));
}

/** The B-29s asked about, each declining. */
function asked(played: Played): UnitId[] {
  if (played.decision?.kind !== 'bomb') return [];
  const unit = legalReplies(played.state).flatMap((answer) => (answer.do === 'bomb' ? [answer.unit] : []));
  return [...unit, ...asked(go(played, { do: 'decline' }))];
}

describe('12.31 who may bomb', () => {
  it('12.31 a B-29 on a supplied airfield eight hexes from Tokyo', () => {
    expect(asked(bombers(GUAM))).toEqual(['us-21bc']);
  });

  it('12.31 not one nine hexes away, at Ulithi', () => {
    const ulithi = plus(GUAM, { place: { 'us-21bc': 3615 }, allies: [3615] });
    expect(asked(bombers(ulithi))).toEqual([]);
  });

  it('12.31 not from an airfield that no HQ supplies', () => {
    const alone = plus(GUAM, { place: { 'us-hq-c-pac': 'out-of-play' } });
    expect(asked(bombers(alone))).toEqual([]);
  });

  it('12.31 one in the China box', () => {
    expect(asked(bombers(CHINA))).toEqual(['us-20bc']);
  });

  it('12.31 each of the two', () => {
    expect(asked(bombers(plus(GUAM, CHINA)))).toEqual(['us-20bc', 'us-21bc']);
  });

  it('12.31 no other long-range bomber', () => {
    const others = plus(GUAM, {
      place: { 'us-21bc': 'out-of-play', 'us-7af-lrb': 3814, 'us-14af-lrb': 'china-box' },
    });
    expect(asked(bombers(plus(others, { place: { 'cw-hq-seac': 1805 } })))).toEqual([]);
  });

  it('12.31 the Allies need not', () => {
    const after = go(bombers(GUAM), { do: 'decline' });
    expect(eventsLike(after, 'bombed')).toEqual([]);
    expect(cardsOfJapan(after)).toBe(7);
  });

  it('12.31 a B-29 bombs on the turn it arrives, whatever delays others', () => {
    const arriving = start({
      segment: 'reinforcement',
      turn: 10,
      ...plus(GUAM, { place: { 'us-21bc': 'turn-10' }, markers: { warInEurope: -7, escort: 4 } }),
    });
    const there =
      arriving.decision?.kind === 'reinforce' ? go(arriving, { do: 'place', to: '3814' }) : arriving;
    expect(at(there, 'us-21bc')).toBe('3814');
    expect(asked(go(untilSegment(there, 'strategic-warfare'), roll(9)))).toEqual(['us-21bc']);
  });

  it('12.31 one that replacements have brought back does not bomb on that turn', () => {
    const lost = start({
      segment: 'replacement',
      turn: 10,
      ...plus(GUAM, { place: { 'us-21bc': 'eliminated' }, markers: { escort: 4 } }),
    });
    const back = go(lost, { do: 'replace', unit: 'us-21bc', to: '3814' });
    expect(at(back, 'us-21bc')).toBe('3814');
    expect(asked(go(untilSegment(back, 'strategic-warfare'), roll(9)))).toEqual([]);
  });

  it('12.31 one that was only reduced and is made whole does', () => {
    const weak = start({
      segment: 'replacement',
      turn: 10,
      ...plus(GUAM, { place: { 'us-21bc': [3814, 'reduced'] }, markers: { escort: 4 } }),
    });
    const whole = go(weak, { do: 'replace', unit: 'us-21bc', to: '3814' });
    expect(isReduced(whole, 'us-21bc')).toBe(false);
    expect(asked(go(untilSegment(whole, 'strategic-warfare'), roll(9)))).toEqual(['us-21bc']);
  });
});

describe('12.32 bombing', () => {
  const FULL = GUAM;
  const REDUCED = plus(GUAM, { place: { 'us-21bc': [3814, 'reduced'] } });
  const bombs = (situation: Situation, die: number): Played =>
    go(bombers(situation), { do: 'bomb', unit: 'us-21bc' }, roll(die));
  const success = (played: Played) => eventsLike(played, 'bombed').map((event) => event.success);

  it('12.32 a full B-29 succeeds with 0 to 8', () => {
    expect(success(bombs(FULL, 0))).toEqual([true]);
    expect(success(bombs(FULL, 8))).toEqual([true]);
  });

  it('12.32 and fails with 9', () => {
    expect(success(bombs(FULL, 9))).toEqual([false]);
  });

  it('12.32 a reduced one succeeds with 0 to 4', () => {
    expect(success(bombs(REDUCED, 0))).toEqual([true]);
    expect(success(bombs(REDUCED, 4))).toEqual([true]);
  });

  it('12.32 and fails with 5 to 9', () => {
    expect(success(bombs(REDUCED, 5))).toEqual([false]);
    expect(success(bombs(REDUCED, 9))).toEqual([false]);
  });

  it('12.32 success costs Japan a card', () => {
    expect(cardsOfJapan(bombs(FULL, 8))).toBe(6);
  });

  it('12.32 failure costs it none', () => {
    expect(cardsOfJapan(bombs(FULL, 9))).toBe(7);
  });

  it('12.32 a failure without a 9 costs the bomber nothing', () => {
    expect(at(bombs(REDUCED, 8), 'us-21bc')).toBe('3814');
  });

  it('12.32 a success costs the bomber nothing', () => {
    expect(isReduced(bombs(FULL, 8), 'us-21bc')).toBe(false);
  });

  it('12.32, 12.33 two bombers roll a die each and may cost two cards', () => {
    const both = go(
      bombers(plus(GUAM, CHINA)),
      { do: 'bomb', unit: 'us-20bc' },
      roll(8),
      { do: 'bomb', unit: 'us-21bc' },
      roll(0),
    );
    expect(success(both)).toEqual([true, true]);
    expect(cardsOfJapan(both)).toBe(5);
  });

  it('12.32 with submarines three: seven become four', () => {
    const all = go(
      start({
        segment: 'strategic-warfare',
        turn: 10,
        ...plus(resources(14), plus(GUAM, CHINA)),
      }),
      roll(0),
      { do: 'bomb', unit: 'us-20bc' },
      roll(0),
      { do: 'bomb', unit: 'us-21bc' },
      roll(0),
    );
    expect(handSize(all, 'japan')).toEqual({ cards: 4, passes: 2 });
  });

  it('12.32 never fewer than four', () => {
    const few = plus(GUAM, { ...resources(8) });
    expect(cardsOfJapan(bombs(few, 0))).toBe(4);
  });

  it('12.32 a 9 costs a full B-29 a step', () => {
    const after = bombs(FULL, 9);
    expect(at(after, 'us-21bc')).toBe('3814');
    expect(isReduced(after, 'us-21bc')).toBe(true);
  });

  it('12.32 a 9 eliminates a reduced one', () => {
    expect(at(bombs(REDUCED, 9), 'us-21bc')).toBe('eliminated');
  });

  it('12.32 not while the Allies hold an airfield within five hexes of Tokyo, Okinawa', () => {
    const okinawa: Situation = { allies: [3209] };
    expect(isReduced(bombs(plus(FULL, okinawa), 9), 'us-21bc')).toBe(false);
    expect(at(bombs(plus(REDUCED, okinawa), 9), 'us-21bc')).toBe('3814');
  });

  it('12.32 a 9 fails all the same', () => {
    expect(success(bombs(plus(FULL, { allies: [3209] }), 9))).toEqual([false]);
  });

  it('12.32 it may be the airfield of the B-29 itself, Iwo Jima', () => {
    const iwo = plus(GUAM, { place: { 'us-21bc': 3709 }, allies: [3709] });
    expect(isReduced(bombs(iwo, 9), 'us-21bc')).toBe(false);
  });

  it('12.32 one six hexes away, Marcus, does not help', () => {
    expect(isReduced(bombs(plus(FULL, { allies: [4110] }), 9), 'us-21bc')).toBe(true);
  });

  it('12.32 a B-29 in China loses a step too', () => {
    const china = go(bombers(CHINA), { do: 'bomb', unit: 'us-20bc' }, roll(9));
    expect(isReduced(china, 'us-20bc')).toBe(true);
    expect(at(china, 'us-20bc')).toBe('china-box');
  });
});

/** The same game with B-29s that have bombed this turn. */
const tired = (state: State, ...units: UnitId[]): State => ({
  ...state,
  board: { ...state.board, thisTurn: { ...state.board.thisTurn, bombers: units } },
});

describe('12.31 B-29s that have bombed in offensives', () => {
  /** A B-29 at Saipan, Japanese troops on Iwo Jima within its range. */
  const SAIPAN: Situation = {
    turn: 10,
    place: { 'us-hq-c-pac': 3813, 'us-21bc': 3813, 'jp-sn-2': 3709 },
    allies: [3813],
  };
  const attacking = (state: State) => go(offensive(state, 'A6', ['us-21bc']), { do: 'done' });

  it('12.31 one that has not bombed fights', () => {
    expect(targets(attacking(aboutToPlay('A6', SAIPAN)), 'join', 'unit')).toEqual(['us-21bc']);
  });

  it('12.31 one that has bombed does not', () => {
    const state = tired(aboutToPlay('A6', SAIPAN), 'us-21bc');
    expect(targets(attacking(state), 'join', 'unit')).toEqual([]);
  });

  it('12.31 the other B-29 is not held back', () => {
    const state = tired(aboutToPlay('A6', SAIPAN), 'us-20bc');
    expect(targets(attacking(state), 'join', 'unit')).toEqual(['us-21bc']);
  });

  it('12.31 bombing holds it back for that turn alone', () => {
    const bombed = go(bombers(GUAM), { do: 'bomb', unit: 'us-21bc' }, roll(0));
    expect(bombed.state.board.thisTurn.bombers).toEqual(['us-21bc']);
    const next = untilNextTurn(bombed);
    expect(next.state.board.turn).toBe(11);
    expect(next.state.board.thisTurn.bombers).toEqual([]);
  });

  it('12.31 one that has declined to bomb is not held back', () => {
    const declined = go(bombers(GUAM), { do: 'decline' });
    expect(declined.state.board.thisTurn.bombers).toEqual([]);
  });
});

describe('12.31 B-29s that have bombed in reaction', () => {
  /** The Japanese at Truk (4017) against Saipan (3813) or Guam (3814), where the B-29 is. */
  const MARIANAS: Situation = {
    turn: 10,
    place: {
      'jp-hq-south-seas': 4017,
      'jp-ca-takao': 4017,
      'jp-af-25': 4017,
      'us-hq-c-pac': 3813,
      'us-21bc': 3814,
      'us-1m-div': 3813,
    },
    allies: [3813, 3814],
  };
  const KNOWN: Policy = { intelligence: { do: 'attempt' }, 'reaction-hq': [], react: [] };
  const reacting = (played: Played): UnitId[] => {
    const chosen =
      played.decision?.kind === 'reaction-hq' ? go(played, { do: 'hq', hq: 'us-hq-c-pac' }) : played;
    const units = legalReplies(chosen.state).flatMap((answer) => (answer.do === 'react' ? answer.units : []));
    return [...new Set(units)];
  };
  const byShip = (state: State, to: number): UnitId[] => {
    const sailing = move(offensive(state, 'J15', ['jp-ca-takao']), ['jp-ca-takao'], 'naval', to);
    return reacting(fight(sailing, [0], KNOWN));
  };

  it('12.31 one that has not bombed comes to a battle in its range', () => {
    expect(byShip(aboutToPlay('J15', MARIANAS), 3813)).toContain('us-21bc');
  });

  it('12.31 one that has bombed does not', () => {
    expect(byShip(tired(aboutToPlay('J15', MARIANAS), 'us-21bc'), 3813)).not.toContain('us-21bc');
  });

  it('12.31 where enemy units enter its own hex it is activated all the same', () => {
    expect(byShip(tired(aboutToPlay('J15', MARIANAS), 'us-21bc'), 3814)).toContain('us-21bc');
  });

  it('12.31 planes that attack its hex from afar do not enter it', () => {
    const state = tired(aboutToPlay('J15', MARIANAS), 'us-21bc');
    const flying = go(
      offensive(state, 'J15', ['jp-af-25']),
      { do: 'done' },
      {
        do: 'join',
        unit: 'jp-af-25',
        hex: '3814',
      },
    );
    const known = go(flying, { do: 'commit' }, { do: 'attempt' }, roll(0));
    expect(known.events).toContainEqual({ type: 'battle-declared', hex: '3814', special: false });
    expect(reacting(known)).not.toContain('us-21bc');
  });
});
