import { expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

it('differences of two payment methods that cancel out are counted', () => {
  const lines = [
    { Counted: 5_000, Expected: 10_000 },
    { Counted: 15_000, Expected: 10_000 },
    { Counted: null, Expected: 900 },
  ];
  expect(differencesOf(lines)).toEqual({ all: 0, unsigned: 10_000 });
});
