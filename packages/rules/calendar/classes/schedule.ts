import type { ClassType } from '@clubpulse/contract/calendar/classes/classes';
import type { Schedule, WeeklySlot } from '@clubpulse/contract/calendar/classes/schedule';
import { type FieldError, type Refusal, refuse } from '@clubpulse/contract/errors';
import { Temporal } from 'temporal-polyfill';
import { wallClock } from '../../time/days.ts';

/**
 * Times are in the club's zone. A time that a clock change skips (02:30) is refused for a Single and moves forward in a series.
 * If a time occurs twice, the first one counts.
 */

export const scheduleLimits = {
  minMinutes: 10,
  maxMinutes: 240,
  monthsAhead: 6,
  maxDays: 370,
  selectionMinutes: 240,
} as const;

export interface Occurrence {
  readonly Begin: Date;
  readonly End: Date;
  readonly Duration: number;
}

export interface ScheduleContext {
  readonly ClassType: ClassType;
  readonly timeZone: string;
  readonly now: Date;
}

export function asWeekly(schedule: Schedule): { first: string; last: string; slots: readonly WeeklySlot[] } {
  if (schedule.Kind === 'Weekly')
    return { first: schedule.ScheduleStartDate, last: schedule.ScheduleEndDate, slots: schedule.Slots };
  const { ScheduleStartDate: day, SingleStartTime, SingleDuration } = schedule;
  const DayOfWeek = plainDate(day)?.dayOfWeek ?? 1;
  return { first: day, last: day, slots: [{ DayOfWeek, StartTime: SingleStartTime, Duration: SingleDuration }] };
}

/** Sorted by Begin. If a skipped hour moves a slot onto another, only the longer one remains. */
export function occurrences(schedule: Schedule, timeZone: string): Occurrence[] {
  const { first, last, slots } = asWeekly(schedule);
  const found = new Map<number, Occurrence>();
  const [from, until] = [plainDate(first), plainDate(last)];
  if (!from || !until) return [];
  for (const { DayOfWeek, StartTime, Duration } of slots) {
    const clock = Temporal.PlainTime.from(StartTime);
    for (
      let day = from.add({ days: (DayOfWeek - from.dayOfWeek + 7) % 7 });
      Temporal.PlainDate.compare(day, until) <= 0;
      day = day.add({ days: 7 })
    ) {
      const begin = day.toPlainDateTime(clock).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
      if (Duration > (found.get(begin)?.Duration ?? 0))
        found.set(begin, { Begin: new Date(begin), End: new Date(begin + Duration * 60_000), Duration });
    }
  }
  return [...found.values()].sort((a, b) => a.Begin.getTime() - b.Begin.getTime());
}

export function scheduleProblems(schedule: Schedule, { ClassType, timeZone, now }: ScheduleContext): FieldError[] {
  const { first, last, slots } = asWeekly(schedule);
  const [from, until] = [plainDate(first), plainDate(last)];
  const startField = 'Schedule.ScheduleStartDate';
  const endField = schedule.Kind === 'Weekly' ? 'Schedule.ScheduleEndDate' : startField;
  if (!from) return [{ field: startField, key: 'schedule-invalid-date' }];
  if (!until) return [{ field: endField, key: 'schedule-invalid-date' }];

  const problems: FieldError[] = [];
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  if (Temporal.PlainDate.compare(until, from) < 0) problems.push({ field: endField, key: 'schedule-end-before-start' });
  if (Temporal.PlainDate.compare(from, today.add({ months: scheduleLimits.monthsAhead })) > 0)
    problems.push({ field: startField, key: 'schedule-too-far-ahead' });
  if (from.until(until).days > scheduleLimits.maxDays) problems.push({ field: endField, key: 'schedule-too-long' });
  if (ClassType === 'Lesson' && Temporal.PlainDate.compare(until, today) < 0)
    problems.push({ field: endField, key: 'lesson-schedule-end-date-in-past' });
  problems.push(...slotProblems(schedule, slots));
  if (problems.length > 0) return problems;

  const days = occurrences(schedule, timeZone);
  const [only] = days;
  if (schedule.Kind === 'Single' && only && wallClock(only.Begin, timeZone).clock !== schedule.SingleStartTime)
    return [{ field: 'Schedule.SingleStartTime', key: 'schedule-time-skipped' }];
  return days.length > 0 && days.every((day) => day.End <= now) ? [{ field: endField, key: 'schedule-all-in-past' }] : [];
}

function slotProblems(schedule: Schedule, slots: readonly WeeklySlot[]): FieldError[] {
  if (slots.length === 0) return [{ field: 'Schedule.Slots', key: 'schedule-needs-event' }];
  const seen = new Set<string>();
  return slots.flatMap((slot, index) => {
    const at = (name: string) => (schedule.Kind === 'Single' ? `Schedule.Single${name}` : `Schedule.Slots.${index}.${name}`);
    const problems: FieldError[] = [];
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(slot.StartTime))
      problems.push({ field: at('StartTime'), key: 'schedule-invalid-start-time' });
    if (slot.Duration < scheduleLimits.minMinutes || slot.Duration > scheduleLimits.maxMinutes)
      problems.push({ field: at('Duration'), key: 'schedule-duration-limits' });
    const key = `${slot.DayOfWeek} ${slot.StartTime}`;
    if (seen.has(key)) problems.push({ field: at('StartTime'), key: 'schedule-slot-twice' });
    seen.add(key);
    return problems;
  });
}

export function planSchedule(
  schedule: Schedule,
  context: ScheduleContext,
  exceptions: readonly Date[] = [],
): readonly Occurrence[] | Refusal {
  if ((schedule.Kind === 'Single') !== (context.ClassType === 'Single'))
    return refuse('ValidationFailed', { errors: [{ field: 'Schedule', key: 'schedule-wrong-kind' }] });
  const errors = scheduleProblems(schedule, context);
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  const excepted = new Set(exceptions.map((day) => day.getTime()));
  const days = occurrences(schedule, context.timeZone).filter((day) => !excepted.has(day.Begin.getTime()));
  return days.length === 0 ? refuse('ScheduleGeneratesNoEvents') : days;
}

/** A past class can never be deleted, so no class is made for a past day, except in a course. */
export const daysToMake = (days: readonly Occurrence[], { ClassType, now }: ScheduleContext): readonly Occurrence[] =>
  ClassType === 'Course' ? days : days.filter((day) => day.End > now);

export function selectionProblem(
  begin: Date,
  end: Date,
  now: Date,
): 'lesson-schedule-end-date-in-past' | 'schedule-selection-too-long' | undefined {
  if (end <= now) return 'lesson-schedule-end-date-in-past';
  return end.getTime() - begin.getTime() > scheduleLimits.selectionMinutes * 60_000 ? 'schedule-selection-too-long' : undefined;
}

function plainDate(text: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}
