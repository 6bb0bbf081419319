export const errors = {
  /** One pays for oneself anyway. */
  FamilyOneself: 400,
  /** `max` people are the most that one pays for in a club. */
  FamilyFull: 409,
  /** Somebody pays for her already. */
  AlreadyInFamily: 409,
  /** Whoever is paid for in a club pays there for nobody. */
  FamilyChain: 409,
} as const;
