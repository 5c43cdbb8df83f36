import { forEachSide } from '../data/ids.ts';
import { COASTAL, type Hex, isNamed, ONE_HEX_ISLANDS, rangeBetween, sideWord } from '../data/map.ts';
import { DIRECTIONS, idOf, neighbour } from '../hex/hex.ts';
import { has } from '../hex/hex-set.ts';
import { controllerOf } from '../rules/control/control.ts';
import type { Board } from '../rules/state/board.ts';
import { hexLabel } from '../rules/state/check.ts';
import { unitsIn } from '../rules/state/occupation.ts';
import { inSupply, suppliedAirfields, suppliedPorts, zoiOf } from '../rules/supply/supply.ts';
import { labelled, piece, table } from './layout.ts';
import type { Screen } from './screen.ts';
import { areaWord, counterOf, features, SIDE_WORD, titled } from './words.ts';

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** A hex as data; with a board also what holds there now, with another hex the range to it. */
export function hexReport(hex: Hex, board?: Board, to?: Hex) {
  const sides = DIRECTIONS.map((direction) => {
    const word = sideWord(hex.index, direction);
    return {
      direction: COMPASS[direction]!,
      hex: word ? idOf(neighbour(hex.index, direction)!) : null,
      side: word ?? 'off',
    };
  });
  return {
    hex: hex.id,
    name: hex.name,
    alt: hex.alt,
    terrain: hex.terrain,
    area: hex.area,
    port: hex.port,
    airfield: hex.airfield,
    city: hex.city,
    resource: hex.resource,
    named: isNamed(hex),
    coastal: has(COASTAL, hex.index),
    oneHexIsland: has(ONE_HEX_ISLANDS, hex.index),
    empire: hex.empire,
    airFerry: hex.airFerry,
    edge: hex.edge,
    sides,
    ...(board ? { now: nowIn(hex, board) } : {}),
    ...(to ? { range: { to: to.id, hexes: rangeBetween(hex, to) } } : {}),
  };
}

function nowIn(hex: Hex, board: Board) {
  return {
    control: hex.area ? controllerOf(board, hex.index) : null,
    units: unitsIn(board, hex.index).map((unit) => ({
      id: unit.id,
      reduced: board.reduced[unit.index]!,
      inSupply: inSupply(board, unit.id),
    })),
    zoi: forEachSide((side) => {
      const { hexes, neutralised } = zoiOf(board, side);
      if (!has(hexes, hex.index)) return 'none' as const;
      return has(neutralised, hex.index) ? ('neutralised' as const) : ('active' as const);
    }),
    suppliedPort: forEachSide((side) => has(suppliedPorts(board, side), hex.index)),
    suppliedAirfield: forEachSide((side) => has(suppliedAirfields(board, side), hex.index)),
  };
}

export function hexView(hex: Hex, screen: Screen, board?: Board, to?: Hex): string[] {
  const report = hexReport(hex, board, to);
  const { paint } = screen;
  const facts = [
    titled(hex.terrain),
    ...(hex.area ? [areaWord(hex.area)] : []),
    ...features(hex),
    ...(report.oneHexIsland ? ['one-hex island'] : []),
    ...(hex.empire ? ['inside the Japanese Empire'] : []),
    ...(hex.edge ? [`${hex.edge} edge: Allied supply source`] : []),
  ];
  const names = [hex.name, hex.alt].filter((name) => name !== null).join(' / ');
  return [
    paint.heading(`${hex.id} ${names}`.trim()),
    ...labelled(
      piece('  '),
      2,
      facts.map((fact) => piece(fact)),
      screen,
    ),
    ...table(
      report.sides.map(({ direction, hex: other, side }) => [
        piece(direction, paint.faint),
        piece(other ?? '-'),
        piece(side),
      ]),
    ),
    ...(report.now && board ? nowView(hex, report.now, screen, board) : []),
    ...(to ? [`  ${rangeBetween(hex, to)} hexes from ${hexLabel(to)}`] : []),
  ];
}

function nowView(hex: Hex, now: ReturnType<typeof nowIn>, { paint }: Screen, board: Board): string[] {
  const zoi = Object.entries(now.zoi)
    .filter(([, state]) => state !== 'none')
    .map(([side, state]) => `${SIDE_WORD[side as keyof typeof SIDE_WORD]} ${state}`);
  const bases = (['japan', 'allies'] as const).flatMap((side) => [
    ...(now.suppliedPort[side] ? [`supplied port of ${SIDE_WORD[side]}`] : []),
    ...(now.suppliedAirfield[side] ? [`supplied airfield of ${SIDE_WORD[side]}`] : []),
  ]);
  return [
    `  Control: ${now.control ? paint.side[now.control](SIDE_WORD[now.control]) : 'nobody'}`,
    `  ZOI: ${zoi.join(', ') || 'none'}`,
    ...(bases.length > 0 ? [`  Bases: ${bases.join(', ')}`] : []),
    ...unitsIn(board, hex.index).map((unit) => {
      const reduced = board.reduced[unit.index]!;
      const trouble = inSupply(board, unit.id) ? '' : paint.alarm('  out of supply');
      return `  ${paint.side[unit.side](unit.name)}  ${counterOf(unit, reduced)}${reduced ? ' reduced' : ''}${trouble}`;
    }),
  ];
}
