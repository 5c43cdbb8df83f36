import type { SimpleAreaId } from '../data/areas.ts';
import type { Nation, Side } from '../data/ids.ts';
import type { Hex } from '../data/map.ts';
import type { Unit } from '../data/units.ts';

/** Words for people: the same thing is called the same everywhere. */

export const SIDE_WORD: Readonly<Record<Side, string>> = { japan: 'Japan', allies: 'Allies' };

export const NATION_WORD: Readonly<Record<Nation, string>> = {
  japan: 'Japan',
  us: 'US',
  uk: 'Britain',
  australia: 'Australia',
  'new-zealand': 'New Zealand',
  india: 'India',
  china: 'China',
  netherlands: 'Netherlands',
  joint: 'joint',
};

/** Areas whose id is not what a person would call them. */
const AREA_WORD: Partial<Record<SimpleAreaId, string>> = {
  'dei-minor': 'Lesser islands of the Indies',
  'dei-other': 'Dutch East Indies, other islands',
  'andaman-nicobar': 'Andamans and Nicobars',
  'howland-baker': 'Howland and Baker',
  'nauru-ocean': 'Nauru and Ocean Island',
  'new-guinea-minor': 'Islands off New Guinea',
};

export const areaWord = (area: SimpleAreaId): string => AREA_WORD[area] ?? titled(area);

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
