import { enemyOf, type Side, type UnitId } from '../../../data/ids.ts';
import type { HexId } from '../../../hex/hex.ts';
import type { TargetId } from '../../combat/battle.ts';
import { applySwap, legalSwaps } from '../../combat/carrier-swap.ts';
import {
  type Allotment,
  applyHit,
  chooser,
  keepLastStep,
  lastStepChoice,
  legalTargets,
  newAllotment,
} from '../../combat/hits.ts';
import { airNavalModifiers, groundModifiers } from '../../combat/modifiers.ts';
import { airNavalOrder } from '../../combat/order.ts';
import { airNavalResult, groundResult, rollsAirNaval } from '../../combat/results.ts';
import { airNavalWinner, groundOutcome, isGroundBattle } from '../../combat/winner.ts';
import { placeOf } from '../../state/board.ts';
import type { State } from '../../state/state.ts';
import { buildBattle } from '../build-battle.ts';
import { cargoLost } from '../cargo.ts';
import { countCasualties } from '../casualties.ts';
import type { Answer, Decision } from '../decision.ts';
import { DIE } from '../die.ts';
import { changeOffensive, type Game, goTo, offensiveOf, type Step, tell } from '../game.ts';
import type { Fight } from '../offensive.ts';

/** 7.2 step 11, 9: battle by battle, first in the air and at sea, then on the ground. */
export const battles: Step = {
  ask: (state) => {
    const { fight, side } = offensiveOf(state);
    if (fight) return askFight(state, fight);
    return unresolved(state).length > 1
      ? { kind: 'choose-battle', side, rule: '7.28', about: 'which battle to fight next' }
      : undefined;
  },
  answers: (state) => {
    const { fight } = offensiveOf(state);
    if (fight) return answersInFight(state, fight);
    return unresolved(state).map(({ hex }) => ({ do: 'battle', hex }));
  },
  take: (game, answer) => {
    const { fight } = offensiveOf(game.state);
    return fight ? takeInFight(game, fight, answer) : answer.do === 'battle' ? join(game, answer.hex) : game;
  },
  pass: (game) => {
    const { fight } = offensiveOf(game.state);
    if (fight) return goOn(game, fight);
    const [next] = unresolved(game.state);
    return next ? join(game, next.hex) : goTo(game, 'late-cards');
  },
};

const unresolved = (state: State) => offensiveOf(state).battles.filter(({ resolved }) => !resolved);

/** A battle begins: who takes part, and who rolls in which order. */
function join(game: Game, hex: HexId): Game {
  const declared = offensiveOf(game.state).battles.find((battle) => battle.hex === hex)!;
  const battle = buildBattle(game.state, declared);
  const order = airNavalOrder(battle);
  const simultaneous = order === 'simultaneous';
  const sides: readonly Side[] = simultaneous ? [battle.offensive, enemyOf(battle.offensive)] : order;
  const fight: Fight = {
    battle,
    combat: 'air-naval',
    toRoll: sides.filter((side) => rollsAirNaval(game.state.board, battle, side)),
    simultaneous,
    hits: [],
    allotted: [],
    swapAsked: false,
  };
  return changeOffensive(game, { fight });
}

/** The hits to be applied now: at once, or when both sides have rolled. */
const current = ({ hits, simultaneous, toRoll }: Fight): Allotment | undefined =>
  simultaneous && toRoll.length > 0 ? undefined : hits[0];

function askFight(state: State, fight: Fight): Decision | undefined {
  const { battle, combat } = fight;
  const { board } = state;
  const rule = combat === 'ground' ? '9.4' : '9.2';
  const allotment = current(fight);
  if (allotment) {
    const kept = lastStepChoice(board, battle, allotment);
    if (kept.length > 0)
      return {
        kind: 'allot-hit',
        side: enemyOf(battle.offensive),
        rule: '9.2F',
        about: 'whose last step survives',
      };
    if (legalTargets(board, battle, allotment).length < 2) return undefined;
    return {
      kind: 'allot-hit',
      side: chooser(board, battle, allotment),
      rule: `${rule}F`,
      about: `${allotment.hits} hits at ${battle.hex}`,
    };
  }
  const [side] = fight.toRoll;
  if (side) {
    const modifiers =
      combat === 'ground' ? groundModifiers(board, battle, side) : airNavalModifiers(board, battle, side);
    return {
      kind: 'die',
      side: 'chance',
      rule,
      about: `${combat} combat at ${battle.hex} for ${side}`,
      modifiers,
    };
  }
  return swapsOf(state, fight).length > 0
    ? { kind: 'carrier-swap', side: 'japan', rule: '9.2F', about: 'a step moved between carriers' }
    : undefined;
}

/** 9.2F7: once, after the Allied hits. */
function swapsOf({ board }: State, { battle, combat, allotted, swapAsked }: Fight) {
  if (combat !== 'air-naval' || swapAsked) return [];
  const allied = allotted.find(({ by }) => by === 'allies');
  return allied ? legalSwaps(board, battle, allied) : [];
}

function answersInFight(state: State, fight: Fight): Answer[] {
  const allotment = current(fight);
  if (allotment) {
    const kept = lastStepChoice(state.board, fight.battle, allotment);
    if (kept.length > 0) return kept.map((unit) => ({ do: 'keep', unit }));
    return legalTargets(state.board, fight.battle, allotment).map(({ id }) => ({ do: 'hit', target: id }));
  }
  if (fight.toRoll.length > 0) return DIE;
  return [
    ...swapsOf(state, fight).map(
      ({ restored, loses }) => ({ do: 'swap', from: restored, to: loses }) as const,
    ),
    { do: 'decline' },
  ];
}

