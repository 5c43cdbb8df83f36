import { expect, test } from 'vitest';
import type { Place, Side, UnitId } from '../../src/data/ids.ts';
import { MAP } from '../../src/data/map.ts';
import { loadScenario } from '../../src/data/scenario.ts';
import { UNITS, unitOf } from '../../src/data/units.ts';
import type { HexId } from '../../src/hex/hex.ts';
import { type Board, withChanges } from '../../src/rules/state/board.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { type SlowSupply, slowSupply } from './slow-supply.ts';

const boardOf = (scenario: string): Board => setUp(loadScenario(scenario)).board;

/** The map of December 1941 with these units alone. Hexes that are not named belong to whom they did then. */
function boardWith(
  units: Partial<Record<UnitId, Place>>,
  control: { japan?: readonly HexId[]; allies?: readonly HexId[] } = {},
): Board {
  const start = boardOf('1941');
  const changes: Partial<Record<HexId, Side>> = {};
  for (const hex of control.japan ?? []) changes[hex] = 'japan';
  for (const hex of control.allies ?? []) changes[hex] = 'allies';
  const at: Partial<Record<UnitId, { at: Place }>> = {};
  for (const unit of UNITS) at[unit.id] = { at: 'out-of-play' };
  for (const [id, place] of Object.entries(units)) at[unitOf(id as UnitId).id] = { at: place as Place };
  return withChanges(start, { units: at, control: changes });
}

const hexesOf = (...areas: string[]): HexId[] =>
  MAP.hexes.filter((hex) => hex.area !== null && areas.includes(hex.area)).map((hex) => hex.id);

const build = (board: Board, built: Partial<Board['markers']['transportRoutes']>): Board =>
  withChanges(board, { markers: { transportRoutes: { ...board.markers.transportRoutes, ...built } } });

/** Which of some units are in supply, in the order asked. */
const supplied = (result: SlowSupply, ...units: UnitId[]): UnitId[] =>
  units.filter((unit) => result.inSupply.has(unit));

const BURMA = [...hexesOf('burma', 'siam'), '2104', '2205', '2105', '2005'] as HexId[];

test('6.21 example 1: four MP from the eligible port of Rangoon, over routes that are built', () => {
  // Lashio (2206), Myitkyina (2305) and Ledo (2205) are 1.5, 2 and 3.5 MP from Rangoon. With the Allies in Imphal
  // Jarhat (2104) is 4.5 MP away; over the routes of Ledo and Jarhat it would be 3.
  const board = boardWith(
    {
      'jp-hq-south': '2212',
      'jp-army-15': '2104',
      'jp-army-25': '2205',
      'jp-army-28': '2305',
      'jp-ad-5': '2206',
      'ind-1-corps': '2105',
    },
    { japan: BURMA, allies: ['2105'] },
  );
  const armies: UnitId[] = ['jp-army-15', 'jp-army-25', 'jp-army-28', 'jp-ad-5'];
  const before = slowSupply(board);
  expect(before.eligiblePorts.japan).toContain('2008');
  expect(supplied(before, ...armies)).toEqual(['jp-army-25', 'jp-army-28', 'jp-ad-5']);
  const after = slowSupply(build(board, { jarhat: true, ledo: true }));
  expect(supplied(after, ...armies)).toEqual(armies);
  // 2405 is 2 + 3 MP away, and no route leads there.
  const mountain = withChanges(board, { units: { 'jp-army-28': { at: '2405' } } });
  expect(supplied(slowSupply(build(mountain, { ledo: true })), 'jp-army-28')).toEqual([]);
});

test('6.21 example 2: Allied ZOI bars the sea, not the land side to a port', () => {
  // From Rabaul; the Allies at Port Moresby bar the water up to Madang (3721), not the land between it and Wewak (3720).
  const board = boardWith(
    {
      'jp-hq-south-seas': '4021',
      'jp-army-2': '3622',
      'jp-army-18': '3720',
      'jp-army-19': '3721',
      'jp-army-14': '3620',
      'jp-army-16': '3519',
      'aus-air': '3823',
      'joint-hq-anzac': '3727',
    },
    { japan: ['4021', '3720', '3721', '3622', '3620', '3519', '3621', '3520'] },
  );
  const result = slowSupply(board);
  expect(result.zoi.allies.hexes).toContain('3721');
  expect(result.zoi.allies.hexes).not.toContain('3720');
  expect(result.eligiblePorts.japan).toContain('3720');
  const armies: UnitId[] = ['jp-army-2', 'jp-army-18', 'jp-army-19', 'jp-army-14', 'jp-army-16'];
  expect(supplied(result, ...armies)).toEqual(armies.slice(1));
});

