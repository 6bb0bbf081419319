import { describe, expect, it } from 'vitest';
import { minorDigits } from '../../formats/money.ts';
import { feeToProvider, fromProvider, toProvider } from './provider-amount.ts';

describe('an amount for the provider', () => {
  it.each([
    ['EUR', 2, 4990, 4990],
    ['JPY', 0, 500, 500],
    ['HUF', minorDigits('HUF'), 12 * 10 ** minorDigits('HUF'), 1200],
    ['KWD', 3, 1230, 1230],
    ['ISK', minorDigits('ISK'), 7 * 10 ** minorDigits('ISK'), 700],
    ['UGX', minorDigits('UGX'), 9 * 10 ** minorDigits('UGX'), 900],
    ['CLP', minorDigits('CLP'), 25 * 10 ** minorDigits('CLP'), 25],
  ])('has the digits of %s (%i of its own): %i is sent as %i and read back', (currency, digits, own, sent) => {
    expect(minorDigits(currency)).toBe(digits);
    expect(toProvider(own, currency)).toBe(sent);
    expect(fromProvider(sent, currency)).toBe(own);
  });

  it.each([
    ['KWD', 25, 20],
    ['EUR', 59, 59],
    ['JPY', 5, 5],
  ])('is rounded down for a fee in %s: %i is sent as %i', (currency, fee, sent) => {
    expect(feeToProvider(fee, currency)).toBe(sent);
  });

  it('is refused when the currency has no such fraction at the provider', () => {
    expect(toProvider(1234, 'KWD')).toBeUndefined();
  });
});
