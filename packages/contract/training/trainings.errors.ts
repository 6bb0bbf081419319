export const errors = {
  /** A running live training can only be deleted after its end. */
  TrainingRuns: 409,
  /** Staff may delete only notes of their club. */
  TrainingIsHers: 409,
} as const;
