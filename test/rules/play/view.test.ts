import { expect, test } from 'vitest';
import { loadScenario } from '../../../src/data/scenario.ts';
import { seeded } from '../../../src/players/chance.ts';
import { randomGame } from '../../../src/players/random-game.ts';
import { eventsFor, imagine, viewFor } from '../../../src/rules/play/view.ts';
import { setUp } from '../../../src/rules/state/setup.ts';
import { readPosition } from '../../../src/save/position.ts';

const game = () =>
  readPosition('test', {
    scenario: '1943',
    hands: { japan: ['J3', 'J5'], allies: ['A21', 'A40', 'A45'] },
  }).state;

test('5.0 a side sees its own hand, and how many cards the enemy holds', () => {
  const view = viewFor(game(), 'japan');
  expect(view.own.hand).toEqual(['J3', 'J5']);
  expect(view.enemy.handSize).toBe(3);
  expect(view.enemy.hasFutureOffensive).toBe(true);
  expect(view.enemy.discard).toEqual(['A13', 'A15']);
});

test('5.0 nothing in a view tells the enemy’s hand from his deck', () => {
  const one = viewFor(game(), 'japan');
  const state = game();
  const { hand, deck } = state.cards.allies;
  const other = {
    ...state,
    cards: {
      ...state.cards,
      allies: { ...state.cards.allies, hand: deck.slice(0, 3), deck: [...deck.slice(3), ...hand] },
    },
  };
  expect(JSON.stringify(viewFor(other, 'japan'))).toBe(JSON.stringify(one));
});

test('an imagined state fits the view it was made from', () => {
  const view = viewFor(game(), 'allies');
  const state = imagine(view, seeded('imagine'));
  expect(viewFor(state, 'allies')).toEqual(view);
  expect(state.cards.japan.hand).toHaveLength(2);
  expect(state.cards.japan.futureOffensive).not.toBeNull();
});

test('what the enemy draws or sets aside is hidden from events, what he plays is not', () => {
  let hidden = 0;
  for (const { events } of randomGame(setUp(loadScenario('1942')), seeded('views'))) {
    for (const event of eventsFor(events, 'japan')) {
      const ofAllies = 'side' in event && event.side === 'allies';
      if (event.type === 'card-drawn') expect(ofAllies).toBe(false);
      if (event.type === 'card-hidden') hidden++;
    }
  }
  expect(hidden).toBeGreaterThanOrEqual(5);
});
