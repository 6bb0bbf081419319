import { describe, expect, it } from 'vitest';
import { addMonths, monthWeeks, startOf, weekOf } from './days.ts';

describe('days of the journal', () => {
  it('begin at midnight of the time zone, also on the days when clocks change', () => {
    expect(startOf('2026-03-29', 'Europe/Rome')).toBe('2026-03-28T23:00:00Z');
    expect(startOf('2026-03-30', 'Europe/Rome')).toBe('2026-03-29T22:00:00Z');
    expect(startOf('2026-11-20', 'America/New_York')).toBe('2026-11-20T05:00:00Z');
  });

  it.each([
    [1, '2026-11-16'],
    [0, '2026-11-15'],
    [6, '2026-11-14'],
  ])('lie in a week that begins on day %i', (first, expected) => {
    expect(weekOf('2026-11-20', first)).toBe(expected);
    expect(weekOf(expected, first)).toBe(expected);
  });

  it('fill whole weeks of a month', () => {
    expect(monthWeeks('2026-11-20', 1)).toHaveLength(6);
    expect(monthWeeks('2027-02-10', 1)).toHaveLength(4);
    expect(monthWeeks('2026-11-20', 1)[0]?.[0]).toBe('2026-10-26');
    expect(monthWeeks('2026-11-20', 1).at(-1)?.at(-1)).toBe('2026-12-06');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-01');
  });
});
