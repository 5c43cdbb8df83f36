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
    .option('--json', 'as data')
    .action((typed: string[], options: { in?: string; json?: true }) => {
      const hex = hexNamed(typed.join(' '));
      const board = options.in === undefined ? undefined : openGame(options.in).state.board;
      if (options.json) printJson(hexReport(hex, board));
      else print(hexView(hex, terminal(), board));
    });
}
