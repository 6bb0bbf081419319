import type { Values } from './series.ts';

/** Most values of a series in a public link: four hours of seconds. */
const VALUES_MAX = 14_400;

export const everyFor = (seconds: number): number => Math.max(1, Math.ceil(seconds / VALUES_MAX));

export function thinned(values: Values, every: number): (number | null)[] {
  return Array.from(
    { length: Math.ceil(values.length / every) },
    (_, part) => values.slice(part * every, (part + 1) * every).find((value) => value !== null) ?? null,
  );
}

export function summed(values: Values, every: number): (number | null)[] {
  return Array.from({ length: Math.ceil(values.length / every) }, (_, part) => {
    const counted = values.slice(part * every, (part + 1) * every).filter((value) => value !== null);
    return counted.length === 0 ? null : counted.reduce((sum, value) => sum + value, 0);
  });
}

export const countedAt = (sums: Values, every: number, seconds: number): (number | null)[] =>
  Array.from({ length: seconds }, (_, second) => {
    const sum = sums[Math.floor(second / every)] ?? null;
    return sum === null || second % every === 0 ? sum : 0;
  });

export const expandToSeconds = (values: Values, every: number, seconds: number): (number | null)[] =>
  Array.from({ length: seconds }, (_, second) => values[Math.floor(second / every)] ?? null);
