export const errors = {
  // brands feature
  /** The new owner is unknown: no user has signed in with this email address yet. */
  OwnerUnknown: 404,
  AlreadyOwner: 409,
  /** The last owner can not be removed, because a brand always has one. */
  LastOwner: 409,

  // clubs feature
  ClubCodeUnknown: 404,
  ClubCodeAttempts: 429,
  /** The club's own code does not admit members. */
  JoinByInvitation: 403,
  AlreadyMember: 409,
  /** values: name, and the next free name. */
  ClubNameTaken: 409,
  ClubCodeTaken: 409,
  ClubCurrencyFixed: 409,
  /** The typed name is not that of the club to delete. */
  ClubNameMismatch: 409,
  ClubOfBrand: 409,

  // kiosks feature
  KioskCodeUnknown: 404,
  KioskCodeAttempts: 429,
  /** The message names the limit, `max`. */
  KioskLimit: 409,
  /** The token is not valid, because the kiosk was deleted or another tablet paired. */
  KioskUnpaired: 409,

  // licenses feature
  /** The club has no valid licence today. Nothing can be added, but existing data stays usable. */
  LicenseRequired: 403,
  /** The message names the `limit` of the licence and the resource as `context`. */
  LicenseResourceLimitExceeded: 409,

  // policies feature
  PoliciesAllAccepted: 409,
  /** A reminder was sent recently. values: minutes until the next one is allowed. */
  PoliciesRemindedAlready: 409,

  // tags feature
  TagTextExists: 409,
} as const;
