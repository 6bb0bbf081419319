export const errors = {
  // fitness-tests feature
  /**
   * The athlete has a fever, or a health concern without a doctor's clearance. A test to exhaustion always requires the
   * clearance.
   */
  FitnessTestNotCleared: 409,
  /** The profile of the athlete has no age or gender, which the formula of the test needs. */
  FitnessTestNeedsProfile: 409,
  /** The same test was stopped at 85 percent of the maximum heart rate less than a day ago. */
  FitnessTestTooSoon: 409,
  FitnessTestEnded: 409,
  /** Contradicts the device's end: too few seconds for a completed test, or none above the limit for an interrupted one. */
  FitnessTestSamples: 400,

  // measures feature
  /** No measure is overdue: the athlete took each of them recently, or never. */
  MeasuresNotOverdue: 409,
  /** Staff of the club already sent a reminder today. */
  MeasuresRemindedAlready: 409,
} as const;
