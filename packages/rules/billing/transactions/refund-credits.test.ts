import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsOfRefund, refundableWith, refuseSpentCredits } from './refund-credits.ts';

const ten = { Amount: 5_000, RefundedAmount: 0, Credits: 10 };

describe('a refund of ten credits sold for 50.00', () => {
  it.each([
    [0, 5_000, 10],
    [0, 500, 1],
    [0, 501, 2],
    [501, 499, 0],
    [501, 4_499, 8],
  ])('after a refund of %i removes, for another %i, credits: %i', (RefundedAmount, amount, credits) => {
    expect(creditsOfRefund({ ...ten, RefundedAmount }, amount)).toBe(credits);
  });

  it('reports the remaining and the still refundable amount', () => {
    expect(refuseSpentCredits(ten, 10, 4)).toEqual({
      refused: 'CreditsAlreadySpent',
      values: { needed: 10, balance: 4, refundable: 2_000 },
    });
    expect(refundableWith(ten, 30)).toBe(5_000);
  });
});

const sold = fc
  .record({ Amount: fc.integer({ min: 1, max: 1_000_000_000 }), Credits: fc.integer({ min: 1, max: 1_000_000 }) })
  .chain(({ Amount, Credits }) =>
    fc.record({ Amount: fc.constant(Amount), Credits: fc.constant(Credits), RefundedAmount: fc.nat({ max: Amount }) }),
  );

describe('any refund of sold credits', () => {
  it('takes all sold credits with the last partial refund, and never more credits than were sold', () => {
    fc.assert(
      fc.property(sold, fc.array(fc.nat({ max: 1_000_000_000 }), { maxLength: 6 }), ({ Amount, Credits }, parts) => {
        let [RefundedAmount, taken] = [0, 0];
        for (const part of [...parts, Amount]) {
          const amount = Math.min(part, Amount - RefundedAmount);
          const credits = creditsOfRefund({ Amount, Credits, RefundedAmount }, amount);
          expect(credits).toBeGreaterThanOrEqual(0);
          RefundedAmount += amount;
          taken += credits;
          expect(BigInt(taken) * BigInt(Amount)).toBeGreaterThanOrEqual(BigInt(RefundedAmount) * BigInt(Credits));
        }
        expect(taken).toBe(Credits);
      }),
    );
  });

  it('is covered by the credits up to the refundable amount, and not above it', () => {
    fc.assert(
      fc.property(sold, fc.nat({ max: 1_000_000 }), (one, balance) => {
        const most = refundableWith(one, balance);
        expect(most).toBeGreaterThanOrEqual(0);
        expect(creditsOfRefund(one, most)).toBeLessThanOrEqual(balance);
        if (one.RefundedAmount + most < one.Amount) expect(creditsOfRefund(one, most + 1)).toBeGreaterThan(balance);
      }),
    );
  });
});
