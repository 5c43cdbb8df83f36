import { describe, expect, test } from 'vitest';
import { loadScenario } from '../../../src/data/scenario.ts';
import { advance } from '../../../src/rules/play/play.ts';
import { withChanges } from '../../../src/rules/state/board.ts';
import { setUp } from '../../../src/rules/state/setup.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { pointsOf } from '../../../src/rules/victory/points.ts';
import { judged, type Moment, moment, pointsBy } from '../../support/moments.ts';
import { isSuppliedPort } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';

/** The scenario of a year on its last turn, without units unless a test places some. */
const year = (scenario: '1942' | '1943' | '1944', at: Moment = {}): State => {
  const last = { '1942': 4, '1943': 7, '1944': 10 }[scenario];
  return moment({ scenario, turn: last, ...at });
};

const NORTH_INDIA = [1905, 2005, 2104, 2105, 2205];

/** Air units of both islands beside Oahu, fed by the Combined Fleet at Dutch Harbor, put its waters under ZOI. */
const OAHU_SEALED: Moment = {
  place: {
    'jp-hq-combined-fleet-yamamoto': 5100,
    'jp-af-21': 5708,
    'jp-af-22': 5908,
  },
  japan: [5100, 5708, 5908],
};

describe('17.27 the year 1942', () => {
  test('17.27A China’s surrender gives 5', () => {
    expect(pointsBy(year('1942', { surrendered: ['china'] }), 'A')).toBe(5);
  });

  test('17.27A while China fights, nothing', () => {
    expect(pointsBy(year('1942', { markers: { china: 'chungking-falls' } }), 'A')).toBe(0);
  });

  /** The Burma Road runs from Rangoon, which SEAC's ships reach. */
  const ROAD: Moment = { place: { 'cw-hq-seac': 1805 } };

  test('17.27B a closed Burma Road gives 1', () => {
    expect(pointsBy(year('1942', { ...ROAD, japan: [2008] }), 'B')).toBe(1);
  });

  test('17.27B closed it is, though the Hump be open', () => {
    const hump = { ...ROAD, japan: [2008], markers: { burmaRoad: { hump: true } } };
    expect(pointsBy(year('1942', hump), 'B')).toBe(1);
  });

  test('17.27B an open one gives nothing', () => {
    expect(pointsBy(year('1942', ROAD), 'B')).toBe(0);
  });

  test('17.27C Townsville joined to Oahu gives nothing', () => {
    expect(pointsBy(year('1942'), 'C')).toBe(0);
  });

  test('17.27C Oahu sealed off gives 5', () => {
    expect(pointsBy(year('1942', OAHU_SEALED), 'C')).toBe(5);
  });

  test('17.27C not while Allied ZOI neutralises the Japanese one', () => {
    const guarded = plus(OAHU_SEALED, { place: { 'us-hq-c-pac': 5808, 'us-7af': 5808 } });
    expect(pointsBy(year('1942', { ...OAHU_SEALED, ...guarded }), 'C')).toBe(0);
  });

  test('17.27C a Japanese Townsville has no line of Allied supply', () => {
    expect(pointsBy(year('1942', { place: { 'jp-army-17': 3727 }, japan: [3727] }), 'C')).toBe(5);
  });

  test('17.27D each hex of Northern India gives 1', () => {
    expect(pointsBy(year('1942', { japan: [2104, 2105] }), 'D')).toBe(2);
  });

  test('17.27D all five give 5', () => {
    expect(pointsBy(year('1942', { japan: NORTH_INDIA }), 'D')).toBe(5);
  });

  test('17.27D Akyab lies in Burma', () => {
    expect(pointsBy(year('1942', { japan: [2006] }), 'D')).toBe(0);
  });

  const india = (box: string, letter: string, surrendered: string[] = []) =>
    pointsBy(year('1942', { markers: { india: box }, surrendered }), letter);

  test('17.27E unrest gives 1', () => {
    expect(india('unrest', 'E')).toBe(1);
  });

  test('17.27E strikes give 1', () => {
    expect(india('strikes', 'E')).toBe(1);
  });

  test('17.27E a stable India gives nothing', () => {
    expect([india('stable', 'E'), india('stable', 'F')]).toEqual([0, 0]);
  });

  test('17.27F an unstable India gives 2, and not the point of E', () => {
    expect([india('unstable', 'E'), india('unstable', 'F')]).toEqual([0, 2]);
  });

  test('17.27F revolts give 2', () => {
    expect([india('revolts', 'E'), india('revolts', 'F')]).toEqual([0, 2]);
  });

  test('17.27F India’s surrender gives 2', () => {
    expect([india('revolts', 'E', ['india']), india('revolts', 'F', ['india'])]).toEqual([0, 2]);
  });

  test('17.27G the Australian Mandates give 1', () => {
    expect(pointsBy(year('1942', { mandates: 'japan' }), 'G')).toBe(1);
  });

  test('17.27G without them nothing, though Japan has Rabaul', () => {
    expect(pointsBy(year('1942', { japan: [4021] }), 'G')).toBe(0);
  });

  const will = (politicalWill: number, letter: string) =>
    pointsBy(year('1942', { markers: { politicalWill } }), letter);

  test('17.27H political will 5 gives 1', () => {
    expect([will(5, 'H'), will(5, 'I')]).toEqual([1, 0]);
  });

  test('17.27H political will 2 gives 4', () => {
    expect([will(2, 'H'), will(2, 'I')]).toEqual([4, 0]);
  });

  test('17.27I political will 6 takes 1', () => {
    expect([will(6, 'H'), will(6, 'I')]).toEqual([0, -1]);
  });

  test('17.27I political will 7 takes 2', () => {
    expect(will(7, 'I')).toBe(-2);
  });

  test('17.27I political will 10 takes 5', () => {
    expect(will(10, 'I')).toBe(-5);
  });
});

