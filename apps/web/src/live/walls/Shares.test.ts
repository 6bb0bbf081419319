import { expect, test } from 'vitest';
import { shares } from './Shares.tsx';

test('the zone strip divides its width by athletes per zone, with space for each label', () => {
  const parts = shares([1, 1, 2, 3, 12, 3]);
  expect(parts.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(100);
  expect(Math.min(...parts.map(({ part }) => part))).toBeGreaterThan(8);
  expect(parts.map(({ from }) => from)).toEqual(
    parts.map((_, zone) => parts.slice(0, zone).reduce((sum, { part }) => sum + part, 0)),
  );
});

test('the zone strip gives empty zones no width, and a single zone all of it', () => {
  expect(shares([0, 0, 0, 4, 0, 0]).map(({ part }) => part)).toEqual([0, 0, 0, 100, 0, 0]);
  expect(shares([0, 0, 0, 0, 0, 0]).map(({ part }) => part)).toEqual([0, 0, 0, 0, 0, 0]);
});
