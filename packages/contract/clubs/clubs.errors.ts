export const errors = {
  // brands
  /** No user has signed in with this address yet. */
  OwnerUnknown: 404,
  AlreadyOwner: 409,
  /** A brand always has an owner. */
  LastOwner: 409,

  // clubs
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

  // kiosks
  KioskCodeUnknown: 404,
  KioskCodeAttempts: 429,
  /** values: max. */
  KioskLimit: 409,
  /** The token is not valid: the kiosk was deleted or another tablet was paired. */
  KioskUnpaired: 409,

  // licenses
  /** The club has no valid licence today: nothing can be added, existing data stays usable. */
  LicenseRequired: 403,
  /** values: limit, with the resource as context. */
  LicenseResourceLimitExceeded: 409,

  // policies
  PoliciesAllAccepted: 409,
  /** values: minutes until the next reminder is allowed. */
  PoliciesRemindedAlready: 409,

  // tags
  TagTextExists: 409,
} as const;
