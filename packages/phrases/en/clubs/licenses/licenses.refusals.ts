export const refusals = {
  'clubs.lic.resource.Members': 'Members',
  'clubs.lic.resource.Trainers': 'Trainers',
  'clubs.lic.resource.Bridges': 'Bridges',
  'clubs.lic.resource.LiveTrainings': 'Live trainings at once',
  'clubs.lic.resource.VideoGB': 'Video, GB',
  'clubs.lic.resource.Sms': 'SMS a month',
  'error.LicenseRequired':
    'The club has no valid licence: nothing can be added. What is there goes on. Who manages the club asks the administrator for a licence.',
  'error.LicenseResourceLimitExceeded':
    '{{@resource}}: the licence of the club allows {{limit}}, and this would be more. Who manages the club asks the administrator for a larger one.',
} as const;
