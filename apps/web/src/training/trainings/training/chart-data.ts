import { HOLD_SECONDS_LIVE } from '@clubpulse/rules/training/trainings/hold';

export interface ChartData {
  /** One a second from the training's begin: bpm; null where there is none. */
  beats: (number | null)[];
}

/**
 * The stored seconds as the chart draws them: a value holds until the next one when that comes within the hold time,
 * as it does where zone times are counted; longer silences stay holes.
 */
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
