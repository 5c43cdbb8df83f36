import { SIDES, type Side } from '../../data/ids.ts';
import { COASTAL, type Hex, hexAt, inArea } from '../../data/map.ts';
import { TABLES } from '../../data/tables.ts';
import { UNITS, type Unit } from '../../data/units.ts';
import type { HexIndex } from '../../hex/hex.ts';
import { type HexSet, has, intersection, members, union } from '../../hex/hex-set.ts';
import { controlledBy, controllerOf } from '../control/control.ts';
import type { Violation } from '../violation.ts';
import type { Board } from './board.ts';
import { hexOf, KUNMING_AREA, occupationOf, unitsIn } from './occupation.ts';

/** What is wrong with a board: errors can never be, warnings only for a moment, in the middle of an offensive. */
export interface BoardCheck {
  readonly errors: readonly Violation[];
  readonly warnings: readonly Violation[];
}

export function checkBoard(board: Board): BoardCheck {
  const placed = UNITS.map((unit) => ({ unit, hex: hexOf(board, unit) }));
  return {
    errors: [
      ...placed.flatMap(({ unit, hex }) =>
        hex === undefined ? boxErrors(board, unit) : hexErrors(unit, hexAt(hex)),
      ),
      ...sharedHqErrors(board),
      ...chinaBoxErrors(board),
      ...markerErrors(board),
    ],
    warnings: [
      ...placed.flatMap(({ unit, hex }) =>
        hex === undefined ? lateWarnings(board, unit) : baseWarnings(board, unit, hex),
      ),
      ...stackingWarnings(board),
    ],
  };
}

const describe = (unit: Unit, hex: Hex): string => `${unit.name} (${unit.id}) in ${hexLabel(hex)}`;

/** A hex for people to read: `2015 Singapore`. */
export const hexLabel = (hex: Hex): string => (hex.name ? `${hex.id} ${hex.name}` : hex.id);

/** Which hexes a unit can never stand in. */
function hexErrors(unit: Unit, hex: Hex): Violation[] {
  const wrong = (rule: string, why: string): Violation[] => [
    { rule, message: `${describe(unit, hex)}: ${why}` },
  ];
  const atSea = hex.terrain === 'ocean';
  switch (unit.class) {
    case 'naval':
      return atSea || has(COASTAL, hex.index) ? [] : wrong('8.21', 'ships cannot get there');
    case 'hq':
      if (!hex.port) return wrong('6.11', 'an HQ must be in a port');
      break;
    case 'air':
      if (!hex.airfield) return wrong('8.31', 'an air unit must be on an airfield');
      break;
    case 'ground':
      if (atSea) return wrong('8.4', 'a ground unit must be on land');
      break;
  }
  const ban = BANS.find(({ hexes, applies }) => has(hexes, hex.index) && applies(unit));
  return ban ? wrong(ban.rule, ban.why) : [];
}

/** Where ground and air units and HQs may not go at all. */
const BANS: readonly { rule: string; hexes: HexSet; applies: (unit: Unit) => boolean; why: string }[] = [
  { rule: '8.41C', hexes: inArea('soviet-sakhalin'), applies: () => true, why: 'Soviet territory' },
  { rule: '13.91', hexes: inArea('manchuria'), applies: () => true, why: 'nobody may enter Manchuria' },
  {
    rule: '13.71',
    hexes: inArea('china-inland'),
    applies: (unit) => unit.nation !== 'china',
    why: 'only Chinese armies may be inland in China',
  },
  {
    rule: '13.61',
    hexes: inArea('central-india'),
    applies: (unit) => unit.side === 'japan',
    why: 'Japanese units may not enter Central India',
  },
  {
    rule: '8.41E',
    hexes: hexesOutside(['north-india', 'burma', 'china-inland']),
    applies: (unit) => unit.nation === 'china',
    why: 'Chinese armies keep to Northern India, Burma and the country around Kunming',
  },
];

function hexesOutside(areas: readonly ('north-india' | 'burma' | 'china-inland')[]): HexSet {
  return areas
    .map(inArea)
    .reduce(union)
    .map((word) => ~word);
}

function boxErrors(board: Board, unit: Unit): Violation[] {
  const place = board.at[unit.index]!;
  const wrong = (rule: string, why: string): Violation[] => [
    { rule, message: `${unit.name} (${unit.id}) in ${place}: ${why}` },
  ];
  if (place === 'china-box' && (unit.side !== 'allies' || unit.class !== 'air')) {
    return wrong('13.74', 'only Allied air units can be there');
  }
  return [];
}

