export const errors = {
  /** Another demo user of the club has the strap. */
  DemoStrapExists: 409,
  /** Somebody of the club has linked it: its beats are hers. */
  DemoStrapOfMember: 409,
  /** values: max. */
  DemoUserLimit: 409,
} as const;
