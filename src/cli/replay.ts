import { type Command, InvalidArgumentError, Option } from 'commander';
import { InputError } from '../save/input-error.ts';
import { scanJournalFile } from '../save/journal-read.ts';
import { print, terminal } from '../terminal/output.ts';
import { chaptersOf, type Part, replayWarnings, replyReports, stepThrough } from '../terminal/replay-view.ts';

interface ReplayOptions extends Part {
  step?: true;
  json?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .summary('a recorded game as a story, turn by turn and card by card')
    .description(
      'Plays a journal again, checks every reply, and tells what happened, turn by turn and card by card. It shows the cards of both sides.',
    )
    .argument('<file>', 'the path of a journal, see docs/journal.md')
    .option('--from <n>', 'begin with this reply', wholeNumber)
    .option('--to <n>', 'end with this reply', wholeNumber)
    .addOption(new Option('--turn <n>', 'only this turn').argParser(wholeNumber).conflicts(['from', 'to']))
    .addOption(new Option('--step', 'card by card, at a terminal').conflicts('json'))
    .option('--json', 'as data, one object a reply, see docs/journal.md')
    .action(async (path: string, { step, json, ...part }: ReplayOptions) => {
      if (step && !(process.stdin.isTTY && process.stdout.isTTY)) {
        throw new InputError('--step needs a terminal; without it the game is told in one go.', []);
      }
      const recorded = scanJournalFile(path);
      for (const warning of replayWarnings(recorded, part)) process.stderr.write(`${warning}\n`);
      if (json) {
        for (const report of replyReports(recorded, part))
          process.stdout.write(`${JSON.stringify(report)}\n`);
        return;
      }
      const chapters = chaptersOf(recorded, part, terminal());
      if (step) await stepThrough(chapters);
      else print([...chapters].flat());
    });
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('a whole number from 1');
  return number;
}
