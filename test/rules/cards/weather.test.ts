import { describe, expect, it } from 'vitest';
import type { CardId, UnitId } from '../../../src/data/ids.ts';
import type { Line, Played } from '../../../src/players/scripted-player.ts';
import { aboutToPlay, offered } from '../../support/playing.ts';
import type { Situation } from '../../support/situation.ts';
import { LEVEL_1, laterSegment } from '../../support/strategic.ts';
import { plus } from '../../support/variants.ts';
import {
  at,
  eventsLike,
  fight,
  go,
  holder,
  isReduced,
  move,
  offensive,
  playOn,
  QUIET,
  targets,
} from '../play/support.ts';

/** The cards that may stop the offensive now. */
const stopping = ({ state, decision }: Played): string[] =>
  decision?.kind === 'weather'
    ? offered(state, 'card').map((answer) => ('card' in answer ? answer.card : ''))
    : [];

const playing = (card: CardId): Line => ({ do: 'card', card });
const choose = (what: string): Line => ({ do: 'choose', what });

// A cruiser brings Marines from Espiritu Santo to Guadalcanal, which Japan holds without units.
const LANDING: UnitId[] = ['us-1m-div', 'us-ca-northampton'];
const SOLOMONS: Situation = {
  place: {
    'us-hq-sw-pac': 4828,
    'us-1m-div': 4825,
    'us-ca-northampton': 4825,
    'us-ca-new-orleans': 4825,
  },
  japan: [4423],
};

/** An Allied landing, up to the card that may stop it. */
function landing(card: CardId, situation = SOLOMONS, more: UnitId[] = []): Played {
  const start = offensive(aboutToPlay('A11', { ...situation, other: [card] }), 'A11', [...LANDING, ...more]);
  return fight(move(start, LANDING, 'amphibious', 4423));
}

// Indian corps under SEAC at Calcutta (1805); one marches from Imphal (2105) to Mandalay (2106).
const BURMA_FRONT: Situation = {
  place: {
    'cw-hq-seac': 1805,
    'ind-4-corps': 2105,
    'ind-2-corps': 1905,
    'ind-1-corps': [1805, 'reduced'],
    'ind-b-div': 1905,
  },
  japan: [2106],
};

/** A march of the Indians, with an operations card or the event A7. */
function march(card: CardId, situation = BURMA_FRONT, use: 'operations' | 'event' = 'operations'): Played {
  const played = use === 'event' ? 'A7' : 'A11';
  const state = aboutToPlay(played, { ...situation, other: [card] });
  const start = offensive(state, played, ['ind-4-corps'], { use });
  return fight(move(start, ['ind-4-corps'], 'overland', 2106));
}

describe('weather', () => {
  it.each<CardId>(['J19', 'J22', 'J64'])('%s the offensive is called off, and all go back', (card) => {
    const before = landing(card);
    expect(stopping(before)).toEqual([card]);
    expect(before.state.board.thisTurn.aspUsed.allies).toBeGreaterThan(0);
    const over = playOn(go(before, playing(card)), { card: { do: 'decline' } });
    expect(LANDING.map((id) => at(over, id))).toEqual(['4825', '4825']);
    expect(holder(over, 4423)).toBe('japan');
    expect(over.state.board.activated).toEqual([]);
    expect(over.state.board.thisTurn.aspUsed.allies).toBe(0);
    expect(over.state.cards.allies.discard).toContain('A11');
    expect(over.state.cards.japan.removed).toContain(card);
    expect(eventsLike(over, 'cancelled')).toMatchObject([{ side: 'allies', card: 'A11', by: card }]);
  });

  it.each<CardId>(['J19', 'J22', 'J64'])('%s hexes that were marched into are given back', (card) => {
    const before = march(card);
    expect(holder(before, 2106)).toBe('allies');
    const over = go(before, playing(card));
    expect(holder(over, 2106)).toBe('japan');
    expect(at(over, 'ind-4-corps')).toBe('2105');
  });

  it.each<CardId>(['J19', 'J22', 'J64'])('%s an event that is called off is not removed', (card) => {
    const over = go(march(card, BURMA_FRONT, 'event'), playing(card));
    expect(over.state.cards.allies.discard).toContain('A7');
    expect(over.state.cards.allies.removed).not.toContain('A7');
  });

  it.each<CardId>(['J19', 'J22', 'J64'])('%s need not be played', (card) => {
    const over = playOn(go(landing(card), { do: 'decline' }), QUIET);
    expect(holder(over, 4423)).toBe('allies');
  });
});

describe('J64 the typhoon', () => {
  const fleet = plus(SOLOMONS, {
    place: { 'us-dd-asia': 4825, 'us-ca-asia': [4825, 'reduced'], 'us-bb-mississippi': 4825 },
  });
  const struck = go(landing('J64', fleet, ['us-dd-asia', 'us-bb-mississippi']), playing('J64'));

  it('J64 Japan may reduce a CA or DD at full strength that was activated', () => {
    expect(struck.decision).toMatchObject({ kind: 'card', side: 'japan' });
    expect(targets(struck, 'choose', 'what')).toEqual(['us-ca-northampton', 'us-dd-asia']);
    const damaged = go(struck, choose('us-ca-northampton'));
    expect(isReduced(damaged, 'us-ca-northampton')).toBe(true);
    expect(at(damaged, 'us-ca-northampton')).toBe('4825');
  });

  it('J64 or not', () => {
    const spared = go(struck, { do: 'decline' });
    expect(eventsLike(spared, 'step-lost')).toEqual([]);
  });

  it('J64 sinks nobody', () => {
    const weak = plus(SOLOMONS, { place: { 'us-ca-northampton': [4825, 'reduced'] } });
    const over = go(landing('J64', weak), playing('J64'));
    expect(over.decision?.kind).not.toBe('card');
    expect(at(over, 'us-ca-northampton')).toBe('4825');
  });
});

