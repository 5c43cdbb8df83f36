import { describe, expect, it } from 'vitest';
import type { Played } from '../../../src/players/scripted-player.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import {
  at,
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
} from './support.ts';

const rolls = (played: Played) =>
  eventsLike(played, 'combat-rolled').map(({ combat, side, strength }) => `${combat} ${side} ${strength}`);

describe('9.2 order of the air-naval battle', () => {
  // Aoba (12, defence 10) against CA Asia (4, defence 6; reduced 2).
  const cruisers: Situation = {
    place: { 'jp-hq-south-seas': 4021, 'jp-ca-aoba': 4021, 'us-ca-asia': 4423, 'us-hq-s-pac-halsey': 4828 },
  };
  const attack = (dice: number[], policy: Policy = {}) => {
    const start = offensive(aboutToPlay('J5', cruisers), 'J5', ['jp-ca-aoba']);
    return fight(move(start, ['jp-ca-aoba'], 'naval', 4423), dice, policy);
  };

  it('9.2D at surprise the offensive player hits first, and the dead do not shoot', () => {
    const sunk = attack([6]);
    expect(at(sunk, 'us-ca-asia')).toBe('eliminated');
    expect(rolls(sunk)).toEqual(['air-naval japan 12']);
  });

  it('9.2D and who has been reduced shoots with what is left', () => {
    expect(rolls(attack([0, 0]))).toEqual(['air-naval japan 12', 'air-naval allies 2']);
  });

  it('9.2C at intercept both roll before either is hit', () => {
    const both = attack([0, 6, 9], { intelligence: { do: 'attempt' } });
    expect(rolls(both)).toEqual(['air-naval japan 12', 'air-naval allies 4']);
    expect(at(both, 'us-ca-asia')).toBe('eliminated');
    // A nine is critical: a step off the cruiser although four hits do not reach its defence.
    expect(isReduced(both, 'jp-ca-aoba')).toBe(true);
  });

  it('9.2F the side that rolled chooses whom to hit', () => {
    const two = plus(cruisers, { place: { 'us-dd-asia': 4423 } });
    const start = offensive(aboutToPlay('J5', two), 'J5', ['jp-ca-aoba']);
    const hitting = fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [0]);
    expect(hitting.decision).toMatchObject({ kind: 'allot-hit', side: 'japan' });
    expect(targets(hitting, 'hit', 'target')).toEqual(['us-ca-asia', 'us-dd-asia']);
  });
});

describe('7.28 several battles', () => {
  it('7.28 are fought one after another in the order the offensive player likes', () => {
    const two: Situation = {
      place: {
        'jp-hq-south-seas': 4021,
        'jp-af-25': 4021,
        'jp-af-26': 4021,
        'us-1m-div': 4423,
        'nz-3-div': 4222,
      },
    };
    const start = offensive(aboutToPlay('J16', two), 'J16', ['jp-af-25', 'jp-af-26'], { use: 'event' });
    const choose = fight(start, [], {
      'declare-battles': [
        { do: 'join', unit: 'jp-af-25', hex: '4423' },
        { do: 'join', unit: 'jp-af-26', hex: '4222' },
        { do: 'commit' },
      ],
    });
    expect(choose.decision).toMatchObject({ kind: 'choose-battle', side: 'japan' });
    expect(targets(choose, 'battle', 'hex')).toEqual(['4222', '4423']);
    const over = playOn(go(choose, { do: 'battle', hex: '4423' }), { ...QUIET, die: [0, 0] });
    expect(eventsLike(over, 'combat-rolled').map(({ hex }) => hex)).toEqual(['4423', '4222']);
  });
});

