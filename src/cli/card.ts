import type { Command } from 'commander';
import { SIDES } from '../data/ids.ts';
import { openGame } from '../save/open-game.ts';
import { cardReport, cardView } from '../terminal/card-view.ts';
import { cardNamed, wordNamed } from '../terminal/names.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { AS_HELP, AS_OPTION, IN_HELP, IN_OPTION } from './options.ts';

export function addCard(program: Command): void {
  program
    .command('card')
    .description('Looks up a strategy card by id or title: its values and its event.')
    .argument('<id...>', 'J1 to J86, A1 to A84, or a title')
    .option(IN_OPTION, IN_HELP)
    .option(AS_OPTION, AS_HELP)
    .option('--json', 'as data')
    .action((typed: string[], options: { in?: string; as?: string; json?: true }) => {
      const card = cardNamed(typed.join(' '));
      const state = options.in === undefined ? undefined : openGame(options.in).state;
      const viewer = options.as === undefined ? undefined : wordNamed('side', options.as, SIDES);
      if (options.json) printJson(cardReport(card, state, viewer));
      else print(cardView(card, terminal(), state, viewer));
    });
}
