import type { Side } from '../../data/ids.ts';
import type { Markers } from '../../data/markers.ts';
import { calendar, INDIA_TRACK, TABLES } from '../../data/tables.ts';
import { changeBoard, type Game, tell, withBoard } from '../play/game.ts';
import type { Board, LastingEvent, Later } from '../state/board.ts';

/** How a year of the war counts on a card; years it does not name have no effect. */
export type ByYear = Readonly<Partial<Record<1942 | 1943 | 1944 | 1945, number>>>;

/** 15.7: the War in Europe marker moves as far as its track goes. */
export function shiftEurope(game: Game, byYear: ByYear): Game {
  const { turn, markers } = game.state.board;
  const { min, max } = TABLES.warInEurope;
  const by = byYear[calendar(turn).year as 1942] ?? 0;
  const warInEurope = Math.min(max, Math.max(min, markers.warInEurope + by));
  return setMarker(game, 'War in Europe', { warInEurope }, warInEurope);
}

/** 14: a side's services fall out with each other, or agree. */
export function setRivalry(game: Game, side: Side, state: Markers['rivalry'][Side]): Game {
  const rivalry = { ...game.state.board.markers.rivalry, [side]: state };
  return setMarker(game, `rivalry of ${side}`, { rivalry }, state);
}

/** 13.62: a box towards Revolts and no farther; an India that has surrendered is past it. */
export function shiftIndia(game: Game): Game {
  const { markers, surrendered } = game.state.board;
  if (surrendered.includes('india')) return game;
  const india = INDIA_TRACK[Math.max(0, INDIA_TRACK.indexOf(markers.india) - 1)]!;
  return setMarker(game, 'India', { india }, india);
}

/** A marker is put somewhere; nothing is told if it was there. */
export function setMarker(
  game: Game,
  marker: string,
  markers: Partial<Markers>,
  value: string | number | boolean,
): Game {
  const [key] = Object.keys(markers) as (keyof Markers)[];
  const before = JSON.stringify(game.state.board.markers[key!]);
  if (JSON.stringify(markers[key!]) === before) return game;
  return tell(changeBoard(game, { markers }), { type: 'marker', marker, value });
}

/** Something has happened for good. */
export function remember(game: Game, event: LastingEvent): Game {
  const { board } = game.state;
  return board.events.includes(event)
    ? game
    : tell(withBoard(game, { ...board, events: [...board.events, event] }), {
        type: 'marker',
        marker: event,
        value: true,
      });
}

/** Something is in store for the next turn. */
export function nextTurn(game: Game, effect: Later['effect'], card: Later['card']): Game {
  const { board } = game.state;
  const later: Board['later'] = [...board.later, { turn: board.turn + 1, effect, card }];
  return withBoard(game, { ...board, later });
}
