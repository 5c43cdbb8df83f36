import { Chalk, type ChalkInstance } from 'chalk';
import type { Side } from '../data/ids.ts';

/** What a view is drawn on: how wide it is and how to colour. */
export interface Screen {
  readonly width: number;
  readonly paint: Paint;
}

export interface Paint {
  readonly side: Readonly<Record<Side, (text: string) => string>>;
  readonly heading: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly alarm: (text: string) => string;
}

const DEFAULT_WIDTH = 80;

/** The terminal, or 80 columns without colour where there is none. */
export function screenOf(stream: { isTTY?: boolean; columns?: number }, env: NodeJS.ProcessEnv): Screen {
  return {
    width: Math.max(40, stream.columns ?? DEFAULT_WIDTH),
    paint: paintWith(new Chalk({ level: colourLevel(stream, env) })),
  };
}

/** NO_COLOR (any value but an empty one) wins, then FORCE_COLOR, then whether it is a terminal. */
function colourLevel(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): 0 | 1 {
  if (env.NO_COLOR) return 0;
  if (env.FORCE_COLOR) return env.FORCE_COLOR === '0' ? 0 : 1;
  return stream.isTTY && env.TERM !== 'dumb' ? 1 : 0;
}

const paintWith = (chalk: ChalkInstance): Paint => ({
  side: { japan: (text) => chalk.red(text), allies: (text) => chalk.cyan(text) },
  heading: (text) => chalk.bold(text),
  faint: (text) => chalk.dim(text),
  alarm: (text) => chalk.yellow(text),
});

export const plainScreen = (width = DEFAULT_WIDTH): Screen => ({
  width,
  paint: paintWith(new Chalk({ level: 0 })),
});
