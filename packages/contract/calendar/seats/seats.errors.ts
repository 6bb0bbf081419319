/** Joining a class, and some of them leaving it (spec 2 section 5), in the order of the rule `calendar/seats/join-class`. */
export const errors = {
  ClassNotPublished: 409,
  ClassNotBookable: 409,
  /** Beyond the spec's table: an athlete asks for a class whose BookingMode is Invite. */
  ClassByInvitation: 409,
  ClassIsFinished: 409,
  /** Already a participant, booked or waiting. */
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
  /** Credits are too few, and the subscription that is held pays nothing here. values: subscription, needed, balance. */
  SubscriptionNotAccepted: 409,
  NoValidSubscriptions: 409,
  ClassFull: 409,
} as const;