const EXAMPLE_3: Partial<Record<UnitId, Place>> = {
  'cw-hq-malaya': '2015',
  'uk-air-ma': '2015',
  'jp-hq-south': '2212',
  'jp-ad-3': '2012',
  'jp-ad-4': '2019',
  'jp-ad-5': '2415',
};

test('6.21 example 3: two air units that exclude each other, and the Allied one has its ZOI', () => {
  const result = slowSupply(boardWith(EXAMPLE_3, { japan: ['2012', '2019', '2415'] }));
  const expected: UnitId[] = ['cw-hq-malaya', 'uk-air-ma', 'jp-hq-south', 'jp-ad-3', 'jp-ad-5'];
  expect([...result.inSupply].sort()).toEqual(expected.sort());
  expect(result.zoi.allies.hexes).toContain('2015');
  expect(result.zoi.japan.hexes).not.toContain('2019');
});

test('6.21 example 3: at Batavia the Japanese unit is in supply whatever the Allies do', () => {
  const board = boardWith({ ...EXAMPLE_3, 'jp-ad-4': '2018' }, { japan: ['2012', '2018', '2415'] });
  const japanese: UnitId[] = ['jp-hq-south', 'jp-ad-3', 'jp-ad-4', 'jp-ad-5'];
  const result = slowSupply(board);
  // So the Malaya HQ and its air unit are not. A line along the coast of Sumatra (2017, 1917, 1817, 1816) would
  // supply them if ZOI did not bar the water of sides that it shares with land.
  expect([...result.inSupply].sort()).toEqual(japanese.sort());
  expect(result.zoi.allies.hexes.size).toBe(0);
});

test('6.4: the set-up of 1942 in the Philippines, where both sides neutralise each other', () => {
  const result = slowSupply(boardOf('1942'));
  const both: UnitId[] = ['us-hq-sw-pac', 'us-feaf', 'us-r-corps', 'jp-ad-5', 'jp-army-14', 'jp-army-19'];
  const ships: UnitId[] = ['jp-cvl-ryujo', 'jp-cvl-zuiho', 'jp-ca-nachi', 'jp-army-16'];
  expect(supplied(result, ...both, ...ships)).toEqual([...both, ...ships]);
  expect(result.zoi.japan.neutralised).toContain('2813');
  expect(result.zoi.allies.neutralised).toContain('2812');
});

test('6.21A B: the LRB at Menado in the set-up of 1942, which only the water of a coast joins to free water', () => {
  const result = slowSupply(boardOf('1942'));
  expect(result.zoi.japan.hexes).toContain('2917');
  expect(result.zoi.japan.neutralised).not.toContain('2917');
  expect(supplied(result, 'us-19-lrb', 'us-feaf')).toEqual(['us-feaf']);
});

test('6.4: an LRB has a ZOI but does not neutralise the one of the enemy', () => {
  const board = withChanges(
    boardWith({ 'us-hq-c-pac': '5808', 'us-7af-lrb': '5808', 'jp-cv-akagi': '5606' }, {}),
    { activated: ['jp-cv-akagi'] },
  );
  const lrb = slowSupply(board);
  expect(lrb.zoi.allies.hexes).toContain('5707');
  expect(lrb.zoi.allies.neutralised).toContain('5707');
  expect(lrb.zoi.japan.hexes).toContain('5707');
  expect(lrb.zoi.japan.neutralised.size).toBe(0);
  const air = slowSupply(withChanges(board, { units: { 'us-7af': { at: '5808' } } }));
  expect(air.zoi.japan.neutralised).toContain('5707');
  expect(air.zoi.japan.neutralised).not.toContain('5606');
});

