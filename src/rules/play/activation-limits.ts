import type { Card } from '../../data/cards.ts';
import { COMMONWEALTH, type UnitId } from '../../data/ids.ts';
import { HQS, type Hq, isCarrier, UNITS, type Unit, unitOf } from '../../data/units.ts';
import type { HexSet } from '../../hex/hex-set.ts';
import { type Waived, whyNotActivatable } from '../activation/activation.ts';
import { efficiencyOf } from '../activation/efficiency.ts';
import type { Board } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import { inSupply } from '../supply/supply.ts';
import type { Violation } from '../violation.ts';

/** What a card, as played, lets an HQ activate. */
export interface ActivationTerms {
  readonly hq: Hq;
  /** Operations value, or logistics value of an event or counteroffensive; the HQ's efficiency is added (7.21). */
  readonly base: number;
  /** The card's own limits; undefined for an operations card. */
  readonly limits: Card['activation'];
  /** A number that holds instead of the HQ's (J2). */
  readonly total?: number;
  /** A46, A50: what rivalry allows besides. */
  readonly armyWithOneShip?: boolean;
  /** In reaction: declared battle hexes, which do not bar activation paths (7.26). */
  readonly battleHexes?: HexSet;
}

/** 7.21, 6.3, 14: why a unit cannot be activated beside those already chosen; undefined if it can. */
export function whyNotChosen(
  board: Board,
  terms: ActivationTerms,
  chosen: readonly UnitId[],
  unit: Unit,
): Violation | undefined {
  if (chosen.includes(unit.id)) return { rule: '7.21', message: `${unit.name} is activated already` };
  if (board.thisTurn.exhausted.includes(unit.id)) {
    return { rule: '5.31D', message: `an event keeps ${unit.name} from being activated again this turn` };
  }
  return (
    whyNotActivatable(board, terms.hq, unit, terms.battleHexes, waivedBy(terms.limits)) ??
    tooMany(board, terms, chosen, unit) ??
    rivalryForbids(board, chosen, unit, terms.armyWithOneShip) ??
    cardForbids(terms.limits, chosen, unit)
  );
}

/** 7.21, 13.79: the number allowed depends on where the units start. */
function tooMany(
  board: Board,
  terms: ActivationTerms,
  chosen: readonly UnitId[],
  unit: Unit,
): Violation | undefined {
  if (isFree(terms, unit)) return undefined;
  const all = [...chosen, unit.id];
  return slotsLeft(board, terms, all) < 0
    ? { rule: '7.21', message: `${terms.hq.name} activates ${allowed(board, terms, all)} units` }
    : undefined;
}

const allowed = (board: Board, { hq, base, total }: ActivationTerms, chosen: readonly UnitId[]): number =>
  total ?? efficiencyOf(board, hq, chosen).value + base;

/** How many more units may be activated beside those chosen. */
export const slotsLeft = (board: Board, terms: ActivationTerms, chosen: readonly UnitId[]): number =>
  allowed(board, terms, chosen) - chosen.filter((id) => !isFree(terms, unitOf(id))).length;

/** A48: Chinese armies do not count. */
const isFree = ({ limits }: ActivationTerms, unit: Unit): boolean =>
  limits?.freeUnits === 'chinese-armies-in-range' && unit.nation === 'china';

const waivedBy = (limits: Card['activation']): Waived => ({
  supply: limits?.supplyNotRequired === true,
  command: limits?.ignoresCommandLimits === true,
});

/** A38: a Chinese army that can be activated must be among the units, and none is yet. */
export function owesChinese(board: Board, terms: ActivationTerms, chosen: readonly UnitId[]): boolean {
  if (terms.limits?.mustInclude !== 'chinese-army-in-range') return false;
  if (chosen.some((id) => unitOf(id).nation === 'china')) return false;
  return UNITS.some(
    (unit) => unit.nation === 'china' && whyNotActivatable(board, terms.hq, unit) === undefined,
  );
}

