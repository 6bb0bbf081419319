export const errors = {
  TrainingProgramNotFound: 404,
  /** values: max (files), gb. */
  TrainingProgramsFull: 409,
  /** The audience contains no athlete of the club. */
  NobodyToShareWith: 409,
} as const;
