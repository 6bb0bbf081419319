export const errors = {
  // consents feature
  /** The member does not share this data with any club of the caller. */
  NotShared: 409,

  // images feature
  /** None of the accepted types. */
  ImageTypeRefused: 415,
  ImageTooSmall: 400,
  /** More pixels than the server decodes. */
  ImageTooLarge: 400,
  /** The content is damaged, truncated, or no picture. */
  ImageUnreadable: 400,
  /** The owner of the pictures has `max` already. */
  ImagesFull: 409,
  /** Not https, or not a public server. */
  ImageAddressRefused: 400,
  /** No response, or it is no picture. */
  ImageNotFetched: 502,

  // security feature
  /** An external identity provider manages the accounts. */
  AccountElsewhere: 409,
  /** The user proved their identity too long ago. */
  SignInAgain: 403,
  /** Callers must have one before they require it of others. */
  SecondFactorFirst: 409,
  /** A club requires it of this user as staff, so the last one cannot be removed. */
  SecondFactorDemanded: 409,

  // tokens feature
  /** The highest allowed number is `max`. */
  TokenLimit: 409,

  // users feature
  /** Unconfirmed, and of another user. */
  EmailExists: 409,
  /** The external provider has not confirmed it, so no user is created. */
  EmailNotConfirmed: 403,
  /** A desk created a user with this e-mail address, which the account must confirm by mail. */
  EmailToConfirm: 403,
  NicknameExists: 409,

  // watches feature
  ImpossibleToFollowYourself: 400,
} as const;
