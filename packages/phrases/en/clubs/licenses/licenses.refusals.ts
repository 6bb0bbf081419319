export const refusals = {
  'error.LicenseRequired':
    'The club has no valid licence: nothing can be added. What is there goes on. Who manages the club asks the administrator for a licence.',
  'error.LicenseResourceLimitExceeded':
    'The licence of the club allows {{limit}} of these, and they are all used. Who manages the club asks the administrator for more.',
} as const;
