import { describe, expect, it } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import type { Line, Played } from '../../../src/players/scripted-player.ts';
import { aboutToPlay, offered } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { laterSegment } from '../../support/strategic.ts';
import { plus } from '../../support/variants.ts';
import {
  at,
  eventsLike,
  fight,
  go,
  isReduced,
  move,
  offensive,
  playOn,
  QUIET,
  targets,
} from '../play/support.ts';

/** Dice of the battles. */
const ZEROS = [0, 0, 0, 0];

/** The attack cards that may be played now. */
const attackCards = ({ state, decision }: Played): string[] =>
  decision?.kind === 'attack-card'
    ? offered(state, 'card').map((answer) => ('card' in answer ? answer.card : ''))
    : [];

/** The steps units of a side have lost, in order. */
const lost = (played: Played, side: 'us' | 'jp'): string[] =>
  eventsLike(played, 'step-lost')
    .map(({ target }) => target)
    .filter((target) => target.startsWith(side));

/** What has happened, by kinds, with the card played among them. */
const order = (played: Played): string[] =>
  played.events.flatMap((event) => {
    if (event.type === 'combat-rolled') return ['combat'];
    return event.type === 'card-played' && event.as === 'reaction' ? ['card'] : [];
  });

const roll = (die: number): Line => ({ do: 'roll', die });
const choose = (what: string): Line => ({ do: 'choose', what });
const playing = (card: CardId): Line => ({ do: 'card', card });

// Two cruisers go from Espiritu Santo to Guadalcanal, where a Japanese brigade stands, or to Noumea (4828).
const CRUISERS: UnitId[] = ['us-ca-northampton', 'us-ca-new-orleans'];
const SOLOMONS: Situation = {
  place: {
    'us-hq-sw-pac': 4828,
    'us-ca-northampton': 4825,
    'us-ca-new-orleans': 4825,
    'us-ca-asia': 4825,
    'jp-ss': 4423,
  },
  japan: [4423],
};

/** An Allied offensive up to the first attack card, before the battles or after them. */
function allied(card: CardId, { situation = SOLOMONS, units = CRUISERS, to = 4423 } = {}): Played {
  const start = offensive(aboutToPlay('A11', { ...situation, other: [card] }), 'A11', units);
  return fight(move(start, units, 'naval', to), ZEROS);
}

// Two cruisers come from Rabaul to Guadalcanal, where Marines stand, or go to Bougainville (4222).
const RAIDERS: UnitId[] = ['jp-ca-aoba', 'jp-cl-tenryu'];
const RABAUL: Situation = {
  place: {
    'jp-hq-south-seas': 4021,
    'jp-ca-aoba': 4021,
    'jp-cl-tenryu': 4021,
    'jp-ca-takao': 4021,
    'us-1m-div': 4423,
  },
  japan: [4222],
};

/** A Japanese one. */
function japanese(card: CardId, { situation = RABAUL, units = RAIDERS, to = 4423 } = {}): Played {
  const start = offensive(aboutToPlay('J5', { ...situation, other: [card] }), 'J5', units);
  return fight(move(start, units, 'naval', to), ZEROS);
}

