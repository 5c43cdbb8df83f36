import type { Board } from '../../rules/state/board.ts';
import { hexReport } from '../hex-view.ts';
import type { Layer } from './layers.ts';
import { hexesIn, type Window } from './window.ts';

/** A part of the map as data: every hex of the window with what holds there. */
export const mapReport = (board: Board, layer: Layer, window: Window) => ({
  layer,
  window,
  hexes: hexesIn(window).map((hex) => hexReport(hex, board)),
});