/** 14.1C, 14.2A: under rivalry the army and the navy of the US, or of Japan, do not fight together. */
export function rivalryForbids(
  board: Board,
  chosen: readonly UnitId[],
  unit: Unit,
  armyWithOneShip = false,
): Violation | undefined {
  if (unit.class === 'hq' || unit.service === undefined || board.markers.rivalry[unit.side] !== 'rivalry')
    return undefined;
  const other = chosen
    .map(unitOf)
    .find(
      (one) =>
        one.class !== 'hq' &&
        one.service !== undefined &&
        one.nation === unit.nation &&
        one.service !== unit.service,
    );
  return other && !(armyWithOneShip && isArmyWithOneShip([...chosen.map(unitOf), unit]))
    ? {
        rule: unit.side === 'japan' ? '14.2' : '14.1',
        message: `inter-service rivalry keeps ${unit.name} from ${other.name}`,
      }
    : undefined;
}

/** A46, A50: of the navy one ship alone, and no carrier. */
function isArmyWithOneShip(units: readonly Unit[]): boolean {
  const navy = units.filter((unit) => unit.class !== 'hq' && unit.nation === 'us' && unit.service === 'navy');
  return navy.length === 1 && navy[0]!.class === 'naval' && !isCarrier(navy[0]!);
}

function cardForbids(
  limits: Card['activation'],
  chosen: readonly UnitId[],
  unit: Unit,
): Violation | undefined {
  if (!limits || unit.class === 'hq') return undefined;
  const no = (message: string): Violation => ({ rule: '5.31D', message });
  if (limits.classes && !limits.classes.includes(unit.class))
    return no(`the event activates only ${limits.classes.join(' and ')} units`);
  if (limits.eitherClass) {
    const [first] = chosen;
    if (!limits.eitherClass.includes(unit.class)) return no('the event activates no such unit');
    if (first && unitOf(first).class !== unit.class) return no('the event activates units of one class only');
  }
  if (unit.class === 'ground') {
    const ground = chosen.map(unitOf).filter((one) => one.class === 'ground').length;
    if (limits.maxGround !== undefined && ground >= limits.maxGround)
      return no(`the event activates ${limits.maxGround} ground unit`);
    if (limits.groundSizes && !limits.groundSizes.includes(unit.type))
      return no(`the event activates only a ${limits.groundSizes.join(' or ')}`);
    if (limits.groundUnits && !limits.groundUnits.includes(unit.id))
      return no(`the event activates no other ground unit than ${limits.groundUnits.join(', ')}`);
  }
  if (limits.allow && !limits.allow.some((filter) => fits(filter, unit)))
    return no(`the event does not activate ${unit.name}`);
  return undefined;
}

type Filter = NonNullable<NonNullable<Card['activation']>['allow']>[number];

const fits = (filter: Filter, unit: Unit): boolean =>
  (filter.class === undefined || filter.class === unit.class) &&
  (filter.nations === undefined || filter.nations.includes(unit.nation)) &&
  (!filter.commonwealth || COMMONWEALTH.includes(unit.nation)) &&
  (!filter.carriers || isCarrier(unit));

/** 7.21, 5.31A: the HQs a card may be played with: on the map, in supply, and named by the card. */
export function hqsFor(board: Board, side: Hq['side'], card: Card, use: 'event' | 'operations'): Hq[] {
  const waived = use === 'event' && card.activation?.supplyNotRequired;
  return HQS.filter(
    (hq) => hq.side === side && hexOf(board, hq) !== undefined && (waived || inSupply(board, hq.id)),
  ).filter((hq) => {
    if (use === 'operations' || card.hq === undefined || card.hq === 'any') return true;
    if ('types' in card.hq) return card.hq.types.some((type) => type === hq.command);
    return ('only' in card.hq ? card.hq.only : card.hq.all).includes(hq.id);
  });
}
