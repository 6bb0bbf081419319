export const errors = {
  ClubCodeUnknown: 404,
  /** Too many codes were wrong, by one person or from one address. */
  ClubCodeAttempts: 429,
  /** The club's own code lets nobody in. */
  JoinByInvitation: 403,
  AlreadyMember: 409,
  /** values: name, and the next one that is free. */
  ClubNameTaken: 409,
  ClubCodeTaken: 409,
  /** Something was sold in it. */
  ClubCurrencyFixed: 409,
  /** What was typed is not the name of the club that is to be deleted. */
  ClubNameMismatch: 409,
  /** A club is of one brand. */
  ClubOfBrand: 409,
} as const;
