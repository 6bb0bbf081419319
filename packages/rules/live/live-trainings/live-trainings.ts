import type { LiveTrainingState } from '@clubpulse/contract/live/live-trainings/live-trainings';

/** What of a stored live training says where it stands. */
export interface LiveTrainingTimes {
  readonly Begin: Date;
  /** Minutes. */
  readonly Duration: number;
  readonly StartedAt: Date | null;
  readonly StoppedAt: Date | null;
}

const MINUTE_MS = 60_000;
/** Minutes that one may run on after its length: then nobody thinks of it any more. */
const FORGOTTEN_AFTER = 30;
/** Hours after its planned end in which one that nobody started may still be. */
const LATE_HOURS = 12;

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS);

/** Starting a series starts the one nearest to now, and none that is further away than so many hours. */
export const SERIES_START_HOURS = 12;
export const hoursBetween = (a: Date, b: Date): number => Math.abs(a.getTime() - b.getTime()) / (60 * MINUTE_MS);

/** Where it stands: one that was never started is over half a day after its plan. */
export function stateOf({ Begin, Duration, StartedAt, StoppedAt }: LiveTrainingTimes, now: Date): LiveTrainingState {
  if (StoppedAt !== null) return 'Ended';
  if (StartedAt !== null) return 'Running';
  return after(Begin, Duration + LATE_HOURS * 60) < now ? 'Ended' : 'Planned';
}

/** When it is over by its length, counted from its start. */
export const endsAt = ({ Duration, StartedAt }: Pick<LiveTrainingTimes, 'Duration' | 'StartedAt'>): Date | null =>
  StartedAt && after(StartedAt, Duration);

/** When one that was started now ends by itself. */
export const forgottenAt = (startedAt: Date, minutes: number): Date => after(startedAt, minutes + FORGOTTEN_AFTER);
