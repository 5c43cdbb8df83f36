import type { Command } from 'commander';
import { openGame } from '../save/open-game.ts';
import { reportOf } from '../terminal/game-report.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { showView } from '../terminal/show-view.ts';
import { GAME_ARGUMENT } from './options.ts';

export function addShow(program: Command): void {
  program
    .command('show')
    .summary('a game at a glance: tracks, HQs, forces by place, supply problems')
    .description('Shows a scenario or position: tracks, HQs, forces by place, supply problems.')
    .argument('<game>', GAME_ARGUMENT)
    .option('--json', 'as data, see docs/json.md')
    .action((source: string, { json }: { json?: true }) => {
      const { state, warnings } = openGame(source);
      const report = reportOf(state, warnings);
      if (json) printJson(report);
      else print(showView(report, terminal()));
    });
}