describe('9.4 ground combat', () => {
  const MALAYA: Situation = {
    place: { 'jp-hq-south': 2212, 'jp-army-25': 1913, 'aus-8-div': 2014, 'jp-army-38': 2212 },
  };
  const march = (situation: Situation, dice: number[]) => {
    const start = offensive(aboutToPlay('J15', situation), 'J15', ['jp-army-25']);
    return fight(move(start, ['jp-army-25'], 'overland', 2014), dice);
  };

  it('9.34 without air and naval units it follows at once', () => {
    expect(rolls(march(MALAYA, [0, 0]))).toEqual(['ground japan 18', 'ground allies 6']);
  });

  it('9.4A losses are simultaneous, also at surprise', () => {
    const over = march(MALAYA, [9, 9]);
    expect(rolls(over)).toEqual(['ground japan 18', 'ground allies 6']);
    expect(at(over, 'aus-8-div')).toBe('eliminated');
    expect(isReduced(over, 'jp-army-25')).toBe(true);
  });

  it('9.33 none without ground units of both sides', () => {
    const alone = plus(MALAYA, { place: { 'aus-8-div': 'out-of-play', 'uk-air-ma': [2014, 'reduced'] } });
    expect(rolls(march(alone, [0, 0, 0])).filter((roll) => roll.startsWith('ground'))).toEqual([]);
  });

  describe('9.13, 9.32 who fights after a lost air-naval battle', () => {
    // One army marches, one lands beside a weak cruiser; the Allied air unit wins the air-naval battle.
    const mixed = plus(MALAYA, { place: { 'uk-air-ma': 2014, 'jp-cl-tenryu': 2212 } });
    const attack = (marching: boolean) => {
      const units = ['jp-army-38', 'jp-cl-tenryu', ...(marching ? (['jp-army-25'] as const) : [])] as const;
      const start = offensive(aboutToPlay('J15', mixed), 'J15', units);
      const landed = move(start, ['jp-army-38', 'jp-cl-tenryu'], 'amphibious', 2014);
      const all = marching ? move(landed, ['jp-army-25'], 'overland', 2014) : landed;
      return fight(all, [0, 0, 0, 0]);
    };

    it('9.13 only those who came by land', () => {
      const over = attack(true);
      expect(eventsLike(over, 'combat-won')[0]).toMatchObject({ combat: 'air-naval', side: 'allies' });
      expect(rolls(over).filter((roll) => roll.startsWith('ground'))).toEqual([
        'ground japan 18',
        'ground allies 6',
      ]);
    });

    it('9.32 with landed units alone there is no ground combat, and the hex stays as it is', () => {
      const over = attack(false);
      expect(rolls(over).filter((roll) => roll.startsWith('ground'))).toEqual([]);
      expect(holder(over, 2014)).toBe('allies');
      expect(over.decision).toMatchObject({ kind: 'post-battle-move', side: 'japan' });
    });

    it('9.32 not even without defenders on the ground', () => {
      const nobody = plus(mixed, { place: { 'aus-8-div': 'out-of-play' } });
      const start = offensive(aboutToPlay('J15', nobody), 'J15', ['jp-army-38', 'jp-cl-tenryu']);
      const landed = move(start, ['jp-army-38', 'jp-cl-tenryu'], 'amphibious', 2014);
      expect(holder(fight(landed, [0, 0]), 2014)).toBe('allies');
    });
  });

  it('9.13 landed units fight if the air-naval battle is won', () => {
    const won: Situation = plus(MALAYA, { place: { 'jp-bb-kongo': 2212, 'uk-ca-exeter': 2014 } });
    const start = offensive(aboutToPlay('J15', won), 'J15', ['jp-army-38', 'jp-bb-kongo']);
    const landed = move(start, ['jp-army-38', 'jp-bb-kongo'], 'amphibious', 2014);
    expect(rolls(fight(landed, [0, 0, 0, 0]))).toEqual([
      'air-naval japan 13',
      'air-naval allies 5',
      'ground japan 18',
      'ground allies 6',
    ]);
  });

  it('9.13 reaction units that came by sea fight whatever happened at sea', () => {
    const allied: Situation = {
      place: {
        'us-hq-s-pac-halsey': 4825,
        'us-1m-div': 4825,
        'us-bb-washington': 4825,
        'jp-hq-south-seas': 4021,
        'jp-cl-tenryu': 4021,
        'jp-ss': 4021,
        'jp-sn-1': 4423,
      },
      japan: [4423],
    };
    const start = offensive(aboutToPlay('A11', allied), 'A11', ['us-1m-div', 'us-bb-washington']);
    const landed = move(start, ['us-1m-div', 'us-bb-washington'], 'amphibious', 4423);
    const over = fight(landed, [0, 0, 0, 0, 0], {
      intelligence: { do: 'attempt' },
      'reaction-hq': { do: 'hq', hq: 'jp-hq-south-seas' },
      react: [{ do: 'react', mode: 'organic', units: ['jp-ss', 'jp-cl-tenryu'] }, { do: 'done' }],
    });
    expect(rolls(over)).toEqual([
      'air-naval allies 16',
      'air-naval japan 4',
      'ground allies 12',
      'ground japan 10',
    ]);
  });
});

