import { describe, expect, test } from 'vitest';
import type { CardId, Side, UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { airNavalModifiers, groundModifiers, type Modifier } from '../../../src/rules/combat/modifiers.ts';
import { airNavalStrength } from '../../../src/rules/combat/strength.ts';
import { defenseOf } from '../../../src/rules/combat/values.ts';
import { pending } from '../../../src/rules/play/play.ts';
import type { State } from '../../../src/rules/state/state.ts';
import { asEvent, battleIn, finish, holding, isOffered, pileOf } from '../../support/card-play.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import {
  destinations,
  eventsLike,
  fight,
  go,
  kinds,
  move,
  offensive,
  type Policy,
  targets,
} from '../play/support.ts';

const AGREEMENT: Situation = { markers: { rivalry: { japan: 'agreement', allies: 'agreement' } } };
const at = (units: readonly UnitId[], hex: number): Situation => ({
  place: Object.fromEntries(units.map((unit) => [unit, hex])),
});
const all = (...situations: Situation[]): Situation => situations.reduce(plus, AGREEMENT);

const YAMAMOTO = 'jp-hq-combined-fleet-yamamoto';
const SOUTH = 'jp-hq-south';
const SOUTH_SEAS = 'jp-hq-south-seas';
const C_PAC = 'us-hq-c-pac';
const SW_PAC = 'us-hq-sw-pac';
const HALSEY = 'us-hq-s-pac-halsey';
const ANZAC = 'joint-hq-anzac';
const ABDA = 'joint-hq-abda';
const SEAC = 'cw-hq-seac';
const MALAYA = 'cw-hq-malaya';

/** Where each HQ stands when it is needed; all are in supply there. */
const HQ_HEX: Partial<Record<UnitId, number>> = {
  [YAMAMOTO]: 4017,
  [SOUTH]: 2212,
  [SOUTH_SEAS]: 4021,
  [C_PAC]: 5808,
  [SW_PAC]: 3727,
  [HALSEY]: 4825,
  [ANZAC]: 4828,
  [ABDA]: 3023,
  [SEAC]: 1805,
  [MALAYA]: 2015,
};
const hqs = (...ids: UnitId[]): Situation => ({
  place: Object.fromEntries(ids.map((id) => [id, HQ_HEX[id]!])),
});

const JAPANESE_HQS: UnitId[] = [YAMAMOTO, SOUTH, SOUTH_SEAS];
const US_HQS: UnitId[] = [C_PAC, HALSEY, SW_PAC];
const JOINT_HQS: UnitId[] = [ABDA, ANZAC];
const COMMONWEALTH_HQS: UnitId[] = [MALAYA, SEAC];
const ALLIED_HQS: UnitId[] = [...US_HQS, ...JOINT_HQS, ...COMMONWEALTH_HQS];

/** 7.21: the efficiency printed on the counters. */
const EFFICIENCY: Partial<Record<UnitId, number>> = {
  [YAMAMOTO]: 3,
  [SOUTH]: 1,
  [SOUTH_SEAS]: 2,
  [C_PAC]: 3,
  [SW_PAC]: 2,
  [HALSEY]: 3,
  [ANZAC]: 1,
  [ABDA]: 1,
  [SEAC]: 1,
  [MALAYA]: 1,
};

const JAPANESE: CardId[] = [
  'J3',
  'J8',
  'J9',
  'J10',
  'J14',
  'J16',
  'J23',
  'J25',
  'J29',
  'J32',
  'J40',
  'J47',
  'J50',
  'J83',
];
const ALLIED: CardId[] = [
  'A7',
  'A13',
  'A19',
  'A21',
  'A29',
  'A31',
  'A32',
  'A34',
  'A35',
  'A36',
  'A37',
  'A40',
  'A44',
  'A45',
  'A53',
  'A54',
  'A56',
  'A57',
  'A58',
  'A63',
  'A64',
  'A71',
  'A76',
];

describe('5.31A which HQ directs it', () => {
  const directing = (card: CardId): string[] => {
    const own = card.startsWith('J') ? JAPANESE_HQS : ALLIED_HQS;
    const begun = go(aboutToPlay(card, all(hqs(...own))), { do: 'event', card });
    const chosen = targets(begun, 'hq', 'hq');
    return chosen.length > 0 ? chosen : eventsLike(begun, 'hq-chosen').map(({ hq }) => hq);
  };

  const ANY_JAPANESE: CardId[] = ['J3', 'J8', 'J9', 'J10', 'J14', 'J16', 'J23', 'J25', 'J29', 'J32', 'J40'];
  test.each(ANY_JAPANESE)('%s any HQ', (card) => {
    expect(directing(card)).toEqual([...JAPANESE_HQS].sort());
  });

  test.each(['J47', 'J50'] as CardId[])('%s South or South Seas HQ', (card) => {
    expect(directing(card)).toEqual([SOUTH, SOUTH_SEAS]);
  });

  test('J83 South HQ alone', () => {
    expect(directing('J83')).toEqual([SOUTH]);
  });

  const ANY_ALLIED: CardId[] = [
    'A13',
    'A19',
    'A21',
    'A29',
    'A31',
    'A32',
    'A36',
    'A37',
    'A40',
    'A45',
    'A53',
    'A54',
    'A56',
    'A63',
    'A64',
    'A71',
    'A76',
  ];
  test.each(ANY_ALLIED)('%s any HQ', (card) => {
    expect(directing(card)).toEqual([...ALLIED_HQS].sort());
  });

  test.each(['A34', 'A57'] as CardId[])('%s a joint or a Commonwealth HQ', (card) => {
    expect(directing(card)).toEqual([...JOINT_HQS, ...COMMONWEALTH_HQS].sort());
  });

  test.each(['A7', 'A58'] as CardId[])('%s SEAC HQ alone', (card) => {
    expect(directing(card)).toEqual([SEAC]);
  });

  test.each(['A35', 'A44'] as CardId[])('%s ANZAC HQ alone', (card) => {
    expect(directing(card)).toEqual([ANZAC]);
  });

  test.each([
    ['J47', YAMAMOTO],
    ['J50', YAMAMOTO],
    ['J83', SOUTH_SEAS],
    ['A7', MALAYA],
    ['A58', MALAYA],
    ['A34', C_PAC],
    ['A57', C_PAC],
    ['A35', ABDA],
    ['A44', ABDA],
  ] as const)('%s is no event with %s alone on the map', (card, hq) => {
    const state = aboutToPlay(card, all(hqs(hq)));
    expect(isOffered(state, card)).toBe(false);
    expect(kinds(state)).toContain('operations');
  });

  test.each([...JAPANESE, ...ALLIED])('%s is no event without an HQ', (card) => {
    expect(isOffered(aboutToPlay(card, AGREEMENT), card)).toBe(false);
  });

  test('J10 is an event only while the Japanese services agree', () => {
    const agreeing = (japan: string) =>
      isOffered(aboutToPlay('J10', plus(hqs(SOUTH), { markers: { rivalry: { japan } } })), 'J10');
    expect(agreeing('agreement')).toBe(true);
    expect(agreeing('rivalry')).toBe(false);
  });
});

