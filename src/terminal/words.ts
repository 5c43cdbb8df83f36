import type { Side } from '../data/ids.ts';
import type { Hex } from '../data/map.ts';
import type { Unit } from '../data/units.ts';

/** Words for people: the same thing is called the same everywhere. */

export const SIDE_WORD: Readonly<Record<Side, string>> = { japan: 'Japan', allies: 'Allies' };

/** `dutch-east-indies` as `Dutch East Indies`. */
export const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ');

/** A box or hex a unit is in: `turn 5`, `delay box`. */
export const placeWord = (place: string): string => place.replaceAll('-', ' ');

/** `port, airfield, city`. */
export function features(hex: Hex): string[] {
  const city = {
    city: 'city',
    'chinese-city': 'Chinese city',
    'japanese-home-city': 'Japanese home city',
  } as const;
  return [
    hex.port ? 'port' : '',
    hex.airfield ? 'airfield' : '',
    hex.city ? city[hex.city] : '',
    hex.resource ? 'resource' : '',
    hex.airFerry ? 'air ferry stop' : '',
  ].filter((word) => word !== '');
}

/** What the counter says: `12-12-3`, `10-10-2(4)`, `13/3` for an HQ. */
export function counterOf(unit: Unit, reduced: boolean): string {
  if (unit.class === 'hq') return `${unit.range}/${unit.efficiency}`;
  const { attack, defense } = (reduced ? unit.reduced : unit.full) ?? unit.full;
  return `${attack}-${defense}${rangeOf(unit)}`;
}

export function rangeOf(unit: Unit): string {
  if (unit.class === 'ground' || unit.class === 'hq' || unit.range === undefined) return '';
  if (unit.class !== 'air' || unit.extendedRange === undefined) return `-${unit.range}`;
  return unit.transferOnly ? `-${unit.range}(${unit.extendedRange})` : `-${unit.range}/${unit.extendedRange}`;
}
