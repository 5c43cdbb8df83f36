import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { DataError } from './data-error.ts';

/** The project's root; `src/data` and `dist/data` are equally deep below it. */
const ROOT = new URL('../../', import.meta.url);

export const projectPath = (path: string): string => fileURLToPath(new URL(path, ROOT));

/** A data file of the project, checked and frozen. */
export function readDataFile<T>(name: string, schema: z.ZodType<T>): T {
  return parseData(name, JSON.parse(readFileSync(projectPath(`src/data/files/${name}`), 'utf8')), schema);
}

/** Checks data against its schema; the first thing wrong is named by file, entry and reason. */
export function parseData<T>(file: string, raw: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(raw);
  if (result.success) return deepFreeze(result.data);
  const issue = result.error.issues[0]!;
  throw new DataError(file, entryName(raw, issue.path), issue.message);
}

/** A path into the data with list positions replaced by the id of the entry there: `units jp-cv-akagi full.attack`. */
export function entryName(raw: unknown, path: readonly PropertyKey[]): string {
  const words: string[] = [];
  let at = raw;
  for (const key of path) {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[key];
    const id = typeof key === 'number' ? ((at as { id?: string } | undefined)?.id ?? hexOf(at)) : undefined;
    words.push(id ?? String(key));
  }
  return words.join(' ') || 'the file as a whole';
}

const hexOf = (value: unknown): string | undefined => (value as { hex?: string } | undefined)?.hex;

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) deepFreeze(child);
  }
  return value;
}
