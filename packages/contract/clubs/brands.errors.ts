export const errors = {
  /** No user has signed in with this address yet. */
  OwnerUnknown: 404,
  AlreadyOwner: 409,
  /** A brand always has an owner. */
  LastOwner: 409,
} as const;
