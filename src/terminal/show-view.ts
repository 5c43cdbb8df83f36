import { forEachSide, type Place, SIDES, type Side, type UnitId } from '../data/ids.ts';
import { findHex } from '../data/map.ts';
import { loadScenario } from '../data/scenario.ts';
import { calendar, TABLES } from '../data/tables.ts';
import { unitOf } from '../data/units.ts';
import { verdictWord } from './event-lines.ts';
import type { GameReport } from './game-report.ts';
import { groupBy } from './group-by.ts';
import { flow, labelled, type Piece, piece, table, wrapped } from './layout.ts';
import type { Screen } from './screen.ts';
import { unitPiece } from './unit-piece.ts';
import { areaWord, placeWord, SIDE_WORD, titled } from './words.ts';

/** A game at a glance: tracks, HQs, forces by place, supply problems. */
export function showView(report: GameReport, screen: Screen): string[] {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', screen.paint.heading(title), ...lines];
  return [
    ...headline(report, screen),
    ...section('Tracks', tracks(report)),
    ...section('Headquarters', headquarters(report, screen)),
    ...section(
      'Forces by place (J, A: who controls the hex; (r) reduced; ! out of supply)',
      forces(report, screen),
    ),
    ...section('Off the map', boxes(report, screen)),
    ...section('Cards', cards(report, screen)),
    ...section('Supply', supply(report, screen)),
    ...section(
      'Warnings',
      report.warnings.flatMap(({ rule, message }) =>
        wrapped(`${message} (${rule})`, screen, 2).map(screen.paint.alarm),
      ),
    ),
  ];
}

function headline(report: GameReport, screen: Screen): string[] {
  const scenario = loadScenario(report.scenario);
  const { months, year } = calendar(report.turn);
  return [
    screen.paint.heading(`${scenario.name} (${scenario.id}, rule ${scenario.rule})`),
    `Turn ${report.turn}, ${months} ${year}, ${placeWord(report.phase)} phase; the last turn is ${scenario.lastTurn}.`,
    ...(report.verdict ? wrapped(`${verdictWord(report.verdict)}.`, screen) : []),
  ];
}

function tracks({ tracks: t, surrendered, events, burmaRoad }: GameReport): string[] {
  const level = TABLES.warInEurope.levels.find((row) => t.warInEurope >= row.from)!.level;
  const built = Object.entries(t.transportRoutes)
    .filter(([, is]) => is)
    .map(([route]) => titled(route));
  const pairs: [string, string | number][] = [
    ['US political will', t.politicalWill],
    ['War in Europe', `${t.warInEurope} (${level === 0 ? 'no effect' : `level ${level}`})`],
    ['China', placeWord(t.china)],
    ['India', t.india],
    ['Divisions in China', t.divisionsInChina],
    ['Burma Road', `${placeWord(burmaRoad.box)}${burmaRoad.openBy ? ` (13.78 ${burmaRoad.openBy})` : ''}`],
    ['Resources', `Japan ${t.japanResources} of 14`],
    ['ASP', `Japan ${t.asp.japan}, Allies ${t.asp.allies}`],
    ['Rivalry', `Japan ${t.rivalry.japan}, US ${t.rivalry.allies}`],
    ['Passes', `Japan ${t.passes.japan}, Allies ${t.passes.allies}`],
    ['Replacements saved', `air ${t.replacementsSaved.air}, naval ${t.replacementsSaved.naval}`],
    ['Escort, barges', `${t.escort === 0 ? 'no escort' : `+${t.escort}`}, ${t.barges}`],
    ['Routes built', built.join(', ') || 'none'],
    ['Prime Minister', t.tojo === 'pm' ? 'Tojo' : 'Tojo has resigned'],
    ['Surrendered', surrendered.map(titled).join(', ') || 'nobody'],
    ['Lasting events', events.map(titled).join(', ') || 'none'],
    ...(t.tokyoExpress ? ([['Tokyo Express', t.tokyoExpress]] as [string, string][]) : []),
  ];
  return table(pairs.map(([name, value]) => [piece(name), piece(value)]));
}

