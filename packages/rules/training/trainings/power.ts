import type { Gender } from '@clubpulse/contract/accounts/users';

/** Default FTP in watts per kg. */
export const POWER_PER_KG = { Unspecified: 2.6, Male: 2.8, Female: 2.4 } as const satisfies Record<Gender, number>;

/** Default FTP in watts of a user without a measured one. Null without a weight. */
export function defaultFunctionalPower(gender: Gender | null, weightKg: number | null): number | null {
  return weightKg === null ? null : Math.round(POWER_PER_KG[gender ?? 'Unspecified'] * weightKg);
}
