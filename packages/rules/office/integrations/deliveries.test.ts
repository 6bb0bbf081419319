import { expect, it } from 'vitest';
import { isTaken, retryAt } from './deliveries.ts';

it('a delivery is attempted five times within four hours, and then has failed finally', () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const tries = [now];
  for (let count = 1; ; count++) {
    const next = retryAt(count, now);
    if (next === undefined) break;
    now = next;
    tries.push(now);
  }
  expect(tries.map((at) => at.toISOString().slice(11, 16))).toEqual(['12:00', '12:01', '12:06', '12:36', '15:36']);
});

it('a delivery succeeds with every 2xx response and with no other response', () => {
  expect([200, 202, 204, 299].every(isTaken)).toBe(true);
  expect([100, 199, 301, 400, 404, 500].some(isTaken)).toBe(false);
});
