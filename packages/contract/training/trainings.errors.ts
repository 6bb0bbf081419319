export const errors = {
  /** A training that is heard goes on, and is deleted when it is over. */
  TrainingRuns: 409,
  /** Staff deletes only what staff declared. */
  TrainingIsHers: 409,
} as const;
