/**
 * A function of a piece of immutable state whose result is computed when first asked
 * and remembered as long as that piece lives.
 */
export function derived<K extends object, V>(compute: (from: K) => V): (from: K) => V {
  const known = new WeakMap<K, V>();
  return (from) => {
    let value = known.get(from);
    if (value === undefined) {
      value = compute(from);
      known.set(from, value);
    }
    return value;
  };
}
