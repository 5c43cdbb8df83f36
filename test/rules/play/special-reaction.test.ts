import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { legalReplies } from '../../../src/rules/play/play.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { HONSHU_CITIES, plus } from '../../support/variants.ts';
import {
  at,
  battlesOf,
  eventsLike,
  go,
  holder,
  move,
  offensive,
  type Policy,
  playOn,
  QUIET,
} from './support.ts';

/**
 * The US 1st Marine Division lands at vacant Guadalcanal (4423), an island port that Japan controls. The 25th Air
 * Flotilla on Bougainville two hexes off and South Seas HQ at Rabaul watch; a US carrier beside the landing
 * neutralises the ZOI, which does not matter. A11 has value 2 and intelligence 2.
 */
const LANDING: Situation = {
  place: {
    'us-hq-s-pac-halsey': 4825,
    'us-1m-div': 4825,
    'us-cv-enterprise': 4825,
    'us-ca-northampton': 4825,
    'jp-hq-south-seas': 4021,
    'jp-af-25': 4222,
    'jp-ca-aoba': 4021,
  },
  japan: [4423, 4222],
};

const OPEN: Policy = { ...QUIET, 'special-reaction': [], 'declare-battles': { do: 'commit' } };

/** Carrier and marines land together; the game stands at the next question. */
function landed(
  situation: Situation,
  { card = 'A11', to = 4423, policy = {} }: { card?: CardId; to?: number; policy?: Policy } = {},
): Played {
  const start = offensive(aboutToPlay(card, situation), card, ['us-1m-div', 'us-cv-enterprise']);
  const ashore = move(start, ['us-1m-div', 'us-cv-enterprise'], 'amphibious', to);
  return playOn(go(ashore, { do: 'done' }), {
    ...OPEN,
    'declare-battles': [{ do: 'cover', unit: 'us-cv-enterprise' }, { do: 'commit' }],
    ...policy,
  });
}

const asked = (played: Played) => played.decision?.kind === 'special-reaction';

describe('7.27 when a special reaction may be tried', () => {
  it('7.27 a landing at a vacant named hex, in HQ range and in ZOI, neutralised or not', () => {
    const played = landed(LANDING);
    expect(played.decision).toMatchObject({ kind: 'special-reaction', side: 'japan' });
  });

  it('7.27 not if the hex is no city, port, airfield or resource', () => {
    // Santa Isabel (4422) has a name, but nothing else.
    expect(asked(landed(plus(LANDING, { japan: [4422] }), { to: 4422 }))).toBe(false);
    // New Georgia (4322) has an airfield.
    expect(asked(landed(plus(LANDING, { japan: [4322] }), { to: 4322 }))).toBe(true);
  });

  it('7.27 not if the reaction player does not control it', () => {
    const played = landed(plus(LANDING, { allies: [4423] }), {
      policy: { 'declare-battles': { do: 'commit' } },
    });
    expect(asked(played)).toBe(false);
  });

  it('7.27 not if he has units there: it is a battle hex anyway', () => {
    const played = landed(plus(LANDING, { place: { 'jp-ss': 4423 } }), {
      policy: { 'declare-battles': { do: 'commit' } },
    });
    expect(asked(played)).toBe(false);
    expect(battlesOf(played)).toEqual(['4423']);
  });

  it('7.27 not outside his air ZOI', () => {
    expect(asked(landed(plus(LANDING, { place: { 'jp-af-25': 4021 } })))).toBe(false);
    expect(asked(landed(plus(LANDING, { place: { 'jp-af-25': 'out-of-play' } })))).toBe(false);
  });

  it('7.27 not without one of his HQs in range', () => {
    // Range 12: from Saipan (3813) it is 11 to Bougainville, 13 to Guadalcanal; from Truk 8 to Guadalcanal.
    expect(asked(landed(plus(LANDING, { place: { 'jp-hq-south-seas': 3813 } })))).toBe(false);
    expect(asked(landed(plus(LANDING, { place: { 'jp-hq-south-seas': 4017 } })))).toBe(true);
  });

  it('7.27 not with an HQ out of supply', () => {
    expect(asked(landed(plus(LANDING, { allies: HONSHU_CITIES })))).toBe(false);
  });

  it('7.27 not against a march', () => {
    // Buna (3922) to Lae (3822), vacant and Japanese, with an air unit at Gasmata.
    const march: Situation = {
      place: {
        'joint-hq-anzac': 3727,
        'aus-1-corps': 3922,
        'jp-hq-south-seas': 4021,
        'jp-af-25': 3921,
      },
      japan: [3822, 3921],
    };
    const start = offensive(aboutToPlay('A11', march), 'A11', ['aus-1-corps']);
    const moved = move(start, ['aus-1-corps'], 'overland', 3822);
    expect(asked(playOn(go(moved, { do: 'done' }), OPEN))).toBe(false);
  });
});

