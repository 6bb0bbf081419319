export const errors = {
  // classes feature
  /** An active class can not be deleted. */
  ClassIsActive: 409,
  ClassHasParticipants: 409,
  ClassIsCanceled: 409,
  ClassIsPast: 409,
  /** A class that requires booking can not become open while it has participants. */
  BookingModeLocked: 409,
  /** There can not be fewer seats than those taken or offered. */
  SeatsBelowParticipants: 409,

  // classes/schedule feature
  /** The dates of a published class can not change. */
  ClassIsPublished: 409,
  /** The schedule contains no date. */
  ScheduleGeneratesNoEvents: 400,

  // seats: Refusals to join a class, in the order of the rule `calendar/seats/join-class`. Some also apply to leaving it.
  ClassNotPublished: 409,
  ClassNotBookable: 409,
  /** An athlete requests a class with BookingMode Invite. */
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
  /** The member has too few credits, and their subscription does not pay this class. values: subscription, needed, balance. */
  SubscriptionNotAccepted: 409,
  NoValidSubscriptions: 409,
  ClassFull: 409,

  // seats/bookings feature
  ClassCancelIsPastDue: 409,
  /** The athlete has checked in, so the seat is used. */
  ParticipantHasCome: 409,
  OfferExpired: 409,
  /** A recurring booking requires a class of a series. */
  ClassHasNoSeries: 409,

  // seats/participants feature
  ClassHasNotStarted: 409,
  ParticipantNotBooked: 409,
  /** A course can not be moved. */
  ClassIsCourse: 409,
} as const;
