import { describe, expect, it } from 'vitest';
import { currencyIn } from './zone-currency.ts';

describe('the currency of a time zone', () => {
  it.each([
    ['Europe/Rome', 'EUR'],
    ['Europe/Zurich', 'CHF'],
    ['Europe/London', 'GBP'],
    ['America/New_York', 'USD'],
    ['UTC', undefined],
    ['Nowhere/Far_Land', undefined],
  ])('%s is the currency of its country, if the country has a currency', (zone, currency) => {
    expect(currencyIn(zone)).toBe(currency);
  });
});
