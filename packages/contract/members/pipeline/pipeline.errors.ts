export const errors = {
  /** A holder of a paid subscription is a client. */
  StaysClient: 409,
  MoveTooOld: 409,
} as const;
