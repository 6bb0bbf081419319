import { expect, it } from 'vitest';
import { isOver } from './silence.ts';

it.each([
  [1000, 1001, false],
  [1000, 1300, false], // 299 empty seconds
  [1000, 1301, true],
  [1000, 900, false],
])('last heard at %i, a training is over at %i: %s', (last, second, over) => expect(isOver(last, second)).toBe(over));
