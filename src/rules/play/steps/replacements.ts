import type { CardId, Place, Side, UnitId } from '../../../data/ids.ts';
import { unitOf } from '../../../data/units.ts';
import { eventOf } from '../../cards/events.ts';
import { derived } from '../../state/derived.ts';
import type { State } from '../../state/state.ts';
import {
  NO_STEPS,
  type Pool,
  type Pools,
  poolOf,
  poolsOf,
  type StepUse,
  usesOfSteps,
} from '../../strategic/replacements.ts';
import { changeBoard, dataOf, type Game, pop, push, type Step, tell } from '../game.ts';

/** 4.12: the Allies use their replacements first. */
export const beginReplacements = (game: Game): Game => receive(game, 'allies');

function receive(game: Game, side: Side): Game {
  const pools = poolsOf(game.state.board, side);
  const told = tell(game, { type: 'replacements-received', side, pools });
  const saved = side === 'japan' ? save(told, pools) : told;
  return push(saved, {
    step: 'replacements',
    data: { side, pools, before: saved.state.board, replaced: [] },
  });
}

/** 5.33: an event gives steps, to be used now as in the segment; Japan keeps what is left of air and naval ones. */
export function giveSteps(game: Game, side: Side, card: CardId, given: Partial<Pools>): Game {
  const pools = { ...NO_STEPS, ...given };
  const told = tell(game, { type: 'replacements-received', side, pools });
  const { air, naval } = game.state.board.markers.replacementsSaved;
  const saved = side === 'japan' ? save(told, { air: air + pools.air, naval: naval + pools.naval }) : told;
  return push(saved, {
    step: 'replacements',
    data: { side, pools, before: saved.state.board, replaced: [], card },
  });
}

/** 11.21: Japan keeps what it does not use of its naval and air steps. */
const save = (game: Game, { air, naval }: Pick<Pools, 'air' | 'naval'>): Game =>
  changeBoard(game, { markers: { replacementsSaved: { air, naval } } });

/** 11.0: a step at a time. */
export const replacements: Step = {
  ask: (state) =>
    usesOf(state).length === 0
      ? undefined
      : {
          kind: 'replace',
          side: dataOf(state, 'replacements').side,
          rule: dataOf(state, 'replacements').card ?? '11.0',
          about: 'a replacement step',
        },
  answers: (state) => [...usesOf(state).map((use) => ({ do: 'replace', ...use }) as const), { do: 'done' }],
  take: (game, answer) => {
    if (answer.do === 'replace') return useStep(game, answer.unit, answer.to);
    return answer.do === 'done' ? finish(game) : game;
  },
  pass: (game) => finish(game),
};

const usesOf = derived((state: State): readonly StepUse[] => {
  const data = dataOf(state, 'replacements');
  const { stepUses = usesOfSteps } = (data.card ? eventOf(data.card) : undefined) ?? {};
  return stepUses(state.board, data);
});

function useStep(game: Game, id: UnitId, to: Place): Game {
  const data = dataOf(game.state, 'replacements');
  const { board } = game.state;
  const unit = unitOf(id);
  if (unit.class === 'hq') return game;
  const pool = poolOf(unit);
  const pools = { ...data.pools, [pool]: data.pools[pool] - 1 };
  const rebuilt = board.at[unit.index] === 'eliminated';
  // A unit of one step is whole at once.
  const reduced = rebuilt && unit.reduced !== null;
  const stronger = changeBoard(game, {
    units: { [id]: { at: to, reduced } },
    thisTurn: rebuilt ? { rebuilt: [...board.thisTurn.rebuilt, id] } : {},
  });
  const paid = data.side === 'japan' ? paidByJapan(stronger, pool, data.card) : stronger;
  const told = tell(paid, { type: 'replaced', unit: id, at: to, now: reduced ? 'reduced' : 'full' });
  const replaced = [...data.replaced, id];
  return push(pop(told), { step: 'replacements', data: { ...data, pools, replaced } });
}

/** 11.21, 11.22: a step less is kept. 11.23: a ground step is a division that leaves China, if no event gave it. */
function paidByJapan(game: Game, pool: Pool, card: CardId | undefined): Game {
  const { replacementsSaved, divisionsInChina } = game.state.board.markers;
  if (pool === 'air' || pool === 'naval')
    return save(game, { ...replacementsSaved, [pool]: replacementsSaved[pool] - 1 });
  if (card !== undefined) return game;
  return tell(changeBoard(game, { markers: { divisionsInChina: divisionsInChina - 1 } }), {
    type: 'marker',
    marker: 'divisions in China',
    value: divisionsInChina - 1,
  });
}

/** What is left is lost, but for what Japan keeps; in the segment Japan comes after the Allies. */
function finish(game: Game): Game {
  const { side, pools, card } = dataOf(game.state, 'replacements');
  if (side === 'japan' && card === undefined) return pop(game);
  const left = side === 'japan' ? { ...pools, air: 0, naval: 0 } : pools;
  const lost = Object.values(left).some((steps) => steps > 0);
  const done = lost ? tell(pop(game), { type: 'replacements-lost', side, pools: left }) : pop(game);
  return card === undefined ? receive(done, 'japan') : done;
}
