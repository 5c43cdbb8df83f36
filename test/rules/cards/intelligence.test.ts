import { describe, expect, test } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import type { Played } from '../../../src/players/scripted-player.ts';
import { airNavalModifiers, groundModifiers } from '../../../src/rules/combat/modifiers.ts';
import { airNavalStrength } from '../../../src/rules/combat/strength.ts';
import { defenseOf } from '../../../src/rules/combat/values.ts';
import { battleIn, draws, finish, isOffered, pileOf } from '../../support/card-play.ts';
import { aboutToPlay } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { plus } from '../../support/variants.ts';
import { eventsLike, fight, go, kinds, move, offensive, type Policy, targets } from '../play/support.ts';

const AGREEMENT: Situation = { markers: { rivalry: { japan: 'agreement', allies: 'agreement' } } };

/** Northampton sails from Noumea against the Japanese on Guadalcanal. */
const ALLIED_ATTACK: Situation = {
  ...AGREEMENT,
  place: {
    'us-hq-s-pac-halsey': 4825,
    'us-ca-northampton': 4825,
    'jp-ss': 4423,
    'jp-hq-south-seas': 4021,
    'jp-ca-aoba': 4021,
  },
  japan: [4423],
};

/** Aoba sails from Rabaul against the Marines on Guadalcanal. */
const JAPANESE_ATTACK: Situation = {
  ...AGREEMENT,
  place: {
    'jp-hq-south-seas': 4021,
    'jp-ca-aoba': 4021,
    'us-1m-div': 4423,
    'us-hq-s-pac-halsey': 4825,
    'us-ca-northampton': 4825,
  },
};

const WAIT: Policy = { intelligence: [], 'reaction-hq': [], react: [] };

interface Met {
  readonly situation?: Situation;
  /** The card that opens the offensive. */
  readonly by?: CardId;
  readonly use?: 'operations' | 'event';
}

/** An Allied offensive is about to be met by a Japanese hand. A6 has operations value 3. */
function alliedOffensive(
  hand: CardId[],
  { situation = {}, by = 'A6', use = 'operations' }: Met = {},
): Played {
  const state = aboutToPlay(by, { ...plus(ALLIED_ATTACK, situation), other: hand });
  const start = offensive(state, by, ['us-ca-northampton'], { use });
  return fight(move(start, ['us-ca-northampton'], 'naval', 4423), [], WAIT);
}

/** A Japanese offensive is about to be met by an Allied hand. J15 has operations value 3. */
function japaneseOffensive(
  hand: CardId[],
  { situation = {}, by = 'J15', use = 'operations' }: Met = {},
): Played {
  const state = aboutToPlay(by, { ...plus(JAPANESE_ATTACK, situation), other: hand });
  const start = offensive(state, by, ['jp-ca-aoba'], { use });
  return fight(move(start, ['jp-ca-aoba'], 'naval', 4423), [], WAIT);
}

const meet = (hand: CardId[], met?: Met): Played =>
  hand[0]!.startsWith('J') ? alliedOffensive(hand, met) : japaneseOffensive(hand, met);

const cardsOf = (played: Played): string[] => targets(played, 'card', 'card');
const conditions = (played: Played): string[] =>
  eventsLike(played, 'intelligence').map(({ condition }) => condition);

/** The last condition of the offensive as the first battle has it. */
const conditionNow = (played: Played): string => battleIn(played.state, 4423).intelligence;

const INTERCEPTS: CardId[] = ['J4', 'J49', 'J69', 'J70', 'J84', 'A59', 'J13', 'A8'];
const AMBUSHES: CardId[] = ['A12', 'A26'];
const COUNTERS: CardId[] = ['J17', 'J45', 'J46', 'J85', 'A5'];
const sideOf = (card: CardId) => (card.startsWith('J') ? 'japan' : 'allies');

