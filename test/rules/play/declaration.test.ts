import { describe, expect, it } from 'vitest';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import {
  at,
  battlesOf,
  destinations,
  eventsLike,
  fight,
  go,
  holder,
  kinds,
  move,
  offensive,
  targets,
} from './support.ts';

// Truk fleet and Rabaul air against the Solomons and the New Hebrides; nobody on the Allied side is in supply.
const SOLOMONS: Situation = {
  place: {
    'jp-hq-south-seas': 4021,
    'jp-ca-aoba': 4021,
    'jp-ca-takao': 4021,
    'jp-cv-akagi': 4021,
    'jp-af-25': 4021,
    'us-1m-div': 4423,
    'nz-3-div': 4222,
  },
};

describe('7.24 battle hexes that must be declared', () => {
  it('7.24 a hex with units of both sides is one', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-ca-aoba']);
    const over = fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [0]);
    expect(battlesOf(over)).toEqual(['4423']);
  });

  it('7.24 an HQ is a unit', () => {
    const hq = plus(SOLOMONS, { place: { 'us-1m-div': 'out-of-play', 'us-hq-s-pac-ghormley': 4423 } });
    const start = offensive(aboutToPlay('J5', hq), 'J5', ['jp-ca-aoba']);
    const over = fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [0]);
    expect(battlesOf(over)).toEqual(['4423']);
  });

  it('7.24 so is a ship', () => {
    const ship = plus(SOLOMONS, { place: { 'us-1m-div': 'out-of-play', 'us-ca-northampton': 4423 } });
    const start = offensive(aboutToPlay('J5', ship), 'J5', ['jp-ca-aoba']);
    const over = fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [0, 0]);
    expect(battlesOf(over)).toEqual(['4423']);
  });

  it('7.24 without units of both sides nothing is declared against the will of the player', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-af-25', 'jp-cv-akagi']);
    expect(battlesOf(fight(start))).toEqual([]);
  });
});

describe('7.24 an operations card allows one battle hex', () => {
  it('7.24 a second stack may not move where a second battle would follow', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-ca-aoba', 'jp-ca-takao']);
    const first = move(start, ['jp-ca-aoba'], 'naval', 4423);
    expect(destinations(first, ['jp-ca-takao'], 'naval')).toContain('4423');
    expect(destinations(first, ['jp-ca-takao'], 'naval')).not.toContain('4222');
  });

  it('7.24 nor do air units open a second one', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-ca-aoba', 'jp-af-25']);
    const declaring = go(move(start, ['jp-ca-aoba'], 'naval', 4423), { do: 'done' });
    expect(targets(declaring, 'join', 'hex')).toEqual(['4423']);
  });

  it('7.24 the first unit to join chooses it', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-af-25', 'jp-cv-akagi']);
    const declaring = go(start, { do: 'done' });
    expect(targets(declaring, 'join', 'hex')).toEqual(['4222', '4423']);
    const joined = go(declaring, { do: 'join', unit: 'jp-cv-akagi', hex: '4222' });
    expect(battlesOf(joined)).toEqual(['4222']);
    expect(targets(joined, 'join', 'hex')).toEqual(['4222']);
  });

  it('7.24 an event allows any number', () => {
    // J16 activates air and ground units; the air unit bombs one hex, the army attacks another.
    const event = plus(SOLOMONS, { place: { 'jp-army-17': 4021 } });
    const start = offensive(aboutToPlay('J16', event), 'J16', ['jp-army-17', 'jp-af-25'], { use: 'event' });
    const landed = move(start, ['jp-army-17'], 'amphibious', 4423);
    const declaring = go(landed, { do: 'done' });
    expect(targets(declaring, 'join', 'hex')).toEqual(['4222', '4423']);
    const joined = go(declaring, { do: 'join', unit: 'jp-af-25', hex: '4222' });
    expect(battlesOf(joined).sort()).toEqual(['4222', '4423']);
  });

  it('7.24 a unit takes part in one battle only', () => {
    const event = plus(SOLOMONS, { place: { 'jp-af-26': 4021 } });
    const start = offensive(aboutToPlay('J16', event), 'J16', ['jp-af-25', 'jp-af-26'], { use: 'event' });
    const joined = go(start, { do: 'done' }, { do: 'join', unit: 'jp-af-25', hex: '4222' });
    expect(targets(joined, 'join', 'unit')).toEqual(['jp-af-26']);
  });
});

