import { expect, it } from 'vitest';
import { periodsOf, trendOf } from './periods.ts';

it('a month that ended is compared with the whole month before and with the same month a year ago', () => {
  expect(periodsOf('2026-03', '2026-11-19')).toEqual({
    now: { first: '2026-03-01', last: '2026-03-31' },
    isToDate: false,
    before: { first: '2026-02-01', last: '2026-02-28' },
    yearAgo: { first: '2025-03-01', last: '2025-03-31' },
  });
});

it('the running month ends today, and is compared with the same days of the other months', () => {
  expect(periodsOf('2026-11', '2026-11-19')).toEqual({
    now: { first: '2026-11-01', last: '2026-11-19' },
    isToDate: true,
    before: { first: '2026-10-01', last: '2026-10-19' },
    yearAgo: { first: '2025-11-01', last: '2025-11-19' },
  });
});

it('days that the compared month does not have are left out', () => {
  expect(periodsOf('2026-03', '2026-03-30')?.before).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  expect(periodsOf('2028-02', '2028-02-29')).toMatchObject({ isToDate: false, yearAgo: { last: '2027-02-28' } });
});

it('a month that has not begun has no periods', () => {
  expect(periodsOf('2026-12', '2026-11-30')).toBeUndefined();
  expect(periodsOf('2026-12', '2026-12-01')).toMatchObject({ now: { last: '2026-12-01' }, before: { last: '2026-11-01' } });
});

it('the trend has whole months before the reported days', () => {
  expect(trendOf({ first: '2026-03-01', last: '2026-03-05' }, 3)).toEqual([
    { first: '2026-01-01', last: '2026-01-31' },
    { first: '2026-02-01', last: '2026-02-28' },
    { first: '2026-03-01', last: '2026-03-05' },
  ]);
});
