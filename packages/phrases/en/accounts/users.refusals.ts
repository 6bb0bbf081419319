export const refusals = {
  'invalid-country': 'Choose a country from the list.',
  'age-limits': 'The age must be between 5 and 110 years.',
  'height-limits': 'The height must be between 60 and 250 cm.',
  'weight-limits': 'The weight must be between 20 and 400 kg.',
  'ftp-limits': 'The power must be between 30 and 700 watts.',
  'target-zone-limits': 'The target zone must lie between 0 and 100%.',
  'target-zone-order': 'The lower end must be below the upper end.',
  'error.EmailExists': 'E-mail {{email}} already exists.',
  'error.EmailNotConfirmed': 'Your sign-in provider has not confirmed {{email}}. Confirm the address there, then sign in again.',
  'error.NicknameExists': 'This nickname is taken. Choose another one.',
} as const;
