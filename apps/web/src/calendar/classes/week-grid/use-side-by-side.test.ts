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
])(
  'a column of %i px with a limit of %i classes side by side shows as many classes as have 24 px each: %i',
  (width, most, count) => expect(sideBySide(width, most)).toBe(count),
);
