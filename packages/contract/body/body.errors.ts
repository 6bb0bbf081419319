export const errors = {
  // fitness-tests feature
  /**
   * The athlete has a fever, or a health concern without a doctor's clearance. A test to exhaustion always requires the
   * clearance.
   */
  FitnessTestNotCleared: 409,
  /** The test's formula needs age and gender. */
  FitnessTestNeedsProfile: 409,
  /** A test was stopped at 85 percent of the maximum heart rate less than a day ago. */
  FitnessTestTooSoon: 409,
  FitnessTestEnded: 409,
  /**
   * The samples contradict the end that the device reported. A completed test has too few seconds, or an interrupted test none
   * above the limit.
   */
  FitnessTestSamples: 400,

  // measures feature
  /** Each measure was taken recently, or never. */
  MeasuresNotOverdue: 409,
  MeasuresRemindedAlready: 409,
} as const;
