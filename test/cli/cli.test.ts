import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';

const { NO_COLOR: _no, FORCE_COLOR: _force, ...PLAIN } = process.env;

/** The built command, as a person runs it: through a pipe, 80 columns. */
function erasmus(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['dist/cli/main.js', ...args], {
    encoding: 'utf8',
    env: PLAIN,
  });
  return { stdout, stderr, status };
}

beforeAll(() => {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8' });
  expect(built.status, built.stdout + built.stderr).toBe(0);
}, 120_000);

describe('the command line', () => {
  test.each([
    ['scenarios', '--json'],
    ['show', '1942-45', '--json'],
    ['show', 'test/positions/malaya-air-and-batavia.yaml', '--json'],
    ['map', '1943', '--region', 'new-guinea', '--json'],
    ['map', '1943', '--around', 'rabaul', '--layer', 'zoi', '--json'],
    ['hex', 'Port', 'Moresby', '--json'],
    ['unit', 'akagi', '--in', '1942', '--json'],
    ['card', 'J47', '--in', '1943', '--json'],
    ['cards', '--side', 'japan', '--json'],
  ])('%s %s … gives JSON and nothing else', (...args) => {
    const { stdout, stderr, status } = erasmus(...args);
    expect([status, stderr]).toEqual([0, '']);
    expect(() => JSON.parse(stdout)).not.toThrow();
  });

  test.each([
    [[]],
    [['look', '1943']],
    [['scenarios']],
    [['show', '1944']],
    [['map', '1942-45']],
    [['map', '1942-45', '--region', 'south-east-asia', '--layer', 'supply']],
    [['hex', '2015', '--in', '1942-45']],
    [['unit', 'us-hq-c-pac']],
    [['card', 'A45']],
    [['cards', '--type', 'reaction', '--in', '1943', '--as', 'allies']],
    [['--help']],
    [['map', '--help']],
    [['--version']],
  ])('%j prints within 80 columns, without colour, and ends well', (args) => {
    const { stdout, stderr, status } = erasmus(...args);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(stdout).not.toContain('\u001b');
    expect(stdout.length).toBeGreaterThan(4);
  });

  test.each([
    [['hex', 'sing'], /could be any of 2 hexes/],
    [['hex', 'atlantis'], /Did you mean/],
    [['unit', 'cv'], /could be any of/],
    [['card', 'J99'], /There is no card/],
    [['cards', '--side', 'germany'], /There is no side/],
    [['show', '1946'], /no file and no scenario/],
    [['show'], /missing required argument/],
    [['shwo', '1942'], /Did you mean show/],
    [['map', '1942', '--layer', 'weather'], /Allowed choices/],
    [['map', '1942', '--region', 'atlantis'], /There is no region/],
    [['map', '1942', '--radius', 'x'], /a number from 1 to 30/],
    [['map', '1942', '--region', 'java', '--around', '2015'], /cannot be used with/],
  ])('%j is refused with exit code 2 and a reason on stderr', (args, reason) => {
    const { stdout, stderr, status } = erasmus(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(reason);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('FORCE_COLOR colours a pipe, NO_COLOR does not', () => {
    const run = (env: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, ['dist/cli/main.js', 'hex', '2015'], {
        encoding: 'utf8',
        env: { ...PLAIN, ...env },
      }).stdout;
    expect(run({ FORCE_COLOR: '1' })).toContain('\u001b');
    expect(run({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain('\u001b');
  });
});