test('6.21 (3): from Kure by sea, over one port and by land to Peiping', () => {
  const board = boardWith({ 'jp-hq-combined-fleet-yamamoto': '3407', 'jp-ad-2': '3004' });
  expect(supplied(slowSupply(board), 'jp-ad-2')).toEqual(['jp-ad-2']);
});

const portsOf = (...areas: string[]): HexId[] =>
  MAP.hexes.filter((hex) => hex.port && hex.area !== null && areas.includes(hex.area)).map((hex) => hex.id);

/** From Pusan to Mukden: 1.5 MP by rail over Seoul (3305); with the Chinese ports Allied there is no other way. */
const seoul = (control: Side): Board =>
  boardWith(
    { 'jp-hq-south': '3306', 'jp-army-korean': '3303' },
    { allies: [...portsOf('china-coast'), ...(control === 'allies' ? (['3305'] as const) : [])] },
  );

test('6.21A F, G: no change of element at a port of the enemy', () => {
  const kure: Partial<Record<UnitId, Place>> = { 'jp-hq-combined-fleet-yamamoto': '3407', 'jp-ad-2': '3004' };
  const lost = portsOf('china-coast', 'korea');
  const result = slowSupply(boardWith(kure, { allies: lost }));
  expect(result.hqs.get('jp-hq-combined-fleet-yamamoto')!.inSupply).toBe(true);
  expect(supplied(result, 'jp-ad-2')).toEqual([]);
  const tsingtao = boardWith(kure, { allies: lost.filter((hex) => hex !== '3105') });
  expect(supplied(slowSupply(tsingtao), 'jp-ad-2')).toEqual(['jp-ad-2']);
});

test('6.21A F: by land a line goes on through a vacant port of the enemy', () => {
  const result = slowSupply(seoul('allies'));
  expect(result.eligiblePorts.japan).not.toContain('3305');
  expect(supplied(result, 'jp-army-korean')).toEqual(['jp-army-korean']);
});

test('6.21A E: enemy units alone in a hex bar it, with a unit of one’s own beside them they do not', () => {
  const reached = (...inSeoul: UnitId[]): boolean => {
    const units = Object.fromEntries(inSeoul.map((id) => [id, { at: '3305' as const }]));
    return slowSupply(withChanges(seoul('japan'), { units })).inSupply.has('jp-army-korean');
  };
  expect(reached('us-x-corps')).toBe(false);
  expect(reached('us-7af')).toBe(false);
  expect(reached('us-hq-sw-pac')).toBe(false);
  expect(reached('us-ca-asia')).toBe(true);
  expect(reached('us-x-corps', 'jp-army-17')).toBe(true);
  expect(reached('us-x-corps', 'jp-ca-aoba')).toBe(true);
});

test('6.21A: a route costs half a point only between hexes that are vacant or one’s own', () => {
  // While Seoul is Allied and fought for, Mukden is 2 + 3 + 0.5 MP away.
  const fight = { 'us-x-corps': { at: '3305' }, 'jp-army-17': { at: '3305' } } as const;
  const allied = slowSupply(withChanges(seoul('allies'), { units: fight }));
  expect(supplied(allied, 'jp-army-korean')).toEqual([]);
  const own = slowSupply(withChanges(seoul('japan'), { units: fight }));
  expect(supplied(own, 'jp-army-korean')).toEqual(['jp-army-korean']);
});

test('6.21A play note: ten hexes overland, and 3 MP from an eligible port the line does not touch', () => {
  // The Allied carriers bar the sea between Singapore and Rangoon, which an HQ in its own port does not need.
  const board = boardWith(
    {
      'jp-hq-south': '2015',
      'jp-hq-south-seas': '2008',
      'jp-army-15': '2105',
      'us-cv-enterprise': '1810',
      'us-cv-lexington': '1812',
      'cw-hq-seac': '1307',
      'us-hq-sw-pac': '1005',
    },
    { japan: [...BURMA, ...hexesOf('malaya')] },
  );
  const result = slowSupply(board);
  expect(result.hqs.get('jp-hq-south')!.supplies).toContain('jp-army-15');
  // Without the port 2105 is far too many MP from Singapore.
  const noPort = withChanges(board, { units: { 'jp-hq-south-seas': { at: 'out-of-play' } } });
  expect(slowSupply(noPort).hqs.get('jp-hq-south')!.supplies).not.toContain('jp-army-15');
});

