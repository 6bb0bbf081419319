export const errors = {
  // classes
  /** 'Could not delete because the status is Active'. */
  ClassIsActive: 409,
  ClassHasParticipants: 409,
  ClassIsCanceled: 409,
  ClassIsPast: 409,
  /** A bookable class can not become open while it has participants. */
  BookingModeLocked: 409,
  /** Seats can not be fewer than those taken or offered. */
  SeatsBelowParticipants: 409,

  // classes/schedule
  /** The dates of a published class can not change. */
  ClassIsPublished: 409,
  /** 'Schedule does not generate valid events'. */
  ScheduleGeneratesNoEvents: 400,

  // seats: Joining a class, some also leaving it (spec 2 section 5), in the order of the rule `calendar/seats/join-class`.
  ClassNotPublished: 409,
  ClassNotBookable: 409,
  /** Not in the spec's table: an athlete requests a class with BookingMode Invite. */
  ClassByInvitation: 409,
  ClassIsFinished: 409,
  Conflict: 409,
  ClassHasStarted: 409,
  ClassBookingIsEarly: 409,
  ClassBookingIsPastDue: 409,
  AthleteBookingDisabled: 409,
  PoliciesNotAccepted: 409,
  RequiredMedicalCertificate: 409,
  RequiredMembership: 409,
  ClubLimitsExceeded: 409,
  InvalidPaymentOption: 409,
  SubscriptionLimitsExceeded: 409,
  /** Too few credits, and the held subscription does not pay this class. values: subscription, needed, balance. */
  SubscriptionNotAccepted: 409,
  NoValidSubscriptions: 409,
  ClassFull: 409,

  // seats/bookings
  ClassCancelIsPastDue: 409,
  /** The athlete is checked in: the seat is used. */
  ParticipantHasCome: 409,
  OfferExpired: 409,
  /** A recurring booking needs a series. */
  ClassHasNoSeries: 409,

  // seats/participants
  ClassHasNotStarted: 409,
  ParticipantNotBooked: 409,
  /** A course can not be moved. */
  ClassIsCourse: 409,
} as const;
