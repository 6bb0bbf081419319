import type { Gender } from '@clubpulse/contract/accounts/users';

/** Default power output in watts per kg (spec 3 section 9, reference/domain.md 2.1). */
export const POWER_PER_KG = { Unspecified: 2.6, Male: 2.8, Female: 2.4 } as const satisfies Record<Gender, number>;

/** Functional power in watts of somebody who measured none; null without a weight. */
export function defaultFunctionalPower(gender: Gender | null, weightKg: number | null): number | null {
  return weightKg === null ? null : Math.round(POWER_PER_KG[gender ?? 'Unspecified'] * weightKg);
}