function takeInFight(game: Game, fight: Fight, answer: Answer): Game {
  const { board } = game.state;
  switch (answer.do) {
    case 'roll':
      return roll(game, fight, answer.die);
    case 'keep': {
      const [first, ...rest] = fight.hits;
      return changeOffensive(game, {
        fight: { ...fight, hits: [keepLastStep(board, fight.battle, first!, answer.unit), ...rest] },
      });
    }
    case 'hit':
      return hit(game, fight, answer.target);
    case 'swap': {
      const swapped = {
        ...game,
        state: {
          ...game.state,
          board: applySwap(board, fight.battle, { restored: answer.from, loses: answer.to }),
        },
      };
      return tell(changeOffensive(swapped, { fight: { ...fight, swapAsked: true } }), {
        type: 'step-swapped',
        from: answer.from,
        to: answer.to,
      });
    }
    default:
      return changeOffensive(game, { fight: { ...fight, swapAsked: true } });
  }
}

function roll(game: Game, fight: Fight, die: number): Game {
  const { battle, combat } = fight;
  const [side, ...toRoll] = fight.toRoll;
  const result = (combat === 'ground' ? groundResult : airNavalResult)(game.state.board, battle, side!, die);
  const told = tell(game, {
    type: 'combat-rolled',
    hex: battle.hex,
    combat,
    side: side!,
    strength: result.strength,
    die,
    modified: result.modified,
    hits: result.hits,
    critical: result.critical,
  });
  const allotment = newAllotment(game.state.board, battle, combat, side!, result);
  return changeOffensive(told, { fight: { ...fight, toRoll, hits: [...fight.hits, allotment] } });
}

function hit(game: Game, fight: Fight, target: TargetId): Game {
  const [first, ...rest] = fight.hits;
  const { board, battle, allotment } = applyHit(game.state.board, fight.battle, first!, target);
  const gone = target.startsWith('garrison:') || placeOf(board, target as UnitId) === 'eliminated';
  const told = tell(
    { ...game, state: { ...game.state, board } },
    { type: 'step-lost', target, hex: battle.hex, left: gone ? 'eliminated' : 'reduced' },
  );
  return changeOffensive(told, { fight: { ...fight, battle, hits: [allotment, ...rest] } });
}

/** Nothing to ask: the next hit if there is only one, the next roll, the next combat, the end. */
function goOn(game: Game, fight: Fight): Game {
  const allotment = current(fight);
  if (allotment) {
    const [only] = legalTargets(game.state.board, fight.battle, allotment);
    return only ? hit(game, fight, only.id) : finishAllotment(game, fight, allotment);
  }
  return fight.combat === 'air-naval' ? endAirNaval(game, fight) : endGround(game, fight);
}

function finishAllotment(game: Game, fight: Fight, allotment: Allotment): Game {
  const told =
    allotment.hits > 0
      ? tell(game, { type: 'hits-lost', hex: fight.battle.hex, hits: allotment.hits })
      : game;
  const { board } = told.state;
  // Where there is an order the second side rolls with what is left.
  const toRoll =
    fight.combat === 'ground'
      ? fight.toRoll
      : fight.toRoll.filter((side) => rollsAirNaval(board, fight.battle, side));
  return changeOffensive(told, {
    fight: { ...fight, toRoll, hits: fight.hits.slice(1), allotted: [...fight.allotted, allotment] },
  });
}

function endAirNaval(game: Game, fight: Fight): Game {
  const sunk = cargoLost(game);
  const { board } = sunk.state;
  const { battle } = fight;
  const winner = airNavalWinner(board, battle);
  const told = tell(sunk, { type: 'combat-won', hex: battle.hex, combat: 'air-naval', side: winner });
  if (!isGroundBattle(board, battle)) return end(told, fight, null);
  const ground: Fight = {
    ...fight,
    combat: 'ground',
    toRoll: [battle.offensive, enemyOf(battle.offensive)],
    simultaneous: true,
    hits: [],
    allotted: [],
  };
  return changeOffensive(told, { fight: ground });
}

function endGround(game: Game, fight: Fight): Game {
  const taken = (by: Side) =>
    fight.allotted.filter((allotment) => allotment.by === by).flatMap((allotment) => allotment.taken).length;
  const losses = { japan: taken('allies'), allies: taken('japan') };
  return end(countCasualties(game, fight), fight, losses);
}

/** The battle is over; what it means for the hex is kept until all are. */
function end(game: Game, { battle }: Fight, losses: Record<Side, number> | null): Game {
  const { board } = game.state;
  const outcome = groundOutcome(board, battle, losses);
  const offensive = offensiveOf(game.state);
  const told = outcome.winner
    ? tell(game, { type: 'combat-won', hex: battle.hex, combat: 'ground', side: outcome.winner })
    : game;
  return changeOffensive(told, {
    fight: null,
    battles: offensive.battles.map((one) => (one.hex === battle.hex ? { ...one, resolved: true } : one)),
    ends: [...offensive.ends, { hex: battle.hex, control: outcome.control, retreats: outcome.retreats }],
    repulsed: [...new Set([...offensive.repulsed, ...outcome.turnedBack])],
  });
}
