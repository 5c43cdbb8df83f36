import type { Command } from 'commander';
import { openGame } from '../save/open-game.ts';
import { terminal } from '../terminal/output.ts';
import { tour } from '../terminal/tour.ts';
import { DEFAULT_SCENARIO, GAME_ARGUMENT } from './options.ts';

export function addLook(program: Command): void {
  program
    .command('look')
    .summary('a guided look at a game; what happens when no command is given')
    .description('A guided look at a scenario or position: the map and its layers, one screen after another.')
    .argument('[game]', GAME_ARGUMENT, DEFAULT_SCENARIO)
    .action(async (source: string) => {
      const { state, warnings } = openGame(source);
      await tour(state, warnings, terminal());
    });
}
