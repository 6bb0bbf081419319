/** Percent of an online purchase, paid by the club (spec 2 section 9, readings 49). */
export const PLATFORM_FEE_PERCENT = 1;

/** Minor units, half up; 0 for manual payments. A provider that reports its own rounding wins (domain 11.1). */
export const platformFee = (amount: number, mode: 'Manual' | 'Online'): number =>
  mode === 'Online' ? Math.floor((amount * PLATFORM_FEE_PERCENT + 50) / 100) : 0;
