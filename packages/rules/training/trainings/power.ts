import type { Gender } from '@clubpulse/contract/accounts/users';

/** Default FTP in watts per kg (spec 3 section 9, reference/domain.md 2.1). */
export const POWER_PER_KG = { Unspecified: 2.6, Male: 2.8, Female: 2.4 } as const satisfies Record<Gender, number>;

/** Watts, for a user without a measured FTP; null without a weight. */
export function defaultFunctionalPower(gender: Gender | null, weightKg: number | null): number | null {
  return weightKg === null ? null : Math.round(POWER_PER_KG[gender ?? 'Unspecified'] * weightKg);
}
