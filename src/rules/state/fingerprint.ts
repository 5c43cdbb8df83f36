/**
 * A short hash of plain data, the same whatever the order of keys. Each object's part is remembered while it lives:
 * of a state most is as it was in the one before, and only what is new has to be worked out. It guards against
 * mistakes, not against forgery.
 */
export function fingerprint(value: unknown): string {
  const [a, b] = digest(value);
  return hex(a) + hex(b).slice(0, 4);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** Two words of 32 bits. */
type Digest = readonly [number, number];

const known = new WeakMap<object, Digest>();

function digest(value: unknown): Digest {
  if (typeof value !== 'object' || value === null) return ofText(`${typeof value}:${String(value)}`);
  const found = known.get(value);
  if (found) return found;
  const made = Array.isArray(value) ? ofArray(value) : ofObject(value as Record<string, unknown>);
  known.set(value, made);
  return made;
}

function ofArray(values: readonly unknown[]): Digest {
  let [a, b] = [0x2545f491, values.length];
  for (const value of values) {
    const [c, d] = digest(value);
    a = mix(a, c);
    b = mix(b, d);
  }
  return [a, b];
}

/** Entries are added up, so that their order does not matter. */
function ofObject(record: Record<string, unknown>): Digest {
  let [a, b] = [0x51ed270b, 0x6c078965];
  for (const key in record) {
    const value = record[key];
    if (value === undefined) continue;
    const [c, d] = ofText(key);
    const [e, f] = digest(value);
    a = (a + mix(c, e)) | 0;
    b = (b + mix(d, f)) | 0;
  }
  return [mix(a, b), mix(b, a)];
}

/** Two runs of FNV-1a with different beginnings and ends. */
function ofText(text: string): Digest {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [mix(a, b), mix(b, a)];
}

/** One word stirred into another; not symmetric. */
function mix(a: number, b: number): number {
  let word = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) ^ Math.imul(b + 0x9e3779b9, 0x297a2d39);
  word = Math.imul(word ^ (word >>> 12), 0x297a2d39);
  return word ^ (word >>> 15);
}
