import { enemyOf, type Place, SIDES, type Side, type UnitId } from '../../src/data/ids.ts';
import { findHex, type Hex, hexAt, MAP } from '../../src/data/map.ts';
import { TABLES } from '../../src/data/tables.ts';
import { type Hq, isCarrier, UNITS, type Unit } from '../../src/data/units.ts';
import { columnOf, distance, type HexId, rowOf } from '../../src/hex/hex.ts';
import { type Board, type BoardChanges, withChanges } from '../../src/rules/state/board.ts';
import { KUNMING_AREA } from './position.ts';

/** Parts of the map, as first and last column and row, where a crowd makes ZOI, blocking and logistics matter. */
const THEATRES: readonly { columns: readonly [number, number]; rows: readonly [number, number] }[] = [
  { columns: [16, 30], rows: [8, 23] }, // South-East Asia
  { columns: [17, 24], rows: [10, 21] }, // Malaya, Sumatra, Java, Saigon
  { columns: [12, 25], rows: [3, 12] }, // Burma, India
  { columns: [18, 24], rows: [3, 10] }, // Burma, North India
  { columns: [30, 49], rows: [16, 28] }, // New Guinea, Solomons, Queensland
  { columns: [33, 45], rows: [18, 25] }, // New Guinea, Rabaul
  { columns: [25, 34], rows: [7, 18] }, // Philippines, Formosa
  { columns: [28, 40], rows: [2, 11] }, // Japan, Korea, northern China
  { columns: [38, 58], rows: [7, 20] }, // Central Pacific
];

const isLand = (hex: Hex): boolean => hex.area !== null;
const KUNMING_HEXES: readonly Hex[] = [...KUNMING_AREA].map(hexAt);

/**
 * `wide`: all over the map. `crowd`: most moved units stand in one theatre. `duel`: as well, but each side has
 * only one or two HQs and few air units and carriers, so that little ZOI is neutralised and much is cut off.
 * `crossing`: one HQ each, and between them a few air units and carriers that have passed each other, at the end
 * of their HQ's range: the supply line of each leads through the ZOI of the other (6.21A, mutual ZOI).
 */
type Style = 'wide' | 'crowd' | 'duel' | 'crossing';

/** The HQs of a crossing and their hexes. */
type Crossing = Record<Side, { readonly hq: Hq; readonly hex: Hex }>;

const HQS = UNITS.filter((unit): unit is Hq => unit.class === 'hq');

/**
 * A random position out of a set-up: units moved, reduced and eliminated, hexes flipped, markers changed.
 * Places, the China box, HQs and the areas closed to a side's ground units are kept in order; stacking limits are not,
 * and a hex may belong to one side while the other side's units stand in it, as in the middle of an offensive.
 * Every random number comes from `random`, which gives numbers from 0 up to but not including 1.
 */
