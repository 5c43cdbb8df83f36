import { describe, expect, it } from 'vitest';
import type { Played } from '../../../src/players/scripted-player.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { eventsLike, fight, go, kinds, move, offensive, type Policy } from './support.ts';

/** Aoba at Rabaul attacks Guadalcanal. J5 has intelligence 4 as an operations card. */
const ATTACK: Situation = {
  place: { 'jp-hq-south-seas': 4021, 'jp-ca-aoba': 4021, 'us-1m-div': 4423 },
};

const WAIT: Policy = { intelligence: [], 'reaction-hq': [] };

function attack(situation: Situation = ATTACK): Played {
  const start = offensive(aboutToPlay('J5', situation), 'J5', ['jp-ca-aoba']);
  return fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [], WAIT);
}

const becomes = (played: Played, die: number) =>
  eventsLike(go(played, { do: 'attempt' }, { do: 'roll', die }), 'intelligence').map(
    ({ condition }) => condition,
  );

describe('7.25 the roll', () => {
  it('7.25C the reaction player may roll or not; without it the attack is a surprise', () => {
    const asked = attack();
    expect(asked.decision).toMatchObject({ kind: 'intelligence', side: 'allies' });
    expect(kinds(asked)).toEqual(['attempt', 'decline']);
    // 9.2D: at surprise the offensive player has +3.
    const declined = go(asked, { do: 'decline' });
    expect(declined.decision?.modifiers).toContainEqual(expect.objectContaining({ change: 3 }));
  });

  it('7.25D the value of the card or less makes it an intercept', () => {
    expect(becomes(attack(), 4)).toEqual(['intercept']);
    expect(becomes(attack(), 5)).toEqual([]);
    expect(becomes(attack(), 0)).toEqual(['intercept']);
  });

  it('7.25C one roll an offensive', () => {
    const failed = go(attack(), { do: 'attempt' }, { do: 'roll', die: 9 });
    expect(failed.decision?.kind).not.toBe('intelligence');
  });

  it('7.25 none without a battle', () => {
    const over = fight(offensive(aboutToPlay('J5', ATTACK), 'J5', ['jp-ca-aoba']), [], WAIT);
    expect(over.decision?.kind).not.toBe('intelligence');
  });
});

describe('7.25 events', () => {
  const air: Situation = plus(ATTACK, { place: { 'jp-af-25': 4021, 'nz-3-div': 4222, 'jp-af-26': 4021 } });
  const bombing = (): Played => {
    const start = offensive(aboutToPlay('J16', air), 'J16', ['jp-af-25', 'jp-af-26'], { use: 'event' });
    return fight(start, [], {
      ...WAIT,
      'declare-battles': [
        { do: 'join', unit: 'jp-af-25', hex: '4423' },
        { do: 'join', unit: 'jp-af-26', hex: '4222' },
        { do: 'commit' },
      ],
    });
  };

  it('7.25D an event counts its own value: 7 for J16', () => {
    expect(becomes(bombing(), 7)).toEqual(['intercept']);
    expect(becomes(bombing(), 8)).toEqual([]);
  });

  it('7.25 one condition for all battles of the offensive', () => {
    const known = go(bombing(), { do: 'attempt' }, { do: 'roll', die: 0 });
    expect(known.decision?.kind).toBe('choose-battle');
    const first = go(known, { do: 'battle', hex: '4222' });
    expect(first.decision?.modifiers ?? []).not.toContainEqual(expect.objectContaining({ change: 3 }));
  });

  it('7.25C, 5.31B against an event that is a surprise nobody rolls', () => {
    const allied: Situation = {
      place: {
        'us-hq-s-pac-halsey': 4825,
        'us-ca-northampton': 4825,
        'jp-ss': 4423,
        'jp-hq-south-seas': 4021,
        'jp-ca-aoba': 4021,
      },
      japan: [4423],
    };
    const as = (use: 'event' | 'operations') => {
      const start = offensive(aboutToPlay('A13', allied), 'A13', ['us-ca-northampton'], { use });
      return fight(move(start, ['us-ca-northampton'], 'naval', 4423), [], WAIT);
    };
    expect(as('event').decision?.kind).toBe('die');
    expect(as('operations').decision?.kind).toBe('intelligence');
  });
});

