import type { Values } from './series.ts';

const MINUTE = 60;

/**
 * Hits a minute at each second: those of the 60 s around it, at the ends of the first and the last 60 s (decision 0062). Null where nobody
 * listened in any of them.
 */
export function hitsAMinute(hits: Values): (number | null)[] {
  let sum = { hits: 0, heard: 0 };
  const sums = [sum];
  for (const count of hits) {
    sum = count === null ? sum : { hits: sum.hits + count, heard: sum.heard + 1 };
    sums.push(sum);
  }
  return hits.map((_, second) => {
    const from = Math.max(0, Math.min(second - MINUTE / 2, hits.length - MINUTE));
    const [start, end] = [sums[from], sums[Math.min(hits.length, from + MINUTE)]];
    return !start || !end || end.heard === start.heard ? null : end.hits - start.hits;
  });
}
