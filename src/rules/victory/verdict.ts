import type { Side } from '../../data/ids.ts';
import { loadScenario } from '../../data/scenario.ts';
import { TABLES } from '../../data/tables.ts';
import { resourcesOf } from '../control/control.ts';
import type { Board } from '../state/board.ts';
import type { State } from '../state/state.ts';
import { hasTokyoInRange } from '../strategic/bombing.ts';
import { type PointsLine, pointsOf } from './points.ts';

export type Result =
  | 'automatic'
  | 'campaign'
  | 'allied-decisive'
  | 'allied-tactical'
  | 'japanese-tactical'
  | 'japanese-decisive';

/** How a game has ended, and by which rule. */
export interface Verdict {
  readonly winner: Side;
  readonly rule: string;
  readonly result: Result;
  readonly reason: string;
  /** 17.27, 17.38, 17.48: Japan's points, line by line. */
  readonly points?: { readonly total: number; readonly lines: readonly PointsLine[] };
}

/** 16.1, 4.5: how the game ends now; undefined if it goes on. */
export const verdictNow = (state: State): Verdict | undefined =>
  negotiation(state.board) ?? collapse(state.board) ?? atTheEnd(state);

/** 16.1: political will 0 beats whatever else has come about. */
export const negotiation = ({ markers }: Board): Verdict | undefined =>
  markers.politicalWill > TABLES.politicalWill.min
    ? undefined
    : {
        winner: 'japan',
        rule: '16.1',
        result: 'automatic',
        reason: 'US political will has come to negotiations',
      };

/** 13.93, 16.1. */
export const collapse = ({ surrendered }: Board): Verdict | undefined =>
  surrendered.includes('japan')
    ? { winner: 'allies', rule: '16.1', result: 'automatic', reason: 'Japan has surrendered' }
    : undefined;

function atTheEnd(state: State): Verdict | undefined {
  const { victory, lastTurn } = loadScenario(state.scenario);
  if (state.board.turn < lastTurn) return undefined;
  return victory.type === 'campaign' ? campaign(state.board) : byPoints(state);
}

const BOMBED_TURNS = 4;
const MOST_RESOURCES = 1;

/** 16.2, 16.3: bombed four turns running, one resource hex at most, and a B-29 still in range of Tokyo. */
function campaign(board: Board): Verdict {
  const resources = resourcesOf(board, 'japan').length;
  const inRange = TABLES.bombing.units.some((id) => hasTokyoInRange(board, id));
  const facts = [
    `bombed on ${board.bombedTurns} turns running`,
    `${resources} resource hexes held`,
    `${inRange ? 'a' : 'no'} B-29 in range of Tokyo`,
  ].join(', ');
  return board.bombedTurns >= BOMBED_TURNS && resources <= MOST_RESOURCES && inRange
    ? { winner: 'allies', rule: '16.2', result: 'campaign', reason: `Japan is finished: ${facts}` }
    : { winner: 'japan', rule: '16.3', result: 'campaign', reason: `Japan holds out: ${facts}` };
}

function byPoints(state: State): Verdict {
  const { victory } = loadScenario(state.scenario);
  if (victory.type !== 'points') throw new Error(`${state.scenario} is not decided by points`);
  const { rule, alliedAutomatic, levels } = victory;
  const resources = resourcesOf(state.board, 'japan').length;
  if (alliedAutomatic && resources < alliedAutomatic.japanResourcesBelow) {
    return {
      winner: 'allies',
      rule,
      result: 'automatic',
      reason: `Japan holds ${resources} resource hexes, fewer than ${alliedAutomatic.japanResourcesBelow}`,
    };
  }
  const points = pointsOf(state);
  const { result } = levels.find(({ upTo }) => upTo === null || points.total <= upTo)!;
  const winner = result.startsWith('allied') ? 'allies' : 'japan';
  return { winner, rule, result, reason: `Japan has ${points.total} victory points`, points };
}
