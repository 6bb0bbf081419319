/** What people may type of themselves. No schema stands here, so that rules and screens which know the limits bring none along. */

/** The highest heart rate that somebody may type, of a maximum, a zone or an average; what is measured may be higher (readings 43). */
export const TYPED_HEART_RATE_MAX = 220;

/** Limits of profile fields (spec 3 section 5, reference/domain.md 1.1 and 13). Metric. */
export const profileLimits = {
  heightCm: { min: 60, max: 250 },
  weightKg: { min: 20, max: 400 },
  age: { min: 5, max: 110 },
  ftpWatt: { min: 30, max: 700 },
  restingHeartRate: { min: 30, max: 120 },
  maxHeartRate: { min: 100, max: TYPED_HEART_RATE_MAX },
} as const;
