export const errors = {
  /** 'Could not delete because the status is Active'. */
  ClassIsActive: 409,
  ClassHasParticipants: 409,
  /** Nothing of it changes any more. */
  ClassIsCanceled: 409,
  ClassIsPast: 409,
  /** A bookable class does not become open while it has participants. */
  BookingModeLocked: 409,
  /** Seats are not lowered below those taken or offered. */
  SeatsBelowParticipants: 409,
} as const;