const US_SHIPS: UnitId[] = [
  'us-ca-northampton',
  'us-ca-new-orleans',
  'us-ca-baltimore',
  'us-bb-washington',
  'us-bb-missouri',
  'us-bb-new-york',
  'us-bb-new-jersey',
  'us-bb-massachusetts',
  'us-bb-mississippi',
  'us-bb-north-carolina',
  'us-bc-alaska',
  'us-cv-essex',
];
const US_AIR: UnitId[] = [
  'us-5af',
  'us-7af',
  'us-11af',
  'us-13af',
  'us-14af',
  'us-10af-lrb',
  'us-1maw',
  'us-2maw',
  'us-3maw',
  'us-feaf',
];
const JAPANESE_SHIPS: UnitId[] = [
  'jp-ca-aoba',
  'jp-ca-mogami',
  'jp-ca-nachi',
  'jp-ca-takao',
  'jp-cl-tenryu',
  'jp-apd-kamikaze',
  'jp-bb-hiei',
  'jp-bb-kongo',
  'jp-bb-nagato',
  'jp-bb-yamato',
  'jp-cv-akagi',
];
const JAPANESE_AIR: UnitId[] = [
  'jp-af-21',
  'jp-af-22',
  'jp-af-23',
  'jp-af-24',
  'jp-af-25',
  'jp-af-26',
  'jp-af-27',
  'jp-af-28',
  'jp-ad-1',
  'jp-ad-2',
];
const COMMONWEALTH: UnitId[] = [
  'uk-15-corps',
  'uk-33-corps',
  'ind-1-corps',
  'ind-2-corps',
  'ind-4-corps',
  'uk-77-bde',
  'uk-air-seac',
  'aus-air',
];

