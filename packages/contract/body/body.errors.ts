export const errors = {
  // fitness-tests
  /** Fever, or a health concern without a doctor's clearance; a test to exhaustion always needs the clearance. */
  FitnessTestNotCleared: 409,
  /** The formula needs age and gender, and the profile has none. */
  FitnessTestNeedsProfile: 409,
  /** The same test was stopped at 85 percent of the maximum less than a day ago. */
  FitnessTestTooSoon: 409,
  FitnessTestEnded: 409,
  /** The heart rates contradict the end: too few seconds for a completed test, no excess for an interrupted one. */
  FitnessTestSamples: 400,

  // measures
  /** No overdue measure: measured recently, or never. */
  MeasuresNotOverdue: 409,
  /** Staff of the club sent a reminder today. */
  MeasuresRemindedAlready: 409,
} as const;
