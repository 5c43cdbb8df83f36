import type { HexId } from '../hex/hex.ts';

export const SIDES = ['japan', 'allies'] as const;
export type Side = (typeof SIDES)[number];

export const enemyOf = (side: Side): Side => (side === 'japan' ? 'allies' : 'japan');

/** Something each side has one of. */
export const forEachSide = <T>(make: (side: Side) => T): Record<Side, T> => ({
  japan: make('japan'),
  allies: make('allies'),
});

export const NATIONS = [
  'japan',
  'us',
  'uk',
  'australia',
  'new-zealand',
  'india',
  'china',
  'netherlands',
  'joint',
] as const;
export type Nation = (typeof NATIONS)[number];

/** 1.3: every Allied nation but the US, the Dutch and the Chinese. */
export const COMMONWEALTH: readonly Nation[] = ['uk', 'australia', 'new-zealand', 'india'];

export type UnitId =
  | `jp-${string}`
  | `us-${string}`
  | `uk-${string}`
  | `cw-${string}`
  | `aus-${string}`
  | `nz-${string}`
  | `ind-${string}`
  | `cn-${string}`
  | `du-${string}`
  | `joint-${string}`;

/** `J1` to `J86`, `A1` to `A84`. */
export type CardId = `J${number}` | `A${number}`;

export type Turn = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
export const LAST_TURN = 12;

/** Where a unit can be when it is not in a hex. */
export type Box = 'delay-box' | 'china-box' | `turn-${number}` | 'eliminated' | 'out-of-play';

export type Place = HexId | Box;
