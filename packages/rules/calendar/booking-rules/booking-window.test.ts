import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../../time/days.ts';
import { bookingWindow, limitPeriods, todayIn, windowProblems, windowProblemsAmong } from './booking-times.ts';

const fields = (CalendarVisibilityDays: number, BookingBeforeHours: number, CancelBeforeHours: number) => ({
  CalendarVisibilityDays,
  BookingBeforeHours,
  CancelBeforeHours,
});

describe('the booking window of a class', () => {
  it('opens the configured days before the class at the same wall-clock time, also across a clock change', () => {
    const { opensAt, closesAt, cancelUntil } = bookingWindow(new Date('2026-10-27T18:00:00Z'), fields(7, 2, 1), 'Europe/Rome');
    expect(opensAt.toISOString()).toBe('2026-10-20T17:00:00.000Z');
    expect(closesAt.toISOString()).toBe('2026-10-27T16:00:00.000Z');
    expect(cancelUntil.toISOString()).toBe('2026-10-27T17:00:00.000Z');
  });

  it.each([
    [2, 24, 24, []],
    [2, 25, 0, ['booking-window-visibility']],
    [7, 12, 24, ['booking-window-cancel']],
    [1, 12, 24, ['booking-window-visibility', 'booking-window-cancel']],
    [7, 0, 0, []],
  ])('with %i visible days, booking until %i h and cancelling until %i h before, has the errors %j', (days, book, cancel, keys) =>
    expect(windowProblems(fields(days, book, cancel)).map((error) => error.key)).toEqual(keys),
  );

  it('opens before it closes, and closes at the cancel deadline or before it, if the fields are valid', () => {
    const any = fc.record({
      CalendarVisibilityDays: fc.nat(40),
      BookingBeforeHours: fc.nat(200),
      CancelBeforeHours: fc.nat(200),
    });
    const begin = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    const zone = fc.constantFrom('Europe/Rome', 'America/Santiago', 'Australia/Lord_Howe', 'UTC');
    fc.assert(
      fc.property(any, begin, zone, (input, Begin, timeZone) => {
        fc.pre(windowProblems(input).length === 0);
        const { opensAt, closesAt, cancelUntil } = bookingWindow(Begin, input, timeZone);
        expect(opensAt.getTime()).toBeLessThan(closesAt.getTime());
        expect(closesAt.getTime()).toBeLessThanOrEqual(cancelUntil.getTime());
        expect(cancelUntil.getTime()).toBeLessThanOrEqual(Begin.getTime());
      }),
    );
  });

  it('must be consistent with the window of each other class of the series, in both directions', () => {
    expect(windowProblemsAmong(fields(7, 12, 6), [fields(7, 12, 12)])).toEqual([]);
    expect(windowProblemsAmong(fields(7, 12, 6), [fields(7, 24, 24)]).map((error) => error.key)).toEqual([
      'booking-window-other-lessons',
    ]);
    expect(windowProblemsAmong(fields(30, 600, 0), [fields(7, 0, 0)])).toHaveLength(1);
  });
});

describe('the booking limits of a subscription', () => {
  it('count weeks from Monday and calendar months in the club’s time zone', () => {
    const { week, month } = limitPeriods(new Date('2026-11-01T22:30:00Z'), 'Europe/Rome');
    expect([week.from, week.to].map((date) => date.toISOString())).toEqual([
      '2026-10-25T23:00:00.000Z',
      '2026-11-01T23:00:00.000Z',
    ]);
    expect([month.from, month.to].map((date) => date.toISOString())).toEqual([
      '2026-10-31T23:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
    ]);
    expect(dayIn('Europe/Rome', new Date('2026-11-01T23:30:00Z'))).toBe('2026-11-02');
  });
});

it('a day of a time zone is the same for all instants between its midnights, in any order of zones and instants', () => {
  const instant = fc.date({ min: new Date('2026-03-01'), max: new Date('2026-11-30'), noInvalidDate: true });
  const zone = fc.constantFrom('Europe/Rome', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Cairo', 'UTC');
  fc.assert(
    fc.property(zone, instant, fc.nat(90_000_000), (timeZone, now, later) => {
      for (const at of [now, new Date(now.getTime() + later), now]) {
        expect(todayIn(timeZone, at)).toBe(dayIn(timeZone, at));
        expect(limitPeriods(at, timeZone).day).toBe(dayIn(timeZone, at));
      }
    }),
    { numRuns: 30 },
  );
});