describe('5.32A intelligence cards', () => {
  test.each([...INTERCEPTS, ...COUNTERS])('%s makes the offensive an intercept', (card) => {
    const asked = meet([card]);
    expect(cardsOf(asked)).toEqual([card]);
    expect(conditionNow(go(asked, { do: 'card', card }))).toBe('intercept');
  });

  test.each(AMBUSHES)('%s makes the offensive an ambush', (card) => {
    expect(conditionNow(go(meet([card]), { do: 'card', card }))).toBe('ambush');
  });

  test.each([...INTERCEPTS, ...AMBUSHES, ...COUNTERS])(
    '%s lets the reaction player react, and takes the place of the roll',
    (card) => {
      const known = go(meet([card]), { do: 'card', card });
      expect(kinds(known)).not.toContain('attempt');
      expect(known.decision?.kind).toBe('reaction-hq');
    },
  );

  test.each([...INTERCEPTS, ...AMBUSHES, ...COUNTERS])(
    '%s is for the reaction player alone: not an event of his own turn, but an operations card',
    (card) => {
      const own = aboutToPlay(card, plus(ALLIED_ATTACK, {}));
      expect(isOffered(own, card)).toBe(false);
      expect(kinds(go(own))).toContain('operations');
    },
  );

  test.each([
    ['J4', 'discard', true],
    ['J49', 'discard', true],
    ['J69', 'discard', true],
    ['J70', 'discard', true],
    ['J84', 'discard', true],
    ['A59', 'discard', true],
    ['A8', 'removed', true],
    ['J13', 'removed', false],
    ['A12', 'removed', false],
    ['A26', 'removed', false],
    ['J17', 'discard', true],
    ['J45', 'removed', false],
    ['J46', 'removed', false],
    ['J85', 'removed', false],
    ['A5', 'discard', false],
  ] as const)('%s goes to: %s; a card is drawn for it: %s', (card, pile, drawn) => {
    // Another card in hand, so that the phase goes on.
    const filler: CardId = sideOf(card) === 'japan' ? 'J5' : 'A11';
    const over = finish(go(meet([card, filler]), { do: 'card', card }));
    expect(pileOf(over.state, card)).toBe(pile);
    expect(draws(over, sideOf(card))).toBe(drawn);
  });

  test.each(['J4', 'J49', 'J69', 'J70', 'J84', 'J17', 'J45', 'J46', 'J85', 'J13'] as CardId[])(
    '%s beats an event that is a surprise (7.25B)',
    (card) => {
      const asked = meet([card], { by: 'A13', use: 'event' });
      expect(kinds(asked).sort()).toEqual(['card', 'decline']);
      expect(conditionNow(go(asked, { do: 'card', card }))).toBe('intercept');
    },
  );

  test('J4 5.35 the card it brings is not drawn before the offensive is over', () => {
    const known = go(meet(['J4']), { do: 'card', card: 'J4' });
    expect(eventsLike(known, 'card-drawn')).toEqual([]);
    expect(known.state.cards.japan.hand).toEqual([]);
  });
});

describe('5.32, 7.25 several cards', () => {
  test('J4, J49, J69, J70: three in an offensive at most', () => {
    const two = go(
      meet(['J4', 'J49', 'J69', 'J70']),
      { do: 'card', card: 'J4' },
      { do: 'card', card: 'J49' },
    );
    expect(cardsOf(two)).toEqual(['J69', 'J70']);
    const three = go(two, { do: 'card', card: 'J69' });
    expect(cardsOf(three)).toEqual([]);
    expect(three.decision?.kind).toBe('reaction-hq');
  });

  test('J4, J49, J69 bring a card each', () => {
    const played = go(
      meet(['J4', 'J49', 'J69']),
      { do: 'card', card: 'J4' },
      { do: 'card', card: 'J49' },
      { do: 'card', card: 'J69' },
    );
    expect(finish(played).state.cards.japan.drawn).toBe(3);
  });

  test('J17, J45, J46, J85: one counteroffensive in an offensive (5.32C)', () => {
    const one = go(meet(['J17', 'J45', 'J46', 'J85', 'J4']), { do: 'card', card: 'J17' });
    expect(cardsOf(one)).toEqual(['J4']);
  });

  test('J4 before J17: an intelligence card does not keep a counteroffensive out', () => {
    expect(cardsOf(go(meet(['J17', 'J4']), { do: 'card', card: 'J4' }))).toEqual(['J17']);
  });

  test.each([
    ['A12', 'A59'],
    ['A59', 'A12'],
    ['A26', 'A5'],
    ['A5', 'A26'],
  ] as const)('%s and then %s: ambush beats intercept', (first, second) => {
    const both = go(meet([first, second]), { do: 'card', card: first }, { do: 'card', card: second });
    expect(conditionNow(both)).toBe('ambush');
  });
});

