import { expect, it } from 'vitest';
import { refusedByReason } from './refused-by-reason.ts';

it('refusedByReason groups refusals by reason, the most frequent first', () => {
  const past = { ErrorType: 'ClassIsPast' };
  const early = { ErrorType: 'ValidationFailed', errors: [{ field: 'Begin', key: 'interval-order' }] };
  const full = { ErrorType: 'ValidationFailed', errors: [{ field: 'Max', key: 'invalid-number' }] };
  const groups = refusedByReason([past, early, full, early, { ...early }]);
  expect(groups).toEqual([
    { first: early, count: 3 },
    { first: past, count: 1 },
    { first: full, count: 1 },
  ]);
  expect(refusedByReason([])).toEqual([]);
});