describe('7.21 how many units', () => {
  /** Everybody stands in the hex of the HQ and as many are activated as may be. */
  function count(card: CardId, hq: UnitId, units: readonly UnitId[]): number {
    const state = aboutToPlay(card, all(hqs(hq), at(units, HQ_HEX[hq]!)));
    let played = go(state, { do: 'event', card });
    if (played.decision?.kind === 'choose-hq') played = go(played, { do: 'hq', hq });
    for (let i = 0; i < units.length; i++) {
      const [unit] = targets(played, 'activate', 'unit');
      if (pending(played.state)?.kind !== 'activate' || !unit) break;
      played = go(played, { do: 'activate', unit });
    }
    return eventsLike(played, 'activated').length;
  }

  test.each([
    ['J8', 4],
    ['J9', 6],
    ['J10', 6],
    ['J14', 5],
    ['J23', 3],
    ['J25', 4],
    ['J29', 4],
  ] as const)('%s: any HQ and %i', (card, logistics) => {
    expect(count(card, SOUTH_SEAS, JAPANESE_SHIPS)).toBe(EFFICIENCY[SOUTH_SEAS]! + logistics);
    expect(count(card, YAMAMOTO, JAPANESE_SHIPS)).toBe(EFFICIENCY[YAMAMOTO]! + logistics);
  });

  test.each([
    ['J16', 4],
    ['J32', 4],
    ['J40', 4],
  ] as const)('%s: any HQ and %i, by air', (card, logistics) => {
    expect(count(card, SOUTH_SEAS, JAPANESE_AIR)).toBe(EFFICIENCY[SOUTH_SEAS]! + logistics);
    expect(count(card, YAMAMOTO, JAPANESE_AIR)).toBe(EFFICIENCY[YAMAMOTO]! + logistics);
  });

  test('J3: any HQ and 3, by land', () => {
    const armies: UnitId[] = [
      'jp-army-16',
      'jp-army-17',
      'jp-army-18',
      'jp-army-19',
      'jp-army-25',
      'jp-army-27',
      'jp-army-28',
    ];
    expect(count('J3', SOUTH_SEAS, armies)).toBe(5);
    expect(count('J3', YAMAMOTO, armies)).toBe(6);
  });

  test('J47: South HQ 1 + 7, South Seas HQ 2 + 7', () => {
    expect(count('J47', SOUTH, JAPANESE_SHIPS)).toBe(8);
    expect(count('J47', SOUTH_SEAS, JAPANESE_SHIPS)).toBe(9);
  });

  test('J50: South HQ 1 + 6, South Seas HQ 2 + 6', () => {
    expect(count('J50', SOUTH, JAPANESE_AIR)).toBe(7);
    expect(count('J50', SOUTH_SEAS, JAPANESE_AIR)).toBe(8);
  });

  test('J83: South HQ 1 + 4', () => {
    expect(count('J83', SOUTH, JAPANESE_SHIPS)).toBe(5);
  });

  test.each([
    ['A13', 5],
    ['A29', 4],
    ['A36', 5],
    ['A37', 6],
  ] as const)('%s: any HQ and %i', (card, logistics) => {
    expect(count(card, C_PAC, US_SHIPS)).toBe(3 + logistics);
    expect(count(card, SW_PAC, US_SHIPS)).toBe(2 + logistics);
    expect(count(card, ANZAC, US_SHIPS)).toBe(1 + logistics);
  });

  test.each([
    ['A21', 6, 4],
    ['A32', 7, 4],
    ['A40', 5, 3],
    ['A54', 4, 3],
    ['A56', 4, 3],
    ['A64', 4, 3],
    ['A71', 6, 4],
  ] as const)('%s: SW Pac HQ and %i, any other and %i', (card, swPac, other) => {
    expect(count(card, SW_PAC, US_SHIPS)).toBe(2 + swPac);
    expect(count(card, C_PAC, US_SHIPS)).toBe(3 + other);
    expect(count(card, ANZAC, US_SHIPS)).toBe(1 + other);
  });

  test.each([
    ['A45', 8, 4],
    ['A53', 6, 4],
    ['A63', 6, 4],
  ] as const)('%s: C Pac HQ and %i, any other and %i', (card, cPac, other) => {
    expect(count(card, C_PAC, US_SHIPS)).toBe(3 + cPac);
    expect(count(card, SW_PAC, US_SHIPS)).toBe(2 + other);
    expect(count(card, ANZAC, US_SHIPS)).toBe(1 + other);
  });

  test.each([
    ['A19', 3],
    ['A31', 6],
  ] as const)('%s: any HQ and %i, by air', (card, logistics) => {
    expect(count(card, C_PAC, US_AIR)).toBe(3 + logistics);
    expect(count(card, SW_PAC, US_AIR)).toBe(2 + logistics);
  });

  test.each([
    ['A7', 4],
    ['A34', 4],
    ['A57', 5],
    ['A58', 4],
  ] as const)('%s: SEAC HQ 1 and %i', (card, logistics) => {
    expect(count(card, SEAC, COMMONWEALTH)).toBe(1 + logistics);
  });

  test.each(['A35', 'A44'] as CardId[])('%s: ANZAC HQ 1 and 2', (card) => {
    expect(count(card, ANZAC, US_SHIPS)).toBe(3);
  });

  test('A76: any HQ and 5', () => {
    expect(count('A76', ANZAC, US_SHIPS)).toBe(6);
    expect(count('A76', SW_PAC, US_SHIPS)).toBe(7);
  });
});

