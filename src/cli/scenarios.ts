import type { Command } from 'commander';
import { print, printJson, terminal } from '../terminal/output.ts';
import { scenarioList, scenariosView } from '../terminal/scenario-view.ts';

export function addScenarios(program: Command): void {
  program
    .command('scenarios')
    .description('Lists the scenarios.')
    .option('--json', 'as data')
    .action(({ json }: { json?: true }) => {
      if (json) printJson(scenarioList());
      else print(scenariosView(terminal()));
    });
}
