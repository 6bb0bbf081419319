export const screens = {
  'booking.title': 'Book',
  'booking.for': 'Book for',
  'booking.myBookings': 'My bookings',
} as const;
