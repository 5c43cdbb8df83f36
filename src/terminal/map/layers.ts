import { SIDES, type Side } from '../../data/ids.ts';
import type { Hex, Terrain } from '../../data/map.ts';
import { isNamed } from '../../data/map.ts';
import type { Unit } from '../../data/units.ts';
import { has } from '../../hex/hex-set.ts';
import { controllerOf } from '../../rules/control/control.ts';
import type { Board } from '../../rules/state/board.ts';
import { unitsIn } from '../../rules/state/occupation.ts';
import { inSupply, suppliedAirfields, suppliedPorts, zoiOf } from '../../rules/supply/supply.ts';
import { type Piece, piece } from '../layout.ts';
import type { Paint } from '../screen.ts';
import { SIDE_WORD } from '../words.ts';

export const LAYERS = ['units', 'control', 'zoi', 'supply', 'terrain'] as const;
export type Layer = (typeof LAYERS)[number];

/** How a layer shows a hex: in one character on the overview, in up to seven in detail. */
interface LayerView {
  /** What the characters of the overview mean, and the words of the detailed map. */
  readonly legend: { readonly glyph: string; readonly detail: string };
  readonly glyph: (hex: Hex, board: Board, paint: Paint) => Piece;
  readonly detail: (hex: Hex, board: Board, paint: Paint) => Piece;
}

const SEA = '.';
const letter = (side: Side, loud: boolean): string =>
  loud ? SIDE_WORD[side][0]! : SIDE_WORD[side][0]!.toLowerCase();

export const LAYER_VIEWS: Readonly<Record<Layer, LayerView>> = {
  units: {
    legend: {
      glyph: 'J A units of Japan, of the Allies; X of both; j a land without units',
      detail: 'J Japan, A Allies; H HQ, n naval, a air, g ground units; both sides by their totals',
    },
    glyph: (hex, board, paint) => {
      const sides = new Set(unitsIn(board, hex.index).map((unit) => unit.side));
      if (sides.size === 2) return piece('X', paint.alarm);
      const [side] = sides;
      return side ? piece(letter(side, true), paint.side[side]) : ground(hex, board, paint);
    },
    detail: (hex, board, paint) => stacks(unitsIn(board, hex.index), paint),
  },
  control: {
    legend: {
      glyph: 'J A named hexes of Japan, of the Allies; j a other land',
      detail: 'Under each land hex who controls it',
    },
    glyph: (hex, board, paint) => {
      if (!hex.area) return piece(SEA, paint.faint);
      const side = controllerOf(board, hex.index);
      return piece(letter(side, isNamed(hex)), paint.side[side]);
    },
    detail: (hex, board, paint) => {
      if (!hex.area) return piece('');
      const side = controllerOf(board, hex.index);
      return piece(SIDE_WORD[side], paint.side[side]);
    },
  },
  zoi: {
    legend: {
      glyph: 'J A under active ZOI of Japan, of the Allies; n of both, neutralised; o land outside',
      detail: 'Under each hex whose ZOI is active there; neutral where both neutralise each other',
    },
    glyph: (hex, board, paint) => {
      const side = activeZoi(hex, board);
      if (side === 'both') return piece('n', paint.alarm);
      if (side) return piece(letter(side, true), paint.side[side]);
      return piece(hex.area ? 'o' : SEA, paint.faint);
    },
    detail: (hex, board, paint) => {
      const side = activeZoi(hex, board);
      if (side === 'both') return piece('neutral', paint.alarm);
      return side ? piece(SIDE_WORD[side], paint.side[side]) : piece('');
    },
  },
  supply: {
    legend: {
      glyph: 'J A units in supply; ! some are not; j a supplied port or airfield without units; o other land',
      detail: 'Units in supply (ok) and out of it; base J, base A: supplied port or airfield without units',
    },
    glyph: (hex, board, paint) => {
      const units = unitsIn(board, hex.index);
      if (units.some((unit) => !inSupply(board, unit.id))) return piece('!', paint.alarm);
      if (units[0]) return piece(letter(units[0].side, true), paint.side[units[0].side]);
      const base = suppliedBase(hex, board);
      if (base) return piece(letter(base, false), paint.side[base]);
      return piece(hex.area ? 'o' : SEA, paint.faint);
    },
    detail: (hex, board, paint) => {
      const units = unitsIn(board, hex.index);
      const out = units.filter((unit) => !inSupply(board, unit.id)).length;
      if (out > 0)
        return piece(out === units.length ? `${out} out` : `${units.length - out}+${out} out`, paint.alarm);
      if (units[0]) return piece(`${units.length} ok`, paint.side[units[0].side]);
      const base = suppliedBase(hex, board);
      return base ? piece(`base ${letter(base, true)}`, paint.side[base]) : piece('');
    },
  },
  terrain: {
    legend: {
      glyph: 'o open, j jungle, m mixed, ^ mountain, * atoll',
      detail: 'Under each land hex its terrain',
    },
    glyph: (hex, _board, paint) => piece(TERRAIN_GLYPH[hex.terrain], hex.area ? undefined : paint.faint),
    detail: (hex) => piece(hex.area ? hex.terrain.slice(0, 7) : ''),
  },
};

const TERRAIN_GLYPH: Readonly<Record<Terrain, string>> = {
  ocean: SEA,
  open: 'o',
  jungle: 'j',
  mixed: 'm',
  mountain: '^',
  atoll: '*',
};

function ground(hex: Hex, board: Board, paint: Paint): Piece {
  if (!hex.area) return piece(SEA, paint.faint);
  const side = controllerOf(board, hex.index);
  return piece(letter(side, false), paint.side[side]);
}

/** `JH2n1a`: the side, its HQ, and how many naval, air and ground units; both sides by their totals. */
function stacks(units: readonly Unit[], paint: Paint): Piece {
  const parts = SIDES.map((side) => ({ side, here: units.filter((unit) => unit.side === side) })).filter(
    ({ here }) => here.length > 0,
  );
  if (parts.length === 0) return piece('');
  if (parts.length === 2)
    return piece(parts.map(({ side, here }) => letter(side, true) + here.length).join('/'), paint.alarm);
  const { side, here } = parts[0]!;
  const count = (unitClass: Unit['class']) => here.filter((unit) => unit.class === unitClass).length;
  const words = [
    count('hq') > 0 ? 'H' : '',
    count('naval') > 0 ? `${count('naval')}n` : '',
    count('air') > 0 ? `${count('air')}a` : '',
    count('ground') > 0 ? `${count('ground')}g` : '',
  ];
  return piece(letter(side, true) + words.join(''), paint.side[side]);
}

function activeZoi(hex: Hex, board: Board): Side | 'both' | undefined {
  const [japan, allies] = SIDES.map((side) => {
    const { hexes, neutralised } = zoiOf(board, side);
    return { present: has(hexes, hex.index), active: has(hexes, hex.index) && !has(neutralised, hex.index) };
  }) as [{ present: boolean; active: boolean }, { present: boolean; active: boolean }];
  if (japan.active) return 'japan';
  if (allies.active) return 'allies';
  return japan.present || allies.present ? 'both' : undefined;
}

const suppliedBase = (hex: Hex, board: Board): Side | undefined =>
  SIDES.find(
    (side) => has(suppliedPorts(board, side), hex.index) || has(suppliedAirfields(board, side), hex.index),
  );
