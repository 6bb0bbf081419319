export const errors = {
  /** The first call of an account whose unconfirmed e-mail is somebody else's. */
  EmailExists: 409,
  /** The sign-in provider does not say that the address is hers, so nobody is made of it. */
  EmailNotConfirmed: 403,
  /** Somebody at a desk wrote the address down; the house has mailed its link, which nobody has opened yet. */
  EmailToConfirm: 403,
  NicknameExists: 409,
} as const;
