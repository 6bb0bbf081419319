import type { WeeklySlot } from '@clubpulse/contract/calendar/classes/schedule';
import type { FieldError } from '@clubpulse/contract/errors';
import type { LiveTrainingState } from '@clubpulse/contract/live/live-trainings/live-trainings';

export interface LiveTrainingTimes {
  readonly Begin: Date;
  /** Minutes. */
  readonly Duration: number;
  readonly StartedAt: Date | null;
  readonly StoppedAt: Date | null;
}

const MINUTE_MS = 60_000;
/** Minutes after the planned end of a started training, which then ends automatically. */
const FORGOTTEN_AFTER = 30;
/** Hours after the planned end, when a training that was not started counts as ended. */
const LATE_HOURS = 12;

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE_MS);

/** Minutes before the begin, as for a class. Earlier, staff could start a later training by mistake. */
export const START_EARLY_MINUTES = 30;
export const mayStart = ({ Begin }: Pick<LiveTrainingTimes, 'Begin'>, now: Date): boolean =>
  after(Begin, -START_EARLY_MINUTES) <= now;

export const millisecondsBetween = (a: Date, b: Date): number => Math.abs(a.getTime() - b.getTime());

export const planProblem = (
  { Begin, Duration }: Pick<LiveTrainingTimes, 'Begin' | 'Duration'>,
  now: Date,
): FieldError | undefined => (after(Begin, Duration) < now ? { field: 'Begin', key: 'live-begin-past' } : undefined);

const WEEK = 7 * 24 * 60;
const minutesTo = (from: number, to: number) => (to - from + WEEK) % WEEK;

/** Slots can also overlap from Sunday to Monday. Equal times are ignored, because the schedule refuses them. */
export function slotsOverlap(slots: readonly WeeklySlot[]): FieldError[] {
  const times = slots.map(({ DayOfWeek, StartTime, Duration }) => {
    const [hours = 0, minutes = 0] = StartTime.split(':').map(Number);
    return { begin: ((DayOfWeek - 1) * 24 + hours) * 60 + minutes, Duration };
  });
  return times.flatMap(({ begin }, index) => {
    const runs = times.some((other) => other.begin !== begin && minutesTo(other.begin, begin) < other.Duration);
    return runs ? [{ field: `Schedule.Slots.${index}.StartTime`, key: 'live-slots-overlap' }] : [];
  });
}

export function stateOf({ Begin, Duration, StartedAt, StoppedAt }: LiveTrainingTimes, now: Date): LiveTrainingState {
  if (StoppedAt !== null) return 'Ended';
  if (StartedAt !== null) return 'Running';
  return after(Begin, Duration + LATE_HOURS * 60) < now ? 'Ended' : 'Planned';
}

export const endsAt = ({ Duration, StartedAt }: Pick<LiveTrainingTimes, 'Duration' | 'StartedAt'>): Date | null =>
  StartedAt && after(StartedAt, Duration);

export const forgottenAt = (startedAt: Date, minutes: number): Date => after(startedAt, minutes + FORGOTTEN_AFTER);
