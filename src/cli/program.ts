import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { projectPath } from '../data/read.ts';
import { addCard } from './card.ts';
import { addCards } from './cards.ts';
import { addHex } from './hex.ts';
import { addLook } from './look.ts';
import { addMap } from './map.ts';
import { addMoves } from './moves.ts';
import { addOdds } from './odds.ts';
import { addReplay } from './replay.ts';
import { addScenarios } from './scenarios.ts';
import { addShow } from './show.ts';
import { addUnit } from './unit.ts';

const { version } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { version: string };

/** Runs the command line and gives the exit code: 0, or 2 if what was typed makes no sense. */
export async function run(args: readonly string[]): Promise<number> {
  const program = new Command('erasmus')
    .description('A solitaire opponent for the board wargame Empire of the Sun.')
    .version(version)
    .showHelpAfterError('(erasmus --help lists the commands)')
    .exitOverride();
  for (const add of [
    addLook,
    addScenarios,
    addShow,
    addMap,
    addHex,
    addUnit,
    addCard,
    addCards,
    addMoves,
    addOdds,
    addReplay,
  ])
    add(program);
  for (const command of program.commands)
    command.exitOverride().showHelpAfterError(`(erasmus ${command.name()} --help explains it)`);
  try {
    // Without a command: the guided look. As commander's default command it would swallow misspelt ones.
    await program.parseAsync(args.length === 0 ? ['look'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}
