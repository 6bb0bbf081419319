import { expect, it } from 'vitest';
import { denominationsOf } from './denominations.ts';

it.each(['EUR', 'GBP', 'USD', 'CHF'])('notes and coins of %s are listed once, largest first', (currency) => {
  const listed = denominationsOf(currency) ?? [];
  expect(listed.length).toBeGreaterThan(10);
  expect(listed).toEqual([...new Set(listed)].toSorted((a, b) => b - a));
});

it('cash of another currency is counted as a total', () => {
  expect(denominationsOf('JPY')).toBeUndefined();
});
