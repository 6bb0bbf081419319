import { expect, test } from 'vitest';
import { shares } from './Shares.tsx';

test('zones share the strip by their athletes, each with room for its label', () => {
  const parts = shares([1, 1, 2, 3, 12, 3]);
  expect(parts.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(100);
  expect(Math.min(...parts.map(({ part }) => part))).toBeGreaterThan(8);
  expect(parts.map(({ from }) => from)).toEqual(
    parts.map((_, zone) => parts.slice(0, zone).reduce((sum, { part }) => sum + part, 0)),
  );
});

test('empty zones take nothing, one zone takes all, nobody takes none', () => {
  expect(shares([0, 0, 0, 4, 0, 0]).map(({ part }) => part)).toEqual([0, 0, 0, 100, 0, 0]);
  expect(shares([0, 0, 0, 0, 0, 0]).map(({ part }) => part)).toEqual([0, 0, 0, 0, 0, 0]);
});
