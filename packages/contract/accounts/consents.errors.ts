export const errors = {
  /** The member does not share it with a club of the caller. */
  NotShared: 409,
} as const;
