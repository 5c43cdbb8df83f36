import { type Command, Option } from 'commander';
import { SIDES, type Side } from '../data/ids.ts';
import { INTELLIGENCE, type Intelligence } from '../rules/combat/battle.ts';
import { supposedBattle } from '../rules/combat/supposed.ts';
import { InputError } from '../save/input-error.ts';
import { openGame } from '../save/open-game.ts';
import { hexNamed, unitNamed } from '../terminal/names.ts';
import { oddsReport, oddsView } from '../terminal/odds-view.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { GAME_ARGUMENT } from './options.ts';

interface OddsOptions {
  hex: string;
  attacker: Side;
  units?: string[];
  intelligence: Intelligence;
  json?: true;
}

export function addOdds(program: Command): void {
  program
    .command('odds')
    .summary('the chances of a battle, every die of both sides')
    .description(
      'Works out a battle (rule 9): strengths, modifiers, what every die gives, and the chances of the end. The attacker fights with what he has in the hex and with --units: air units and carriers from where they stand, others as if they had moved in, ground units by sea unless they stand next to the hex. The defender fights with what he has in the hex. Cards and reaction are left out.',
    )
    .argument('<game>', GAME_ARGUMENT)
    .requiredOption('--hex <hex>', 'the battle hex, by number or name')
    .addOption(new Option('--attacker <side>', 'whose offensive it is').choices(SIDES).makeOptionMandatory())
    .option('--units <unit...>', 'units that join the attack, by id or name')
    .addOption(
      new Option('--intelligence <condition>', 'the intelligence condition')
        .choices(INTELLIGENCE)
        .default('intercept'),
    )
    .option('--json', 'as data')
    .action((source: string, options: OddsOptions) => {
      const { board } = openGame(source).state;
      const supposed = supposedBattle(board, {
        hex: hexNamed(options.hex).id,
        attacker: options.attacker,
        intelligence: options.intelligence,
        units: (options.units ?? []).map(unitNamed),
      });
      if ('rule' in supposed) throw new InputError(`${supposed.message} (${supposed.rule}).`, []);
      const report = oddsReport(supposed.board, supposed.battle);
      if (options.json) printJson(report);
      else print(oddsView(report, terminal()));
    });
}
