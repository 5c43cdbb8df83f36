import { SIDES, type Side, type UnitId } from '../../../data/ids.ts';
import { hexAt } from '../../../data/map.ts';
import { TABLES } from '../../../data/tables.ts';
import { type Unit, unitOf } from '../../../data/units.ts';
import type { HexIndex } from '../../../hex/hex.ts';
import { members } from '../../../hex/hex-set.ts';
import { withChanges } from '../../state/board.ts';
import { hexLabel, stackingSize } from '../../state/check.ts';
import { occupationOf, unitsIn } from '../../state/occupation.ts';
import type { State } from '../../state/state.ts';
import { laterTurn } from '../../state/turn-track.ts';
import { inSupply } from '../../supply/supply.ts';
import { comeBack, type Game, pop, type Step, sendTo } from '../game.ts';

/** 8.24, 8.34, 8.48: after the card the limits hold; the owner takes units off the map. */
export const stacking: Step = {
  ask: (state) => {
    const crowd = firstCrowd(state);
    if (!crowd || crowd.units.length < 2) return undefined;
    return {
      kind: 'overstacked',
      side: crowd.side,
      rule: crowd.rule,
      about: `a unit to take off the map from ${hexLabel(hexAt(crowd.hex))}`,
    };
  },
  answers: (state) => firstCrowd(state)!.units.map((unit) => ({ do: 'remove', unit: unit.id })),
  take: (game, answer) => (answer.do === 'remove' ? remove(game, answer.unit) : game),
  pass: (game) => {
    const crowd = firstCrowd(game.state);
    return crowd ? remove(game, crowd.units[0]!.id) : pop(game);
  },
};

interface Crowd {
  readonly side: Side;
  readonly hex: HexIndex;
  readonly rule: string;
  /** Those of whom one must go. */
  readonly units: readonly Unit[];
}

function firstCrowd({ board }: State): Crowd | undefined {
  const { naval, airAndGround } = TABLES.stacking;
  for (const side of SIDES) {
    for (const hex of members(occupationOf(board).units[side])) {
      const here = unitsIn(board, hex).filter((unit) => unit.side === side);
      const ships = here.filter((unit) => unit.class === 'naval');
      if (ships.length > naval) return { side, hex, rule: '8.24', units: ships };
      if (stackingSize(here) <= airAndGround) continue;
      const air = here.filter((unit) => unit.class === 'air');
      return {
        side,
        hex,
        rule: '8.34',
        units: air.length > 0 ? air : here.filter((unit) => unit.class === 'ground'),
      };
    }
  }
  return undefined;
}

/** Ships come back next turn, others the turn after; who is out of supply does not. */
function remove(game: Game, id: UnitId): Game {
  const ship = unitOf(id).class === 'naval';
  const { navalBackAfter, airAndGroundBackAfter } = TABLES.stacking;
  // The offensive is over: having been activated no longer counts.
  const supplied = inSupply(withChanges(game.state.board, { activated: [] }), id);
  const to = supplied
    ? laterTurn(game.state.board, ship ? navalBackAfter : airAndGroundBackAfter)
    : 'eliminated';
  const gone = sendTo(game, [id], to, ship ? '8.24' : '8.34');
  return supplied ? comeBack(gone, [id]) : gone;
}
