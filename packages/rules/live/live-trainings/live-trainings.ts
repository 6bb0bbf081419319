import type { WeeklySlot } from '@clubpulse/contract/calendar/classes/schedule';
import type { FieldError } from '@clubpulse/contract/errors';
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

/** It is started so many minutes before its begin at the earliest, as classes are: a press on a later one would use that up. */
export const START_EARLY_MINUTES = 30;
export const mayStart = ({ Begin }: Pick<LiveTrainingTimes, 'Begin'>, now: Date): boolean =>
  after(Begin, -START_EARLY_MINUTES) <= now;

/** Starting a series starts the one nearest to now. */
export const apart = (a: Date, b: Date): number => Math.abs(a.getTime() - b.getTime());

/** Why it is not planned for that time: all of it is over. */
export const planProblem = (
  { Begin, Duration }: Pick<LiveTrainingTimes, 'Begin' | 'Duration'>,
  now: Date,
): FieldError | undefined => (after(Begin, Duration) < now ? { field: 'Begin', key: 'live-begin-past' } : undefined);

const WEEK = 7 * 24 * 60;
/** Minutes from one clock of the week to the next of another, 0 where they are the same. */
const minutesTo = (from: number, to: number) => (to - from + WEEK) % WEEK;

/**
 * What of a series begins before another of it is over, from a Sunday into a Monday too: one trainer leads all of it, and one at a time. Two at
 * the same time are refused by the schedule itself.
 */
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
