import { describe, expect, it } from 'vitest';
import { addMonths, daysBetween, instantsOf, isDay, monthWeeksOf, wallClock, weekdaysFrom, weekOf } from './days.ts';

describe('weeks and months', () => {
  it('begin on the reader’s day', () => {
    expect(weekOf('2026-11-19', 1)).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(weekOf('2026-11-22', 1)).toEqual({ first: '2026-11-16', last: '2026-11-22' });
    expect(weekOf('2026-11-22', 0)).toEqual({ first: '2026-11-22', last: '2026-11-28' });
    expect(weekdaysFrom(1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekdaysFrom(0)).toEqual([7, 1, 2, 3, 4, 5, 6]);
    expect(weekdaysFrom(6)[0]).toBe(6);
  });

  it('a month is shown in whole weeks', () => {
    expect(monthWeeksOf('2026-11-19', 1)).toEqual({ first: '2026-10-26', last: '2026-12-06' });
    expect(daysBetween(monthWeeksOf('2027-02-10', 1))).toHaveLength(28);
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-01');
  });
});

describe('in the club’s zone', () => {
  it('a week with a clock change has 167 or 169 hours', () => {
    const { Begin, End } = instantsOf(weekOf('2026-10-25', 1), 'Europe/Rome');
    expect(Begin).toBe('2026-10-18T22:00:00Z');
    expect((Date.parse(End) - Date.parse(Begin)) / 3_600_000).toBe(169);
  });

  it('an instant has its own day and clock', () => {
    expect(wallClock('2026-11-19T23:30:00Z', 'Europe/Rome')).toEqual({ day: '2026-11-20', clock: '00:30' });
  });
});

it('only days that exist are days', () => {
  expect(isDay('2026-02-28')).toBe(true);
  for (const text of ['2026-02-29', '2026-2-3', 'today', '2026-11-19T10:00']) expect(isDay(text)).toBe(false);
});
