import type { Command } from 'commander';
import { SIDES } from '../data/ids.ts';
import { openGame } from '../save/open-game.ts';
import { cardsFound, cardsReport, cardsView } from '../terminal/cards-view.ts';
import { wordNamed } from '../terminal/names.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { AS_HELP, AS_OPTION, IN_HELP, IN_OPTION } from './options.ts';

const TYPES = ['military', 'reaction', 'resource', 'political'] as const;

export function addCards(program: Command): void {
  program
    .command('cards')
    .description('Lists strategy cards, all or those asked for, and where they are in a game.')
    .option('--side <side>', SIDES.join(' or '))
    .option('--type <type>', TYPES.join(', '))
    .option('--text <words>', 'words of the title or the event')
    .option(IN_OPTION, IN_HELP)
    .option(AS_OPTION, AS_HELP)
    .option('--json', 'as data')
    .action(
      (options: { side?: string; type?: string; text?: string; in?: string; as?: string; json?: true }) => {
        const cards = cardsFound({
          side: options.side === undefined ? undefined : wordNamed('side', options.side, SIDES),
          type: options.type === undefined ? undefined : wordNamed('type', options.type, TYPES),
          text: options.text,
        });
        const state = options.in === undefined ? undefined : openGame(options.in).state;
        const viewer = options.as === undefined ? undefined : wordNamed('side', options.as, SIDES);
        if (options.json) printJson(cardsReport(cards, state, viewer));
        else print(cardsView(cards, terminal(), state, viewer));
      },
    );
}
