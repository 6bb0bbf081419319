import { describe, expect, it } from 'vitest';
import { chargesOf, isPayableOnline } from './sold-online.ts';

describe('the charges of an order', () => {
  it.each([
    [{ Amount: 4_990, Currency: 'EUR' }, 4_990, 0],
    [{ Amount: 4_990, Currency: 'EUR', Price: 4_990, Installments: 1 }, 4_990, 0],
    [{ Amount: 2_002, Currency: 'EUR', Price: 6_002, Installments: 3 }, 2_000, 2],
    [{ Amount: 2_000, Currency: 'EUR', Price: 6_000, Installments: 3 }, 2_000, 0],
  ])('%j are %i each time, and %i more the first time', (order, part, firstExtra) => {
    expect(chargesOf(order)).toEqual({ part, firstExtra });
  });

  it.each([
    [{ Amount: 2_002, Currency: 'EUR', Price: 6_002, Installments: 3 }, true],
    // The provider takes multiples of 10 fils: 3.330 and 0.010, but not 3.333.
    [{ Amount: 3_340, Currency: 'KWD', Price: 10_000, Installments: 3 }, false],
    [{ Amount: 5_000, Currency: 'KWD', Price: 10_000, Installments: 2 }, true],
    [{ Amount: 2, Currency: 'EUR', Price: 2, Installments: 3 }, false],
    [{ Amount: 49, Currency: 'EUR' }, false],
    [{ Amount: 50, Currency: 'EUR' }, true],
    [{ Amount: 30, Currency: 'GBP' }, true],
    [{ Amount: 70, Currency: 'EUR', Price: 140, Installments: 3 }, false],
  ])('%j are taken by the provider: %s', (order, isPayable) => {
    expect(isPayableOnline(order)).toBe(isPayable);
  });
});