/** 6.11: one HQ a hex, of whichever side. */
function sharedHqErrors(board: Board): Violation[] {
  const byHex = new Map<HexIndex, Unit[]>();
  for (const unit of UNITS) {
    const hex = unit.class === 'hq' ? hexOf(board, unit) : undefined;
    if (hex !== undefined) byHex.set(hex, [...(byHex.get(hex) ?? []), unit]);
  }
  return [...byHex]
    .filter(([, hqs]) => hqs.length > 1)
    .map(([hex, hqs]) => ({
      rule: '6.11',
      message: `${hqs.map((hq) => hq.name).join(' and ')} share ${hexLabel(hexAt(hex))}: one HQ a hex`,
    }));
}

function chinaBoxErrors(board: Board): Violation[] {
  const inBox = UNITS.filter((unit) => board.at[unit.index] === 'china-box');
  const b29s = inBox.filter((unit) => unit.class === 'air' && unit.type === 'b29');
  const { units, b29 } = TABLES.chinaBox;
  const errors: Violation[] = [];
  if (inBox.length > units)
    errors.push({ rule: '13.74', message: `${inBox.length} air units in the China box, at most ${units}` });
  if (b29s.length > b29)
    errors.push({ rule: '13.74', message: `${b29s.length} B-29s in the China box, at most ${b29}` });
  if (inBox.length > 0 && board.surrendered.includes('china')) {
    errors.push({ rule: '13.73', message: 'air units in the China box although China has surrendered' });
  }
  return errors;
}

function markerErrors(board: Board): Violation[] {
  const errors: Violation[] = [];
  const { tokyoExpress, transportRoutes } = board.markers;
  for (const index of members(intersection(controlledBy(board, 'japan'), KUNMING_AREA))) {
    errors.push({ rule: '13.75', message: `${hexLabel(hexAt(index))} is always Allied` });
  }
  if (tokyoExpress !== null && !board.japaneseHexes.includes(tokyoExpress)) {
    errors.push({
      rule: '6.23',
      message: `the Tokyo Express runs to ${tokyoExpress}, which Japan does not control`,
    });
  }
  if (transportRoutes.ledo && !transportRoutes.jarhat) {
    errors.push({ rule: '13.77', message: 'the route at Ledo is built before the one at Jarhat' });
  }
  return errors;
}

/** Units that ought to have come back already. */
function lateWarnings(board: Board, unit: Unit): Violation[] {
  const due = /^turn-(\d+)$/.exec(board.at[unit.index]!)?.[1];
  if (due === undefined || Number(due) > board.turn) return [];
  return [{ rule: '10.1', message: `${unit.name} (${unit.id}) was due on turn ${due}` }];
}

/** Units in hexes they could not stay in. */
function baseWarnings(board: Board, unit: Unit, index: HexIndex): Violation[] {
  const hex = hexAt(index);
  const warn = (rule: string, why: string): Violation[] => [
    { rule, message: `${describe(unit, hex)}: ${why}` },
  ];
  if (hex.terrain === 'ocean') return warn('8.21', 'at sea');
  const foreign = controllerOf(board, index) !== unit.side;
  if (foreign) return warn(FOREIGN_RULE[unit.class], 'in a hex the enemy controls');
  if (unit.class === 'naval' && !hex.port) return warn('8.21', 'no port');
  return [];
}

const FOREIGN_RULE = { hq: '6.14', naval: '8.22', air: '8.32', ground: '6.5' } as const;

const SIDE_NAME: Readonly<Record<Side, string>> = { japan: 'Japan', allies: 'the Allies' };

/** 8.24, 8.34, 8.48: after a card has been played. */
function stackingWarnings(board: Board): Violation[] {
  const { units } = occupationOf(board);
  return SIDES.flatMap((side) =>
    members(units[side]).flatMap((index) => {
      const here = unitsIn(board, index).filter((unit) => unit.side === side);
      const ships = here.filter((unit) => unit.class === 'naval').length;
      const others = stackingSize(here);
      const at = `${SIDE_NAME[side]} in ${hexLabel(hexAt(index))}`;
      const { naval, airAndGround } = TABLES.stacking;
      return [
        ...(ships > naval
          ? [{ rule: '8.24', message: `${at}: ${ships} naval units, at most ${naval}` }]
          : []),
        ...(others > airAndGround
          ? [{ rule: '8.48', message: `${at}: ${others} air and ground units, at most ${airAndGround}` }]
          : []),
      ];
    }),
  );
}

/** 8.34: air and ground units together; the two halves of an air formation count as one. */
export function stackingSize(units: readonly Unit[]): number {
  const counted = units.filter((unit) => unit.class === 'air' || unit.class === 'ground');
  const ids = new Set(counted.map((unit) => unit.id));
  const second = counted.filter(
    (unit) => unit.class === 'air' && unit.type === 'lrb' && unit.pair && ids.has(unit.pair),
  );
  return counted.length - second.length;
}
