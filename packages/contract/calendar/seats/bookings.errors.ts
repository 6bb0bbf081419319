export const errors = {
  ClassCancelIsPastDue: 409,
  /** The athlete is checked in: the seat is used. */
  ParticipantHasCome: 409,
  OfferExpired: 409,
  /** A recurring booking needs a series. */
  ClassHasNoSeries: 409,
} as const;
