export const screens = {
  'checkIn.title': 'Check-in',
  'checkIn.mine': 'My code',
} as const;
