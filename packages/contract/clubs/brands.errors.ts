export const errors = {
  /** Nobody signed in with this address yet. */
  OwnerUnknown: 404,
  AlreadyOwner: 409,
  /** A brand is never without one. */
  LastOwner: 409,
} as const;
