import { afterEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../src/cli/program.ts';

afterEach(() => vi.restoreAllMocks());

async function erasmus(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let out = '';
  let error = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    error += text;
    return true;
  });
  const code = await run(args);
  return { code, out, error };
}

const KUANTAN = ['odds', '1942-45', '--hex', 'kuantan', '--attacker', 'japan', '--units', 'jp-army-38'];
const SINGAPORE = ['odds', '1942-45', '--hex', '2015', '--attacker', 'japan', '--units', 'kongo', 'jp-af-22'];

describe('erasmus odds', () => {
  test('prints strengths, modifiers and chances within 80 columns', async () => {
    const { code, out } = await erasmus(...KUANTAN);
    expect(code).toBe(0);
    expect(out).toContain('38 Army 18');
    expect(out).toContain('-2 mixed terrain (9.4A3)');
    expect(out).toContain('Japan 85 %, Allies 15 %');
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('gives JSON', async () => {
    const { out } = await erasmus(...KUANTAN, '--json');
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      hex: '2014',
      attacker: 'japan',
      intelligence: 'intercept',
      airNaval: null,
    });
    expect(report.ground.sides.japan.results).toHaveLength(10);
    expect(report.control.japan).toBeCloseTo(0.85);
  });

  test('takes several units and an intelligence condition', async () => {
    const { out } = await erasmus(...SINGAPORE, '--intelligence', 'surprise');
    expect(out).toContain('+3 surprise attack (9.2B2)');
    expect(out).toContain('22 Air Flotilla 10 (extended range)');
  });

  test.each([
    [['odds', '1942-45', '--hex', '2015'], /--attacker/],
    [['odds', '1942-45', '--attacker', 'japan'], /--hex/],
    [[...SINGAPORE, '--intelligence', 'luck'], /Allowed choices/],
  ])('%j is refused', async (args, reason) => {
    const { code, error } = await erasmus(...args);
    expect(code).toBe(2);
    expect(error).toMatch(reason);
  });

  test('a unit out of range is refused with the rule', async () => {
    await expect(
      erasmus('odds', '1942-45', '--hex', '2015', '--attacker', 'japan', '--units', 'akagi'),
    ).rejects.toThrow(/out of range of 2015 \(9\.11\)/);
  });
});
