import type { State } from '../rules/state/state.ts';
import type { Violation } from '../rules/violation.ts';
import { reportOf } from './game-report.ts';
import { wrapped } from './layout.ts';
import { detail, overview } from './map/map-view.ts';
import { regionWindow, WHOLE_MAP } from './map/window.ts';
import { print } from './output.ts';
import { scenariosView } from './scenario-view.ts';
import type { Screen } from './screen.ts';
import { showView } from './show-view.ts';

interface Stop {
  readonly title: string;
  /** What to look for. */
  readonly word: string;
  readonly draw: () => string[];
}

/** A guided look at a game: on a terminal stop by stop as the person likes, elsewhere one after another. */
export async function tour(state: State, warnings: readonly Violation[], screen: Screen): Promise<void> {
  const stops = stopsOf(state, warnings, screen);
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    for (const stop of stops) print([...page(stop, screen), '']);
    return;
  }
  for (let next = 0; next < stops.length; ) {
    print(page(stops[next]!, screen));
    next = await choose(stops, next);
  }
}

const page = ({ title, word, draw }: Stop, screen: Screen): string[] => [
  screen.paint.heading(title),
  ...wrapped(word, screen),
  '',
  ...draw(),
];

/** The stop to go to; one past the last to leave. */
async function choose(stops: readonly Stop[], at: number): Promise<number> {
  // Loaded only here: it is slow to load and nothing else asks.
  const { default: inquirer } = await import('inquirer');
  try {
    const { to } = await inquirer.prompt<{ to: number }>([
      {
        type: 'select',
        name: 'to',
        message: 'Where to?',
        default: at + 1,
        pageSize: stops.length + 1,
        choices: [
          ...stops.map((stop, i) => ({ name: `${i + 1}. ${stop.title}`, value: i })),
          { name: 'Leave', value: stops.length },
        ],
      },
    ]);
    return to;
  } catch (error) {
    // Ctrl-C is a way to leave, not a mistake.
    if (error instanceof Error && error.name === 'ExitPromptError') return stops.length;
    throw error;
  }
}

function stopsOf(state: State, warnings: readonly Violation[], screen: Screen): Stop[] {
  const { board } = state;
  return [
    {
      title: 'The theatre',
      word: 'From India to Hawaii, a character a hex. Capital letters are units, small ones land: J Japan, A the Allies.',
      draw: () => overview(board, 'units', WHOLE_MAP, screen),
    },
    {
      title: 'Air zones of influence',
      word: 'Air units and carriers in supply reach two hexes. Where both sides reach, the zones neutralise each other (rule 6.4).',
      draw: () => overview(board, 'zoi', WHOLE_MAP, screen),
    },
    {
      title: 'Supply',
      word: 'Who can trace a path to an HQ, and the HQs to Honshu or to the edges of the map (rule 6.2).',
      draw: () => overview(board, 'supply', WHOLE_MAP, screen),
    },
    {
      title: 'South-East Asia in detail',
      word: 'Two lines a hex, with who stands where below. "erasmus map 1942-45 --region philippines" draws another part.',
      draw: () => detail(board, 'units', regionWindow('south-east-asia'), screen),
    },
    {
      title: 'The whole position',
      word: 'Tracks, HQs, forces by place, what is still to come, and who is out of supply.',
      draw: () => showView(reportOf(state, warnings), screen),
    },
    {
      title: 'The scenarios',
      word: 'Each can be looked at like this one: "erasmus look 1943", "erasmus show 1944".',
      draw: () => scenariosView(screen),
    },
  ];
}
