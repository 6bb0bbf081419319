export const errors = {
  ClubCodeUnknown: 404,
  ClubCodeAttempts: 429,
  /** The club's own code admits no members. */
  JoinByInvitation: 403,
  AlreadyMember: 409,
  /** values: name, and the next free one. */
  ClubNameTaken: 409,
  ClubCodeTaken: 409,
  ClubCurrencyFixed: 409,
  /** The typed name is not that of the club to be deleted. */
  ClubNameMismatch: 409,
  ClubOfBrand: 409,
} as const;
