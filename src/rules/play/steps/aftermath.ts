import { UNITS } from '../../../data/units.ts';
import { hexOf } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { endOffensive } from '../end-offensive.ts';
import { changeOffensive, eventInForce, offensiveOf, push, type Step } from '../game.ts';

/** 7.2 steps 14 and 15: ships and air units get away, the stacking limits hold again, and the offensive is over. */
export const aftermath: Step = {
  ask: () => undefined,
  answers: () => [],
  take: (game) => game,
  pass: (game) =>
    offensiveOf(game.state).escaped
      ? endOffensive(game)
      : push(
          changeOffensive(game, { escaped: true }),
          { step: 'stacking', data: {} },
          { step: 'emergency', data: { mayGo: mayEscape(game.state) } },
        ),
};

/** 17.11: ships that an event lets make an emergency move. */
function mayEscape(state: State) {
  const { freeEmergencyMoves } = eventInForce(state);
  return UNITS.filter(
    (unit) =>
      unit.class === 'naval' && unit.side === freeEmergencyMoves && hexOf(state.board, unit) !== undefined,
  ).map((unit) => unit.id);
}
