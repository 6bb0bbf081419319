export const errors = {
  /** Unknown, of another club, used or expired. */
  CheckInCodeUnknown: 409,
  /** Too many wrong codes at a kiosk in a row; a right code is still accepted. values: seconds. */
  CheckInCodeAttempts: 429,
} as const;
