export const errors = {
  /** She does not share it with a club of the caller's. */
  NotShared: 409,
} as const;
