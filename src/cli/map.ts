import { type Command, InvalidArgumentError, Option } from 'commander';
import { openGame } from '../save/open-game.ts';
import { LAYERS, type Layer } from '../terminal/map/layers.ts';
import { mapReport } from '../terminal/map/map-report.ts';
import { detail, overview } from '../terminal/map/map-view.ts';
import { regionWindow, WHOLE_MAP, type Window, windowAround } from '../terminal/map/window.ts';
import { hexNamed } from '../terminal/names.ts';
import { print, printJson, terminal } from '../terminal/output.ts';
import { GAME_ARGUMENT } from './options.ts';

interface MapOptions {
  region?: string;
  around?: string;
  radius: number;
  layer: Layer;
  json?: true;
}

export function addMap(program: Command): void {
  program
    .command('map')
    .summary('the map, whole or in part, with units, control, ZOI, supply or terrain')
    .description(
      'Draws the map: without --region or --around the whole of it at a character a hex, with them a part in detail, in as many panels as the terminal is too narrow for.',
    )
    .argument('<game>', GAME_ARGUMENT)
    .addOption(
      new Option('--region <name>', 'a theatre or an area, such as south-east-asia or new-guinea').conflicts(
        'around',
      ),
    )
    .option('--around <hex>', 'the hexes around one, by number or name')
    .option('--radius <n>', 'how far around', wholeNumber, 4)
    .addOption(new Option('--layer <layer>', 'what to show').choices(LAYERS).default('units'))
    .option('--json', 'as data')
    .action((source: string, options: MapOptions) => {
      const { board } = openGame(source).state;
      const window = windowOf(options);
      if (options.json) return printJson(mapReport(board, options.layer, window ?? WHOLE_MAP));
      const draw = window ? detail : overview;
      return print(draw(board, options.layer, window ?? WHOLE_MAP, terminal()));
    });
}

function windowOf({ region, around, radius }: MapOptions): Window | undefined {
  if (region !== undefined) return regionWindow(region);
  return around === undefined ? undefined : windowAround(hexNamed(around), radius);
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 30)
    throw new InvalidArgumentError('a number from 1 to 30');
  return number;
}
