export const errors = {
  /** It was removed, or never was. */
  AppUnknown: 404,
  /** values: max. */
  AppLimit: 409,
  /** Too many wrong codes from one address. values: minutes. */
  AppCodeAttempts: 429,
} as const;
