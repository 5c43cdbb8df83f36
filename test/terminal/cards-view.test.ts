import { describe, expect, test } from 'vitest';
import { cardOf } from '../../src/rules/cards/events.ts';
import { whereIs } from '../../src/terminal/card-place.ts';
import { cardsFound, cardsView } from '../../src/terminal/cards-view.ts';
import { plainScreen } from '../../src/terminal/screen.ts';
import { aboutToPlay } from '../support/playing.ts';

describe('erasmus cards', () => {
  test('all 170 without a condition', () => {
    expect(cardsFound({})).toHaveLength(170);
  });

  test('by side and type, both at once', () => {
    const found = cardsFound({ side: 'allies', type: 'reaction' });
    expect(found.map(({ id }) => id)).toContain('A59');
    expect(found.every((card) => card.side === 'allies' && card.type === 'reaction')).toBe(true);
  });

  test('by words of title or event, whatever their case', () => {
    expect(cardsFound({ text: 'SKIP BOMBING' }).map(({ id }) => id)).toEqual(['A24']);
    expect(cardsFound({ text: 'no such words' })).toEqual([]);
  });

  test('every line fits the terminal', () => {
    const state = aboutToPlay('J16', {});
    for (const width of [80, 120]) {
      const lines = cardsView(cardsFound({}), plainScreen(width), state);
      expect(lines.filter((line) => line.length > width)).toEqual([]);
    }
  });
});

describe('where a card is, as a side may know it (5.0)', () => {
  const state = aboutToPlay('J16', { scenario: '1943', other: ['A59'] });

  test('his own hand, deck and discards', () => {
    expect(whereIs(cardOf('J16'), state, 'japan')).toBe('in hand');
    expect(whereIs(cardOf('J4'), state, 'japan')).toBe('in the deck');
    expect(whereIs(cardOf('J26'), state, 'japan')).toBe('set aside');
  });

  test("the enemy's hand, deck and card set aside look alike", () => {
    for (const id of ['J16', 'J4', 'J26'] as const)
      expect(whereIs(cardOf(id), state, 'allies')).toBe('not seen');
  });

  test("discards and removed cards are open, the enemy's too", () => {
    expect(whereIs(cardOf('J8'), state, 'allies')).toBe('discarded');
    expect(whereIs(cardOf('J1'), state, 'allies')).toBe('removed');
  });
});
