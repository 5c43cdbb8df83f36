import seedrandom from 'seedrandom';

/** A source of random numbers from 0 up to 1. */
export type Random = () => number;

/** The same seed gives the same numbers, on every machine. */
export const seeded = (seed: string): Random => seedrandom.alea(seed);

export function pick<T>(items: readonly T[], random: Random): T {
  return items[Math.floor(random() * items.length)]!;
}