describe('J21 Gandhi', () => {
  it('J21 calls off an offensive of SEAC, and the Allies reduce an Indian corps at full strength', () => {
    const asked = go(march('J21'), playing('J21'));
    expect(at(asked, 'ind-4-corps')).toBe('2105');
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'allies' });
    // Neither the corps that is reduced nor a division.
    expect(targets(asked, 'choose', 'what')).toEqual(['ind-2-corps', 'ind-4-corps']);
    expect(isReduced(go(asked, choose('ind-2-corps')), 'ind-2-corps')).toBe(true);
  });

  it('J21 no corps is eliminated', () => {
    const weak = plus(BURMA_FRONT, {
      place: { 'ind-4-corps': [2105, 'reduced'], 'ind-2-corps': 'out-of-play' },
    });
    const over = go(march('J21', weak), playing('J21'));
    expect(eventsLike(over, 'step-lost')).toEqual([]);
    expect(eventsLike(over, 'cancelled')).toHaveLength(1);
  });

  it('J21 is for SEAC alone', () => {
    expect(stopping(landing('J21'))).toEqual([]);
  });

  it('J21 cannot be played as an event of its own', () => {
    const own = aboutToPlay('J21', { place: { 'jp-hq-south': 2212 } });
    expect(offered(own, 'event')).toEqual([]);
    expect(offered(own, 'operations')).toHaveLength(1);
  });
});

describe('A22 Wingate', () => {
  // Two armies at Rangoon; Indians at Mandalay.
  const BURMA: Situation = {
    place: {
      'jp-hq-south': 2110,
      'jp-army-15': 2008,
      'jp-army-28': 2008,
      'ind-4-corps': 2106,
      'cw-hq-seac': 1805,
      'aus-pm-bde': 'turn-3',
    },
    japan: [2008, 2007, 2107, 2108, 2109],
    markers: { warInEurope: LEVEL_1 },
  };
  const attack = (units: UnitId[]): Played => {
    const start = offensive(aboutToPlay('J15', { ...BURMA, other: ['A22', 'A19'] }), 'J15', units);
    return fight(move(start, units, 'overland', 2106));
  };

  it('A22 the army is back where it began, and there is no battle without it', () => {
    const before = attack(['jp-army-15']);
    expect(stopping(before)).toEqual(['A22']);
    const over = playOn(go(before, playing('A22')), QUIET);
    expect(at(over, 'jp-army-15')).toBe('2008');
    expect(eventsLike(over, 'combat-rolled')).toEqual([]);
    expect(eventsLike(over, 'offensive-ended')).toHaveLength(1);
  });

  it('A22 of several the Allies choose one; the others fight', () => {
    const asked = go(attack(['jp-army-15', 'jp-army-28']), playing('A22'));
    expect(asked.decision).toMatchObject({ kind: 'card', side: 'allies' });
    expect(targets(asked, 'choose', 'what')).toEqual(['jp-army-15', 'jp-army-28']);
    const back = go(asked, choose('jp-army-28'));
    expect(at(back, 'jp-army-28')).toBe('2008');
    expect(back.state.board.activated).toEqual(['jp-army-15']);
    const over = playOn(back, { ...QUIET, die: [0, 0] });
    expect(eventsLike(over, 'combat-rolled').map(({ hex }) => hex)).toEqual(['2106', '2106']);
  });

  it('A22 the 77th Brigade comes next turn, even if everybody else is delayed', () => {
    const { turn } = attack(['jp-army-15']).state.board;
    const over = playOn(go(attack(['jp-army-15']), playing('A22')), QUIET);
    expect(at(over, 'uk-77-bde')).toBe(`turn-${turn + 1}`);
    const next = laterSegment(over, 'reinforcement', turn + 1);
    const there = playOn(next, { reinforce: { do: 'place', unit: 'uk-77-bde', to: '1805' } });
    expect(at(there, 'uk-77-bde')).toBe('1805');
    expect(at(there, 'aus-pm-bde')).toBe('delay-box');
  });

  it('A22 an attack from the air alone brings the brigade too', () => {
    const planes = plus(BURMA, { place: { 'jp-ad-1': 2008 } });
    const start = offensive(aboutToPlay('J15', { ...planes, other: ['A22'] }), 'J15', ['jp-ad-1']);
    const before = fight(start, [], {
      'declare-battles': [{ do: 'join', unit: 'jp-ad-1', hex: '2106' }, { do: 'commit' }],
    });
    const after = go(before, playing('A22'));
    expect(at(after, 'uk-77-bde')).toBe(`turn-${after.state.board.turn + 1}`);
    expect(after.state.board.activated).toEqual(['jp-ad-1']);
  });

  it('A22 needs an offensive in Burma or Northern India', () => {
    const malaya: Situation = {
      place: { 'jp-hq-south': 2212, 'jp-army-25': 1913, 'aus-8-div': 2014 },
    };
    const start = offensive(aboutToPlay('J15', { ...malaya, other: ['A22'] }), 'J15', ['jp-army-25']);
    expect(stopping(fight(move(start, ['jp-army-25'], 'overland', 2014)))).toEqual([]);
  });
});
