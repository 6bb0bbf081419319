export const errors = {
  // classes feature
  /** A published class must be unpublished before it is deleted. */
  ClassIsActive: 409,
  ClassHasParticipants: 409,
  ClassIsCanceled: 409,
  ClassIsPast: 409,
  /** If the class has participants, the booking mode can only change to `Invite`. */
  BookingModeLocked: 409,
  /** Fewer seats than are booked or offered. */
  SeatsBelowParticipants: 409,

  // classes/schedule feature
  /** The dates of a published class cannot change. */
  ClassIsPublished: 409,
  ScheduleGeneratesNoEvents: 400,

  // seats, in the order in which `calendar/seats/join-class` checks them.
  ClassNotPublished: 409,
  ClassNotBookable: 409,
  /** Only staff can book the class (BookingMode Invite). */
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
  /** Too few credits, and no subscription pays for this class. values: subscription, needed, balance. */
  SubscriptionNotAccepted: 409,
  NoValidSubscriptions: 409,
  ClassFull: 409,

  // seats/bookings feature
  ClassCancelIsPastDue: 409,
  /** The member is marked as present, so the booking cannot be canceled. */
  ParticipantHasCome: 409,
  OfferExpired: 409,
  /** Recurring bookings are possible only for a class of a series. */
  ClassHasNoSeries: 409,

  // seats/participants feature
  ClassHasNotStarted: 409,
  ParticipantNotBooked: 409,
  /** A course cannot be moved. */
  ClassIsCourse: 409,

  // appointments feature
  SlotNotFree: 409,
} as const;
