import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/save/input-error.ts';
import { cardNamed, hexNamed, unitNamed } from '../../src/terminal/names.ts';

function complaint(find: () => unknown): InputError {
  try {
    find();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return error as InputError;
  }
  throw new Error('it was found');
}

describe('names are matched without case and accents, exactly or else by unique prefix', () => {
  test.each([
    ['2015', '2015'],
    ['Singapore', '2015'],
    ['SINGAPORE', '2015'],
    ['singap', '2015'],
    ['Tókyô', '3706'],
    ['port moresby', '3823'],
    ['Port-Moresby', '3823'],
  ])('hex %s is %s', (typed, id) => expect(hexNamed(typed).id).toBe(id));

  test.each([
    ['jp-cv-akagi', 'jp-cv-akagi'],
    ['CV Akagi', 'jp-cv-akagi'],
    ['akagi', 'jp-cv-akagi'],
    ['aka', 'jp-cv-akagi'],
    ['south hq', 'jp-hq-south'],
    // An exact name wins although others begin with it.
    ['7af', 'us-7af'],
  ])('unit %s is %s', (typed, id) => expect(unitNamed(typed).id).toBe(id));

  test.each([
    ['J47', 'J47'],
    ['a5', 'A5'],
    ['operation mi', 'J12'],
    // Not J10 to J19: an exact id wins.
    ['j1', 'J1'],
  ])('card %s is %s', (typed, id) => expect(cardNamed(typed).id).toBe(id));
});

describe('a name that does not do gets suggestions', () => {
  test('ambiguous: the candidates', () => {
    const error = complaint(() => hexNamed('sing'));
    expect(error.message).toContain('could be any of 2 hexes');
    expect(error.lines).toEqual(['2012 Singora', '2015 Singapore']);
  });

  test('many candidates are cut short', () => {
    const error = complaint(() => unitNamed('cv'));
    expect(error.lines).toHaveLength(9);
    expect(error.lines.at(-1)).toMatch(/^and \d+ more$/);
  });

  test('misspelt: the nearest names', () => {
    expect(complaint(() => hexNamed('rabual')).lines[0]).toBe('4021 Rabaul');
    expect(complaint(() => unitNamed('akaji')).lines[0]).toContain('jp-cv-akagi');
  });

  test('part of a name: what contains it', () => {
    expect(complaint(() => hexNamed('moresby')).lines[0]).toBe('3823 Port Moresby');
  });

  test('nothing at all is no name', () => {
    expect(complaint(() => hexNamed('')).message).toContain('There is no hex called ""');
  });
});
