export const errors = {
  /** Another provider signs people in: what is asked is decided there. */
  AccountElsewhere: 409,
  /** Too long ago that she proved who she is, for something that decides over her account. */
  SignInAgain: 403,
  /** Who wants a second factor of others has one herself. */
  SecondFactorFirst: 409,
  /** The last second factor of who works where one is wanted. */
  SecondFactorDemanded: 409,
} as const;