describe('5.31D which units', () => {
  /** Who can be activated first, and who after others. */
  function able(card: CardId, hq: UnitId, units: readonly UnitId[], ...first: UnitId[]): string[] {
    const begun = go(aboutToPlay(card, all(hqs(hq), at(units, HQ_HEX[hq]!))), { do: 'event', card });
    const under = begun.decision?.kind === 'choose-hq' ? go(begun, { do: 'hq', hq }) : begun;
    return targets(go(under, ...first.map((unit) => ({ do: 'activate', unit }))), 'activate', 'unit');
  }

  const AIR: UnitId = 'jp-af-25';
  const SHIP: UnitId = 'jp-ca-aoba';
  const ARMY: UnitId = 'jp-army-17';
  const BRIGADE: UnitId = 'jp-ss';
  const ZOO: UnitId[] = [AIR, SHIP, ARMY, BRIGADE];
  const japanese = (card: CardId, ...first: UnitId[]) =>
    able(card, card === 'J83' ? SOUTH : SOUTH_SEAS, ZOO, ...first);

  test('J3 ground units alone', () => {
    expect(japanese('J3')).toEqual([ARMY, BRIGADE].sort());
  });

  test('J8 ships alone', () => {
    expect(japanese('J8')).toEqual([SHIP]);
  });

  test.each(['J16', 'J40', 'J50'] as CardId[])('%s air and ground units', (card) => {
    expect(japanese(card)).toEqual([AIR, ARMY, BRIGADE].sort());
  });

  test('J29 air units and ships', () => {
    expect(japanese('J29')).toEqual([AIR, SHIP].sort());
  });

  test('J32 air units alone', () => {
    expect(japanese('J32')).toEqual([AIR]);
  });

  test.each(['J10', 'J23', 'J25', 'J47', 'J83'] as CardId[])(
    '%s units of every kind, several of them ground',
    (card) => {
      expect(japanese(card)).toEqual([...ZOO].sort());
      expect(japanese(card, ARMY)).toEqual([AIR, SHIP, BRIGADE].sort());
    },
  );

  test.each(['J9', 'J14'] as CardId[])('%s one ground unit of any size', (card) => {
    expect(japanese(card)).toEqual([...ZOO].sort());
    expect(japanese(card, ARMY)).toEqual([AIR, SHIP].sort());
    expect(japanese(card, BRIGADE)).toEqual([AIR, SHIP].sort());
  });

  /** The joint HQ commands everybody; Chinese armies cannot be there. */
  const NATIONS: UnitId[] = [
    'us-5af',
    'us-ca-northampton',
    'us-1m-div',
    'us-i-corps',
    'aus-air',
    'aus-ca-kent',
    'aus-1-corps',
    'nz-3-div',
    'uk-ca-exeter',
    'uk-15-corps',
    'ind-4-corps',
    'uk-air-seac',
    'du-air',
    'du-cl-dutch',
  ];
  const allied = (card: CardId, ...first: UnitId[]) => able(card, ANZAC, NATIONS, ...first);
  const without = (...units: UnitId[]) => NATIONS.filter((unit) => !units.includes(unit)).sort();
  const GROUND: UnitId[] = [
    'us-1m-div',
    'us-i-corps',
    'aus-1-corps',
    'nz-3-div',
    'uk-15-corps',
    'ind-4-corps',
  ];
  const SHIPS: UnitId[] = ['us-ca-northampton', 'aus-ca-kent', 'uk-ca-exeter', 'du-cl-dutch'];
  const FLYING: UnitId[] = ['us-5af', 'aus-air', 'uk-air-seac', 'du-air'];

  test.each(['A21', 'A29', 'A32', 'A36', 'A40', 'A45', 'A53', 'A54', 'A56', 'A63', 'A64', 'A71'] as CardId[])(
    '%s units of every kind, several of them ground',
    (card) => {
      expect(allied(card)).toEqual([...NATIONS].sort());
      expect(allied(card, 'us-1m-div')).toEqual(without('us-1m-div'));
    },
  );

  test.each(['A13', 'A37'] as CardId[])('%s one ground unit', (card) => {
    expect(allied(card)).toEqual([...NATIONS].sort());
    expect(allied(card, 'us-1m-div')).toEqual([...SHIPS, ...FLYING].sort());
  });

  test('A19 air and ground units', () => {
    expect(allied('A19')).toEqual([...GROUND, ...FLYING].sort());
  });

  test('A31 air units alone', () => {
    expect(allied('A31')).toEqual([...FLYING].sort());
  });

  test('A34 units of the Commonwealth alone', () => {
    expect(allied('A34')).toEqual(
      [
        'aus-air',
        'aus-ca-kent',
        'aus-1-corps',
        'nz-3-div',
        'uk-ca-exeter',
        'uk-15-corps',
        'ind-4-corps',
        'uk-air-seac',
      ].sort(),
    );
  });

  test.each(['A35', 'A44'] as CardId[])(
    '%s air units and ships, and of ground units the New Zealanders',
    (card) => {
      expect(allied(card)).toEqual([...SHIPS, ...FLYING, 'nz-3-div'].sort());
    },
  );

  test('A57 the Commonwealth and US air units; no US ships, no US troops, no Dutch', () => {
    expect(allied('A57')).toEqual(
      without('us-ca-northampton', 'us-1m-div', 'us-i-corps', 'du-air', 'du-cl-dutch'),
    );
  });

  test('A76 air units and ships of all nations, and of ground units the Australians', () => {
    expect(allied('A76')).toEqual([...SHIPS, ...FLYING, 'aus-1-corps'].sort());
  });

  /** Calcutta, and a Chinese army at Ledo's end of Burma. */
  const india = (card: CardId): string[] => {
    const units: UnitId[] = ['uk-15-corps', 'ind-4-corps', 'uk-air-seac', 'uk-ca-exeter', 'us-10af-lrb'];
    const state = aboutToPlay(
      card,
      all(hqs(SEAC), at(units, HQ_HEX[SEAC]!), { place: { 'cn-5-army': 2305 } }),
    );
    const begun = go(state, { do: 'event', card });
    return targets(
      begun.decision?.kind === 'choose-hq' ? go(begun, { do: 'hq', hq: SEAC }) : begun,
      'activate',
      'unit',
    );
  };

  test.each(['A57', 'A58'] as CardId[])('%s the Commonwealth, the Chinese, US air units', (card) => {
    expect(india(card)).toEqual(
      ['cn-5-army', 'ind-4-corps', 'uk-15-corps', 'uk-air-seac', 'uk-ca-exeter', 'us-10af-lrb'].sort(),
    );
  });

  test('A34 no Chinese, no Americans', () => {
    expect(india('A34')).toEqual(['ind-4-corps', 'uk-15-corps', 'uk-air-seac', 'uk-ca-exeter']);
  });

  test.each(['A7', 'A19'] as CardId[])('%s air and ground units: no ships', (card) => {
    expect(india(card)).toEqual(['cn-5-army', 'ind-4-corps', 'uk-15-corps', 'uk-air-seac', 'us-10af-lrb']);
  });
});

const WAIT: Policy = { intelligence: [], 'reaction-hq': [], react: [] };

/** An offensive in its one battle hex: who is activated, who moves there how, who joins from where he is. */
interface Attack {
  readonly hex: number;
  readonly hq: UnitId;
  readonly situation: Situation;
  readonly moves?: readonly [UnitId, string][];
  readonly joins?: readonly UnitId[];
}

/** 8.43: defenders who might withdraw stay. */
const held = (played: Played): Played =>
  played.decision?.kind === 'disengage' ? go(played, { do: 'hold' }) : played;

function launch(card: CardId, attack: Attack, from?: State, use: 'event' | 'operations' = 'event'): Played {
  const { hex, hq, situation, moves = [], joins = [] } = attack;
  const state = from ?? aboutToPlay(card, all(situation));
  const begun = go(state, { do: use, card });
  const under = begun.decision?.kind === 'choose-hq' ? go(begun, { do: 'hq', hq }) : begun;
  const units = [...moves.map(([unit]) => unit), ...joins];
  const chosen = go(under, ...units.map((unit) => ({ do: 'activate', unit })));
  const ready = chosen.decision?.kind === 'activate' ? go(chosen, { do: 'done' }) : chosen;
  const moved = moves.reduce((played, [unit, mode]) => held(move(played, [unit], mode, hex)), ready);
  const join = joins.map((unit) => ({ do: 'join', unit, hex: String(hex) }));
  return fight(moved, [], { ...WAIT, 'declare-battles': [...join, { do: 'commit' }] });
}

