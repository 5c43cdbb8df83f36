import type { Command } from 'commander';
import { openGame } from '../save/open-game.ts';
import { cardReport, cardView } from '../terminal/card-view.ts';
import { cardNamed } from '../terminal/names.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { IN_HELP, IN_OPTION } from './options.ts';

export function addCard(program: Command): void {
  program
    .command('card')
    .description('Looks up a strategy card by id or title: its values and its event.')
    .argument('<id...>', 'J1 to J86, A1 to A84, or a title')
    .option(IN_OPTION, IN_HELP)
    .option('--json', 'as data')
    .action((typed: string[], options: { in?: string; json?: true }) => {
      const card = cardNamed(typed.join(' '));
      const state = options.in === undefined ? undefined : openGame(options.in).state;
      if (options.json) printJson(cardReport(card, state));
      else print(cardView(card, terminal(), state));
    });
}
