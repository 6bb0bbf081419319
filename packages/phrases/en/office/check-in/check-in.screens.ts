export const screens = {
  'checkIn.title': 'Check-in',
  'checkIn.kiosk': 'Kiosk',
  'checkIn.mine': 'My code',
} as const;
