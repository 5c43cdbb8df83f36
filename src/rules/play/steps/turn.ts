import { loadScenario } from '../../../data/scenario.ts';
import { SEGMENTS, type Segment } from '../../../data/tables.ts';
import { mayLeavePhilippines } from '../../nations/surrender.ts';
import { type State, segmentOf } from '../../state/state.ts';
import { judgeWill } from '../../victory/us-political-will.ts';
import { type Game, push, type Step, tell } from '../game.ts';
import { sufferAttrition } from './attrition.ts';
import { beginDeal } from './deal-cards.ts';
import { endTurn } from './end-of-turn.ts';
import { beginOffensives } from './initiative.ts';
import { beginReinforcements } from './reinforcements.ts';
import { beginReplacements } from './replacements.ts';
import { beginStrategicWarfare } from './strategic-warfare.ts';

/** 4.0: a turn, segment by segment. What a segment has to ask lies on the stack above it. */
const BEGIN: Readonly<Record<Segment, (game: Game) => Game>> = {
  reinforcement: beginReinforcements,
  replacement: beginReplacements,
  'strategic-warfare': beginStrategicWarfare,
  'deal-cards': beginDeal,
  initiative: (game) => game,
  offensives: beginOffensives,
  'national-status': (game) =>
    push(game, { step: 'national-status', data: { stage: 'surrenders', fallen: [] } }),
  // 8.22, 8.32: who is in a hex that was lost in the political phase leaves when it ends, before anything else changes.
  'us-political-will': (game) =>
    push(
      judgeWill(game),
      { step: 'stacking', data: {} },
      { step: 'national-status', data: { stage: 'vacated', fallen: [] } },
      { step: 'emergency', data: { mayGo: mayLeavePhilippines(game.state.board) } },
    ),
  attrition: sufferAttrition,
  'end-of-turn': endTurn,
};

export const turn: Step = {
  ask: () => undefined,
  answers: () => [],
  take: (game) => game,
  pass: (game) => {
    const [step] = game.state.flow;
    if (step?.step !== 'turn') throw new Error('the flow does not begin with a turn');
    const { segment, begun } = step.data;
    if (begun) return enter(game, nextSegment(game.state), false);
    return BEGIN[segment](tell(enter(game, segment, true), { type: 'segment-began', segment }));
  },
};

/** The turn's own place in the flow set to a segment. */
const enter = (game: Game, segment: Segment, begun: boolean): Game => ({
  ...game,
  state: { ...game.state, flow: [{ step: 'turn', data: { segment, begun } }, ...game.state.flow.slice(1)] },
});

/** 17.11: December 1941 has offensives only. */
function nextSegment(state: State): Segment {
  const segment = segmentOf(state);
  if (segment === 'offensives' && isDecember1941(state)) return 'end-of-turn';
  return SEGMENTS[(SEGMENTS.indexOf(segment) + 1) % SEGMENTS.length]!;
}

const isDecember1941 = ({ board, scenario }: State): boolean =>
  board.turn === 1 && loadScenario(scenario).specialRules.some(({ id }) => id === 'december-1941');