test('6.22: without a city on Honshu every Japanese HQ is out of supply', () => {
  const cities = MAP.hexes.filter((hex) => hex.area === 'honshu' && hex.city !== null).map((hex) => hex.id);
  const board = boardOf('1942');
  const flip = (hexes: readonly HexId[]) =>
    withChanges(board, { control: Object.fromEntries(hexes.map((hex) => [hex, 'allies' as const])) });
  const hqs: UnitId[] = ['jp-hq-combined-fleet-yamamoto', 'jp-hq-south', 'jp-hq-south-seas'];
  expect(supplied(slowSupply(flip(cities.slice(1))), ...hqs)).toEqual(hqs);
  const none = slowSupply(flip(cities));
  expect(supplied(none, ...hqs)).toEqual([]);
  expect(UNITS.filter((unit) => unit.side === 'japan' && none.inSupply.has(unit.id))).toEqual([]);
  expect(none.zoi.japan.hexes.size).toBe(0);
});

test('1.3: an HQ out of supply makes ports and airfields eligible all the same', () => {
  const cities = MAP.hexes.filter((hex) => hex.area === 'honshu' && hex.city !== null).map((hex) => hex.id);
  const board = boardWith({ 'jp-hq-south-seas': '4017' }, { allies: cities });
  const result = slowSupply(board);
  expect(result.hqs.get('jp-hq-south-seas')!.inSupply).toBe(false);
  expect(result.eligiblePorts.japan).toContain('4017');
  expect(result.eligiblePorts.japan).toContain('4715');
  expect(result.eligibleAirfields.japan).toContain('3004');
  expect(result.eligiblePorts.japan).not.toContain('3706');
  expect(slowSupply(boardWith({})).eligiblePorts.japan.size).toBe(0);
});

test('13.78: the Burma Road by sea from Rangoon, over Jarhat and Ledo, and closed', () => {
  // The Japanese carriers have no HQ in reach; they are in supply as activated units.
  const open = boardWith({ 'jp-cv-akagi': '4017', 'jp-cv-soryu': '4017' });
  expect(slowSupply(open).burmaRoad).toBe('open');
  const fleet: Partial<Record<UnitId, { at: Place }>> = {
    'jp-cv-akagi': { at: '1909' },
    'jp-cv-soryu': { at: '1808' },
  };
  const blocked = withChanges(open, { units: fleet, activated: ['jp-cv-akagi', 'jp-cv-soryu'] });
  expect(slowSupply(blocked).burmaRoad).toBe('closed-no-hump');
  expect(slowSupply(withChanges(blocked, { activated: [] })).burmaRoad).toBe('open');
  expect(slowSupply(build(blocked, { jarhat: true })).burmaRoad).toBe('closed-no-hump');
  expect(slowSupply(build(blocked, { jarhat: true, ledo: true })).burmaRoad).toBe('open');
  expect(slowSupply(build(blocked, { jarhat: true, imphal: true })).burmaRoad).toBe('open');
  const lashio = withChanges(open, { control: { '2206': 'japan' } });
  expect(slowSupply(build(lashio, { jarhat: true, ledo: true })).burmaRoad).toBe('closed-no-hump');
});

test('13.75: four MP from Kunming, the source while the road is open or the Hump works', () => {
  const board = boardWith({ 'uk-air-fe': '2104', 'us-avg': '1905', 'cn-5-army': '2407' });
  const air: UnitId[] = ['uk-air-fe', 'us-avg', 'cn-5-army'];
  expect(slowSupply(board).burmaRoad).toBe('open');
  expect(supplied(slowSupply(board), ...air)).toEqual(['uk-air-fe', 'cn-5-army']);
  const cut = withChanges(board, { control: { '2008': 'japan' } });
  expect(supplied(slowSupply(cut), ...air)).toEqual([]);
  // The Hump works only with an eligible airfield, for which there must be an HQ, at any distance.
  const hump = withChanges(cut, { markers: { hump: true } });
  expect(slowSupply(hump).burmaRoad).toBe('closed-no-hump');
  const withHq = withChanges(hump, { units: { 'cw-hq-malaya': { at: '1307' } } });
  expect(slowSupply(withHq).burmaRoad).toBe('closed-hump');
  expect(supplied(slowSupply(withHq), ...air)).toEqual(['uk-air-fe', 'cn-5-army']);
});