describe('7.25C cards and the roll', () => {
  const failed = (hand: CardId[]): Played => go(meet(hand), { do: 'attempt' }, { do: 'roll', die: 9 });

  test.each(['J4', 'J49', 'J69', 'J70', 'J84', 'A59', 'A8', ...AMBUSHES, ...COUNTERS] as CardId[])(
    '%s does not come after a roll',
    (card) => {
      const rolled = failed([card]);
      expect(rolled.decision?.kind).not.toBe('intelligence');
      expect(conditions(rolled)).toEqual([]);
    },
  );

  test('J13 comes after a roll that failed', () => {
    const rolled = failed(['J13']);
    expect(rolled.decision).toMatchObject({ kind: 'intelligence', side: 'japan' });
    expect(cardsOf(rolled)).toEqual(['J13']);
    expect(conditionNow(go(rolled, { do: 'card', card: 'J13' }))).toBe('intercept');
  });

  test('J13 after a failed roll brings no second roll and no other card', () => {
    const rolled = failed(['J13', 'J4', 'J17']);
    expect(cardsOf(rolled)).toEqual(['J13']);
    expect(kinds(rolled).sort()).toEqual(['card', 'decline']);
    expect(go(rolled, { do: 'card', card: 'J13' }).decision?.kind).toBe('reaction-hq');
  });

  test('J13 need not be played after a failed roll', () => {
    expect(conditions(go(failed(['J13']), { do: 'decline' }))).toEqual([]);
  });

  test.each(['J4', 'J49', 'J69', 'J70', 'J84'] as CardId[])('J13 does not come after %s', (card) => {
    expect(cardsOf(go(meet([card, 'J13']), { do: 'card', card }))).toEqual([]);
  });
});

describe('A8 coast watchers', () => {
  const army: Situation = { place: { 'jp-army-17': 4222 }, japan: [4222] };
  /** Troops from New Georgia land on Guadalcanal; who else is activated is said. */
  const landing = (others: UnitId[], more: Situation = {}): Played => {
    const state = aboutToPlay('J15', { ...plus(plus(JAPANESE_ATTACK, army), more), other: ['A8', 'A59'] });
    const start = offensive(state, 'J15', ['jp-army-17', ...others]);
    return fight(move(start, ['jp-army-17'], 'amphibious', 4423), [], WAIT);
  };

  test('A8 sees nothing where only troops are activated', () => {
    expect(cardsOf(landing([]))).toEqual(['A59']);
  });

  test('A8 sees an offensive with a ship', () => {
    expect(cardsOf(landing(['jp-ca-aoba']))).toEqual(['A59', 'A8']);
  });

  test('A8 sees an offensive with an air unit', () => {
    expect(cardsOf(landing(['jp-af-25'], { place: { 'jp-af-25': 4021 } }))).toEqual(['A59', 'A8']);
  });
});

describe('A12 Rochefort', () => {
  const inHex: Situation = { place: { 'us-ca-new-orleans': 4423 } };
  /** The Allied air-naval roll of the battle: an ambush gives it +4. */
  const allied = (hand: CardId[], die: number) => {
    const known = go(meet(hand, { situation: inHex }), { do: 'card', card: hand[0]! }, { do: 'decline' });
    const rolled = go(known, { do: 'roll', die });
    return eventsLike(rolled, 'combat-rolled').find(({ side }) => side === 'allies');
  };

  test('A12 a modified 9 is a critical hit', () => {
    expect(allied(['A12'], 5)).toMatchObject({ modified: 9, critical: true });
    expect(allied(['A12'], 6)).toMatchObject({ modified: 10, critical: true });
  });

  test('A12 a modified 8 is none', () => {
    expect(allied(['A12'], 4)).toMatchObject({ modified: 8, critical: false });
  });

  test('A26 has no such bonus', () => {
    expect(allied(['A26'], 5)).toMatchObject({ modified: 9, critical: false });
  });
});

