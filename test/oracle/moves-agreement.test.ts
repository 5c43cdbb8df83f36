import { describe, expect, test } from 'vitest';
import { enemyOf, type Place, SIDES, type Side, type UnitId } from '../../src/data/ids.ts';
import { findHex, hexAt, SIDE_WORDS } from '../../src/data/map.ts';
import { loadScenario, SCENARIO_IDS } from '../../src/data/scenario.ts';
import { UNITS, type Unit } from '../../src/data/units.ts';
import { type HexId, type HexIndex, idOf } from '../../src/hex/hex.ts';
import type { MoveContext } from '../../src/rules/movement/context.ts';
import type { Destination, Mode } from '../../src/rules/movement/modes.ts';
import { type Moves, movesOf } from '../../src/rules/movement/moves.ts';
import { type Board, withChanges } from '../../src/rules/state/board.ts';
import { setUp } from '../../src/rules/state/setup.ts';
import { generator } from '../support/random.ts';
import { HEXSIDES, readPosition } from './position.ts';
import { shuffledBoard } from './shuffle.ts';
import { type SlowMovement, type SlowMoves, slowMovement } from './slow-moves.ts';
import { withinRange } from './trace.ts';

const BOARDS_PER_SETUP = 40;
const STACKS_PER_BOARD = 12;
const STACKS_PER_SCENARIO = 20;
/** Strategic moves look at a board without the movers, and the slow search for it takes its time. */
const OFFENSIVE_STACKS = 4;

