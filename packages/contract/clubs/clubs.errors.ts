export const errors = {
  // brands feature
  /** No user with this email address has signed in yet, so they can not become an owner. */
  OwnerUnknown: 404,
  AlreadyOwner: 409,
  /** The last owner can not be removed, because a brand always has one. */
  LastOwner: 409,

  // clubs feature
  ClubCodeUnknown: 404,
  ClubCodeAttempts: 429,
  /** Members join this club only by invitation, so its own code is refused. */
  JoinByInvitation: 403,
  AlreadyMember: 409,
  /** values: the taken name, and the next similar name that is free. */
  ClubNameTaken: 409,
  ClubCodeTaken: 409,
  ClubCurrencyFixed: 409,
  /** To confirm the deletion of a club, the caller must type its name. The typed name is another one. */
  ClubNameMismatch: 409,
  ClubOfBrand: 409,

  // kiosks feature
  KioskCodeUnknown: 404,
  KioskCodeAttempts: 429,
  /** The club already has the highest allowed number of kiosks. The message contains this limit, `max`. */
  KioskLimit: 409,
  /** The token of the tablet is not valid, because the kiosk was deleted or another tablet was paired with it. */
  KioskUnpaired: 409,

  // licenses feature
  /** The club has no valid licence today. Nothing can be added, but existing data can still be used. */
  LicenseRequired: 403,
  /** The limit of the licence is reached. The message contains this `limit`, and `context` is the limited resource. */
  LicenseResourceLimitExceeded: 409,

  // policies feature
  PoliciesAllAccepted: 409,
  /** Staff sent this member a reminder a short time ago. values: minutes until the next reminder is allowed. */
  PoliciesRemindedAlready: 409,

  // tags feature
  TagTextExists: 409,
} as const;
