export const errors = {
  /** The club has no licence that holds today: nothing can be added, what exists goes on. */
  LicenseRequired: 403,
  /** values: limit, and as context the resource it limits. */
  LicenseResourceLimitExceeded: 409,
} as const;
