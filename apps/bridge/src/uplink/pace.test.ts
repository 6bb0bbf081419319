import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('queued messages are sent at 25 times the live speed, after a first burst of as many messages as a quarter of a second allows', () => {
  const pace = new Pace(4);
  const leave = (now: number) => {
    for (let count = 0; ; count += 1) if (!pace.take(now)) return count;
  };
  expect([1000, 1000, 1010, 2010, 2110, 60_000].map(leave)).toEqual([25, 0, 1, 25, 10, 25]);
  expect(pace.window).toBe(6000);
});
