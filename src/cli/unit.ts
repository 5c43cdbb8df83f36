import type { Command } from 'commander';
import { openGame } from '../save/open-game.ts';
import { unitNamed } from '../terminal/names.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { unitReport, unitView } from '../terminal/unit-view.ts';
import { IN_HELP, IN_OPTION } from './options.ts';

export function addUnit(program: Command): void {
  program
    .command('unit')
    .description(
      'Looks up a unit by name: its counter and set-ups; with --in its supply and who can activate it.',
    )
    .argument('<name...>', 'its name or id, or the beginning of it')
    .option(IN_OPTION, IN_HELP)
    .option('--json', 'as data')
    .action((typed: string[], options: { in?: string; json?: true }) => {
      const unit = unitNamed(typed.join(' '));
      const board = options.in === undefined ? undefined : openGame(options.in).state.board;
      if (options.json) printJson(unitReport(unit, board));
      else print(unitView(unit, terminal(), board));
    });
}
