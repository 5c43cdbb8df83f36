import type { CardId, UnitId } from '../data/ids.ts';
import { findHex } from '../data/map.ts';
import { HQS, type Hq, type Unit, unitOf } from '../data/units.ts';
import type { HexId } from '../hex/hex.ts';
import { whyNotActivatable } from '../rules/activation/activation.ts';
import { eventOf } from '../rules/cards/events.ts';
import type { MoveContext } from '../rules/movement/context.ts';
import { MODES, type Mode } from '../rules/movement/modes.ts';
import { type Moves, movesOf } from '../rules/movement/moves.ts';
import { aspLeft } from '../rules/play/asp.ts';
import { type Board, withChanges } from '../rules/state/board.ts';
import { hexOf } from '../rules/state/occupation.ts';
import { labelled, piece, wrapped } from './layout.ts';
import type { Screen } from './screen.ts';

/** What is asked: units that move as one stack, and in which offensive or reaction. */
export interface MovesQuestion {
  readonly units: readonly Unit[];
  readonly oc: number;
  readonly event: CardId | null;
  readonly reaction: boolean;
  readonly battleHexes: readonly HexId[];
  readonly hq: Hq | null;
}

/** Where units can go, by mode, and which of them nobody can activate; their moves are given as if they were. */
export function movesReport(board: Board, question: MovesQuestion) {
  const { units, oc } = question;
  const ids = units.map((unit) => unit.id);
  const activated = withChanges(board, { activated: [...board.activated, ...ids] });
  return {
    units: ids,
    oc,
    modes: movesOf(activated, units, contextOf(board, question)) as Moves,
    notActivatable: units.flatMap((unit) => refusals(board, unit, question.hq)),
  };
}

function contextOf(board: Board, { units, oc, event, reaction, battleHexes }: MovesQuestion): MoveContext {
  const { side } = units[0]!;
  return {
    side,
    role: reaction ? 'reaction' : 'offensive',
    oc,
    navalHexes: (event && eventOf(event)?.navalHexes) ?? null,
    battleHexes,
    landed: [],
    asp: aspLeft(board, side),
    bargeUsed: false,
    avoid: null,
    armyLandsAnywhere: false,
  };
}

/** Why a unit cannot be activated: by the HQ asked for, or by any; the reason of the HQ that comes closest to it. */
function refusals(
  board: Board,
  unit: Unit,
  hq: Hq | null,
): { unit: UnitId; rule: string; message: string }[] {
  const hqs = hq ? [hq] : HQS.filter((one) => one.side === unit.side && hexOf(board, one) !== undefined);
  const reasons = hqs.map((one) => whyNotActivatable(board, one, unit));
  if (reasons.some((reason) => reason === undefined)) return [];
  const closest = reasons.find((reason) => reason?.rule !== '6.12') ?? reasons[0];
  return [{ unit: unit.id, ...(closest ?? { rule: '6.3', message: 'no HQ is on the map' }) }];
}

const MODE_WORD: Readonly<Record<Mode, string>> = {
  naval: 'By sea',
  'naval-strategic': 'By sea, strategic',
  air: 'By air',
  'air-extended': 'By air, extended range',
  'air-strategic': 'By air, strategic',
  overland: 'Overland',
  'strategic-transport': 'Strategic transport',
  amphibious: 'Landing',
  organic: 'Landing, carried by warships',
  barge: 'By barge',
};

export function movesView(report: ReturnType<typeof movesReport>, screen: Screen): string[] {
  const { paint } = screen;
  const shown = MODES.filter((mode) => report.modes[mode] !== undefined);
  return [
    paint.heading(
      `${report.units.map((id) => unitOf(id).name).join(', ')} with an operations value of ${report.oc}`,
    ),
    ...report.notActivatable.flatMap(({ rule, message }) =>
      wrapped(`Cannot be activated: ${message} (${rule}).`, screen, 2).map(paint.alarm),
    ),
    ...(shown.length === 0 ? ['  nowhere to go'] : []),
    ...shown.flatMap((mode) => [
      '',
      paint.heading(`${MODE_WORD[mode]} (${mode})`),
      ...labelled(
        piece('  '),
        2,
        report.modes[mode]!.map(({ to, cost }) => piece(`${placeName(to)} [${cost}]`)),
        screen,
      ),
    ]),
  ];
}

const placeName = (to: HexId | 'china-box'): string => {
  const hex = findHex(to);
  return hex?.name ? `${hex.id} ${hex.name}` : to.replace('-', ' ');
};