describe('A26 army codes', () => {
  const known = (card: CardId) => go(meet([card]), { do: 'card', card }, { do: 'decline' });
  const changes = (card: CardId) => {
    const { board } = known(card).state;
    const battle = battleIn(known(card).state, 4423);
    const of = (list: readonly { rule: string; change: number }[]) => list.map(({ change }) => change);
    return {
      airNaval: of(airNavalModifiers(board, battle, 'allies')),
      ground: groundModifiers(board, battle, 'allies').filter(({ rule }) => rule === card),
      japan: groundModifiers(board, battle, 'japan').filter(({ rule }) => rule === card),
    };
  };

  test('A26 gives the Allies +4 in ground combat besides the +4 of the ambush', () => {
    expect(changes('A26').airNaval).toEqual([4]);
    expect(changes('A26').ground).toMatchObject([{ change: 4 }]);
    expect(changes('A26').japan).toEqual([]);
  });

  test('A12 gives nothing in ground combat', () => {
    expect(changes('A12').airNaval).toEqual([4]);
    expect(changes('A12').ground).toEqual([]);
  });
});

describe('5.32C counteroffensives', () => {
  const JAPANESE_FLEET: UnitId[] = [
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
  ];
  const US_FLEET: UnitId[] = [
    'us-ca-northampton',
    'us-ca-new-orleans',
    'us-ca-baltimore',
    'us-bb-washington',
    'us-bb-missouri',
    'us-bb-new-york',
    'us-bb-new-jersey',
    'us-bb-massachusetts',
  ];
  const fleetAt = (units: UnitId[], hex: number): Situation => ({
    place: Object.fromEntries(units.map((unit) => [unit, hex])),
  });

  /** How many ships come out against the offensive with a card, or with none after a roll. */
  function comingOut(card: CardId | null, hq: UnitId, met: Met): number {
    const hand: CardId[] = card ? [card] : [hq.startsWith('jp') ? 'J5' : 'A11'];
    const asked = meet(hand, met);
    const known = card
      ? go(asked, { do: 'card', card })
      : go(asked, { do: 'attempt' }, { do: 'roll', die: 0 });
    let played = go(known, { do: 'hq', hq });
    let count = 0;
    for (; count < 20 && played.decision?.kind === 'react'; count++) {
      const unit = targets(played, 'react', 'units')[0]!.split(',')[0]!;
      played = go(played, { do: 'react', units: [unit], to: '4423' });
    }
    return count;
  }

  const japanese: Met = { situation: fleetAt(JAPANESE_FLEET, 4021) };
  const yamamoto: Met = {
    situation: plus(fleetAt(JAPANESE_FLEET, 4021), { place: { 'jp-hq-combined-fleet-yamamoto': 4017 } }),
  };
  const ozawa: Met = {
    situation: plus(fleetAt(JAPANESE_FLEET, 4021), { place: { 'jp-hq-combined-fleet-ozawa': 4017 } }),
  };

  test('J17 counts 3 with any HQ: South Seas HQ 2 + 3', () => {
    expect(comingOut('J17', 'jp-hq-south-seas', japanese)).toBe(5);
  });

  test('J17 counts 3 against a card of operations value 1 too, where a roll would give 2 + 1', () => {
    const small = { ...japanese, by: 'A1' as CardId };
    expect(comingOut('J17', 'jp-hq-south-seas', small)).toBe(5);
    expect(comingOut(null, 'jp-hq-south-seas', small)).toBe(3);
  });

  test.each(['J45', 'J46'] as CardId[])('%s counts 5 with Combined Fleet HQ: 3 + 5 and 2 + 5', (card) => {
    expect(comingOut(card, 'jp-hq-combined-fleet-yamamoto', yamamoto)).toBe(8);
    expect(comingOut(card, 'jp-hq-combined-fleet-ozawa', ozawa)).toBe(7);
  });

  test.each(['J45', 'J46'] as CardId[])('%s counts 4 with another HQ: 2 + 4', (card) => {
    expect(comingOut(card, 'jp-hq-south-seas', yamamoto)).toBe(6);
  });

  test.each([
    ['A6', 3],
    ['A11', 2],
    ['A1', 1],
  ] as const)('J85 counts the operations value of the card it answers: %s, %i', (by, value) => {
    expect(comingOut('J85', 'jp-hq-south-seas', { ...japanese, by })).toBe(2 + value);
  });

  test('J85 the operations value also of an event', () => {
    const event: Met = { ...japanese, by: 'A36', use: 'event' };
    expect(comingOut('J85', 'jp-hq-south-seas', event)).toBe(5);
  });

  test("A5 counts 3: Halsey's HQ 3 + 3", () => {
    const met: Met = { situation: fleetAt(US_FLEET, 4825), by: 'J5' };
    expect(comingOut('A5', 'us-hq-s-pac-halsey', met)).toBe(6);
    expect(comingOut(null, 'us-hq-s-pac-halsey', met)).toBe(5);
  });

  /** Air units and ships at Rabaul, and troops that a ship could bring. */
  const mixed: Situation = { place: { 'jp-af-25': 4021, 'jp-sn-1': 4021, 'jp-ca-mogami': 4021 } };
  const able = (card: CardId, ...script: object[]): string[] => {
    const known = go(alliedOffensive([card], { situation: mixed }), { do: 'card', card });
    const under = go(known, { do: 'hq', hq: 'jp-hq-south-seas' }, ...(script as { do: string }[]));
    return [...new Set(targets(under, 'react', 'units').flatMap((units) => units.split(',')))].sort();
  };

  test('J45 activates units of every kind', () => {
    expect(able('J45')).toEqual(['jp-af-25', 'jp-ca-aoba', 'jp-ca-mogami', 'jp-sn-1', 'jp-ss']);
  });

  test('J46 activates units of every kind', () => {
    expect(able('J46')).toEqual(['jp-af-25', 'jp-ca-aoba', 'jp-ca-mogami', 'jp-sn-1', 'jp-ss']);
  });

  test('J17 activates air units or ships, and no troops', () => {
    expect(able('J17')).toEqual(['jp-af-25', 'jp-ca-aoba', 'jp-ca-mogami']);
  });

  test('J17 activates no air unit beside a ship, and no ship beside an air unit', () => {
    expect(able('J17', { do: 'react', units: ['jp-ca-aoba'], to: '4423' })).toEqual(['jp-ca-mogami']);
    const flown = { do: 'react', units: ['jp-af-25'], mode: 'stay', battle: '4423' };
    expect(able('J17', flown)).toEqual([]);
  });

  test('J85 activates ships alone', () => {
    expect(able('J85')).toEqual(['jp-ca-aoba', 'jp-ca-mogami']);
  });

  test('J17 ships move by the operations value of the offensive (5.32C)', () => {
    // Truk is more than five hexes from Guadalcanal.
    const far: Situation = { place: { 'jp-ca-mogami': 4017 } };
    const out = (by: CardId) => {
      const known = go(alliedOffensive(['J17'], { situation: far, by }), { do: 'card', card: 'J17' });
      return targets(go(known, { do: 'hq', hq: 'jp-hq-south-seas' }), 'react', 'units');
    };
    expect(out('A1')).toEqual(['jp-ca-aoba']);
    expect(out('A6')).toEqual(['jp-ca-aoba', 'jp-ca-mogami']);
  });

  test('A5 spends no shipping: the Marines of Noumea stay where they are', () => {
    const marines: Situation = { place: { 'us-2m-div': 4825, 'us-ca-new-orleans': 4423 } };
    const out = (card: CardId) => {
      const known = go(japaneseOffensive([card], { situation: marines }), { do: 'card', card });
      const under = go(known, { do: 'hq', hq: 'us-hq-s-pac-halsey' });
      return targets(under, 'react', 'units').flatMap((units) => units.split(','));
    };
    expect(out('A59')).toContain('us-2m-div');
    expect(out('A5')).not.toContain('us-2m-div');
    expect(out('A5')).toContain('us-ca-northampton');
  });
});

