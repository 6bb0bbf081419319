import { HOLD_SECONDS_LIVE } from '@clubpulse/rules/training/trainings/hold';

export interface ChartData {
  beats: (number | null)[];
}

export function chartData(heartRates: readonly number[]): ChartData {
  const beats: (number | null)[] = heartRates.map((bpm) => (bpm === 0 ? null : bpm));
  let previous = -1;
  for (let second = 0; second < beats.length; second++) {
    if (beats[second] === null) continue;
    if (previous >= 0 && second - previous <= HOLD_SECONDS_LIVE) beats.fill(beats[previous] ?? null, previous, second);
    previous = second;
  }
  return { beats };
}
