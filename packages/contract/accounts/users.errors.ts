export const errors = {
  /** First call of an account whose unconfirmed email belongs to another user. */
  EmailExists: 409,
  /** The provider does not confirm the address, so no user is created. */
  EmailNotConfirmed: 403,
  /** A desk created a user with this address; the confirmation link was mailed and not opened yet. */
  EmailToConfirm: 403,
  NicknameExists: 409,
} as const;
