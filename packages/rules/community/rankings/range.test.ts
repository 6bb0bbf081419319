import { expect, it } from 'vitest';
import { daysBetween } from '../../time/days.ts';
import { daysBefore, daysOf, earliestFor, refusedDays } from './range.ts';

const today = '2026-03-30';

it('knows the days of each range by name', () => {
  expect(daysOf('Week', today)).toEqual({ first: '2026-03-24', last: today });
  expect(daysOf('Days30', today)).toEqual({ first: '2026-03-01', last: today });
  expect(daysOf('ThisMonth', today)).toEqual({ first: '2026-03-01', last: today });
  expect(daysOf('LastMonth', today)).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  const { first, last } = daysOf('Year', today);
  expect(daysBetween(first, last)).toBe(364);
});

it('compares with as many days before', () => {
  expect(daysBefore({ first: '2026-03-24', last: today })).toEqual({ first: '2026-03-17', last: '2026-03-23' });
  expect(daysBefore({ first: today, last: today })).toEqual({ first: '2026-03-29', last: '2026-03-29' });
});

it('refuses a future end, an end before the start and the 366th day', () => {
  expect(refusedDays({ first: today, last: '2026-03-31' }, today)).toBe('future');
  expect(refusedDays({ first: today, last: '2026-03-29' }, today)).toBe('order');
  expect(refusedDays({ first: today, last: today }, today)).toBeUndefined();
  expect(refusedDays({ first: '2025-03-30', last: today }, today)).toBe('long');
  expect(refusedDays({ first: earliestFor(today), last: today }, today)).toBeUndefined();
  expect(earliestFor(today)).toBe('2025-03-31');
});
