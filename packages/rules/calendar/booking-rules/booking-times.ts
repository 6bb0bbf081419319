import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { FieldError } from '@clubpulse/contract/errors';
import { Temporal } from 'temporal-polyfill';
import { addDays, type Day, dayIn, startOfDay } from '../../time/days.ts';

export interface WindowFields {
  /** Booking opens this many days before Begin, at the same clock time. */
  readonly CalendarVisibilityDays: number;
  readonly BookingBeforeHours: number;
  /** A cancel at least this many hours before Begin refunds the payment. */
  readonly CancelBeforeHours: number;
}

export interface BookingWindow {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly cancelUntil: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const RESULTS_MAX = 1000;

/** Temporal is slow, and many members book the same classes. */
function remembering<Result>(compute: (at: number, timeZone: string, days: number) => Result): typeof compute {
  const known = new Map<string, Result>();
  return (at, timeZone, days) => {
    const key = `${at} ${timeZone} ${days}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = compute(at, timeZone, days);
    if (known.size >= RESULTS_MAX) known.clear();
    known.set(key, result);
    return result;
  };
}

const opensAt = remembering(
  (at, timeZone, days) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).subtract({ days }).epochMilliseconds,
);

/** Days of the wall clock: booking for 19:00 also opens at 19:00 when the clock changes in between. */
export const bookingOpensAt = (Begin: Date, { CalendarVisibilityDays }: WindowFields, timeZone: string): Date =>
  new Date(opensAt(Begin.getTime(), timeZone, CalendarVisibilityDays));

/** Hours that really pass, also when the clock changes. */
export const bookingClosesAt = (Begin: Date, { BookingBeforeHours }: WindowFields): Date =>
  new Date(Begin.getTime() - BookingBeforeHours * HOUR_MS);

export const cancelUntilOf = (Begin: Date, { CancelBeforeHours }: WindowFields): Date =>
  new Date(Begin.getTime() - CancelBeforeHours * HOUR_MS);

export const bookingWindow = (Begin: Date, fields: WindowFields, timeZone: string): BookingWindow => ({
  opensAt: bookingOpensAt(Begin, fields, timeZone),
  closesAt: bookingClosesAt(Begin, fields),
  cancelUntil: cancelUntilOf(Begin, fields),
});

const visibleLongEnough = (days: number, bookingBeforeHours: number) => days * 24 >= bookingBeforeHours + 24;

export function windowProblems(fields: WindowFields): FieldError[] {
  return [
    ...(visibleLongEnough(fields.CalendarVisibilityDays, fields.BookingBeforeHours)
      ? []
      : [{ field: 'CalendarVisibilityDays', key: 'booking-window-visibility' }]),
    ...(fields.BookingBeforeHours >= fields.CancelBeforeHours
      ? []
      : [{ field: 'CancelBeforeHours', key: 'booking-window-cancel' }]),
  ];
}

/** Booking of each class of a series must open at least 24 hours before booking of any other closes. */
export function windowProblemsAmong(fields: WindowFields, others: readonly WindowFields[]): FieldError[] {
  const conflicts = (one: WindowFields, other: WindowFields) =>
    !visibleLongEnough(one.CalendarVisibilityDays, other.BookingBeforeHours) || one.BookingBeforeHours < other.CancelBeforeHours;
  return others.some((other) => conflicts(fields, other) || conflicts(other, fields))
    ? [{ field: 'BookingBeforeHours', key: 'booking-window-other-lessons' }]
    : [];
}

interface LimitPeriods {
  readonly day: Day;
  readonly week: Period;
  readonly month: Period;
}

const periodsAt = remembering((at, timeZone): LimitPeriods => {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
  const midnight = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime({ timeZone }).epochMilliseconds);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const first = day.with({ day: 1 });
  return {
    day: day.toString(),
    week: { from: midnight(monday), to: midnight(monday.add({ days: 7 })) },
    month: { from: midnight(first), to: midnight(first.add({ months: 1 })) },
  };
});

export const limitPeriods = (Begin: Date, timeZone: string): LimitPeriods => periodsAt(Begin.getTime(), timeZone, 0);

const todays = new Map<string, { readonly day: Day; readonly from: Date; readonly to: Date }>();

export function todayIn(timeZone: string, now: Date): Day {
  const last = todays.get(timeZone);
  if (last && last.from <= now && now < last.to) return last.day;
  const day = dayIn(timeZone, now);
  todays.set(timeZone, { day, from: startOfDay(timeZone, day), to: startOfDay(timeZone, addDays(day, 1)) });
  return day;
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

export interface CourseDay {
  readonly Begin: Date;
  readonly End: Date;
}

export const dayAt = <Course extends CourseDay>(days: readonly Course[], now: Date): Course | undefined =>
  days.find((day) => day.End > now) ?? days.at(-1);

export interface LateEntry {
  readonly Begin: Date;
  readonly left: number;
  readonly total: number;
}

export interface LateEntryFacts {
  readonly now: Date;
  readonly days: readonly CourseDay[];
  readonly BookingBeforeHours: number;
  readonly force: boolean;
  readonly JoinCoursesLate: boolean;
}

export function lateEntry({ now, days, BookingBeforeHours, force, JoinCoursesLate }: LateEntryFacts): LateEntry | null {
  const [first] = days;
  if (first === undefined || first.Begin > now || !(force || JoinCoursesLate)) return null;
  const isOpen = ({ Begin, End }: CourseDay) =>
    force ? End > now : Begin.getTime() - BookingBeforeHours * HOUR_MS > now.getTime();
  const left = days.filter(isOpen);
  return left[0] === undefined ? null : { Begin: left[0].Begin, left: left.length, total: days.length };
}

export const inProportion = (price: number, { left, total }: LateEntry): number => Math.ceil((price * left) / total);

export const firstDayOf = (Begin: Date, days: readonly CourseDay[], since: Date): Date =>
  since < Begin ? Begin : (days.find((day) => day.Begin > since)?.Begin ?? Begin);

/**
 * `StrikeLimit` strikes within `StrikeWindowDays` begin a ban (decision 0010). The ban is not stored, so that it ends when a
 * strike is forgiven.
 */

type StrikeSettings = Pick<BookingSettings, 'StrikeLimit' | 'StrikeWindowDays' | 'StrikeBanDays'>;

export function banOf(
  strikes: readonly Date[],
  { StrikeLimit, StrikeWindowDays, StrikeBanDays }: StrikeSettings,
  now: Date,
): { readonly count: number; readonly bannedUntil: Date | null } {
  const times = strikes
    .map((at) => at.getTime())
    .filter((at) => at <= now.getTime())
    .sort((a, b) => a - b);
  const within = (end: number) => times.filter((at) => at <= end && at > end - StrikeWindowDays * DAY_MS).length;
  const last = times.findLast((at) => within(at) >= StrikeLimit);
  const until = last === undefined ? undefined : last + StrikeBanDays * DAY_MS;
  return { count: within(now.getTime()), bannedUntil: until !== undefined && until > now.getTime() ? new Date(until) : null };
}

export const strikesMatterSince = ({ StrikeWindowDays, StrikeBanDays }: StrikeSettings, now: Date): Date =>
  new Date(now.getTime() - (StrikeWindowDays + StrikeBanDays) * DAY_MS);
