export const errors = {
  /** No such code, one of another club, one that was used, or one that is over. */
  CheckInCodeUnknown: 409,
  /** Many wrong codes at a kiosk one after the other; a right one passes all the same. values: seconds. */
  CheckInCodeAttempts: 429,
} as const;
