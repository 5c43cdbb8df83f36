import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../src/data/cards.ts';
import { projectPath } from '../../../src/data/read.ts';
import { eventOf } from '../../../src/rules/cards/events.ts';

const FOLDER = projectPath('test/rules/cards');

/**
 * Cards that tests of this folder name: at the head of a title, or in a table whose title begins with the card.
 * J1, J2 and A5 are played in the golden game of rule 19 and in the tests of its steps.
 */
const named = new Set([
  'J1',
  'J2',
  ...readdirSync(FOLDER)
    .filter((file) => file !== 'every-event.test.ts')
    .flatMap((file) => [
      ...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/['"`]([JA]\d{1,2})(?=['"`, ])/g),
    ])
    .map(([, id]) => id),
]);

describe('every event', () => {
  test('that can be played has a test of its own', () => {
    const untested = CARDS.filter(({ id }) => eventOf(id) && !named.has(id)).map(({ id }) => id);
    expect(untested).toEqual([]);
  });

  test('of the 170 can be played', () => {
    expect(CARDS.filter(({ id }) => !eventOf(id)).map(({ id }) => id)).toEqual([]);
  });
});
