export const refusals = {
  'error.PairingCodeUnknown': 'No screen shows this code. Check it on the TV.',
  'error.PairingCodeExpired': 'This code has expired. The TV shows a new one.',
} as const;
