import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayIn,
  daysBetween,
  eachDay,
  instantsOf,
  isDay,
  isLongerThan,
  monthWeeks,
  monthWeeksOf,
  startOfDay,
  wallClock,
  weekdaysFrom,
  weekOf,
} from './days.ts';

describe('a day in a time zone', () => {
  it.each([
    ['Europe/Rome', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['Europe/Rome', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21'],
  ])('in %s at the instant %s is %s', (zone, instant, day) => expect(dayIn(zone, new Date(instant))).toBe(day));

  it.each([
    ['Europe/Rome', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Rome', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Rome', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    // This day has no midnight: the clock goes from 23:59 to 01:00.
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00.000Z'],
  ])('in %s on %s begins at %s', (zone, day, instant) => {
    expect(startOfDay(zone, day).toISOString()).toBe(instant);
    expect(dayIn(zone, startOfDay(zone, day))).toBe(day);
    expect(dayIn(zone, new Date(startOfDay(zone, day).getTime() - 1))).toBe(addDays(day, -1));
  });

  it('is counted correctly across months, leap days and clock changes', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-11-20', '2026-11-13')).toBe(-7);
  });

  it.each([
    ['2026-03-01', '2026-04-01'],
    ['2026-10-01', '2026-11-01'],
    ['2026-12-01', '2027-01-01'],
  ])('is in a range of 31 days from %s to %s, also if the clock changes in it', (first, next) => {
    const [from, to] = [startOfDay('Europe/Rome', first), startOfDay('Europe/Rome', next)];
    expect(isLongerThan(from, to, 31)).toBe(false);
    expect(isLongerThan(from, to, 30)).toBe(true);
  });
});

describe('a shown week or month', () => {
  it('begins on the weekday that the user chose as the first', () => {
    expect(weekOf('2026-11-19', 1)).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(weekOf('2026-11-22', 1)).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(weekOf('2026-11-22', 0)).toEqual({ first: '2026-11-22', last: '2026-11-28' });
    expect(weekOf('2026-11-20', 6).first).toBe('2026-11-14');
    expect(weekOf('2026-11-14', 6).first).toBe('2026-11-14');
    expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekdaysFrom(0)).toEqual([7, 1, 2, 3, 4, 5, 6]);
    expect(weekdaysFrom(6)[0]).toBe(6);
  });

  it('consists of whole weeks, also at the begin and end of a month', () => {
    expect(monthWeeksOf('2026-11-19', 1)).toEqual({ first: '2026-10-26', last: '2026-12-06' });
    expect(eachDay(monthWeeksOf('2027-02-10', 1))).toHaveLength(28);
    expect(monthWeeksOf('2026-11-20', 1).first).toBe('2026-10-26');
    expect(monthWeeks('2026-11-20', 1)).toHaveLength(6);
    expect(monthWeeks('2027-02-10', 1)).toHaveLength(4);
    expect(monthWeeks('2026-11-20', 1)[0]?.[0]).toBe('2026-10-26');
    expect(monthWeeks('2026-11-20', 1).at(-1)?.at(-1)).toBe('2026-12-06');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-01');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-01');
  });
});

describe('the time in the club’s zone', () => {
  it('has weeks of 167 or 169 hours when the clock changes', () => {
    const { Begin, End } = instantsOf(weekOf('2026-10-25', 1), 'Europe/Rome');
    expect(Begin).toBe('2026-10-18T22:00:00Z');
    expect((Date.parse(End) - Date.parse(Begin)) / 3_600_000).toBe(169);
  });

  it('has days that last from one midnight to the next, also when the clock changes', () => {
    const instantsOn = (day: string, zone: string) => instantsOf({ first: day, last: day }, zone);
    expect(instantsOn('2026-03-29', 'Europe/Rome')).toEqual({ Begin: '2026-03-28T23:00:00Z', End: '2026-03-29T22:00:00Z' });
    expect(instantsOn('2026-11-20', 'America/New_York').Begin).toBe('2026-11-20T05:00:00Z');
  });

  it('has the day and the clock time of an instant', () => {
    expect(wallClock('2026-11-19T23:30:00Z', 'Europe/Rome')).toEqual({ day: '2026-11-20', clock: '00:30' });
  });
});

it('a text is a day only if it has the form of one and the day exists', () => {
  expect(isDay('2026-02-28')).toBe(true);
  for (const text of ['2026-02-29', '2026-2-3', 'today', '2026-11-19T10:00']) expect(isDay(text)).toBe(false);
});
