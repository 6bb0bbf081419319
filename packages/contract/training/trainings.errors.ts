export const errors = {
  /** A training that is received live goes on, and is deleted when it is over. */
  TrainingRuns: 409,
  /** Staff deletes only the notes of their club. */
  TrainingIsHers: 409,
} as const;
