import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourseDay, dayAt, firstDayOf, inProportion, type LateEntryFacts, lateEntry } from './booking-times.ts';

const now = new Date('2026-11-20T12:00:00Z');
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const daysAt = (...begins: number[]): CourseDay[] => begins.map((at) => ({ Begin: inHours(at), End: inHours(at + 1) }));
const entry = (days: readonly CourseDay[], changed: Partial<LateEntryFacts> = {}) =>
  lateEntry({ now, days, BookingBeforeHours: 2, force: false, JoinCoursesLate: true, ...changed });

const anyDays = fc
  .uniqueArray(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 20 })
  .map((begins) => daysAt(...begins.sort((a, b) => a - b).map((at) => at * 2)));

describe('the day of a course that is shown at an instant', () => {
  it('is the day in progress, or else the next day, or else the last day', () => {
    const days = daysAt(-48, -0.5, 24);
    expect(dayAt(days, now)).toBe(days[1]);
    expect(dayAt(days, inHours(1))).toBe(days[2]);
    expect(dayAt(days, inHours(999))).toBe(days[2]);
    expect(dayAt([], now)).toBeUndefined();
  });
});

describe('a late entry into a course', () => {
  it('is possible only if the club allows it and the course has begun', () => {
    expect(entry(daysAt(-24, 24), { JoinCoursesLate: false })).toBeNull();
    expect(entry(daysAt(24, 48))).toBeNull();
    expect(entry([])).toBeNull();
    expect(entry(daysAt(-48, -24, 24, 48))).toEqual({ Begin: inHours(24), left: 2, total: 4 });
  });
  it('begins with the first day for which booking is still open', () => {
    expect(entry(daysAt(-24, 1, 24))).toMatchObject({ Begin: inHours(24), left: 1 });
    expect(entry(daysAt(-24, 1))).toBeNull();
  });
  it('by staff with `force` includes the day in progress', () => {
    const forced = { force: true, JoinCoursesLate: false };
    expect(entry(daysAt(-24, -0.5, 24), forced)).toEqual({ Begin: inHours(-0.5), left: 2, total: 3 });
    expect(entry(daysAt(-24, -2), forced)).toBeNull();
  });
  it('costs at most the full price, at least the share of the remaining days, and never more if it is later', () => {
    fc.assert(
      fc.property(anyDays, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 400 }), (days, price, later) => {
        const found = entry(days);
        if (found === null) return;
        const share = inProportion(price, found);
        expect(share).toBeLessThanOrEqual(price);
        expect(share >= (price * found.left) / found.total && share - 1 < (price * found.left) / found.total).toBe(true);
        expect(found.left).toBe(days.filter((day) => day.Begin >= found.Begin).length);
        const after = entry(days, { now: inHours(later) });
        if (after !== null) expect(inProportion(price, after)).toBeLessThanOrEqual(share);
      }),
    );
  });
});

describe('the first day of a participant of a course', () => {
  it('is the first day of the course, or after a late entry the next day of the course', () => {
    const days = daysAt(-48, -24, 24, 48);
    expect(firstDayOf(inHours(-48), days, inHours(-100))).toEqual(inHours(-48));
    expect(firstDayOf(inHours(-48), days, now)).toEqual(inHours(24));
    expect(firstDayOf(inHours(-48), days, inHours(99))).toEqual(inHours(-48));
  });
  it('is not a day that begins at the moment of the booking, but the next day of the course', () => {
    const days = daysAt(-48, -24, 24, 48);
    expect(firstDayOf(inHours(-48), days, inHours(24))).toEqual(inHours(48));
    expect(firstDayOf(inHours(-48), days, inHours(-48))).toEqual(inHours(-24));
  });
});
