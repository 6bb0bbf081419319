import { expect, it } from 'vitest';
import { weeksUpTo } from './weeks.ts';

it('the weeks of the progress end with the current week, and each begins on the given weekday', () => {
  expect(weeksUpTo('2026-11-19', 1, 2)).toEqual([
    { first: '2026-11-09', last: '2026-11-15' },
    { first: '2026-11-16', last: '2026-11-22' },
  ]);
  expect(weeksUpTo('2026-11-22', 0, 1)).toEqual([{ first: '2026-11-22', last: '2026-11-28' }]);
});
