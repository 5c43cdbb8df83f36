import type { UnitId } from '../../data/ids.ts';
import { loadScenario } from '../../data/scenario.ts';
import { TABLES } from '../../data/tables.ts';
import { UNITS, type Unit } from '../../data/units.ts';
import { removeHq } from '../play/control-change.ts';
import { type Game, push, sendTo, tell, withBoard } from '../play/game.ts';
import type { Board } from '../state/board.ts';
import type { State } from '../state/state.ts';
import { laterTurn } from '../state/turn-track.ts';
import { changeWill } from '../victory/political-will.ts';
import { evacuees } from './evacuation.ts';
import { ALL_FALLEN, type AlliedNation, allFallen, holdsKeys, unitsInArea, WILL } from './nations.ts';

/** 13.1: a nation that meets its condition and has not surrendered before. China falls by its own track (13.73). */
export const mustSurrender = (board: Board, nation: AlliedNation): boolean =>
  nation !== 'china' &&
  !board.surrendered.includes(nation) &&
  (nation === 'india' ? board.markers.india === 'revolts' : holdsKeys(board, nation, 'japan'));

/** 13, 16.41: a nation surrenders: its marker, the political will it costs, and what becomes of units. */
export function surrender(game: Game, nation: AlliedNation): Game {
  const { board } = game.state;
  const marked = withBoard(game, {
    ...board,
    surrendered: [...board.surrendered, nation],
    thisTurn: { ...board.thisTurn, fallen: [...board.thisTurn.fallen, nation] },
  });
  const fallen = tell(marked, { type: 'surrendered', nation, rule: TABLES.nations[nation].rule });
  const felt = changeWill(fallen, -WILL[nation].cost, '16.41', `${nation} surrenders`);
  const all = allFallen(felt.state.board)
    ? changeWill(felt, -ALL_FALLEN, '16.41', 'every nation has surrendered')
    : felt;
  return EFFECTS[nation](all);
}

/** 13.22: US ships and air units in the Philippines on the turn they surrender. */
export const mayLeavePhilippines = (board: Board): UnitId[] =>
  board.thisTurn.fallen.includes('philippines')
    ? idsOf(
        unitsInArea(board, 'philippines').filter(
          (unit) => unit.nation === 'us' && (unit.class === 'air' || unit.class === 'naval'),
        ),
      )
    : [];

/** What a surrender does to units; bases change hands afterwards (`bases.ts`). */
const EFFECTS: Readonly<Record<AlliedNation, (game: Game) => Game>> = {
  // 13.22: troops are lost, HQs leave for the next turn; US ships and air units may get away when the phase ends (8.22).
  philippines: (game) => {
    const here = unitsInArea(game.state.board, 'philippines').filter((unit) => unit.side === 'allies');
    const troops = idsOf(here.filter((unit) => unit.class === 'ground'));
    const hqs = idsOf(here.filter((unit) => unit.class === 'hq'));
    return hqs.reduce(
      (after, hq) => removeHq(after, hq, '13.22'),
      sendTo(game, troops, 'eliminated', '13.22'),
    );
  },
  malaya: (game) => game,
  'dutch-east-indies': (game) =>
    sendTo(
      game,
      of(game, (unit) => unit.nation === 'netherlands'),
      'eliminated',
      '13.42',
    ),
  burma: (game) =>
    sendTo(
      game,
      of(game, (unit) => unit.class === 'ground' && unit.burma),
      'out-of-play',
      '13.52',
    ),
  // 13.63: Indian units are gone, Commonwealth HQs leave, others have to be brought away.
  india: (game) => {
    const without = sendTo(
      game,
      of(game, (unit) => unit.nation === 'india'),
      'out-of-play',
      '13.63',
    );
    const hqs = unitsInArea(without.state.board, 'india').filter(
      (unit) => unit.class === 'hq' && unit.command === 'commonwealth',
    );
    const before = without.state.board;
    const relocated = hqs.reduce((after, hq) => removeHq(after, hq.id, '6.14'), without);
    return push(relocated, { step: 'evacuation', data: { units: evacuees(before), before } });
  },
  // 13.73: the armies are gone; air units in the box are next turn's reinforcements, and may be delayed.
  china: (game) => {
    const inBox = UNITS.filter((unit) => game.state.board.at[unit.index] === 'china-box');
    const armies = of(game, (unit) => unit.nation === 'china');
    const without = sendTo(game, armies, 'out-of-play', '13.73');
    return sendTo(without, idsOf(inBox), laterTurn(game.state.board, 1), '13.73');
  },
  // 13.83: those who are still to come never will.
  australia: (game) => sendTo(game, idsOf(stillToCome(game.state)), 'out-of-play', '13.83'),
};

const idsOf = (units: readonly Unit[]): UnitId[] => units.map((unit) => unit.id);

/** The units of a kind that are not out of the game already. */
const of = ({ state }: Game, wanted: (unit: Unit) => boolean): UnitId[] =>
  idsOf(UNITS.filter((unit) => wanted(unit) && state.board.at[unit.index] !== 'out-of-play'));

/** Australian reinforcements that have never been in play: due on a later turn as the scenario says, or delayed. */
function stillToCome({ board, scenario }: State): Unit[] {
  const { units } = loadScenario(scenario);
  return UNITS.filter((unit) => {
    const at = board.at[unit.index]!;
    if (unit.nation !== 'australia') return false;
    return at === 'delay-box' || (at.startsWith('turn-') && (units[at]?.includes(unit.id) ?? false));
  });
}
