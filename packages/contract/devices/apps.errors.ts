export const errors = {
  AppUnknown: 404,
  /** values: max. */
  AppLimit: 409,
  AppCodeAttempts: 429,
} as const;
