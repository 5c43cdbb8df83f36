import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '../data/read.ts';
import type { Answer, Asked } from '../rules/play/decision.ts';
import { optionsSchema } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';

/** The format this program writes; documented in docs/journal.md. */
export const FORMAT = 1;

/** The version of this program. */
export const PROGRAM = (JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as { version: string })
  .version;

const count = z.int().min(0);
const ordinal = z.int().min(1);

/** Looked at no closer than that: the rules core finds out what it can play from. */
const state = z.custom<State>(
  (value) => isRecord(value) && isRecord(value.board) && isRecord(value.cards) && Array.isArray(value.flow),
  'is not the state of a game',
);

const answer = z.custom<Answer>(
  (value) => isRecord(value) && typeof value.do === 'string',
  'is not the answer to a question',
);

const headerSchema = z.object({
  line: z.literal('header'),
  format: ordinal,
  program: z.string(),
  scenario: z.string(),
  options: optionsSchema,
  seed: z.string().nullable(),
  start: state.optional(),
});

const lineSchema = z.discriminatedUnion('line', [
  z.object({
    line: z.literal('reply'),
    n: ordinal,
    side: z.enum(['japan', 'allies', 'chance'] satisfies Asked[]),
    kind: z.string(),
    answer,
    hash: z.string(),
    why: ordinal.optional(),
  }),
  z.object({ line: z.literal('why'), n: ordinal, why: z.unknown() }),
  z.object({
    line: z.literal('state'),
    n: count,
    turn: ordinal,
    state,
    /** The version that goes on from here, where the one before could not be followed. */
    program: z.string().optional(),
  }),
  z.object({ line: z.literal('undo'), to: count, free: z.boolean() }),
]);

export type Header = z.infer<typeof headerSchema>;
/** Any line but the header. */
export type Line = z.infer<typeof lineSchema>;
export type ReplyLine = Extract<Line, { line: 'reply' }>;
export type StateLine = Extract<Line, { line: 'state' }>;

const LINE_KINDS: readonly string[] = lineSchema.options.map((option) => option.shape.line.value);

/** A line as it is, or what is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: string };

export const parseHeader = (text: string): Parsed<Header> => parsed(text, headerSchema);

export function parseLine(text: string): Parsed<Line> {
  const raw = parsed(text, z.looseObject({ line: z.string() }));
  if (!raw.ok) return raw;
  const { line } = raw.value;
  if (line === 'header') return { ok: false, problem: 'a second header' };
  if (!LINE_KINDS.includes(line)) {
    return { ok: false, problem: `there is no line called ${JSON.stringify(line)}` };
  }
  return parsed(text, lineSchema);
}

function parsed<T>(text: string, schema: z.ZodType<T>): Parsed<T> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'is not JSON' };
  }
  const result = schema.safeParse(raw);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0]!;
  return { ok: false, problem: [issue.path.join(' '), issue.message].filter(Boolean).join(': ') };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
