export const errors = {
  /** It was removed, or never was. */
  AppUnknown: 404,
  /** values: max. */
  AppLimit: 409,
} as const;