test('13.75: around Kunming all is Allied and held, whatever the markers say', () => {
  // From Yungning to 2308 by Hanoi, or by 2408 beside Kunming.
  const board = boardWith(
    { 'jp-hq-south': '2508', 'jp-army-15': '2308' },
    { allies: ['2212', '2311'], japan: ['2308'] },
  );
  expect(supplied(slowSupply(board), 'jp-army-15')).toEqual(['jp-army-15']);
  const hanoi = withChanges(board, {
    units: { 'ind-3-corps': { at: '2409' } },
    control: { '2409': 'allies', '2408': 'japan', '2306': 'japan' },
  });
  expect(supplied(slowSupply(hanoi), 'jp-army-15')).toEqual([]);
  expect(slowSupply(hanoi).burmaRoad).toBe('open');
});

test('13.74: the China box, in supply like Kunming and activated through it or the Hump', () => {
  const board = boardWith({ 'us-avg': 'china-box', 'cw-hq-seac': '1805' });
  const open = slowSupply(board);
  expect(supplied(open, 'us-avg')).toEqual(['us-avg']);
  expect(open.hqs.get('cw-hq-seac')!.canActivate).toContain('us-avg');
  expect(open.hqs.get('cw-hq-seac')!.supplies).not.toContain('us-avg');
  const closed = withChanges(board, { control: { '2008': 'japan' } });
  expect(supplied(slowSupply(closed), 'us-avg')).toEqual([]);
  const far = withChanges(closed, { units: { 'cw-hq-seac': { at: '1307' } }, markers: { hump: true } });
  expect(slowSupply(far).burmaRoad).toBe('closed-hump');
  expect(slowSupply(far).hqs.get('cw-hq-seac')!.canActivate).toContain('us-avg');
  // 1307 is 7 hexes from Dacca and 11 from Kunming: without the Hump the path must reach Kunming itself.
  const openFar = withChanges(far, { markers: { hump: false }, control: { '2008': 'allies' } });
  expect(supplied(slowSupply(openFar), 'us-avg')).toEqual(['us-avg']);
  expect(slowSupply(openFar).hqs.get('cw-hq-seac')!.canActivate).not.toContain('us-avg');
});

test('6.23: the Tokyo Express supplies the units in its hex, whose ZOI then counts, but no HQ', () => {
  const cities = MAP.hexes.filter((hex) => hex.area === 'honshu' && hex.city !== null).map((hex) => hex.id);
  const board = boardWith(
    { 'jp-hq-south-seas': '4423', 'jp-army-17': '4423', 'jp-af-25': '4423', 'jp-af-26': '4021' },
    { japan: ['4423', '4021'], allies: cities },
  );
  expect(slowSupply(board).inSupply.size).toBe(0);
  expect(slowSupply(board).zoi.japan.hexes.size).toBe(0);
  const after = slowSupply(withChanges(board, { markers: { tokyoExpress: '4423' } }));
  expect([...after.inSupply].sort()).toEqual(['jp-af-25', 'jp-army-17']);
  expect(after.zoi.japan.hexes).toContain('4424');
  expect(after.zoi.japan.hexes).not.toContain('4021');
});

test('6.21A: activated units stay in supply, and their ZOI stays', () => {
  const board = boardWith({ 'jp-cv-akagi': '5507', 'us-hq-c-pac': '5808', 'us-7af-lrb': '5808' });
  expect(slowSupply(board).zoi.japan.hexes.size).toBe(0);
  const active = slowSupply(withChanges(board, { activated: ['jp-cv-akagi'] }));
  expect(supplied(active, 'jp-cv-akagi')).toEqual(['jp-cv-akagi']);
  expect(active.zoi.japan.hexes).toContain('5507');
});