/** Rabaul against the Marines on Guadalcanal, by sea, by air, or by troops from New Georgia. */
const rabaul = (more: Partial<Attack> = {}): Attack => ({
  hex: 4423,
  hq: SOUTH_SEAS,
  moves: [['jp-ca-aoba', 'naval']],
  ...more,
  situation: all(
    hqs(SOUTH_SEAS),
    { place: { 'jp-ca-aoba': 4021, 'jp-af-25': 4021, 'jp-army-17': 4222, 'us-1m-div': 4423 }, japan: [4222] },
    more.situation ?? {},
  ),
});
const byAir = rabaul({ moves: [], joins: ['jp-af-25'] });
const byLanding = rabaul({ moves: [['jp-army-17', 'amphibious']] });
/** South HQ's ships against the Dutch at Batavia. */
const java: Attack = {
  hex: 2019,
  hq: SOUTH,
  moves: [['jp-ca-nachi', 'naval']],
  situation: all(hqs(SOUTH), { place: { 'jp-ca-nachi': 2212, 'du-j-div': 2019 }, allies: [2019] }),
};
/** Noumea against the Japanese on Guadalcanal. */
const noumea = (hq: UnitId, unit: UnitId, more: Situation = {}): Attack => ({
  hex: 4423,
  hq,
  moves: [[unit, 'naval']],
  situation: all({ place: { [hq]: 4825, [unit]: 4825, 'jp-ss': 4423 }, japan: [4423] }, more),
});
const byUs = noumea(HALSEY, 'us-ca-northampton');
/** An American air unit on Guadalcanal against New Georgia. */
const byUsAir: Attack = {
  hex: 4222,
  hq: HALSEY,
  joins: ['us-13af'],
  situation: all({
    place: { [HALSEY]: 4825, 'us-13af': 4423, 'us-1m-div': 4423, 'jp-ss': 4222 },
    japan: [4222],
  }),
};
/** From Imphal against Mandalay (jungle). */
const burma: Attack = {
  hex: 2106,
  hq: SEAC,
  moves: [['uk-15-corps', 'overland']],
  situation: all(hqs(SEAC), { place: { 'uk-15-corps': 2105, 'jp-army-15': 2106 }, japan: [2106] }),
};

const ATTACKS: [CardId, Attack][] = [
  ['J3', byLanding],
  ['J8', rabaul()],
  ['J9', rabaul()],
  ['J10', rabaul()],
  ['J14', rabaul()],
  ['J16', byAir],
  ['J23', rabaul()],
  ['J25', rabaul()],
  ['J29', rabaul()],
  ['J32', byAir],
  ['J40', byAir],
  ['J47', rabaul()],
  ['J50', byAir],
  ['J83', java],
  ['A7', burma],
  ['A13', byUs],
  ['A19', burma],
  ['A21', byUs],
  ['A29', byUs],
  ['A31', byUsAir],
  ['A32', byUs],
  ['A34', noumea(ANZAC, 'aus-ca-kent')],
  ['A35', noumea(ANZAC, 'us-ca-northampton')],
  ['A36', byUs],
  ['A37', byUs],
  ['A40', byUs],
  ['A44', noumea(ANZAC, 'us-ca-northampton')],
  ['A45', byUs],
  ['A53', byUs],
  ['A54', byUs],
  ['A56', byUs],
  ['A57', burma],
  ['A58', burma],
  ['A63', byUs],
  ['A64', byUs],
  ['A71', byUs],
  ['A76', noumea(ANZAC, 'us-ca-northampton')],
];
const attackOf = (card: CardId): Attack => ATTACKS.find(([id]) => id === card)![1];

describe('5.31B intelligence', () => {
  test.each(['J3', 'A13', 'A35', 'A37', 'A44'] as CardId[])('%s is a surprise: nobody rolls', (card) => {
    const asked = launch(card, attackOf(card));
    expect(asked.decision?.kind).toBe('die');
    expect(battleIn(asked.state, attackOf(card).hex).intelligence).toBe('surprise');
  });

  /** The event's own number on the printed card. */
  test.each([
    ['J8', 7],
    ['J9', 7],
    ['J10', 7],
    ['J14', 7],
    ['J16', 7],
    ['J23', 6],
    ['J25', 7],
    ['J29', 7],
    ['J32', 7],
    ['J40', 7],
    ['J47', 7],
    ['J50', 7],
    ['J83', 6],
    ['A7', 4],
    ['A19', 4],
    ['A21', 5],
    ['A29', 4],
    ['A31', 5],
    ['A32', 5],
    ['A34', 4],
    ['A36', 5],
    ['A40', 5],
    ['A45', 5],
    ['A53', 5],
    ['A54', 4],
    ['A56', 4],
    ['A57', 4],
    ['A58', 4],
    ['A63', 5],
    ['A64', 4],
    ['A71', 4],
    ['A76', 4],
  ] as const)('%s is known with %i or less', (card, value) => {
    const asked = launch(card, attackOf(card));
    expect(asked.decision?.kind).toBe('intelligence');
    const rolled = (die: number) =>
      eventsLike(go(asked, { do: 'attempt' }, { do: 'roll', die }), 'intelligence').map(
        (event) => event.condition,
      );
    expect(rolled(value)).toEqual(['intercept']);
    expect(rolled(value + 1)).toEqual([]);
  });
});

