export const PLATFORM_FEE_PERCENT = 1;

/** In minor units, rounded half up; 0 for manual payments. A rounding reported by the provider has precedence. */
export const platformFee = (amount: number, mode: 'Manual' | 'Online'): number =>
  mode === 'Online' ? Math.floor((amount * PLATFORM_FEE_PERCENT + 50) / 100) : 0;

/** Refunds that together return the whole purchase return the whole fee. */
export function refundedFee(
  purchase: { readonly Amount: number; readonly PlatformFee: number; readonly RefundedAmount: number },
  amount: number,
): number {
  const shareOf = (part: number) => Math.round((purchase.PlatformFee * part) / purchase.Amount);
  return shareOf(purchase.RefundedAmount + amount) - shareOf(purchase.RefundedAmount);
}