test('6.12: who supplies and activates whom', () => {
  const units: Partial<Record<UnitId, Place>> = {
    'us-avg': '1308',
    'us-cv-enterprise': '1308',
    'us-x-corps': '1308',
    'aus-8-div': '1308',
    'ind-2-corps': '1308',
    'nz-3-div': '1308',
    'uk-ca-exeter': '1308',
    'du-air': '1308',
    'cn-5-army': '2106',
  };
  const groups: Record<string, UnitId[]> = {
    'cw-hq-seac': ['us-avg', 'aus-8-div', 'ind-2-corps', 'nz-3-div', 'uk-ca-exeter'],
    'us-hq-sw-pac': ['us-avg', 'us-cv-enterprise', 'us-x-corps'],
    'joint-hq-abda': Object.keys(units).filter((id) => id !== 'cn-5-army') as UnitId[],
  };
  for (const [hq, commanded] of Object.entries(groups)) {
    const { supplies, canActivate } = slowSupply(boardWith({ ...units, [hq]: '1307' })).hqs.get(
      hq as UnitId,
    )!;
    const withChinese = [...commanded, 'cn-5-army'].sort();
    expect([...supplies].sort()).toEqual(withChinese);
    expect([...canActivate].sort()).toEqual(withChinese);
  }
});

test('6.3: a path of activation crosses impassable sides, and the supply may come from elsewhere', () => {
  // South of Soerabaja the water is closed: 5 hexes straight to 1923, 6 for ships.
  const board = boardWith({ 'cw-hq-malaya': '2220', 'joint-hq-abda': '2019', 'uk-ca-exeter': '1923' });
  const { hqs } = slowSupply(board);
  expect(hqs.get('cw-hq-malaya')!.supplies).not.toContain('uk-ca-exeter');
  expect(hqs.get('cw-hq-malaya')!.canActivate).toContain('uk-ca-exeter');
  const alone = slowSupply(withChanges(board, { units: { 'joint-hq-abda': { at: 'out-of-play' } } }));
  expect(alone.hqs.get('cw-hq-malaya')!.inSupply).toBe(true);
  expect(alone.hqs.get('cw-hq-malaya')!.canActivate.size).toBe(0);
});

test('6.3: land sides of a hex with enemy ground or air units alone are closed, an HQ there closes nothing', () => {
  const ring: Partial<Record<UnitId, Place>> = {
    'ind-1-corps': '2209',
    'ind-2-corps': '2309',
    'ind-3-corps': '2310',
    'us-x-corps': '2211',
    'aus-8-div': '2109',
  };
  const board = withChanges(boardWith({ ...ring, 'jp-hq-south': '2212', 'jp-army-15': '2210' }), {
    activated: ['jp-army-15'],
  });
  const activatable = (beside: Partial<Record<UnitId, { at: Place }>>): boolean =>
    slowSupply(withChanges(board, { units: beside }))
      .hqs.get('jp-hq-south')!
      .canActivate.has('jp-army-15');
  expect(activatable({})).toBe(true);
  expect(activatable({ 'cw-hq-malaya': { at: '2110' } })).toBe(true);
  expect(activatable({ 'aus-1-corps': { at: '2110' } })).toBe(false);
  expect(activatable({ 'aus-1-corps': { at: '2110' }, 'jp-ca-aoba': { at: '2110' } })).toBe(true);
});

test('6.3, 6.4 C: all-water sides in enemy ZOI are closed to a path of activation', () => {
  const board = withChanges(
    boardWith({ 'us-hq-c-pac': '5808', 'us-ca-asia': '5606', 'jp-cv-akagi': '5606' }),
    {
      activated: ['us-ca-asia', 'jp-cv-akagi'],
    },
  );
  const activatable = (at: Board) => slowSupply(at).hqs.get('us-hq-c-pac')!.canActivate;
  expect(activatable(board).has('us-ca-asia')).toBe(false);
  expect(activatable(withChanges(board, { activated: ['us-ca-asia'] })).has('us-ca-asia')).toBe(true);
});
