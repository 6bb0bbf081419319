export const screens = {
  'calendar.bookingRules': 'Booking rules',
  'calendar.personalTraining': 'Personal training',
  'calendar.services': 'Services',
  'calendar.myActivities': 'My activities',
  'calendar.newClass': 'New class',
  'calendar.availability': 'Availability',
  'calendar.circuits': 'Circuits',
  'booking.title': 'Book',
  'booking.appointment': 'Book a trainer',
  'booking.for': 'Book for',
  'booking.myBookings': 'My bookings',
  'participants.subscriptions': 'Participants’ subscriptions',
} as const;
