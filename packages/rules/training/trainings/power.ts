import type { Gender } from '@clubpulse/contract/accounts/users';

export const POWER_PER_KG = { Unspecified: 2.6, Male: 2.8, Female: 2.4 } as const satisfies Record<Gender, number>;

export function defaultFunctionalPower(gender: Gender | null, weightKg: number | null): number | null {
  return weightKg === null ? null : Math.round(POWER_PER_KG[gender ?? 'Unspecified'] * weightKg);
}
