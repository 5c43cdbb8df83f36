import type { HexId } from '../../hex/hex.ts';

/** Every way to move. */
export const MODES = [
  'naval',
  'naval-strategic',
  'air',
  'air-extended',
  'air-strategic',
  'overland',
  'strategic-transport',
  'amphibious',
  'organic',
  'barge',
] as const;
export type Mode = (typeof MODES)[number];

/** Where a stack can go, what it costs (hexes, movement points, or legs) and one way there, both ends included. */
export interface Destination {
  readonly to: HexId | 'china-box';
  readonly cost: number;
  readonly path: readonly (HexId | 'china-box')[];
}

/** Modes that come ashore: the hex changes hands only after battle (6.5). */
export const LANDING_MODES: readonly Mode[] = ['amphibious', 'organic', 'barge'];

/** Modes that forgo battle and post-battle movement (8.23, 8.33, 8.44). */
export const STRATEGIC_MODES: readonly Mode[] = ['naval-strategic', 'air-strategic', 'strategic-transport'];
