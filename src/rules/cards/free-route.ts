import type { Side } from '../../data/ids.ts';
import { type BuiltRoute, buildableRoutes } from '../supply/transport-routes.ts';
import type { CardQuestion } from './event-rules.ts';
import { setMarker } from './markers.ts';

/** 13.77: an event lets a side build a transport route for nothing, where it could build one. */
export const freeRoute = (side: Side): CardQuestion => ({
  side,
  about: 'a transport route',
  answers: ({ board }) => {
    const routes = buildableRoutes(board, side).map((what) => ({ do: 'choose', what }) as const);
    return routes.length > 0 ? [...routes, { do: 'decline' }] : [];
  },
  take: (game, answer) => {
    if (answer.do !== 'choose') return game;
    const route = answer.what as BuiltRoute;
    const transportRoutes = { ...game.state.board.markers.transportRoutes, [route]: true };
    return setMarker(game, route, { transportRoutes }, true);
  },
});