describe('7.24 hexes that may be declared', () => {
  it('7.24 only where the other side has units', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-af-25']);
    expect(targets(go(start, { do: 'done' }), 'join', 'hex')).toEqual(['4222', '4423']);
  });

  it('7.24 only within range: 3 for the carrier, 5 for the air fleet', () => {
    const far = plus(SOLOMONS, { place: { 'nz-3-div': 'out-of-play' } });
    const start = offensive(aboutToPlay('J5', far), 'J5', ['jp-cv-akagi', 'jp-af-25']);
    expect(targets(go(start, { do: 'done' }), 'join', 'unit')).toEqual(['jp-af-25']);
  });

  it('7.24 only by activated units', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-ca-aoba']);
    const over = fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [0]);
    expect(eventsLike(over, 'joined')).toEqual([]);
  });

  it('8.31 not by an air unit that has used a bracketed range', () => {
    const tainan = plus(SOLOMONS, { place: { 'jp-air-tainan': 4017, 'jp-af-25': 'out-of-play' } });
    const start = offensive(aboutToPlay('J15', tainan), 'J15', ['jp-air-tainan']);
    // Truk to Rabaul is four hexes: within the normal range, but flown as an extended leg it forbids battle.
    const normal = go(move(start, ['jp-air-tainan'], 'air', 4021), { do: 'done' });
    expect(targets(normal, 'join', 'hex')).toEqual(['4222', '4423']);
  });

  it('7.24, 13.71 never inland in China', () => {
    const china: Situation = {
      place: { 'jp-hq-south': 2212, 'jp-ad-3': 2409, 'cn-5-army': 2407, 'cn-6-army': 2306 },
    };
    const start = offensive(aboutToPlay('J15', china), 'J15', ['jp-ad-3']);
    expect(battlesOf(fight(start))).toEqual([]);
    expect(kinds(go(start))).toContain('done');
    const burma = plus(china, { place: { 'cn-66-army': 2206 } });
    const other = offensive(aboutToPlay('J15', burma), 'J15', ['jp-ad-3']);
    expect(targets(go(other, { do: 'done' }), 'join', 'hex')).toEqual(['2206']);
  });
});

