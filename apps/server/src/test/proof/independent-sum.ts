/** Computed only from the written rules (decision 0003), without code of packages/rules. */
export interface Expected {
  readonly Begin: number;
  readonly End: number;
  readonly Duration: number;
  readonly Zones: readonly number[];
  readonly GapTime: number;
  readonly TargetTime: number;
  readonly Points: number;
  readonly AverageHeartRate: number;
  readonly MaxHeartRate: number;
}

type Value = readonly [second: number, bpm: number];

/** Limits of a valid heart rate (decision 0003, 1). */
export const isHeartRate = (bpm: number): boolean => bpm >= 30 && bpm <= 240;

/** 208 - 0.7 x age, rounded. Without an age 220. */
export const highestHeartRate = (age: number | null): number => (age === null ? 220 : Math.round((2080 - 7 * age) / 10));

export function expectedTrainings(seconds: ReadonlyMap<number, number>, max: number): Expected[] {
  const values: Value[] = [...seconds].filter(([, bpm]) => isHeartRate(bpm)).sort(([a], [b]) => a - b);
  const stretches: Value[][] = [];
  for (const value of values) {
    const silent = value[0] - (stretches.at(-1)?.at(-1)?.[0] ?? -1000) - 1;
    if (silent >= 300) stretches.push([value]);
    else stretches.at(-1)?.push(value);
  }
  return stretches.map((stretch) => sum(stretch, max));
}

function sum(stretch: readonly Value[], max: number): Expected {
  const begin = stretch[0]?.[0] ?? 0;
  const end = (stretch.at(-1)?.[0] ?? 0) + 1;
  const remaining = withoutMisreadStart(withoutSpikes(stretch), begin, max);

  const covered = new Map<number, number>();
  for (const [index, [second, bpm]] of remaining.entries()) {
    const next = remaining[index + 1];
    const distance = next === undefined ? 1 : next[0] - second;
    if (distance <= 10) for (let at = second; at < second + distance; at++) covered.set(at, bpm);
  }

  const limits = [0.5, 0.6, 0.7, 0.8, 0.9].map((factor) => Math.round(factor * max));
  const zones = [0, 0, 0, 0, 0, 0];
  const [low, high] = [Math.round(0.65 * max), Math.round(0.85 * max)];
  let target = 0;
  let beats = 0;
  for (const bpm of covered.values()) {
    const zone = limits.filter((limit) => bpm >= limit).length;
    zones[zone] = (zones[zone] ?? 0) + 1;
    if (bpm >= low && bpm <= high) target += 1;
    beats += bpm;
  }
  const rates = [0, 1, 3, 6, 8, 8];
  return {
    Begin: begin,
    End: end,
    Duration: end - begin,
    Zones: zones,
    GapTime: end - begin - covered.size,
    TargetTime: target,
    Points: Math.round(zones.reduce((total, inZone, zone) => total + inZone * (rates[zone] ?? 0), 0) / 60),
    AverageHeartRate: Math.round(beats / covered.size),
    MaxHeartRate: highestMedian(covered),
  };
}

/** Removes values that differ by more than 20 bpm from the median of the five values around (decision 0003, 3). */
function withoutSpikes(stretch: readonly Value[]): Value[] {
  return stretch.filter(([, bpm], index) => {
    const around = stretch.slice(Math.max(0, index - 2), index + 3).map(([, value]) => value);
    around.sort((a, b) => a - b);
    const half = around.length / 2;
    const speakers = [around[Math.ceil(half) - 1], around[Math.floor(half)]];
    return speakers.some((speaker) => speaker !== undefined && Math.abs(bpm - speaker) <= 20);
  });
}

/**
 * Removes the start if it was over 90 % of the maximum in the first 30 s and then fell by over 40 bpm within a minute (decision
 * 0003, 4).
 */
function withoutMisreadStart(values: Value[], begin: number, max: number): Value[] {
  const start = values.filter(([second]) => second < begin + 30).map(([, bpm]) => bpm);
  const minute = values.filter(([second]) => second >= begin + 30 && second < begin + 90).map(([, bpm]) => bpm);
  const highest = Math.max(...start);
  const misread = highest > 0.9 * max && highest - Math.min(...minute) > 40;
  return misread ? values.filter(([second]) => second >= begin + 30) : values;
}

/** Highest median of five covered seconds in a row (decision 0003, step 6). */
function highestMedian(covered: ReadonlyMap<number, number>): number {
  const medians = [...covered.keys()].map((second) => {
    const five = [0, 1, 2, 3, 4].flatMap((offset) => covered.get(second + offset) ?? []);
    return five.length === 5 ? (five.sort((a, b) => a - b)[2] ?? 0) : 0;
  });
  return Math.max(...medians);
}
