import { describe, expect, it } from 'vitest';
import { platformFee } from './platform-fee.ts';

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
