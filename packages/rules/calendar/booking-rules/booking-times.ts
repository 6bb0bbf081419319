import type { BookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import type { FieldError } from '@clubpulse/contract/errors';
import { Temporal } from 'temporal-polyfill';

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

/** Days of the wall clock: booking for 19:00 also opens at 19:00 when the clock changes in between. */
export function bookingOpensAt(Begin: Date, { CalendarVisibilityDays: days }: WindowFields, timeZone: string): Date {
  const opens = Temporal.Instant.fromEpochMilliseconds(Begin.getTime()).toZonedDateTimeISO(timeZone).subtract({ days });
  return new Date(opens.epochMilliseconds);
}

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

export function limitPeriods(Begin: Date, timeZone: string): { week: Period; month: Period } {
  const day = Temporal.Instant.fromEpochMilliseconds(Begin.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const midnight = (date: Temporal.PlainDate) => new Date(date.toZonedDateTime({ timeZone }).epochMilliseconds);
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  const first = day.with({ day: 1 });
  return {
    week: { from: midnight(monday), to: midnight(monday.add({ days: 7 })) },
    month: { from: midnight(first), to: midnight(first.add({ months: 1 })) },
  };
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

export interface CourseDay {
  readonly Begin: Date;
  readonly End: Date;
}

export const dayAt = <Day extends CourseDay>(days: readonly Day[], now: Date): Day | undefined =>
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

/** Rounded up to whole credits or tickets. */
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