describe('7.24 carriers at sea', () => {
  it('7.24 a carrier that did not end in a friendly port must fight', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-cv-akagi']);
    const declaring = go(move(start, ['jp-cv-akagi'], 'naval', 4323), { do: 'done' });
    expect(kinds(declaring)).toEqual(['join', 'abandon']);
    expect(targets(declaring, 'join', 'hex')).toEqual(['4222', '4423']);
    const joined = go(declaring, { do: 'join', unit: 'jp-cv-akagi', hex: '4423' });
    expect(kinds(joined)).not.toContain('join');
  });

  it('7.24 one in a friendly port need not', () => {
    const start = offensive(aboutToPlay('J5', SOLOMONS), 'J5', ['jp-cv-akagi']);
    expect(kinds(go(start, { do: 'done' }))).toEqual(['join', 'commit', 'abandon']);
  });

  it('7.24 or it covers a landing in a vacant enemy hex', () => {
    const vacant = plus(SOLOMONS, {
      place: { 'us-1m-div': 'out-of-play', 'nz-3-div': 'out-of-play', 'jp-ss': 4021 },
    });
    const start = offensive(aboutToPlay('J5', vacant), 'J5', ['jp-ss', 'jp-cv-akagi']);
    const landed = move(start, ['jp-ss'], 'amphibious', 4423);
    const carrier = move(landed, ['jp-cv-akagi'], 'naval', 4323);
    const declaring = go(carrier, { do: 'done' });
    expect(kinds(declaring)).toEqual(['cover', 'abandon']);
    const covered = go(declaring, { do: 'cover', unit: 'jp-cv-akagi', hex: '4423' });
    expect(battlesOf(covered)).toEqual([]);
    expect(eventsLike(covered, 'covered')).toHaveLength(1);
  });

  it('7.24 air units and carriers in port may cover too, but need not', () => {
    const vacant = plus(SOLOMONS, {
      place: { 'us-1m-div': 'out-of-play', 'nz-3-div': 'out-of-play', 'jp-ss': 4021 },
    });
    const start = offensive(aboutToPlay('J5', vacant), 'J5', ['jp-ss', 'jp-af-25']);
    const declaring = go(move(start, ['jp-ss'], 'amphibious', 4423), { do: 'done' });
    expect(kinds(declaring)).toEqual(['cover', 'commit', 'abandon']);
  });

  it('7.24 two carriers at sea and one battle hex: both must reach it', () => {
    const two = plus(SOLOMONS, { place: { 'jp-cvl-zuiho': 4021, 'aus-pm-bde': 3823 } });
    const start = offensive(aboutToPlay('J5', two), 'J5', ['jp-cv-akagi', 'jp-cvl-zuiho']);
    // From 3724 only Port Moresby is in reach, from 4323 only the Solomons.
    const first = move(start, ['jp-cv-akagi'], 'naval', 4323);
    expect(destinations(first, ['jp-cvl-zuiho'], 'naval')).not.toContain('3723');
    const moresby = move(start, ['jp-cv-akagi'], 'naval', 3723);
    expect(destinations(moresby, ['jp-cvl-zuiho'], 'naval')).not.toContain('4323');
    expect(destinations(moresby, ['jp-cvl-zuiho'], 'naval')).toContain('3724');
  });

  it('8.21 a carrier goes nowhere it can neither fight nor cover, ships alone stop in ports or with the enemy', () => {
    const start = offensive(aboutToPlay('J18', SOLOMONS), 'J18', ['jp-cv-akagi', 'jp-ca-aoba']);
    expect(destinations(start, ['jp-cv-akagi'], 'naval')).not.toContain('3919');
    expect(destinations(start, ['jp-ca-aoba'], 'naval')).toEqual(['4017', '4222', '4423']);
    expect(destinations(start, ['jp-cv-akagi', 'jp-ca-aoba'], 'naval')).toContain('4323');
  });
});

describe('7.24 abandoning', () => {
  it('everything is as it was: units, control, points, and the card in the hand', () => {
    const landing = plus(SOLOMONS, { place: { 'jp-ss': 4021, 'jp-army-17': 4021 } });
    const before = aboutToPlay('J5', landing);
    const start = offensive(before, 'J5', ['jp-ss', 'jp-army-17']);
    const landed = move(start, ['jp-ss'], 'amphibious', 4222);
    const marched = move(landed, ['jp-army-17'], 'overland', 4022);
    expect(holder(marched, 4022)).toBe('japan');
    expect(marched.state.board.thisTurn.aspUsed.japan).toBe(1);
    for (const stage of [start, marched, go(marched, { do: 'done' })]) {
      const back = go(stage, { do: 'abandon' });
      expect(back.state).toEqual(before);
    }
  });

  it('a displaced HQ and withdrawn defenders come back', () => {
    const hq: Situation = {
      place: { 'jp-hq-south': 2212, 'jp-army-25': 2014, 'cw-hq-seac': 2015 },
      japan: [2014],
    };
    const before = aboutToPlay('J15', hq);
    const moved = move(offensive(before, 'J15', ['jp-army-25']), ['jp-army-25'], 'overland', 2015);
    expect(at(moved, 'cw-hq-seac')).toBe('turn-3');
    expect(go(moved, { do: 'abandon' }).state).toEqual(before);
  });

  it('is no longer possible once battles are committed', () => {
    const start = offensive(aboutToPlay('J5', plus(SOLOMONS, { place: { 'us-hq-sw-pac': 3727 } })), 'J5', [
      'jp-cv-akagi',
    ]);
    const committed = go(
      start,
      { do: 'done' },
      { do: 'join', unit: 'jp-cv-akagi', hex: '4222' },
      { do: 'commit' },
    );
    expect(committed.decision?.kind).toBe('intelligence');
    expect(kinds(committed)).not.toContain('abandon');
  });
});