describe('17.27 J and K the Hawaiian islands', () => {
  /** The end of turn 3, and then whatever turn 4 may bring: the islands are Allied again. */
  function later(at: Moment): State {
    const { state } = advance(moment({ scenario: '1942', turn: 3, segment: 'end-of-turn', ...at }));
    const board = withChanges(state.board, {
      control: { '5708': 'allies', '5808': 'allies', '5908': 'allies' },
    });
    return { ...state, board };
  }

  test('17.27J Kauai held with a unit when a turn ends gives 1, for good', () => {
    expect(pointsBy(later({ place: { 'jp-sn-1': 5708 }, japan: [5708] }), 'J')).toBe(1);
  });

  test('17.27J Hawaii as well', () => {
    expect(pointsBy(later({ place: { 'jp-sn-1': 5908 }, japan: [5908] }), 'J')).toBe(1);
  });

  test('17.27J both give 2', () => {
    const both: Moment = { place: { 'jp-sn-1': 5708, 'jp-sn-2': 5908 }, japan: [5708, 5908] };
    expect(pointsBy(later(both), 'J')).toBe(2);
  });

  test('17.27J control without a unit there gives nothing', () => {
    expect(pointsBy(later({ japan: [5708, 5908] }), 'J')).toBe(0);
  });

  test('17.27J a unit without control gives nothing', () => {
    expect(pointsBy(later({ place: { 'jp-cv-akagi': 5708 } }), 'J')).toBe(0);
  });

  test('17.27J once only: two turn ends give no more', () => {
    const { state } = advance(
      moment({
        scenario: '1942',
        turn: 3,
        segment: 'end-of-turn',
        events: ['kauai-taken'],
        place: { 'jp-sn-1': 5708 },
        japan: [5708],
      }),
    );
    expect(pointsBy(state, 'J')).toBe(1);
  });

  test('17.27K Oahu gives 3', () => {
    const oahu = later({ place: { 'jp-army-17': 5808 }, japan: [5808] });
    expect([pointsBy(oahu, 'J'), pointsBy(oahu, 'K')]).toEqual([0, 3]);
  });

  test('17.27K not without a unit', () => {
    expect(pointsBy(later({ japan: [5808] }), 'K')).toBe(0);
  });

  test('17.27J, K at the end of the last turn too', () => {
    const { events } = advance(
      year('1942', {
        segment: 'end-of-turn',
        place: { 'jp-army-17': 5808 },
        japan: [5808, 1813, 1916, 2014, 2017, 2220, 2517, 2616],
      }),
    );
    const over = events.find((event) => event.type === 'game-over');
    expect(over?.verdict.points?.lines).toContainEqual({ line: '17.27K', points: 3 });
  });

  test('17.38J, K count in the games that are won as 1943 is', () => {
    const taken = { events: ['kauai-taken', 'oahu-taken'] };
    expect([pointsBy(year('1943', taken), 'J'), pointsBy(year('1943', taken), 'K')]).toEqual([1, 3]);
  });

  test('17.48J in 1944 Oahu gives 3', () => {
    expect(pointsBy(year('1944', { events: ['oahu-taken'] }), 'J')).toBe(3);
  });

  test('17.48J in 1944 Kauai and Hawaii give nothing', () => {
    expect(pointsBy(year('1944', { events: ['kauai-taken', 'hawaii-taken'] }), 'J')).toBe(0);
  });
});

