import { expect, it } from 'vitest';
import { effortProblems, shortComment } from './feedback.ts';

it('only the athlete may rate the effort of a training', () => {
  expect(effortProblems({ Effort: 7 }, true)).toEqual([]);
  expect(effortProblems({ Effort: null }, false)).toEqual([]);
  expect(effortProblems({ Effort: 7 }, false)).toEqual([{ field: 'Effort', key: 'effort-is-hers' }]);
});

it('a long comment is shortened to one line that ends at a word boundary', () => {
  expect(shortComment('Well done.\n\n  More next time.')).toBe('Well done. More next time.');
  const long = shortComment('twelve chars '.repeat(20));
  expect(long).toMatch(/chars…$/);
  expect(long.length).toBeLessThanOrEqual(161);
  expect(shortComment('x'.repeat(160))).toBe('x'.repeat(160));
  expect(shortComment('x'.repeat(300))).toBe(`${'x'.repeat(160)}…`);
});
