export const errors = {
  // fitness-tests feature
  /** A fever, or a health concern without a doctor's clearance, which a test to exhaustion always requires. */
  FitnessTestNotCleared: 409,
  /** The test's formula needs age and gender. */
  FitnessTestNeedsProfile: 409,
  /** Stopped at 85 percent of the maximum heart rate less than a day ago. */
  FitnessTestTooSoon: 409,
  FitnessTestEnded: 409,
  /** Contradicts the device's end: too few seconds for a completed test, or none above the limit for an interrupted one. */
  FitnessTestSamples: 400,

  // measures feature
  /** Each was taken recently, or never. */
  MeasuresNotOverdue: 409,
  /** Staff of the club already sent a reminder today. */
  MeasuresRemindedAlready: 409,
} as const;
