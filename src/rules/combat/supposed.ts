import type { Side } from '../../data/ids.ts';
import { findHex, GROUND, type Hex, hexAt, indexOfPlace, rangeBetween } from '../../data/map.ts';
import { isCarrier, type Unit } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { has, setOf } from '../../hex/hex-set.ts';
import { within } from '../../hex/sides.ts';
import { type Board, placeOf, withChanges } from '../state/board.ts';
import { unitsIn } from '../state/occupation.ts';
import type { Violation } from '../violation.ts';
import type { Battle, Participant } from './battle.ts';
import { garrisonsIn } from './garrison.ts';

/** A battle somebody wonders about. */
export interface Supposition {
  readonly hex: HexId;
  readonly attacker: Side;
  readonly intelligence: Battle['intelligence'];
  /** Besides those already in the hex. */
  readonly units: readonly Unit[];
}

/**
 * The battle if these units attacked all that the enemy has in the hex. Air units and carriers take part from where
 * they stand (9.11); ships and ground units are taken as having entered, ground units by sea unless they could march
 * from an adjacent hex. Whether they could really get there is not asked.
 */
export function supposedBattle(
  board: Board,
  supposition: Supposition,
): { board: Board; battle: Battle } | Violation {
  const { attacker, intelligence } = supposition;
  const hex = findHex(supposition.hex)!;
  const here = unitsIn(board, hex.index);
  const defenders = here.filter(({ side }) => side !== attacker);
  const garrisoned = attacker === 'allies' && garrisonsIn(board, hex.id).count > 0;
  if (defenders.length === 0 && !garrisoned) {
    return { rule: '7.24', message: `The defender has nobody in ${hex.id}` };
  }
  const attackers = [
    ...new Set([
      ...here.filter((unit) => unit.side === attacker && unit.class !== 'hq'),
      ...supposition.units,
    ]),
  ];
  if (attackers.length === 0)
    return { rule: '9.1', message: `The attacker has nobody to attack ${hex.id} with` };
  const parts: Part[] = [];
  for (const unit of attackers) {
    const part = partOf(board, unit, hex, attacker);
    if ('rule' in part) return part;
    parts.push(part);
  }
  const entered = parts.filter(({ at }) => at === hex.id);
  return {
    board: withChanges(board, {
      units: Object.fromEntries(entered.map(({ unit }) => [unit, { at: hex.id }])),
    }),
    battle: {
      hex: hex.id,
      offensive: attacker,
      intelligence,
      participants: [
        ...parts.map(({ landed: _, ...participant }) => participant),
        ...defenders
          .filter((unit) => unit.class !== 'hq')
          .map((unit) => ({ unit: unit.id, at: hex.id, activated: false, extended: false })),
      ],
      landed: parts.filter(({ landed }) => landed).map(({ unit }) => unit),
      cannotFight: [],
      assaultedDefenders: defenders.some((unit) => unit.class === 'ground' || unit.class === 'hq'),
      effects: [],
    },
  };
}

interface Part extends Participant {
  readonly landed: boolean;
}

function partOf(board: Board, unit: Unit, hex: Hex, attacker: Side): Part | Violation {
  const wrong = (rule: string, message: string): Violation => ({ rule, message: `${unit.name}: ${message}` });
  const from = indexOfPlace(placeOf(board, unit.id));
  if (unit.side !== attacker) return wrong('9.1', 'is not a unit of the attacker');
  if (unit.class === 'hq') return wrong('9.1', 'an HQ does not fight');
  if (from === undefined) return wrong('9.1', 'is not on the map');
  const joins = (at: HexId, extended: boolean, landed: boolean): Part => ({
    unit: unit.id,
    at,
    activated: true,
    extended,
    landed,
  });
  if (unit.class === 'ground') {
    const marched = has(within(setOf([hex.index]), 1, GROUND), from);
    return joins(hex.id, false, !marched);
  }
  if (unit.class === 'naval' && !isCarrier(unit)) return joins(hex.id, false, false);
  const distance = rangeBetween(hexAt(from), hex);
  if (distance <= unit.range!) return joins(hexAt(from).id, false, false);
  const reaches = unit.class === 'air' && !unit.transferOnly && distance <= (unit.extendedRange ?? 0);
  return reaches
    ? joins(hexAt(from).id, true, false)
    : wrong('9.11', `${distance} hexes away, out of range of ${hex.id}`);
}
