import type { Values } from './series.ts';

/** As many values of a list are given to strangers: the seconds of four hours. */
const VALUES_MAX = 14_400;

/** Every how many seconds something is said that lasted so long. */
export const everyFor = (seconds: number): number => Math.max(1, Math.ceil(seconds / VALUES_MAX));

/** Of each so many seconds the first value. */
export function thinned(values: Values, every: number): (number | null)[] {
  return Array.from(
    { length: Math.ceil(values.length / every) },
    (_, part) => values.slice(part * every, (part + 1) * every).find((value) => value !== null) ?? null,
  );
}

/** Of what is counted in each second the sum of each so many; null where nothing was counted. */
export function summed(values: Values, every: number): (number | null)[] {
  return Array.from({ length: Math.ceil(values.length / every) }, (_, part) => {
    const counted = values.slice(part * every, (part + 1) * every).filter((value) => value !== null);
    return counted.length === 0 ? null : counted.reduce((sum, value) => sum + value, 0);
  });
}

/** Sums laid out again: each stands at its first second. */
export const countedAt = (sums: Values, every: number, seconds: number): (number | null)[] =>
  Array.from({ length: seconds }, (_, second) => {
    const sum = sums[Math.floor(second / every)] ?? null;
    return sum === null || second % every === 0 ? sum : 0;
  });

/** The list second by second again: a value holds until the next one. */
export const laidOut = (values: Values, every: number, seconds: number): (number | null)[] =>
  Array.from({ length: seconds }, (_, second) => values[Math.floor(second / every)] ?? null);
