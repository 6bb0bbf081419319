import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, addMonths, type Days, daysBetween } from '../../time/days.ts';
import { daysBefore, daysOf, earliestFor, partsOf, refusedDays } from './range.ts';

const today = '2026-03-30';

it('a preset range has the expected days', () => {
  expect(daysOf('Day', today)).toEqual({ first: today, last: today });
  expect(daysOf('Week', today)).toEqual({ first: '2026-03-24', last: today });
  expect(daysOf('Days30', today)).toEqual({ first: '2026-03-01', last: today });
  expect(daysOf('ThisMonth', today)).toEqual({ first: '2026-03-01', last: today });
  expect(daysOf('LastMonth', today)).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  const { first, last } = daysOf('Year', today);
  expect(daysBetween(first, last)).toBe(364);
});

it('a range is compared with the same number of days before it', () => {
  expect(daysBefore({ first: '2026-03-24', last: today })).toEqual({ first: '2026-03-17', last: '2026-03-23' });
  expect(daysBefore({ first: today, last: today })).toEqual({ first: '2026-03-29', last: '2026-03-29' });
});

it('a range is refused if it ends in the future, ends before it begins, or is longer than 365 days', () => {
  expect(refusedDays({ first: today, last: '2026-03-31' }, today)).toBe('future');
  expect(refusedDays({ first: today, last: '2026-03-29' }, today)).toBe('order');
  expect(refusedDays({ first: today, last: today }, today)).toBeUndefined();
  expect(refusedDays({ first: '2025-03-30', last: today }, today)).toBe('long');
  expect(refusedDays({ first: earliestFor(today), last: today }, today)).toBeUndefined();
  expect(earliestFor(today)).toBe('2025-03-31');
});

it('a range without a latest day may end in the future, and has a maximum length of its own', () => {
  expect(refusedDays({ first: earliestFor('2026-12-31', 120), last: '2026-12-31' }, null, 120)).toBeUndefined();
  expect(refusedDays({ first: '2026-09-02', last: '2026-12-31' }, null, 120)).toBe('long');
});

it('a range is split into whole months and the remaining days at both ends', () => {
  expect(partsOf({ first: '2025-03-31', last: '2026-03-30' })).toEqual({
    months: { first: '2025-04-01', last: '2026-02-01' },
    ends: [
      { first: '2025-03-31', last: '2025-03-31' },
      { first: '2026-03-01', last: '2026-03-30' },
    ],
  });
  expect(partsOf({ first: '2026-02-01', last: '2026-02-28' })).toEqual({
    months: { first: '2026-02-01', last: '2026-02-01' },
    ends: [],
  });
  expect(partsOf({ first: '2026-02-02', last: '2026-03-30' })).toEqual({
    months: undefined,
    ends: [{ first: '2026-02-02', last: '2026-03-30' }],
  });
});

it('the parts of a range contain each of its days once, and no other', () => {
  const each = ({ first, last }: Days) => Array.from({ length: daysBetween(first, last) + 1 }, (_, day) => addDays(first, day));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 364 }), (from, length) => {
      const first = addDays('2024-01-15', from);
      const days = { first, last: addDays(first, length) };
      const { months, ends } = partsOf(days);
      const ofMonths = months === undefined ? [] : each({ first: months.first, last: addDays(addMonths(months.last, 1), -1) });
      expect([...ofMonths, ...ends.flatMap(each)].toSorted()).toEqual(each(days));
    }),
  );
});