describe('17.27 the verdict of 1942', () => {
  /** The scenario has four resource hexes in Japanese hands: Harbin, Mukden, Seoul and Miri. */
  const SEVEN_MORE = [1813, 1916, 2014, 2017, 2220, 2517, 2616];
  const RICH: Moment = { place: { 'cw-hq-seac': 1805 }, japan: SEVEN_MORE };
  const ended = (at: Moment, politicalWill: number) =>
    judged(year('1942', { ...RICH, ...at, markers: { politicalWill } }));

  test('17.27 ten resource hexes are too few: the Allies have won at once', () => {
    expect(judged(year('1942', { japan: SEVEN_MORE.slice(1) }))).toMatchObject({
      winner: 'allies',
      result: 'automatic',
      rule: '17.27',
    });
  });

  test('17.27 whatever the points', () => {
    const rich = year('1942', { japan: SEVEN_MORE.slice(1), surrendered: ['china'], mandates: 'japan' });
    expect(judged(rich)).toMatchObject({ winner: 'allies', result: 'automatic' });
  });

  test('17.27 with eleven the points are counted', () => {
    expect(ended({}, 8)).toMatchObject({ points: { total: -3 } });
  });

  test('17.27 2 points or fewer: decisive for the Allies', () => {
    expect(ended({}, 4)).toMatchObject({ winner: 'allies', result: 'allied-decisive', points: { total: 2 } });
  });

  test('17.27 3 points: tactical for the Allies', () => {
    expect(ended({}, 3)).toMatchObject({ winner: 'allies', result: 'allied-tactical', points: { total: 3 } });
  });

  test('17.27 5 points: still so', () => {
    expect(ended({}, 1)).toMatchObject({ winner: 'allies', result: 'allied-tactical', points: { total: 5 } });
  });

  test('17.27 6 points: tactical for Japan', () => {
    expect(ended({ mandates: 'japan' }, 1)).toMatchObject({
      winner: 'japan',
      result: 'japanese-tactical',
      points: { total: 6 },
    });
  });

  test('17.27 9 points: still so', () => {
    expect(ended({ surrendered: ['china'] }, 2)).toMatchObject({
      winner: 'japan',
      result: 'japanese-tactical',
      points: { total: 9 },
    });
  });

  test('17.27 10 points: decisive for Japan', () => {
    expect(ended({ surrendered: ['china'] }, 1)).toMatchObject({
      winner: 'japan',
      result: 'japanese-decisive',
      points: { total: 10 },
    });
  });

  test('17.2 nothing is judged before the end of turn 4', () => {
    expect(judged(year('1942', { turn: 3 }))).toBeUndefined();
  });
});