describe('Japanese submarines', () => {
  it.each<[CardId, number, number]>([
    ['J24', 4, 1],
    ['J24', 5, 0],
    ['J27', 4, 1],
    ['J27', 5, 2],
    ['J27', 7, 2],
    ['J27', 8, 0],
    ['J36', 4, 1],
    ['J36', 5, 0],
    ['J75', 4, 1],
    ['J75', 5, 0],
    ['J86', 7, 1],
    ['J86', 8, 0],
  ])('%s a die of %i costs the Allies %i steps', (card, die, steps) => {
    const rolled = playOn(go(allied(card), playing(card), roll(die)), {
      card: [choose('us-ca-northampton'), choose('us-ca-new-orleans')],
    });
    expect(lost(rolled, 'us')).toHaveLength(steps);
  });

  it.each<CardId>(['J24', 'J27', 'J36', 'J75', 'J86'])(
    '%s Japan chooses among the activated ships, and may sink one',
    (card) => {
      const damaged = plus(SOLOMONS, { place: { 'us-ca-northampton': [4825, 'reduced'] } });
      const asked = go(allied(card, { situation: damaged }), playing(card), roll(0));
      expect(asked.decision).toMatchObject({ kind: 'card', side: 'japan' });
      expect(targets(asked, 'choose', 'what')).toEqual(['us-ca-new-orleans', 'us-ca-northampton']);
      expect(at(go(asked, choose('us-ca-northampton')), 'us-ca-northampton')).toBe('eliminated');
    },
  );

  it.each<CardId>(['J36', 'J75'])('%s comes before the battles', (card) => {
    expect(order(playOn(go(allied(card), playing(card), roll(9)), { ...QUIET, die: ZEROS }))).toEqual([
      'card',
      'combat',
    ]);
  });

  it.each<CardId>(['J24', 'J27', 'J86'])('%s comes after the battles', (card) => {
    expect(order(go(allied(card), playing(card), roll(9)))).toEqual(['combat', 'card']);
  });

  it.each<CardId>(['J24', 'J27', 'J36', 'J75', 'J86'])('%s comes also without a battle hex', (card) => {
    const hit = go(allied(card, { to: 4828 }), playing(card), roll(0), choose('us-ca-northampton'));
    expect(lost(hit, 'us')).toEqual(['us-ca-northampton']);
  });

  it.each<CardId>(['J24', 'J27', 'J36', 'J75', 'J86'])('%s needs an activated ship', (card) => {
    const planes = plus(SOLOMONS, { place: { 'us-13af': 4825 } });
    const start = offensive(aboutToPlay('A11', { ...planes, other: [card] }), 'A11', ['us-13af']);
    expect(eventsLike(fight(start), 'activated')).toHaveLength(1);
    expect(attackCards(fight(start))).toEqual([]);
  });

  it('J36 a ship that is sunk does not fight', () => {
    const alone = plus(SOLOMONS, { place: { 'us-ca-northampton': [4825, 'reduced'] } });
    const before = allied('J36', { situation: alone, units: ['us-ca-northampton'] });
    const sunk = playOn(go(before, playing('J36'), roll(0)), { ...QUIET, die: ZEROS });
    expect(at(sunk, 'us-ca-northampton')).toBe('eliminated');
    expect(eventsLike(sunk, 'combat-rolled')).toEqual([]);
  });

  it('J27 two steps may fall on two ships, or sink one', () => {
    const hit = go(allied('J27'), playing('J27'), roll(5), choose('us-ca-northampton'));
    const both = go(hit, choose('us-ca-new-orleans'));
    expect(CRUISERS.map((id) => isReduced(both, id))).toEqual([true, true]);
    expect(at(go(hit, choose('us-ca-northampton')), 'us-ca-northampton')).toBe('eliminated');
  });

  it('J27 sinks one ship at most', () => {
    const weak = plus(SOLOMONS, {
      place: { 'us-ca-northampton': [4825, 'reduced'], 'us-ca-new-orleans': [4825, 'reduced'] },
    });
    const hit = go(allied('J27', { situation: weak }), playing('J27'), roll(5), choose('us-ca-northampton'));
    expect(lost(hit, 'us')).toEqual(['us-ca-northampton']);
    expect(hit.decision?.kind).not.toBe('card');
  });

  it('J27 without a battle hex both steps are those of one ship', () => {
    const hit = go(allied('J27', { to: 4828 }), playing('J27'), roll(5), choose('us-ca-northampton'));
    expect(lost(hit, 'us')).toEqual(['us-ca-northampton', 'us-ca-northampton']);
    expect(at(hit, 'us-ca-northampton')).toBe('eliminated');
  });
});

