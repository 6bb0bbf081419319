import { describe, expect, it } from 'vitest';
import { comparedSpan } from './compared-span.ts';

const now = new Date('2026-03-31T22:30:00Z');
const outcome = (period: Parameters<typeof comparedSpan>[0], timeZone = 'Europe/London', at = now) =>
  Object.values(comparedSpan(period, timeZone, at)).map((instant: Date) => instant.toISOString().slice(0, 16));

describe('the compared period of a club', () => {
  it('is the last thirty days up to now, compared with the thirty days before', () => {
    expect(outcome('last30')).toEqual(['2026-03-01T22:30', '2026-03-31T22:30', '2026-01-30T22:30', '2026-03-01T22:30']);
  });

  it('is this month up to now, compared with the same number of days of the previous month, or with all of a shorter month', () => {
    expect(outcome('thisMonth')).toEqual(['2026-03-01T00:00', '2026-03-31T22:30', '2026-02-01T00:00', '2026-03-01T00:00']);
  });

  it('begins at midnight in the club’s time zone, where it may already be the next month', () => {
    expect(outcome('thisMonth', 'Europe/Rome')).toEqual([
      '2026-03-31T22:00',
      '2026-03-31T22:30',
      '2026-02-28T23:00',
      '2026-03-01T23:00',
    ]);
  });

  it('is the whole last month, compared with the month before it', () => {
    expect(outcome('lastMonth')).toEqual(['2026-02-01T00:00', '2026-03-01T00:00', '2026-01-01T00:00', '2026-02-01T00:00']);
  });

  it('is this year up to now, compared with the same days of the previous year', () => {
    const leap = new Date('2028-02-29T12:00:00Z');
    expect(outcome('thisYear', 'Europe/London', leap)).toEqual([
      '2028-01-01T00:00',
      '2028-02-29T12:00',
      '2027-01-01T00:00',
      '2027-03-01T00:00',
    ]);
  });
});