describe('17.38 the year 1943', () => {
  const start = setUp(loadScenario('1943'));

  test('17.38 Japan begins with 3 points', () => {
    expect(pointsOf(start).total).toBe(3);
  });

  test('17.38 of which B gives 1, G 3, and I takes 1', () => {
    const lines = pointsOf(start).lines.filter(({ points }) => points !== 0);
    expect(lines).toEqual([
      { line: '17.38B', points: 1 },
      { line: '17.38G', points: 3 },
      { line: '17.38I', points: -1 },
    ]);
  });

  test('17.38 Allied victory is never automatic by resources', () => {
    expect(judged(year('1943', { allies: [2415, 2517, 2616, 2813, 2008] }))?.result).not.toBe('automatic');
  });

  test('17.38A China’s surrender gives 5', () => {
    expect(pointsBy(year('1943', { surrendered: ['china'] }), 'A')).toBe(5);
  });

  test('17.38C Oahu sealed off gives 5', () => {
    expect(pointsBy(year('1943', OAHU_SEALED), 'C')).toBe(5);
  });

  test('17.38D each hex of Northern India gives 1', () => {
    expect(pointsBy(year('1943', { japan: [2105, 2205] }), 'D')).toBe(2);
  });

  test('17.38E strikes give 1', () => {
    expect(pointsBy(year('1943', { markers: { india: 'strikes' } }), 'E')).toBe(1);
  });

  test('17.38F revolts give 2', () => {
    expect(pointsBy(year('1943', { markers: { india: 'revolts' } }), 'F')).toBe(2);
  });

  test('17.38H political will 4 gives 2', () => {
    expect(pointsBy(year('1943', { markers: { politicalWill: 4 } }), 'H')).toBe(2);
  });

  test('17.38I political will 7 takes 2', () => {
    expect(pointsBy(year('1943', { markers: { politicalWill: 7 } }), 'I')).toBe(-2);
  });

  const MANDATES = { mandates: 'allies', allies: [4021, 4423] } as const;

  test('17.38L the Mandates in Allied hands take 3, and G gives nothing', () => {
    const lost = year('1943', { ...MANDATES, allies: [...MANDATES.allies] });
    expect([pointsBy(lost, 'G'), pointsBy(lost, 'L')]).toEqual([0, -3]);
  });

  test('17.38M four Allied hexes of the Mandates take 1', () => {
    expect(pointsBy(year('1943', { allies: [4423, 4322, 4222, 4121] }), 'M')).toBe(-1);
  });

  test('17.38M three take nothing', () => {
    expect(pointsBy(year('1943', { allies: [4423, 4322, 4222] }), 'M')).toBe(0);
  });

  test('17.38M nothing beyond L when the Allies hold the Mandates', () => {
    const all = year('1943', { mandates: 'allies', allies: [4021, 4423, 4322, 4222, 4121] });
    expect([pointsBy(all, 'L'), pointsBy(all, 'M')]).toEqual([-3, 0]);
  });

  test('17.38N the Marshalls in Allied hands take 3', () => {
    expect(pointsBy(year('1943', { allies: [4415, 4715] }), 'N')).toBe(-3);
  });

  test('17.38N not with Kwajalein alone', () => {
    expect(pointsBy(year('1943', { allies: [4715] }), 'N')).toBe(0);
  });

  /** Every port of New Guinea and its resource hex (13.85). */
  const NEW_GUINEA = [3219, 3319, 3520, 3720, 3822, 3823, 4024];

  test('17.38O New Guinea in Allied hands takes 3, and P nothing', () => {
    const won = year('1943', { allies: NEW_GUINEA });
    expect([pointsBy(won, 'O'), pointsBy(won, 'P')]).toEqual([-3, 0]);
  });

  test('17.38O not without the resource hex', () => {
    expect(pointsBy(year('1943', { allies: NEW_GUINEA.slice(1) }), 'O')).toBe(0);
  });

  test('17.38P four ports of New Guinea take 1', () => {
    expect(pointsBy(year('1943', { allies: [3823, 4024, 3822, 3720] }), 'P')).toBe(-1);
  });

  test('17.38P three take nothing', () => {
    expect(pointsBy(year('1943', { allies: [3823, 4024, 3822] }), 'P')).toBe(0);
  });

  test('17.38P airfields are no ports', () => {
    expect(pointsBy(year('1943', { allies: [3823, 4024, 3721, 3620, 3119] }), 'P')).toBe(0);
  });

  test('17.38Q an Allied port within eleven hexes of Tokyo takes 1', () => {
    expect(pointsBy(year('1943', { allies: [3416] }), 'Q')).toBe(-1);
  });

  test('17.38Q several take no more', () => {
    expect(pointsBy(year('1943', { allies: [3416, 3813, 3615] }), 'Q')).toBe(-1);
  });

  test('17.38Q Truk at twelve does not count', () => {
    expect(pointsBy(year('1943', { allies: [4017] }), 'Q')).toBe(0);
  });

  test('17.38Q Iwo Jima has no port', () => {
    expect(pointsBy(year('1943', { allies: [3709] }), 'Q')).toBe(0);
  });

  test('17.38R each Allied resource hex takes 1', () => {
    expect(pointsBy(year('1943', { allies: [2008, 2415, 3219] }), 'R')).toBe(-3);
  });

  test('17.38 the levels are those of 1942', () => {
    const { victory } = loadScenario('1943');
    expect(victory.type === 'points' && victory.levels).toEqual([
      { result: 'allied-decisive', upTo: 2 },
      { result: 'allied-tactical', upTo: 5 },
      { result: 'japanese-tactical', upTo: 9 },
      { result: 'japanese-decisive', upTo: null },
    ]);
  });
});

