export const errors = {
  /** Another provider signs users in and manages this. */
  AccountElsewhere: 409,
  /** The last proof of identity is too old for a change of the account. */
  SignInAgain: 403,
  /** A caller who requires a second factor of others needs one first. */
  SecondFactorFirst: 409,
  /** A club requires a second factor of this member of staff: the last one can not be removed. */
  SecondFactorDemanded: 409,
} as const;
