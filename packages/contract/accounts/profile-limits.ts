/** Without schemas, so that rules and screens that need the limits do not load zod. */

/** In bpm; limit of typed values (maximum, zone, average). Measured values may be higher (readings 43). */
export const TYPED_HEART_RATE_MAX = 220;

/** Metric limits (spec 3 section 5, reference/domain.md 1.1 and 13). */
export const profileLimits = {
  heightCm: { min: 60, max: 250 },
  weightKg: { min: 20, max: 400 },
  age: { min: 5, max: 110 },
  ftpWatt: { min: 30, max: 700 },
  restingHeartRate: { min: 30, max: 120 },
  maxHeartRate: { min: 100, max: TYPED_HEART_RATE_MAX },
} as const;