describe('Allied submarines', () => {
  it.each<[CardId, number, number]>([
    ['A61', 4, 1],
    ['A61', 5, 2],
    ['A61', 7, 2],
    ['A61', 8, 0],
    ['A68', 7, 1],
    ['A68', 8, 0],
  ])('%s a die of %i costs Japan %i steps', (card, die, steps) => {
    const rolled = playOn(go(japanese(card), playing(card), roll(die)), {
      card: [choose('jp-ca-aoba'), choose('jp-cl-tenryu')],
    });
    expect(lost(rolled, 'jp')).toHaveLength(steps);
  });

  it.each<[CardId, string]>([
    ['A61', 'japan'],
    ['A68', 'allies'],
  ])('%s the ships are chosen by %s, and may be sunk', (card, side) => {
    const damaged = plus(RABAUL, { place: { 'jp-ca-aoba': [4021, 'reduced'] } });
    const asked = go(japanese(card, { situation: damaged }), playing(card), roll(0));
    expect(asked.decision).toMatchObject({ kind: 'card', side });
    expect(targets(asked, 'choose', 'what')).toEqual(['jp-ca-aoba', 'jp-cl-tenryu']);
    expect(at(go(asked, choose('jp-ca-aoba')), 'jp-ca-aoba')).toBe('eliminated');
  });

  it.each<CardId>(['A61', 'A68'])('%s comes also without a battle hex, against one ship', (card) => {
    const hit = go(japanese(card, { to: 4222 }), playing(card), roll(5), choose('jp-ca-aoba'));
    expect(new Set(lost(hit, 'jp'))).toEqual(new Set(['jp-ca-aoba']));
  });

  it('A61 comes before the battles', () => {
    const over = playOn(go(japanese('A61'), playing('A61'), roll(9)), { ...QUIET, die: ZEROS });
    expect(order(over)[0]).toBe('card');
  });

  it('A68 comes after them', () => {
    expect(order(go(japanese('A68'), playing('A68'), roll(9))).at(-1)).toBe('card');
  });

  it.each<CardId>(['A61', 'A68'])('%s needs an activated ship', (card) => {
    const planes = plus(RABAUL, { place: { 'jp-af-25': 4021 } });
    const start = offensive(aboutToPlay('J5', { ...planes, other: [card] }), 'J5', ['jp-af-25']);
    expect(attackCards(fight(start))).toEqual([]);
  });
});

describe('A78 midget submarines', () => {
  const harbours = plus(RABAUL, {
    place: { 'jp-ca-takao': 4017, 'jp-ca-mogami': [4017, 'reduced'], 'jp-bb-nagato': 3407 },
  });

  it('A78 the Allies choose a ship in a port outside Japan that is not activated', () => {
    const asked = go(japanese('A78', { situation: harbours }), playing('A78'), roll(7));
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'allies' });
    expect(targets(asked, 'choose', 'what')).toEqual(['jp-ca-mogami', 'jp-ca-takao']);
    expect(at(go(asked, choose('jp-ca-mogami')), 'jp-ca-mogami')).toBe('eliminated');
  });

  it('A78 nothing on 8 or 9', () => {
    expect(lost(go(japanese('A78', { situation: harbours }), playing('A78'), roll(8)), 'jp')).toEqual([]);
  });

  it('A78 without a battle hex the die is rolled when the offensive ends', () => {
    const alone = plus(harbours, { place: { 'jp-cl-tenryu': 'out-of-play' } });
    const quiet = japanese('A78', { situation: alone, to: 4222, units: ['jp-ca-aoba'] });
    const played = go(quiet, playing('A78'));
    expect(played.decision).toMatchObject({ kind: 'post-battle-move' });
    const home = go(played, { do: 'go', unit: 'jp-ca-aoba', to: '4021' });
    expect(home.decision).toMatchObject({ kind: 'card', side: 'chance' });
    // Aoba, back at Rabaul, still counts as activated.
    expect(targets(go(home, roll(0)), 'choose', 'what')).toEqual(['jp-ca-mogami', 'jp-ca-takao']);
    const over = go(home, roll(0), choose('jp-ca-takao'));
    expect(isReduced(over, 'jp-ca-takao')).toBe(true);
    expect(eventsLike(over, 'offensive-ended')).toHaveLength(1);
  });

  it('A78 needs such a ship', () => {
    const none = plus(harbours, { place: { 'jp-ca-takao': 3407, 'jp-ca-mogami': 'out-of-play' } });
    expect(attackCards(japanese('A78', { situation: none }))).toEqual([]);
  });
});

