import type { AreaId } from '../../data/areas.ts';
import { findHex, type Hex, hexAt, inArea, indexOfPlace, MAP, PORTS, rangeBetween } from '../../data/map.ts';
import { loadScenario, type Scenario } from '../../data/scenario.ts';
import type { HexId } from '../../hex/hex.ts';
import { has, members, setOf } from '../../hex/hex-set.ts';
import { controllerOf } from '../control/control.ts';
import { unitsIn } from '../state/occupation.ts';
import type { State } from '../state/state.ts';
import { connectedTo } from '../supply/network.ts';
import { inSupply, suppliedPorts, supplyOf } from '../supply/supply.ts';
import { type Holdings, holdingsOf } from './held.ts';
import { TAKEN } from './taken.ts';

type PointsVictory = Extract<Scenario['victory'], { type: 'points' }>;
type Condition = Extract<PointsVictory['points'][string], { when: unknown }>['when'];
type Count = Extract<PointsVictory['points'][string], { each: unknown }>['each'];

/** One line of the reckoning: the paragraph of the scenario's rule, and what Japan gets by it. */
export interface PointsLine {
  readonly line: string;
  readonly points: number;
}

/** 17.27, 17.38, 17.48: Japan's victory points; 16.48: with what was bid. */
export function pointsOf(state: State): { total: number; lines: PointsLine[] } {
  const { victory } = loadScenario(state.scenario);
  if (victory.type !== 'points') throw new Error(`${state.scenario} is not decided by points`);
  const held = holdingsOf(state);
  const lines = Object.entries(victory.points).map(([letter, entry]): PointsLine => {
    const times = 'each' in entry ? COUNTS[entry.each](state, held) : holds(state, held, entry.when) ? 1 : 0;
    return { line: `${victory.rule}${letter}`, points: entry.points * times + 0 };
  });
  const { japan, allies } = state.options.bids;
  if (japan !== allies) lines.push({ line: '16.48A', points: allies - japan });
  return { total: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

const held = (hexes: readonly Hex[], holdings: Holdings, side: 'japan' | 'allies'): number =>
  hexes.filter((hex) => holdings.of(hex.index) === side).length;

const hexesIn = (area: AreaId): Hex[] => members(inArea(area)).map(hexAt);

const RESOURCES = MAP.hexes.filter((hex) => hex.resource);
const MIDDLE = 5;
const KAUAI_AND_HAWAII: readonly HexId[] = ['5708', '5908'];

const COUNTS: Readonly<Record<Count, (state: State, holdings: Holdings) => number>> = {
  'north-india-hex-held-by-japan': (_, holdings) => held(hexesIn('north-india'), holdings, 'japan'),
  'political-will-box-below-6': ({ board }) => Math.max(0, MIDDLE + 1 - board.markers.politicalWill),
  'political-will-box-above-5': ({ board }) => Math.max(0, board.markers.politicalWill - MIDDLE),
  'kauai-or-hawaii-taken-by-japan': ({ board }) =>
    KAUAI_AND_HAWAII.filter((hex) => board.events.includes(TAKEN[hex]!)).length,
  'resource-held-by-allies': (_, holdings) => held(RESOURCES, holdings, 'allies'),
};

/** Whether a condition is fulfilled. */
function holds(state: State, holdings: Holdings, when: Condition): boolean {
  const { board } = state;
  if ('surrendered' in when) return board.surrendered.includes(when.surrendered);
  if ('burmaRoad' in when) return supplyOf(board).sides.allies.burmaRoad!.openBy === null;
  if ('cutOff' in when) return isCutOff(state, ...when.cutOff);
  if ('indiaTrack' in when) {
    const track = board.surrendered.includes('india') ? 'revolts' : board.markers.india;
    return when.indiaTrack.includes(track);
  }
  if ('holdsRegion' in when) return holdings.region(when.holdsRegion) === when.side;
  if ('lacksRegion' in when) {
    const hexes = hexesIn(when.lacksRegion);
    const ports = hexes.filter((hex) => hex.port);
    return (
      holdings.region(when.lacksRegion) !== when.side &&
      held(hexes, holdings, when.side) >= (when.hexesAtLeast ?? 0) &&
      held(ports, holdings, when.side) >= (when.portsAtLeast ?? 0)
    );
  }
  if ('takenOnce' in when) return board.events.includes(TAKEN[when.takenOnce]!);
  if ('lacksInSupply' in when) {
    const hex = indexOfPlace(when.lacksInSupply)!;
    const units = unitsIn(board, hex).filter((unit) => unit.side === when.side && unit.class !== 'hq');
    const starving = units.length > 0 && !units.some((unit) => inSupply(board, unit.id));
    return holdings.of(hex) !== when.side || starving;
  }
  if ('alliedPortWithin' in when) return alliedPortWithin(holdings, when.of, when.alliedPortWithin);
  if ('noAlliedPortWithin' in when) return !alliedPortWithin(holdings, when.of, when.noAlliedPortWithin);
  if ('noAlliedPortIn' in when) return alliedPorts(holdings, when.noAlliedPortIn).length === 0;
  const allied = alliedPorts(holdings, when.alliedPortsIn);
  const supplied = allied.filter((hex) => has(suppliedPorts(board, 'allies'), hex.index));
  return allied.length > 0 && supplied.length <= when.inSupplyAtMost;
}

const alliedPorts = (holdings: Holdings, area: AreaId): Hex[] =>
  hexesIn(area).filter((hex) => hex.port && holdings.of(hex.index) === 'allies');

/** 17.27C: no path of Allied supply joins two places; one that is lost is cut off too. */
function isCutOff({ board }: State, a: HexId, b: HexId): boolean {
  const [from, to] = [indexOfPlace(a)!, indexOfPlace(b)!];
  if ([from, to].some((hex) => controllerOf(board, hex) !== 'allies')) return true;
  return !has(connectedTo(setOf([from]), supplyOf(board).sides.allies.network), to);
}

function alliedPortWithin(holdings: Holdings, of: HexId, range: number): boolean {
  const target = findHex(of)!;
  return members(PORTS).some(
    (hex) => rangeBetween(hexAt(hex), target) <= range && holdings.of(hex) === 'allies',
  );
}
