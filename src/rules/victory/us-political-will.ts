import { inArea } from '../../data/map.ts';
import { isCarrier, UNITS } from '../../data/units.ts';
import type { HexId } from '../../hex/hex.ts';
import { idOf } from '../../hex/hex.ts';
import { members } from '../../hex/hex-set.ts';
import { resourcesOf } from '../control/control.ts';
import { type Game, withBoard } from '../play/game.ts';
import type { Board, LastingEvent } from '../state/board.ts';
import { hexOf } from '../state/occupation.ts';
import { changeWill } from './political-will.ts';
import { hexesGained, hexesNeeded } from './progress-of-war.ts';

/** A reason for the marker to move in the political will segment. */
interface Cause {
  readonly rule: string;
  readonly change: number;
  readonly reason: string;
  /** Recorded, because it counts once only. */
  readonly once?: LastingEvent;
}

/** 4.32, 16.4: everything that is judged at the end of the political phase. */
export function judgeWill(game: Game): Game {
  const held = heldNow(game.state.board);
  const board = { ...game.state.board, held };
  const causes = causesOf(board);
  const once = causes.flatMap((cause) => cause.once ?? []);
  const recorded = withBoard(game, { ...board, events: [...board.events, ...once] });
  // Gains first, so that a marker at the end of its track loses nothing that was due at the same moment.
  return [...causes]
    .sort((a, b) => b.change - a.change)
    .reduce((after, { change, rule, reason }) => changeWill(after, change, rule, reason), recorded);
}

const causesOf = (board: Board): Cause[] => [
  ...occupations(board),
  ...resources(board),
  ...fleet(board),
  ...progress(board),
];

/** 16.42: US soil whose loss counts, and for how many turns running one hex of it must be held. */
const US_SOIL: readonly { event: LastingEvent; name: string; hexes: readonly HexId[]; turns: number }[] = [
  { event: 'alaska-occupied', name: 'Alaska', hexes: members(inArea('aleutians')).map(idOf), turns: 3 },
  {
    event: 'hawaii-occupied',
    name: 'Hawaii',
    hexes: ['5708', '5808', '5908', '5108'],
    turns: 2,
  },
];

/** 16.42: how long each of these hexes has been Japanese; one that was lost meanwhile begins anew (`takeControl`). */
function heldNow(board: Board): Board['held'] {
  const japanese = new Set(board.japaneseHexes);
  return Object.fromEntries(
    US_SOIL.flatMap(({ hexes }) => hexes)
      .filter((hex) => japanese.has(hex))
      .map((hex) => [hex, (board.held[hex] ?? 0) + 1]),
  );
}

const occupations = (board: Board): Cause[] =>
  US_SOIL.filter(
    ({ event, hexes, turns }) =>
      !board.events.includes(event) && hexes.some((hex) => (board.held[hex] ?? 0) >= turns),
  ).map(({ event, name }) => ({ rule: '16.42', change: -1, reason: `${name} is occupied`, once: event }));

const FEW_RESOURCES = 3;
const RESOURCES_FROM_TURN = 5;

/** 16.43A. */
function resources(board: Board): Cause[] {
  if (board.turn < RESOURCES_FROM_TURN || board.events.includes('resources-lost')) return [];
  if (resourcesOf(board, 'japan').length > FEW_RESOURCES) return [];
  return [{ rule: '16.43A', change: 3, reason: 'Japan has lost its resources', once: 'resources-lost' }];
}

/** 16.46. */
function fleet(board: Board): Cause[] {
  const ships = UNITS.filter(
    (unit) => unit.nation === 'us' && unit.class === 'naval' && hexOf(board, unit) !== undefined,
  );
  return [
    ...(ships.some(isCarrier)
      ? []
      : [{ rule: '16.46', change: -1, reason: 'no US carrier is left on the map' }]),
    ...(ships.length > 0 ? [] : [{ rule: '16.46', change: -1, reason: 'no US ship is left on the map' }]),
  ];
}

/** 16.47. */
function progress(board: Board): Cause[] {
  const needed = hexesNeeded(board);
  const gained = hexesGained(board).length;
  if (gained >= needed) return [];
  return [{ rule: '16.47', change: -1, reason: `progress of the war: ${gained} hexes of ${needed}` }];
}