describe('5.35, 5.36 what becomes of the card', () => {
  test.each(ATTACKS.map(([card]) => [card, card === 'A7' ? 'removed' : 'discard'] as const))(
    '%s goes to: %s, and no card is drawn',
    (card, pile) => {
      const over = finish(launch(card, attackOf(card)));
      expect(over.decision?.kind).toBe('play-card');
      expect(pileOf(over.state, card)).toBe(pile);
    },
  );

  test('A7 as an operations card is only discarded', () => {
    const over = finish(launch('A7', burma, undefined, 'operations'));
    expect(pileOf(over.state, 'A7')).toBe('discard');
  });
});

const by = (modifiers: readonly Modifier[], card: CardId): number[] =>
  modifiers.filter(({ rule }) => rule === card).map(({ change }) => change);
const dieOf = (
  played: Played,
  hex: number,
  combat: 'air-naval' | 'ground',
  side: Side,
): readonly Modifier[] => {
  const battle = battleIn(played.state, hex);
  return combat === 'ground'
    ? groundModifiers(played.state.board, battle, side)
    : airNavalModifiers(played.state.board, battle, side);
};

describe('dice', () => {
  /** An army against Indians; `to` has the terrain in question. */
  const tsuji = (from: number, to: number, more: Situation = {}): Attack => ({
    hex: to,
    hq: SOUTH,
    moves: [['jp-army-15', 'overland']],
    situation: all(
      hqs(SOUTH),
      { place: { 'jp-army-15': from, 'ind-4-corps': to }, japan: [from, 2110, 2209], allies: [to] },
      more,
    ),
  });
  const j3 = (attack: Attack, side: Side = 'japan') =>
    dieOf(launch('J3', attack), attack.hex, 'ground', side);

  test.each([
    ['mixed hex of Malaya', 2012, 1912],
    ['open hex of Malaya', 2012, 2112],
    ['jungle hex', 2110, 2109],
    ['mixed hex elsewhere', 2210, 2209],
  ])('J3 +4 and nothing else in a %s', (_, from, to) => {
    expect(j3(tsuji(from, to)).map(({ change }) => change)).toEqual([4]);
  });

  test('J3 nothing in open country outside Malaya', () => {
    expect(by(j3(tsuji(2209, 2210)), 'J3')).toEqual([]);
  });

  test('J3 nothing for the Allies', () => {
    expect(by(j3(tsuji(2012, 2112), 'allies'), 'J3')).toEqual([]);
  });

  test('J3 a landing on Guadalcanal against troops: +4 stays alone', () => {
    const own = dieOf(launch('J3', byLanding), 4423, 'ground', 'japan');
    expect(own.reduce((sum, { change }) => sum + change, 0)).toBe(4);
  });

  test.each([
    ['uk-ca-exeter', [1]],
    ['aus-ca-kent', [1]],
    ['us-ca-northampton', []],
    ['du-cl-dutch', []],
  ] as const)('J8 against %s: %j', (ship, changes) => {
    const attack = rabaul({ situation: { place: { [ship]: 4423 } } });
    expect(by(dieOf(launch('J8', attack), 4423, 'air-naval', 'japan'), 'J8')).toEqual(changes);
    expect(by(dieOf(launch('J8', attack), 4423, 'air-naval', 'allies'), 'J8')).toEqual([]);
  });

  test('J8 an Australian air unit is no ship', () => {
    const attack = rabaul({ situation: { place: { 'aus-air': 4423 } } });
    expect(by(dieOf(launch('J8', attack), 4423, 'air-naval', 'japan'), 'J8')).toEqual([]);
  });

  const brigades = (place: Situation['place']): Attack => ({
    ...byLanding,
    situation: plus(byLanding.situation, { place: place ?? {} }),
  });

  test('J23 +1 in ground combat if a brigade fights in it, of either side', () => {
    const plain = launch('J23', byLanding);
    expect(by(dieOf(plain, 4423, 'ground', 'japan'), 'J23')).toEqual([]);
    const theirs = launch('J23', brigades({ 'us-m-bde': 4423 }));
    expect(by(dieOf(theirs, 4423, 'ground', 'japan'), 'J23')).toEqual([1]);
    expect(by(dieOf(theirs, 4423, 'ground', 'allies'), 'J23')).toEqual([]);
    const own = launch('J23', {
      ...brigades({ 'jp-ss': 4222 }),
      moves: [
        ['jp-army-17', 'amphibious'],
        ['jp-ss', 'amphibious'],
      ],
    });
    expect(by(dieOf(own, 4423, 'ground', 'japan'), 'J23')).toEqual([1]);
  });

  test('J23 nothing in the air-naval battle', () => {
    const ours = launch('J23', brigades({ 'us-m-bde': 4423 }));
    expect(by(dieOf(ours, 4423, 'air-naval', 'japan'), 'J23')).toEqual([]);
  });

  /** Guadalcanal is four or five hexes from Rabaul, Truk farther than six. */
  test.each([
    ['a CV', 'jp-cv-akagi', 4021, [1]],
    ['a CVL', 'jp-cvl-ryujo', 4021, [1]],
    ['a CV seven hexes off or more', 'jp-cv-akagi', 4017, []],
    ['no carrier', 'jp-bb-kongo', 4021, []],
  ] as const)('J32 with %s that is not activated', (_, ship, hex, changes) => {
    const attack = { ...byAir, situation: plus(byAir.situation, { place: { [ship]: hex } }) };
    expect(by(dieOf(launch('J32', attack), 4423, 'air-naval', 'japan'), 'J32')).toEqual(changes);
    expect(by(dieOf(launch('J32', attack), 4423, 'ground', 'japan'), 'J32')).toEqual([]);
  });

  test('J32 counts six hexes, not seven', () => {
    // 4021 is four columns from 4423; a carrier at sea is put on the exact distance.
    const carrierAt = (hex: number) => ({
      ...byAir,
      situation: plus(byAir.situation, { place: { 'jp-cv-akagi': hex } }),
    });
    const change = (hex: number) =>
      by(dieOf(launch('J32', carrierAt(hex)), 4423, 'air-naval', 'japan'), 'J32');
    expect(change(4417)).toEqual([1]);
    expect(change(4416)).toEqual([]);
  });

  test('A7 +2 in ground combat', () => {
    const played = launch('A7', burma);
    expect(by(dieOf(played, 2106, 'ground', 'allies'), 'A7')).toEqual([2]);
    expect(by(dieOf(played, 2106, 'ground', 'japan'), 'A7')).toEqual([]);
    expect(by(dieOf(played, 2106, 'air-naval', 'allies'), 'A7')).toEqual([]);
  });

  /** Marines from Noumea. */
  const marines = (hex: number): Attack => ({
    hex,
    hq: HALSEY,
    moves: [['us-2m-div', 'amphibious']],
    situation: all({ place: { [HALSEY]: 4825, 'us-2m-div': 4825, 'jp-ss': hex }, japan: [hex] }),
  });

  test('A29 +1 in ground combat', () => {
    const played = launch('A29', marines(4423));
    expect(by(dieOf(played, 4423, 'ground', 'allies'), 'A29')).toEqual([1]);
    expect(by(dieOf(played, 4423, 'ground', 'japan'), 'A29')).toEqual([]);
    expect(by(dieOf(played, 4423, 'air-naval', 'allies'), 'A29')).toEqual([]);
  });

  test('A37 +2 in ground combat on a one-hex island', () => {
    const tarawa = launch('A37', marines(5018));
    expect(by(dieOf(tarawa, 5018, 'ground', 'allies'), 'A37')).toEqual([2]);
    expect(by(dieOf(tarawa, 5018, 'ground', 'japan'), 'A37')).toEqual([]);
    expect(by(dieOf(tarawa, 5018, 'air-naval', 'allies'), 'A37')).toEqual([]);
  });

  test('A37 nothing on New Guinea', () => {
    const moresby: Attack = {
      hex: 3823,
      hq: SW_PAC,
      moves: [['us-2m-div', 'amphibious']],
      situation: all(hqs(SW_PAC), { place: { 'us-2m-div': 3626, 'jp-ss': 3823 }, japan: [3823] }),
    };
    expect(by(dieOf(launch('A37', moresby), 3823, 'ground', 'allies'), 'A37')).toEqual([]);
  });

  /** J31 is played, then an offensive of the other side, or of Japan itself. */
  const fortified = (attack: Attack, card: CardId): Played => {
    const allied = card.startsWith('A');
    const start = holding(
      'J31',
      all(attack.situation),
      allied ? { other: [card] } : { hand: [card], other: ['A2', 'A11'] },
    );
    const after = asEvent(start, 'J31');
    const turn = allied ? after : go(after, { do: 'discard', card: 'A2' });
    return launch(card, attack, turn.state, 'operations');
  };

  test('J31 +1 for the defenders of a one-hex island', () => {
    const tarawa = fortified(marines(5018), 'A6');
    expect(by(dieOf(tarawa, 5018, 'ground', 'japan'), 'J31')).toEqual([1]);
    expect(by(dieOf(tarawa, 5018, 'ground', 'allies'), 'J31')).toEqual([]);
    expect(by(dieOf(tarawa, 5018, 'air-naval', 'japan'), 'J31')).toEqual([]);
  });

  test('J31 +1 for Japan as the attacker too', () => {
    const tarawa: Attack = {
      hex: 5018,
      hq: YAMAMOTO,
      moves: [['jp-army-17', 'amphibious']],
      situation: all(hqs(YAMAMOTO), {
        place: { 'jp-army-17': 4715, 'us-m-bde': 5018 },
        japan: [4715],
        allies: [5018],
      }),
    };
    expect(by(dieOf(fortified(tarawa, 'J15'), 5018, 'ground', 'japan'), 'J31')).toEqual([1]);
  });

  test('J31 nothing in Burma', () => {
    expect(by(dieOf(fortified(burma, 'A6'), 2106, 'ground', 'japan'), 'J31')).toEqual([]);
  });
});

