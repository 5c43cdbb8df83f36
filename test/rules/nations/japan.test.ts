import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { verdictOf } from '../../../src/rules/play/play.ts';
import { aboutToPlay } from '../../support/playing.ts';
import { eventsBefore, type Politics, politicalPhase, surrenders } from '../../support/politics.ts';
import type { Situation } from '../../support/situation.ts';
import { fight, holder, move, offensive } from '../play/support.ts';

const HONSHU = [3407, 3506, 3507, 3606, 3607, 3705, 3706];

describe('13.93 Honshu', () => {
  it('13.93, 13.1 with every hex of it Allied Japan surrenders and the Allies win', () => {
    const played = politicalPhase({ allies: HONSHU });
    expect(surrenders(played)).toEqual(['japan']);
    expect(verdictOf(played.state)).toMatchObject({ winner: 'allies' });
  });

  it('13.93 at once, before the political will is judged', () => {
    const played = politicalPhase({ allies: HONSHU });
    expect(eventsBefore(played, 'us-political-will')).toEqual(played.events);
    expect(played.decision).toBeUndefined();
  });

  it.each([
    ['Tokyo', 3706],
    ['Ominato', 3705],
    ['the hex without a city', 3606],
  ])('13.93 not while %s is Japanese', (_, left) => {
    const played = politicalPhase({ allies: HONSHU.filter((hex) => hex !== left) });
    expect(surrenders(played)).toEqual([]);
    expect(verdictOf(played.state)).toBeUndefined();
  });

  it('13.93 the other home islands do not count', () => {
    const played = politicalPhase({ allies: [3307, 3703, 3704, 3804] });
    expect(surrenders(played)).toEqual([]);
  });
});

describe('13.93 cut off from the resources', () => {
  /** Nothing of what Japan holds in January 1942: Miri, Harbin, Mukden, Seoul. */
  const NO_RESOURCES: Politics = { allies: [2415, 3302, 3303, 3305] };
  const cutOff = (politics: Politics) => politicalPhase(politics).state.board.cutOff;

  /** Allied air ZOI over all of Honshu: from Kyushu, Hokkaido and carriers off the coast. */
  const SEALED: Situation = {
    place: {
      'us-hq-sw-pac': 3307,
      'us-5af': 3307,
      'us-7af': 3704,
      'us-cv-lexington': 3608,
      'us-cv-wasp': 3505,
    },
    allies: [3307, 3704],
  };

  it('13.93 a segment with a way to a resource hex does not count', () => {
    expect(cutOff({})).toBe(0);
  });

  it('13.93 any one of them will do: Seoul', () => {
    expect(cutOff({ allies: [2415, 3302, 3303] })).toBe(0);
  });

  it('13.93 it need not be on the mainland: Miri', () => {
    expect(cutOff({ allies: [3302, 3303, 3305] })).toBe(0);
  });

  it('13.93 a segment without any counts', () => {
    expect(cutOff(NO_RESOURCES)).toBe(1);
  });

  it('13.93, 6.21 so does one in which Allied ZOI bars every way from Honshu', () => {
    expect(cutOff(SEALED)).toBe(1);
  });

  it('13.93, 6.21 ZOI over the north of it alone does not', () => {
    expect(cutOff({ allies: [3704], place: { 'us-hq-sw-pac': 3704, 'us-7af': 3704 } })).toBe(0);
  });

  it('13.93 twice running is not enough', () => {
    const played = politicalPhase({ ...NO_RESOURCES, cutOff: 1 });
    expect(surrenders(played)).toEqual([]);
    expect(played.state.board.cutOff).toBe(2);
  });

  it('13.93 three times running: Japan surrenders', () => {
    const played = politicalPhase({ ...NO_RESOURCES, cutOff: 2 });
    expect(surrenders(played)).toEqual(['japan']);
    expect(verdictOf(played.state)).toMatchObject({ winner: 'allies' });
  });

  it('13.93 a segment with a way between them begins the count anew', () => {
    expect(cutOff({ cutOff: 2 })).toBe(0);
    expect(surrenders(politicalPhase({ cutOff: 2 }))).toEqual([]);
  });
});

describe('13.94 garrisons of the home islands', () => {
  /** Troops in 3606 march on Ominato, which nobody but its garrison defends. */
  const attack = (unit: UnitId, dice: number[]) => {
    const state = aboutToPlay('A6', { place: { 'us-hq-c-pac': 3704, [unit]: 3606 }, allies: [3606, 3704] });
    return fight(move(offensive(state, 'A6', [unit]), [unit], 'overland', 3705), dice);
  };

  it('13.94 a city that falls to the Allies has lost its garrison for good', () => {
    const over = attack('us-ix-corps', [9, 0]);
    expect(holder(over, 3705)).toBe('allies');
    expect(over.state.board.lostHomeCities).toContain('3705');
  });

  it('13.94 one that holds out keeps it', () => {
    const over = attack('us-sf-bde', [0, 0]);
    expect(holder(over, 3705)).toBe('japan');
    expect(over.state.board.lostHomeCities).not.toContain('3705');
  });
});
