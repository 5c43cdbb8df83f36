import { describe, expect, test } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { advance } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { type Moment, moment, playedFrom, willBy } from '../../support/moments.ts';
import { play } from '../../support/playing.ts';
import { plus } from '../../support/variants.ts';
import { at, fight, go, move, offensive } from '../play/support.ts';

describe('16.41 China', () => {
  /** The Japanese attack in China; with the Burma Road closed and no Hump nothing is taken off eleven divisions. */
  const CHINA: Moment = {
    turn: 3,
    segment: 'offensives',
    place: { 'jp-hq-south': 2212, 'cw-hq-seac': 1805 },
    japan: [2008],
    markers: { china: 'chungking-falls' },
    hands: { japan: ['J15'], allies: [] },
  };

  test('16.41 China’s surrender costs 2', () => {
    const { state } = advance(moment(CHINA));
    const attacked = play(state, { do: 'china-offensive', card: 'J15' }, { do: 'roll', die: 0 });
    expect(attacked.state.board.surrendered).toContain('china');
    expect(willBy(attacked, '16.41')).toEqual([-2]);
  });
});

describe('16.43B strategic bombing', () => {
  /** Saipan lies seven hexes from Tokyo. */
  const SAIPAN: Moment = {
    turn: 10,
    segment: 'strategic-warfare',
    place: { 'us-hq-c-pac': 3813, 'us-20bc': 3813, 'us-21bc': 3813, 'us-cv-essex': 3813 },
    allies: [3813],
    markers: { politicalWill: 5 },
  };

  /** A submarine die that fails, then what each B-29 does. */
  const bombed = (situation: Moment, ...dice: number[]): Played =>
    play(
      advance(moment(situation)).state,
      { do: 'roll', die: 9 },
      ...(['us-20bc', 'us-21bc'] as const).flatMap((unit, i) => [
        { do: 'bomb', unit },
        { do: 'roll', die: dice[i] },
      ]),
    );

  test('16.43B a success brings 1', () => {
    expect(willBy(bombed(SAIPAN, 0, 9), '16.43B')).toEqual([1]);
  });

  test('16.43B two successes bring 1: once a turn', () => {
    expect(willBy(bombed(SAIPAN, 0, 0), '16.43B')).toEqual([1]);
  });

  test('16.43B a success of the second alone brings 1', () => {
    expect(willBy(bombed(SAIPAN, 9, 0), '16.43B')).toEqual([1]);
  });

  test('16.43B failures bring nothing', () => {
    expect(willBy(bombed(SAIPAN, 9, 9), '16.43B')).toEqual([]);
  });

  test('16.43B also if Japan draws the fewest cards anyway', () => {
    // Harbin, Mukden and Seoul alone: four cards, which is the minimum.
    const poor = plus(SAIPAN, { allies: [2415, 2517, 2616, 2813, 2008, 2014, 2017, 2220, 1813, 1916, 3219] });
    expect(willBy(bombed({ ...SAIPAN, ...poor }, 0, 9), '16.43B')).toEqual([1]);
  });

  test('16.43B submarines do not: they are no bombing', () => {
    const sunk = play(
      advance(moment(SAIPAN)).state,
      { do: 'roll', die: 0 },
      { do: 'decline' },
      { do: 'decline' },
    );
    expect(willBy(sunk, '16.43B')).toEqual([]);
  });

  test('16.2 a turn with a success is one more in the row', () => {
    expect(bombed({ ...SAIPAN, bombedTurns: 2 }, 9, 0).state.board.bombedTurns).toBe(3);
  });

  test('16.2 two successes on a turn are one turn', () => {
    expect(bombed({ ...SAIPAN, bombedTurns: 2 }, 0, 0).state.board.bombedTurns).toBe(3);
  });

  test('16.2 a turn without success breaks the row', () => {
    expect(bombed({ ...SAIPAN, bombedTurns: 3 }, 9, 9).state.board.bombedTurns).toBe(0);
  });

  test('16.2 so does a turn on which nobody bombs', () => {
    const rested = play(
      advance(moment({ ...SAIPAN, bombedTurns: 3 })).state,
      { do: 'roll', die: 9 },
      { do: 'decline' },
      { do: 'decline' },
    );
    expect(rested.state.board.bombedTurns).toBe(0);
  });
});

