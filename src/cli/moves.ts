import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CardId } from '../data/ids.ts';
import type { Hq } from '../data/units.ts';
import { eventOf } from '../rules/cards/events.ts';
import { InputError } from '../save/input-error.ts';
import { openGame } from '../save/open-game.ts';
import { movesReport, movesView } from '../terminal/moves-view.ts';
import { cardNamed, hexNamed, unitNamed } from '../terminal/names.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { GAME_ARGUMENT } from './options.ts';

interface MovesOptions {
  oc?: number;
  event?: string;
  reaction?: true;
  battle?: string[];
  hq?: string;
  json?: true;
}

export function addMoves(program: Command): void {
  program
    .command('moves')
    .summary('where units can go, as one stack, by every mode of movement')
    .description('Lists where units, moving as one stack, can legally go, with cost and a way there.')
    .argument('<game>', GAME_ARGUMENT)
    .argument('<units...>', 'names or ids of units in one hex')
    .option('--oc <value>', 'operations value of the card, 1 to 3', operationsValue)
    .option('--event <card>', 'the card as an event; its operations value and its own distances count')
    .option('--reaction', 'as a reaction to the battles named')
    .addOption(new Option('--battle <hex...>', 'declared battle hexes, for a reaction'))
    .option('--hq <name>', 'the HQ that activates')
    .option('--json', 'as data, see docs/json.md')
    .action((source: string, names: string[], options: MovesOptions) => {
      const { board } = openGame(source).state;
      const units = names.map(unitNamed);
      const report = movesReport(board, {
        units,
        oc: operationsValueOf(options),
        event: options.event === undefined ? null : playableEvent(options.event),
        reaction: options.reaction === true,
        battleHexes: (options.battle ?? []).map((hex) => hexNamed(hex).id),
        hq: options.hq === undefined ? null : hqNamed(options.hq),
      });
      if (units.some((unit) => board.at[unit.index] !== board.at[units[0]!.index])) {
        throw new InputError(
          'The units are not in one place:',
          units.map((unit) => `${unit.name} is in ${board.at[unit.index]}`),
        );
      }
      if (options.reaction && report.units.length > 0 && (options.battle ?? []).length === 0) {
        throw new InputError('A reaction needs the battle hexes it answers: --battle <hex>…', []);
      }
      if (options.json) printJson(report);
      else print(movesView(report, terminal()));
    });
}

function operationsValue(text: string): number {
  if (!['1', '2', '3'].includes(text)) throw new InvalidArgumentError('1, 2 or 3');
  return Number(text);
}

function operationsValueOf({ oc, event }: MovesOptions): number {
  if (oc !== undefined) return oc;
  if (event === undefined)
    throw new InputError('How far is a matter of the card: --oc 1, 2 or 3, or --event <card>.', []);
  return cardNamed(event).oc;
}

function playableEvent(typed: string): CardId {
  const { id, title } = cardNamed(typed);
  if (!eventOf(id)) throw new InputError(`The event of ${id} ${title} is not built yet.`, []);
  return id;
}

function hqNamed(typed: string): Hq {
  const unit = unitNamed(typed);
  if (unit.class !== 'hq') throw new InputError(`${unit.name} is not an HQ.`, []);
  return unit;
}
