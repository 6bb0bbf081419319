export const errors = {
  /** The club has no valid licence today: nothing can be added, existing data stays usable. */
  LicenseRequired: 403,
  /** values: limit, with the resource as context. */
  LicenseResourceLimitExceeded: 409,
} as const;