describe('16.45 US casualties', () => {
  /** From Buna (3922) a march of one hex against the 18th Army at Lae (3822, attack 18, defence 12). */
  const LAE: Moment = {
    turn: 5,
    segment: 'offensives',
    place: { 'us-hq-sw-pac': 3823, 'jp-army-18': 3822, 'jp-hq-south-seas': 4021 },
    japan: [3822, 4021],
    hands: { japan: ['J5', 'J15'], allies: ['A45', 'A32', 'A13'] },
  };

  /** A march into an occupied hex whose defenders stay (8.43). */
  function marched(from: Played, unit: UnitId, to: number): Played {
    const arrived = move(from, [unit], 'overland', to);
    return arrived.decision?.kind === 'disengage' ? go(arrived, { do: 'hold' }) : arrived;
  }

  /** Units of an Allied operations card attack Lae: the Allies roll 0, Japan rolls 9. */
  function attack(from: State | Played, units: UnitId[], card: CardId = 'A45', hq?: UnitId): Played {
    const start = offensive(from, card, units, hq ? { hq } : {});
    return fight(
      units.reduce((after, unit) => marched(after, unit, 3822), start),
      [0, 9],
    );
  }

  const facing = (place: Moment['place'], more: Moment = {}): State =>
    advance(moment({ ...LAE, ...more, place: { ...LAE.place, ...place } })).state;

  test('16.45 an attack in which a US division is wiped out costs 1', () => {
    const lost = attack(facing({ 'us-11-abn-div': [3922, 'reduced'] }), ['us-11-abn-div']);
    expect(at(lost, 'us-11-abn-div')).toBe('eliminated');
    expect(willBy(lost, '16.45')).toEqual([-1]);
  });

  test('16.45 so does a Marine division', () => {
    const lost = attack(facing({ 'us-1m-div': [3922, 'reduced'] }), ['us-1m-div']);
    expect(willBy(lost, '16.45')).toEqual([-1]);
  });

  test('16.45 so does a corps', () => {
    const lost = attack(facing({ 'us-xi-corps': [3922, 'reduced'] }), ['us-xi-corps']);
    expect(at(lost, 'us-xi-corps')).toBe('eliminated');
    expect(willBy(lost, '16.45')).toEqual([-1]);
  });

  test('16.45 not while a unit that took part lives', () => {
    const some = attack(facing({ 'us-11-abn-div': [3922, 'reduced'], 'us-xi-corps': 3922 }), [
      'us-11-abn-div',
      'us-xi-corps',
    ]);
    expect(willBy(some, '16.45')).toEqual([]);
  });

  test('16.45 a brigade does not cost anything', () => {
    const lost = attack(facing({ 'us-sf-bde': [3922, 'reduced'] }), ['us-sf-bde']);
    expect(at(lost, 'us-sf-bde')).toBe('eliminated');
    expect(willBy(lost, '16.45')).toEqual([]);
  });

  test('16.45 nor do Australians', () => {
    const anzac = { 'joint-hq-anzac': 3823, 'us-hq-sw-pac': 3727 } as const;
    const state = facing({ ...anzac, 'aus-1-corps': [3922, 'reduced'] });
    const lost = attack(state, ['aus-1-corps'], 'A45', 'joint-hq-anzac');
    expect(at(lost, 'aus-1-corps')).toBe('eliminated');
    expect(willBy(lost, '16.45')).toEqual([]);
  });

  test('16.45 nor do US troops that get no replacements', () => {
    const lost = attack(facing({ 'us-nl-corps': [3922, 'reduced'] }), ['us-nl-corps']);
    expect(at(lost, 'us-nl-corps')).toBe('eliminated');
    expect(willBy(lost, '16.45')).toEqual([]);
  });

  test('16.45 nor does a division that is wiped out in its own defence', () => {
    const state = facing(
      { 'us-11-abn-div': [3922, 'reduced'] },
      { hands: { japan: ['J15', 'J21', 'J5'], allies: ['A45'] } },
    );
    const start = offensive(state, 'J15', ['jp-army-18']);
    const lost = fight(marched(start, 'jp-army-18', 3922), [9, 0]);
    expect(at(lost, 'us-11-abn-div')).toBe('eliminated');
    expect(willBy(lost, '16.45')).toEqual([]);
  });

  test('16.45 it costs 1 a turn at most', () => {
    const first = attack(facing({ 'us-11-abn-div': [3922, 'reduced'], 'us-1m-div': [3922, 'reduced'] }), [
      'us-11-abn-div',
    ]);
    const second = attack(go(first, { do: 'discard', card: 'J5' }), ['us-1m-div'], 'A32');
    expect(at(second, 'us-1m-div')).toBe('eliminated');
    expect(willBy(second, '16.45')).toEqual([-1]);
  });

  test('16.45 on the next turn it counts again', () => {
    const next = playedFrom('end-of-turn', { ...LAE, turn: 5, hands: {} });
    expect(next.state.board.turn).toBe(6);
    expect(next.state.board.thisTurn.casualties).toBe(false);
  });
});
