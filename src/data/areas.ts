/**
 * Areas of the map. Every land hex lies in exactly one of the simple areas;
 * the composite ones are the names the rules use for several of them together.
 */
export const SIMPLE_AREAS = [
  'aleutians',
  'andaman-nicobar',
  'australia',
  'australian-mandates',
  'batan',
  'borneo',
  'burma',
  'carolines',
  'celebes',
  'central-india',
  'ceylon',
  'china-coast',
  'china-inland',
  'dei-minor',
  'dei-other',
  'ellice',
  'fiji',
  'formosa',
  'gilberts',
  'guam',
  'hawaii',
  'himalaya',
  'hokkaido',
  'hong-kong',
  'honshu',
  'horn',
  'howland-baker',
  'indochina',
  'japanese-mandates',
  'java',
  'johnston',
  'korea',
  'kyushu',
  'line-islands',
  'malaya',
  'maldives',
  'manchuria',
  'marianas',
  'marshalls',
  'midway',
  'nauru-ocean',
  'new-caledonia',
  'new-guinea',
  'new-guinea-minor',
  'new-hebrides',
  'north-india',
  'palawan',
  'philippines',
  'phoenix',
  'sakhalin',
  'samoa',
  'santa-cruz',
  'siam',
  'soviet-sakhalin',
  'sumatra',
  'tokelau',
  'tonga',
  'wake',
] as const;

export type SimpleAreaId = (typeof SIMPLE_AREAS)[number];

export const COMPOSITE_AREAS = {
  /** 13.41; the small islands of `dei-minor` are no part of it. */
  'dutch-east-indies': ['sumatra', 'java', 'borneo', 'celebes', 'dei-other'],
  /** 13.61. */
  india: ['north-india', 'central-india', 'ceylon'],
  /** 13.71: Hong Kong and Formosa are not China. */
  china: ['china-coast', 'china-inland'],
  /** 13.9: the home islands; Shikoku shares the hex of Kure with Honshu. */
  'japanese-islands': ['honshu', 'hokkaido', 'kyushu'],
} as const satisfies Record<string, readonly SimpleAreaId[]>;

export type CompositeAreaId = keyof typeof COMPOSITE_AREAS;

export type AreaId = SimpleAreaId | CompositeAreaId;

export const AREAS: readonly AreaId[] = [
  ...SIMPLE_AREAS,
  ...(Object.keys(COMPOSITE_AREAS) as CompositeAreaId[]),
];

/** The simple areas an area is made of. */
export function partsOf(area: AreaId): readonly SimpleAreaId[] {
  return area in COMPOSITE_AREAS ? COMPOSITE_AREAS[area as CompositeAreaId] : [area as SimpleAreaId];
}
