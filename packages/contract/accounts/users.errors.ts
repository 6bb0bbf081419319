export const errors = {
  /** The first call of an account whose unconfirmed e-mail is somebody else's. */
  EmailExists: 409,
  NicknameExists: 409,
} as const;
