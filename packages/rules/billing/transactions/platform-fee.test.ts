import { describe, expect, it } from 'vitest';
import { platformFee, refundedFee } from './platform-fee.ts';

describe('the platform fee', () => {
  it.each([
    [10_000, 100],
    [4_990, 50],
    [49, 0],
    [50, 1],
    [2_500, 25],
    [12_345, 123],
    [0, 0],
  ])('for an amount of %i is %i', (amount, fee) => expect(platformFee(amount, 'Online')).toBe(fee));

  it('is 0 for manual payments', () => expect(platformFee(10_000, 'Manual')).toBe(0));
});

describe('the platform fee that a refund returns', () => {
  const purchase = { Amount: 4_990, PlatformFee: 50, RefundedAmount: 0 };

  it.each([
    [4_990, 50],
    [2_495, 25],
    [100, 1],
    [10, 0],
  ])('for %i of 4990 is %i of 50', (amount, fee) => expect(refundedFee(purchase, amount)).toBe(fee));

  it('is the whole fee after refunds of the whole purchase', () => {
    let RefundedAmount = 0;
    let returned = 0;
    for (const amount of [333, 1, 1_667, 49, 2_940]) {
      returned += refundedFee({ ...purchase, RefundedAmount }, amount);
      RefundedAmount += amount;
    }
    expect([RefundedAmount, returned]).toEqual([4_990, 50]);
  });
});
