export const errors = {
  // consents feature
  /** The member does not share this data with any club of the caller. */
  NotShared: 409,

  // images feature
  /** The content is of none of the accepted types of files. */
  ImageTypeRefused: 415,
  ImageTooSmall: 400,
  /** The picture has more pixels than the server decodes. */
  ImageTooLarge: 400,
  /** The content is damaged, truncated, or no picture. */
  ImageUnreadable: 400,
  /** The owner of the pictures already has the highest allowed number, `max`. */
  ImagesFull: 409,
  /** The URL of the picture is not https, or is not that of a public server. */
  ImageAddressRefused: 400,
  /** The server at the URL did not respond, or its response is no picture. */
  ImageNotFetched: 502,

  // security feature
  /** An external identity provider signs users in and manages their accounts, so the account can not be changed here. */
  AccountElsewhere: 409,
  /** A change of the account requires that the user signs in again, because they proved their identity too long ago. */
  SignInAgain: 403,
  /** Callers must have a second factor themselves before they require one of others. */
  SecondFactorFirst: 409,
  /** A club requires a second factor of this user as its staff, so the user can not remove the last one. */
  SecondFactorDemanded: 409,

  // tokens feature
  /** The user or the club already has the highest allowed number of tokens, `max`. */
  TokenLimit: 409,

  // users feature
  /** The email of a new account is unconfirmed and belongs to another user. */
  EmailExists: 409,
  /** The external identity provider has not confirmed the email address, so no user is created. */
  EmailNotConfirmed: 403,
  /** A desk created a user with this address. The account must first confirm the address with the link in a mail. */
  EmailToConfirm: 403,
  NicknameExists: 409,

  // watches feature
  ImpossibleToFollowYourself: 400,
} as const;
