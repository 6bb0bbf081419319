export const errors = {
  /** Another import of the club is not done yet. */
  ImportRuns: 409,
} as const;
