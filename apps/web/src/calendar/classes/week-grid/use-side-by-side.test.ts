import { expect, it } from 'vitest';
import { sideBySide } from './use-side-by-side.ts';

it.each([
  [0, 4, 4],
  [20, 4, 1],
  [80, 4, 2],
  [98, 4, 3],
  [112, 4, 4],
  [400, 4, 4],
  [400, 1, 1],
])('a column of %i px shows classes of at least 24 px side by side, at most %i: %i', (width, most, count) =>
  expect(sideBySide(width, most)).toBe(count),
);
