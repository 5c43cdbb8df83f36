import { loadScenario, SCENARIO_IDS } from '../data/scenario.ts';
import { HQS, isLrb, type Unit, unitOf } from '../data/units.ts';
import { has } from '../hex/hex-set.ts';
import { whyNotActivatable } from '../rules/activation/activation.ts';
import type { Board } from '../rules/state/board.ts';
import { hexOf } from '../rules/state/occupation.ts';
import { setUp } from '../rules/state/setup.ts';
import { mayCommand } from '../rules/supply/command.ts';
import { inSupply, supplyOf } from '../rules/supply/supply.ts';
import { piece, table, wrapped } from './layout.ts';
import type { Screen } from './screen.ts';
import { counterOf, NATION_WORD, placeWord, titled } from './words.ts';

/** A unit as data: its counter, where each set-up has it, and with a board how it stands there. */
export function unitReport(unit: Unit, board?: Board) {
  const { index: _, ...facts } = unit;
  return {
    ...facts,
    setups: SCENARIO_IDS.filter((id) => loadScenario(id).setupFrom === id).map((id) => {
      const start = setUp(loadScenario(id)).board;
      return { scenario: id, at: start.at[unit.index]!, reduced: start.reduced[unit.index]! };
    }),
    ...(board ? { now: nowOf(unit, board) } : {}),
  };
}

function nowOf(unit: Unit, board: Board) {
  const hex = hexOf(board, unit);
  const onMap = hex !== undefined || board.at[unit.index] === 'china-box';
  const { hqs } = supplyOf(board).sides[unit.side];
  return {
    at: board.at[unit.index]!,
    reduced: board.reduced[unit.index]!,
    inSupply: onMap ? inSupply(board, unit.id) : null,
    suppliedBy: hqs
      .filter(({ hq, supplies }) => hex !== undefined && mayCommand(hq, unit) && has(supplies, hex))
      .map(({ hq }) => hq.id),
    activation: HQS.filter(
      (hq) => hq.side === unit.side && unit.class !== 'hq' && hexOf(board, hq) !== undefined,
    ).map((hq) => {
      const why = whyNotActivatable(board, hq, unit);
      return {
        hq: hq.id,
        possible: why === undefined,
        ...(why ? { rule: why.rule, message: why.message } : {}),
      };
    }),
  };
}

export function unitView(unit: Unit, screen: Screen, board?: Board): string[] {
  const report = unitReport(unit, board);
  const { paint } = screen;
  const kind = unit.class === 'hq' ? `${titled(unit.command)} HQ` : `${titled(unit.class)}: ${unit.type}`;
  const notes = [
    NATION_WORD[unit.nation],
    unit.class !== 'hq' && unit.service ? unit.service : '',
    unit.class !== 'hq' && unit.marine ? 'marines' : '',
    isLrb(unit) ? 'long-range bomber' : '',
    unit.prewar ? 'pre-war (cannot be rebuilt)' : '',
  ].filter((note) => note !== '');
  return [
    paint.heading(`${unit.name} (${unit.id})`),
    `  ${kind}, ${notes.join(', ')}`,
    ...strengths(unit),
    paint.faint('  Set-ups'),
    ...table(
      report.setups.map(({ scenario, at, reduced }) => [
        piece(scenario),
        piece(placeWord(at) + (reduced ? ' reduced' : '')),
      ]),
      4,
    ),
    ...(report.now ? nowView(report.now, screen) : []),
  ];
}

function strengths(unit: Unit): string[] {
  if (unit.class === 'hq') return [`  Command range ${unit.range}, efficiency ${unit.efficiency}`];
  const reduced = unit.reduced ? counterOf(unit, true) : 'none: a unit of one step';
  return [`  Full strength ${counterOf(unit, false)}   reduced ${reduced}`];
}

function nowView(now: ReturnType<typeof nowOf>, screen: Screen): string[] {
  const { paint } = screen;
  const from = now.suppliedBy.map((hq) => unitOf(hq).name).join(', ');
  const supply =
    now.inSupply === null
      ? ''
      : now.inSupply
        ? `, in supply${from ? ` from ${from}` : ''}`
        : ', out of supply';
  const lines = wrapped(`Now: ${placeWord(now.at)}${now.reduced ? ' reduced' : ''}${supply}`, screen, 2);
  return [
    ...(now.inSupply === false ? lines.map(paint.alarm) : lines),
    ...now.activation.flatMap(({ hq, possible, rule, message }) =>
      possible
        ? `    ${unitOf(hq).name} can activate it`
        : wrapped(`${message} (${rule})`, screen, 4).map(paint.faint),
    ),
  ];
}
