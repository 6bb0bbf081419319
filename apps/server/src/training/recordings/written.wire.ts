import type { Series } from '@clubpulse/rules/training/series/series';
import type { Span } from '@clubpulse/rules/training/trainings/stretches';

/** A training as a file says it: each second as it is stored, nothing that was worked out. */
export interface WrittenTraining {
  readonly Name: string;
  readonly TrainingType: string;
  readonly SourceName: string;
  readonly series: Series;
  /** One a second of the series, 0 where there is none. */
  readonly beats: Uint8Array;
  /** When the recorder stood still, Unix, in their order. */
  readonly pauses: readonly Span[];
  readonly Distance: number | null;
  readonly Calories: number | null;
  readonly AverageHeartRate: number | null;
}

/** Whether anything is known of that second; the first and the last are always said. */
export const isRecordedAt = ({ series, beats }: WrittenTraining, second: number): boolean =>
  second === 0 ||
  second === series.seconds - 1 ||
  Boolean(beats[second]) ||
  Object.values(series.values).some((values) => (values[second] ?? null) !== null);

/**
 * How many of these moments, which are in order, are over at a second. Seconds are asked for in order too: each moment is looked at
 * once, however many there are.
 */
export function passing(moments: readonly number[]): (second: number) => number {
  let passed = 0;
  return (second) => {
    while ((moments[passed] ?? Number.POSITIVE_INFINITY) <= second) passed++;
    return passed;
  };
}

/** The second of the series at which each stretch between two pauses begins: a format without a word for a stop begins a track there. */
export const tracksOf = ({ pauses, series }: WrittenTraining): number[] => [0, ...pauses.map(({ end }) => end - series.begin)];
