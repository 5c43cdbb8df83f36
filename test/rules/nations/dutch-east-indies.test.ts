import { describe, expect, it } from 'vitest';
import {
  gainsOf,
  type Politics,
  politicalPhase,
  sentBy,
  surrenders,
  willBy,
} from '../../support/politics.ts';
import type { Situation } from '../../support/situation.ts';
import { at, holder } from '../play/support.ts';

/** The resources of Sumatra, Borneo and Java, and Tjilatjap. */
const KEYS = [1813, 1916, 2017, 2415, 2517, 2616, 2220, 2019];
/** The other bases. */
const OTHERS = [1914, 1917, 2018, 2216, 2318, 2320, 2620, 2719, 2721, 2917, 2919, 3017];

const fall = (place: Situation['place'] = {}, more: Politics = {}) =>
  politicalPhase({ ...more, japan: KEYS, place });

describe('13.42 the condition', () => {
  it('13.42 seven resource hexes and Tjilatjap', () => {
    expect(surrenders(fall())).toEqual(['dutch-east-indies']);
    expect(willBy(fall(), '16.41')).toBe(-1);
  });

  it.each([
    ['Medan', 1813],
    ['Palembang', 1916],
    ['Bangka', 2017],
    ['Miri', 2415],
    ['Balikpapan', 2517],
    ['Tarakan', 2616],
    ['Soerabaja', 2220],
    ['Tjilatjap', 2019],
  ])('13.42 not while %s is Allied', (_, missing) => {
    const played = politicalPhase({ japan: KEYS.filter((hex) => hex !== missing), allies: [missing] });
    expect(surrenders(played)).toEqual([]);
  });

  it('13.42 no resource elsewhere is needed', () => {
    const played = fall({}, { allies: [3219, 2813, 2014] });
    expect(surrenders(played)).toEqual(['dutch-east-indies']);
  });
});

describe('13.42 units', () => {
  it('13.42 every Dutch unit is removed, whatever it is and wherever', () => {
    const played = fall({ 'du-7-regt': 2719, 'du-air': 3023, 'du-cl-dutch': 3023, 'du-j-div': 1917 });
    expect(Object.keys(sentBy(played, '13.42')).sort()).toEqual([
      'du-7-regt',
      'du-air',
      'du-cl-dutch',
      'du-j-div',
    ]);
    expect(at(played, 'du-cl-dutch')).not.toMatch(/^\d/);
  });

  it('13.42 units of other nations are not', () => {
    const played = fall({ 'us-x-corps': 2719, 'aus-1-corps': 2721, 'uk-air-fe': 2721 });
    expect(sentBy(played, '13.42')).toEqual({});
  });
});

describe('13.42 bases', () => {
  it('13.42, 13.41 all of them are Japanese, on Celebes, Bali, Amboina, Timor and Morotai too', () => {
    expect(gainsOf(fall(), 'japan').filter((hex) => !KEYS.includes(hex))).toEqual(OTHERS);
  });

  it('13.42 also where Dutch troops stood', () => {
    expect(holder(fall({ 'du-7-regt': 2719 }), 2719)).toBe('japan');
  });

  it('13.41 the small islands and places without a base are not', () => {
    const played = fall();
    expect(holder(played, 2421)).toBe('allies');
    expect(holder(played, 2218)).toBe('allies');
    expect(holder(played, 2822)).toBe('allies');
  });

  it('13.42 US ground units keep theirs', () => {
    expect(holder(fall({ 'us-x-corps': 2719 }), 2719)).toBe('allies');
  });

  it('13.42 Commonwealth ground units keep theirs', () => {
    expect(holder(fall({ 'aus-1-corps': 2721 }), 2721)).toBe('allies');
  });

  it('13.42 air units do not', () => {
    expect(holder(fall({ 'us-5af': 2719 }), 2719)).toBe('japan');
  });

  it('13.42 ships do not', () => {
    expect(holder(fall({ 'us-ca-northampton': 2719 }), 2719)).toBe('japan');
  });

  it('13.42, 6.14 an HQ alone does not, and leaves for the next turn', () => {
    const played = fall({ 'us-hq-sw-pac': 2719 });
    expect(holder(played, 2719)).toBe('japan');
    expect(played.events).toContainEqual(
      expect.objectContaining({ type: 'placed', unit: 'us-hq-sw-pac', to: 'turn-3' }),
    );
  });

  it('13.42, 6.14 an HQ with US troops stays', () => {
    const played = fall({ 'us-hq-sw-pac': 2719, 'us-x-corps': 2719 });
    expect(at(played, 'us-hq-sw-pac')).toBe('2719');
  });

  it('13.1 once its keys are Allied again, so are the bases without Japanese units', () => {
    const played = politicalPhase({
      surrendered: ['dutch-east-indies'],
      allies: KEYS,
      japan: OTHERS,
      place: { 'jp-sn-1': 2919 },
    });
    expect(gainsOf(played, 'allies')).toEqual(OTHERS.filter((hex) => hex !== 2919));
    expect(willBy(played, '16.41')).toBe(1);
  });
});
