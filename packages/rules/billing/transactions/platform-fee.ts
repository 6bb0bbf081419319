/** Percent of an online purchase that the club pays to the platform. */
export const PLATFORM_FEE_PERCENT = 1;

/** In minor units, rounded half up; 0 for manual payments. A provider that reports its own rounding has precedence. */
export const platformFee = (amount: number, mode: 'Manual' | 'Online'): number =>
  mode === 'Online' ? Math.floor((amount * PLATFORM_FEE_PERCENT + 50) / 100) : 0;

/**
 * Part of a purchase's fee that comes back with a refund of `amount`. All refunds of the whole purchase together return the whole
 * fee.
 */
export function refundedFee(
  purchase: { readonly Amount: number; readonly PlatformFee: number; readonly RefundedAmount: number },
  amount: number,
): number {
  const shareOf = (part: number) => Math.round((purchase.PlatformFee * part) / purchase.Amount);
  return shareOf(purchase.RefundedAmount + amount) - shareOf(purchase.RefundedAmount);
}
