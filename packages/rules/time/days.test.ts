import { describe, expect, it } from 'vitest';
import { addDays, dayIn, daysBetween, startOfDay } from './days.ts';

describe('days in a zone', () => {
  it.each([
    ['Europe/Rome', '2026-11-20T22:59:59Z', '2026-11-20'],
    ['Europe/Rome', '2026-11-20T23:00:00Z', '2026-11-21'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z', '2026-11-21'],
  ])('%s at %s is %s', (zone, instant, day) => expect(dayIn(zone, new Date(instant))).toBe(day));

  it.each([
    ['Europe/Rome', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Rome', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Rome', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    // Midnight of this day does not exist: the clock goes from 23:59 to 01:00.
    ['America/Asuncion', '2023-10-01', '2023-10-01T04:00:00.000Z'],
  ])('in %s %s begins at %s', (zone, day, instant) => {
    expect(startOfDay(zone, day).toISOString()).toBe(instant);
    expect(dayIn(zone, startOfDay(zone, day))).toBe(day);
    expect(dayIn(zone, new Date(startOfDay(zone, day).getTime() - 1))).toBe(addDays(day, -1));
  });

  it('are counted across months, leap days and clock changes', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-11-20', '2026-11-13')).toBe(-7);
  });
});
