export const errors = {
  ClassCancelIsPastDue: 409,
  /** She was checked in: the seat is used. */
  ParticipantHasCome: 409,
  /** No seat is offered to this athlete, or the offer ran out. */
  OfferExpired: 409,
  /** A recurring booking follows a series; this class stands alone. */
  ClassHasNoSeries: 409,
} as const;
