/** Heart-rate variability, from the intervals between beats in milliseconds (Task Force 1996). */

export interface Variability {
  readonly dropped: number;
  /** At most a tenth of the intervals was invalid. */
  readonly reliable: boolean;
  readonly seconds: number;
  readonly mean: number;
  readonly rmssd: number;
  readonly sdnn: number;
  /** Neighbouring intervals that differ by more than 50 ms, in percent. */
  readonly pnn50: number;
  readonly lnRmssd: number;
}

const SHORTEST = 300;
const LONGEST = 2000;
const JUMP = 0.2;
const DROPPED_MOST = 0.1;
const PNN_MS = 50;
export const RMSSD_SECONDS = 60;
export const SDNN_SECONDS = 300;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Undefined if no two valid intervals are neighbours. No difference is computed across an invalid interval. */
export function variabilityOf(intervals: readonly number[]): Variability | undefined {
  const remaining: number[] = [];
  const differences: number[] = [];
  let before: number | undefined;
  let isNext = false;
  for (const interval of intervals) {
    const isBeat = interval >= SHORTEST && interval <= LONGEST;
    if (!isBeat || (before !== undefined && Math.abs(interval - before) > JUMP * before)) {
      isNext = false;
      continue;
    }
    if (isNext && before !== undefined) differences.push(interval - before);
    remaining.push(interval);
    before = interval;
    isNext = true;
  }
  if (differences.length === 0) return undefined;
  const average = mean(remaining);
  const rmssd = Math.sqrt(mean(differences.map((difference) => difference ** 2)));
  const spread = remaining.reduce((sum, interval) => sum + (interval - average) ** 2, 0);
  const dropped = 1 - remaining.length / intervals.length;
  return {
    dropped,
    reliable: dropped <= DROPPED_MOST,
    seconds: remaining.reduce((sum, interval) => sum + interval, 0) / 1000,
    mean: average,
    rmssd,
    sdnn: Math.sqrt(spread / (remaining.length - 1)),
    pnn50: (100 * differences.filter((difference) => Math.abs(difference) > PNN_MS).length) / differences.length,
    lnRmssd: Math.log(rmssd),
  };
}

const INTERVALS_MOST = 100_000;

export const intervalsIn = (text: string): number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).slice(0, INTERVALS_MOST).map(Number);
