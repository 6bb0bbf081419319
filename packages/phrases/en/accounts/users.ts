export const users = {
  'accounts.birthDate': 'Date of birth',
  'accounts.birthDateNote': 'Used for your maximum heart rate and your zones.',
  'accounts.gender': 'Gender',
  'accounts.genderNote': 'Used for calories.',
  'accounts.genderUnspecified': 'Unspecified',
  'accounts.genderMale': 'Male',
  'accounts.genderFemale': 'Female',
  'accounts.bodyTitle': 'Your body, for zones and calories',
  'accounts.bodyText':
    'Heart-rate zones are computed from your age, calories from height, weight and gender. Your club sees none of it unless you share it.',
  'accounts.bodyLater': 'Continue without',
  'accounts.bodyMissing':
    'Zones are estimated and calories are missing until your date of birth, gender, height and weight are known.',
  'accounts.bodyAdd': 'Add them',
  'accounts.sendAgain': 'Send again',
  'accounts.confirmationSent': 'The link is on its way to {{email}}',
  'accounts.confirmationNotSent': 'The link was not sent. Wait a few minutes, then try again.',
} as const;