describe('17.48 the year 1944', () => {
  test('17.48A China’s surrender gives 5', () => {
    expect(pointsBy(year('1944', { surrendered: ['china'] }), 'A')).toBe(5);
  });

  test('17.48B the closed Burma Road gives 1', () => {
    expect(pointsBy(year('1944', { clear: false }), 'B')).toBe(1);
  });

  test('17.48C Oahu sealed off gives 5', () => {
    expect(pointsBy(year('1944', OAHU_SEALED), 'C')).toBe(5);
  });

  test('17.48D each hex of Northern India gives 1', () => {
    expect(pointsBy(year('1944', { japan: [2105] }), 'D')).toBe(1);
  });

  test('17.48E unrest gives 1', () => {
    expect(pointsBy(year('1944', { markers: { india: 'unrest' } }), 'E')).toBe(1);
  });

  test('17.48F an unstable India gives 2', () => {
    expect(pointsBy(year('1944', { markers: { india: 'unstable' } }), 'F')).toBe(2);
  });

  test('17.48G the Australian Mandates give 1', () => {
    expect(pointsBy(year('1944'), 'G')).toBe(1);
  });

  test('17.48H political will 5 gives 1', () => {
    expect(pointsBy(year('1944', { markers: { politicalWill: 5 } }), 'H')).toBe(1);
  });

  test('17.48I political will 7 takes 2', () => {
    expect(pointsBy(year('1944', { markers: { politicalWill: 7 } }), 'I')).toBe(-2);
  });

  const NEW_GUINEA = [3219, 3319, 3520, 3720, 3822, 3823, 4024];

  test('17.48K a Japanese New Guinea gives 5', () => {
    expect(pointsBy(year('1944', { japan: NEW_GUINEA }), 'K')).toBe(5);
  });

  test('17.48K not while the Allies have Port Moresby', () => {
    expect(pointsBy(year('1944', { clear: false }), 'K')).toBe(0);
  });

  test('17.48L a New Guinea that the Allies do not control gives 3', () => {
    expect(pointsBy(year('1944', { clear: false }), 'L')).toBe(3);
  });

  test('17.48L an Allied one gives nothing', () => {
    expect(pointsBy(year('1944', { allies: NEW_GUINEA }), 'L')).toBe(0);
  });

  test('17.48M a Japanese Rabaul gives 3', () => {
    expect(pointsBy(year('1944', { clear: false }), 'M')).toBe(3);
  });

  /** Rabaul is Allied; the Australian corps there is fed from Port Moresby. */
  const RABAUL: Moment = { place: { 'joint-hq-anzac': 3823, 'aus-3-corps': 4021 }, allies: [4021] };

  test('17.48M an Allied one with a unit in supply gives nothing', () => {
    expect(pointsBy(year('1944', RABAUL), 'M')).toBe(0);
  });

  test('17.48M an Allied one whose unit is out of supply gives 3', () => {
    expect(pointsBy(year('1944', { ...RABAUL, place: { 'aus-3-corps': 4021 } }), 'M')).toBe(3);
  });

  test('17.48M an Allied one without units gives nothing', () => {
    expect(pointsBy(year('1944', { allies: [4021] }), 'M')).toBe(0);
  });

  const philippines = (allies: number[], place: Moment['place'] = {}) => {
    const state = year('1944', { allies, place });
    return [pointsBy(state, 'N'), pointsBy(state, 'O')];
  };

  test('17.48N no Allied port in the Philippines gives 5', () => {
    expect(philippines([])).toEqual([5, 0]);
  });

  test('17.48N an airfield (2911) is no port', () => {
    expect(philippines([2911], { 'us-hq-sw-pac': 3727 })).toEqual([5, 0]);
  });

  test('17.48O one Allied port in supply gives 3', () => {
    expect(philippines([3014], { 'us-hq-sw-pac': 3014 })).toEqual([0, 3]);
  });

  test('17.48O two in supply give nothing', () => {
    expect(philippines([3014, 2915], { 'us-hq-sw-pac': 3014 })).toEqual([0, 0]);
  });

  test('17.48O of two in Allied hands but one is in supply: 3', () => {
    // Air units at Tarakan close the waters around Jolo; those at Leyte do not reach so far.
    const place: Moment['place'] = {
      'us-hq-sw-pac': 3014,
      'us-5af': 3014,
      'jp-hq-south': 2212,
      'jp-af-21': 2616,
    };
    const { board } = year('1944', { allies: [3014, 2715], place });
    expect([isSuppliedPort(board, 'allies', 3014), isSuppliedPort(board, 'allies', 2715)]).toEqual([
      true,
      false,
    ]);
    expect(philippines([3014, 2715], place)).toEqual([0, 3]);
  });

  test('17.48P no Allied port within eight hexes of Tokyo gives 5', () => {
    expect(pointsBy(year('1944', { allies: [3615, 3416] }), 'P')).toBe(5);
  });

  test('17.48P Saipan at seven spares the Allies that', () => {
    expect(pointsBy(year('1944', { allies: [3813] }), 'P')).toBe(0);
  });

  test('17.48P Tainan at eight as well', () => {
    expect(pointsBy(year('1944', { allies: [2909] }), 'P')).toBe(0);
  });

  test('17.48P Guam at eight has an airfield only', () => {
    expect(pointsBy(year('1944', { allies: [3814] }), 'P')).toBe(5);
  });

  test('17.48 the levels are those of 1942', () => {
    const { victory } = loadScenario('1944');
    expect(victory.type === 'points' && victory.levels).toEqual([
      { result: 'allied-decisive', upTo: 2 },
      { result: 'allied-tactical', upTo: 5 },
      { result: 'japanese-tactical', upTo: 9 },
      { result: 'japanese-decisive', upTo: null },
    ]);
  });

  test('17.4 the game ends with turn 10', () => {
    expect([judged(year('1944', { turn: 9 })), judged(year('1944'))?.rule]).toEqual([undefined, '17.48']);
  });
});