describe('7.25E the modifier for ZOI', () => {
  // S Pac HQ at Noumea supplies the air unit in the way; Rabaul is out of its ZOI.
  const watched = (air: Situation['place']): Situation =>
    plus(ATTACK, { place: { 'us-hq-s-pac-halsey': 4825, ...air } });
  const modified = (situation: Situation) => go(attack(situation), { do: 'attempt' }).decision?.modifiers;

  it('7.25E two less if a unit moved into enemy ZOI', () => {
    expect(modified(watched({ 'us-13af': 4423 }))).toMatchObject([{ change: -2 }]);
    expect(becomes(attack(watched({ 'us-13af': 4423 })), 6)).toEqual(['intercept']);
    expect(becomes(attack(watched({ 'us-13af': 4423 })), 7)).toEqual([]);
    expect(modified(watched({}))).toEqual([]);
  });

  it('7.25E also if that ZOI is neutralised', () => {
    const neutralised = plus(watched({ 'us-13af': 4423 }), { place: { 'jp-af-25': 4322 }, japan: [4322] });
    expect(modified(neutralised)).toMatchObject([{ change: -2 }]);
  });

  it('7.25E an air unit out of supply has none', () => {
    const cut = plus(watched({ 'us-13af': 4423 }), { place: { 'us-hq-s-pac-halsey': 'out-of-play' } });
    expect(modified(cut)).toEqual([]);
  });

  it('7.25E leaving ZOI counts', () => {
    // The air unit on Green Island (4121) watches Rabaul, neutralised from there; Port Moresby far away is attacked.
    const leaving: Situation = plus(watched({ 'us-13af': 4121 }), {
      place: { 'us-1m-div': 'out-of-play', 'aus-pm-bde': 3823, 'jp-af-25': 4021 },
      allies: [4121],
    });
    const start = offensive(aboutToPlay('J15', leaving), 'J15', ['jp-ca-aoba']);
    const asked = fight(move(start, ['jp-ca-aoba'], 'naval', 3823), [], WAIT);
    expect(go(asked, { do: 'attempt' }).decision?.modifiers).toMatchObject([{ change: -2 }]);
  });

  it('7.25E a carrier in ZOI that stays where it is does not give itself away', () => {
    const still = plus(watched({ 'us-13af': 4121 }), {
      place: { 'jp-cv-akagi': 4021, 'nz-3-div': 4222 },
      allies: [4121],
    });
    const start = offensive(aboutToPlay('J5', still), 'J5', ['jp-cv-akagi']);
    const asked = fight(start, [], {
      ...WAIT,
      'declare-battles': [{ do: 'join', unit: 'jp-cv-akagi', hex: '4222' }, { do: 'commit' }],
    });
    expect(asked.decision?.kind).toBe('intelligence');
    expect(go(asked, { do: 'attempt' }).decision?.modifiers).toEqual([]);
  });

  it('7.25E ZOI of the moving side itself does not matter', () => {
    const own = plus(watched({}), { place: { 'jp-af-25': 4322 }, japan: [4322] });
    expect(modified(own)).toEqual([]);
  });

  it('7.25E an unmodified nine always fails', () => {
    const seen = plus(watched({ 'us-13af': 4423 }), { place: { 'jp-army-17': 4222 }, japan: [4222] });
    const landing = plus(seen, { place: { 'jp-af-25': 4322 }, japan: [4322] });
    const start = offensive(aboutToPlay('J16', landing), 'J16', ['jp-army-17'], { use: 'event' });
    const asked = fight(move(start, ['jp-army-17'], 'amphibious', 4423), [], WAIT);
    expect(becomes(asked, 8)).toEqual(['intercept']);
    expect(becomes(asked, 9)).toEqual([]);
  });
});