describe('7.27 the roll', () => {
  it('7.27, 7.25D the value of the card or less, the die two less for moving through ZOI', () => {
    const rolled = (die: number) => battlesOf(go(landed(LANDING), { do: 'attempt' }, { do: 'roll', die }));
    expect(rolled(4)).toEqual(['4423']);
    expect(rolled(5)).toEqual([]);
    expect(go(landed(LANDING), { do: 'attempt' }).decision?.modifiers).toMatchObject([{ change: -2 }]);
  });

  it('7.25E a nine always fails', () => {
    // J16 as an event has intelligence 7: with the modifier a nine would do.
    const japan: Situation = {
      place: {
        'jp-hq-south-seas': 4021,
        'jp-army-17': 4021,
        'us-hq-s-pac-halsey': 4825,
        'us-13af-lrb': 4322,
        'jp-af-25': 4021,
      },
      allies: [4222, 4322],
    };
    const start = offensive(aboutToPlay('J16', japan), 'J16', ['jp-army-17'], { use: 'event' });
    const ashore = playOn(go(move(start, ['jp-army-17'], 'amphibious', 4222), { do: 'done' }), OPEN);
    const value = (die: number) => battlesOf(go(ashore, { do: 'attempt' }, { do: 'roll', die }));
    expect(value(8)).toEqual(['4222']);
    expect(value(9)).toEqual([]);
  });

  it('7.27 against an event that is a surprise the operations intelligence counts', () => {
    // A13: surprise, operations intelligence 3.
    const start = offensive(aboutToPlay('A13', LANDING), 'A13', ['us-1m-div', 'us-cv-enterprise'], {
      use: 'event',
    });
    const ashore = move(start, ['us-1m-div', 'us-cv-enterprise'], 'amphibious', 4423);
    const played = playOn(go(ashore, { do: 'done' }), {
      ...OPEN,
      'declare-battles': [{ do: 'cover', unit: 'us-cv-enterprise' }, { do: 'commit' }],
    });
    const rolled = (die: number) => battlesOf(go(played, { do: 'attempt' }, { do: 'roll', die }));
    expect(rolled(5)).toEqual(['4423']);
    expect(rolled(6)).toEqual([]);
  });

  it('7.27 it need not be tried', () => {
    const over = playOn(go(landed(LANDING), { do: 'decline' }), QUIET);
    expect(battlesOf(over)).toEqual([]);
    expect(holder(over, 4423)).toBe('allies');
  });

  it('7.27 one roll for each hex', () => {
    const two = plus(LANDING, {
      place: { 'us-2m-div': 4825, 'jp-hq-south-seas': 4021 },
      japan: [4322],
      markers: { asp: { allies: 3 } },
    });
    const start = offensive(aboutToPlay('A11', two), 'A11', ['us-1m-div', 'us-2m-div', 'us-cv-enterprise']);
    const first = move(start, ['us-1m-div', 'us-cv-enterprise'], 'amphibious', 4423);
    const second = move(first, ['us-2m-div'], 'amphibious', 4322);
    const played = playOn(go(second, { do: 'done' }), {
      ...OPEN,
      'declare-battles': [{ do: 'cover', unit: 'us-cv-enterprise', hex: '4423' }, { do: 'commit' }],
      'special-reaction': [{ do: 'attempt' }, { do: 'attempt' }],
      die: [9, 0],
    });
    expect(eventsLike(played, 'die-rolled')).toHaveLength(2);
    expect(battlesOf(played)).toHaveLength(1);
  });
});

