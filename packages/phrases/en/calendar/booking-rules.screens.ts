export const screens = {
  'calendar.bookingRules': 'Booking rules',
} as const;
