export const refusals = {
  'error.LicenseRequired':
    'The club has no valid licence: nothing can be added. What is there goes on. Who manages the club asks the administrator for a licence.',
  'error.LicenseResourceLimitExceeded':
    'The licence of the club allows {{limit}} of these, and this would be more. Who manages the club asks the administrator for more.',
  'error.LicenseResourceLimitExceeded_Members':
    'Members: the licence of the club allows {{limit}}, and this would be more. Who manages the club asks the administrator for more.',
  'error.LicenseResourceLimitExceeded_Trainers':
    'Trainers: the licence of the club allows {{limit}}, and this would be more. Who manages the club asks the administrator for more.',
  'error.LicenseResourceLimitExceeded_Bridges':
    'Bridges: the licence of the club allows {{limit}}, and this would be more. Who manages the club asks the administrator for more.',
} as const;