describe('7.27 what follows', () => {
  const contested = (situation: Situation = LANDING) =>
    go(landed(situation), { do: 'attempt' }, { do: 'roll', die: 0 });
  /** No further roll for intelligence: the attack stays a surprise. */
  const unchanged = (situation: Situation = LANDING) =>
    playOn(contested(situation), { ...QUIET, 'reaction-hq': [], react: [] });

  it('7.27 the reaction player may send units although it stays a surprise', () => {
    const sending = go(unchanged(), { do: 'hq', hq: 'jp-hq-south-seas' });
    const hexes = legalReplies(sending.state).flatMap((answer) =>
      answer.do === 'react' ? [answer.battle] : [],
    );
    expect([...new Set(hexes)]).toEqual(['4423']);
    const sent = go(sending, { do: 'react', units: ['jp-ca-aoba'], to: '4423' }, { do: 'done' });
    // The condition is still surprise: the Allies roll first, with +3 (9.2D).
    expect(sent.decision?.about).toContain('allies');
    expect(sent.decision?.modifiers).toContainEqual(expect.objectContaining({ change: 3 }));
  });

  it('7.27 carriers that covered the landing fight there', () => {
    const away = plus(LANDING, { place: { 'us-cv-lexington': 4825 } });
    const start = offensive(aboutToPlay('A11', away), 'A11', [
      'us-1m-div',
      'us-cv-enterprise',
      'us-cv-lexington',
    ]);
    const ashore = move(start, ['us-1m-div', 'us-cv-enterprise'], 'amphibious', 4423);
    const covering = move(ashore, ['us-cv-lexington'], 'naval', 4524);
    const known = playOn(go(covering, { do: 'done' }), {
      ...QUIET,
      'declare-battles': [
        { do: 'cover', unit: 'us-cv-enterprise', hex: '4423' },
        { do: 'cover', unit: 'us-cv-lexington', hex: '4423' },
        { do: 'commit' },
      ],
      'special-reaction': { do: 'attempt' },
      'reaction-hq': { do: 'hq', hq: 'jp-hq-south-seas' },
      react: [{ do: 'react', units: ['jp-ca-aoba'], to: '4423' }, { do: 'done' }],
      die: [0, 0],
    });
    const [rolled] = eventsLike(known, 'combat-rolled');
    expect(rolled).toMatchObject({ side: 'allies', strength: 24 });
  });

  it('7.27 nobody sent means no battle', () => {
    const over = playOn(go(unchanged(), { do: 'decline' }), QUIET);
    expect(eventsLike(over, 'combat-rolled')).toEqual([]);
    expect(eventsLike(over, 'combat-won')).toEqual([]);
    expect(holder(over, 4423)).toBe('allies');
    expect(at(over, 'us-1m-div')).toBe('4423');
  });

  it('7.27 a carrier at the landing that was to fight elsewhere fights here; if nobody comes, there', () => {
    // The example: Hollandia is vacant, Biak two hexes off is held.
    const hollandia: Situation = {
      place: {
        'us-hq-sw-pac': 3822,
        'us-1m-div': 3822,
        'us-cv-enterprise': 3822,
        'jp-ss': 3319,
        'jp-af-25': 3319,
        'jp-ca-aoba': 3416,
        'jp-hq-south-seas': 3416,
      },
      japan: [3520, 3319],
    };
    const start = offensive(aboutToPlay('A11', hollandia), 'A11', ['us-1m-div', 'us-cv-enterprise']);
    const ashore = move(start, ['us-1m-div', 'us-cv-enterprise'], 'amphibious', 3520);
    const choose = playOn(go(ashore, { do: 'done' }), {
      ...QUIET,
      'declare-battles': [{ do: 'join', unit: 'us-cv-enterprise', hex: '3319' }, { do: 'commit' }],
      'special-reaction': { do: 'attempt' },
      'reaction-hq': [],
      die: [0],
    });
    const sent = playOn(
      go(choose, { do: 'hq', hq: 'jp-hq-south-seas' }, { do: 'react', units: ['jp-ca-aoba'], to: '3520' }),
      { ...QUIET, 'choose-battle': { do: 'battle', hex: '3520' }, die: [0, 0, 0] },
    );
    const strength = (played: Played, hex: string) =>
      eventsLike(played, 'combat-rolled').filter((event) => event.hex === hex && event.side === 'allies')[0]
        ?.strength;
    expect(strength(sent, '3520')).toBe(12);
    expect(strength(sent, '3319')).toBeUndefined();
    const nobody = playOn(go(choose, { do: 'decline' }), { ...QUIET, die: [0, 0, 0] });
    expect(strength(nobody, '3319')).toBe(12);
    expect(strength(nobody, '3520')).toBeUndefined();
  });

  it('7.26, 9.1 units in a battle hex declared at surprise do not leave it for the special reaction', () => {
    // The 13th Air Force bombs Bougainville while marines land on Guadalcanal.
    const two = plus(LANDING, {
      place: { 'us-13af': 4322, 'jp-ca-aoba': 4222, 'jp-sn-1': 4222, 'jp-af-26': 4221 },
      allies: [4322],
      japan: [4221],
    });
    const start = offensive(aboutToPlay('A11', two), 'A11', ['us-1m-div', 'us-cv-enterprise', 'us-13af']);
    const ashore = move(start, ['us-1m-div', 'us-cv-enterprise'], 'amphibious', 4423);
    const choose = playOn(go(ashore, { do: 'done' }), {
      ...QUIET,
      'declare-battles': [
        { do: 'join', unit: 'us-13af', hex: '4222' },
        { do: 'cover', unit: 'us-cv-enterprise', hex: '4423' },
        { do: 'commit' },
      ],
      'special-reaction': { do: 'attempt' },
      'reaction-hq': { do: 'hq', hq: 'jp-hq-south-seas' },
      react: [],
      die: [0],
    });
    const able = legalReplies(choose.state).flatMap((answer) => (answer.do === 'react' ? answer.units : []));
    expect([...new Set(able)]).toEqual(['jp-af-26']);
  });
});
