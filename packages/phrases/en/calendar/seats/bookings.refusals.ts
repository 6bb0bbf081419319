export const refusals = {
  'error.ClassCancelIsPastDue': 'It is too late to cancel this booking. Ask the club.',
  'error.ParticipantHasCome': 'The club has marked you as present: this booking is used and cannot be canceled.',
  'error.OfferExpired': 'This place is no longer held.',
  'error.ClassHasNoSeries': 'This class stands alone, so there is nothing to repeat.',
} as const;