describe('8.46 organic cargo', () => {
  const lift = (ship: 4021 | [4021, 'reduced']): Situation => ({
    place: { 'jp-hq-south-seas': 4017, 'jp-ca-aoba': ship, 'jp-ss': 4021, 'us-bb-washington': 4423 },
  });
  const landing = (situation: Situation, dice: number[]) => {
    const start = offensive(aboutToPlay('J5', situation), 'J5', ['jp-ca-aoba', 'jp-ss']);
    return fight(move(start, ['jp-ss', 'jp-ca-aoba'], 'organic', 4423), dice);
  };

  it('8.46 goes down with its ship', () => {
    const sunk = landing(lift([4021, 'reduced']), [0, 9]);
    expect(at(sunk, 'jp-ca-aoba')).toBe('eliminated');
    expect(at(sunk, 'jp-ss')).toBe('eliminated');
  });

  it('8.46 is not hurt if the ship only loses a step', () => {
    const hit = landing(lift(4021), [0, 9]);
    expect(isReduced(hit, 'jp-ca-aoba')).toBe(true);
    expect(at(hit, 'jp-ss')).toBe('4423');
    expect(isReduced(hit, 'jp-ss')).toBe(false);
  });

  it('8.46 troops that paid for shipping points do not share the fate of an escort', () => {
    const start = offensive(aboutToPlay('J5', lift([4021, 'reduced'])), 'J5', ['jp-ca-aoba', 'jp-ss']);
    const paid = fight(move(start, ['jp-ss', 'jp-ca-aoba'], 'amphibious', 4423), [0, 9]);
    expect(at(paid, 'jp-ca-aoba')).toBe('eliminated');
    expect(at(paid, 'jp-ss')).not.toBe('eliminated');
  });

  it('8.46 the same when Japan reacts', () => {
    const allied: Situation = {
      place: {
        'us-hq-s-pac-halsey': 4825,
        'us-bb-washington': 4825,
        'jp-hq-south-seas': 4021,
        'jp-ca-aoba': [4021, 'reduced'],
        'jp-ss': 4021,
        'jp-sn-1': 4423,
      },
      japan: [4423],
    };
    const start = offensive(aboutToPlay('A11', allied), 'A11', ['us-bb-washington']);
    const over = fight(move(start, ['us-bb-washington'], 'naval', 4423), [0, 9, 0], {
      intelligence: { do: 'attempt' },
      'reaction-hq': { do: 'hq', hq: 'jp-hq-south-seas' },
      react: [{ do: 'react', mode: 'organic', units: ['jp-ss', 'jp-ca-aoba'] }, { do: 'done' }],
    });
    expect(at(over, 'jp-ca-aoba')).toBe('eliminated');
    expect(at(over, 'jp-ss')).toBe('eliminated');
  });
});

describe('9.2F 7 the carrier swap', () => {
  const carriers: Situation = {
    place: {
      'us-hq-s-pac-halsey': 4825,
      'us-cv-essex': 4825,
      'us-cv-franklin': 4825,
      'jp-hq-south-seas': 4017,
      'jp-cv-akagi': 4423,
      'jp-cvl-zuiho': 4423,
    },
    japan: [4423],
  };
  /** Surprise, strength 28: Akagi is hit first; the carriers have come within range. */
  const strike = (die: number, situation: Situation = carriers) => {
    const start = offensive(aboutToPlay('A11', situation), 'A11', ['us-cv-essex', 'us-cv-franklin']);
    const moved = move(start, ['us-cv-essex', 'us-cv-franklin'], 'naval', 4524);
    return fight(moved, [die, 0], {
      'declare-battles': [
        { do: 'join', unit: 'us-cv-essex', hex: '4423' },
        { do: 'join', unit: 'us-cv-franklin', hex: '4423' },
        { do: 'commit' },
      ],
      'allot-hit': [{ do: 'hit', target: 'jp-cv-akagi' }],
      'carrier-swap': [],
    });
  };

  it('9.2F 7 is asked of Japan after all Allied hits', () => {
    const asked = strike(6);
    expect(asked.decision).toMatchObject({ kind: 'carrier-swap', side: 'japan' });
    expect(kinds(asked)).toEqual(['swap', 'decline']);
  });

  it('9.2F 7 once, one step against one step', () => {
    // 14 hits reach Akagi alone.
    const asked = strike(0);
    const swapped = go(asked, { do: 'swap', from: 'jp-cv-akagi' });
    expect(isReduced(swapped, 'jp-cv-akagi')).toBe(false);
    expect(isReduced(swapped, 'jp-cvl-zuiho')).toBe(true);
    expect(swapped.decision?.kind).not.toBe('carrier-swap');
    const declined = go(asked, { do: 'decline' });
    expect(isReduced(declined, 'jp-cv-akagi')).toBe(true);
    expect(declined.decision?.kind).not.toBe('carrier-swap');
  });

  it('9.2F 7 not after a critical hit', () => {
    expect(strike(9).events.some((event) => event.type === 'step-lost')).toBe(true);
    expect(strike(9).decision?.kind).not.toBe('carrier-swap');
  });

  it('9.2F 7 not with one carrier', () => {
    const one = plus(carriers, { place: { 'jp-cvl-zuiho': 'out-of-play', 'jp-ca-aoba': 4423 } });
    expect(strike(6, one).decision?.kind).not.toBe('carrier-swap');
  });
});
