import { spawnSync } from 'node:child_process';
import { type Screen, screenOf } from './screen.ts';

export const terminal = (): Screen => screenOf(process.stdout, process.env);

/** Prints lines; on a terminal that is too short for them, through the person's pager if there is one. */
export function print(lines: readonly string[]): void {
  const text = `${lines.join('\n')}\n`;
  const tooTall = process.stdout.isTTY && process.stdin.isTTY && lines.length >= (process.stdout.rows ?? 24);
  if (!tooTall || !paged(text)) process.stdout.write(text);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Whether a pager showed the text. PAGER set to nothing means none is wanted. */
function paged(text: string): boolean {
  const pager = process.env.PAGER ?? 'less';
  if (pager.trim() === '') return false;
  // R keeps colours, F leaves at once if it all fits, X leaves the text on the screen, S lets wide lines be scrolled.
  const env = { ...process.env, LESS: process.env.LESS ?? 'RFXS' };
  const result = spawnSync(pager, { shell: true, input: text, env, stdio: ['pipe', 'inherit', 'inherit'] });
  // 127: the shell found no such program.
  return result.error === undefined && result.status !== 127;
}