interface Random {
  readonly chance: (probability: number) => boolean;
  /** A whole number, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
}

function randomFrom(next: () => number): Random {
  return {
    chance: (probability) => next() < probability,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  };
}

const hexOf = (board: Board, unit: Unit): HexIndex | undefined => findHex(board.at[unit.index]!)?.index;

/** What no game can come to: units in Manchuria (13.91), Japan in control of central India (8.41B). */
function inOrder(board: Board): Board {
  const units: Partial<Record<UnitId, { at: Place }>> = {};
  for (const unit of UNITS) {
    const hex = hexOf(board, unit);
    if (hex !== undefined && hexAt(hex).area === 'manchuria') units[unit.id] = { at: 'out-of-play' };
  }
  const control: Partial<Record<HexId, Side>> = {};
  for (const id of board.japaneseHexes) if (findHex(id)!.area === 'central-india') control[id] = 'allies';
  return withChanges(board, { units, control });
}

/** Ships, and now and then more troops, join some ground units on the coast. */
function withConvoys(board: Board, random: Random): Board {
  const units: Partial<Record<UnitId, { at: Place }>> = {};
  for (const side of SIDES) {
    const onMap = UNITS.filter((unit) => unit.side === side && hexOf(board, unit) !== undefined);
    const troops = onMap.filter((unit) => unit.class === 'ground' && isOnCoast(hexOf(board, unit)!));
    const ships = onMap.filter((unit) => unit.class === 'naval');
    if (troops.length === 0 || ships.length === 0) continue;
    const small = troops.filter((unit) => unit.class === 'ground' && unit.type === 'brigade');
    const lifters = ships.filter((unit) => ['CA', 'CL', 'APD'].includes((unit as { type: string }).type));
    for (let convoys = random.between(1, 3); convoys > 0; convoys--) {
      const at = board.at[random.pick(small.length > 0 && random.chance(0.4) ? small : troops).index]!;
      for (let count = random.between(1, 3); count > 0; count--) {
        units[random.pick(lifters.length > 0 && random.chance(0.4) ? lifters : ships).id] = { at };
      }
      if (random.chance(0.4)) units[random.pick(small.length > 0 ? small : troops).id] = { at };
    }
  }
  return withChanges(board, { units });
}

const isOnCoast = (hex: HexIndex): boolean => HEXSIDES.get(hex)!.some(({ word }) => SIDE_WORDS[word].ships);

/** One to four units of one place that can move together: ships, air units, ground units, or troops with ships. */
function pickStack(board: Board, side: Side, random: Random): Unit[] {
  const movable = UNITS.filter(
    (unit) =>
      unit.side === side &&
      unit.class !== 'hq' &&
      (hexOf(board, unit) !== undefined || board.at[unit.index] === 'china-box'),
  );
  const kind = random.pick(['naval', 'air', 'ground', 'ground', 'convoy'] as const);
  const wanted = movable.filter((unit) => unit.class === (kind === 'convoy' ? 'ground' : kind));
  const together = (unit: Unit, other: Unit): boolean => board.at[unit.index] === board.at[other.index];
  const shipsWith = (unit: Unit): Unit[] =>
    movable.filter((other) => other.class === 'naval' && together(unit, other));
  const leaders = kind === 'convoy' ? wanted.filter((unit) => shipsWith(unit).length > 0) : wanted;
  if (leaders.length === 0) return pickStack(board, side, random);
  const first = random.pick(leaders);
  const others = (from: readonly Unit[], most: number): Unit[] => {
    const left = [...from];
    const taken: Unit[] = [];
    for (let count = random.between(0, most); count > 0 && left.length > 0; count--) {
      const unit = random.pick(left);
      left.splice(left.indexOf(unit), 1);
      taken.push(unit);
    }
    return taken;
  };
  const alike = wanted.filter((unit) => unit !== first && together(first, unit));
  const escort = kind === 'convoy' ? shipsWith(first) : [];
  const stack = [first, ...others(alike, kind === 'convoy' ? 1 : 2)];
  if (escort.length === 0) return stack;
  const lead = random.pick(escort);
  const rest = escort.filter((ship) => ship !== lead);
  return [...stack, lead, ...others(rest, 2)];
}

function pickContext(
  board: Board,
  units: readonly Unit[],
  role: MoveContext['role'],
  random: Random,
): MoveContext {
  const { side } = units[0]!;
  const mayBarge = side === 'japan' && units.every((unit) => unit.class === 'ground');
  const oc = mayBarge && random.chance(0.5) ? 3 : random.between(1, 3);
  return {
    side,
    role,
    oc,
    navalHexes: random.chance(0.15) ? random.between(1, 25) : null,
    battleHexes: role === 'reaction' ? pickBattles(board, units, oc, random) : [],
    landed: role === 'offensive' ? pickLanded(board, units, random) : [],
    asp: random.between(0, 7),
    bargeUsed: random.chance(0.2),
    avoid: null,
    armyLandsAnywhere: random.chance(0.2),
  };
}

/** Hexes with enemies, or with friends an enemy could come to, most of them not far from the units. */
function pickBattles(board: Board, units: readonly Unit[], oc: number, random: Random): HexId[] {
  const start = hexOf(board, units[0]!);
  const reach = units.every((unit) => unit.class === 'ground') && random.chance(0.7) ? oc : 3 + 3 * oc;
  const near = start === undefined ? null : withinRange(start, reach);
  const enemy = enemyOf(units[0]!.side);
  const held = UNITS.flatMap((unit) => {
    const hex = hexOf(board, unit);
    if (hex === undefined || hexAt(hex).area === 'china-inland') return [];
    return near && !near.has(hex) ? [] : [{ hex, side: unit.side }];
  });
  const battles = new Set<HexId>();
  for (let count = random.between(0, 3); count > 0 && held.length > 0; count--) {
    const enemies = held.filter((entry) => entry.side === enemy);
    battles.add(idOf(random.pick(enemies.length > 0 && random.chance(0.6) ? enemies : held).hex));
  }
  if (start !== undefined && random.chance(0.15)) battles.add(idOf(start));
  return [...battles];
}

/** Other ground units of the side, in enemy hexes most often. */
function pickLanded(board: Board, units: readonly Unit[], random: Random): UnitId[] {
  const { controls } = readPosition(board);
  const ground = UNITS.filter((unit) => {
    if (unit.class !== 'ground' || unit.side !== units[0]!.side || units.includes(unit)) return false;
    const hex = hexOf(board, unit);
    return hex !== undefined && random.chance(controls(unit.side, hex) ? 0.03 : 0.5);
  });
  return ground.map((unit) => unit.id);
}

type Costs = Partial<Record<string, Record<string, number>>>;

const costsOf = (
  found: readonly [mode: string, destinations: readonly (readonly [string, number])[]][],
): Costs => Object.fromEntries(found.map(([mode, destinations]) => [mode, Object.fromEntries(destinations)]));

const fastCosts = (moves: Moves): Costs =>
  costsOf(Object.entries(moves).map(([mode, found]) => [mode, found.map(({ to, cost }) => [to, cost])]));

const slowCosts = (moves: SlowMoves): Costs =>
  costsOf(Object.entries(moves).map(([mode, found]) => [mode, [...found]]));

/** The paths that do not lead to their destination or do not cost what they say. */
function wrongPaths(moves: Moves, { pathCost }: SlowMovement): string[] {
  return (Object.entries(moves) as [Mode, Destination[]][]).flatMap(([mode, found]) =>
    found
      .filter(({ to, cost, path }) => path.at(-1) !== to || pathCost(mode, path) !== cost)
      .map(({ to, cost, path }) => `${mode} to ${to} for ${cost}: ${path.join(' ')}`),
  );
}

/** Compares some random stacks of a board, all of them activated. */
function compare(base: Board, count: number, random: Random, where: string): void {
  const stacks: Unit[][] = [];
  for (let i = 0; i < count; i++) stacks.push(pickStack(base, random.pick(SIDES), random));
  const activated = new Set([...base.activated, ...stacks.flat().map((unit) => unit.id)]);
  const board = withChanges(base, {
    activated: [...activated],
    markers: { barges: random.pick(['none', 'available', 'available', 'never']) },
  });
  stacks.forEach((units, i) => {
    const role = i < OFFENSIVE_STACKS ? 'offensive' : 'reaction';
    const context = pickContext(board, units, role, random);
    const names = units.map((unit) => unit.id).join(' + ');
    const message = `${where}: ${names} at ${board.at[units[0]!.index]}, ${JSON.stringify(context)}`;
    const fast = movesOf(board, units, context);
    const slow = slowMovement(board, units, context);
    expect(fastCosts(fast), message).toEqual(slowCosts(slow.moves));
    expect(wrongPaths(fast, slow), message).toEqual([]);
  });
}

describe('8, 13.74: the rules core moves units as the slow search does', () => {
  test.each(SCENARIO_IDS)('on the set-up of %s', (id) => {
    const { board } = setUp(loadScenario(id));
    compare(board, STACKS_PER_SCENARIO, randomFrom(generator(Number(id.slice(0, 4)))), id);
  });

  test.each(['1941', '1942', '1943', '1944'])(
    `on ${BOARDS_PER_SETUP} shuffled boards of %s`,
    (id) => {
      const { board: base } = setUp(loadScenario(id));
      const next = generator(Number(id) * 11);
      const random = randomFrom(next);
      for (let i = 0; i < BOARDS_PER_SETUP; i++) {
        const board = withConvoys(inOrder(shuffledBoard(base, next)), random);
        compare(board, STACKS_PER_BOARD, random, `board ${i}`);
      }
    },
    60_000,
  );
});
