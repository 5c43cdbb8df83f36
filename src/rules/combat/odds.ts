import { SIDES, type Side } from '../../data/ids.ts';
import type { Board } from '../state/board.ts';
import { allotSensibly } from './auto-allotment.ts';
import { type Battle, isAirNaval } from './battle.ts';
import type { Combat } from './effects.ts';
import { newAllotment } from './hits.ts';
import { airNavalModifiers, groundModifiers, type Modifier } from './modifiers.ts';
import { airNavalOrder } from './order.ts';
import { airNavalResult, type CombatResult, groundResult } from './results.ts';
import { airNavalStrength, groundStrength, type Strength } from './strength.ts';
import { airNavalWinner, groundOutcome, isGroundBattle } from './winner.ts';

/** One side of a combat: what it has, what changes its die, and what each die gives. */
export interface SideOdds {
  readonly strength: Strength;
  readonly modifiers: readonly Modifier[];
  readonly results: readonly CombatResult[];
}

export interface Odds {
  /** As it stands before any hit; null if nobody has an air or naval unit (9.34). */
  readonly airNaval: {
    readonly sides: Readonly<Record<Side, SideOdds>>;
    /** The chance that each side wins it. */
    readonly winner: Readonly<Record<Side, number>>;
    /** Steps a side loses in it on average. */
    readonly losses: Readonly<Record<Side, number>>;
  } | null;
  /** Null if the air-naval battle never leads to ground combat. */
  readonly ground: {
    /** The chance that it takes place. */
    readonly chance: number;
    /** As it most often stands after the air-naval battle. */
    readonly sides: Readonly<Record<Side, SideOdds>>;
    /** The chance that it takes place and each side wins it. */
    readonly winner: Readonly<Record<Side, number>>;
    /** Steps a side loses in it on average, when it takes place. */
    readonly losses: Readonly<Record<Side, number>>;
  } | null;
  /** The chance that each side controls the hex in the end; null at sea. */
  readonly control: Readonly<Record<Side, number>> | null;
}

/** A way a combat can go. */
interface Branch {
  readonly chance: number;
  readonly board: Board;
  readonly battle: Battle;
  readonly lost: Readonly<Record<Side, number>>;
}

const NOTHING: Readonly<Record<Side, number>> = { japan: 0, allies: 0 };

/**
 * How a battle can be expected to go: every die of both sides in both combats, with hits allotted sensibly. Carrier
 * swaps (9.2F7) are not considered.
 */
export function odds(board: Board, battle: Battle): Odds {
  const start: Branch = { chance: 1, board, battle, lost: NOTHING };
  const flown = battle.participants.some(isAirNaval);
  const winner = { ...NOTHING };
  const losses = { ...NOTHING };
  const control = { ...NOTHING };
  const ground = { chance: 0, winner: { ...NOTHING }, losses: { ...NOTHING } };
  const situations = new Map<string, { chance: number; sides: Record<Side, SideOdds> }>();
  let atSea = false;
  const close = (branch: Branch, fought: boolean): void => {
    const outcome = groundOutcome(branch.board, branch.battle, fought ? branch.lost : null);
    if (outcome.winner) ground.winner[outcome.winner] += branch.chance;
    if (outcome.control) control[outcome.control] += branch.chance;
    else atSea = true;
  };
  for (const after of flown ? airNavalBranches(start) : [start]) {
    winner[airNavalWinner(after.board, after.battle)] += after.chance;
    for (const side of SIDES) losses[side] += after.chance * after.lost[side];
    if (!isGroundBattle(after.board, after.battle)) {
      close(after, false);
      continue;
    }
    ground.chance += after.chance;
    const sides = sideOdds(after, 'ground');
    const key = JSON.stringify(sides);
    const chance = (situations.get(key)?.chance ?? 0) + after.chance;
    situations.set(key, { chance, sides });
    for (const end of simultaneous({ ...after, lost: NOTHING }, 'ground')) {
      for (const side of SIDES) ground.losses[side] += end.chance * end.lost[side];
      close(end, true);
    }
  }
  const usual = [...situations.values()].sort((a, b) => b.chance - a.chance)[0];
  for (const side of SIDES) ground.losses[side] /= ground.chance || 1;
  return {
    airNaval: flown ? { sides: sideOdds(start, 'air-naval'), winner, losses } : null,
    ground: usual ? { ...ground, sides: usual.sides } : null,
    control: atSea ? null : control,
  };
}

const DICE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

function sideOdds({ board, battle }: Branch, combat: Combat): Record<Side, SideOdds> {
  const of = (side: Side): SideOdds => ({
    strength: (combat === 'ground' ? groundStrength : airNavalStrength)(board, battle, side),
    modifiers: (combat === 'ground' ? groundModifiers : airNavalModifiers)(board, battle, side),
    results: DICE.map((die) => resultOf(board, battle, combat, side, die)),
  });
  return { japan: of('japan'), allies: of('allies') };
}

const resultOf = (board: Board, battle: Battle, combat: Combat, side: Side, die: number): CombatResult =>
  (combat === 'ground' ? groundResult : airNavalResult)(board, battle, side, die);

function airNavalBranches(start: Branch): Branch[] {
  const order = airNavalOrder(start.battle);
  if (order === 'simultaneous') return simultaneous(start, 'air-naval');
  const [first, second] = order;
  return oneSided(start, first).flatMap((branch) => oneSided(branch, second));
}

/** Rolls that come to the same, with their chance. */
function rolls({ board, battle }: Branch, combat: Combat, side: Side) {
  const different = new Map<string, { chance: number; hits: number; critical: boolean }>();
  for (const die of DICE) {
    const { hits, critical } = resultOf(board, battle, combat, side, die);
    const key = `${hits} ${critical}`;
    const chance = (different.get(key)?.chance ?? 0) + 1 / DICE.length;
    different.set(key, { chance, hits, critical });
  }
  return [...different.values()].map((roll) => ({
    chance: roll.chance,
    allotment: newAllotment(board, battle, combat, side, roll),
  }));
}

function oneSided(branch: Branch, side: Side): Branch[] {
  return rolls(branch, 'air-naval', side).map(({ chance, allotment }) =>
    after({ ...branch, chance: branch.chance * chance }, allotment),
  );
}

function simultaneous(branch: Branch, combat: Combat): Branch[] {
  const allied = rolls(branch, combat, 'allies');
  return rolls(branch, combat, 'japan').flatMap((japan) => {
    const half = after({ ...branch, chance: branch.chance * japan.chance }, japan.allotment);
    return allied.map(({ chance, allotment }) => after({ ...half, chance: half.chance * chance }, allotment));
  });
}

function after(branch: Branch, hits: ReturnType<typeof newAllotment>): Branch {
  const { board, battle, allotment } = allotSensibly(branch.board, branch.battle, hits);
  const victim = hits.by === 'japan' ? 'allies' : 'japan';
  const lost = { ...branch.lost, [victim]: branch.lost[victim] + allotment.taken.length };
  return { chance: branch.chance, board, battle, lost };
}
