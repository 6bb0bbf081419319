import { expect, it } from 'vitest';
import { isOver } from './silence.ts';

it.each([
  [1000, 1001, false],
  [1000, 1300, false],
  [1000, 1301, true],
  [1000, 900, false],
])('whether a training last recorded at second %i is over at second %i depends on 300 silent seconds', (last, second, over) =>
  expect(isOver(last, second)).toBe(over),
);
