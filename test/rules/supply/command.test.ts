import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../../src/data/ids.ts';
import { emptyMapWith, supplied, suppliesUnit } from '../../support/situation.ts';

/** Whether an HQ at Dacca supplies a unit in the same hex; Kunming, with Lashio lost, is no source. */
function isSuppliedBy(hq: UnitId, unit: UnitId): boolean {
  const board = emptyMapWith({ scenario: '1941', place: { [hq]: 1905, [unit]: 1905 }, japan: [2206] });
  expect(supplied(board, hq)).toBe(true);
  expect(suppliesUnit(board, hq, unit)).toBe(supplied(board, unit));
  return supplied(board, unit);
}

const UNITS = {
  'US ground units': ['us-i-corps', 'us-1m-div'],
  'US ships': ['us-ca-baltimore', 'us-cv-essex'],
  'US air units': ['us-5af', 'us-1maw', 'us-10af-lrb', 'us-20bc'],
  'Commonwealth ground units': ['uk-15-corps', 'aus-1-corps', 'nz-3-div', 'ind-1-corps'],
  'Commonwealth ships': ['uk-ca-exeter', 'aus-ca-kent', 'uk-cvl-hermes'],
  'Commonwealth air units': ['uk-air-fe', 'aus-air', 'uk-air-seac-lrb'],
  'Chinese armies': ['cn-5-army'],
  'Dutch units': ['du-1-regt', 'du-j-div', 'du-air', 'du-cl-dutch'],
} as const satisfies Record<string, readonly UnitId[]>;

const HQS = {
  'a US HQ': ['us-hq-c-pac', 'us-hq-sw-pac', 'us-hq-s-pac-ghormley', 'us-hq-s-pac-halsey'],
  'a Commonwealth HQ': ['cw-hq-malaya', 'cw-hq-seac'],
  'a joint HQ': ['joint-hq-abda', 'joint-hq-anzac'],
} as const satisfies Record<string, readonly UnitId[]>;

type Kind = keyof typeof UNITS;

/** The table of 6.12; what is not listed is no. */
const COMMANDED: Record<keyof typeof HQS, readonly Kind[]> = {
  'a US HQ': ['US ground units', 'US ships', 'US air units', 'Chinese armies'],
  'a Commonwealth HQ': [
    'US air units',
    'Commonwealth ground units',
    'Commonwealth ships',
    'Commonwealth air units',
    'Chinese armies',
  ],
  'a joint HQ': Object.keys(UNITS) as Kind[],
};

const cells = (Object.keys(HQS) as (keyof typeof HQS)[]).flatMap((type) =>
  (Object.keys(UNITS) as Kind[]).map((kind) => {
    const verb = COMMANDED[type].includes(kind) ? 'supplies' : 'does not supply';
    return { type, kind, verb, expected: COMMANDED[type].includes(kind) };
  }),
);

describe('6.12 whom an HQ supplies', () => {
  it.each(cells)('6.12 $type $verb $kind', ({ type, kind, expected }) => {
    for (const hq of HQS[type]) {
      for (const unit of UNITS[kind]) expect(isSuppliedBy(hq, unit), `${hq} ${unit}`).toBe(expected);
    }
  });

  it('6.12 Japanese HQs supply all Japanese units and no others', () => {
    for (const unit of ['jp-army-15', 'jp-sn-1', 'jp-ad-1', 'jp-af-21', 'jp-cv-akagi', 'us-5af'] as const) {
      const board = emptyMapWith({ scenario: '1941', place: { 'jp-hq-south': 2212, [unit]: 2212 } });
      expect(supplied(board, unit), unit).toBe(unit.startsWith('jp-'));
    }
  });
});
