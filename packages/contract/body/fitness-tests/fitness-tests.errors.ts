export const errors = {
  /** Fever, or something of the health questions without a doctor's word; a test to exhaustion always needs that word. */
  FitnessTestNotCleared: 409,
  /** The formula goes by her age and gender, and the profile does not say them. */
  FitnessTestNeedsProfile: 409,
  /** The same test was stopped at 85 percent of the maximum less than a day ago. */
  FitnessTestTooSoon: 409,
  /** It has ended already. */
  FitnessTestEnded: 409,
  /** The heart rates do not say what is said of the end: too few seconds for a completed test, no excess for an interrupted one. */
  FitnessTestSamples: 400,
} as const;
