export const errors = {
  /** No such code, one of another club, one that was used, or one that is over. */
  CheckInCodeUnknown: 409,
} as const;
