import { isRefusal } from '@clubpulse/contract/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSound, type LedgerEntry, nextEntry, refundOf } from './ledger.ts';

describe('the ledger of an account', () => {
  it('refuses to take more than the balance', () => {
    expect(nextEntry(2, -5)).toEqual({ refused: 'NotEnoughCredits', values: { needed: 5, balance: 2 } });
    expect(nextEntry(5, -5)).toEqual({ Change: -5, BalanceAfter: 0 });
  });

  it('has a balance equal to the sum of its entries, and never a negative one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 })), (changes) => {
        const entries: LedgerEntry[] = [];
        let refused = 0;
        for (const change of changes) {
          const entry = nextEntry(entries.at(-1)?.BalanceAfter ?? 0, change);
          if (isRefusal(entry)) refused += change;
          else entries.push(entry);
        }
        const sum = changes.reduce((total, change) => total + change, 0) - refused;
        expect(entries.at(-1)?.BalanceAfter ?? 0).toBe(sum);
        expect(isSound(entries)).toBe(true);
      }),
    );
  });

  it('detects a changed entry', () => {
    expect(
      isSound([
        { Change: 5, BalanceAfter: 5 },
        { Change: -2, BalanceAfter: 4 },
      ]),
    ).toBe(false);
    expect(isSound([{ Change: -2, BalanceAfter: -2 }])).toBe(false);
  });
});

describe('a refund of a purchase', () => {
  it.each([
    [100, 0, 100, 100],
    [100, 40, 60, 100],
    [100, 40, 61, undefined],
  ])('of %i, with %i refunded before, adds %i', (Amount, RefundedAmount, amount, total) => {
    const result = refundOf({ Amount, RefundedAmount, Currency: 'EUR' }, amount);
    expect(isRefusal(result) ? undefined : result).toBe(total);
  });
  it.each([
    ['EUR', '39.00 EUR'],
    ['JPY', '3900 JPY'],
  ])('above the refundable rest is refused, and the refusal names the rest: %s', (Currency, amount) =>
    expect(refundOf({ Amount: 5_900, RefundedAmount: 2_000, Currency }, 3_901)).toMatchObject({
      errors: [{ field: 'Amount', key: 'refund-exceeds-purchase', values: { amount, AmountLeft: 3_900, Currency } }],
    }),
  );
});
