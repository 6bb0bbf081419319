export const errors = {
  // consents
  /** The member does not share it with a club of the caller. */
  NotShared: 409,

  // images
  /** The content is none of the accepted types. */
  ImageTypeRefused: 415,
  ImageTooSmall: 400,
  /** More pixels than the server decodes. */
  ImageTooLarge: 400,
  /** Damaged, truncated, or no picture. */
  ImageUnreadable: 400,
  /** The owner of the pictures has `max` of them already. */
  ImagesFull: 409,
  /** The address is not https or not of a public server. */
  ImageAddressRefused: 400,
  /** No response from there, or no picture. */
  ImageNotFetched: 502,

  // security
  /** Another provider signs users in and manages this. */
  AccountElsewhere: 409,
  /** The last proof of identity is too old for a change of the account. */
  SignInAgain: 403,
  /** A caller who requires a second factor of others needs one first. */
  SecondFactorFirst: 409,
  /** A club requires a second factor of this member of staff: the last one can not be removed. */
  SecondFactorDemanded: 409,

  // users
  /** First call of an account whose unconfirmed email belongs to another user. */
  EmailExists: 409,
  /** The provider does not confirm the address, so no user is created. */
  EmailNotConfirmed: 403,
  /** A desk created a user with this address; the confirmation link was mailed and not opened yet. */
  EmailToConfirm: 403,
  NicknameExists: 409,

  // watches
  ImpossibleToFollowYourself: 400,
} as const;
