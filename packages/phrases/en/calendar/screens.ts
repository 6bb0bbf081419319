export const screens = {
  'booking.title': 'Book',
  'calendar.classes': 'Classes',
  'calendar.personalTraining': 'Personal training',
  'calendar.services': 'Services',
  'calendar.myActivities': 'My activities',
  'calendar.bookingRules': 'Booking rules',
  'booking.myBookings': 'My bookings',
  'calendar.newClass': 'New class',

  // One class in a calendar.
  'participants.title': 'Participants',
  'participants.subscriptions': 'Participants’ subscriptions',
} as const;