describe('strengths', () => {
  const attack = (played: Played, hex: number, unit: UnitId): number => {
    const battle = battleIn(played.state, hex);
    const parts = (['japan', 'allies'] as const).flatMap(
      (side) => airNavalStrength(played.state.board, battle, side).parts,
    );
    return parts.find((part) => part.unit === unit)!.attack;
  };
  const defence = (played: Played, hex: number, unit: UnitId): number =>
    defenseOf(played.state.board, battleIn(played.state, hex), 'air-naval', unit);

  /** Ships of Rabaul against American and British carriers at Guadalcanal. */
  const fleet = (...units: UnitId[]): Attack =>
    rabaul({
      moves: units.map((unit) => [unit, 'naval']),
      situation: plus(at(units, 4021), {
        place: {
          'us-cv-enterprise': 4423,
          'us-cve-sangamon': 4423,
          'uk-cv-victorious': 4423,
          'us-bb-missouri': 4423,
          'us-ca-new-orleans': 4423,
        },
      }),
    });

  test('J14 a CV defends with 12 + 2, a CVL as it is, the Allies too', () => {
    const played = launch('J14', fleet('jp-cv-akagi', 'jp-cvl-ryujo'));
    expect(defence(played, 4423, 'jp-cv-akagi')).toBe(14);
    expect(defence(played, 4423, 'jp-cvl-ryujo')).toBe(8);
    expect(defence(played, 4423, 'us-cv-enterprise')).toBe(12);
    expect(attack(played, 4423, 'jp-cv-akagi')).toBe(12);
  });

  test('J25 US carriers attack with 2 less, other carriers and ships as they are', () => {
    const played = launch('J25', fleet('jp-cv-akagi'));
    expect(attack(played, 4423, 'us-cv-enterprise')).toBe(10);
    expect(attack(played, 4423, 'us-cve-sangamon')).toBe(4);
    expect(attack(played, 4423, 'uk-cv-victorious')).toBe(12);
    expect(attack(played, 4423, 'us-bb-missouri')).toBe(16);
    expect(attack(played, 4423, 'jp-cv-akagi')).toBe(12);
    expect(defence(played, 4423, 'us-cv-enterprise')).toBe(12);
  });

  test('J29 Japanese carriers attack with 2 more, CV and CVL, and nobody else', () => {
    const played = launch('J29', fleet('jp-cv-akagi', 'jp-cvl-ryujo', 'jp-bb-kongo'));
    expect(attack(played, 4423, 'jp-cv-akagi')).toBe(14);
    expect(attack(played, 4423, 'jp-cvl-ryujo')).toBe(8);
    expect(attack(played, 4423, 'jp-bb-kongo')).toBe(13);
    expect(attack(played, 4423, 'us-cv-enterprise')).toBe(12);
  });

  test('J47 a CA attacks with 2 more; CL, APD and BB as they are', () => {
    const played = launch('J47', fleet('jp-ca-aoba', 'jp-cl-tenryu', 'jp-apd-kamikaze', 'jp-bb-kongo'));
    expect(attack(played, 4423, 'jp-ca-aoba')).toBe(14);
    expect(attack(played, 4423, 'jp-cl-tenryu')).toBe(4);
    expect(attack(played, 4423, 'jp-apd-kamikaze')).toBe(8);
    expect(attack(played, 4423, 'jp-bb-kongo')).toBe(13);
    expect(attack(played, 4423, 'us-ca-new-orleans')).toBe(9);
  });

  test('J83 CA, CL and APD attack with 2 more; a BB as it is', () => {
    const ships: UnitId[] = ['jp-ca-nachi', 'jp-cl-tenryu', 'jp-apd-kamikaze', 'jp-bb-kongo'];
    const played = launch('J83', {
      ...java,
      moves: ships.map((unit) => [unit, 'naval']),
      situation: plus(java.situation, plus(at(ships, 2212), { place: { 'uk-ca-exeter': 2019 } })),
    });
    expect(attack(played, 2019, 'jp-ca-nachi')).toBe(12);
    expect(attack(played, 2019, 'jp-cl-tenryu')).toBe(6);
    expect(attack(played, 2019, 'jp-apd-kamikaze')).toBe(10);
    expect(attack(played, 2019, 'jp-bb-kongo')).toBe(13);
    expect(attack(played, 2019, 'uk-ca-exeter')).toBe(5);
  });

  test('A36 a US CA attacks with 2 more; an Australian CA and a US BB as they are', () => {
    const ships: UnitId[] = ['us-ca-northampton', 'aus-ca-kent', 'us-bb-missouri'];
    const base = noumea(
      ANZAC,
      'us-ca-northampton',
      plus(at(ships, 4825), { place: { 'jp-ca-mogami': 4423 } }),
    );
    const played = launch('A36', { ...base, moves: ships.map((unit) => [unit, 'naval']) });
    expect(attack(played, 4423, 'us-ca-northampton')).toBe(11);
    expect(attack(played, 4423, 'aus-ca-kent')).toBe(3);
    expect(attack(played, 4423, 'us-bb-missouri')).toBe(16);
    expect(attack(played, 4423, 'jp-ca-mogami')).toBe(12);
  });

  test('J25, J29, J47 as operations cards change nothing', () => {
    const one = (card: CardId) => launch(card, fleet('jp-cv-akagi', 'jp-ca-aoba'), undefined, 'operations');
    expect(attack(one('J25'), 4423, 'us-cv-enterprise')).toBe(12);
    expect(attack(one('J29'), 4423, 'jp-cv-akagi')).toBe(12);
    expect(attack(one('J47'), 4423, 'jp-ca-aoba')).toBe(12);
  });
});

