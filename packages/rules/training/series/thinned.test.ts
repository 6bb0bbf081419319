import { expect, it } from 'vitest';
import { countedAt, everyFor, expandToSeconds, summed, thinned } from './thinned.ts';

it('a public link sends every second of a training up to four hours, and every n-th second of a longer one', () => {
  expect([0, 1, 14_400, 14_401, 86_400].map(everyFor)).toEqual([1, 1, 1, 2, 6]);
});

it('a public link sends the first value of each n seconds, and the reader repeats it n times', () => {
  const values = [null, 3, 5, 7, null, null, 9];
  expect(thinned(values, 2)).toEqual([3, 5, null, 9]);
  expect(expandToSeconds([3, 5, null, 9], 2, 7)).toEqual([3, 3, 5, 5, null, null, 9]);
  expect(expandToSeconds(thinned(values, 1), 1, 7)).toEqual(values);
});

it('a public link sends hits as the sum of each n seconds, so that none is lost', () => {
  const hits = [1, 0, 2, null, null, null, 3];
  expect(summed(hits, 2)).toEqual([1, 2, null, 3]);
  expect(countedAt(summed(hits, 2), 2, 7)).toEqual([1, 0, 2, 0, null, null, 3]);
});
