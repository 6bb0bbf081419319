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
])('a lane of %i px has room for classes of 24 px and more, at most %i: %i', (lane, most, count) =>
  expect(sideBySide(lane, most)).toBe(count),
);
