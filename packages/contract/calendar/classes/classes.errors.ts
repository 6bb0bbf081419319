export const errors = {
  /** 'Could not delete because the status is Active'. */
  ClassIsActive: 409,
  ClassHasParticipants: 409,
  ClassIsCanceled: 409,
  ClassIsPast: 409,
  /** A bookable class can not become open while it has participants. */
  BookingModeLocked: 409,
  /** Seats can not be fewer than those taken or offered. */
  SeatsBelowParticipants: 409,
} as const;
