/** Joining a class, some also leaving it (spec 2 section 5), in the order of the rule `calendar/seats/join-class`. */
export const errors = {
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
} as const;
