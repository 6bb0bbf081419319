import { expect, it } from 'vitest';
import { partsOf } from './parts.ts';

const Begin = '2026-11-19T16:10:00Z';
const first = { GroupTrainingId: 1, Name: 'Full Body Eight', Begin: '2026-11-19T16:00:00Z', End: '2026-11-19T16:55:00Z' };
const second = { GroupTrainingId: 2, Name: 'HIIT Ignite', Begin: '2026-11-19T17:00:00Z', End: null };

it('a training is split at the end of one class and the begin of the next', () => {
  expect(partsOf({ Begin, Duration: 99 * 60, Groups: [first, second] })).toEqual([
    { name: 'Full Body Eight', from: 0, to: 2700 },
    { name: 'HIIT Ignite', from: 3000, to: 5940 },
  ]);
});

it('a class is marked in a longer training, but not when it covers the training', () => {
  expect(partsOf({ Begin, Duration: 3600, Groups: [first] })).toHaveLength(1);
  expect(partsOf({ Begin, Duration: 2730, Groups: [first] })).toEqual([]);
});
