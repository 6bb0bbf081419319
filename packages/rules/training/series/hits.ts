import type { Values } from './series.ts';

const MINUTE = 60;

/** Hits in the surrounding 60 s, near the ends in the first or last 60 s (decision 0062). Null without a reading. */
export function hitsAMinute(hits: Values): (number | null)[] {
  let sum = { hits: 0, received: 0 };
  const sums = [sum];
  for (const count of hits) {
    sum = count === null ? sum : { hits: sum.hits + count, received: sum.received + 1 };
    sums.push(sum);
  }
  return hits.map((_, second) => {
    const from = Math.max(0, Math.min(second - MINUTE / 2, hits.length - MINUTE));
    const [start, end] = [sums[from], sums[Math.min(hits.length, from + MINUTE)]];
    return !start || !end || end.received === start.received ? null : end.hits - start.hits;
  });
}
