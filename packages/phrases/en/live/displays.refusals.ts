export const refusals = {
  'error.PairingCodeUnknown': 'No screen shows this code. Check it on the TV.',
  'error.PairingCodeExpired': 'This code has expired. The TV shows a new one.',
  'error.PairingCodeAttempts': 'Too many wrong codes. Try again in {{minutes}} min, and read the code on the TV once more.',
} as const;
