/** This file has no schemas, so that rules and screens do not load zod. */

/** Highest bpm that a user may type (maximum, zone limit, average). A measured heart rate may be higher. */
export const TYPED_HEART_RATE_MAX = 220;

export const profileLimits = {
  heightCm: { min: 60, max: 250 },
  weightKg: { min: 20, max: 400 },
  age: { min: 5, max: 110 },
  ftpWatt: { min: 30, max: 700 },
  restingHeartRate: { min: 30, max: 120 },
  maxHeartRate: { min: 100, max: TYPED_HEART_RATE_MAX },
} as const;
