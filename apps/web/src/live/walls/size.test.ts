import { expect, test } from 'vitest';
import { wallSize } from './size.ts';

test.each([
  [1, { columns: 3, filled: 2, rows: 2, filledUpright: 2 }],
  [6, { columns: 3, filled: 2, rows: 2, filledUpright: 3 }],
  [7, { columns: 4, filled: 2, rows: 3, filledUpright: 3 }],
  [24, { columns: 6, filled: 4, rows: 4, filledUpright: 6 }],
  [25, { columns: 8, filled: 4, rows: 5, filledUpright: 5 }],
  [60, { columns: 10, filled: 6, rows: 6, filledUpright: 10 }],
  [75, { columns: 10, filled: 6, rows: 6, filledUpright: 10 }],
])('a wall of %i athletes fills its height in landscape and portrait', (places, size) =>
  expect(wallSize(places)).toMatchObject(size),
);
