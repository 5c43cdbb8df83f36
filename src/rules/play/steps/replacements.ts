import type { Place, Side, UnitId } from '../../../data/ids.ts';
import { unitOf } from '../../../data/units.ts';
import { derived } from '../../state/derived.ts';
import type { State } from '../../state/state.ts';
import { type Pools, poolFor, poolsOf, usesOfSteps } from '../../strategic/replacements.ts';
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

/** 11.21: Japan keeps what it does not use of its naval and air steps. */
const save = (game: Game, { air, naval }: Pools): Game =>
  changeBoard(game, { markers: { replacementsSaved: { air, naval } } });

/** 11.0: a step at a time. */
export const replacements: Step = {
  ask: (state) =>
    usesOf(state).length === 0
      ? undefined
      : {
          kind: 'replace',
          side: dataOf(state, 'replacements').side,
          rule: '11.0',
          about: 'a replacement step',
        },
  answers: (state) => [...usesOf(state).map((use) => ({ do: 'replace', ...use }) as const), { do: 'done' }],
  take: (game, answer) => {
    if (answer.do === 'replace') return useStep(game, answer.unit, answer.to);
    return answer.do === 'done' ? finish(game) : game;
  },
  pass: (game) => finish(game),
};

const usesOf = derived((state: State) => usesOfSteps(state.board, dataOf(state, 'replacements')));

function useStep(game: Game, id: UnitId, to: Place): Game {
  const data = dataOf(game.state, 'replacements');
  const { board } = game.state;
  const unit = unitOf(id);
  const pool = poolFor(board, unit)!;
  const pools = { ...data.pools, [pool]: data.pools[pool] - 1 };
  const rebuilt = board.at[unit.index] === 'eliminated';
  // A unit of one step is whole at once.
  const reduced = rebuilt && unit.class !== 'hq' && unit.reduced !== null;
  const stronger = changeBoard(game, {
    units: { [id]: { at: to, reduced } },
    thisTurn: rebuilt ? { rebuilt: [...board.thisTurn.rebuilt, id] } : {},
  });
  const paid = data.side === 'japan' ? fromChina(save(stronger, pools), pool === 'ground') : stronger;
  const told = tell(paid, { type: 'replaced', unit: id, at: to, now: reduced ? 'reduced' : 'full' });
  const replaced = [...data.replaced, id];
  return push(pop(told), { step: 'replacements', data: { ...data, pools, replaced } });
}

/** 11.23: each ground step is a division that leaves China. */
function fromChina(game: Game, taken: boolean): Game {
  if (!taken) return game;
  const divisionsInChina = game.state.board.markers.divisionsInChina - 1;
  return tell(changeBoard(game, { markers: { divisionsInChina } }), {
    type: 'marker',
    marker: 'divisions in China',
    value: divisionsInChina,
  });
}

function finish(game: Game): Game {
  const { side, pools } = dataOf(game.state, 'replacements');
  if (side === 'japan') return pop(game);
  const lost = Object.values(pools).some((steps) => steps > 0);
  return receive(lost ? tell(pop(game), { type: 'replacements-lost', side, pools }) : pop(game), 'japan');
}
