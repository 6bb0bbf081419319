export const refusals = {
  'seats-required': 'Offer at least one place, onsite or remote.',
  'seats-awaited': 'Somebody waits for a place of this kind. Move the queue first.',
  'time-of-day-order': 'The first time must be before the second.',
  'booking-window-visibility': 'The calendar must show the class at least 24 hours before booking closes.',
  'booking-window-cancel': 'Booking must close no later than cancelling.',
  'booking-window-other-lessons': 'These hours do not fit the other lessons of the series.',
  'error.ClassIsActive': 'Could not delete because the status is Active.',
  'error.ClassHasParticipants': 'The class has participants.',
  'error.ClassIsPast': 'This is in the past and stays as it was.',
  'error.BookingModeLocked': 'The booking mode cannot change this way while the class has participants.',
  'error.ClassHasQueue': 'Places cannot be added while somebody waits. Move the queue first.',
  'error.SeatsBelowParticipants': 'Places taken or held: {{taken}}. There cannot be fewer.',
} as const;
