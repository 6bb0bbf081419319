export const errors = {
  FamilyOneself: 400,
  FamilyFull: 409,
  AlreadyInFamily: 409,
  /** A member with a payer in a club cannot be a payer there. */
  FamilyChain: 409,
} as const;
