export const refusals = {
  'invalid-country': 'Choose a country from the list.',
  'age-limits': 'The age must be between 5 and 110 years.',
  'height-limits': 'The height must be between 60 and 250 cm (2′ – 8′2″).',
  'weight-limits': 'The weight must be between 20 and 400 kg (45 – 881 lb).',
  'ftp-limits': 'The power must be between 30 and 700 watts.',
  'target-zone-limits': 'The target zone must lie between 0 and 100%.',
  'target-zone-order': 'The lower end must be below the upper end.',
  'email-not-yours': 'Type the e-mail you sign in with.',
  'max-heart-rate-limits': 'The maximum heart rate must be between 100 and 220 bpm.',
  'resting-heart-rate-limits': 'The resting heart rate must be between 30 and 120 bpm, and below 60% of the maximum.',
  'zone-order': 'Each zone must begin above the one below it, and below the maximum.',
  'error.EmailExists': 'Email {{email}} already exists.',
  'error.EmailNotConfirmed': 'Your sign-in provider has not confirmed {{email}}. Confirm the address there, then sign in again.',
  'error.EmailToConfirm':
    'Your club has written down {{email}} for you. Open the link in the mail that was sent there, then come back. No mail? Ask for a new password where you sign in: its link confirms the address too. Where this server sends no mail, ask the club for a sign-in link.',
  'error.NicknameExists': 'This nickname is taken. Choose another one.',
} as const;
