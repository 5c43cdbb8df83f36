import { SIDES, type Side, type UnitId } from '../data/ids.ts';
import { findHex } from '../data/map.ts';
import { unitOf } from '../data/units.ts';
import type { Battle, TargetId } from '../rules/combat/battle.ts';
import { odds, type SideOdds } from '../rules/combat/odds.ts';
import type { Board } from '../rules/state/board.ts';
import { hexLabel } from '../rules/state/check.ts';
import { labelled, piece, table, wrapped } from './layout.ts';
import type { Screen } from './screen.ts';
import { SIDE_WORD } from './words.ts';

/** A battle's odds as data. */
export function oddsReport(board: Board, battle: Battle) {
  const { hex, offensive, intelligence, participants, landed } = battle;
  return { hex, attacker: offensive, intelligence, participants, landed, ...odds(board, battle) };
}

type Report = ReturnType<typeof oddsReport>;

export function oddsView(report: Report, screen: Screen): string[] {
  const { paint } = screen;
  const attacker = SIDE_WORD[report.attacker];
  return [
    paint.heading(
      `Battle for ${hexLabel(findHex(report.hex)!)}: ${attacker} attacks, ${report.intelligence}`,
    ),
    ...airNavalView(report, screen),
    ...groundView(report, screen),
    ...(report.control
      ? ['', `Control of the hex: ${bySide(report.control, (chance) => percent(chance))}`]
      : []),
  ];
}

function airNavalView({ airNaval }: Report, screen: Screen): string[] {
  if (!airNaval) return ['', 'No air-naval battle: nobody has air or naval units (9.34)'];
  return [
    '',
    screen.paint.heading('Air-naval battle'),
    ...SIDES.flatMap((side) => sideView(side, airNaval.sides[side], screen)),
    ...resultsView(airNaval.sides),
    `  Won by: ${bySide(airNaval.winner, percent)}`,
    `  Steps lost on average: ${bySide(airNaval.losses, average)}`,
  ];
}

function groundView({ ground }: Report, screen: Screen): string[] {
  if (!ground) return ['', 'No ground battle'];
  return [
    '',
    screen.paint.heading(`Ground battle: takes place ${percent(ground.chance)}`),
    ...(ground.chance < 1 ? wrapped('As it most often stands after the air-naval battle:', screen, 2) : []),
    ...SIDES.flatMap((side) => sideView(side, ground.sides[side], screen)),
    ...resultsView(ground.sides),
    `  Won by: ${bySide(ground.winner, percent)}`,
    `  Steps lost on average: ${bySide(ground.losses, average)}`,
  ];
}

function sideView(side: Side, { strength, modifiers }: SideOdds, screen: Screen): string[] {
  const { paint } = screen;
  const parts = strength.parts.map(({ unit, attack, halved }) =>
    piece(`${nameOf(unit)} ${attack}${halved ? ' (extended range)' : ''}`),
  );
  const label = piece(`  ${SIDE_WORD[side]} ${strength.total}`, paint.side[side]);
  const changes = modifiers.map(({ rule, change, reason }) => piece(`${signed(change)} ${reason} (${rule})`));
  return [
    ...labelled(label, LABEL, parts.length > 0 ? parts : [piece('nobody')], screen),
    ...(changes.length > 0 ? labelled(piece('    die', paint.faint), LABEL, changes, screen) : []),
  ];
}

const LABEL = 14;

/** A line a side: the hits of each die; * marks a critical hit. */
function resultsView(sides: Readonly<Record<Side, SideOdds>>): string[] {
  const cells = (side: Side) =>
    sides[side].results.map(({ hits, critical }) => piece(`${hits}${critical ? '*' : ''}`.padStart(3)));
  return table([
    [piece('die'), ...sides.japan.results.map(({ die }) => piece(String(die).padStart(3)))],
    ...SIDES.map((side) => [piece(`${SIDE_WORD[side]} hits`), ...cells(side)]),
  ]);
}

const nameOf = (id: TargetId): string =>
  id.startsWith('garrison:') ? `garrison ${id.slice('garrison:'.length)}` : unitOf(id as UnitId).name;

const bySide = (values: Readonly<Record<Side, number>>, show: (value: number) => string): string =>
  SIDES.map((side) => `${SIDE_WORD[side]} ${show(values[side])}`).join(', ');

const percent = (chance: number): string => `${Math.round(chance * 1000) / 10} %`;
const average = (steps: number): string => steps.toFixed(1);
const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));
