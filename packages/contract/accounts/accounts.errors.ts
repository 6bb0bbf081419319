export const errors = {
  // consents feature
  /** The member does not share this data with any club of the caller. */
  NotShared: 409,

  // images feature
  ImageTypeRefused: 415,
  ImageTooSmall: 400,
  /** The picture has more pixels than the server decodes. */
  ImageTooLarge: 400,
  /** The content is damaged, truncated, or no picture. */
  ImageUnreadable: 400,
  /** The owner of the pictures already has `max` pictures. */
  ImagesFull: 409,
  /** The URL is not https, or its server is not public. */
  ImageAddressRefused: 400,
  /** The server of the URL did not respond, or the response is no picture. */
  ImageNotFetched: 502,

  // security feature
  /** An external identity provider manages the accounts. */
  AccountElsewhere: 409,
  /** The user proved their identity too long ago. */
  SignInAgain: 403,
  /** Callers must have a second factor before they require it of others. */
  SecondFactorFirst: 409,
  /** A club requires a second factor of this user as staff, so the last one cannot be removed. */
  SecondFactorDemanded: 409,

  // tokens feature
  /** The user or club already has `max` tokens. */
  TokenLimit: 409,

  // users feature
  /** Another user has this e-mail address, unconfirmed. */
  EmailExists: 409,
  /** The external provider has not confirmed the e-mail address, so no user is created. */
  EmailNotConfirmed: 403,
  /** The front desk created a user with this e-mail address. The account must confirm the address by mail. */
  EmailToConfirm: 403,
  NicknameExists: 409,

  // watches feature
  ImpossibleToFollowYourself: 400,
} as const;
