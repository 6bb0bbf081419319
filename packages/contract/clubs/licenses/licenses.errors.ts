export const errors = {
  /** The club has no licence that holds today: nothing can be added, what exists goes on. */
  LicenseRequired: 403,
  /** values: limit, and the resource as the key of its words (`clubs.lic.resource.Members`). */
  LicenseResourceLimitExceeded: 409,
} as const;