describe('kamikazes', () => {
  const KAMIKAZES: CardId[] = ['J61', 'J62', 'J63', 'J66', 'J81'];
  const FLEET: UnitId[] = ['us-ca-northampton', 'us-ca-new-orleans', 'us-ca-baltimore'];
  // A fleet from Saipan attacks Iwo Jima (3709), three hexes from Tokyo; no Japanese HQ, so no supply.
  const IWO: Situation = {
    place: {
      'us-hq-c-pac': 3813,
      'us-ca-northampton': 3813,
      'us-ca-new-orleans': 3813,
      'us-ca-baltimore': 3813,
      'jp-army-31': 3709,
      'jp-af-25': 3706,
    },
    japan: [3709],
    allies: [3813],
  };
  const invasion = (card: CardId, { situation = IWO, units = FLEET, to = 3709 } = {}): Played => {
    const start = offensive(aboutToPlay('A11', { ...situation, other: [card] }), 'A11', units);
    return fight(move(start, units, 'naval', to));
  };

  it.each(KAMIKAZES)('%s costs two steps of ships that Japan chooses, and a step of the air unit', (card) => {
    const asked = go(invasion(card), playing(card));
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'japan' });
    expect(targets(asked, 'choose', 'what')).toEqual([...FLEET].sort());
    const once = go(asked, choose('us-ca-northampton'));
    // The reduced one is no choice while there are others.
    expect(targets(once, 'choose', 'what')).toEqual(['us-ca-baltimore', 'us-ca-new-orleans']);
    const twice = go(once, choose('us-ca-baltimore'));
    expect(lost(twice, 'us')).toEqual(['us-ca-northampton', 'us-ca-baltimore']);
    expect(isReduced(twice, 'jp-af-25')).toBe(true);
    expect(order(twice)).toEqual(['card']);
  });

  it.each(KAMIKAZES)('%s sinks a ship only where nothing else is left', (card) => {
    const weak = plus(IWO, { place: { 'us-ca-northampton': [3813, 'reduced'] } });
    const units = FLEET.slice(0, 2);
    const once = go(invasion(card, { situation: weak, units }), playing(card));
    expect(lost(once, 'us')).toEqual(['us-ca-new-orleans']);
    expect(targets(once, 'choose', 'what')).toEqual(['us-ca-new-orleans', 'us-ca-northampton']);
    expect(at(go(once, choose('us-ca-northampton')), 'us-ca-northampton')).toBe('eliminated');
  });

  it.each(KAMIKAZES)('%s may cost the air unit its last step; Japan chooses among several', (card) => {
    const two = plus(IWO, { place: { 'jp-af-25': [3706, 'reduced'], 'jp-ad-1': 3607 } });
    const asked = go(invasion(card, { situation: two }), playing(card));
    expect(targets(asked, 'choose', 'what')).toEqual(['jp-ad-1', 'jp-af-25']);
    const gone = go(asked, choose('jp-af-25'));
    expect(at(gone, 'jp-af-25')).toBe('eliminated');
  });

  it.each(KAMIKAZES)('%s needs an air unit with the battle in its extended range', (card) => {
    // Seoul is six hexes from Iwo Jima.
    const far = plus(IWO, { place: { 'jp-af-25': 'out-of-play', 'jp-ad-1': 3305 } });
    expect(attackCards(invasion(card, { situation: far }))).toEqual([]);
    const near = plus(far, { place: { 'jp-ad-1': 3706 } });
    expect(attackCards(invasion(card, { situation: near }))).toEqual([card]);
  });

  it.each(KAMIKAZES)('%s needs a battle within eleven hexes of Tokyo', (card) => {
    const palau = plus(IWO, { place: { 'jp-army-31': 3416, 'jp-af-25': 3416 } });
    expect(attackCards(invasion(card, { situation: palau, to: 3416 }))).toEqual([card]);
    const truk = plus(IWO, { place: { 'jp-army-31': 4017, 'jp-af-25': 4017 } });
    expect(attackCards(invasion(card, { situation: truk, to: 4017 }))).toEqual([]);
  });

  it.each(KAMIKAZES)('%s needs a battle', (card) => {
    const start = offensive(aboutToPlay('A11', { ...IWO, other: [card] }), 'A11', ['us-ca-northampton']);
    expect(attackCards(fight(start))).toEqual([]);
  });

  describe('several battles', () => {
    // Two ships attack Iwo Jima, two Okinawa, which is five hexes from Tokyo.
    const TO_IWO: UnitId[] = ['us-ca-northampton', 'us-ca-baltimore'];
    const TO_OKINAWA: UnitId[] = ['us-ca-new-orleans', 'us-bb-washington'];
    const both = plus(IWO, { place: { 'us-bb-washington': 3813, 'jp-army-32': 3209 }, japan: [3209] });
    const invasions = (...cards: CardId[]): Played => {
      const start = offensive(
        aboutToPlay('A53', { ...both, other: cards }),
        'A53',
        [...TO_IWO, ...TO_OKINAWA],
        { use: 'event' },
      );
      const afloat = move(move(start, TO_IWO, 'naval', 3709), TO_OKINAWA, 'naval', 3209);
      const intelligence = cards.includes('J45') ? playing('J45') : ({ do: 'decline' } as const);
      return fight(afloat, [], { intelligence });
    };
    const IWO_HIT = TO_IWO.map(choose);
    const OKINAWA_HIT = TO_OKINAWA.map(choose);

    it('J61 each battle can be struck by one card, and only its own ships', () => {
      const asked = go(invasions('J61', 'J62', 'J63'), playing('J61'));
      expect(targets(asked, 'choose', 'what')).toEqual(['3209', '3709']);
      const aimed = go(asked, choose('3709'));
      expect(targets(aimed, 'choose', 'what')).toEqual([...TO_IWO].sort());
      const first = playOn(aimed, { card: IWO_HIT });
      expect(lost(first, 'us')).toEqual(TO_IWO);
      expect(attackCards(first)).toEqual(['J62', 'J63']);
      const second = playOn(go(first, playing('J62')), { card: OKINAWA_HIT });
      expect(lost(second, 'us')).toEqual([...TO_IWO, ...TO_OKINAWA]);
      expect(attackCards(second)).toEqual([]);
    });

    it('J45 the first kamikaze card beside it costs a step more, the second does not', () => {
      const aimed = go(invasions('J45', 'J61', 'J62'), playing('J61'), choose('3709'));
      const first = playOn(aimed, { card: [...IWO_HIT.slice(0, 1), choose('us-ca-baltimore')] });
      expect(lost(first, 'us')).toEqual([...TO_IWO, 'us-ca-baltimore']);
      const second = playOn(go(first, playing('J62')), { card: OKINAWA_HIT });
      expect(lost(second, 'us').slice(3)).toEqual(TO_OKINAWA);
    });
  });

  it('J45 three steps in one battle', () => {
    const start = offensive(aboutToPlay('A11', { ...IWO, other: ['J45', 'J61'] }), 'A11', FLEET);
    const before = fight(move(start, FLEET, 'naval', 3709), [], { intelligence: playing('J45') });
    const asked = go(before, playing('J61'), choose('us-ca-northampton'), choose('us-ca-baltimore'));
    expect(lost(asked, 'us')).toEqual(['us-ca-northampton', 'us-ca-baltimore', 'us-ca-new-orleans']);
    expect(asked.decision?.kind).not.toBe('card');
  });
});

