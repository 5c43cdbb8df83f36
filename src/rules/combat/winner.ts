import type { Side, UnitId } from '../../data/ids.ts';
import { findHex } from '../../data/map.ts';
import { controllerOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import {
  type Battle,
  isAirNaval,
  isAirOrCarrier,
  isDistantEscort,
  isGround,
  type Participant,
  reactionSide,
  survivors,
} from './battle.ts';
import { garrisonsOf } from './garrison.ts';
import { attackOf } from './values.ts';

/**
 * 9.3: who has won the air-naval battle, by what survives of it. More attack strength wins, activated or not; a tie
 * goes to the reaction player, who also wins if only he has air units or carriers left. If nobody has an air or naval
 * unit left (9.31) or ever had one (9.34), the offensive player has won.
 */
export function airNavalWinner(board: Board, battle: Battle): Side {
  const reaction = reactionSide(battle);
  const mine = survivors(board, battle, battle.offensive).filter(isAirNaval);
  const theirs = survivors(board, battle, reaction).filter(isAirNaval);
  if (mine.length === 0 && theirs.length === 0) return battle.offensive;
  if (theirs.some(isAirOrCarrier) && !mine.some(isAirOrCarrier)) return reaction;
  const total = (units: readonly Participant[]): number =>
    units
      .filter((participant) => !isDistantEscort(battle, participant))
      .reduce((sum, participant) => sum + attackOf(board, battle, participant), 0);
  return total(mine) > total(theirs) ? battle.offensive : reaction;
}

/**
 * The ground units of a side that fight on the ground once the air-naval battle is over: all in the hex (9.13), but
 * landed ones of the offensive only if it has won (9.32), and none that was caught without escort (8.45B).
 */
export function groundFighters(board: Board, battle: Battle, side: Side): Participant[] {
  const turned = turnedBack(board, battle);
  return survivors(board, battle, side).filter(
    (participant) =>
      isGround(participant) && participant.at === battle.hex && !turned.includes(participant.unit),
  );
}

/** Landed units that do not fight and must leave in post-battle movement (8.45B, 9.32). */
export function turnedBack(board: Board, battle: Battle): UnitId[] {
  const alive = survivors(board, battle, battle.offensive).map(({ unit }) => unit);
  const lost = airNavalWinner(board, battle) !== battle.offensive;
  return alive.filter((unit) => battle.cannotFight.includes(unit) || (lost && battle.landed.includes(unit)));
}

/** Whether ground combat follows the air-naval battle: both sides have somebody to fight it (9.32 to 9.34). */
export const isGroundBattle = (board: Board, battle: Battle): boolean =>
  holdsGround(board, battle, battle.offensive) && holdsGround(board, battle, reactionSide(battle));

const holdsGround = (board: Board, battle: Battle, side: Side): boolean =>
  groundFighters(board, battle, side).length > 0 || garrisonsOf(board, battle, side).count > 0;

export interface GroundOutcome {
  /** Null if there was no ground combat. */
  readonly winner: Side | null;
  /** Whose ground units must retreat (9.5). Garrisons do not: they are gone with the control of the hex (13.76). */
  readonly retreats: Side | null;
  /** Who controls the hex now; null at sea. */
  readonly control: Side | null;
  readonly turnedBack: readonly UnitId[];
}

/**
 * How the battle for the hex ends, by what is left and, if ground combat took place, by the steps each side has lost
 * in it (9.33, 9.4C); null if none took place.
 */
export function groundOutcome(
  board: Board,
  battle: Battle,
  losses: Readonly<Record<Side, number>> | null,
): GroundOutcome {
  const { offensive } = battle;
  const reaction = reactionSide(battle);
  const hex = findHex(battle.hex)!;
  const present = {
    offensive: holdsGround(board, battle, offensive),
    reaction: holdsGround(board, battle, reaction),
  };
  const end = (winner: Side, retreats: Side | null, control: Side | null): GroundOutcome => ({
    winner: losses ? winner : null,
    retreats,
    control: hex.area === null ? null : control,
    turnedBack: turnedBack(board, battle),
  });
  if (present.offensive && present.reaction) {
    if (!losses) throw new Error(`ground combat in ${battle.hex} has not been fought`);
    return losses[reaction] > losses[offensive]
      ? end(offensive, reaction, offensive)
      : end(reaction, offensive, reaction);
  }
  if (present.offensive) return end(offensive, null, offensive);
  if (present.reaction || losses) return end(reaction, null, reaction);
  // Nobody's ground units: whoever has the hex keeps it, which is the reaction player (9.33) unless it was taken before.
  return end(reaction, null, hex.area === null ? null : controllerOf(board, hex.index));
}
