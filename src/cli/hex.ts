import type { Command } from 'commander';
import { openGame } from '../save/open-game.ts';
import { hexReport, hexView } from '../terminal/hex-view.ts';
import { hexNamed } from '../terminal/names.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { IN_HELP, IN_OPTION } from './options.ts';

export function addHex(program: Command): void {
  program
    .command('hex')
    .description('Looks up a hex by number or name: terrain, bases, hexsides; with --in who is there.')
    .argument('<hex...>', 'its number or name, or the beginning of its name')
    .option(IN_OPTION, IN_HELP)
    .option('--to <hex>', 'the range to another hex')
    .option('--json', 'as data')
    .action((typed: string[], options: { in?: string; to?: string; json?: true }) => {
      const hex = hexNamed(typed.join(' '));
      const board = options.in === undefined ? undefined : openGame(options.in).state.board;
      const to = options.to === undefined ? undefined : hexNamed(options.to);
      if (options.json) printJson(hexReport(hex, board, to));
      else print(hexView(hex, terminal(), board, to));
    });
}
