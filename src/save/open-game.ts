import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { loadScenario, SCENARIO_IDS } from '../data/scenario.ts';
import { checkBoard } from '../rules/state/check.ts';
import { setUp } from '../rules/state/setup.ts';
import { InputError } from './input-error.ts';
import { readJournal } from './journal-read.ts';
import { type ReadPosition, readPosition } from './position.ts';

/** The game a person names: a file that exists wins over a scenario of that name. */
export function openGame(source: string): ReadPosition {
  if (existsSync(source)) return isJournal(source) ? atEndOf(source) : readPosition(source, readFile(source));
  if (!SCENARIO_IDS.includes(source)) {
    throw new InputError(`There is no file and no scenario called ${JSON.stringify(source)}.`, [
      `scenarios: ${SCENARIO_IDS.join(', ')}`,
    ]);
  }
  const state = setUp(loadScenario(source));
  return { state, warnings: checkBoard(state.board).warnings };
}

/** Journals are JSON Lines. */
const isJournal = (path: string): boolean => path.endsWith('.jsonl') && statSync(path).isFile();

/** The game a journal has come to. */
function atEndOf(path: string): ReadPosition {
  const { state } = readJournal(path);
  return { state, warnings: checkBoard(state.board).warnings };
}

function readFile(path: string): unknown {
  if (!statSync(path).isFile()) throw new InputError(`${path} is not a file.`, []);
  const text = readFileSync(path, 'utf8');
  try {
    return path.endsWith('.json') ? JSON.parse(text) : parse(text);
  } catch (error) {
    throw new InputError(`${path} cannot be read:`, [(error as Error).message]);
  }
}