describe('J9 twenty-one hexes', () => {
  const truk: Situation = all(hqs(YAMAMOTO), {
    place: { 'jp-bb-kongo': 4017, 'us-m-bde': 4612, [C_PAC]: 5808, 'us-ca-northampton': 5823 },
    allies: [4612],
  });

  test('J9 a ship of Truk reaches Oahu, eighteen hexes off; by J10 it does not', () => {
    const enemy: Situation = { place: { 'us-ca-new-orleans': 5808 } };
    const reach = (card: CardId) =>
      destinations(
        offensive(aboutToPlay(card, plus(truk, enemy)), card, ['jp-bb-kongo'], { use: 'event' }),
        ['jp-bb-kongo'],
        'naval',
      );
    expect(reach('J9')).toContain('5808');
    expect(reach('J10')).not.toContain('5808');
  });

  test('J9 Allied ships react as far: from Samoa to Wake', () => {
    const reacting = (card: CardId): string[] => {
      const start = offensive(aboutToPlay(card, truk), card, ['jp-bb-kongo'], { use: 'event' });
      const asked = fight(move(start, ['jp-bb-kongo'], 'naval', 4612), [0], {
        ...WAIT,
        intelligence: { do: 'attempt' },
      });
      return targets(go(asked, { do: 'hq', hq: C_PAC }), 'react', 'units');
    };
    expect(reacting('J9')).toContain('us-ca-northampton');
    expect(reacting('J10')).not.toContain('us-ca-northampton');
  });
});
