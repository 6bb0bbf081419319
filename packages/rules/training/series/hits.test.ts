import { expect, it } from 'vitest';
import { hitsAMinute } from './hits.ts';

it('the hits per minute at a second are those of the surrounding 60 s', () => {
  const steady = Array.from({ length: 180 }, (_, second) => (second % 2 === 0 ? 1 : 0));
  expect(hitsAMinute(steady)[90]).toBe(30);
  expect([hitsAMinute(steady)[0], hitsAMinute(steady)[179]]).toEqual([30, 30]);
  const one = Array.from({ length: 200 }, (_, second) => (second === 100 ? 3 : second === 20 ? 0 : null));
  const rate = hitsAMinute(one);
  expect([rate[70], rate[71], rate[100], rate[130], rate[131]]).toEqual([null, 3, 3, 3, null]);
  expect([rate[0], rate[20], rate[50], rate[60]]).toEqual([0, 0, 0, null]);
  expect(hitsAMinute([1, null, 2])).toEqual([3, 3, 3]);
  expect(hitsAMinute([])).toEqual([]);
});
