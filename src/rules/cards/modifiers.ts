import type { CardId, Side } from '../../data/ids.ts';
import { isCarrier, type Unit } from '../../data/units.ts';
import type { Combat, CombatCondition } from '../combat/effects.ts';
import type { EventRules, EventTable } from './event-rules.ts';
import { strengthen } from './strengthen.ts';

/** A die modifier in every battle of the offensive, or in those that meet a condition. */
const die = (
  source: CardId,
  combat: Combat,
  side: Side,
  change: number,
  onlyIf?: CombatCondition,
): EventRules => ({
  combat: () => [{ kind: 'die', combat, side, change, source, ...(onlyIf ? { onlyIf } : {}) }],
});

const isShip =
  (...types: string[]) =>
  (unit: Unit): boolean =>
    unit.class === 'naval' && types.includes(unit.type);

/** Offensives that change strength, dice or distance. */
export const MODIFIERS: EventTable = {
  // 9.4: the one modifier that stands alone.
  J3: {
    combat: () => [
      {
        kind: 'final-die',
        combat: 'ground',
        side: 'japan',
        value: 4,
        source: 'J3',
        onlyIf: { kind: 'malaya-jungle-or-mixed' },
      },
    ],
  },
  J8: die('J8', 'air-naval', 'japan', 1, { kind: 'commonwealth-ship' }),
  J9: { navalHexes: 21 },
  J10: { playable: ({ board }) => board.markers.rivalry.japan === 'agreement' },
  J14: { combat: strengthen('J14', 'japan', 'defense', 2, isShip('CV')) },
  J23: die('J23', 'ground', 'japan', 1, { kind: 'brigade' }),
  J25: {
    combat: strengthen('J25', 'allies', 'attack', -2, (unit) => unit.nation === 'us' && isCarrier(unit)),
  },
  J29: { combat: strengthen('J29', 'japan', 'attack', 2, isCarrier) },
  J32: die('J32', 'air-naval', 'japan', 1, { kind: 'idle-carrier-within', range: 6 }),
  J47: { combat: strengthen('J47', 'japan', 'attack', 2, isShip('CA')) },
  J83: { combat: strengthen('J83', 'japan', 'attack', 2, isShip('CA', 'CL', 'APD')) },
  A7: die('A7', 'ground', 'allies', 2),
  A29: die('A29', 'ground', 'allies', 1),
  A36: {
    combat: strengthen('A36', 'allies', 'attack', 2, (unit) => unit.nation === 'us' && isShip('CA')(unit)),
  },
  A37: die('A37', 'ground', 'allies', 2, { kind: 'one-hex-island' }),
};
