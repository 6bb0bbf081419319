export const errors = {
  /** Who holds something paid is a client. */
  StaysClient: 409,
} as const;
