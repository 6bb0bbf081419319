export const errors = {
  ClubCodeUnknown: 404,
  /** Too many codes were wrong, by one person or from one address. */
  ClubCodeAttempts: 429,
  AlreadyMember: 409,
} as const;
