import { distance } from 'fastest-levenshtein';
import { CARDS, type Card } from '../data/cards.ts';
import { type Hex, MAP } from '../data/map.ts';
import { UNITS, type Unit } from '../data/units.ts';
import { InputError } from '../save/input-error.ts';

/** Something with names a person may type. */
interface Named<T> {
  readonly thing: T;
  /** What it is called in messages. */
  readonly label: string;
  /** Every name it answers to, folded. */
  readonly keys: readonly string[];
}

/** Without case, accents and punctuation. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const named = <T>(thing: T, label: string, ...names: (string | null | undefined)[]): Named<T> => ({
  thing,
  label,
  keys: [...new Set(names.filter((name) => name != null).map(fold))],
});

const HEX_NAMES = MAP.hexes.map((hex) =>
  named(hex, hex.name ? `${hex.id} ${hex.name}` : hex.id, hex.id, hex.name, hex.alt),
);

/** `CV Akagi` also answers to `Akagi`. */
const UNIT_NAMES = UNITS.map((unit) =>
  named(unit, `${unit.id} (${unit.name})`, unit.id, unit.name, unit.name.replace(/^[A-Z]{2,3} /, '')),
);

const CARD_NAMES = CARDS.map((card) =>
  named(card, `${card.id} ${card.title}`, card.id, card.title, card.subtitle),
);

export const hexNamed = (typed: string): Hex => findByName('hex', typed, HEX_NAMES);
export const unitNamed = (typed: string): Unit => findByName('unit', typed, UNIT_NAMES);
export const cardNamed = (typed: string): Card => findByName('card', typed, CARD_NAMES);

/** One of several words, by the same rules. */
export const wordNamed = <T extends string>(kind: string, typed: string, words: readonly T[]): T =>
  findByName(
    kind,
    typed,
    words.map((word) => named(word, word, word)),
  );

/** The thing of this exact name, or else the only one whose name begins so; an `InputError` with suggestions if there is none. */
function findByName<T>(kind: string, typed: string, all: readonly Named<T>[]): T {
  const wanted = fold(typed);
  const exact = all.filter((entry) => entry.keys.includes(wanted));
  const found =
    exact.length > 0 || wanted === ''
      ? exact
      : all.filter((entry) => entry.keys.some((key) => key.startsWith(wanted)));
  if (found.length === 1) return found[0]!.thing;
  if (found.length > 1) {
    throw new InputError(
      `${JSON.stringify(typed)} could be any of ${found.length} ${PLURAL[kind] ?? `${kind}s`}:`,
      shortened(found),
    );
  }
  throw new InputError(
    `There is no ${kind} called ${JSON.stringify(typed)}. Did you mean:`,
    shortened(nearest(wanted, all)),
  );
}

const PLURAL: Readonly<Record<string, string>> = { hex: 'hexes' };

const SHOWN = 8;

function shortened<T>(found: readonly Named<T>[]): string[] {
  const labels = found.slice(0, SHOWN).map((entry) => entry.label);
  return found.length > SHOWN ? [...labels, `and ${found.length - SHOWN} more`] : labels;
}

/** Those whose name contains what was typed, then those spelt most like it. */
function nearest<T>(wanted: string, all: readonly Named<T>[]): Named<T>[] {
  const closeness = (entry: Named<T>) =>
    Math.min(
      ...entry.keys.map((key) => (wanted !== '' && key.includes(wanted) ? 0 : distance(key, wanted) + 1)),
    );
  return all
    .map((entry) => ({ entry, closeness: closeness(entry) }))
    .sort((a, b) => a.closeness - b.closeness)
    .slice(0, 5)
    .map(({ entry }) => entry);
}
