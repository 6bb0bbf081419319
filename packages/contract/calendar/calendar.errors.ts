export const errors = {
  // classes feature
  /** The class is published, so it can not be deleted before it is unpublished. */
  ClassIsActive: 409,
  ClassHasParticipants: 409,
  ClassIsCanceled: 409,
  ClassIsPast: 409,
  /** The class has participants, so its booking mode can only change to `Invite`. */
  BookingModeLocked: 409,
  /** The class would have fewer seats than are booked or offered. */
  SeatsBelowParticipants: 409,

  // classes/schedule feature
  /** The dates of a class can not be changed while it is published. */
  ClassIsPublished: 409,
  /** The schedule has no day with a class. */
  ScheduleGeneratesNoEvents: 400,

  // seats: Refusals of a booking, in the order in which the rule `calendar/seats/join-class` checks them. Some also apply when a
  // member leaves.
  ClassNotPublished: 409,
  ClassNotBookable: 409,
  /** An athlete requests a class that only staff can book (BookingMode Invite). */
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
  /** The member has too few credits, and no subscription of theirs pays this class. values: subscription, needed, balance. */
  SubscriptionNotAccepted: 409,
  NoValidSubscriptions: 409,
  ClassFull: 409,

  // seats/bookings feature
  ClassCancelIsPastDue: 409,
  /** The athlete is marked as present, so the booking can not be canceled. */
  ParticipantHasCome: 409,
  OfferExpired: 409,
  /** The class belongs to no series, so it has no recurring booking. */
  ClassHasNoSeries: 409,

  // seats/participants feature
  ClassHasNotStarted: 409,
  ParticipantNotBooked: 409,
  /** The class is a course, which can not be moved. */
  ClassIsCourse: 409,

  // appointments feature
  /** The trainer is not free at this time, or no longer. */
  SlotNotFree: 409,
} as const;