export function shuffledBoard(base: Board, random: () => number): Board {
  const chance = (probability: number): boolean => random() < probability;
  const between = (low: number, high: number): number => low + random() * (high - low);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

  const style: Style = pick(['wide', 'crowd', 'crowd', 'crowd', 'duel', 'crossing']);
  const theatre = style === 'crowd' || style === 'duel' ? pick(THEATRES) : null;
  const crossing = style === 'crossing' ? planCrossing() : null;
  /** The fewer units have a ZOI, the less of it is neutralised. */
  const fewFliers = style === 'duel' || style === 'crossing';
  const inTheatre = (hex: Hex): boolean => {
    if (!theatre) return true;
    const [column, row] = [columnOf(hex.index), rowOf(hex.index)];
    const { columns, rows } = theatre;
    return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  };
  /** One of the hexes that pass a test, most often in the theatre. */
  const pickHex = (test: (hex: Hex) => boolean): Hex => {
    const all = MAP.hexes.filter(test);
    const near = all.filter(inTheatre);
    return pick(near.length > 0 && chance(0.85) ? near : all);
  };

  const control = flipControl();
  let board = withChanges(base, { control });
  board = withChanges(board, { units: moveHqs() });
  board = withChanges(board, { units: moveUnits() });
  board = withChanges(board, { units: reduceUnits() });
  board = withChanges(board, { control: takeControl() });
  return withChanges(board, { markers: changeMarkers(), activated: activate() });

  function flipControl(): NonNullable<BoardChanges['control']> {
    const changes: Partial<Record<HexId, Side>> = {};
    const japanese = new Set(base.japaneseHexes);
    const flip = (hex: Hex): void => {
      changes[hex.id] = japanese.has(hex.id) ? 'allies' : 'japan';
    };
    const flippable = MAP.hexes.filter((hex) => isLand(hex) && !KUNMING_AREA.has(hex.index));
    const share = chance(0.3) ? 0 : between(0, 0.5);
    for (const hex of flippable) if (inTheatre(hex) && chance(share)) flip(hex);
    const elsewhere = chance(0.5) ? 0 : between(0, 0.1);
    for (const hex of flippable) if (!inTheatre(hex) && chance(elsewhere)) flip(hex);
    // Now and then Japan's ultimate sources (6.22) are in danger.
    if (chance(0.08)) {
      const cities = flippable.filter((hex) => hex.area === 'honshu' && hex.city !== null);
      const lost = chance(0.5) ? 1 : between(0.3, 1);
      for (const hex of cities) if (chance(lost)) changes[hex.id] = 'allies';
    }
    return changes;
  }

  function isOnMap(unit: Unit): boolean {
    return findHex(board.at[unit.index]!) !== undefined;
  }

  function belongsTo(side: Side, hex: Hex): boolean {
    return isLand(hex) && board.japaneseHexes.includes(hex.id) === (side === 'japan');
  }

  /** HQs stand in ports, one a hex, nearly always in one of their own. */
  function moveHqs(): NonNullable<BoardChanges['units']> {
    const places = new Map<UnitId, Place>(HQS.map((hq) => [hq.id, board.at[hq.index]!]));
    const place = (hq: Hq, anyPort: boolean): void => {
      const taken = new Set([...places.values()]);
      const free = (hex: Hex) =>
        hex.port && !taken.has(hex.id) && (anyPort || belongsTo(hq.side, hex)) && maySettle(hq, hex);
      if (MAP.hexes.some(free)) places.set(hq.id, pickHex(free).id);
    };
    if (fewFliers) for (const hq of HQS) places.set(hq.id, 'out-of-play');
    if (crossing) {
      for (const side of SIDES) places.set(crossing[side].hq.id, crossing[side].hex.id);
    } else if (style === 'duel') {
      for (const side of SIDES) {
        const own = HQS.filter((hq) => hq.side === side);
        for (let count = chance(0.6) ? 1 : 2; count > 0; count--) place(pick(own), true);
      }
    } else {
      const share = between(0, 0.9);
      for (const hq of HQS) {
        if (!chance(isOnMap(hq) ? share : share * 0.6)) continue;
        if (chance(0.06)) places.set(hq.id, 'out-of-play');
        else place(hq, chance(0.05));
      }
    }
    return Object.fromEntries([...places].map(([id, at]) => [id, { at }]));
  }

  /** 8.41: where units of a side cannot be. */
  function maySettle(unit: Unit, hex: Hex): boolean {
    if (hex.area === 'soviet-sakhalin') return false;
    if (unit.nation === 'china') {
      return hex.area === 'burma' || hex.area === 'north-india' || KUNMING_HEXES.includes(hex);
    }
    if (hex.area === 'china-inland') return false;
    return !(unit.side === 'japan' && hex.area === 'central-india');
  }

  function moveUnits(): NonNullable<BoardChanges['units']> {
    const changes: Partial<Record<UnitId, { at: Place }>> = {};
    const share = pick([between(0.02, 0.15), between(0.2, 0.6), between(0.5, 1)]);
    /** How many of those not yet in play enter the map. */
    const entering = chance(0.4) ? 0 : between(0, 0.8);
    const losses = chance(0.5) ? 0 : between(0, 0.25);
    const fliers = between(0.02, 0.2);
    let inBox = UNITS.filter((unit) => board.at[unit.index] === 'china-box');
    for (const unit of UNITS) {
      if (unit.class === 'hq') continue;
      if (fewFliers && (unit.class === 'air' || isCarrier(unit))) {
        inBox = inBox.filter((other) => other !== unit);
        const at = crossing ? crossingPlace(unit, crossing) : newPlace(unit, false);
        changes[unit.id] = { at: chance(fliers) ? at : 'eliminated' };
        continue;
      }
      if (!chance(isOnMap(unit) ? share : share * entering)) continue;
      inBox = inBox.filter((other) => other !== unit);
      const at = chance(losses) ? 'eliminated' : newPlace(unit, mayEnterBox(unit, inBox));
      if (at === 'china-box') inBox.push(unit);
      changes[unit.id] = { at };
    }
    return changes;
  }

  /** 13.74. */
  function mayEnterBox(unit: Unit, inBox: readonly Unit[]): boolean {
    if (unit.side !== 'allies' || unit.class !== 'air' || inBox.length >= TABLES.chinaBox.units) return false;
    const b29s = inBox.filter((other) => other.class === 'air' && other.type === 'b29').length;
    return unit.type !== 'b29' || b29s < TABLES.chinaBox.b29;
  }

  function newPlace(unit: Unit, boxIsOpen: boolean): Place {
    const settles = (hex: Hex): boolean => maySettle(unit, hex);
    const own = (hex: Hex): boolean => settles(hex) && belongsTo(unit.side, hex);
    switch (unit.class) {
      case 'air': {
        if (boxIsOpen && chance(0.08)) return 'china-box';
        const ownOnly = !fewFliers && chance(0.9);
        const fits = (hex: Hex) => hex.airfield && (ownOnly ? own(hex) : settles(hex));
        return MAP.hexes.some(fits) ? pickHex(fits).id : 'eliminated';
      }
      case 'naval': {
        const kind = random();
        const ownPort = (hex: Hex) => hex.port && belongsTo(unit.side, hex);
        if (kind < 0.45 && MAP.hexes.some(ownPort)) return pickHex(ownPort).id;
        if (kind < 0.5) return pickHex((hex) => hex.port).id;
        if (kind < 0.75) return nearEnemy(unit.side).id;
        return pickHex((hex) => !isLand(hex)).id;
      }
      case 'ground': {
        const kind = random();
        if (kind < 0.5 && MAP.hexes.some(own)) return pickHex(own).id;
        if (kind < 0.65) return pickHex((hex) => settles(hex) && hex.port).id;
        return pickHex((hex) => isLand(hex) && settles(hex)).id;
      }
      case 'hq':
        return board.at[unit.index]!;
    }
  }

  /** Two HQs whose ranges overlap by a few hexes. */
  function planCrossing(): Crossing | null {
    const japan = pick(HQS.filter((hq) => hq.side === 'japan'));
    const allies = pick(HQS.filter((hq) => hq.side === 'allies'));
    const overlap = Math.floor(between(2, 12));
    const from = pick(MAP.hexes.filter((hex) => hex.port && maySettle(japan, hex)));
    const far = (hex: Hex): boolean => {
      const short = japan.range + allies.range - distance(hex.index, from.index);
      return hex.port && Math.abs(short - overlap) <= 1 && maySettle(allies, hex);
    };
    const to = MAP.hexes.filter(far);
    return to.length > 0 ? { japan: { hq: japan, hex: from }, allies: { hq: allies, hex: pick(to) } } : null;
  }

  /** Between the two HQs, at the end of the range of its own. */
  function crossingPlace(unit: Unit, plan: Crossing): Place {
    const { hq, hex: start } = plan[unit.side];
    const end = plan[enemyOf(unit.side)].hex;
    const fits = (hex: Hex): boolean => {
      const way = distance(hex.index, start.index);
      const detour = way + distance(hex.index, end.index) - distance(start.index, end.index);
      const mayStand = unit.class === 'air' ? hex.airfield : hex.port || !isLand(hex);
      return mayStand && maySettle(unit, hex) && way <= hq.range && way >= hq.range - 3 && detour <= 3;
    };
    const hexes = MAP.hexes.filter(fits);
    return hexes.length > 0 ? pick(hexes).id : 'eliminated';
  }

  /** A port or a sea hex at most three hexes from an enemy. */
  function nearEnemy(side: Side): Hex {
    const enemies = UNITS.filter((unit) => unit.side === enemyOf(side) && isOnMap(unit));
    const crowd = enemies.filter((unit) => inTheatre(findHex(board.at[unit.index]!)!));
    const enemy = pick(crowd.length > 0 ? crowd : enemies);
    const { index } = findHex(board.at[enemy.index]!)!;
    const near = MAP.hexes.filter((hex) => (hex.port || !isLand(hex)) && distance(hex.index, index) <= 3);
    return pick(near.length > 0 ? near : MAP.hexes.filter((hex) => !isLand(hex)));
  }

  function reduceUnits(): NonNullable<BoardChanges['units']> {
    const changes: Partial<Record<UnitId, { reduced: boolean }>> = {};
    const share = between(0, 0.3);
    for (const unit of UNITS) {
      if (unit.class === 'hq' || unit.reduced === null || !chance(share)) continue;
      changes[unit.id] = { reduced: chance(0.7) };
    }
    return changes;
  }

  /** Most hexes where only one side has units other than ships belong to it; the others are being fought for. */
  function takeControl(): NonNullable<BoardChanges['control']> {
    const holders = new Map<HexId, Set<Side>>();
    for (const unit of UNITS) {
      if (!isOnMap(unit) || unit.class === 'naval') continue;
      const hex = board.at[unit.index] as HexId;
      holders.set(hex, (holders.get(hex) ?? new Set()).add(unit.side));
    }
    const changes: Partial<Record<HexId, Side>> = {};
    for (const [hex, sides] of holders) {
      const [side] = sides;
      if (sides.size > 1 || KUNMING_AREA.has(findHex(hex)!.index)) continue;
      if (chance(0.9)) changes[hex] = side!;
    }
    return changes;
  }

  function changeMarkers(): Partial<Board['markers']> {
    const { transportRoutes: built } = base.markers;
    const changesRoutes = chance(0.6);
    const route = (now: boolean): boolean => (changesRoutes ? chance(0.5) : now);
    return {
      hump: chance(0.4) ? chance(0.5) : base.markers.hump,
      transportRoutes: {
        jarhat: route(built.jarhat),
        ledo: route(built.ledo),
        imphal: route(built.imphal),
        kwai: route(built.kwai),
      },
      tokyoExpress: chance(0.3) ? tokyoExpressHex() : base.markers.tokyoExpress,
    };
  }

  /** 6.23: most often where Japanese units are. */
  function tokyoExpressHex(): HexId | null {
    const hexes = MAP.hexes.filter((hex) => isLand(hex) && belongsTo('japan', hex));
    const japanese = UNITS.filter((unit) => unit.side === 'japan' && isOnMap(unit));
    const held = hexes.filter((hex) => japanese.some((unit) => board.at[unit.index] === hex.id));
    if (held.length > 0 && chance(0.8)) return pick(held).id;
    return hexes.length > 0 ? pick(hexes).id : null;
  }

  /** Some units of one side, or none. */
  function activate(): readonly UnitId[] {
    if (!chance(0.3)) return base.activated;
    const side: Side = chance(0.5) ? 'japan' : 'allies';
    const share = between(0, 0.3);
    const able = UNITS.filter(
      (unit) =>
        unit.side === side &&
        unit.class !== 'hq' &&
        (isOnMap(unit) || board.at[unit.index] === 'china-box') &&
        chance(share),
    );
    return able.map((unit) => unit.id);
  }
}
