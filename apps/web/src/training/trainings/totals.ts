import type { Training } from '@clubpulse/contract/training/trainings';

export type ZoneTimes = Pick<Training, 'Zone0Time' | 'Zone1Time' | 'Zone2Time' | 'Zone3Time' | 'Zone4Time' | 'Zone5Time'>;

export const zoneSeconds = (times: ZoneTimes): number[] => [
  times.Zone0Time,
  times.Zone1Time,
  times.Zone2Time,
  times.Zone3Time,
  times.Zone4Time,
  times.Zone5Time,
];

export interface Totals {
  /** No field includes attendance notes (decision 0165). */
  trainings: number;
  /** Seconds, without pauses of the recorder but with gaps. */
  duration: number;
  points: number;
  zones: number[];
  /** Garmin requires an attribution beside its data. */
  ofGarmin: boolean;
}

const isOfGarmin = ({ SourceName }: Training): boolean =>
  SourceName.split(', ').some((name) => name === 'Garmin' || name.startsWith('Garmin '));

export function totalsOf(all: readonly Training[]): Totals {
  const trainings = all.filter(({ Source }) => Source !== 'Note');
  const totals: Totals = {
    trainings: trainings.length,
    duration: 0,
    points: 0,
    zones: [0, 0, 0, 0, 0, 0],
    ofGarmin: trainings.some(isOfGarmin),
  };
  for (const training of trainings) {
    totals.duration += training.MovingTime;
    totals.points += training.Points;
    zoneSeconds(training).forEach((seconds, zone) => {
      totals.zones[zone] = (totals.zones[zone] ?? 0) + seconds;
    });
  }
  return totals;
}
