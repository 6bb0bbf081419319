import { isRefusal } from '@clubpulse/contract/errors';
import { describe, expect, it } from 'vitest';
import { afterPaying } from './part-payment.ts';

describe('a payment of the rest of a partly paid sum', () => {
  const due = { Amount: 5_900, PartPaid: 2_000 };
  const outcome = (amount: number) => {
    const result = afterPaying(due, amount, 'EUR');
    return isRefusal(result) ? result.errors?.[0] : result;
  };

  it.each([
    [1, 3_899],
    [3_899, 1],
    [3_900, 0],
  ])('leaves the unpaid rest %i', (amount, left) => expect(outcome(amount)).toBe(left));

  it.each([0, -1, -3_900])('is refused when %i pays no part of the sum', (amount) =>
    expect(outcome(amount)).toEqual({ field: 'Amount', key: 'price-required' }),
  );

  it('is refused when it exceeds the rest, and the refusal names the rest', () =>
    expect(outcome(3_901)).toEqual({
      field: 'Amount',
      key: 'more-than-due',
      values: { amount: '39.00 EUR', AmountLeft: 3_900, Currency: 'EUR' },
    }));
});
