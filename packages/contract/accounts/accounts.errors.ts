export const errors = {
  // consents feature
  /** The member does not share this data with a club of the caller. */
  NotShared: 409,

  // images feature
  /** The content has none of the accepted types. */
  ImageTypeRefused: 415,
  ImageTooSmall: 400,
  /** The picture has more pixels than the server decodes. */
  ImageTooLarge: 400,
  /** The content is damaged, truncated, or no picture. */
  ImageUnreadable: 400,
  /** The owner already has the maximum number of pictures, `max`. */
  ImagesFull: 409,
  /** The address is not https or not that of a public server. */
  ImageAddressRefused: 400,
  /** The address returned no response or no picture. */
  ImageNotFetched: 502,

  // security feature
  /** Another identity provider signs users in and manages their accounts. */
  AccountElsewhere: 409,
  /** The last proof of identity is too old for a change of the account. */
  SignInAgain: 403,
  /** Callers must have a second factor themselves before they require one of others. */
  SecondFactorFirst: 409,
  /** A club requires a second factor of this member of staff, so the last one can not be removed. */
  SecondFactorDemanded: 409,

  // users feature
  /** The email of a new account is unconfirmed and belongs to another user. */
  EmailExists: 409,
  /** The identity provider does not confirm the address, so no user is created. */
  EmailNotConfirmed: 403,
  /** A desk created a user with this address, who has not opened the mailed confirmation link yet. */
  EmailToConfirm: 403,
  NicknameExists: 409,

  // watches feature
  ImpossibleToFollowYourself: 400,
} as const;
