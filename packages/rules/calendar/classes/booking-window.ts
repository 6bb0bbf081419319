import type { FieldError } from '@clubpulse/contract/errors';
import { Temporal } from 'temporal-polyfill';

/** Readings 20 and 38. */

export interface WindowFields {
  /** Days before Begin, at Begin's wall-clock time in the club's zone. */
  readonly CalendarVisibilityDays: number;
  readonly BookingBeforeHours: number;
  /** Hours before Begin when free cancelling ends. */
  readonly CancelBeforeHours: number;
}

export interface BookingWindow {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly cancelUntil: Date;
}

const HOUR_MS = 3_600_000;

/** Days are wall-clock days: a 19:00 class opens at 19:00 across a clock change. */
export function bookingOpensAt(Begin: Date, { CalendarVisibilityDays: days }: WindowFields, timeZone: string): Date {
  const opens = Temporal.Instant.fromEpochMilliseconds(Begin.getTime()).toZonedDateTimeISO(timeZone).subtract({ days });
  return new Date(opens.epochMilliseconds);
}

/** Hours are elapsed hours. */
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

/** Visibility days x 24 >= booking-before + 24, and booking-before >= cancel-before (spec 2 section 5). */
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

/**
 * The same order between the lessons of a series, in both directions: who sees one lesson must see when the next closes. So each
 * visibility covers every booking-before, and each booking-before every cancel-before.
 */
export function windowProblemsAmong(fields: WindowFields, others: readonly WindowFields[]): FieldError[] {
  const conflicts = (one: WindowFields, other: WindowFields) =>
    !visibleLongEnough(one.CalendarVisibilityDays, other.BookingBeforeHours) || one.BookingBeforeHours < other.CancelBeforeHours;
  return others.some((other) => conflicts(fields, other) || conflicts(other, fields))
    ? [{ field: 'BookingBeforeHours', key: 'booking-window-other-lessons' }]
    : [];
}

/** The week (from Monday) and the month of a class for booking limits, in the club's zone. */
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

/** From inclusive, to exclusive. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}
