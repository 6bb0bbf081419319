export const errors = {
  DemoStrapExists: 409,
  DemoStrapOfMember: 409,
  /** values: max. */
  DemoUserLimit: 409,
} as const;
