export const errors = {
  // brands feature
  /** No user with this email address has signed in yet. */
  OwnerUnknown: 404,
  AlreadyOwner: 409,
  /** A brand always has an owner. */
  LastOwner: 409,

  // clubs feature
  ClubCodeUnknown: 404,
  ClubCodeAttempts: 429,
  /** The club does not accept members by its own code. */
  JoinByInvitation: 403,
  AlreadyMember: 409,
  /** values: the taken name, and the next similar free name. */
  ClubNameTaken: 409,
  ClubCodeTaken: 409,
  ClubCurrencyFixed: 409,
  /** The name typed to confirm the deletion differs from the club's name. */
  ClubNameMismatch: 409,
  ClubOfBrand: 409,

  // kiosks feature
  KioskCodeUnknown: 404,
  KioskCodeAttempts: 429,
  /** The club already has `max` kiosks. */
  KioskLimit: 409,
  /** The kiosk was deleted or another tablet was paired with it. */
  KioskUnpaired: 409,

  // licenses feature
  /** Without a valid licence nothing can be added, but existing data can still be used. */
  LicenseRequired: 403,
  /** `limit` is the licence's limit of the resource `context`. */
  LicenseResourceLimitExceeded: 409,

  // policies feature
  PoliciesAllAccepted: 409,
  /** values: minutes until the next reminder is allowed. */
  PoliciesRemindedAlready: 409,

  // tags feature
  TagTextExists: 409,
} as const;
