import { forEachSide, type Side } from '../data/ids.ts';
import { isNamed, MAP } from '../data/map.ts';
import { HQS, UNITS } from '../data/units.ts';
import type { HexId } from '../hex/hex.ts';
import { idOf } from '../hex/hex.ts';
import { type HexSet, has, members } from '../hex/hex-set.ts';
import { activatableBy } from '../rules/activation/activation.ts';
import { efficiencyOf } from '../rules/activation/efficiency.ts';
import { controllerOf, resourcesOf } from '../rules/control/control.ts';
import { verdictOf } from '../rules/play/play.ts';
import type { Board } from '../rules/state/board.ts';
import { hexOf } from '../rules/state/occupation.ts';
import { phaseOf, type State, segmentOf } from '../rules/state/state.ts';
import { commandedBy } from '../rules/supply/command.ts';
import { suppliedAirfields, suppliedPorts, supplyOf, zoiOf } from '../rules/supply/supply.ts';
import type { Violation } from '../rules/violation.ts';

/** Everything `show` tells of a game, as data; documented in docs/json.md. */
export type GameReport = ReturnType<typeof reportOf>;

export function reportOf(state: State, warnings: readonly Violation[]) {
  const { board, cards } = state;
  const { sides } = supplyOf(board);
  const { hump, ...markers } = board.markers;
  const { box, openBy, hump: humpWorks } = sides.allies.burmaRoad!;
  return {
    scenario: state.scenario,
    turn: board.turn,
    phase: phaseOf(state),
    segment: segmentOf(state),
    verdict: verdictOf(state) ?? null,
    tracks: { ...markers, burmaRoad: { box, hump }, japanResources: resourcesOf(board, 'japan').length },
    surrendered: board.surrendered,
    events: board.events,
    held: board.held,
    units: UNITS.map((unit) => {
      const at = board.at[unit.index]!;
      const placed = hexOf(board, unit) !== undefined || at === 'china-box';
      // Off the map the question of supply does not arise.
      return {
        id: unit.id,
        at,
        reduced: board.reduced[unit.index]!,
        inSupply: placed ? sides[unit.side].units[unit.index]! : null,
      };
    }),
    hqs: HQS.filter((hq) => hexOf(board, hq) !== undefined).map((hq) => hqReport(board, hq.id)),
    zoi: forEachSide((side) => ({
      hexes: ids(zoiOf(board, side).hexes),
      neutralised: ids(zoiOf(board, side).neutralised),
    })),
    control: Object.fromEntries(
      MAP.hexes.filter(isNamed).map((hex) => [hex.id, controllerOf(board, hex.index)]),
    ) as Record<HexId, Side>,
    japaneseHexes: board.japaneseHexes,
    suppliedPorts: forEachSide((side) => ids(suppliedPorts(board, side))),
    suppliedAirfields: forEachSide((side) => ids(suppliedAirfields(board, side))),
    resources: forEachSide((side) => resourcesOf(board, side)),
    burmaRoad: { box, openBy, hump, humpWorks },
    cards: forEachSide((side) => ({ ...cards[side], deck: [...cards[side].deck] })),
    deal: state.flow.find((step) => step.step === 'deal-cards')?.data ?? { japan: 0, allies: 0 },
    warnings,
  };
}

function hqReport(board: Board, id: string) {
  const hq = HQS.find((candidate) => candidate.id === id)!;
  const { inSupply, supplies } = supplyOf(board).sides[hq.side].hqs.find((entry) => entry.hq === hq)!;
  const { printed, modifiers, value } = efficiencyOf(board, hq);
  return {
    id: hq.id,
    at: board.at[hq.index]!,
    inSupply,
    efficiency: value,
    printedEfficiency: printed,
    efficiencyModifiers: modifiers,
    range: hq.range,
    supplies: commandedBy(hq)
      .filter((unit) => {
        const hex = hexOf(board, unit);
        return hex !== undefined && has(supplies, hex);
      })
      .map((unit) => unit.id),
    canActivate: activatableBy(board, hq),
  };
}

const ids = (set: HexSet): HexId[] => members(set).map(idOf);
