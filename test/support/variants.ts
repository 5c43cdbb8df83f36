import type { Side } from '../../src/data/ids.ts';
import { findHex } from '../../src/data/map.ts';
import { controllerOf } from '../../src/rules/control/control.ts';
import type { Board } from '../../src/rules/state/board.ts';
import type { Situation } from './situation.ts';

/** A situation with something more in it; what the second states about a unit or marker replaces the first. */
export function plus(base: Situation, more: Situation): Situation {
  const japan = [...(base.japan ?? []), ...(more.japan ?? [])].filter((hex) => !more.allies?.includes(hex));
  const allies = [...(base.allies ?? []), ...(more.allies ?? [])].filter((hex) => !more.japan?.includes(hex));
  return {
    ...base,
    ...more,
    place: { ...base.place, ...more.place },
    japan,
    allies,
    markers: { ...base.markers, ...more.markers },
    activated: [...(base.activated ?? []), ...(more.activated ?? [])],
  };
}

export const controllerAt = (board: Board, hex: number): Side =>
  controllerOf(board, findHex(String(hex))!.index);

/** The cities of Honshu: Kure, Kyoto, Osaka, Nagoya, Ominato, Tokyo. */
export const HONSHU_CITIES = [3407, 3506, 3507, 3607, 3705, 3706];

/**
 * Allied ZOI from Okinawa, Luzon and a carrier off Canton over all the sea around Formosa
 * but the crossing between Wenchow (2908) and Tainan (2909); Shanghai (3007) and the coast north of it lie outside.
 * Whoever comes to Tainan from Japan goes by sea to some other port, by land to Wenchow, by sea across.
 */
export const FORMOSA_SEALED: Situation = {
  scenario: '1941',
  place: { 'us-hq-sw-pac': 2813, 'us-5af': 3209, 'us-13af': 2812, 'us-cv-essex': 2610 },
  allies: [3209],
};