describe('counteroffensives in battle', () => {
  const attack = (played: Played, unit: UnitId): number | undefined => {
    const battle = battleIn(played.state, 4423);
    const sides = (['japan', 'allies'] as const).flatMap(
      (side) => airNavalStrength(played.state.board, battle, side).parts,
    );
    return sides.find((part) => part.unit === unit)?.attack;
  };
  const defence = (played: Played, unit: UnitId): number =>
    defenseOf(played.state.board, battleIn(played.state, 4423), 'air-naval', unit);

  /** Everybody of Rabaul's ships goes out. */
  const out = (card: CardId, units: UnitId[], situation: Situation): Played => {
    const known = go(alliedOffensive([card], { situation }), { do: 'card', card });
    return go(
      known,
      { do: 'hq', hq: 'jp-hq-south-seas' },
      ...units.map((unit) => ({ do: 'react', units: [unit], to: '4423' })),
    );
  };
  const ships: Situation = {
    place: { 'jp-cl-tenryu': 4021, 'jp-apd-kamikaze': 4021, 'jp-bb-kongo': 4021 },
  };

  test.each([
    ['jp-ca-aoba', 12],
    ['jp-cl-tenryu', 4],
    ['jp-apd-kamikaze', 8],
  ] as const)('J17 %s attacks with %i + 2', (unit, printed) => {
    expect(attack(out('J17', [unit], ships), unit)).toBe(printed + 2);
    expect(attack(out('J4', [unit], ships), unit)).toBe(printed);
  });

  test('J17 a battleship as it is, and so are the Allied cruisers', () => {
    const met = out('J17', ['jp-bb-kongo'], ships);
    expect(attack(met, 'jp-bb-kongo')).toBe(13);
    expect(attack(met, 'us-ca-northampton')).toBe(9);
  });

  test('J17 cruisers in the hex that nobody activates have it too', () => {
    const there = plus(ships, { place: { 'jp-ca-mogami': 4423 } });
    const known = go(
      alliedOffensive(['J17'], { situation: there }),
      { do: 'card', card: 'J17' },
      { do: 'decline' },
    );
    expect(attack(known, 'jp-ca-mogami')).toBe(14);
  });

  const carriers: Situation = {
    place: { 'us-cv-essex': 4825, 'us-cve-sangamon': 4825, 'uk-cv-victorious': 4825 },
  };
  /** Carriers of Noumea join Northampton; the ANZAC HQ commands all of them. */
  const carrierRaid = (card: CardId): Played => {
    const place = { 'us-hq-s-pac-halsey': 'out-of-play', 'joint-hq-anzac': 4825 } as const;
    const state = aboutToPlay('A6', { ...plus(plus(ALLIED_ATTACK, carriers), { place }), other: [card] });
    const all: UnitId[] = ['us-ca-northampton', 'us-cv-essex', 'us-cve-sangamon', 'uk-cv-victorious'];
    const moved = move(offensive(state, 'A6', all), all, 'naval', 4423);
    return go(fight(moved, [], WAIT), { do: 'card', card });
  };

  test.each([
    ['us-cv-essex', 14],
    ['us-cve-sangamon', 8],
    ['uk-cv-victorious', 14],
  ] as const)('J46 %s defends with %i + 2', (unit, printed) => {
    expect(defence(carrierRaid('J46'), unit)).toBe(printed + 2);
    expect(defence(carrierRaid('J45'), unit)).toBe(printed);
  });

  test('J46 no other ship does', () => {
    expect(defence(carrierRaid('J46'), 'us-ca-northampton')).toBe(8);
  });

  const air: Situation = { place: { 'us-13af': 4423, 'us-ca-new-orleans': 4423 } };
  const defended = (card: CardId): Played =>
    go(japaneseOffensive([card], { situation: air }), { do: 'card', card }, { do: 'decline' });

  test('A5 Allied air units defend with 2 more; the die has no bonus', () => {
    expect(defence(defended('A5'), 'us-13af')).toBe(12);
    expect(defence(defended('A59'), 'us-13af')).toBe(10);
    const { board } = defended('A5').state;
    expect(airNavalModifiers(board, battleIn(defended('A5').state, 4423), 'allies')).toEqual([]);
  });

  test('A5 ships and troops do not', () => {
    expect(defence(defended('A5'), 'us-ca-new-orleans')).toBe(8);
    expect(defence(defended('A5'), 'us-1m-div')).toBe(12);
  });
});
