import type { Series } from '@clubpulse/rules/training/series/series';
import type { Span } from '@clubpulse/rules/training/trainings/stretches';

export interface WrittenTraining {
  readonly Name: string;
  readonly TrainingType: string;
  readonly SourceName: string;
  readonly series: Series;
  /** One byte per second, 0 without a value. */
  readonly beats: Uint8Array;
  /** Unix seconds, ascending. */
  readonly pauses: readonly Span[];
  readonly Distance: number | null;
  readonly Calories: number | null;
  readonly AverageHeartRate: number | null;
}

export const isRecordedAt = ({ series, beats }: WrittenTraining, second: number): boolean =>
  second === 0 ||
  second === series.seconds - 1 ||
  Boolean(beats[second]) ||
  Object.values(series.values).some((values) => (values[second] ?? null) !== null);

/** Counts the moments up to a second. The moments and the seconds of successive calls must ascend. */
export function passing(moments: readonly number[]): (second: number) => number {
  let passed = 0;
  return (second) => {
    while ((moments[passed] ?? Number.POSITIVE_INFINITY) <= second) passed++;
    return passed;
  };
}

/** Begins of the stretches between pauses, in seconds of the series, for formats without pauses. */
export const tracksOf = ({ pauses, series }: WrittenTraining): number[] => [0, ...pauses.map(({ end }) => end - series.begin)];