describe('17.27, 17.38 tournament play', () => {
  const tournament = { options: { tournament: true } };

  test('17.38R an Allied resource hex without supply counts as Japanese, as it began', () => {
    expect(pointsBy(year('1943', { ...tournament, allies: [2415] }), 'R')).toBe(0);
  });

  test('17.38R otherwise control alone counts', () => {
    expect(pointsBy(year('1943', { allies: [2415] }), 'R')).toBe(-1);
  });

  test('17.38R in supply it counts', () => {
    const fed = { ...tournament, place: { 'us-hq-sw-pac': 2415 }, allies: [2415] };
    expect(pointsBy(year('1943', fed), 'R')).toBe(-1);
  });

  test('17.27D a hex of Northern India without Japanese supply counts as Allied', () => {
    expect(pointsBy(year('1942', { ...tournament, japan: [2104] }), 'D')).toBe(0);
  });

  test('17.38Q a port near Tokyo without supply does not count', () => {
    expect(pointsBy(year('1943', { ...tournament, allies: [3813] }), 'Q')).toBe(0);
  });

  test('17.38M four hexes of the Mandates of which one has no supply: it is Japan’s again', () => {
    // Nothing supplies the three but Guadalcanal, which was Allied from the beginning.
    expect(pointsBy(year('1943', { ...tournament, allies: [4423, 4322, 4222, 4121] }), 'M')).toBe(0);
  });

  test('17.38P four ports in supply count', () => {
    const fed = { ...tournament, place: { 'joint-hq-anzac': 3823 }, allies: [3823, 4024, 3822, 3720] };
    expect(pointsBy(year('1943', fed), 'P')).toBe(-1);
  });

  test('17.38G Rabaul without supply is Japan’s all the same: it began so', () => {
    expect(pointsBy(year('1943', tournament), 'G')).toBe(3);
  });

  test('17.27G in 1942 the Mandates do not count if Guadalcanal has no supply', () => {
    const cut = { ...tournament, mandates: 'japan', japan: [4021, 4423] } as const;
    expect(pointsBy(year('1942', { ...cut, japan: [...cut.japan] }), 'G')).toBe(0);
  });

  test('17.27G with supply they do', () => {
    const fed: Moment = {
      ...tournament,
      mandates: 'japan',
      japan: [4021, 4423],
      place: { 'jp-hq-south-seas': 4021 },
    };
    expect(pointsBy(year('1942', fed), 'G')).toBe(1);
  });

  test('17.38L Rabaul taken but without supply leaves the Mandates to Japan', () => {
    const cut = year('1943', { ...tournament, mandates: 'allies', allies: [4021, 4423] });
    expect([pointsBy(cut, 'G'), pointsBy(cut, 'L')]).toEqual([3, 0]);
  });

  /** ANZAC and SW Pac supply all New Guinea; there are no Japanese. */
  const NEW_GUINEA: Moment = {
    ...tournament,
    place: { 'joint-hq-anzac': 3823, 'us-hq-sw-pac': 3727 },
    allies: [3219, 3319, 3520, 3720, 3822, 3823, 4024],
  };

  test('17.38O New Guinea in Allied hands and in supply counts', () => {
    expect(pointsBy(year('1943', NEW_GUINEA), 'O')).toBe(-3);
  });

  test('17.38O Gili Gili held by Japan without supply counts as Allied, as it began', () => {
    const lost = { ...NEW_GUINEA, allies: NEW_GUINEA.allies!.filter((hex) => hex !== 4024), japan: [4024] };
    expect(pointsBy(year('1943', lost), 'O')).toBe(-3);
  });

  test('17.48 the year 1944 does not know it: control alone counts', () => {
    expect(pointsBy(year('1944', { ...tournament, allies: [3813] }), 'P')).toBe(0);
  });
});

describe('16.48A bids for a year', () => {
  const total = (japan: number, allies: number) =>
    pointsOf({
      ...setUp(loadScenario('1943')),
      options: { tournament: false, historicalHand: false, bids: { japan, allies } },
    }).total;

  test('16.48A 1 who has bid 1 for Japan loses 1 point: 3 - 1', () => {
    expect(total(1, 0)).toBe(2);
  });

  test('16.48A 1 who has bid 2 for the Allies gives Japan 2: 3 + 2', () => {
    expect(total(0, 2)).toBe(5);
  });

  test('16.48A 2 2 for Japan and 3 for the Allies: 3 + 1', () => {
    expect(total(2, 3)).toBe(4);
  });

  test('16.48A 2 3 for Japan and 2 for the Allies: 3 - 1', () => {
    expect(total(3, 2)).toBe(2);
  });

  test('16.48A 3 equal bids change nothing', () => {
    expect(total(2, 2)).toBe(3);
  });

  test('16.48A the level follows from the points with the bids', () => {
    const state = year('1943', { clear: false, options: { bids: { japan: 1, allies: 0 } } });
    expect(judged(state)).toMatchObject({ result: 'allied-decisive', points: { total: 2 } });
  });
});
