export const screens = {
  'booking.title': 'Book',
  'booking.myBookings': 'My bookings',
} as const;