describe('A24 skip bombing', () => {
  // From Rabaul an APD brings a brigade to Guadalcanal, four hexes from the airfield of Espiritu Santo.
  const RUN: Situation = {
    place: {
      'jp-hq-south-seas': 4021,
      'jp-ss': 4021,
      'jp-apd-kamikaze': 4021,
      'us-13af': 4825,
    },
  };
  const convoy = (situation: Situation): Played => {
    const units: UnitId[] = ['jp-ss', 'jp-apd-kamikaze'];
    const start = offensive(aboutToPlay('J5', { ...situation, other: ['A24'] }), 'J5', units);
    return fight(move(start, units, 'organic', 4423));
  };
  const asp = ({ state }: Pick<Played, 'state'>): number => state.board.markers.asp.japan;

  it('A24 Japan has a shipping point less, and the next turn too', () => {
    const before = convoy(RUN);
    const after = go(before, playing('A24'));
    expect(asp(after)).toBe(asp(before) - 1);
    const { turn } = after.state.board;
    expect(asp(laterSegment(after, 'reinforcement', turn + 1))).toBe(asp(before) - 1);
  });

  it('A24 never the last one', () => {
    const last = convoy(plus(RUN, { markers: { asp: { japan: 1, allies: 4 } } }));
    expect(asp(go(last, playing('A24')))).toBe(1);
  });

  it('A24 a small ship that has moved into reach of US air units loses a step', () => {
    const hit = go(convoy(RUN), playing('A24'));
    expect(lost(hit, 'jp')).toEqual(['jp-apd-kamikaze']);
    expect(isReduced(hit, 'jp-apd-kamikaze')).toBe(true);
    expect(at(hit, 'jp-ss')).toBe('4423');
  });

  it('A24 even its last, and with it the troops it carries (8.46)', () => {
    const sunk = go(convoy(plus(RUN, { place: { 'jp-apd-kamikaze': [4021, 'reduced'] } })), playing('A24'));
    expect(at(sunk, 'jp-apd-kamikaze')).toBe('eliminated');
    expect(at(sunk, 'jp-ss')).toBe('eliminated');
  });

  it('A24 Japan chooses among several', () => {
    const planes = plus(RABAUL, { place: { 'us-13af': 4825, 'jp-bb-kongo': 4021 } });
    const units: UnitId[] = ['jp-ca-aoba', 'jp-cl-tenryu', 'jp-bb-kongo'];
    const asked = go(japanese('A24', { situation: planes, units }), playing('A24'));
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'japan' });
    // Neither battleships nor who was not activated.
    expect(targets(asked, 'choose', 'what')).toEqual(['jp-ca-aoba', 'jp-cl-tenryu']);
    expect(isReduced(go(asked, choose('jp-cl-tenryu')), 'jp-cl-tenryu')).toBe(true);
  });

  it.each<[string, Situation]>([
    ['LRBs do not skip-bomb', { place: { 'us-13af': 'out-of-play', 'us-13af-lrb': 4825 } }],
    ['five hexes are too far', { place: { 'us-13af': 4826 } }],
    ['Australians do not', { place: { 'us-13af': 'out-of-play', 'aus-air': 4825 } }],
  ])('A24 without a ship to hit it costs shipping alone: %s', (_why, more) => {
    const before = convoy(plus(RUN, more));
    const after = go(before, playing('A24'));
    expect(lost(after, 'jp')).toEqual([]);
    expect(asp(after)).toBe(asp(before) - 1);
  });

  it('A24 a ship that has not moved is not hit', () => {
    const gili = plus(RUN, { place: { 'us-13af': 4024 } });
    const start = offensive(aboutToPlay('J5', { ...gili, other: ['A24'] }), 'J5', ['jp-apd-kamikaze']);
    expect(lost(go(fight(start), playing('A24')), 'jp')).toEqual([]);
  });
});