function headquarters({ hqs }: GameReport, { paint }: Screen): string[] {
  const head = ['HQ', 'hex', 'range', 'efficiency', 'supplies', 'can activate'].map((text) =>
    piece(text, paint.faint),
  );
  const rows = hqs.map((hq) => {
    const unit = unitOf(hq.id);
    const changed = hq.efficiencyModifiers.map(({ rule }) => ` (${rule})`).join('');
    return [
      piece(unit.name, paint.side[unit.side]),
      piece(hq.at),
      piece(hq.range),
      piece(`${hq.efficiency}${changed}`),
      hq.inSupply ? piece(hq.supplies.length) : piece('out of supply', paint.alarm),
      piece(hq.inSupply ? hq.canActivate.length : '-'),
    ];
  });
  return table([head, ...rows]);
}

const unitLine = ({ id, reduced, inSupply }: GameReport['units'][number], { paint }: Screen): Piece =>
  unitPiece(unitOf(id), reduced, inSupply, paint);

/** Hex by hex, west to east, under the area each lies in. */
function forces(report: GameReport, screen: Screen): string[] {
  const byHex = groupBy(
    report.units.filter(({ at }) => findHex(at)),
    ({ at }) => at,
  );
  const japanese = new Set<Place>(report.japaneseHexes);
  const byArea = groupBy([...byHex.keys()].sort(), (at) => findHex(at)!.area);
  return [...byArea].flatMap(([area, hexes]) => [
    ` ${screen.paint.faint(area ? areaWord(area) : 'At sea')}`,
    ...hexes.flatMap((at) => {
      const hex = findHex(at)!;
      const holder = !hex.area ? ' ' : japanese.has(at) ? 'J' : 'A';
      const label = `  ${holder} ${hex.id} ${hex.name ?? ''}`;
      const units = byHex.get(at)!.map((line) => unitLine(line, screen));
      return labelled(piece(label), 28, units, screen);
    }),
  ]);
}

function boxes(report: GameReport, screen: Screen): string[] {
  const off = report.units.filter(({ at }) => !findHex(at));
  const byBox = groupBy(off, ({ at }) => at);
  const order = [...byBox.keys()].sort((a, b) => boxOrder(a) - boxOrder(b));
  return order.flatMap((box) =>
    labelled(
      piece(`  ${BOX_WORD[box] ?? placeWord(box)}`),
      16,
      byBox.get(box)!.map((line) => unitLine(line, screen)),
      screen,
    ),
  );
}

const BOX_WORD: Readonly<Record<string, string>> = { 'out-of-play': 'by event' };

const boxOrder = (box: Place): number =>
  ['china-box', 'delay-box'].indexOf(box) >= 0
    ? ['china-box', 'delay-box'].indexOf(box)
    : Number(/^turn-(\d+)$/.exec(box)?.[1] ?? (box === 'out-of-play' ? 98 : 99)) + 2;

function cards(report: GameReport, screen: Screen): string[] {
  return SIDES.flatMap((side) => {
    const { deck, hand, discard, removed, futureOffensive } = report.cards[side];
    const parts = [
      `${deck.length} in the deck`,
      report.deal[side] > 0 ? `${report.deal[side]} to be dealt` : '',
      hand.length > 0 ? `hand ${hand.join(' ')}` : 'empty hand',
      futureOffensive ? `future offensive ${futureOffensive}` : '',
      `${discard.length} discarded`,
      `${removed.length} removed`,
    ].filter((part) => part !== '');
    return labelled(
      piece(`  ${SIDE_WORD[side]}`, screen.paint.side[side]),
      10,
      parts.map((part) => piece(part)),
      screen,
    );
  });
}

function supply(report: GameReport, screen: Screen): string[] {
  const troubled = forEachSide((side) => outOfSupply(report, side));
  return SIDES.flatMap((side) => {
    const units = troubled[side];
    const summary = `${report.zoi[side].hexes.length} hexes under ZOI, ${report.zoi[side].neutralised.length} of them neutralised; ${report.suppliedPorts[side].length} ports and ${report.suppliedAirfields[side].length} airfields in supply`;
    return [
      ...labelled(
        piece(`  ${SIDE_WORD[side]}`, screen.paint.side[side]),
        10,
        summary.split(' ').map((word) => piece(word)),
        screen,
        ' ',
      ),
      ...(units.length === 0
        ? ['          every unit on the map is in supply']
        : [
            `          out of supply: ${units.length}`,
            ...flow(
              units.map((id) => piece(unitOf(id).name, screen.paint.alarm)),
              screen,
              12,
            ).map((line) => ' '.repeat(12) + line),
          ]),
    ];
  });
}

function outOfSupply(report: GameReport, side: Side): UnitId[] {
  return report.units
    .filter(({ id, inSupply }) => inSupply === false && unitOf(id).side === side)
    .map(({ id }) => id);
}
