import type { Series } from '@clubpulse/rules/training/series/series';
import type { Span } from '@clubpulse/rules/training/trainings/stretches';

export interface WrittenTraining {
  readonly Name: string;
  readonly TrainingType: string;
  readonly SourceName: string;
  readonly series: Series;
  /** One byte per second of the series, 0 without a value. */
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

/**
 * Counts the moments (ascending) that have passed at a second. Call it with ascending seconds, so that each moment is visited
 * once.
 */
export function passing(moments: readonly number[]): (second: number) => number {
  let passed = 0;
  return (second) => {
    while ((moments[passed] ?? Number.POSITIVE_INFINITY) <= second) passed++;
    return passed;
  };
}

/** Begins of the stretches between pauses, in seconds of the series. A format without pauses begins a track at each. */
export const tracksOf = ({ pauses, series }: WrittenTraining): number[] => [0, ...pauses.map(({ end }) => end - series.begin)];
