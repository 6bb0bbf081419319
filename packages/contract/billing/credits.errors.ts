export const errors = {
  /** values: needed, balance. */
  NotEnoughCredits: 409,
} as const;
