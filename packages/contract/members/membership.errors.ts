export const errors = {
  /** A club of no owner keeps a manager. */
  LastManager: 409,
} as const;
